import fastCheck from "fast-check";
import { describe, expect, test } from "vitest";
import { createLog } from "../../src/log.ts";
import { createLegacyServer } from "../../src/mcp/legacy.ts";
import { createSessions, type SessionsOptions } from "../../src/mcp/session.ts";
import { createSessionTokens } from "../../src/mcp/session-token.ts";
import { INITIALIZE } from "./endpoint.ts";
import { createFakeGateway } from "./fake-gateway.ts";

const caller = { id: "caller-one", toolsets: null };
const log = createLog("silent");

function sessionsFor(options: Partial<SessionsOptions> = {}) {
  const now = options.now ?? (() => 1_800_000_000_000);
  return createSessions({
    tokens: createSessionTokens(["a key of the test"], now),
    createServer: () => createLegacyServer({ gateway: createFakeGateway(), log, askTimeoutMs: 1000 }),
    maximum: 3,
    idleMs: 1000,
    now,
    ...options,
  });
}

type Store = ReturnType<typeof sessionsFor>;

async function open(sessions: Store): Promise<string> {
  const { token } = await sessions.open({ ...INITIALIZE, jsonrpc: "2.0" }, caller);
  return token ?? "";
}

describe("sessions in memory", () => {
  test("are bounded; the one that was used longest ago leaves, and its id still works", async () => {
    const sessions = sessionsFor();
    const tokens = [await open(sessions), await open(sessions), await open(sessions)];
    const first = sessions.find(tokens[0] ?? "", caller.id);
    const second = sessions.find(tokens[1] ?? "", caller.id);
    await open(sessions);
    expect(sessions.size).toBe(3);
    expect(sessions.find(tokens[0] ?? "", caller.id)).toBe(first);
    expect(sessions.find(tokens[1] ?? "", caller.id)).toBe(second);
    const again = sessions.find(tokens[2] ?? "", caller.id);
    expect(again).toMatchObject({ claims: { caller: "caller-one", protocol: "2025-11-25" } });
  });

  test("leave when idle", async () => {
    let now = 1_800_000_000_000;
    const sessions = sessionsFor({ now: () => now });
    const token = await open(sessions);
    now += 600;
    await open(sessions);
    now += 600;
    sessions.sweep();
    expect(sessions.size).toBe(1);
    expect(sessions.find(token, caller.id)).toHaveProperty("claims");
    expect(sessions.size).toBe(2);
  });

  test("that are busy stay; when all are, there is no room", async () => {
    const sessions = sessionsFor({ maximum: 1 });
    const token = await open(sessions);
    const session = sessions.find(token, caller.id);
    if (typeof session === "string") throw new Error(session);
    const exchange = { canStream: false, push: () => false, respond() {}, abandon() {} };
    const context = { caller, requestId: "r", canStream: false };
    session.link.deliver([{ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "wait" } }], exchange, {
      authInfo: { token: "", clientId: "", scopes: [], extra: { context } },
    });
    const other = await open(sessions);
    expect(other).not.toBe("");
    expect(sessions.find(other, caller.id)).toBe("full");
    expect(sessions.find(token, caller.id)).toBe(session);
    sessions.close();
    expect(sessions.find(other, caller.id)).toHaveProperty("claims");
  });

  test("that were ended stay unknown while others come and go", async () => {
    const sessions = sessionsFor();
    const token = await open(sessions);
    const session = sessions.find(token, caller.id);
    if (typeof session === "string") throw new Error(session);
    sessions.end(token, session);
    for (let count = 0; count < 10; count++) await open(sessions);
    expect(sessions.find(token, caller.id)).toBe("unknown");
  });
});

describe("session ids", () => {
  const now = () => 1_800_000_000_000;
  const tokens = createSessionTokens(["first secret", "second secret"], now);

  test("are visible ASCII and carry their claims", () => {
    const { token, claims } = tokens.sign({ caller: "c", protocol: "2025-11-25", asks: true, toolsets: ["issues"] });
    expect(token).toMatch(/^[\x21-\x7e]{1,400}$/);
    expect(tokens.verify(token)).toEqual(claims);
  });

  test("of the older secret are taken, of a foreign one not", () => {
    const given = { caller: "c", protocol: "2025-11-25", asks: true, toolsets: null };
    expect(tokens.verify(createSessionTokens(["second secret"], now).sign(given).token)).not.toBeNull();
    expect(tokens.verify(createSessionTokens(["third secret"], now).sign(given).token)).toBeNull();
  });

  test("cannot be made up", () => {
    fastCheck.assert(fastCheck.property(fastCheck.string(), (text) => tokens.verify(text) === null));
    const { token } = tokens.sign({ caller: "c", protocol: "2025-11-25", asks: true, toolsets: null });
    fastCheck.assert(
      fastCheck.property(fastCheck.nat(token.length - 1), fastCheck.constantFrom(..."ABab09-_."), (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        return changed === token || tokens.verify(changed) === null;
      }),
    );
  });
});
