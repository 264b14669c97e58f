/**
 * The sessions of the 2025 era that are in memory now. An id carries all that is needed to make its session again
 * (session-token.ts), so this is a cache: bounded, idle ones leave, and leaving loses nothing but an open stream.
 */
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { JSONRPCMessage, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import type { Caller } from "../call.ts";
import type { Exchange } from "./exchange.ts";
import { createLink, type Link } from "./link.ts";
import type { SessionClaims, SessionTokens } from "./session-token.ts";

export interface Session {
  readonly claims: SessionClaims;
  readonly link: Link;
  /** Resolves once the server has seen `initialize`. */
  readonly ready: Promise<void>;
  /** Ends the stream that the client holds open by GET; null when there is none. */
  endStream: (() => void) | null;
}

export interface SessionsOptions {
  tokens: SessionTokens;
  createServer: () => Server;
  maximum: number;
  idleMs: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export interface Sessions {
  /** Serves an `initialize` request; `token` is null when the server refused it. */
  open(request: JSONRPCRequest, caller: Caller): Promise<{ response: object; token: string | null }>;
  /** The session of an id; "unknown" for a forged, expired, ended or foreign one, "full" when all are busy. */
  find(token: string, callerId: string): Session | "unknown" | "full";
  /** Ends a session for good: its id is unknown from now on. */
  end(token: string, session: Session): void;
  /** Lets idle sessions leave. */
  sweep(): void;
  close(): void;
  readonly size: number;
}

/** Ended ids that are remembered until they expire; beyond that many the oldest is forgotten. */
const MAX_ENDED = 10_000;

interface Kept extends Session {
  readonly server: Server;
  lastUsed: number;
}

export function createSessions(options: SessionsOptions): Sessions {
  const { tokens, createServer, maximum, idleMs, now } = options;
  /** Least recently used first. */
  const kept = new Map<string, Kept>();
  const ended = new Map<string, number>();

  function release(token: string, session: Kept): void {
    kept.delete(token);
    session.endStream?.();
    void session.server.close();
  }

  /** Makes room for one more; false when every session is busy. */
  function makeRoom(): boolean {
    if (kept.size < maximum) return true;
    for (const [token, session] of kept) {
      if (session.link.busy) continue;
      release(token, session);
      return true;
    }
    return false;
  }

  function keep(token: string, session: Kept): void {
    kept.set(token, session);
  }

  function create(claims: SessionClaims): Kept {
    const link = createLink();
    const server = createServer();
    const ready = server.connect(link.transport).then(async () => {
      await firstResponse(link, initializeAgain(claims));
    });
    return { claims, link, server, ready, endStream: null, lastUsed: now() };
  }

  return {
    async open(request, caller) {
      const link = createLink();
      const server = createServer();
      await server.connect(link.transport);
      const response = await firstResponse(link, request);
      const protocol = protocolOf(response);
      if (protocol === null) {
        await server.close();
        return { response, token: null };
      }
      const asks = server.getClientCapabilities()?.elicitation?.form !== undefined;
      const { token, claims } = tokens.sign({ caller: caller.id, protocol, asks, toolsets: caller.toolsets });
      if (makeRoom()) keep(token, { claims, link, server, ready: Promise.resolve(), endStream: null, lastUsed: now() });
      else await server.close();
      return { response, token };
    },
    find(token, callerId) {
      const present = kept.get(token);
      const claims = present?.claims ?? (ended.has(token) ? null : tokens.verify(token));
      if (claims === null || claims.caller !== callerId || claims.expires <= now() / 1000) return "unknown";
      if (present === undefined && !makeRoom()) return "full";
      const session = present ?? create(claims);
      session.lastUsed = now();
      kept.delete(token);
      keep(token, session);
      return session;
    },
    end(token, session) {
      for (const [old, expires] of ended) if (expires <= now() / 1000 || ended.size >= MAX_ENDED) ended.delete(old);
      ended.set(token, session.claims.expires);
      const present = kept.get(token);
      if (present !== undefined) release(token, present);
    },
    sweep() {
      for (const [token, session] of kept) {
        if (session.lastUsed + idleMs > now()) return;
        if (!session.link.busy) release(token, session);
      }
    },
    close() {
      for (const [token, session] of kept) release(token, session);
    },
    get size() {
      return kept.size;
    },
  };
}

/** Delivers one request and resolves with its response. */
async function firstResponse(link: Link, request: JSONRPCMessage): Promise<object> {
  const { promise, resolve } = Promise.withResolvers<object>();
  const exchange: Exchange = {
    canStream: false,
    push: () => false,
    respond: resolve,
    abandon: () => resolve({}),
  };
  link.deliver([request], exchange);
  return promise;
}

/** What the client once sent, as far as the claims tell. */
function initializeAgain(claims: SessionClaims): JSONRPCMessage {
  return {
    jsonrpc: "2.0",
    id: "resume",
    method: "initialize",
    params: {
      protocolVersion: claims.protocol,
      capabilities: claims.asks ? { elicitation: { form: {} } } : {},
      clientInfo: { name: "resumed session", version: "0" },
    },
  };
}

function protocolOf(response: object): string | null {
  const result = "result" in response ? (response.result as { protocolVersion?: unknown }) : {};
  return typeof result.protocolVersion === "string" ? result.protocolVersion : null;
}
