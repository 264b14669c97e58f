/**
 * The neutral shapes between the protocol adapters (src/mcp) and the gateway: no SDK type, no socket.
 */
import type { JsonObject, ToolAnnotations } from "../generated/contract.ts";

/** Who calls: the MCP client's credential, never an address. */
export interface Caller {
  /** Stable, not reversible: a keyed hash of the bearer credential, or "stdio". */
  id: string;
  /** Toolsets this client narrowed itself to; null for no narrowing. */
  toolsets: string[] | null;
}

/** A question for the person in front of the client; a flat form as MCP elicitation takes it. */
export interface Ask {
  key: string;
  message: string;
  requestedSchema: { type: "object"; properties: JsonObject; required?: string[] };
}

/** What the person said to the question with that key. */
export type Answers = Record<string, { action: "accept" | "decline" | "cancel"; content?: JsonObject }>;

export interface CallRequest {
  name: string;
  arguments: JsonObject;
  caller: Caller;
  requestId: string;
  signal: AbortSignal;
  /** Whether the client can show a form to a person now. */
  canAsk: boolean;
  answers: Answers;
  /** Reports progress to the client in the gateway's own words; absent when the client did not ask for it. */
  progress?: (message: string) => void;
}

export type CallOutcome =
  /** `status`: what Gitea answered, for the log line alone; null or absent when nothing was sent. */
  | { kind: "result"; text: string; isError: boolean; status?: number | null }
  | { kind: "ask"; ask: Ask }
  | { kind: "unknown_tool"; near: string[] };

/** A tool as tools/list shows it. */
export interface ListedTool {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonObject & { type: "object" };
  annotations: ToolAnnotations;
  _meta?: JsonObject;
}

export interface Gateway {
  /** In order of importance, the same bytes at every call for the same narrowing. */
  listTools(toolsets: string[] | null): ListedTool[];
  /** Never throws for anything a caller or Gitea does. */
  call(request: CallRequest): Promise<CallOutcome>;
  /** Names a client may narrow itself to. */
  toolsets: readonly string[];
  /** At most 2 KB: how to find and call tools. */
  instructions: string;
  close(): Promise<void>;
}
