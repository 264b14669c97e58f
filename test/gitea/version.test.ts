import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

describe("the server's version over time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watcherOf(answers: (string | null | Error)[]) {
    const reads = { count: 0 };
    const read = async () => {
      const answer = answers[reads.count++];
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    };
    return { reads, watcher: createVersionWatcher({ read, refreshMs: 120_000, retryMs: 10_000 }) };
  }

  test("an upgraded server is noticed without a call, a failing one keeps its last version", async () => {
    const { reads, watcher } = watcherOf(["1.26.4", "1.26.4", new Error("down"), null, "28.1.0"]);
    const told: string[] = [];
    const stop = watcher.watch((version) => void told.push(version.text));
    await Promise.all([watcher.refresh(), watcher.refresh()]);
    expect([watcher.current()?.text, reads.count]).toEqual(["1.26.4", 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([watcher.current()?.text, reads.count, told]).toEqual(["1.26.4", 2, ["1.26.4"]]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([watcher.current()?.text, reads.count]).toEqual(["1.26.4", 3]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([watcher.current()?.text, reads.count]).toEqual(["1.26.4", 4]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([watcher.current()?.text, reads.count, told]).toEqual(["28.1.0", 5, ["1.26.4", "28.1.0"]]);
    stop();
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(reads.count).toBe(5);
  });

  test("stopped while it reads, it stays stopped", async () => {
    const { reads, watcher } = watcherOf(["1.26.4", "28.1.0"]);
    const told: string[] = [];
    const stop = watcher.watch((version) => void told.push(version.text));
    const reading = watcher.refresh();
    stop();
    await reading;
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect([reads.count, told]).toEqual([1, []]);
  });

  test("a call asks a server that was never there, and one that does not tell only once", async () => {
    const { reads, watcher } = watcherOf([new Error("down"), new Error("down"), null, "1.24.0"]);
    expect([await watcher.settled(), await watcher.settled(), reads.count]).toEqual([null, null, 2]);
    expect([await watcher.settled(), await watcher.settled(), reads.count]).toEqual([null, null, 3]);
    await watcher.refresh();
    expect([(await watcher.settled())?.text, reads.count]).toEqual(["1.24.0", 4]);
  });

  test("calls wait only once for a server that does not answer", async () => {
    let reads = 0;
    const read = () => {
      reads++;
      return new Promise<string>((_, reject) => setTimeout(() => reject(new Error("timeout")), 5_000));
    };
    const watcher = createVersionWatcher({ read, refreshMs: 120_000, retryMs: 10_000 });
    const first = watcher.settled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([await first, await watcher.settled(), reads]).toEqual([null, null, 1]);
  });
});
