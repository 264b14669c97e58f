/**
 * The adapter for protocol version 2026-07-28, on the second SDK: one server per request, nothing between requests.
 * Over stdio it serves the 2025 era too.
 *
 * A question to the person rides in the result; the client sends the same call again with the answer and the sealed
 * state it got. Owns that seal: it binds an answer to the caller and to the exact call, and counts once. A client of
 * the 2025 era is asked while its call waits.
 */
import { createHash } from "node:crypto";
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createMcpHandler,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  isLegacyRequest,
  type McpServerFactory,
  ProtocolError,
  ProtocolErrorCode,
  type RequestStateCodec,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv";
import type { JsonObject } from "../../generated/contract.ts";
import type { Answers, Ask, Caller, Gateway } from "../call.ts";
import type { Log } from "../log.ts";
import { invoke, MAX_ROUNDS, tooManyQuestions, unknownToolMessage } from "./invoke.ts";
import { SERVER_INFO } from "./server-info.ts";
import { deriveKey } from "./session-token.ts";

export interface ModernOptions {
  gateway: Gateway;
  log: Log;
  keys: readonly string[];
  /** How long a person in front of a 2025-era client may take for an answer. */
  askTimeoutMs?: number;
}

export interface ModernHandler {
  isLegacy(request: Request, json: unknown): Promise<boolean>;
  fetch(request: Request, json: unknown, context: { caller: Caller; requestId: string }): Promise<Response>;
  close(): Promise<void>;
}

/** What the client keeps between a question and its answer. */
interface Asked {
  /** Digest of the call that was asked about. */
  call: string;
  key: string;
  earlier: Answers;
  round: number;
  nonce: string;
}

/** As long as a confirmation lives. */
const STATE_LIFETIME_SECONDS = 300;
/** The list changes when another version of Gitea is noticed, and then within minutes. */
const LIST_CACHE = { ttlMs: 300_000, cacheScope: "private" } as const;
const VALIDATOR = new AjvJsonSchemaValidator();

export function createModernHandler(options: ModernOptions): ModernHandler {
  const handler = createMcpHandler(createModernFactory(options), {
    legacy: "reject",
    onerror: (error) => options.log.debug({ event: "protocol_error", name: error.name }),
  });
  return {
    isLegacy: (request, json) => isLegacyRequest(request, json),
    fetch: (request, json, { caller, requestId }) =>
      handler.fetch(request, {
        parsedBody: json,
        authInfo: { token: "", clientId: caller.id, scopes: [], extra: { caller, requestId } },
      }),
    close: () => handler.close(),
  };
}

/** Makes one server per request over HTTP, and one per connection over stdio, where it serves both eras. */
export function createModernFactory(options: ModernOptions): McpServerFactory {
  const { gateway, log, keys, askTimeoutMs = STATE_LIFETIME_SECONDS * 1000 } = options;
  const states = createRequestStateCodec<Asked>({
    key: deriveKey(keys[0] ?? crypto.randomUUID(), "request state"),
    ttlSeconds: STATE_LIFETIME_SECONDS,
    bind: (context) => contextOf(context).caller.id,
  });
  const spent = createSpentNonces();

  return () => {
    const server = new Server(SERVER_INFO, {
      capabilities: { tools: {} },
      instructions: gateway.instructions,
      jsonSchemaValidator: VALIDATOR,
      cacheHints: { "tools/list": LIST_CACHE, "server/discover": LIST_CACHE },
      requestState: { verify: states.verify },
      inputRequired: { maxRounds: MAX_ROUNDS + 1, roundTimeoutMs: STATE_LIFETIME_SECONDS * 1000 },
    });

    server.setRequestHandler("tools/list", (request, context) => {
      if (request.params?.cursor !== undefined)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, "The list is one page; there is no cursor.");
      return { tools: gateway.listTools(contextOf(context).caller.toolsets) };
    });

    server.setRequestHandler("tools/call", async (request, context) => {
      const { name } = request.params;
      const callArguments = (request.params.arguments ?? {}) as JsonObject;
      const { caller, requestId } = contextOf(context);
      const call = callDigest(name, callArguments);
      let { answers, round } = answered(context, call, spent);
      const report = reporter(context);
      const run = () =>
        invoke(gateway, log, {
          name,
          arguments: callArguments,
          caller,
          requestId,
          signal: context.mcpReq.signal,
          canAsk: canAsk(server, context),
          answers,
          ...(report ? { progress: report } : {}),
        });
      const isModern = context.mcpReq.envelope !== undefined;
      let outcome = await run();
      for (; outcome.kind === "ask" && !isModern && round < MAX_ROUNDS; round++) {
        answers = { ...answers, [outcome.ask.key]: await askNow(outcome.ask, context, askTimeoutMs) };
        if (context.mcpReq.signal.aborted) break;
        outcome = await run();
      }
      if (outcome.kind === "unknown_tool")
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownToolMessage(outcome.near), {
          near: outcome.near,
        });
      if (outcome.kind === "ask" && isModern && round < MAX_ROUNDS)
        return question(outcome.ask, states, context, { call, answers, round });
      const result = outcome.kind === "ask" ? tooManyQuestions() : outcome;
      return { content: [{ type: "text", text: result.text }], isError: result.isError };
    });

    return server;
  };
}

interface Context {
  caller: Caller;
  requestId: string;
}

/** Over stdio there is one caller, the process that started this one. */
function contextOf(context: ServerContext): Context {
  const extra = context.http?.authInfo?.extra as Context | undefined;
  return extra ?? { caller: { id: "stdio", toolsets: null }, requestId: crypto.randomUUID() };
}

/** On 2026-07-28 the capabilities come with every request; before, with `initialize`. A bare `{}` means forms. */
function canAsk(server: Server, context: ServerContext): boolean {
  const { envelope } = context.mcpReq;
  const declared =
    envelope === undefined
      ? server.getClientCapabilities()
      : ((envelope as Record<string, unknown>)[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined);
  const elicitation = declared?.elicitation;
  return elicitation !== undefined && (elicitation.form !== undefined || Object.keys(elicitation).length === 0);
}

/** Asks a client of the 2025 era. A dialog that fails or is not answered in time is a no. */
async function askNow(ask: Ask, context: ServerContext, timeout: number): Promise<Answers[string]> {
  try {
    const answer = await context.mcpReq.elicitInput(
      { message: ask.message, requestedSchema: ask.requestedSchema as never },
      { signal: context.mcpReq.signal, timeout },
    );
    return answer.content === undefined
      ? { action: answer.action }
      : { action: answer.action, content: answer.content as JsonObject };
  } catch {
    return { action: "cancel" };
  }
}

async function question(
  ask: Ask,
  states: RequestStateCodec<Asked>,
  context: ServerContext,
  { call, answers, round }: { call: string; answers: Answers; round: number },
) {
  const asked: Asked = { call, key: ask.key, earlier: answers, round: round + 1, nonce: crypto.randomUUID() };
  return inputRequired({
    inputRequests: {
      [ask.key]: inputRequired.elicit({ message: ask.message, requestedSchema: ask.requestedSchema as never }),
    },
    requestState: await states.mint(asked, context),
  });
}

/** The answers that this request may use: to the question that was asked about this very call, once. */
function answered(context: ServerContext, call: string, spent: SpentNonces): { answers: Answers; round: number } {
  const asked = context.mcpReq.requestState<Asked>();
  if (asked === undefined || asked.call !== call || !spent.spend(asked.nonce)) return { answers: {}, round: 0 };
  const response = inputResponse(context.mcpReq.inputResponses, asked.key);
  const answer: Answers[string] =
    response.kind !== "elicit"
      ? { action: "cancel" }
      : response.content === undefined
        ? { action: response.action }
        : { action: response.action, content: response.content as JsonObject };
  return { answers: { ...asked.earlier, [asked.key]: answer }, round: asked.round };
}

function reporter(context: ServerContext): ((message: string) => void) | undefined {
  const progressToken = context.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  return (message) => {
    progress++;
    context.mcpReq
      .notify({ method: "notifications/progress", params: { progressToken, progress, message } })
      .catch(() => {
        // The client is gone; the call's own signal ends it.
      });
  };
}

function callDigest(name: string, callArguments: JsonObject): string {
  return createHash("sha256")
    .update(JSON.stringify([name, sorted(callArguments)]))
    .digest("base64url");
}

/** The same value with the members of every object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, member]) => [name, sorted(member)]);
}

interface SpentNonces {
  /** False when it was spent before. */
  spend(nonce: string): boolean;
}

/** Remembers the last answers of a process; older ones have outlived STATE_LIFETIME_SECONDS or 10,000 others. */
function createSpentNonces(): SpentNonces {
  const spent = new Set<string>();
  return {
    spend(nonce) {
      if (spent.has(nonce)) return false;
      spent.add(nonce);
      for (const oldest of spent) {
        if (spent.size <= 10_000) break;
        spent.delete(oldest);
      }
      return true;
    },
  };
}
