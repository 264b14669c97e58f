/**
 * Added CPU per call: the gateway and the bare SDK, both against a plain proxy of the same Gitea answer, in one run.
 * Goal (issue 4): the gateway's own work is at most 1.5 times what the bare SDK adds.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";
import { replies } from "./issues.ts";

const ROUNDS = 9;
/** Enough for the compiler to have settled, the gateway's larger code included. */
const WARM_UP = 1500;
const CALLS = 500;
const CONNECTIONS = 4;

interface Variant {
  name: string;
  child: ChildProcess;
  url: URL;
  pool: Pool;
  headers: Record<string, string>;
  body: string;
}

async function nextMessage<T>(child: ChildProcess, kind: string): Promise<T> {
  const ended = new AbortController();
  const died = once(child, "exit", { signal: ended.signal }).then(() => {
    throw new Error(`${kind}: the variant ended`);
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal: ended.signal }), died]);
    return message as T;
  } finally {
    died.catch(() => undefined);
    ended.abort();
  }
}

async function start(name: string, upstream: string): Promise<Variant> {
  const child = fork(fileURLToPath(new URL("variant.ts", import.meta.url)), [name, upstream], { stdio: "inherit" });
  const { url } = await nextMessage<{ url: string }>(child, name);
  const address = new URL(url);
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "gitea_issue_list_issues", arguments: { owner: "o", repo: "r" } },
  };
  const variant: Variant = {
    name,
    child,
    url: address,
    pool: new Pool(address.origin, { connections: CONNECTIONS }),
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      authorization: "Bearer bench-bearer-0123456789",
    },
    body: JSON.stringify(call),
  };
  if (name === "gateway") variant.headers["mcp-session-id"] = await openSession(variant);
  return variant;
}

async function post(variant: Variant, body: string): Promise<{ status: number; session: string; text: string }> {
  const answer = await variant.pool.request({
    method: "POST",
    path: variant.url.pathname,
    headers: variant.headers,
    body,
  });
  const session = answer.headers["mcp-session-id"];
  return {
    status: answer.statusCode,
    session: typeof session === "string" ? session : "",
    text: await answer.body.text(),
  };
}

async function openSession(variant: Variant): Promise<string> {
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } };
  const { session } = await post(variant, JSON.stringify({ jsonrpc: "2.0", id: 0, method: "initialize", params }));
  return session;
}

async function cpu(variant: Variant): Promise<number> {
  const answer = nextMessage<{ microseconds: number }>(variant.child, variant.name);
  variant.child.send({ kind: "cpu" });
  return (await answer).microseconds;
}

/** CPU microseconds per call over `calls` calls. */
async function measure(variant: Variant, calls: number): Promise<number> {
  const before = await cpu(variant);
  let left = calls;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) {
        const { status, text } = await post(variant, variant.body);
        if (status !== 200 || !text.includes("Sea wall")) throw new Error(`${variant.name} answered ${status}`);
      }
    }),
  );
  return ((await cpu(variant)) - before) / calls;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Prints the ratio for a list of issues of the usual size. */
export async function benchCall(): Promise<void> {
  const upstream = createServer((request, response) => {
    const reply = replies[request.url?.split("?")[0] ?? ""];
    response.writeHead(reply === undefined ? 404 : 200, { "content-type": "application/json;charset=utf-8" });
    response.end(reply ?? '{"message":"not found"}');
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const variants: Variant[] = [];
  try {
    for (const name of ["plain", "sdk", "gateway"]) variants.push(await start(name, address));
    for (const variant of variants) await measure(variant, WARM_UP);
    const costs = new Map<string, number[]>(variants.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const variant of variants) costs.get(variant.name)?.push(await measure(variant, CALLS));
    }
    const [plain = 0, sdk = 0, gateway = 0] = variants.map(({ name }) => median(costs.get(name) ?? []));
    const line = (name: string, cost: number) =>
      console.log(
        `${name.padEnd(22)} ${cost.toFixed(0).padStart(6)} us CPU per call, added ${(cost - plain).toFixed(0)} us`,
      );
    console.log(
      `\nAdded CPU per call (${replies["/api/v1/repos/o/r/issues"]?.length} bytes of JSON, median of ${ROUNDS} rounds)`,
    );
    line("plain fastify + undici", plain);
    line("bare SDK", sdk);
    line("gateway", gateway);
    // Round by round: the machine's speed drifts, the three of one round share it.
    const [plains = [], sdks = [], gateways = []] = variants.map(({ name }) => costs.get(name) ?? []);
    const ratios = plains.map((cost, round) => {
      const bare = sdks[round] ?? 0;
      return ((gateways[round] ?? 0) - bare) / Math.max(1, bare - cost);
    });
    console.log(`gateway's own / bare SDK: ${median(ratios).toFixed(2)} (goal 1.5)`);
  } finally {
    for (const { child, pool } of variants) {
      await pool.close();
      child.kill();
    }
    upstream.close();
  }
}
