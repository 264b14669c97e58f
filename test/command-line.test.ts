import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, test } from "vitest";
import { BEARER, callOf, INITIALIZE, openSession, send } from "./mcp/endpoint.ts";
import { TOOLS } from "./mcp/fake-gateway.ts";

const PROGRAM = fileURLToPath(new URL("program.ts", import.meta.url));
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
});

interface Run {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  /** Resolves with the exit status and everything written. */
  ended: Promise<{ status: number | null; stdout: string; stderr: string }>;
}

function run(words: string[], environment: Record<string, string> = {}, program = PROGRAM): Run {
  const child = spawn(process.execPath, [program, ...words], { env: { PATH: process.env.PATH, ...environment } });
  children.add(child);
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const ended = new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on("close", (status) => {
      children.delete(child);
      resolve({ status, ...output });
    });
  });
  return { child, output, ended };
}

async function ready(program: Run): Promise<number> {
  for await (const _ of program.child.stdout ?? []) {
    const port = /ready at http:\/\/127\.0\.0\.1:(\d+)\/mcp\n/.exec(program.output.stdout)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`not ready: ${program.output.stderr}`);
}

const HTTP = { GITEA_URL: "http://127.0.0.1:1", MCP_PORT: "0", MCP_BEARER_TOKEN: BEARER };

describe("words", () => {
  test("--version", async () => {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    expect(await run(["--version"]).ended).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  });

  test.each([["--help"], ["http", "-h"]])("%s %s", async (...words) => {
    const { status, stdout } = await run(words).ended;
    expect(status).toBe(0);
    expect(stdout).toContain("Usage: gitea-mcp-gateway [command]\n");
  });

  test("an unknown command", async () => {
    const { status, stderr } = await run(["htpp"]).ended;
    expect(status).toBe(2);
    expect(stderr).toContain("There is no such command. Did you mean http?");
  });

  test.each(["http", "stdio", "settings"])("%s with an option that nobody would read", async (name) => {
    const { status, stdout, stderr } = await run([name, "--port", "9000"], HTTP).ended;
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(new RegExp(`^${name} takes no options\\.\n\nUsage: gitea-mcp-gateway .*environment`, "s"));
  });

  test("settings", async () => {
    const { stdout } = await run(["settings"]).ended;
    expect(stdout).toContain("| `MCP_PORT` | `8080` | Port to listen on; 0 picks a free one. |\n");
  });
});

describe("http", () => {
  test("says every problem at once and ends with 2", async () => {
    const { status, stdout, stderr } = await run(["http"], { MCP_PORT: "x", GITEA_TOKEN: "a b" }).ended;
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(
      [
        "The configuration cannot be used:",
        "  GITEA_URL is not set. Set it. Address of the Gitea instance, with a sub-path if it has one. Without it `http` starts against the demo.",
        "  GITEA_TOKEN holds a blank, a control character or a letter outside ASCII. Check that it was copied whole and alone.",
        "  MCP_PORT is not a whole number in its range. Use 0 to 65535.",
        "  MCP_BEARER_TOKEN is not set. Set it. What clients send as `Authorization: Bearer …`; at least 16 characters. Required by `http`.",
        "",
      ].join("\n"),
    );
  });

  test("warns about a name that is nearly a setting", async () => {
    const program = run([], { ...HTTP, DISABLED_TOOL: "x" });
    await ready(program);
    expect(program.output.stderr).toContain(
      "DISABLED_TOOL is not a setting of the gateway. Did you mean DISABLED_TOOLS",
    );
    program.child.kill("SIGTERM");
    expect((await program.ended).status).toBe(0);
  });

  test("says when the address is in use", async () => {
    const first = run([], HTTP);
    const port = await ready(first);
    const { status, stderr } = await run([], { ...HTTP, MCP_PORT: String(port) }).ended;
    expect(status).toBe(1);
    expect(stderr).toContain("The address is in use. Set MCP_PORT to another port, or to 0 for a free one.");
  });

  test("SIGTERM ends the program within its limit with 0; a restart goes on with the session", async () => {
    const program = run([], { ...HTTP, SHUTDOWN_TIMEOUT_MS: "200" });
    const port = await ready(program);
    const headers = { "mcp-session-id": await openSession(port) };
    const call = send(port, { body: callOf("wait"), headers }).catch(() => null);
    await send(port, { body: callOf("echo"), headers });
    program.child.kill("SIGTERM");
    expect((await program.ended).status).toBe(0);
    await call;

    const again = run([], HTTP);
    const reply = await send(await ready(again), { body: callOf("echo", { n: 2 }), headers });
    expect(reply.status).toBe(200);
  });

  test("keeps secrets out of stdout and stderr", async () => {
    const program = run([], { ...HTTP, LOG_LEVEL: "trace", GITEA_TOKEN: "gitea-token-value" });
    const port = await ready(program);
    const headers = { "mcp-session-id": await openSession(port) };
    await send(port, { body: callOf("fault"), headers });
    await send(port, { body: callOf("echo"), headers: { authorization: "Bearer wrong-bearer-value" } });
    program.child.kill("SIGTERM");
    const { stdout, stderr } = await program.ended;
    expect(stdout + stderr).not.toMatch(/gitea-token-value|test-bearer|wrong-bearer|secret-value/);
    for (const line of stderr.trim().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
  });
});

test("a fault of the program itself is one line without its text, and ends it", async () => {
  // Thrown once the program listens to SIGTERM; written so that the text stands nowhere but in the error.
  const thrown = "(name) => name === 'SIGTERM' && setImmediate(() => { throw new TypeError('secret-' + 'value') })";
  const fault = `data:text/javascript,process.on('newListener', ${thrown})`;
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const program = run([], { ...HTTP, NODE_OPTIONS: `--import "${fault}"` }, main);
  const { status, stderr } = await program.ended;
  const last = JSON.parse(stderr.trim().split("\n").at(-1) ?? "");
  expect([status, last]).toEqual([
    1,
    { level: "error", time: expect.any(String), event: "fault", fault: "TypeError", at: expect.any(Array) },
  ]);
  expect(stderr).not.toContain("secret-value");
});

describe("stdio", () => {
  const environment = { PATH: process.env.PATH ?? "", GITEA_URL: "http://127.0.0.1:1" };
  const server = { command: process.execPath, args: [PROGRAM, "stdio"], env: environment, stderr: "ignore" as const };

  test("serves an SDK 1 client, questions included", async () => {
    const client = new Client({ name: "test", version: "1" }, { capabilities: { elicitation: {} } });
    client.setRequestHandler(ElicitRequestSchema, () => ({ action: "accept", content: { delete: true } }));
    await client.connect(new StdioClientTransport(server));
    expect((await client.listTools()).tools).toEqual(TOOLS);
    expect(await client.callTool({ name: "echo", arguments: { a: 1 } })).toMatchObject({
      content: [{ text: '{"arguments":{"a":1},"caller":{"id":"stdio","toolsets":null},"canAsk":true}' }],
    });
    expect(await client.callTool({ name: "delete" })).toMatchObject({ content: [{ text: '{"deleted":true}' }] });
    await client.close();
  });

  test("serves an SDK 2 client in its own era, questions included", async () => {
    const client = new ModernClient(
      { name: "test", version: "1" },
      { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: "auto" } },
    );
    client.setRequestHandler("elicitation/create", async () => ({ action: "accept", content: { delete: true } }));
    await client.connect(new ModernStdio(server));
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    expect(await client.callTool({ name: "delete" })).toMatchObject({ content: [{ text: '{"deleted":true}' }] });
    await client.close();
  });

  test("answers what was asked before its input ended, and goes by SIGTERM with 0", async () => {
    const initialize = { ...INITIALIZE, id: 1 };
    const lines = [initialize, callOf("echo", {}, 2)].map((message) => `${JSON.stringify(message)}\n`).join("");
    const piped = run(["stdio"], environment);
    piped.child.stdin?.end(lines);
    const { status, stdout } = await piped.ended;
    expect(status).toBe(0);
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).id),
    ).toEqual([1, 2]);

    const asked = run(["stdio"], environment);
    asked.child.stdin?.write(lines);
    for await (const _ of asked.child.stdout ?? []) if (asked.output.stdout.split("\n").length > 2) break;
    asked.child.kill("SIGTERM");
    expect((await asked.ended).status).toBe(0);
  });

  test("writes nothing but protocol to stdout, takes a large message, and ends with its client", async () => {
    const program = run(["stdio"], { ...environment, LOG_LEVEL: "trace", DISABLED_TOOL: "x" });
    const messages = [
      {
        jsonrpc: "2.0",
        id: 1,
        method: "initialize",
        params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
      },
      { jsonrpc: "2.0", method: "notifications/initialized" },
      callOf("echo", { content: "x".repeat(12_000_000) }, 2),
      callOf("fault", {}, 3),
    ];
    for (const message of messages) program.child.stdin?.write(`${JSON.stringify(message)}\n`);
    const ids = new Set<number>();
    let rest = "";
    for await (const chunk of program.child.stdout ?? []) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) ids.add(JSON.parse(line).id);
      if (ids.size === 3) break;
    }
    expect([...ids].sort()).toEqual([1, 2, 3]);
    program.child.stdin?.end();
    expect((await program.ended).status).toBe(0);
  });
});
