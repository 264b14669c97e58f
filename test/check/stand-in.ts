/** A stand-in for Gitea that answers by path, and the command run against it in this process. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect } from "vitest";
import { loadCatalog } from "../../src/catalog.ts";
import type { CheckReport } from "../../src/check/report.ts";
import { runCommandLine } from "../../src/command-line.ts";

export const TOKEN = "token-that-nobody-may-see";
const BEARER = "bearer-that-nobody-may-see";

export const { entries, toolsets } = loadCatalog();

const closers: (() => void)[] = [];

/** Closes all servers of the running test. */
export function closeServers(): void {
  for (const close of closers.splice(0)) close();
}

afterEach(closeServers);

export interface Answer {
  status?: number;
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface StandIn {
  url: string;
  /** `GET /api/v1/user with token`, as they came. */
  requests: string[];
}

/** A server that answers by path; what `answer` leaves out gets the 404 of Gitea's router. */
export async function startStandIn(
  answer: (path: string, authorization: string) => Answer | undefined,
): Promise<StandIn> {
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? "";
    const authorization = request.headers.authorization ?? "";
    requests.push(`${request.method} ${path}${authorization === "" ? "" : " with token"}`);
    const given = answer(path, authorization) ?? { status: 404, type: "text/plain", body: "404 page not found\n" };
    const { status = 200, type = "application/json;charset=utf-8", body = "", headers = {} } = given;
    response.writeHead(status, { "content-type": type, ...headers });
    response.end(body);
  };
  return { url: await listen(listener), requests };
}

export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export interface Ran {
  status: number;
  output: string;
  complaint: string;
}

export async function run(environment: Record<string, string>, ...options: string[]): Promise<Ran> {
  let output = "";
  let complaint = "";
  const status = await runCommandLine(
    {
      arguments: ["check", ...options],
      environment: { MCP_BEARER_TOKEN: BEARER, ...environment },
      createGateway: () => Promise.reject(new Error("check starts no gateway")),
      write: (text) => {
        output += text;
      },
      stopRequested: new Promise(() => undefined),
    },
    (text) => {
      complaint += text;
    },
  );
  for (const secret of [TOKEN, BEARER]) expect(output + complaint).not.toContain(secret);
  return { status, output, complaint };
}

export async function report(environment: Record<string, string>): Promise<CheckReport & { status: number }> {
  const { status, output } = await run(environment, "--json");
  return { status, ...(JSON.parse(output) as CheckReport) };
}

/** The lines of one section, by its first word. */
export function section(output: string, name: string): string[] {
  const found = output.split("\n\n").find((text) => text.startsWith(name));
  return found?.trimEnd().split("\n") ?? [];
}

export const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });

/** A Gitea of a version, with a good token. */
export function gitea(version: string, extra: Record<string, Answer> = {}, base = "") {
  const answers: Record<string, Answer> = {
    "/api/v1/version": json({ version }),
    "/api/v1/user": json({ id: 2, login: "alice" }),
    "/api/v1/token": json({ id: 1, name: "main", scopes: ["all"] }),
    ...extra,
  };
  return (path: string) => (path.startsWith(base) ? answers[path.slice(base.length)] : undefined);
}

export const describing = (keys: [string, string][], transform = (path: string) => path): Answer => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [method, path] of keys) {
    const route = transform(path);
    paths[route] = { ...paths[route], [method.toLowerCase()]: { operationId: "x" } };
  }
  return json({ swagger: "2.0", basePath: "/api/v1", paths });
};
export const allRoutes = entries.map(({ operation }): [string, string] => [operation.method, operation.path]);
