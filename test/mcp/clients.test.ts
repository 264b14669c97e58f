/** The SDKs' own clients of both generations against the endpoint, over real HTTP. */
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ElicitRequestSchema, type ElicitResult } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, test } from "vitest";
import { BEARER, PREVIOUS, startEndpoint, stopEndpoints } from "./endpoint.ts";
import { TOOLS } from "./fake-gateway.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await stopEndpoints();
});

type Answer = () => ElicitResult | Promise<ElicitResult>;

async function legacyClient(url: string, answer?: Answer, token = BEARER): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { capabilities: answer ? { elicitation: {} } : {} });
  if (answer) client.setRequestHandler(ElicitRequestSchema, () => answer());
  const headers = { authorization: `Bearer ${token}` };
  // The SDK's transport class does not fit its own interface under exactOptionalPropertyTypes.
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }) as never);
  closers.push(() => client.close());
  return client;
}

type Mode = "auto" | "legacy";

async function modernClient(url: string, mode: Mode, answer?: Answer): Promise<ModernClient> {
  const client = new ModernClient(
    { name: "test", version: "1" },
    { capabilities: answer ? { elicitation: { form: {} } } : {}, versionNegotiation: { mode } },
  );
  if (answer) client.setRequestHandler("elicitation/create", async () => (await answer()) as never);
  const headers = { authorization: `Bearer ${BEARER}` };
  await client.connect(new ModernTransport(new URL(url), { requestInit: { headers } }));
  closers.push(() => client.close());
  return client;
}

// biome-ignore lint/suspicious/noExplicitAny: what a tool answers is checked by the expectations
function textOf(result: unknown): any {
  const { content } = result as { content: { text: string }[] };
  return JSON.parse(content[0]?.text ?? "null");
}

const yes: Answer = () => ({ action: "accept", content: { delete: true } });

const clients: [string, (url: string, answer?: Answer) => Promise<Client | ModernClient>, string][] = [
  ["SDK 1", legacyClient, "2025-11-25"],
  ["SDK 2, auto", (url, answer) => modernClient(url, "auto", answer), "2026-07-28"],
  ["SDK 2, legacy", (url, answer) => modernClient(url, "legacy", answer), "2025-11-25"],
];

describe.each(clients)("%s", (_, connect, protocol) => {
  test("connects, gets instructions, lists and calls", async () => {
    const { url, gateway } = await startEndpoint();
    const client = await connect(url);
    expect(client.getInstructions()).toBe("Use echo.");
    const { tools, nextCursor } = await client.listTools();
    expect(tools).toEqual(TOOLS);
    expect(nextCursor).toBeUndefined();
    const result = await client.callTool({ name: "echo", arguments: { body: { a: [1, "ü"] } } });
    expect(textOf(result)).toEqual({
      arguments: { body: { a: [1, "ü"] } },
      caller: { id: expect.stringMatching(/^[\w-]{16}$/), toolsets: null },
      canAsk: false,
    });
    expect(gateway.calls).toHaveLength(1);
    if (client instanceof ModernClient) expect(client.getNegotiatedProtocolVersion()).toBe(protocol);
  });

  test("gets a failure as a result and an unknown tool as -32602", async () => {
    const { url } = await startEndpoint();
    const client = await connect(url);
    const refused = await client.callTool({ name: "refuse" });
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toEqual({ error: { status: null, kind: "read_only", message: "No." } });
    await expect(client.callTool({ name: "ehco" })).rejects.toMatchObject({ code: -32602, data: { near: ["echo"] } });
  });

  const answers: [string, Answer, unknown][] = [
    ["accept", yes, { deleted: true }],
    ["accept without the word", () => ({ action: "accept", content: { delete: false } }), declined()],
    ["decline", () => ({ action: "decline" }), declined()],
    ["cancel", () => ({ action: "cancel" }), declined()],
  ];
  test.each(answers)("asks the person: %s", async (_name, answer, want) => {
    const { url } = await startEndpoint();
    const client = await connect(url, answer);
    expect(textOf(await client.callTool({ name: "delete" }))).toEqual(want);
  });

  test("two questions at once are two", async () => {
    const { url } = await startEndpoint();
    let asked = 0;
    const both = Promise.withResolvers<void>();
    const client = await connect(url, async () => {
      asked++;
      const number = asked;
      if (asked === 2) both.resolve();
      await both.promise;
      return number === 1 ? { action: "decline" } : { action: "accept", content: { delete: true } };
    });
    const results = await Promise.all([client.callTool({ name: "delete" }), client.callTool({ name: "delete" })]);
    expect(results.map((result) => result.isError === true).sort()).toEqual([false, true]);
  });

  test("is told that nobody can be asked", async () => {
    const { url } = await startEndpoint();
    const client = await connect(url);
    expect(textOf(await client.callTool({ name: "delete" }))).toMatchObject({
      error: { kind: "confirmation_required" },
    });
  });

  test("hears progress", async () => {
    const { url } = await startEndpoint();
    const client = await connect(url);
    const heard: unknown[] = [];
    const onprogress = (progress: { message?: string | undefined }) => void heard.push(progress.message);
    const result =
      client instanceof ModernClient
        ? await client.callTool({ name: "report" }, { onprogress })
        : await client.callTool({ name: "report" }, undefined, { onprogress });
    expect(textOf(result)).toEqual({ reported: true });
    expect(heard).toEqual(["first", "second"]);
  });

  test("cancels a call", async () => {
    const { url, gateway } = await startEndpoint();
    const client = await connect(url);
    const abort = new AbortController();
    const arrived = gateway.arrived("wait");
    const call =
      client instanceof ModernClient
        ? client.callTool({ name: "wait" }, { signal: abort.signal })
        : client.callTool({ name: "wait" }, undefined, { signal: abort.signal });
    const { signal } = await arrived;
    const aborted = new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    abort.abort();
    await expect(call).rejects.toThrow();
    await aborted;
    expect(textOf(await client.callTool({ name: "echo" }))).toBeDefined();
  });
});

function declined() {
  return { error: { status: null, kind: "confirmation_declined", message: "No." } };
}

describe("SDK 1", () => {
  test("a client that never answers is a no", async () => {
    const { url } = await startEndpoint({}, { askTimeoutMs: 20 });
    const client = await legacyClient(url, () => new Promise<ElicitResult>(() => {}));
    expect(textOf(await client.callTool({ name: "delete" }))).toEqual(declined());
  });

  test("a dialog that breaks is a no", async () => {
    const { url } = await startEndpoint();
    const client = await legacyClient(url, () => Promise.reject(new Error("no display")));
    expect(textOf(await client.callTool({ name: "delete" }))).toEqual(declined());
  });

  test("a client that leaves while asked cancels the call", async () => {
    const { url, gateway } = await startEndpoint();
    const asked = Promise.withResolvers<void>();
    const client = await legacyClient(url, () => {
      asked.resolve();
      return new Promise<ElicitResult>(() => {});
    });
    const arrived = gateway.arrived("delete");
    const call = client.callTool({ name: "delete" }).catch(() => "gone");
    const { signal } = await arrived;
    await asked.promise;
    const aborted = new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    await client.close();
    await aborted;
    expect(await call).toBe("gone");
    expect(gateway.calls).toHaveLength(1);
  });

  test("a restart between two calls loses nothing, the right to ask included", async () => {
    const first = await startEndpoint();
    const client = await legacyClient(first.url, yes);
    await client.callTool({ name: "echo" });
    await first.endpoint.close(0);
    // The client shares this process: it has to see its old connections close before it is asked to use one.
    await new Promise((resolve) => setImmediate(resolve));
    const second = await startEndpoint({ MCP_PORT: String(first.port) });
    expect(textOf(await client.callTool({ name: "echo" }))).toMatchObject({ canAsk: true });
    expect(textOf(await client.callTool({ name: "delete" }))).toEqual({ deleted: true });
    expect(second.gateway.calls).toHaveLength(3);
  });

  test("200 parallel calls of two callers: no answer is mixed up", async () => {
    const { url } = await startEndpoint({ MCP_BEARER_TOKEN_PREVIOUS: PREVIOUS });
    const one = await legacyClient(url);
    const other = await legacyClient(url, undefined, PREVIOUS);
    const results = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const client = number % 2 === 0 ? one : other;
        return textOf(await client.callTool({ name: "echo", arguments: { number } }));
      }),
    );
    expect(results.map((result) => result.arguments.number)).toEqual(
      Array.from({ length: 200 }, (_, number) => number),
    );
    const callers = results.map((result) => result.caller.id);
    expect(new Set(callers).size).toBe(2);
    expect(callers.every((caller, number) => caller === callers[number % 2])).toBe(true);
  });
});
