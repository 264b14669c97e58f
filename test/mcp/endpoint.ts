/** A running endpoint for tests, and plain HTTP to it. */
import { request as httpRequest } from "node:http";
import { type Environment, readSettings } from "../../src/config.ts";
import { createLog, type Log } from "../../src/log.ts";
import { createEndpoint, type Endpoint, type EndpointOptions } from "../../src/mcp/http.ts";
import { createFakeGateway, type FakeGateway } from "./fake-gateway.ts";

export const BEARER = "test-bearer-0123456789";
export const PREVIOUS = "test-previous-0123456789";

export interface Running {
  url: string;
  port: number;
  endpoint: Endpoint;
  gateway: FakeGateway;
  logLines: string[];
}

const open = new Set<Endpoint>();

export async function startEndpoint(
  environment: Environment = {},
  options: Partial<EndpointOptions> = {},
): Promise<Running> {
  const { settings } = readSettings({ MCP_PORT: "0", MCP_BEARER_TOKEN: BEARER, ...environment });
  const gateway = createFakeGateway();
  const logLines: string[] = [];
  const log: Log = createLog("debug", { write: (line) => void logLines.push(line) });
  const endpoint = createEndpoint({ settings, gateway, log, ...options });
  const url = await endpoint.listen();
  open.add(endpoint);
  return { url, port: Number(new URL(url).port), endpoint, gateway, logLines };
}

/** For afterEach. */
export async function stopEndpoints(): Promise<void> {
  await Promise.all([...open].map((endpoint) => endpoint.close(0)));
  open.clear();
}

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Message {
  method?: string;
  path?: string;
  headers?: Record<string, string | string[]>;
  body?: unknown;
}

/** One request with exactly these headers beside the bearer and the usual two; `undefined` in `drop` removes them. */
export function send(port: number, message: Message, drop: string[] = []): Promise<Reply> {
  const headers: Record<string, string | string[]> = {
    authorization: `Bearer ${BEARER}`,
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...message.headers,
  };
  for (const name of drop) delete headers[name];
  const body =
    message.body === undefined || typeof message.body === "string" ? message.body : JSON.stringify(message.body);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port,
        method: message.method ?? "POST",
        path: message.path ?? "/mcp",
        headers,
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

export const INITIALIZE = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

/** Opens a session and returns its id. */
export async function openSession(port: number, message: Message = {}): Promise<string> {
  const reply = await send(port, { body: INITIALIZE, ...message });
  const id = reply.headers["mcp-session-id"];
  if (typeof id !== "string") throw new Error(`no session: ${reply.status} ${reply.body}`);
  return id;
}

export function callOf(name: string, callArguments: object = {}, id: number | string = 1): object {
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: callArguments } };
}
