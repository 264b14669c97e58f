/** The other guards where a client meets them: addresses, limits, and the audit of all of it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { JsonObject } from "../../generated/contract.ts";
import { ALL_CALLS, withValue } from "../guard/operations.ts";
import { openDoor } from "./door.ts";
import { BEARER, closeAll, legacyClient, modernClient, OTHER_BEARER } from "./gateway.ts";
import { roadsOf } from "./roads.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guards-"));
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true });
});

const WEB = { owner: "acme", repo: "web" };

function auditLines(path: string): JsonObject[] {
  const lines = readFileSync(path, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as JsonObject);
}

const errorOf = (data: JsonObject) => data.error as JsonObject;

test("an address inside is refused by the name of its argument, on every road, before anybody is asked", async () => {
  const door = await openDoor();
  const client = await legacyClient(door.url, () => {
    throw new Error("asked");
  });
  const hook = { type: "gitea", config: { url: "http://0x7f000001:3000/zqXvJw", content_type: "json" } };
  const calls: [string, JsonObject][] = [
    ["gitea_repo_create_hook", { ...WEB, body: hook }],
    ["gitea_call_tool", { name: "gitea_repo_create_hook", arguments: { ...WEB, body: hook } }],
    ["gitea_api_request", { method: "POST", path: "/repos/acme/web/hooks", body: hook }],
    [
      "gitea_api_request",
      { method: "POST", path: "/repos/acme/web/hooks", body: { type: "gitea", Config: { url: "http://localhost/" } } },
    ],
  ];
  for (const [name, args] of calls) {
    const { data } = await client.call(name, args);
    expect([errorOf(data).kind, errorOf(data).argument]).toEqual(["outbound_refused", "body.config.url"]);
    expect(JSON.stringify(data)).not.toContain("zqXvJw");
  }
  expect(door.gitea.writes).toEqual([]);
});

test("for every operation that makes Gitea connect: no form of this machine's address gets through, on any road", async () => {
  const door = await openDoor({ CONFIRM: "none" });
  const client = await legacyClient(door.url);
  const hosts = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "017700000001",
    "0x7f.0.0.1",
    "[::1]",
    "[::ffff:7f00:1]",
    "0",
    "a.localhost.",
  ];
  const others: string[] = [];
  for (const { operation, args } of ALL_CALLS) {
    for (const { argument } of operation.outbound) {
      for (const host of hosts) {
        const inside = withValue(args, argument.split("."), `http://${host}/x`) as JsonObject;
        for (const [name, given] of roadsOf({ operation, args: inside })) {
          const error = errorOf((await client.call(name, given)).data) ?? {};
          if (error.kind !== "outbound_refused" || error.argument !== argument) others.push(`${name}: ${argument}`);
        }
      }
    }
  }
  expect(others).toEqual([]);
  expect(door.gitea.writes).toEqual([]);
}, 60_000);

test("an accepted address is told that Gitea resolves again by itself", async () => {
  const door = await openDoor({ CONFIRM: "none" });
  const client = await legacyClient(door.url);
  const hook = { type: "gitea", config: { url: "https://8.8.8.8/", content_type: "json" } };
  const { data } = await client.call("gitea_repo_create_hook", { ...WEB, body: hook });
  expect(String(data.notes)).toContain("Gitea resolves its host again by itself");
});

test("too many calls are refused with the time to come back, reads and writes apart", async () => {
  const door = await openDoor({ RATE_LIMIT_PER_MINUTE: "2" });
  const client = await legacyClient(door.url);
  const read = () => client.call("gitea_repo_get", WEB);
  expect([(await read()).isError, (await read()).isError]).toEqual([false, false]);
  const error = errorOf((await read()).data);
  expect([error.kind, error.status]).toEqual(["rate_limited", null]);
  expect(error.retry_after_seconds).toBeGreaterThanOrEqual(1);
  const star = await client.call("gitea_user_current_put_star", WEB);
  expect(star.isError).toBe(false);
});

test("a confirmed call counts once, whatever it took to ask", async () => {
  const door = await openDoor({ RATE_LIMIT_PER_MINUTE: "1" });
  for (const connect of [legacyClient, modernClient]) {
    const bearer = connect === legacyClient ? BEARER : OTHER_BEARER;
    const client = await connect(door.url, () => ({ action: "accept", content: {} }), bearer);
    expect((await client.call("gitea_repo_delete", WEB)).isError).toBe(false);
    expect(errorOf((await client.call("gitea_repo_delete", WEB)).data).kind).toBe("rate_limited");
  }
  expect(door.gitea.writes).toHaveLength(2);
});

test("calls at the same time are bounded for each caller, and a person who thinks takes no place", async () => {
  const door = await openDoor({ CONCURRENCY_PER_CALLER: "1" });
  const client = await legacyClient(door.url, async () => {
    expect((await client.call("gitea_repo_get", WEB)).isError).toBe(false);
    return { action: "accept", content: {} };
  });
  expect((await client.call("gitea_repo_delete", WEB)).isError).toBe(false);
  const { promise, resolve } = Promise.withResolvers<void>();
  door.gitea.held = promise;
  const both = [client.call("gitea_repo_get", WEB), client.call("gitea_repo_get", WEB)];
  expect(errorOf((await Promise.race(both)).data).kind).toBe("too_many_calls");
  const other = (await legacyClient(door.url, undefined, OTHER_BEARER)).call("gitea_repo_get", WEB);
  resolve();
  expect((await other).isError).toBe(false);
  expect((await Promise.all(both)).filter((result) => result.isError)).toHaveLength(1);
});

test("the audit tells what was tried where no tool or operation is known, and whose call failed", async () => {
  const path = join(folder, "audit.jsonl");
  const door = await openDoor({ AUDIT_FILE: path, AUDIT_ARGUMENTS: "redacted" });
  const client = await legacyClient(door.url);
  await client.call("gitea_repo_get", WEB);
  await client.call("no_such_tool", { password: "pl4nted" }).catch(() => {});
  await client.call("gitea_api_request", { method: "DELETE", path: "/no/such/route" });
  door.gitea.renamed = { from: "/api/v1/repos/acme/web", to: "/api/v1/repos/acme/elsewhere" };
  await client.call("gitea_user_current_put_star", WEB);
  await client.call("gitea_issue_create_issue", { ...WEB, body: { title: "x" } });
  const lines = auditLines(path).map(
    ({ tool, operation, method, classes, decision, status, login, arguments: args }) => [
      tool,
      operation,
      method,
      (classes as string[]).length,
      decision,
      status,
      login,
      args,
    ],
  );
  expect(lines.slice(1)).toEqual([
    [null, null, null, 0, "denied:unknown_tool", null, "alice", {}],
    ["gitea_api_request", null, "DELETE", 8, "denied:confirmation_required", null, "alice", { path: "/no/such/route" }],
    ["gitea_user_current_put_star", "userCurrentPutStar", "PUT", 0, "allowed", 204, "alice", WEB],
    [
      "gitea_issue_create_issue",
      "issueCreateIssue",
      "POST",
      0,
      "allowed",
      301,
      "alice",
      { ...WEB, body: { title: "x" } },
    ],
  ]);
});

test("every call has one line, refusals included, without a secret", async () => {
  const path = join(folder, "audit.jsonl");
  const door = await openDoor({ AUDIT_FILE: path, AUDIT_ARGUMENTS: "redacted" });
  const client = await legacyClient(door.url, () => ({ action: "accept", content: {} }));
  await client.call("gitea_repo_get", WEB);
  await client.call("gitea_repo_get", { owner: "acme" });
  await client.call("gitea_repo_delete", WEB);
  await client.call("gitea_update_repo_secret", { ...WEB, secretname: "KEY", body: { data: "pl4nted-s3cret" } });
  const text = readFileSync(path, "utf8");
  const lines = auditLines(path);
  expect(
    lines.map(({ operation, method, route, classes, decision, status }) => [
      operation,
      method,
      route,
      classes,
      decision,
      status,
    ]),
  ).toEqual([
    ["repoGet", "GET", "/repos/{owner}/{repo}", [], "allowed", 200],
    ["repoGet", "GET", "/repos/{owner}/{repo}", [], "denied:invalid_arguments", null],
    ["repoDelete", "DELETE", "/repos/{owner}/{repo}", ["irreversible"], "asked", null],
    ["repoDelete", "DELETE", "/repos/{owner}/{repo}", ["irreversible"], "confirmed:elicitation", 204],
    ["updateRepoSecret", "PUT", "/repos/{owner}/{repo}/actions/secrets/{secretname}", ["credentials"], "asked", null],
    [
      "updateRepoSecret",
      "PUT",
      "/repos/{owner}/{repo}/actions/secrets/{secretname}",
      ["credentials"],
      "confirmed:elicitation",
      204,
    ],
  ]);
  expect(lines[3]?.login).toBe("alice");
  expect(new Set(lines.map((line) => line.caller)).size).toBe(1);
  for (const secret of ["pl4nted-s3cret", "front-door-credential", "front-door-bearer"])
    expect(text).not.toContain(secret);
});

test("a full disk refuses writes and lets reads through; without AUDIT_REQUIRED both run", async () => {
  const strict = await openDoor({ AUDIT_FILE: "/dev/full", CONFIRM: "none" });
  const client = await legacyClient(strict.url);
  const write = await client.call("gitea_user_current_put_star", WEB);
  expect([write.isError, errorOf(write.data).kind]).toEqual([true, "audit_unavailable"]);
  expect((await client.call("gitea_repo_get", WEB)).isError).toBe(false);
  expect(strict.gitea.writes).toEqual([]);
  const lenient = await openDoor({ AUDIT_FILE: "/dev/full", AUDIT_REQUIRED: "false", CONFIRM: "none" });
  expect((await (await legacyClient(lenient.url)).call("gitea_user_current_put_star", WEB)).isError).toBe(false);
  expect(lenient.gitea.writes).toEqual(["PUT /api/v1/user/starred/acme/web"]);
});
