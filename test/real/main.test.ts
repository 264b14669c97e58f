/** `make test-real` as a program: with an executable, with an address, with nothing. One story is enough to see it run. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Demo, startDemo } from "../../src/demo/server.ts";

const PROGRAM = fileURLToPath(new URL("main.ts", import.meta.url));
const STAND_IN = fileURLToPath(new URL("stand-in.ts", import.meta.url));
const STORY = "test/front/stories/protection.test.ts";

let demo: Demo | undefined;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "test-real-"));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await demo?.close();
  demo = undefined;
});

function run(environment: Record<string, string>, ...words: string[]): Promise<{ status: number; text: string }> {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}`, NO_COLOR: "1", TMPDIR: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...words], { env: { ...env, ...environment } }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code ?? 1), text: stdout + stderr });
    });
  });
}

test("GITEA_BINARY: starts it in a fresh folder, tests it, and leaves neither process nor folder", async () => {
  const { status, text } = await run({ GITEA_BINARY: STAND_IN, GITEA_REAL_DEMO: "1" }, STORY);
  expect(text).toMatch(/^Testing 28\.1\.0\S* at http:\/\/127\.0\.0\.1:\d+: the Gitea of GITEA_BINARY\.\n/);
  expect(text).toContain("1 passed");
  expect(status).toBe(0);
  expect(readdirSync(folder).filter((name) => name.startsWith("gitea-"))).toEqual([]);
});

test("GITEA_URL and GITEA_ADMIN_TOKEN: tests that one and leaves it as it was", async () => {
  demo = await startDemo({ seed: false });
  const { status, text } = await run({ GITEA_URL: `${demo.url}/`, GITEA_ADMIN_TOKEN: demo.adminToken }, STORY);
  expect(text).toContain(`at ${demo.url}: the Gitea of GITEA_URL.`);
  expect(status).toBe(0);
  const headers = { authorization: `token ${demo.adminToken}` };
  const users = (await (await fetch(`${demo.url}/api/v1/admin/users`, { headers })).json()) as { login: string }[];
  expect(users.map(({ login }) => login)).toEqual(["gitea-admin"]);
});

test("neither: the demo stands in, and that is said; what fails is told by the exit status", async () => {
  const { status, text } = await run({ DEMO: "1" }, "test/real/no-such.test.ts");
  expect(text).toContain("the demo, which stands in");
  expect(status).toBe(1);
});

test("half of an address is told", async () => {
  const { status, text } = await run({ GITEA_URL: "http://127.0.0.1:9" });
  expect([status, text]).toEqual([2, "GITEA_URL and GITEA_ADMIN_TOKEN belong together: set both.\n"]);
});
