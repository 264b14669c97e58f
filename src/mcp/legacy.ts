/**
 * The adapter for protocol versions up to 2025-11-25, on the SDK's low-level server.
 *
 * Owns: what `tools/list` and `tools/call` mean in that era, questions as elicitation requests, progress.
 * Does not own: sessions (session.ts), HTTP (legacy-http.ts), and what a call does (the gateway).
 */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  type JSONRPCRequest,
  ListToolsRequestSchema,
  McpError,
  type ServerNotification,
  type ServerRequest,
} from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv-provider.js";
import type { JsonObject } from "../../generated/contract.ts";
import type { Answers, Ask, Caller, CallOutcome, Gateway } from "../call.ts";
import type { Log } from "../log.ts";
import { invoke, MAX_ROUNDS, tooManyQuestions, unknownToolMessage } from "./invoke.ts";
import { SERVER_INFO } from "./server-info.ts";

/** What the HTTP side knows of the request that a message came with. */
export interface RequestContext {
  caller: Caller;
  requestId: string;
  /** Whether messages can reach the client before the response. */
  canStream: boolean;
}

export interface LegacyOptions {
  gateway: Gateway;
  log: Log;
  /** How long a person may take for an answer. */
  askTimeoutMs: number;
}

/** Shared: each validator of its own would double the cost of a request and quadruple the size of a session. */
const VALIDATOR = new AjvJsonSchemaValidator();

/** A server for one session. Every message must come with `authInfo.extra` = { context: RequestContext }. */
export function createLegacyServer(options: LegacyOptions): Server {
  const { gateway, log, askTimeoutMs } = options;
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {} },
    instructions: gateway.instructions,
    jsonSchemaValidator: VALIDATOR,
  });

  server.setRequestHandler(ListToolsRequestSchema, (request, extra) => {
    if (request.params?.cursor !== undefined) throw invalidParams("The list is one page; there is no cursor.");
    return { tools: gateway.listTools(contextOf(extra).caller.toolsets) };
  });

  server.setRequestHandler(CallToolRequestSchema, async (request, extra) => {
    const context = contextOf(extra);
    const report = context.canStream ? reporter(extra) : undefined;
    const answers: Answers = {};
    const canAsk = context.canStream && server.getClientCapabilities()?.elicitation?.form !== undefined;
    for (let round = 0; round <= MAX_ROUNDS; round++) {
      const outcome = await invoke(gateway, log, {
        name: request.params.name,
        arguments: (request.params.arguments ?? {}) as JsonObject,
        caller: context.caller,
        requestId: context.requestId,
        signal: extra.signal,
        canAsk,
        answers,
        ...(report ? { progress: report } : {}),
      });
      if (outcome.kind !== "ask") return toolResult(outcome);
      answers[outcome.ask.key] = await ask(outcome.ask, extra);
      if (extra.signal.aborted) break;
    }
    return toolResult(tooManyQuestions());
  });

  /** A dialog that fails, is not answered in time, or is answered with something else is a no. */
  async function ask(question: Ask, extra: Extra): Promise<Answers[string]> {
    try {
      const answer = await server.elicitInput(
        { message: question.message, requestedSchema: question.requestedSchema as never },
        { relatedRequestId: extra.requestId, signal: extra.signal, timeout: askTimeoutMs },
      );
      return answer.content === undefined
        ? { action: answer.action }
        : { action: answer.action, content: answer.content as JsonObject };
    } catch {
      return { action: "cancel" };
    }
  }

  return server;
}

/** The SDK sends code, message and data as they stand; its own McpError would put the code into the message, too. */
function invalidParams(message: string, data?: JsonObject): Error {
  return Object.assign(new Error(message), { code: ErrorCode.InvalidParams, ...(data ? { data } : {}) });
}

/**
 * What is wrong with the params of a request, before the SDK sees it: its answer would be a dump of its parser, as a
 * fault of this side. Null when nothing is.
 */
export function paramsProblem({ method, params = {} }: JSONRPCRequest): string | null {
  if (method === "tools/list" && !(params.cursor === undefined || typeof params.cursor === "string"))
    return "params.cursor has to be a string.";
  if (method !== "tools/call") return null;
  if (typeof params.name !== "string") return "params.name has to be a string: the name of a tool.";
  const given = params.arguments;
  if (given !== undefined && (typeof given !== "object" || given === null || Array.isArray(given)))
    return "params.arguments has to be an object.";
  return params.task === undefined ? null : "This server has no tasks; call without params.task.";
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

function contextOf(extra: Extra): RequestContext {
  const context = extra.authInfo?.extra?.context;
  if (context === undefined) throw new McpError(ErrorCode.InternalError, "The request came without its context.");
  return context as RequestContext;
}

/** Reports progress when the client gave a token for it. */
function reporter(extra: Extra): ((message: string) => void) | undefined {
  const progressToken = extra._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  return (message) => {
    progress++;
    extra
      .sendNotification({ method: "notifications/progress", params: { progressToken, progress, message } })
      .catch(() => {
        // The client is gone; the call's own signal ends it.
      });
  };
}

function toolResult(outcome: Exclude<CallOutcome, { kind: "ask" }>) {
  if (outcome.kind === "unknown_tool") throw invalidParams(unknownToolMessage(outcome.near), { near: outcome.near });
  return { content: [{ type: "text" as const, text: outcome.text }], isError: outcome.isError };
}
