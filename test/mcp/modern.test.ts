/** The 2026-07-28 era on the wire: what a client can do with the state that a question leaves with it. */
import { afterEach, describe, expect, test } from "vitest";
import { PREVIOUS, send, startEndpoint, stopEndpoints } from "./endpoint.ts";

afterEach(stopEndpoints);

const VERSION = "2026-07-28";

function modernMessage(method: string, params: object = {}, capabilities: object = { elicitation: { form: {} } }) {
  return {
    jsonrpc: "2.0",
    id: 1,
    method,
    params: {
      ...params,
      _meta: {
        "io.modelcontextprotocol/protocolVersion": VERSION,
        "io.modelcontextprotocol/clientCapabilities": capabilities,
      },
    },
  };
}

async function ask(
  port: number,
  params: { name: string } & Record<string, unknown>,
  headers = {},
  capabilities?: object,
) {
  const reply = await send(port, {
    body: modernMessage("tools/call", params, capabilities),
    headers: { "mcp-protocol-version": VERSION, "mcp-method": "tools/call", "mcp-name": params.name, ...headers },
  });
  return { status: reply.status, ...JSON.parse(reply.body) };
}

const YES = { confirm: { action: "accept", content: { delete: true } } };

async function asked(port: number): Promise<string> {
  const { result } = await ask(port, { name: "delete", arguments: { id: 1, name: "a" } });
  expect(result.resultType).toBe("input_required");
  expect(result.inputRequests.confirm.params.message).toBe("Delete 1 repository?");
  return result.requestState;
}

function textOf({ result }: { result: { content: { text: string }[] } }) {
  return JSON.parse(result.content[0]?.text ?? "");
}

describe("the state of a question", () => {
  test("with a yes runs the call that was asked about, whatever the order of its arguments", async () => {
    const { port } = await startEndpoint();
    const requestState = await asked(port);
    const answer = await ask(port, {
      name: "delete",
      arguments: { name: "a", id: 1 },
      requestState,
      inputResponses: YES,
    });
    expect(textOf(answer)).toEqual({ deleted: true });
  });

  const others: [string, object][] = [
    ["other arguments", { arguments: { id: 2, name: "a" } }],
    ["more arguments", { arguments: { id: 1, name: "a", force: true } }],
    ["no arguments", {}],
  ];
  test.each(others)("with %s asks again", async (_, changed) => {
    const { port } = await startEndpoint();
    const requestState = await asked(port);
    const { result } = await ask(port, { name: "delete", requestState, inputResponses: YES, ...changed });
    expect(result.resultType).toBe("input_required");
  });

  test("counts once", async () => {
    const { port } = await startEndpoint();
    const requestState = await asked(port);
    const call = { name: "delete", arguments: { id: 1, name: "a" }, requestState, inputResponses: YES };
    expect(textOf(await ask(port, call))).toEqual({ deleted: true });
    expect((await ask(port, call)).result.resultType).toBe("input_required");
  });

  test("of another caller, forged or cut is refused", async () => {
    const { port } = await startEndpoint({ MCP_BEARER_TOKEN_PREVIOUS: PREVIOUS });
    const requestState = await asked(port);
    const call = { name: "delete", arguments: { id: 1, name: "a" }, inputResponses: YES };
    const foreign = await ask(port, { ...call, requestState }, { authorization: `Bearer ${PREVIOUS}` });
    expect(foreign.error).toMatchObject({ code: -32602, message: "Invalid or expired requestState" });
    for (const forged of [`${requestState}A`, requestState.slice(0, -5), requestState.replace(/^v1\../, "v1.A"), "x"])
      expect((await ask(port, { ...call, requestState: forged })).error.code).toBe(-32602);
  });

  test("is needed: a yes without it is asked about", async () => {
    const { port } = await startEndpoint();
    const { result } = await ask(port, { name: "delete", arguments: { id: 1, name: "a" }, inputResponses: YES });
    expect(result.resultType).toBe("input_required");
  });

  test("with no answer in it is a no", async () => {
    const { port } = await startEndpoint();
    const requestState = await asked(port);
    const answer = await ask(port, {
      name: "delete",
      arguments: { id: 1, name: "a" },
      requestState,
      inputResponses: {},
    });
    expect(textOf(answer).error.kind).toBe("confirmation_declined");
  });

  test("survives a restart", async () => {
    const first = await startEndpoint();
    const requestState = await asked(first.port);
    const second = await startEndpoint();
    const call = { name: "delete", arguments: { id: 1, name: "a" }, requestState, inputResponses: YES };
    expect(textOf(await ask(second.port, call))).toEqual({ deleted: true });
  });
});

test("a client that did not say it can ask is not asked", async () => {
  const { port } = await startEndpoint();
  expect(textOf(await ask(port, { name: "delete" }, {}, {})).error.kind).toBe("confirmation_required");
});

test("lists and discovery say how long they may be kept, and for whom", async () => {
  const { port } = await startEndpoint();
  for (const method of ["tools/list", "server/discover"]) {
    const reply = await send(port, {
      body: modernMessage(method),
      headers: { "mcp-protocol-version": VERSION, "mcp-method": method },
    });
    expect(JSON.parse(reply.body).result).toMatchObject({ ttlMs: 300_000, cacheScope: "private" });
  }
});

test("a narrowing holds for its request", async () => {
  const { port } = await startEndpoint();
  const reply = await send(port, {
    path: "/mcp?toolsets=issues",
    body: modernMessage("tools/list"),
    headers: { "mcp-protocol-version": VERSION, "mcp-method": "tools/list" },
  });
  expect(JSON.parse(reply.body).result.tools).toHaveLength(1);
});

test("a fault shows neither its text nor where it was", async () => {
  const { port } = await startEndpoint();
  const answer = await ask(port, { name: "fault" });
  expect(textOf(answer).error.kind).toBe("internal_error");
  expect(JSON.stringify(answer)).not.toMatch(/secret-value|\.ts:/);
});

test("no bearer, no protocol", async () => {
  const { port } = await startEndpoint();
  const reply = await send(port, { body: modernMessage("server/discover") }, ["authorization"]);
  expect(reply.status).toBe(401);
});
