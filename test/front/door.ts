/** A Gitea of three lines that remembers what reaches it, behind the whole gateway. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Json } from "../../generated/contract.ts";
import type { Environment } from "../../src/config.ts";
import { atEnd, startGateway } from "./gateway.ts";

export interface FakeGitea {
  url: string;
  /** `METHOD /path` of everything but GET that was not redirected. */
  writes: string[];
  /** What every GET of an object answers, unless `answers` has its path. */
  object: Json;
  answers: Map<string, Json>;
  /** A repository that has another name now: everything below the old one is answered 301, as Gitea does. */
  renamed: { from: string; to: string } | null;
  /** Every GET is answered when this is done. */
  held: Promise<void>;
}

export interface Door {
  gitea: FakeGitea;
  url: string;
  /** Ends the gateway and starts it again at the same Gitea, on a port of its own. */
  restart(): Promise<void>;
}

const OBJECT: Json = { id: 12, private: true, visibility: "private", open_issues_count: 3, commit: { id: "c" } };

async function startGitea(): Promise<FakeGitea> {
  const gitea: FakeGitea = {
    url: "",
    writes: [],
    object: OBJECT,
    answers: new Map(),
    renamed: null,
    held: Promise.resolve(),
  };
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
        : (gitea.answers.get(path) ?? gitea.object);
    gitea.held.then(() => {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  gitea.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return gitea;
}

export async function openDoor(environment: Environment = {}, askTimeoutMs?: number): Promise<Door> {
  const gitea = await startGitea();
  const settings = { GITEA_URL: gitea.url, GITEA_TOKEN: "front-door-credential-5f0c1d2e", ...environment };
  const start = () => startGateway(settings, askTimeoutMs === undefined ? {} : { askTimeoutMs });
  let running = await start();
  atEnd(() => running.close());
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
