/** Confirmation over real clients of both protocol eras, and that nothing runs without a yes on any road. */
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Json, JsonObject } from "../../generated/contract.ts";
import { ALL_CALLS, RULED_CALLS } from "../guard/operations.ts";
import { openDoor } from "./door.ts";
import { closeAll, legacyClient, modernClient, OTHER_BEARER, type Respond } from "./gateway.ts";
import { roadsOf } from "./roads.ts";

afterEach(async () => {
  vi.useRealTimers();
  await closeAll();
});

const DELETE = "gitea_repo_delete";
const WEB = { owner: "acme", repo: "web" };
const DELETED = "DELETE /api/v1/repos/acme/web";

const yes: Respond = () => ({ action: "accept", content: {} });

function errorOf(data: JsonObject): JsonObject {
  return data.error as JsonObject;
}

describe.each([
  ["SDK 1, 2025-11-25", legacyClient],
  ["SDK 2, 2026-07-28", modernClient],
] as const)("case 33: %s", (_, connect) => {
  test("accept runs the call, once, and the question tells what is at stake", async () => {
    const door = await openDoor();
    const questions: string[] = [];
    const client = await connect(door.url, (message) => {
      questions.push(message);
      expect(door.gitea.writes).toEqual([]);
      return yes(message);
    });
    expect((await client.call(DELETE, WEB)).isError).toBe(false);
    expect(door.gitea.writes).toEqual([DELETED]);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toContain("repository number: 12; visibility: private; open issues: 3.");
    expect(questions[0]).not.toContain("acme");
  });

  test.each([
    ["decline", { action: "decline" }],
    ["cancel", { action: "cancel" }],
  ] as const)("%s does not run", async (_name, answer) => {
    const door = await openDoor();
    const client = await connect(door.url, () => answer);
    const { isError, data } = await client.call(DELETE, WEB);
    expect([isError, errorOf(data).kind, errorOf(data).status]).toEqual([true, "confirmation_declined", null]);
    expect(door.gitea.writes).toEqual([]);
  });

  test("a client without elicitation gets a token; the same call with it runs, once", async () => {
    const door = await openDoor();
    const client = await connect(door.url);
    const error = errorOf((await client.call(DELETE, WEB)).data);
    expect([error.status, error.kind]).toEqual([null, "confirmation_required"]);
    expect(error.message).toContain("this client cannot show a question to the person");
    const confirmed = { ...WEB, confirmation_token: error.confirmation_token as Json };
    expect((await client.call(DELETE, confirmed)).isError).toBe(false);
    expect(door.gitea.writes).toEqual([DELETED]);
    expect(errorOf((await client.call(DELETE, confirmed)).data).kind).toBe("confirmation_invalid");
    expect(door.gitea.writes).toEqual([DELETED]);
  });

  test("a token given twice at the same time runs once", async () => {
    const door = await openDoor();
    const client = await connect(door.url);
    const error = errorOf((await client.call(DELETE, WEB)).data);
    const confirmed = { ...WEB, confirmation_token: error.confirmation_token as Json };
    const results = await Promise.all([1, 2, 3].map(() => client.call(DELETE, confirmed)));
    expect(results.filter((result) => !result.isError)).toHaveLength(1);
    expect(door.gitea.writes).toEqual([DELETED]);
  });

  test("ELICITATION=false asks nobody and says who decided that", async () => {
    const door = await openDoor({ ELICITATION: "false" });
    const client = await connect(door.url, yes);
    const error = errorOf((await client.call(DELETE, WEB)).data);
    expect(error.kind).toBe("confirmation_required");
    expect(error.message).toContain("the operator has switched questions off (ELICITATION=false)");
    expect(door.gitea.writes).toEqual([]);
  });

  test("two questions at once: each answer counts for its own call", async () => {
    const door = await openDoor();
    let asked = 0;
    const both = Promise.withResolvers<void>();
    const client = await connect(door.url, async () => {
      const turn = ++asked;
      if (turn === 2) both.resolve();
      await both.promise;
      return { action: turn === 1 ? "accept" : "decline" };
    });
    const results = await Promise.all([client.call(DELETE, WEB), client.call(DELETE, { owner: "acme", repo: "api" })]);
    expect(results.filter((result) => result.isError)).toHaveLength(1);
    expect(door.gitea.writes).toHaveLength(1);
  });

  test("a dialog that breaks means no", async () => {
    const door = await openDoor();
    const client = await connect(door.url, () => {
      throw new Error("no screen");
    });
    await client.call(DELETE, WEB).catch(() => null);
    expect(door.gitea.writes).toEqual([]);
  });

  test("a client that leaves while it is asked has said nothing", async () => {
    const door = await openDoor();
    const asked = Promise.withResolvers<void>();
    const client = await connect(door.url, async () => {
      asked.resolve();
      return await new Promise(() => {});
    });
    client.call(DELETE, WEB).catch(() => {});
    await asked.promise;
    await client.close();
    const next = await connect(door.url);
    expect(errorOf((await next.call(DELETE, WEB)).data).kind).toBe("confirmation_required");
    expect(door.gitea.writes).toEqual([]);
  });

  test("a token of other arguments, of another caller, from before a restart, or of another object", async () => {
    const door = await openDoor();
    const client = await connect(door.url);
    const tokenOf = async () => errorOf((await client.call(DELETE, WEB)).data).confirmation_token as Json;
    const kindOf = async (by: typeof client, args: JsonObject) => errorOf((await by.call(DELETE, args)).data).kind;

    expect(await kindOf(client, { owner: "acme", repo: "api", confirmation_token: await tokenOf() })).toBe(
      "confirmation_invalid",
    );
    const other = await connect(door.url, undefined, OTHER_BEARER);
    expect(await kindOf(other, { ...WEB, confirmation_token: await tokenOf() })).toBe("confirmation_invalid");
    const token = await tokenOf();
    door.gitea.object = { id: 13, private: true };
    expect(await kindOf(client, { ...WEB, confirmation_token: token })).toBe("confirmation_invalid");
    const before = await tokenOf();
    await door.restart();
    const again = await connect(door.url);
    expect(await kindOf(again, { ...WEB, confirmation_token: before })).toBe("confirmation_invalid");
    expect(door.gitea.writes).toEqual([]);
  });

  test("a token that is forged or older than five minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const door = await openDoor();
    const client = await connect(door.url);
    const token = errorOf((await client.call(DELETE, WEB)).data).confirmation_token as string;
    const forged = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
    const kindOf = async (confirmation_token: Json) =>
      errorOf((await client.call(DELETE, { ...WEB, confirmation_token })).data).kind;
    expect(await kindOf(forged)).toBe("confirmation_invalid");
    vi.setSystemTime(Date.now() + 300_000);
    expect(await kindOf(token)).toBe("confirmation_invalid");
    expect(door.gitea.writes).toEqual([]);
  });

  test("a yes that comes after five minutes does not run", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const door = await openDoor();
    let asked = 0;
    const client = await connect(door.url, () => {
      if (++asked > 1) return { action: "decline" };
      vi.setSystemTime(Date.now() + 301_000);
      return { action: "accept", content: {} };
    });
    await client.call(DELETE, WEB).catch(() => null);
    expect(door.gitea.writes).toEqual([]);
  });

  test("a rename between question and answer refuses", async () => {
    const door = await openDoor();
    const client = await connect(door.url, (message) => {
      door.gitea.renamed = { from: "/api/v1/repos/acme/web", to: "/api/v1/repos/acme/elsewhere" };
      return yes(message);
    });
    const { isError, data } = await client.call(DELETE, WEB);
    expect([isError, errorOf(data).kind]).toEqual([true, "moved"]);
    expect(door.gitea.writes).toEqual([]);
  });

  test("another object under the same name is asked about anew", async () => {
    const door = await openDoor();
    const questions: string[] = [];
    const client = await connect(door.url, (message) => {
      questions.push(message);
      if (questions.length > 1) return { action: "decline" };
      door.gitea.object = { id: 13, private: false };
      return yes(message);
    });
    expect(errorOf((await client.call(DELETE, WEB)).data).kind).toBe("confirmation_declined");
    expect(questions[1]).toContain("has changed since the last question");
    expect(door.gitea.writes).toEqual([]);
  });
});

test("case 33: a client that declares elicitation and never answers has said no", async () => {
  const door = await openDoor({}, 50);
  const client = await legacyClient(door.url, () => new Promise(() => {}));
  expect(errorOf((await client.call(DELETE, WEB)).data).kind).toBe("confirmation_declined");
  expect(door.gitea.writes).toEqual([]);
});

test("CONFIRM_FALLBACK=refuse hands out no token; CONFIRM=none asks about nothing", async () => {
  const closed = await openDoor({ CONFIRM_FALLBACK: "refuse" });
  const error = errorOf((await (await legacyClient(closed.url)).call(DELETE, WEB)).data);
  expect([error.kind, Object.hasOwn(error, "confirmation_token")]).toEqual(["confirmation_required", false]);
  const open = await openDoor({ CONFIRM: "none" });
  expect((await (await legacyClient(open.url)).call(DELETE, WEB)).isError).toBe(false);
  expect([closed.gitea.writes, open.gitea.writes]).toEqual([[], [DELETED]]);
});

test("a call that cannot succeed costs no question", async () => {
  const door = await openDoor();
  const client = await legacyClient(door.url, () => {
    throw new Error("asked");
  });
  expect(errorOf((await client.call(DELETE, { owner: "acme" })).data).kind).toBe("invalid_arguments");
  expect(errorOf((await client.call(DELETE, { owner: "acme", repo: ".." })).data).kind).toBe("invalid_arguments");
  door.gitea.renamed = { from: "/api/v1/repos/acme/web", to: "/api/v1/repos/acme/elsewhere" };
  expect(errorOf((await client.call(DELETE, WEB)).data).kind).toBe("moved");
});

test("one confirmation serves the tool, gitea_call_tool and nothing with other arguments", async () => {
  const door = await openDoor();
  const client = await legacyClient(door.url);
  const error = errorOf((await client.call("gitea_call_tool", { name: DELETE, arguments: WEB })).data);
  const token = error.confirmation_token as Json;
  const confirmed = { name: DELETE, arguments: WEB, confirmation_token: token };
  expect((await client.call("gitea_call_tool", confirmed)).isError).toBe(false);
  expect(door.gitea.writes).toEqual([DELETED]);
  const raw = { method: "DELETE", path: "/repos/acme/web" };
  const asked = errorOf((await client.call("gitea_api_request", raw)).data);
  expect(asked.kind).toBe("confirmation_required");
  expect(
    (await client.call("gitea_api_request", { ...raw, confirmation_token: asked.confirmation_token as Json })).isError,
  ).toBe(false);
  expect(door.gitea.writes).toEqual([DELETED, DELETED]);
});

describe("raw requests do not spell themselves past a condition", () => {
  const RAW: [string, JsonObject][] = [
    ["other case", { method: "PATCH", path: "/repos/acme/web", body: { Private: false } }],
    [
      "a form",
      {
        method: "PATCH",
        path: "/repos/acme/web",
        body: "private=false",
        content_type: "application/x-www-form-urlencoded",
      },
    ],
    [
      "a public repository by form",
      {
        method: "POST",
        path: "/user/repos",
        body: "name=x&private=false",
        content_type: "application/x-www-form-urlencoded",
      },
    ],
    [
      "a deletion among files",
      {
        method: "POST",
        path: "/repos/acme/web/contents",
        body: { FILES: [{ Operation: "delete", path: "a", sha: "b" }] },
      },
    ],
    [
      "a name that only some versions know: absent is public",
      { method: "POST", path: "/user/repos", body: { name: "x", Private: true } },
    ],
    [
      "a name that no version knows",
      { method: "POST", path: "/user/repos", body: { name: "x", "pr\u0131vate": true, pri_vate: true } },
    ],
    ["null", { method: "POST", path: "/user/repos", body: { name: "x", private: null } }],
    [
      "a name given twice, the last one counts",
      { method: "PATCH", path: "/repos/acme/web", body: '{"private":true,"private":false}' },
    ],
    [
      "a name given twice in the query, the first one counts",
      { method: "POST", path: "/repos/acme/web/pulls/1/update?style=rebase&style=merge" },
    ],
    [
      "names of the path once more in the query",
      { method: "PATCH", path: "/repos/acme/web", query: { Owner: "acme", Repo: "open" }, body: { private: false } },
    ],
    [
      "a workflow by a detour",
      {
        method: "POST",
        path: "/repos/acme/web/contents",
        body: { files: [{ operation: "create", path: "a/..\\.Gitea//workflows/x.yml" }] },
      },
    ],
    ["a route of no operation", { method: "POST", path: "/repos/acme/web/no-such-thing", body: {} }],
  ];
  test.each(RAW)("%s", async (_, args) => {
    const door = await openDoor();
    door.gitea.answers.set("/api/v1/repos/acme/open", { id: 13, private: false });
    const client = await legacyClient(door.url);
    const { data } = await client.call("gitea_api_request", args);
    expect(["confirmation_required", "request_refused"]).toContain(errorOf(data).kind);
    expect(door.gitea.writes).toEqual([]);
  });
});

test("for every rule that is asked about by default: without a yes nothing reaches Gitea, on any of the three roads", async () => {
  const door = await openDoor();
  const client = await legacyClient(door.url);
  const others: string[] = [];
  for (const call of RULED_CALLS) {
    for (const [name, given] of roadsOf(call)) {
      const { data } = await client.call(name, given);
      const kind = data.error === undefined ? "ran" : String(errorOf(data).kind);
      if (kind !== "confirmation_required") others.push(`${call.operation.id} by ${name}: ${kind}`);
    }
  }
  expect(door.gitea.writes).toEqual([]);
  expect(others).toEqual([]);
  expect(RULED_CALLS.length).toBeGreaterThan(160);
}, 120_000);

test("CONFIRM=all-writes: nothing that writes reaches Gitea without a yes, on any of the three roads", async () => {
  const door = await openDoor({ CONFIRM: "all-writes" });
  const client = await modernClient(door.url, () => ({ action: "decline" }));
  const others: string[] = [];
  const writing = ALL_CALLS.filter(({ operation }) => !operation.readOnly);
  for (const call of writing) {
    for (const [name, given] of roadsOf(call)) {
      const { data } = await client.call(name, given);
      const kind = data.error === undefined ? "ran" : String(errorOf(data).kind);
      // No raw request carries an upload.
      const isUpload = call.operation.body?.kind === "multipart" && name === "gitea_api_request";
      if (kind !== (isUpload ? "request_refused" : "confirmation_declined"))
        others.push(`${call.operation.id} by ${name}: ${kind}`);
    }
  }
  expect(door.gitea.writes).toEqual([]);
  expect(others).toEqual([]);
  expect(writing).toHaveLength(272);
}, 240_000);
