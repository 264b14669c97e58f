/** A Gitea that answers what a test says, byte for byte where it has to, and remembers what arrived. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Json } from "../../generated/contract.ts";
import type { Environment } from "../../src/config.ts";
import { atEnd, type FrontClient, legacyClient, startGateway } from "./gateway.ts";

export const SCRIPTED_TOKEN = "4f04c416213abfddf650c5b4b084143329a288fe";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface Arrived {
  method: string;
  /** Below /api/v1, with the query. */
  path: string;
  contentType: string;
  body: string;
}

export interface Scripted {
  /** What every request but those for the version and the user gets. */
  answer: Answer;
  /** What GET /user gets. */
  user: Answer;
  arrived: Arrived[];
  client: FrontClient;
}

export function json(status: number, body: Json, headers: Record<string, string> = {}): Answer {
  return bytes(status, JSON.stringify(body), { "content-type": "application/json;charset=utf-8", ...headers });
}

export function bytes(status: number, body: string | Uint8Array, headers: Record<string, string> = {}): Answer {
  return (_request, response) => void response.writeHead(status, headers).end(body);
}

/** The Gitea, a gateway before it that asks nobody, and a client to that. */
export async function openScripted(environment: Environment = {}): Promise<Scripted> {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const path = url.replace("/api/v1", "");
      if (path === "/version") return json(200, { version: "28.1.0" })(request, response);
      if (path === "/user") return scripted.user(request, response);
      const body = Buffer.concat(chunks).toString();
      arrived.push({ method, path, contentType: headers["content-type"] ?? "", body });
      scripted.answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { GITEA_URL: url, GITEA_TOKEN: SCRIPTED_TOKEN, CONFIRM: "none", ...environment };
  const gateway = await startGateway(settings);
  atEnd(() => gateway.close());
  const client = await legacyClient(gateway.url);
  const scripted: Scripted = { answer: json(200, {}), user: json(200, { id: 1, login: "alice" }), arrived, client };
  return scripted;
}
