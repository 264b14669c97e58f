/** Who is let in, by which path, and what is refused before any protocol. */
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { BEARER, callOf, INITIALIZE, openSession, PREVIOUS, send, startEndpoint, stopEndpoints } from "./endpoint.ts";

afterEach(stopEndpoints);

describe("case 28: Authorization", () => {
  const forms: [string, string | string[] | undefined, number][] = [
    ["bearer X", `bearer ${BEARER}`, 200],
    ["BEARER  X", `BEARER  ${BEARER}`, 200],
    ["X", BEARER, 401],
    ["token X", `token ${BEARER}`, 401],
    ["Bearer X Y", `Bearer ${BEARER} ${BEARER}`, 401],
    ["Bearer and nothing", "Bearer ", 401],
    ["another token", `Bearer ${BEARER}x`, 401],
    ["two headers", [`Bearer ${BEARER}`, `Bearer ${BEARER}`], 401],
    ["none", undefined, 401],
  ];
  test.each(forms)("%s", async (_, authorization, status) => {
    const { port } = await startEndpoint();
    const reply = await send(
      port,
      { body: INITIALIZE, headers: authorization === undefined ? {} : { authorization } },
      authorization === undefined ? ["authorization"] : [],
    );
    expect(reply.status).toBe(status);
    expect(reply.headers["www-authenticate"]).toBe(
      status === 200
        ? undefined
        : authorization === undefined
          ? 'Bearer realm="gitea-mcp-gateway"'
          : 'Bearer realm="gitea-mcp-gateway", error="invalid_token"',
    );
  });

  test("the previous token is accepted during a rotation", async () => {
    const { port } = await startEndpoint({ MCP_BEARER_TOKEN_PREVIOUS: PREVIOUS });
    const reply = await send(port, { body: INITIALIZE, headers: { authorization: `Bearer ${PREVIOUS}` } });
    expect(reply.status).toBe(200);
  });

  test("a refused request says what to send and nothing of what came", async () => {
    const { port } = await startEndpoint();
    const reply = await send(port, { body: INITIALIZE, headers: { authorization: "Bearer wrong-secret" } });
    expect(JSON.parse(reply.body)).toEqual({
      jsonrpc: "2.0",
      error: { code: -32000, message: "Send one header `Authorization: Bearer <MCP_BEARER_TOKEN>`." },
      id: null,
    });
  });
});

describe("case 31: paths, hosts, origins, sessions", () => {
  test.each(["/mcp", "/mcp/"])("%s answers without a redirect", async (path) => {
    const { port } = await startEndpoint();
    expect((await send(port, { path, body: INITIALIZE })).status).toBe(200);
  });

  test.each(["/team/gitea", "/team/gitea/"])("a sub-path: %s", async (path) => {
    const { port } = await startEndpoint({ MCP_PATH: "/team/gitea/" });
    expect((await send(port, { path, body: INITIALIZE })).status).toBe(200);
    expect((await send(port, { path: "/mcp", body: INITIALIZE })).status).toBe(404);
  });

  const unknown = ["nonsense", "eyJh.AAAA", `${"A".repeat(80)}.${"A".repeat(43)}`, "é", "x".repeat(5000)];
  test.each(unknown)("unknown session %j", async (id) => {
    const { port } = await startEndpoint();
    const reply = await send(port, { body: callOf("echo"), headers: { "mcp-session-id": encodeURIComponent(id) } });
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.body).error.code).toBe(-32001);
  });

  test("every changed character of an id makes it unknown", async () => {
    const { port } = await startEndpoint();
    const id = await openSession(port);
    for (let at = 0; at < id.length; at += 7) {
      const changed = `${id.slice(0, at)}${id[at] === "A" ? "B" : "A"}${id.slice(at + 1)}`;
      expect((await send(port, { body: callOf("echo"), headers: { "mcp-session-id": changed } })).status).toBe(404);
    }
    const last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const twin = id.slice(0, -1) + last[last.indexOf(id.at(-1) ?? "") ^ 1];
    expect((await send(port, { body: callOf("echo"), headers: { "mcp-session-id": twin } })).status).toBe(404);
  });

  test("the second call after a restart goes on", async () => {
    const first = await startEndpoint();
    const id = await openSession(first.port);
    const headers = { "mcp-session-id": id };
    expect((await send(first.port, { body: callOf("echo", { n: 1 }), headers })).status).toBe(200);
    await stopEndpoints();
    const second = await startEndpoint();
    const reply = await send(second.port, { body: callOf("echo", { n: 2 }), headers });
    expect(JSON.parse(JSON.parse(reply.body).result.content[0].text).arguments).toEqual({ n: 2 });
  });

  test("a session of another credential is unknown", async () => {
    const { port } = await startEndpoint({ MCP_BEARER_TOKEN_PREVIOUS: PREVIOUS });
    const id = await openSession(port);
    const headers = { "mcp-session-id": id, authorization: `Bearer ${PREVIOUS}` };
    expect((await send(port, { body: callOf("echo"), headers })).status).toBe(404);
  });

  test("a rotation keeps the sessions of the previous token", async () => {
    const before = await startEndpoint();
    const id = await openSession(before.port);
    const after = await startEndpoint({ MCP_BEARER_TOKEN: PREVIOUS, MCP_BEARER_TOKEN_PREVIOUS: BEARER });
    const reply = await send(after.port, { body: callOf("echo"), headers: { "mcp-session-id": id } });
    expect(reply.status).toBe(200);
  });

  const hosts: [string, string, number][] = [
    ["127.0.0.1", "127.0.0.1", 200],
    ["localhost with any port", "localhost:9", 200],
    ["IPv6 loopback", "[::1]:80", 200],
    ["a configured name", "gateway.example.com", 200],
    ["a configured name in capitals, with a port", "Gateway.Example.com:8443", 200],
    ["a name for one port", "other.example.com:444", 200],
    ["that name with another port", "other.example.com:445", 403],
    ["the Host of an unknown proxy", "proxy.example.com", 403],
    ["a name that begins like loopback", "127.0.0.1.evil.example", 403],
    ["user information", "x@127.0.0.1", 403],
  ];
  test.each(hosts)("Host: %s", async (_, host, status) => {
    const { port } = await startEndpoint({ MCP_ALLOWED_HOSTS: "gateway.example.com,other.example.com:444" });
    const reply = await send(port, { body: INITIALIZE, headers: { host } });
    expect(reply.status).toBe(status);
  });

  test.each<[string, string, string]>([
    ["two Host headers", "/mcp", "Host: 127.0.0.1\r\nHost: 127.0.0.1"],
    ["another address in the request line", "http://evil.example/mcp", "Host: 127.0.0.1"],
    ["an empty Host", "/mcp", "Host: "],
  ])("%s are refused", async (_, target, hosts) => {
    const { port } = await startEndpoint();
    const head = `POST ${target} HTTP/1.1\r\n${hosts}\r\nAuthorization: Bearer ${BEARER}\r\nContent-Length: 0\r\n\r\n`;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(head));
      socket.on("data", (chunk) => {
        resolve(chunk.toString());
        socket.destroy();
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
  });

  test("X-Forwarded-Host counts only from a trusted proxy, and never in place of Host", async () => {
    const headers = { "x-forwarded-host": "proxy.example.com" };
    const alone = await startEndpoint();
    expect((await send(alone.port, { body: INITIALIZE, headers })).status).toBe(200);
    const behind = await startEndpoint({ MCP_TRUST_PROXY: "127.0.0.1" });
    expect((await send(behind.port, { body: INITIALIZE, headers })).status).toBe(403);
    const both = { "x-forwarded-host": "localhost", host: "evil.example" };
    expect((await send(behind.port, { body: INITIALIZE, headers: both })).status).toBe(403);
  });

  const origins: [string, number][] = [
    ["http://localhost:5173", 200],
    ["https://127.0.0.1", 200],
    ["https://app.example.com", 200],
    ["http://app.example.com", 403],
    ["https://evil.example", 403],
    ["null", 403],
    ["https://app.example.com.evil.example", 403],
    ["https://localhost@evil.example", 403],
    ["chrome-extension://localhost", 403],
  ];
  test.each(origins)("Origin %s", async (origin, status) => {
    const { port } = await startEndpoint({ MCP_ALLOWED_ORIGINS: "https://app.example.com" });
    expect((await send(port, { body: INITIALIZE, headers: { origin } })).status).toBe(status);
  });

  test.each(["GET", "DELETE", "POST"])("%s without a session", async (method) => {
    const { port } = await startEndpoint();
    const reply = await send(port, { method, ...(method === "POST" ? { body: callOf("echo") } : {}) });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body).error.message).toBe(
      "The Mcp-Session-Id header is missing. Send initialize first and use the id it returns.",
    );
  });
});

describe("requests that cannot be served", () => {
  const refused: [string, Parameters<typeof send>[1], number, number][] = [
    ["not JSON", { body: "{" }, 400, -32700],
    ["not JSON-RPC", { body: { a: 1 } }, 400, -32600],
    ["an empty batch", { body: [] }, 400, -32600],
    ["nothing", { body: "" }, 400, -32600],
    ["half an initialize", { body: { ...INITIALIZE, params: { protocolVersion: "2025-11-25" } } }, 400, -32602],
    ["initialize in a batch", { body: [INITIALIZE, callOf("echo")] }, 400, -32600],
    ["51 messages", { body: Array.from({ length: 51 }, () => callOf("echo")) }, 400, -32600],
    ["another content type", { body: "{}", headers: { "content-type": "text/plain" } }, 415, -32000],
    ["another Accept", { body: INITIALIZE, headers: { accept: "text/html" } }, 406, -32000],
    ["PUT", { method: "PUT", body: {} }, 405, -32000],
    ["HEAD", { method: "HEAD" }, 405, 0],
    ["another path", { path: "/other", body: {} }, 404, -32000],
    ["a path that is none", { path: "/mcp/%zz", body: {} }, 400, -32000],
  ];
  test.each(refused)("%s", async (_, message, status, code) => {
    const { port } = await startEndpoint();
    const reply = await send(port, message);
    expect(reply.status).toBe(status);
    if (code !== 0) expect(JSON.parse(reply.body).error.code).toBe(code);
    expect(reply.body).not.toMatch(/FST_|%zz/);
  });

  test("broken HTTP", async () => {
    const { port } = await startEndpoint();
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write("NONSENSE\r\n\r\n"));
      socket.on("data", (chunk) => resolve(chunk.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });
});

describe("a browser", () => {
  const page = { origin: "https://app.example.com" };
  const settings = { MCP_ALLOWED_ORIGINS: "https://app.example.com" };
  const ask = { "access-control-request-method": "POST", "access-control-request-headers": "authorization" };

  test("on an allowed origin may ask first, without the bearer", async () => {
    const { port } = await startEndpoint(settings);
    const reply = await send(port, { method: "OPTIONS", headers: { ...page, ...ask } }, ["authorization"]);
    expect([reply.status, reply.body]).toEqual([204, ""]);
    expect(reply.headers).toMatchObject({
      "access-control-allow-origin": "https://app.example.com",
      "access-control-allow-methods": "POST, GET, DELETE",
      "access-control-allow-headers": expect.stringMatching(/^authorization, content-type, .*mcp-session-id/),
      vary: "Origin",
    });
  });

  test("there may read answers and refusals, and the id of its session", async () => {
    const { port } = await startEndpoint(settings);
    const opened = await send(port, { body: INITIALIZE, headers: page });
    const refused = await send(port, { body: INITIALIZE, headers: { ...page, authorization: "Bearer nobody" } });
    expect([opened.status, refused.status]).toEqual([200, 401]);
    for (const { headers } of [opened, refused])
      expect(headers).toMatchObject({
        "access-control-allow-origin": "https://app.example.com",
        "access-control-expose-headers": "mcp-session-id, www-authenticate, retry-after",
      });
  });

  test.each(["https://evil.example", "null"])("on %s may neither ask nor read", async (origin) => {
    const { port } = await startEndpoint(settings);
    for (const message of [
      { method: "OPTIONS", headers: { origin, ...ask } },
      { body: INITIALIZE, headers: { origin } },
    ]) {
      const reply = await send(port, message);
      expect([reply.status, reply.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
    }
  });

  test("is not meant by OPTIONS alone, and others get none of its headers", async () => {
    const { port } = await startEndpoint(settings);
    expect((await send(port, { method: "OPTIONS" }, ["authorization"])).status).toBe(401);
    expect((await send(port, { method: "OPTIONS" })).status).toBe(405);
    expect((await send(port, { body: INITIALIZE })).headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("health", () => {
  test.each(["/healthz", "/readyz"])("HEAD %s", async (path) => {
    const { port } = await startEndpoint();
    expect((await send(port, { method: "HEAD", path }, ["authorization"])).status).toBe(200);
  });

  test.each(["/healthz", "/readyz"])("%s needs no credential and says nothing", async (path) => {
    const { port } = await startEndpoint();
    const reply = await send(port, { method: "GET", path, headers: { host: "10.1.2.3" } }, ["authorization"]);
    expect([reply.status, reply.body]).toEqual([200, "ok\n"]);
  });
});
