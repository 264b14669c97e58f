/** The whole gateway over real HTTP in front of a Gitea of three lines that remembers what reaches it. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ElicitRequestSchema, type ElicitResult } from "@modelcontextprotocol/sdk/types.js";
import type { Json, JsonObject } from "../../generated/contract.ts";
import { type Environment, readSettings } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { createEndpoint } from "../../src/mcp/http.ts";
import { createGateway } from "../../src/start.ts";

const BEARER = "front-door-bearer-0123456789";
const OTHER_BEARER = "front-door-previous-0123456789";

export interface FakeGitea {
  url: string;
  /** `METHOD /path` of everything but GET that was not redirected. */
  writes: string[];
  /** What every GET of an object answers. */
  object: Json;
  /** A repository that has another name now: everything below the old one is answered 301, as Gitea does. */
  renamed: { from: string; to: string } | null;
}

export interface Door {
  gitea: FakeGitea;
  url: string;
  /** Ends the gateway and starts it again at the same Gitea, on a port of its own. */
  restart(): Promise<void>;
}

const closers: (() => Promise<unknown>)[] = [];

/** For afterEach. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

const OBJECT: Json = { id: 12, private: true, visibility: "private", open_issues_count: 3, commit: { id: "c" } };

async function startGitea(): Promise<FakeGitea> {
  const gitea: FakeGitea = { url: "", writes: [], object: OBJECT, renamed: null };
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "";
    request.resume();
    const { renamed } = gitea;
    if (renamed !== null && path.startsWith(renamed.from)) {
      response.writeHead(301, { location: path.replace(renamed.from, renamed.to) }).end();
      return;
    }
    if (request.method !== "GET") {
      gitea.writes.push(`${request.method} ${path}`);
      response.writeHead(204).end();
      return;
    }
    const answer: Json = path.endsWith("/version")
      ? { version: "28.1.0" }
      : path.endsWith("/api/v1/user")
        ? { id: 1, login: "alice" }
        : gitea.object;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  gitea.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return gitea;
}

export async function openDoor(environment: Environment = {}, askTimeoutMs = 10_000): Promise<Door> {
  const gitea = await startGitea();
  const log = createLog("silent");
  async function start() {
    const { settings } = readSettings({
      MCP_PORT: "0",
      MCP_BEARER_TOKEN: BEARER,
      MCP_BEARER_TOKEN_PREVIOUS: OTHER_BEARER,
      MCP_SESSION_KEY: "front-door-session-key-0123456789abcdef",
      GITEA_URL: gitea.url,
      GITEA_TOKEN: "front-door-credential-5f0c1d2e",
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
  let running = await start();
  closers.push(() => running.close());
  return {
    gitea,
    get url() {
      return running.url;
    },
    async restart() {
      await running.close();
      running = await start();
    },
  };
}

export type Respond = (message: string) => ElicitResult | Promise<ElicitResult>;

export interface CallResult {
  isError: boolean;
  data: JsonObject;
}

export interface FrontClient {
  call(name: string, args: JsonObject): Promise<CallResult>;
  close(): Promise<void>;
}

function resultOf(result: unknown): CallResult {
  const { content, isError } = result as { content: { text: string }[]; isError?: boolean };
  return { isError: isError === true, data: JSON.parse(content[0]?.text ?? "null") as JsonObject };
}

/** A client of the first SDK; without `respond` it does not declare elicitation. */
export async function legacyClient(url: string, respond?: Respond, token = BEARER): Promise<FrontClient> {
  const client = new Client({ name: "front", version: "1" }, { capabilities: respond ? { elicitation: {} } : {} });
  if (respond) client.setRequestHandler(ElicitRequestSchema, (request) => respond(request.params.message));
  const headers = { authorization: `Bearer ${token}` };
  // The SDK's transport class does not fit its own interface under exactOptionalPropertyTypes.
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }) as never);
  closers.push(() => client.close());
  return {
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
  closers.push(() => client.close());
  return {
    call: async (name, args) => resultOf(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

export const asOtherCaller = OTHER_BEARER;
