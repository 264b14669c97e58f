import { expect, test } from "vitest";
import {
  compareVersions,
  createVersionWatcher,
  parseVersion,
  requireSupport,
  supports,
} from "../../src/gitea/version.ts";
import { failureOf, operation } from "./support.ts";

test.each<[string, string | null]>([
  ["1.26.4", "1.26.4"],
  ["v1.22", "1.22"],
  ["1.28.0+dev-12-gabc", "1.28.0"],
  ["28.1.0", "28.1.0"],
  ["28", "28"],
  ["1.27.0-rc1\n", "1.27.0"],
  ["9.0.3+gitea-1.22.0", "1.22.0"],
  ["", null],
  ["main", null],
  ["1.2.3.4", null],
  ["99999.1", null],
])("reads %j as %j", (text, want) => {
  expect(parseVersion(text)?.text ?? null).toBe(want);
});

test("versions in the order they came, 28 after 1.28-dev", () => {
  const order = ["1.9.6", "1.22.0", "1.22.1", "1.26.4", "1.27.0", "1.28.0+dev-1", "28", "28.0.1", "28.1.0"];
  const parsed = order.map((text) => parseVersion(text)).filter((version) => version !== null);
  expect(parsed.toSorted(compareVersions).map((version) => version.text)).toEqual([
    ...order.slice(0, 5),
    "1.28.0",
    ...order.slice(6),
  ]);
  expect(parsed).toHaveLength(order.length);
});

test.each<[string, string, boolean]>([
  ["1.24", "1.26.4", true],
  ["1.26", "1.26.4", true],
  ["1.27", "1.26.4", false],
  ["28", "1.28.0+dev", false],
  ["28", "28.0.0", true],
  ["1.26", "28.1.0", true],
])("what exists since %s is in %s: %s", (since, server, want) => {
  expect(supports(since, parseVersion(server))).toBe(want);
});

test("an unknown server is taken to have everything", () => {
  expect(supports("28", null)).toBe(true);
});

test("an operation newer than the server is refused with both versions", async () => {
  const { eras } = operation("GET", "/x", { eras: { since: "28", parameters: {}, body: {}, renamed: [], meant: [] } });
  const error = await failureOf(() => requireSupport(eras, parseVersion("1.26.4")));
  expect([error.kind, error.message, error.fields]).toEqual([
    "unsupported_by_server",
    "This operation exists since Gitea 28.",
    { since: "28", server: "1.26.4" },
  ]);
  expect(() => requireSupport(eras, parseVersion("28.1.0"))).not.toThrow();
});

test("an upgraded server is noticed, a failing one keeps its last version", async () => {
  let time = 0;
  let reads = 0;
  const answers = ["1.26.4", new Error("down"), "28.1.0"];
  const watcher = createVersionWatcher({
    refreshMs: 1000,
    now: () => time,
    read: async () => {
      const answer = answers[reads++];
      if (answer instanceof Error) throw answer;
      return answer ?? "";
    },
  });
  await Promise.all([watcher.refresh(), watcher.refresh()]);
  expect([watcher.current()?.text, reads]).toEqual(["1.26.4", 1]);
  time = 1000;
  expect(watcher.current()?.text).toBe("1.26.4");
  await watcher.refresh();
  expect([watcher.current()?.text, reads]).toEqual(["1.26.4", 2]);
  time = 2000;
  watcher.current();
  await watcher.refresh();
  expect([watcher.current()?.text, reads]).toEqual(["28.1.0", 3]);
});
