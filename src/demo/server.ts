/**
 * A stand-in for a Gitea 28.1 on loopback: speaks its API on the wire, keeps everything in memory, opens no address.
 * A means for trying the gateway and for its tests, not a product.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createRouter } from "../gitea/route.ts";
import type { Answer } from "./answer.ts";
import { type Coverage, coverageOf } from "./fallback.ts";
import { readDemoData } from "./generated.ts";
import { collectHandlers } from "./handlers.ts";
import { answerRequest, type Pipeline, type RawRequest } from "./pipeline.ts";
import { newAccount } from "./resources/users.ts";
import { addToken, seedTeam } from "./seed/team.ts";
import { createStore, newSecret } from "./store.ts";

export interface DemoOptions {
  /** 0, the default, picks a free one. */
  port?: number;
  /** Whether the believable team is there; true by default. */
  seed?: boolean;
  /** The site administrator. */
  admin?: { login: string; password: string };
  /** ROOT_URL; the demo's own address by default. */
  rootUrl?: string;
}

export interface Demo {
  /** Base address without a slash at its end. */
  url: string;
  adminToken: string;
  /** A token with all scopes for each seeded user, by login. */
  tokens: Record<string, string>;
  coverage(): Coverage;
  close(): Promise<void>;
}

const ADMIN = { login: "gitea-admin", password: newSecret() };
/** When the seed's story begins; every step of it is a while later. */
const SEED_START = Date.parse("2026-03-02T09:00:00Z");
const SEED_STEP_MS = 17 * 60_000;

/** Starts the demo. Tokens are new at every start, everything else of the seed is the same. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const data = readDemoData();
  const seeding = options.seed !== false;
  let moment: number | null = seeding ? SEED_START : null;
  const store = createStore("http://gitea.test", () => new Date(moment ?? Date.now()));
  const handlers = collectHandlers(data.operations);
  const router = createRouter(data.operations);
  const pipeline: Pipeline = { store, handlers, router };
  const server = createServer((request, response) => void respond(pipeline, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store.root = (options.rootUrl ?? url).replace(/\/$/, "");
  const admin = options.admin ?? ADMIN;
  const account = newAccount(store, "user", admin.login, `${admin.login}@example.test`, {});
  Object.assign(account, { password: admin.password, admin: true });
  const advance = () => {
    moment = (moment ?? SEED_START) + SEED_STEP_MS;
  };
  const tokens = seeding ? await seedTeam(pipeline, account, advance) : {};
  moment = null;
  return {
    url,
    adminToken: addToken(store, admin.login),
    tokens,
    coverage: () => coverageOf(data, new Set(Object.keys(handlers))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(pipeline: Pipeline, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await answered(pipeline, request);
  const head = request.method === "HEAD";
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(answer.status === 204 || answer.status === 304 || head
      ? {}
      : { "content-length": Buffer.byteLength(answer.body) }),
  });
  response.end(head ? undefined : answer.body);
}

async function answered(pipeline: Pipeline, request: IncomingMessage): Promise<Answer> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const raw: RawRequest = {
      method: request.method ?? "GET",
      target: request.url ?? "/",
      headers,
      raw: Buffer.concat(chunks),
    };
    return await answerRequest(pipeline, raw);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { status: 500, headers: { "content-type": "text/plain; charset=utf-8" }, body: `demo fault: ${message}\n` };
  }
}
