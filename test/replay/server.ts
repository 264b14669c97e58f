/**
 * A loopback Gitea that answers from the recordings, byte for byte.
 *
 * It owns: finding the exchange by method, path, query and order, and writing the recorded answer with its headers.
 * It does not own: judging a request. Whatever arrives is kept in `received` for the test to compare, and what was
 * never recorded is answered 501, which no real Gitea sends here.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Router } from "../../src/gitea/route.ts";
import { bodyBytes, type Exchange, loadExchanges, queryPairs, splitTarget, type Version } from "./recordings.ts";
import { routeKey } from "./target.ts";

export interface ReceivedRequest {
  method: string;
  /** The whole request target as it came, never decoded. */
  target: string;
  /** The part before `?`. */
  rawPath: string;
  /** The part after `?`; null where there was none. */
  query: string | null;
  headers: IncomingMessage["headers"];
  body: Buffer;
  /** The exchange that answered; null when none fitted. */
  exchange: string | null;
}

export interface ReplayServer {
  url: string;
  received: ReceivedRequest[];
  /** The next request of this exchange's method, path and query gets exactly this answer; `null` takes it back. */
  expectNext(id: string | null): void;
  close(): Promise<void>;
}

export interface ReplayOptions {
  /** Leading parts of chapter names; all chapters when left out. */
  chapters?: readonly string[];
  /** How requests are routed, so that equivalent spellings of one path find the same exchange. */
  router: Router;
  /** Writes this server's own address into a recorded `location`, as the recorded server wrote its own. */
  ownAddress?: boolean;
}

/** Where the recorded servers listened. */
const RECORDED_ORIGIN = "http://127.0.0.1:3000";

/**
 * Starts on a free loopback port. The same request several times gets the recorded answers in their order, then the
 * last of them again and again.
 */
export async function startReplay(version: Version, options: ReplayOptions): Promise<ReplayServer> {
  const exchanges = loadExchanges(version, options.chapters);
  const byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  const queues = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const key = keyOf(options.router, exchange.request.method, exchange.request.path);
    const queue = queues.get(key);
    if (queue) queue.push(exchange);
    else queues.set(key, [exchange]);
  }

  const received: ReceivedRequest[] = [];
  let expected: { id: string; key: string } | null = null;

  function find(method: string, target: string): Exchange | undefined {
    const key = keyOf(options.router, method, target);
    if (expected?.key === key) {
      const exchange = byId.get(expected.id);
      expected = null;
      return exchange;
    }
    const queue = queues.get(key);
    return queue && queue.length > 1 ? queue.shift() : queue?.[0];
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const method = request.method ?? "";
      const target = request.url ?? "";
      const { path: rawPath, query } = splitTarget(target);
      const exchange = find(method, target);
      received.push({
        method,
        target,
        rawPath,
        query,
        headers: request.headers,
        body: Buffer.concat(chunks),
        exchange: exchange?.id ?? null,
      });
      if (exchange) answer(response, exchange, options.ownAddress ? `http://${request.headers.host}` : RECORDED_ORIGIN);
      else refuse(response, `nothing recorded for this ${method}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    expectNext(id) {
      if (id === null) {
        expected = null;
        return;
      }
      const exchange = byId.get(id);
      if (exchange === undefined) throw new Error(`no exchange ${id} in the recordings of ${version}`);
      expected = { id, key: keyOf(options.router, exchange.request.method, exchange.request.path) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function keyOf(router: Router, method: string, target: string): string {
  const { path, query } = splitTarget(target);
  const pairs = queryPairs(query).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `${routeKey(router, method, path)} ${JSON.stringify(pairs)}`;
}

function answer(response: ServerResponse, exchange: Exchange, origin: string): void {
  const { status, headers, body_omitted: omitted } = exchange.response;
  if (omitted !== undefined) {
    refuse(response, `the body of ${exchange.id} (${omitted} bytes) was not kept`);
    return;
  }
  const body = bodyBytes(exchange.response);
  for (const [name, value] of Object.entries(headers)) {
    // A shortened or masked body is shorter than its recorded length; every other body has that length anyway.
    response.setHeader(name, name === "content-length" && body !== null ? body.length : value);
  }
  if (typeof headers.location === "string" && headers.location.startsWith(RECORDED_ORIGIN)) {
    response.setHeader("location", origin + headers.location.slice(RECORDED_ORIGIN.length));
  }
  response.sendDate = false;
  response.writeHead(status);
  response.end(body ?? undefined);
}

function refuse(response: ServerResponse, message: string): void {
  response.writeHead(501, { "content-type": "application/json;charset=utf-8" });
  response.end(JSON.stringify({ message }));
}
