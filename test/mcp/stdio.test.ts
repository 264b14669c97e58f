/** The wire of stdio: what is no message, what is too much, and how a connection ends. */
import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { createLog } from "../../src/log.ts";
import { startStdio } from "../../src/mcp/stdio.ts";
import { createLineSplitter } from "../../src/mcp/stdio-lines.ts";
import { callOf, INITIALIZE } from "./endpoint.ts";
import { createFakeGateway } from "./fake-gateway.ts";

function open(maxMessageBytes = 100_000) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const gateway = createFakeGateway();
  const endpoint = startStdio({ gateway, log: createLog("silent"), maxMessageBytes, input, output });
  const messages: { id: unknown; error?: unknown; result?: unknown }[] = [];
  let waiting: { count: number; resolve: () => void } | null = null;
  let rest = "";
  output.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    messages.push(...lines.map((line) => JSON.parse(line)));
    if (waiting !== null && messages.length >= waiting.count) waiting.resolve();
  });
  return {
    ...{ input, output, gateway, endpoint, messages },
    say: (...lines: unknown[]) => {
      for (const line of lines) input.write(typeof line === "string" ? line : `${JSON.stringify(line)}\n`);
    },
    /** Resolves when so many messages have come. */
    heard: (count: number) =>
      new Promise<void>((resolve) => {
        if (messages.length >= count) resolve();
        waiting = { count, resolve };
      }),
  };
}

const PING = { jsonrpc: "2.0", id: 99, method: "ping" };
const NESTED = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;

describe("what is no message is answered, and the next one is served", () => {
  const lines: [string, string, unknown][] = [
    ["not JSON", "nonsense\n", { id: null, error: { code: -32700, message: "The message is not valid JSON." } }],
    [
      "not JSON-RPC",
      "{}\n",
      { id: null, error: { code: -32600, message: "The message is not a JSON-RPC 2.0 message." } },
    ],
    [
      "a batch",
      `[${JSON.stringify(PING)}]\n`,
      { id: null, error: { code: -32600, message: "The message is not a JSON-RPC 2.0 message." } },
    ],
    [
      "nested too deeply, with its id behind",
      `{"method":"tools/call","params":{"name":"echo","arguments":${NESTED}},"jsonrpc":"2.0","id":7}\n`,
      { id: 7, error: { code: -32600, message: "The message is nested too deeply." } },
    ],
    [
      "nested too deeply, with its id in front",
      `{"jsonrpc":"2.0","id":"a-7","method":"tools/call","params":{"name":"echo","arguments":${NESTED}}}\n`,
      { id: "a-7", error: { code: -32600, message: "The message is nested too deeply." } },
    ],
    [
      "larger than a message may be",
      `${JSON.stringify({ method: "tools/call", params: { id: 1, a: "x".repeat(400_000) }, jsonrpc: "2.0", id: 8 })}\n`,
      { id: 8, error: { code: -32600, message: "The message is larger than MAX_BINARY_BYTES allows." } },
    ],
    [
      "larger, with an id that is not its own",
      `${JSON.stringify({ method: "tools/call", params: { a: "x".repeat(400_000), b: { id: 1 } } })}\n`,
      { id: null, error: { code: -32600, message: "The message is larger than MAX_BINARY_BYTES allows." } },
    ],
  ];
  test.each(lines)("%s", async (_, line, want) => {
    const client = open(300_000);
    client.say(INITIALIZE);
    await client.heard(1);
    client.say("\n", " \r\n", line, `${JSON.stringify(PING)}\r\n`);
    await client.heard(3);
    expect(client.messages.slice(1)).toEqual([
      { jsonrpc: "2.0", ...(want as object) },
      { jsonrpc: "2.0", id: 99, result: {} },
    ]);
    await client.endpoint.close();
  });
});

describe("the end", () => {
  test("of the input lets running calls be answered", async () => {
    const client = open();
    const arrived = client.gateway.arrived("wait");
    client.say(INITIALIZE, callOf("wait", {}, 1));
    client.input.end();
    await client.endpoint.ended;
    await arrived;
    const closed = client.endpoint.close(10_000);
    client.gateway.release();
    await closed;
    expect(client.messages.map(({ id }) => id)).toEqual([0, 1]);
    expect(JSON.stringify(client.messages[1])).toContain("released");
  });

  test("asked for, refuses new requests and lets running ones be answered", async () => {
    const client = open();
    client.say(INITIALIZE);
    await client.heard(1);
    const arrived = client.gateway.arrived("wait");
    client.say(callOf("wait", {}, 1));
    await arrived;
    const closed = client.endpoint.close(10_000);
    client.say(callOf("echo", {}, 2));
    await client.heard(2);
    expect(client.messages[1]).toEqual({
      jsonrpc: "2.0",
      id: 2,
      error: {
        code: -32000,
        message: "The gateway is stopping. Try again shortly.",
        data: { kind: "shutting_down" },
      },
    });
    client.gateway.release();
    await closed;
    expect(client.messages.map(({ id }) => id)).toEqual([0, 2, 1]);
  });

  test("waits for no cancelled call, and cancels what does not end in time", async () => {
    const client = open();
    const arrived = client.gateway.arrived("wait");
    client.say(INITIALIZE, callOf("wait", {}, 1));
    const { signal } = await arrived;
    const second = client.gateway.arrived("wait");
    client.say(callOf("wait", {}, 2));
    const other = await second;
    client.say({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } });
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    await client.endpoint.close(1);
    expect(other.signal.aborted).toBe(true);
    expect(client.messages.map(({ id }) => id)).toEqual([0, 2]);
    expect(JSON.stringify(client.messages[1])).toContain("aborted");
  });

  test("comes when the client takes no more answers", async () => {
    const client = open();
    client.say(INITIALIZE, callOf("wait", {}, 1));
    await client.heard(1);
    client.output.destroy(new Error("EPIPE"));
    await client.endpoint.ended;
    await client.endpoint.close(60_000);
  });
});

describe("lines", () => {
  test("come whole, however they are cut into chunks", () => {
    const text = "one\n\ntwo\r\nthree and more\nrest";
    for (let size = 1; size < text.length; size++) {
      const split = createLineSplitter(100);
      const lines: string[] = [];
      for (let at = 0; at < text.length; at += size) {
        lines.push(...split(Buffer.from(text.slice(at, at + size))).map(({ bytes }) => bytes.toString()));
      }
      expect(lines).toEqual(["one", "", "two\r", "three and more"]);
    }
  });

  test("that are too long leave their two ends", () => {
    const split = createLineSplitter(2000);
    const long = `${"a".repeat(600)}${"b".repeat(5000)}${"c".repeat(600)}`;
    for (const size of [1, 7, 1000, 10_000]) {
      const lines = [];
      for (let at = 0; at < long.length; at += size) lines.push(...split(Buffer.from(long.slice(at, at + size))));
      lines.push(...split(Buffer.from("\nshort\n")));
      expect(lines.map(({ bytes, isCut }) => [bytes.toString(), isCut])).toEqual([
        [`${"a".repeat(512)}${"c".repeat(512)}`, true],
        ["short", false],
      ]);
    }
  });

  test("of exactly the size pass", () => {
    const split = createLineSplitter(2000);
    const [whole, more] = split(Buffer.from(`${"x".repeat(2000)}\n${"x".repeat(2001)}\n`));
    expect([whole?.isCut, whole?.bytes.length, more?.isCut]).toEqual([false, 2000, true]);
  });
});
