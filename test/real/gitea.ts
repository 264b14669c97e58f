/** A Gitea of our own for as long as the tests run: a fresh folder, SQLite, loopback, a throwaway administrator. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface RunningGitea {
  url: string;
  adminToken: string;
  close(): Promise<void>;
}

const ADMIN = "throwaway-admin";
const START_TRIES = 240;
const START_STEP_MS = 250;

/** @throws Error when the executable does not do what a Gitea does, with what it wrote last */
export async function startGitea(executable: string): Promise<RunningGitea> {
  const folder = mkdtempSync(join(tmpdir(), "gitea-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, "app.ini");
  writeFileSync(config, configuration(folder, port), { mode: 0o600 });
  const place = ["--config", config, "--work-path", folder];
  const run = async (...words: string[]) => (await promisify(execFile)(executable, [...words, ...place])).stdout.trim();
  let server: ChildProcess | undefined;
  const close = async () => {
    if (server !== undefined) await stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run("migrate");
    const password = randomBytes(18).toString("base64url");
    const account = ["--username", ADMIN, "--password", password, "--email", `${ADMIN}@example.test`];
    await run("admin", "user", "create", ...account, "--admin", "--must-change-password=false");
    server = spawn(executable, ["web", ...place], { stdio: ["ignore", "inherit", "inherit"] });
    await ready(url, server);
    const token = ["--username", ADMIN, "--token-name", "tests", "--scopes", "all", "--raw"];
    const adminToken = await run("admin", "user", "generate-access-token", ...token);
    return { url, adminToken, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function configuration(folder: string, port: number): string {
  const { username, uid } = userInfo();
  return `APP_NAME = Gitea for tests
RUN_MODE = prod
RUN_USER = ${username}
${uid === 0 ? "I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = true" : ""}
WORK_PATH = ${folder}

[server]
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${port}
ROOT_URL = http://127.0.0.1:${port}/
DISABLE_SSH = true
OFFLINE_MODE = true

[database]
DB_TYPE = sqlite3
PATH = ${join(folder, "gitea.db")}

[repository]
ROOT = ${join(folder, "repositories")}

[security]
INSTALL_LOCK = true
SECRET_KEY = ${randomBytes(32).toString("hex")}

[service]
DISABLE_REGISTRATION = true

[actions]
ENABLED = true

[cron.update_checker]
ENABLED = false

[log]
MODE = console
LEVEL = Warn
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (server.exitCode !== null) throw new Error(`Gitea ended at its start with status ${server.exitCode}.`);
    const answer = await fetch(`${url}/api/v1/version`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, START_STEP_MS));
  }
  throw new Error(`Gitea did not answer at ${url} within ${(START_TRIES * START_STEP_MS) / 1000} seconds.`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
}
