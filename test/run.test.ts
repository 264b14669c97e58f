/** `make run` on a fresh clone: ready soon, the README's curl works as printed, Ctrl-C ends it and leaves nothing. */
import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const [, CURL = ""] = /```sh\n(curl [\s\S]*?)```/.exec(readFileSync(`${ROOT}README.md`, "utf8")) ?? [];
const HAS_CURL = spawnSync("curl", ["--version"]).status === 0;
/** Two seconds on a machine of its own; tests share theirs. */
const READY_WITHIN_MS = 15_000;

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill("SIGKILL");
});

interface Run {
  /** Of the endpoint and of the demo. */
  ports: number[];
  output: () => string;
  ended: Promise<{ status: number | null; signal: string | null }>;
  interrupt: () => void;
}

async function run(): Promise<Run> {
  const program = spawn(process.execPath, ["src/main.ts", "http"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, MCP_PORT: "0" },
  });
  child = program;
  let output = "";
  const ended = new Promise<{ status: number | null; signal: string | null }>((resolve) => {
    program.once("exit", (status, signal) => resolve({ status, signal }));
  });
  const ports = await new Promise<number[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time: ${output}`)), READY_WITHIN_MS);
    program.once("exit", () => reject(new Error(`ended: ${output}`)));
    program.stderr.on("data", (chunk: Buffer) => {
      output += chunk;
    });
    program.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const [, endpoint] = /ready at http:\/\/127\.0\.0\.1:(\d+)\/mcp\n/.exec(output) ?? [];
      const [, demo] = /demo Gitea at http:\/\/127\.0\.0\.1:(\d+)[^\d]/.exec(output) ?? [];
      if (endpoint === undefined || demo === undefined) return;
      clearTimeout(timer);
      resolve([Number(endpoint), Number(demo)]);
    });
  });
  return { ports, output: () => output, ended, interrupt: () => program.kill("SIGINT") };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

test("ready without a Gitea, and SIGINT ends it with 0 and nothing left", async () => {
  const { ports, ended, interrupt, output } = await run();
  expect(await Promise.all(ports.map(isOpen))).toEqual([true, true]);
  expect(output()).toContain(`claude mcp add --transport http gitea http://127.0.0.1:${ports[0]}/mcp`);
  interrupt();
  expect(await ended).toEqual({ status: 0, signal: null });
  expect(await Promise.all(ports.map(isOpen))).toEqual([false, false]);
});

test.skipIf(!HAS_CURL)("the README's curl works as printed", async () => {
  const { ports, ended, interrupt } = await run();
  expect(CURL).toContain("http://127.0.0.1:8080/mcp");
  const command = CURL.replace("127.0.0.1:8080", `127.0.0.1:${ports[0]}`);
  const { stdout } = await promisify(execFile)("sh", ["-c", command]);
  const answer = JSON.parse(stdout) as { result: { protocolVersion: string; serverInfo: { name: string } } };
  expect(answer.result.protocolVersion).toBe("2025-11-25");
  expect(answer.result.serverInfo.name).toBe("gitea");
  interrupt();
  expect((await ended).status).toBe(0);
});
