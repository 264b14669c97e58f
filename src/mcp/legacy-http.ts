/**
 * Streamable HTTP of the 2025 era: POST, GET and DELETE of a session (MCP 2025-11-25, transports).
 *
 * Owns statuses, headers and which session a message belongs to. Access checks (http.ts) lie behind it.
 */
import type { ServerResponse } from "node:http";
import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  SUPPORTED_PROTOCOL_VERSIONS,
} from "@modelcontextprotocol/sdk/types.js";
import type { Caller } from "../call.ts";
import { createHttpExchange, type Exchange, keepAlive, STREAM_HEADERS, writeEvent } from "./exchange.ts";
import { paramsProblem, type RequestContext } from "./legacy.ts";
import { CODE, type Refusal } from "./refusal.ts";
import type { Session, Sessions } from "./session.ts";

/** A request that passed the access checks. */
export interface Incoming {
  header: (name: string) => string | undefined;
  caller: Caller;
  requestId: string;
  response: ServerResponse;
  /** Called before the first byte is written to `response` outside the framework. */
  takeOver: () => void;
  /** A call runs until the returned function is called. */
  running: () => () => void;
  /** Called after the last byte of an answer was written to `response`, with how many there were. */
  written: (bytes: number) => void;
}

export interface LegacyHttp {
  /** Each either answers on `response` or returns why not. */
  post(incoming: Incoming, json: unknown): Promise<Refusal | null>;
  get(incoming: Incoming): Promise<Refusal | null>;
  delete(incoming: Incoming): Refusal | null;
}

/** Messages in one POST of a client that still sends batches (2025-03-26). */
const MAX_BATCH = 50;

export function createLegacyHttp(sessions: Sessions, keepAliveMs: number): LegacyHttp {
  function sessionOf(incoming: Incoming): { token: string; session: Session } | Refusal {
    const token = incoming.header("mcp-session-id");
    if (token === undefined || token === "")
      return {
        status: 400,
        code: CODE.transport,
        message: "The Mcp-Session-Id header is missing. Send initialize first and use the id it returns.",
      };
    const version = incoming.header("mcp-protocol-version");
    if (version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version))
      return {
        status: 400,
        code: CODE.transport,
        message: `Unsupported protocol version. This endpoint speaks ${SUPPORTED_PROTOCOL_VERSIONS.join(", ")}.`,
      };
    const session = sessions.find(token, incoming.caller.id);
    if (session === "unknown")
      return { status: 404, code: CODE.sessionNotFound, message: "Session not found. Send initialize to open one." };
    if (session === "full")
      return {
        status: 503,
        code: CODE.transport,
        message: "All sessions are busy. Try again shortly.",
        headers: { "retry-after": "5" },
      };
    return { token, session };
  }

  async function initialize(incoming: Incoming, message: JSONRPCMessage): Promise<Refusal | null> {
    if (!isJSONRPCRequest(message)) return notJsonRpc();
    const { response, token } = await sessions.open(message, incoming.caller);
    if (token === null)
      return {
        status: 400,
        code: CODE.invalidParams,
        message: "initialize needs protocolVersion, capabilities and clientInfo.",
      };
    incoming.takeOver();
    const exchange = createHttpExchange(incoming.response, {
      expected: 1,
      batch: false,
      accepts: accepted(incoming.header("accept")),
      headers: { "mcp-session-id": token },
      keepAliveMs,
      onDropped: () => {},
      onWritten: incoming.written,
      onEnd: () => {},
    });
    exchange.respond({ ...response, id: message.id });
    return null;
  }

  async function post(incoming: Incoming, json: unknown): Promise<Refusal | null> {
    const accepts = accepted(incoming.header("accept"));
    if (!accepts.json && !accepts.stream) return notAcceptable("application/json and text/event-stream");
    const batch = Array.isArray(json);
    const parsed = (batch ? json : [json]).slice(0, MAX_BATCH + 1).map((item) => JSONRPCMessageSchema.safeParse(item));
    const messages = parsed.flatMap((item) => (item.success ? [item.data] : []));
    if (messages.length !== parsed.length || messages.length === 0) return notJsonRpc();
    if (messages.length > MAX_BATCH)
      return { status: 400, code: CODE.invalidRequest, message: `A batch holds at most ${MAX_BATCH} messages.` };
    const [first] = messages;
    if (
      first !== undefined &&
      messages.some((message) => isJSONRPCRequest(message) && message.method === "initialize")
    ) {
      if (messages.length > 1)
        return { status: 400, code: CODE.invalidRequest, message: "initialize has to come alone." };
      return initialize(incoming, first);
    }

    const found = sessionOf(incoming);
    if (!("session" in found)) return found;
    const { session } = found;
    await session.ready;
    // A client that left in the meantime gets no answer, so nothing is done for it.
    if (incoming.response.destroyed) return null;
    const context: RequestContext = {
      caller: { id: incoming.caller.id, toolsets: incoming.caller.toolsets ?? session.claims.toolsets },
      requestId: incoming.requestId,
      canStream: accepts.stream,
    };
    const extra = { authInfo: { token: "", clientId: context.caller.id, scopes: [], extra: { context } } };
    const expected = messages.filter((message) => isJSONRPCRequest(message)).length;
    if (expected === 0) {
      session.link.deliver(messages, null, extra);
      incoming.takeOver();
      incoming.response.writeHead(202, { "content-length": "0" }).end();
      return null;
    }
    incoming.takeOver();
    const exchange: Exchange = createHttpExchange(incoming.response, {
      expected,
      batch,
      accepts,
      headers: {},
      keepAliveMs,
      onDropped: () => session.link.drop(exchange),
      onWritten: incoming.written,
      onEnd: incoming.running(),
    });
    for (const message of messages) {
      const request = isJSONRPCRequest(message) ? message : null;
      const problem = request === null ? null : paramsProblem(request);
      if (request === null || problem === null) session.link.deliver([message], exchange, extra);
      else exchange.respond({ jsonrpc: "2.0", id: request.id, error: { code: CODE.invalidParams, message: problem } });
    }
    return null;
  }

  async function get(incoming: Incoming): Promise<Refusal | null> {
    if (!accepted(incoming.header("accept")).stream) return notAcceptable("text/event-stream");
    const found = sessionOf(incoming);
    if (!("session" in found)) return found;
    const { session } = found;
    // A client whose connection broke comes back before this side has noticed: the newer stream counts.
    session.endStream?.();
    const { response } = incoming;
    incoming.takeOver();
    response.writeHead(200, STREAM_HEADERS);
    response.flushHeaders();
    const stopKeepAlive = keepAlive(response, keepAliveMs);
    const listener = (message: object) => writeEvent(response, message);
    session.link.listener = listener;
    session.endStream = () => response.end();
    response.on("close", () => {
      stopKeepAlive();
      if (session.link.listener !== listener) return;
      session.link.listener = null;
      session.endStream = null;
    });
    return null;
  }

  return {
    post,
    get,
    delete(incoming) {
      const found = sessionOf(incoming);
      if (!("session" in found)) return found;
      sessions.end(found.token, found.session);
      incoming.takeOver();
      incoming.response.writeHead(200, { "content-length": "0" }).end();
      return null;
    },
  };
}

/** What an Accept header takes; a missing one and `*` take everything (RFC 9110, 12.5.1). */
function accepted(header: string | undefined): { json: boolean; stream: boolean } {
  if (header === undefined || /(^|,)\s*\*\/\*/.test(header)) return { json: true, stream: true };
  return {
    json: /application\/(json|\*)/i.test(header),
    stream: /text\/(event-stream|\*)/i.test(header),
  };
}

function notAcceptable(types: string): Refusal {
  return { status: 406, code: CODE.transport, message: `The Accept header has to name ${types}.` };
}

function notJsonRpc(): Refusal {
  return { status: 400, code: CODE.invalidRequest, message: "The body is not a JSON-RPC 2.0 message." };
}
