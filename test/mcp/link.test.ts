import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { expect, test } from "vitest";
import type { Exchange } from "../../src/mcp/exchange.ts";
import { createLink, type Link } from "../../src/mcp/link.ts";

type Seen = JSONRPCMessage & { id: number; method: string; params: { requestId: number } };

function record(link: Link): Seen[] {
  const seen: Seen[] = [];
  link.transport.onmessage = (message) => void seen.push(message as Seen);
  return seen;
}

function exchange(): Exchange & { pushed: { id: string }[]; responses: object[]; abandoned: number } {
  const kept = {
    canStream: true,
    pushed: [] as { id: string }[],
    responses: [] as object[],
    abandoned: 0,
    push(message: object) {
      kept.pushed.push(message as { id: string });
      return true;
    },
    respond: (message: object) => void kept.responses.push(message),
    abandon() {
      kept.abandoned++;
    },
  };
  return kept;
}

const request = (id: number | string): JSONRPCMessage => ({ jsonrpc: "2.0", id, method: "tools/call", params: {} });
const question = (id: number): JSONRPCMessage => ({ jsonrpc: "2.0", id, method: "elicitation/create", params: {} });

test("a reused id answers each exchange with its own result", async () => {
  const link = createLink();
  const seen = record(link);
  const [first, second] = [exchange(), exchange()];
  link.deliver([request("same")], first);
  link.deliver([request("same")], second);
  await link.transport.send({ jsonrpc: "2.0", id: seen[1]?.id ?? 0, result: { n: 2 } });
  await link.transport.send({ jsonrpc: "2.0", id: seen[0]?.id ?? 0, result: { n: 1 } });
  expect(first.responses).toEqual([{ jsonrpc: "2.0", id: "same", result: { n: 1 } }]);
  expect(second.responses).toEqual([{ jsonrpc: "2.0", id: "same", result: { n: 2 } }]);
  expect(link.busy).toBe(false);
});

test("a cancellation reaches request 0, and its exchange ends without a response", () => {
  const link = createLink();
  const seen = record(link);
  const target = exchange();
  link.deliver([request(0)], target);
  link.deliver([{ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 0 } }], null);
  expect(seen[1]?.params.requestId).toBe(seen[0]?.id);
  expect(seen[0]?.id).toBeGreaterThan(0);
  expect(target.abandoned).toBe(1);
});

test("an answer to a question that another process asked is nobody's", async () => {
  const [before, after] = [createLink(), createLink()];
  const ids = [];
  for (const link of [before, after]) {
    const seen = record(link);
    const target = exchange();
    link.deliver([request(1)], target);
    await link.transport.send(question(0), { relatedRequestId: seen[0]?.id ?? 0 });
    ids.push(target.pushed[0]?.id ?? "");
  }
  const seen = record(after);
  after.deliver([{ jsonrpc: "2.0", id: ids[0] ?? "", result: { action: "accept" } }], null);
  after.deliver([{ jsonrpc: "2.0", id: 0, result: { action: "accept" } }], null);
  expect(seen).toEqual([]);
  after.deliver([{ jsonrpc: "2.0", id: ids[1] ?? "", result: { action: "accept" } }], null);
  after.deliver([{ jsonrpc: "2.0", id: ids[1] ?? "", result: { action: "accept" } }], null);
  expect(seen).toEqual([{ jsonrpc: "2.0", id: 0, result: { action: "accept" } }]);
});

test("a question to a client that left fails, so that it counts as a no", async () => {
  const link = createLink();
  const seen = record(link);
  const target = exchange();
  link.deliver([request(1)], target);
  link.drop(target);
  expect(seen.map((message) => message.method)).toEqual(["tools/call", "notifications/cancelled"]);
  await expect(link.transport.send(question(0), { relatedRequestId: seen[0]?.id ?? 0 })).rejects.toThrow();
});
