/**
 * The HTTP endpoint: how much anybody may send, what waits for what, and which protocol era answers.
 *
 * Owns the socket and everything before a protocol message exists. Knows no tool and no session; who may speak is
 * access.ts.
 */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Caller, Gateway } from "../call.ts";
import type { Settings } from "../config.ts";
import type { Log } from "../log.ts";
import { faultFields } from "../log.ts";
import { createAccess } from "./access.ts";
import { createBearerCheck } from "./bearer.ts";
import { bodyProblem, largestMessage, parseBody } from "./body.ts";
import { createBodyRoom } from "./body-room.ts";
import { createLegacyServer } from "./legacy.ts";
import { createLegacyHttp, type Incoming } from "./legacy-http.ts";
import { couldBeModern, createModernLeg } from "./modern-leg.ts";
import { headerOf, narrowing } from "./narrowing.ts";
import { CODE, type Refusal, refusalBody, refuseBrokenRequest, STOPPING } from "./refusal.ts";
import { createSessions } from "./session.ts";
import { createSessionTokens } from "./session-token.ts";
import { createStoppable, LAST_WORDS_MS } from "./stoppable.ts";
import { createUnreadAnswers } from "./unread.ts";

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

const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** A whole request has to arrive within this, so that half-sent ones do not pile up. */
const REQUEST_TIMEOUT_MS = 120_000;
const MAX_CONNECTIONS = 4096;
/** For large bodies at work at a time, at least two of them; each costs about five times its size. */
const BODY_ROOM = 64 * 1024 * 1024;
const ROOM_WAIT_MS = 30_000;
const UNREAD_BYTES = 64 * 1024 * 1024;
const KEEP_ALIVE_MS = 15_000;
const ASK_TIMEOUT_MS = 300_000;

const NO_ROOM: Refusal = {
  status: 503,
  code: CODE.transport,
  message: "Too many large requests are at work. Try again shortly.",
  headers: { "retry-after": "5", connection: "close" },
};

/** @throws when `settings` hold no bearer token: there is no endpoint without one. */
export function createEndpoint(options: EndpointOptions): Endpoint {
  const { settings, log, now = Date.now, askTimeoutMs = ASK_TIMEOUT_MS } = options;
  const { gateway, stop } = createStoppable(options.gateway);
  const { bearerToken, bearerTokenPrevious, sessionKey } = settings;
  if (bearerToken === null) throw new Error("MCP_BEARER_TOKEN is needed for the endpoint");
  const accessOf = createAccess(
    settings,
    createBearerCheck({ token: bearerToken, previous: bearerTokenPrevious, sessionKey }),
  );
  const bodyLimit = largestMessage(settings.maxBinaryBytes);
  const room = createBodyRoom(Math.max(BODY_ROOM, 2 * bodyLimit), ROOM_WAIT_MS);
  const unread = createUnreadAnswers(UNREAD_BYTES);
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
    bodyLimit,
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
    // Paths that cannot be decoded; the framework's own answer would repeat them.
    frameworkErrors: (_error, _request, reply) =>
      refuse(reply, { status: 400, code: CODE.transport, message: "The path of the request is not valid." }),
  });
  app.server.maxConnections = MAX_CONNECTIONS;

  app.removeAllContentTypeParsers();
  // Empty bodies are fine: clients end sessions with a DELETE that announces JSON and sends none.
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ event: "fault", request_id: request.id, ...faultFields(error) });
    const message = status === 413 ? "The body is larger than MAX_BINARY_BYTES allows." : (STATUS_CODES[status] ?? "");
    return refuse(reply, { status, code: status >= 500 ? CODE.internal : CODE.invalidRequest, message });
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

  // Some probes ask by HEAD.
  app.get("/healthz", { exposeHeadRoute: true }, (_request, reply) => reply.type("text/plain").send("ok\n"));
  app.get("/readyz", { exposeHeadRoute: true }, (_request, reply) =>
    reply
      .code(stopping ? 503 : 200)
      .type("text/plain")
      .send(stopping ? "stopping\n" : "ok\n"),
  );

  app.register(async (scope) => {
    scope.decorateRequest("callerId", "");
    scope.addHook("onRequest", async (request, reply) => {
      const access = accessOf(request, reply);
      if ("refusal" in access) return refuse(reply, access.refusal);
      if ("preflight" in access) return reply.code(204).headers(access.preflight).send();
      (request as FastifyRequest & { callerId: string }).callerId = access.callerId;
    });
    scope.addHook("preParsing", async (request, reply, body) => {
      const leave = await room.enter(announcedBytes(request, bodyLimit));
      if (leave === null) return refuse(reply, NO_ROOM);
      if (reply.raw.destroyed) leave();
      else reply.raw.once("close", leave);
      return body;
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
        written: (bytes) => unread.add(reply.raw, bytes),
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

  /** Resolves when no call runs, or after so many milliseconds. */
  async function idle(limitMs: number): Promise<void> {
    if (running.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    onIdle = resolve;
    const limit = setTimeout(resolve, limitMs);
    await promise;
    clearTimeout(limit);
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
      if (graceMs > 0) {
        await idle(graceMs);
        stop();
        await idle(LAST_WORDS_MS);
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

/** A body without a length may become as large as any. */
function announcedBytes({ headers }: FastifyRequest, maximum: number): number {
  if (headers["content-length"] !== undefined) return Math.min(Number(headers["content-length"]), maximum);
  return headers["transfer-encoding"] === undefined ? 0 : maximum;
}

/** Answers and notifications still pass while the gateway stops: running calls may wait for them. */
function hasRequest(json: unknown): boolean {
  const messages: unknown[] = Array.isArray(json) ? json : [json];
  return messages.some(
    (message) => typeof message === "object" && message !== null && "method" in message && "id" in message,
  );
}
