import { type IncomingMessage, request } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { BEARER, callOf, INITIALIZE, openSession, send, startEndpoint, stopEndpoints } from "./endpoint.ts";

afterEach(stopEndpoints);

describe("sessions", () => {
  test("end by a DELETE with an empty body that announces JSON, for good", async () => {
    const { port } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    expect((await send(port, { method: "DELETE", headers })).status).toBe(200);
    expect((await send(port, { body: callOf("echo"), headers })).status).toBe(404);
    expect((await send(port, { method: "DELETE", headers })).status).toBe(404);
  });

  test("expire after a week", async () => {
    let now = 1_800_000_000_000;
    const { port } = await startEndpoint({}, { now: () => now });
    const headers = { "mcp-session-id": await openSession(port) };
    now += 7 * 24 * 3600 * 1000 - 1000;
    expect((await send(port, { body: callOf("echo"), headers })).status).toBe(200);
    now += 2000;
    expect((await send(port, { body: callOf("echo"), headers })).status).toBe(404);
  });

  test("keep the narrowing that they were opened with; a request may name its own", async () => {
    const { port } = await startEndpoint();
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const names = async (headers: Record<string, string>, path = "/mcp") =>
      JSON.parse((await send(port, { body: list, headers, path })).body).result.tools.length;
    const wide = await openSession(port);
    const narrow = await openSession(port, { headers: { "x-gitea-toolsets": "issues" } });
    expect(await names({ "mcp-session-id": wide })).toBe(6);
    expect(await names({ "mcp-session-id": narrow })).toBe(1);
    expect(await names({ "mcp-session-id": wide }, "/mcp?toolsets=issues,default")).toBe(2);
  });

  test.each([
    ["the header before the query", { "x-gitea-toolsets": "issues" }, "?toolsets=all", 1],
    ["an empty header leaves the query", { "x-gitea-toolsets": " , " }, "?toolsets=issues", 1],
    ["neither names any", { "x-gitea-toolsets": "" }, "?toolsets=", 6],
    ["the query twice, in capitals", {}, "?toolsets=ISSUES&toolsets=default", 2],
  ])("a narrowing: %s", async (_, narrow, query, count) => {
    const { port } = await startEndpoint();
    const headers = { ...narrow, "mcp-session-id": await openSession(port) };
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const reply = await send(port, { body: list, headers, path: `/mcp${query}` });
    expect(JSON.parse(reply.body).result.tools).toHaveLength(count);
  });

  test("a narrowing that repeats itself makes no longer id", async () => {
    const { port } = await startEndpoint();
    const id = await openSession(port, { headers: { "x-gitea-toolsets": "issues,".repeat(1500) } });
    expect(id.length).toBeLessThan(600);
    await stopEndpoints();
    const again = await startEndpoint();
    expect((await send(again.port, { body: callOf("echo"), headers: { "mcp-session-id": id } })).status).toBe(200);
  });

  test("an unknown toolset is refused", async () => {
    const { port } = await startEndpoint();
    const reply = await send(port, { body: INITIALIZE, path: "/mcp?toolsets=isues" });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body).error.message).toBe(
      "An unknown toolset was asked for. There are default, all, issues.",
    );
  });

  test("a protocol version that nobody speaks is refused", async () => {
    const { port } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port), "mcp-protocol-version": "1999-01-01" };
    expect((await send(port, { body: callOf("echo"), headers })).status).toBe(400);
  });
});

describe("the stream that a client holds open", () => {
  function openStream(port: number, session: string): Promise<IncomingMessage> {
    const headers = { authorization: `Bearer ${BEARER}`, accept: "text/event-stream", "mcp-session-id": session };
    return new Promise((resolve, reject) => {
      const opening = request({ host: "127.0.0.1", port, path: "/mcp", headers, agent: false }, resolve);
      opening.on("error", reject);
      opening.end();
    });
  }

  const ended = (stream: IncomingMessage) =>
    new Promise<void>((resolve) => {
      stream.on("close", resolve);
      stream.on("error", () => {});
      stream.resume();
    });

  test("ends with its session", async () => {
    const { port } = await startEndpoint();
    const session = await openSession(port);
    const stream = await openStream(port, session);
    expect([stream.statusCode, stream.headers["content-type"]]).toEqual([200, "text/event-stream"]);
    const end = ended(stream);
    await send(port, { method: "DELETE", headers: { "mcp-session-id": session } });
    await end;
  });

  test("ends when a newer one takes its place", async () => {
    const { port } = await startEndpoint();
    const session = await openSession(port);
    const end = ended(await openStream(port, session));
    const newer = await openStream(port, session);
    expect(newer.statusCode).toBe(200);
    await end;
    newer.destroy();
  });

  test("does not hold up the end of the gateway", async () => {
    const { port, endpoint } = await startEndpoint();
    const end = ended(await openStream(port, await openSession(port)));
    await endpoint.close(10_000);
    await end;
  });
});

describe("answers", () => {
  test("are plain JSON when nobody has to be asked", async () => {
    const { port } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    const reply = await send(port, { body: callOf("echo", { a: 1 }, "id-7"), headers });
    expect(reply.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(reply.body)).toMatchObject({ jsonrpc: "2.0", id: "id-7", result: { isError: false } });
  });

  test("are an event stream when progress comes first", async () => {
    const { port } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    const body = {
      jsonrpc: "2.0",
      id: 5,
      method: "tools/call",
      params: { name: "report", _meta: { progressToken: "p" } },
    };
    const reply = await send(port, { body, headers });
    expect(reply.headers["content-type"]).toBe("text/event-stream");
    const messages = reply.body
      .split("\n")
      .filter((line) => line.startsWith("data: "))
      .map((line) => JSON.parse(line.slice(6)));
    expect(messages.map((message) => message.params ?? message.id)).toEqual([
      { progressToken: "p", progress: 1, message: "first" },
      { progressToken: "p", progress: 2, message: "second" },
      5,
    ]);
  });

  test("to a client that takes only JSON are JSON, and it is never asked", async () => {
    const { port } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port), accept: "application/json" };
    const body = {
      jsonrpc: "2.0",
      id: 5,
      method: "tools/call",
      params: { name: "report", _meta: { progressToken: "p" } },
    };
    const reply = await send(port, { body, headers });
    expect(JSON.parse(JSON.parse(reply.body).result.content[0].text)).toEqual({ reported: false });
  });

  test("to a batch are a batch", async () => {
    const { port } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    const reply = await send(port, { body: [callOf("echo", {}, 1), callOf("refuse", {}, 2)], headers });
    expect(
      JSON.parse(reply.body)
        .map((entry: { id: number }) => entry.id)
        .sort(),
    ).toEqual([1, 2]);
  });

  test("an unknown tool is -32602 with near names", async () => {
    const { port } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    const reply = await send(port, { body: callOf("ehco"), headers });
    expect(JSON.parse(reply.body).error).toEqual({
      code: -32602,
      message: "Unknown tool. Did you mean echo?",
      data: { near: ["echo"] },
    });
  });

  test.each<[string, string, unknown, string]>([
    ["no name", "tools/call", {}, "params.name has to be a string: the name of a tool."],
    ["no params", "tools/call", undefined, "params.name has to be a string: the name of a tool."],
    ["a number for a name", "tools/call", { name: 5 }, "params.name has to be a string: the name of a tool."],
    ["text for arguments", "tools/call", { name: "echo", arguments: "x" }, "params.arguments has to be an object."],
    ["a list for arguments", "tools/call", { name: "echo", arguments: [] }, "params.arguments has to be an object."],
    ["null for arguments", "tools/call", { name: "echo", arguments: null }, "params.arguments has to be an object."],
    ["a task", "tools/call", { name: "echo", task: {} }, "This server has no tasks; call without params.task."],
    ["a cursor", "tools/list", { cursor: "x" }, "The list is one page; there is no cursor."],
    ["a number for a cursor", "tools/list", { cursor: 5 }, "params.cursor has to be a string."],
  ])("params that do not fit are -32602 in a sentence: %s", async (_, method, params, message) => {
    const { port, gateway } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    const body = { jsonrpc: "2.0", id: 3, method, ...(params === undefined ? {} : { params }) };
    const reply = await send(port, { body, headers });
    expect(JSON.parse(reply.body)).toEqual({ jsonrpc: "2.0", id: 3, error: { code: -32602, message } });
    expect(gateway.calls).toEqual([]);
  });

  test("a fault shows neither its text nor where it was, and the log not its text", async () => {
    const { port, logLines } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    const reply = await send(port, { body: callOf("fault"), headers });
    const { error } = JSON.parse(JSON.parse(reply.body).result.content[0].text);
    expect(error).toMatchObject({ status: null, kind: "internal_error" });
    expect(reply.body).not.toMatch(/secret-value|\.ts|node_modules/);
    const fault = logLines.find((line) => line.includes('"fault"'));
    expect(fault).toContain(error.request_id);
    expect(logLines.join("")).not.toContain("secret-value");
  });

  test("the same request id in parallel gets each its own answer", async () => {
    const { port, gateway } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    const waiting = [1, 2].map((number) => send(port, { body: callOf("wait", { number }, 9), headers }));
    while (gateway.calls.length < 2) await gateway.arrived("wait");
    gateway.release();
    const replies = await Promise.all(waiting);
    expect(replies.map((reply) => JSON.parse(JSON.parse(reply.body).result.content[0].text).number)).toEqual([1, 2]);
  });

  test("one log line per call, without arguments", async () => {
    const { port, logLines } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    await send(port, { body: callOf("echo", { password: "hunter2hunter2" }), headers });
    const lines = logLines.filter((line) => line.includes('"event":"call"')).map((line) => JSON.parse(line));
    expect(lines).toEqual([
      {
        level: "info",
        time: expect.any(String),
        event: "call",
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        caller: expect.stringMatching(/^[\w-]{16}$/),
        tool: "echo",
        outcome: "result",
        status: 200,
        ms: expect.any(Number),
      },
    ]);
    expect(logLines.join("")).not.toContain("hunter2");
  });
});

describe("stopping", () => {
  test("refuses new calls, lets running ones end", async () => {
    const { port, endpoint, gateway } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    const arrived = gateway.arrived("wait");
    const running = send(port, { body: callOf("wait"), headers });
    await arrived;
    const stopped = endpoint.close(10_000);
    const refused = await send(port, { body: callOf("echo"), headers });
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(JSON.parse(refused.body).error.data).toEqual({ kind: "shutting_down" });
    expect((await send(port, { method: "GET", path: "/readyz" })).status).toBe(503);
    gateway.release();
    expect(JSON.parse(JSON.parse((await running).body).result.content[0].text).how).toBe("released");
    await stopped;
    await expect(send(port, { method: "GET", path: "/healthz" })).rejects.toThrow();
  });

  test("cancels what does not end in time, which still says how far it came", async () => {
    const { port, endpoint, gateway } = await startEndpoint();
    const headers = { "mcp-session-id": await openSession(port) };
    const arrived = gateway.arrived("wait");
    const running = send(port, { body: callOf("wait"), headers });
    const { signal } = await arrived;
    await endpoint.close(1);
    expect(signal.aborted).toBe(true);
    expect(JSON.parse(JSON.parse((await running).body).result.content[0].text).how).toBe("aborted");
  });
});
