/**
 * `make test-real`: the stories and the sweep over all operations, against a real Gitea.
 *
 * GITEA_BINARY: a Gitea executable, started in a fresh folder. Or GITEA_URL and GITEA_ADMIN_TOKEN: one that runs already;
 * what the tests make there they take away again. Neither: the demo stands in, and that is said. Words behind the
 * program's name are test files to run instead of all.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startDemo } from "../../src/demo/server.ts";
import { type RunningGitea, startGitea } from "./gitea.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const VITEST = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
const TESTS = ["test/front/stories", "test/real/sweep.test.ts"];
/** A server with a disk is slower than the demo, and a build takes its time. */
const TEST_TIMEOUT_MS = 300_000;

interface Ground extends RunningGitea {
  what: string;
  isDemo: boolean;
}

async function openGround(): Promise<Ground> {
  const { GITEA_BINARY: binary, GITEA_URL: url, GITEA_ADMIN_TOKEN: adminToken, DEMO: demoWanted } = process.env;
  if (demoWanted || !(binary || url || adminToken)) return await openDemo();
  if (binary) return { ...(await startGitea(binary)), what: "the Gitea of GITEA_BINARY", isDemo: false };
  if (!url || !adminToken) throw new Error("GITEA_URL and GITEA_ADMIN_TOKEN belong together: set both.");
  const base = url.trim().replace(/\/+(api\/v1\/*)?$/, "");
  return { url: base, adminToken, what: "the Gitea of GITEA_URL", isDemo: false, close: async () => undefined };
}

async function openDemo(): Promise<Ground> {
  const { url, adminToken, close } = await startDemo();
  const what = "the demo, which stands in: set GITEA_BINARY, or GITEA_URL and GITEA_ADMIN_TOKEN, for a real Gitea";
  return { url, adminToken, close, what, isDemo: true };
}

/** Serially: one server answers all of them. */
async function runTests(ground: Ground, files: string[], report: string): Promise<number> {
  const { GITEA_BINARY: _binary, GITEA_URL: _url, GITEA_ADMIN_TOKEN: _token, ...rest } = process.env;
  const given = { GITEA_REAL_URL: ground.url, GITEA_REAL_TOKEN: ground.adminToken, GITEA_REAL_REPORT: report };
  const environment = { ...rest, ...given, ...(ground.isDemo ? { GITEA_REAL_DEMO: "1" } : {}) };
  const words = [VITEST, "run", "--no-file-parallelism", `--testTimeout=${TEST_TIMEOUT_MS}`, ...files];
  const tests = spawn(process.execPath, words, { cwd: ROOT, env: environment, stdio: "inherit" });
  return await new Promise((resolve) => tests.once("exit", (status) => resolve(status ?? 1)));
}

async function main(files: string[]): Promise<number> {
  const ground = await openGround();
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const report = join(folder, "sweep.txt");
  try {
    const version = (await (await fetch(`${ground.url}/api/v1/version`)).json()) as { version: string };
    console.log(`Testing ${version.version} at ${ground.url}: ${ground.what}.`);
    const status = await runTests(ground, files.length > 0 ? files : TESTS, report);
    if (existsSync(report)) console.log(readFileSync(report, "utf8"));
    return status;
  } finally {
    rmSync(folder, { recursive: true });
    await ground.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
