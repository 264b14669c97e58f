/**
 * The HTTP endpoint: who may speak (bearer, Host, Origin), how much they may send, and which protocol era answers.
 *
 * Owns the socket and everything before a protocol message exists. Knows no tool and no session.
 */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Caller, Gateway } from "../call.ts";
import type { Settings } from "../config.ts";
import type { Log } from "../log.ts";
import { faultFields } from "../log.ts";
import { createBearerCheck } from "./bearer.ts";
import { bodyProblem, parseBody } from "./body.ts";
import { createLegacyServer } from "./legacy.ts";
import { createLegacyHttp, type Incoming } from "./legacy-http.ts";
import { couldBeModern, createModernLeg } from "./modern-leg.ts";
import { headerOf, narrowing } from "./narrowing.ts";
import { isAllowedHost, isAllowedOrigin } from "./origin.ts";
import { CODE, type Refusal, refusalBody, refuseBrokenRequest, STOPPING } from "./refusal.ts";
import { createSessions } from "./session.ts";
import { createSessionTokens } from "./session-token.ts";

export interface EndpointOptions {
  settings: Settings;
  gateway: Gateway;
  log: Log;
  /** Milliseconds since the epoch; for tests. */
  now?: () => number;
  /** Milliseconds a person may take for an answer; the life of a confirmation. */
  askTimeoutMs?: number;
}

export interface Endpoint {
  app: FastifyInstance;
  /** Listens and returns the address that clients use. */
  listen(): Promise<string>;
  /** Takes no more calls, lets running ones end within `graceMs`, then closes every connection. */
  close(graceMs: number): Promise<void>;
}

/** Beside the bytes of the largest upload: the other arguments and the JSON around them. */
const BODY_SLACK = 1024 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** A whole request has to arrive within this, so that half-sent ones do not pile up. */
const REQUEST_TIMEOUT_MS = 120_000;
const MAX_CONNECTIONS = 4096;
const KEEP_ALIVE_MS = 15_000;
const ASK_TIMEOUT_MS = 300_000;

/** @throws when `settings` hold no bearer token: there is no endpoint without one. */
export function createEndpoint(options: EndpointOptions): Endpoint {
  const { settings, gateway, log, now = Date.now, askTimeoutMs = ASK_TIMEOUT_MS } = options;
  const { bearerToken, bearerTokenPrevious, sessionKey } = settings;
  if (bearerToken === null) throw new Error("MCP_BEARER_TOKEN is needed for the endpoint");
  const callerOf = createBearerCheck({ token: bearerToken, previous: bearerTokenPrevious, sessionKey });
  const keys = sessionKey === null ? [bearerToken, bearerTokenPrevious].filter((key) => key !== null) : [sessionKey];
  const sessions = createSessions({
    tokens: createSessionTokens(keys, now),
    createServer: () => createLegacyServer({ gateway, log, askTimeoutMs }),
    maximum: settings.maxSessions,
    idleMs: settings.sessionIdleMs,
    now,
  });
  const legacy = createLegacyHttp(sessions, KEEP_ALIVE_MS);
  const modern = createModernLeg({ gateway, log, keys });
  const sweeper = setInterval(() => sessions.sweep(), Math.min(settings.sessionIdleMs, 60_000)).unref();

  let stopping = false;
  const running = new Set<object>();
  let onIdle: (() => void) | null = null;

  const app = Fastify({
    bodyLimit: Math.ceil(settings.maxBinaryBytes / 3) * 4 + BODY_SLACK,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 2000,
    },
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    clientErrorHandler: refuseBrokenRequest,
  });
  app.server.maxConnections = MAX_CONNECTIONS;

  app.removeAllContentTypeParsers();
  // Empty bodies are fine: clients end sessions with a DELETE that announces JSON and sends none.
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ event: "fault", request_id: request.id, ...faultFields(error) });
    const message = status === 413 ? "The body is larger than MAX_BINARY_BYTES allows." : (STATUS_CODES[status] ?? "");
    return refuse(reply, { status, code: status >= 500 ? -32603 : CODE.invalidRequest, message });
  });
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, { status: 404, code: CODE.transport, message: "There is nothing here." }),
  );
  app.addHook("onResponse", async (request, reply) => {
    log.debug({
      event: "request",
      request_id: request.id,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });

  app.get("/healthz", (_request, reply) => reply.type("text/plain").send("ok\n"));
  app.get("/readyz", (_request, reply) =>
    reply
      .code(stopping ? 503 : 200)
      .type("text/plain")
      .send(stopping ? "stopping\n" : "ok\n"),
  );

  app.register(async (scope) => {
    scope.decorateRequest("callerId", "");
    scope.addHook("onRequest", async (request, reply) => {
      const refusal = accessRefusal(request, reply);
      if (refusal !== null) return refuse(reply, refusal);
    });
    scope.route({ method: "POST", url: settings.path, handler: (request, reply) => handle(request, reply, post) });
    scope.route({ method: "GET", url: settings.path, handler: (request, reply) => handle(request, reply, legacy.get) });
    scope.route({
      method: "DELETE",
      url: settings.path,
      handler: (request, reply) => handle(request, reply, async (incoming) => legacy.delete(incoming)),
    });
    scope.route({
      method: ["PUT", "PATCH", "HEAD", "OPTIONS"],
      url: settings.path,
      handler: (_request, reply) =>
        refuse(reply, {
          status: 405,
          code: CODE.transport,
          message: "The endpoint takes POST, GET and DELETE.",
          headers: { allow: "POST, GET, DELETE" },
        }),
    });
  });

  /** Host and Origin first: a page that may not speak here learns nothing about tokens. */
  function accessRefusal(request: FastifyRequest, reply: FastifyReply): Refusal | null {
    const forwarded = request.host === request.headers.host ? [] : [request.host];
    const hosts = [request.headers.host, ...forwarded];
    if (!hosts.every((host) => isAllowedHost(host, settings.allowedHosts, settings.host)))
      return {
        status: 403,
        code: CODE.transport,
        message: "This Host is not allowed. The operator sets MCP_ALLOWED_HOSTS.",
      };
    if (!isAllowedOrigin(request.headers.origin, settings.allowedOrigins))
      return {
        status: 403,
        code: CODE.transport,
        message: "This Origin is not allowed. The operator sets MCP_ALLOWED_ORIGINS.",
      };
    const authorization = request.raw.headersDistinct.authorization ?? [];
    const callerId = callerOf(authorization);
    if (callerId === null) {
      const challenge = `Bearer realm="gitea-mcp-gateway"${authorization.length > 0 ? ', error="invalid_token"' : ""}`;
      reply.header("connection", "close");
      return {
        status: 401,
        code: CODE.transport,
        message: "Send one header `Authorization: Bearer <MCP_BEARER_TOKEN>`.",
        headers: { "www-authenticate": challenge },
      };
    }
    (request as FastifyRequest & { callerId: string }).callerId = callerId;
    return null;
  }

  type Handler = (incoming: Incoming, request: FastifyRequest) => Promise<Refusal | null>;

  async function handle(request: FastifyRequest, reply: FastifyReply, handler: Handler): Promise<unknown> {
    const toolsets = narrowing(request, gateway.toolsets);
    if (toolsets === "unknown")
      return refuse(reply, {
        status: 400,
        code: CODE.invalidRequest,
        message: `An unknown toolset was asked for. There are ${gateway.toolsets.join(", ")}.`,
      });
    const caller: Caller = { id: (request as FastifyRequest & { callerId: string }).callerId, toolsets };
    const refusal = await handler(
      {
        header: (name) => headerOf(request, name),
        caller,
        requestId: request.id,
        response: reply.raw,
        takeOver: () => reply.hijack(),
        running: begin,
      },
      request,
    );
    return refusal === null ? reply : refuse(reply, refusal);
  }

  async function post(incoming: Incoming, request: FastifyRequest): Promise<Refusal | null> {
    if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? ""))
      return { status: 415, code: CODE.transport, message: "The Content-Type has to be application/json." };
    const body = parseBody(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    if ("problem" in body)
      return { status: body.problem === "too many members" ? 413 : 400, ...bodyProblem(body.problem) };
    if (stopping && hasRequest(body.json)) return STOPPING;
    if (couldBeModern(incoming.header, body.json)) {
      const answered = await modern.post(incoming, request.raw, body.json);
      if (answered) return null;
    }
    return legacy.post(incoming, body.json);
  }

  function begin(): () => void {
    const call = {};
    running.add(call);
    return () => {
      running.delete(call);
      if (running.size === 0) onIdle?.();
    };
  }

  return {
    app,
    async listen() {
      await app.listen({ host: settings.host, port: settings.port });
      const { address, family, port } = app.server.address() as AddressInfo;
      return `http://${family === "IPv6" ? `[${address}]` : address}:${port}${settings.path}`;
    },
    async close(graceMs) {
      stopping = true;
      clearInterval(sweeper);
      if (running.size > 0 && graceMs > 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        onIdle = resolve;
        const limit = setTimeout(resolve, graceMs);
        await promise;
        clearTimeout(limit);
      }
      sessions.close();
      await modern.close();
      await app.close();
    },
  };
}

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply
    .code(refusal.status)
    .headers(refusal.headers ?? {})
    .type("application/json")
    .send(refusalBody(refusal));
}

/** Answers and notifications still pass while the gateway stops: running calls may wait for them. */
function hasRequest(json: unknown): boolean {
  const messages: unknown[] = Array.isArray(json) ? json : [json];
  return messages.some(
    (message) => typeof message === "object" && message !== null && "method" in message && "id" in message,
  );
}
