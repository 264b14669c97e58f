/** A Gitea that is ill, or a proxy in front of it that is: every way in which an answer can go wrong. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { atEnd } from "./gateway.ts";

/** Stands in every page, and in no answer of the gateway. */
export const PAGE_TEXT = "Please sign in to the intranet of Example Ltd.";
const PAGE = `<!DOCTYPE html><html><head><title>Oops</title></head><body>${PAGE_TEXT}</body></html>`;

const KEPT = "too-late";

type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const html = (status: number): Fault => {
  return (_request, response) => response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(PAGE);
};
const json = { "content-type": "application/json;charset=utf-8" };

/** By the name of the repository that is asked for. */
const FAULTS: Record<string, Fault> = {
  "proxy-page": html(502),
  "login-page": html(200),
  "no-route": (_request, response) => {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404 page not found\n");
  },
  "cut-json": (_request, response) => response.writeHead(200, json).end('{"id": 12, "name": "we'),
  "false-gzip": (_request, response) => response.writeHead(200, { ...json, "content-encoding": "gzip" }).end("{}"),
  "endless-body": (_request, response) => {
    response.writeHead(200, json);
    const more = () => {
      while (!response.destroyed && response.write(`"${"x".repeat(65_536)}",`));
    };
    response.on("drain", more);
    response.write("[");
    more();
  },
  "closes-at-once": (request) => void request.socket.destroy(),
  "closes-midway": (request, response) => {
    response.writeHead(200, { ...json, "content-length": "1000" });
    response.write("{", () => request.socket.destroy());
  },
  // Takes the request and never answers: from outside the same as one that answers too late.
  [KEPT]: () => undefined,
  "odd-shapes": (_request, response) => {
    const odd = { id: null, name: ["a", null], topics: null, owner: "somebody", extra: { deep: [1, { more: true }] } };
    response.writeHead(200, json).end(JSON.stringify(odd));
  },
};

export interface FaultyGitea {
  url: string;
  /** `METHOD /path` of everything that arrived below /repos, in order. */
  arrived: string[];
  /** The next request that will never be answered: `left` resolves when its connection has closed. */
  kept(): Promise<{ left: Promise<void> }>;
}

export async function startFaultyGitea(): Promise<FaultyGitea> {
  const arrived: string[] = [];
  const waiting: ((kept: { left: Promise<void> }) => void)[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace("/api/v1", "");
    const [, fault] = /^\/repos\/ill\/([\w-]+)/.exec(path) ?? [];
    request.resume();
    if (fault !== undefined && FAULTS[fault] !== undefined) {
      arrived.push(`${request.method} ${path}`);
      request.on("end", () => FAULTS[fault]?.(request, response));
      if (fault === KEPT) {
        const left = new Promise<void>((resolve) => response.on("close", resolve));
        for (const resolve of waiting.splice(0)) resolve({ left });
      }
      return;
    }
    const body = path === "/version" ? { version: "28.1.0" } : { id: 1, login: "alice" };
    response.writeHead(200, json).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    kept: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
