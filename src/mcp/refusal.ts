/** JSON-RPC error bodies for everything that is refused before a protocol adapter sees it. */

import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** JSON-RPC codes that both protocol eras use; -32000 is the general one of the transports. */
export const CODE = {
  parse: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  transport: -32000,
  sessionNotFound: -32001,
} as const;

export interface Refusal {
  status: number;
  code: number;
  /** In our words, without any text of the request. */
  message: string;
  /** Further response headers. */
  headers?: Record<string, string>;
  data?: Record<string, string | number>;
}

export function refusalBody(refusal: Omit<Refusal, "status" | "headers">): string {
  const { code, message, data } = refusal;
  return JSON.stringify({ jsonrpc: "2.0", error: { code, message, ...(data ? { data } : {}) }, id: null });
}

export const STOPPING: Refusal = {
  status: 503,
  code: CODE.transport,
  message: "The gateway is stopping. Try again shortly.",
  headers: { "retry-after": "5", connection: "close" },
  data: { kind: "shutting_down" },
};

/** What Node's parser gave up on: no request exists yet, so the answer goes to the socket. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return;
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const body = refusalBody({ code: CODE.invalidRequest, message: STATUS_CODES[status] ?? "Bad Request" });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
