/**
 * Who may speak: Host and Origin first, since a page that may not speak here learns nothing about tokens, then the
 * bearer. Browsers on allowed origins get the CORS headers without which they could not read an answer.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../config.ts";
import type { BearerCheck } from "./bearer.ts";
import { isAllowedHost, isAllowedOrigin } from "./origin.ts";
import { CODE, type Refusal } from "./refusal.ts";

/** The caller's id, a refusal, or the permission that a browser asks for before its request. */
export type Access = { callerId: string } | { refusal: Refusal } | { preflight: Record<string, string> };

type AccessSettings = Pick<Settings, "host" | "allowedHosts" | "allowedOrigins">;

const BROWSER_MAY_READ = "mcp-session-id, www-authenticate, retry-after";
const PREFLIGHT = {
  "access-control-allow-methods": "POST, GET, DELETE",
  "access-control-allow-headers":
    "authorization, content-type, accept, mcp-session-id, mcp-protocol-version, mcp-method, mcp-name, last-event-id, x-gitea-toolsets",
  "access-control-max-age": "600",
};

/** Checks one request; for an allowed origin, headers that every answer to it carries are put on `reply`. */
export function createAccess(settings: AccessSettings, callerOf: BearerCheck) {
  return (request: FastifyRequest, reply: FastifyReply): Access => {
    const { origin } = request.headers;
    const [host, ...more] = request.raw.headersDistinct.host ?? [];
    // An address in the request line would win over Host (RFC 9112, 3.2.2).
    const isPlain = more.length === 0 && request.raw.url?.startsWith("/");
    // With a trusted proxy `request.host` is what it forwards; it counts beside Host, never in its place.
    if (!isPlain || ![host, request.host].every((name) => isAllowedHost(name, settings.allowedHosts, settings.host)))
      return forbidden("This Host is not allowed. The operator sets MCP_ALLOWED_HOSTS.");
    if (!isAllowedOrigin(origin, settings.allowedOrigins))
      return forbidden("This Origin is not allowed. The operator sets MCP_ALLOWED_ORIGINS.");
    if (origin !== undefined) {
      // On the raw response, which the protocol adapters write to themselves.
      reply.raw.setHeader("access-control-allow-origin", origin);
      reply.raw.setHeader("access-control-expose-headers", BROWSER_MAY_READ);
      reply.raw.setHeader("vary", "Origin");
      if (request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined)
        return { preflight: PREFLIGHT };
    }
    const authorization = request.raw.headersDistinct.authorization ?? [];
    const callerId = callerOf(authorization);
    return callerId === null ? { refusal: unauthorized(authorization.length > 0) } : { callerId };
  };
}

function forbidden(message: string): Access {
  return { refusal: { status: 403, code: CODE.transport, message } };
}

function unauthorized(hasCredential: boolean): Refusal {
  const challenge = `Bearer realm="gitea-mcp-gateway"${hasCredential ? ', error="invalid_token"' : ""}`;
  return {
    status: 401,
    code: CODE.transport,
    message: "Send one header `Authorization: Bearer <MCP_BEARER_TOKEN>`.",
    // The body of a request that is not let in is not read, so its connection cannot go on.
    headers: { "www-authenticate": challenge, connection: "close" },
  };
}
