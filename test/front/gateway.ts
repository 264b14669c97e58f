/** The whole gateway over real HTTP, in this process, and clients of both SDKs to it. */
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ElicitRequestSchema, type ElicitResult } from "@modelcontextprotocol/sdk/types.js";
import type { JsonObject } from "../../generated/contract.ts";
import { type Environment, readSettings } from "../../src/config.ts";
import { createLog, type Log } from "../../src/log.ts";
import { createEndpoint } from "../../src/mcp/http.ts";
import { createGateway } from "../../src/start.ts";

export const BEARER = "front-door-bearer-0123456789";
/** Accepted too: another caller. */
export const OTHER_BEARER = "front-door-previous-0123456789";

const closers: (() => Promise<unknown>)[] = [];

/** For what a test opens: the last one closes first. */
export function atEnd(close: () => Promise<unknown>): void {
  closers.push(close);
}

/** For afterEach. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

export interface RunningGateway {
  url: string;
  close(): Promise<void>;
}

export interface GatewayOptions {
  /** How long a person may think, in milliseconds. */
  askTimeoutMs?: number;
  log?: Log;
}

/** Starts a gateway that lists everything and limits nothing, unless `environment` says otherwise. */
export async function startGateway(environment: Environment, options: GatewayOptions = {}): Promise<RunningGateway> {
  const { askTimeoutMs = 10_000, log = createLog("silent") } = options;
  const { settings } = readSettings({
    MCP_PORT: "0",
    MCP_BEARER_TOKEN: BEARER,
    MCP_BEARER_TOKEN_PREVIOUS: OTHER_BEARER,
    MCP_SESSION_KEY: "front-door-session-key-0123456789abcdef",
    TOOLSETS: "all",
    RATE_LIMIT_PER_MINUTE: "0",
    ...environment,
  });
  const gateway = await createGateway(settings, log);
  const endpoint = createEndpoint({ settings, gateway, log, askTimeoutMs });
  const url = await endpoint.listen();
  return {
    url,
    async close() {
      await endpoint.close(0);
      await gateway.close();
    },
  };
}

export type Respond = (message: string) => ElicitResult | Promise<ElicitResult>;

export interface CallResult {
  isError: boolean;
  data: JsonObject;
  /** What stood in the result, character for character. */
  text: string;
}

export interface FrontClient {
  list(): Promise<string[]>;
  call(name: string, args: JsonObject): Promise<CallResult>;
  close(): Promise<void>;
}

/** The one text of a result, read as JSON. */
export function resultOf(result: unknown): CallResult {
  const { content, isError } = result as { content: { text: string }[]; isError?: boolean };
  const text = content[0]?.text ?? "null";
  return { isError: isError === true, data: JSON.parse(text) as JsonObject, text };
}

/** Connects a client of the first SDK over HTTP. */
export async function connectOverHttp(client: Client, url: string, token = BEARER): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  // The SDK's transport class does not fit its own interface under exactOptionalPropertyTypes.
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }) as never);
}

/** A client of the first SDK; without `respond` it does not declare elicitation. */
export async function legacyClient(url: string, respond?: Respond, token = BEARER): Promise<FrontClient> {
  const client = new Client({ name: "front", version: "1" }, { capabilities: respond ? { elicitation: {} } : {} });
  if (respond) client.setRequestHandler(ElicitRequestSchema, (request) => respond(request.params.message));
  await connectOverHttp(client, url, token);
  atEnd(() => client.close());
  return {
    list: async () => (await client.listTools()).tools.map((tool) => tool.name),
    call: async (name, args) => resultOf(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

/** A client of the second SDK that speaks 2026-07-28. */
export async function modernClient(url: string, respond?: Respond, token = BEARER): Promise<FrontClient> {
  const client = new ModernClient(
    { name: "front", version: "1" },
    { capabilities: respond ? { elicitation: { form: {} } } : {}, versionNegotiation: { mode: "auto" } },
  );
  if (respond) {
    client.setRequestHandler(
      "elicitation/create",
      async (request) => (await respond((request.params as { message: string }).message)) as never,
    );
  }
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new ModernTransport(new URL(url), { requestInit: { headers } }));
  atEnd(() => client.close());
  return {
    list: async () => (await client.listTools()).tools.map((tool) => tool.name),
    call: async (name, args) => resultOf(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}
