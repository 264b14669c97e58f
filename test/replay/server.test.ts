import { Client } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTER } from "./operations.ts";
import { bodyBytes, loadExchanges, VERSIONS } from "./recordings.ts";
import { type ReplayServer, startReplay } from "./server.ts";

/** Sends a target as it is: undici's `request(url)` would resolve dot segments away. */
async function send(server: ReplayServer, method: string, target: string, body: Buffer | null = null) {
  const client = new Client(server.url);
  try {
    const answer = await client.request({ method: method as "GET", path: target, body });
    return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) };
  } finally {
    await client.close();
  }
}

describe("replay server", () => {
  let server: ReplayServer;
  beforeAll(async () => {
    server = await startReplay("1.28-dev", { router: ROUTER });
  });
  afterAll(() => server.close());

  it("gives the answers of a repeated request in recorded order, then the last", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      statuses.push((await send(server, "DELETE", "/api/v1/repos/erin/kit/branch_protections/main")).status);
    }
    expect(statuses).toEqual([204, 404, 404, 404]);
  });

  it("gives the expected exchange next, whatever the order, and only to its own request", async () => {
    server.expectNext("01-users-and-tokens-027");
    const other = await send(server, "GET", "/api/v1/version");
    expect([other.status, other.bytes.toString()]).toEqual([200, '{"version":"1.28.0+mirror"}\n']);
    const bad = await send(server, "GET", "/api/v1/user");
    expect([bad.status, JSON.parse(bad.bytes.toString())]).toMatchObject([
      401,
      { message: "invalid username, password or token" },
    ]);
    expect(() => server.expectNext("01-users-and-tokens-999")).toThrow("no exchange 01-users-and-tokens-999");
  });

  it.each([
    ["%2F in a wildcard", "/api/v1/repos/alice/demo/branches/feature%2Fone", 200],
    ["lower-case escape", "/api/v1/repos/alice/demo/branches/feature%2fone", 200],
    ["escape of a plain letter in a value", "/api/v1/repos/%61lice/demo/topics", 200],
    ["query pairs in another order", "/api/v1/user/repos?page=2&limit=1", 200],
    ["escape of a plain letter in the route", "/api/v1/%72epos/alice/demo", 404],
    ["slash in a single segment", "/api/v1/repos/alice/demo/releases/tags/rel/1.0", 404],
    ["%252F is not %2F", "/api/v1/repos/alice/demo/releases/tags/rel%252F1.0", 404],
  ])("routes as Gitea does: %s", async (_name, target, status) => {
    expect((await send(server, "GET", target)).status).toBe(status);
  });

  it("answers 501 to what was never recorded, and keeps it", async () => {
    const target = "/api/v1/repos/alice/demo/branches/a%2Fb%2fc?x=1&y=%20";
    const answer = await send(server, "PUT", target, Buffer.from("hello"));
    expect([answer.status, answer.bytes.toString()]).toEqual([501, '{"message":"nothing recorded for this PUT"}']);
    expect(server.received.at(-1)).toMatchObject({
      method: "PUT",
      target,
      rawPath: "/api/v1/repos/alice/demo/branches/a%2Fb%2fc",
      query: "x=1&y=%20",
      body: Buffer.from("hello"),
      exchange: null,
    });
  });

  it("limits itself to the chapters asked for", async () => {
    const small = await startReplay("1.26.4", { router: ROUTER, chapters: ["01"] });
    try {
      const here = await send(small, "GET", "/api/v1/version");
      const away = await send(small, "GET", "/api/v1/repos/alice/demo/labels");
      expect([here.status, away.status]).toEqual([200, 501]);
    } finally {
      await small.close();
    }
  });
});

describe.each(VERSIONS)("replay of %s", (version) => {
  it("answers every exchange with the recorded status, headers and bytes", async () => {
    const server = await startReplay(version, { router: ROUTER });
    try {
      for (const exchange of loadExchanges(version)) {
        server.expectNext(exchange.id);
        const { method, path } = exchange.request;
        const answer = await send(server, method, path, bodyBytes(exchange.request));
        const wanted = bodyBytes(exchange.response) ?? Buffer.alloc(0);
        expect(answer.status, exchange.id).toBe(exchange.response.status);
        expect(answer.bytes.equals(wanted), exchange.id).toBe(true);
        const headers = { ...exchange.response.headers };
        if (headers["content-length"] !== undefined) headers["content-length"] = String(wanted.length);
        expect(answer.headers, exchange.id).toMatchObject(headers);
      }
    } finally {
      await server.close();
    }
  });
});
