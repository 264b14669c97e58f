/** What a client sees of a Gitea that is ill: a kind for each fault, what to do, and nothing of a stranger's page. */
import { afterEach, describe, expect, test } from "vitest";
import type { JsonObject } from "../../generated/contract.ts";
import { expectEnvelope, expectFailure } from "./envelope.ts";
import { PAGE_TEXT, startFaultyGitea } from "./faulty.ts";
import { closeAll, legacyClient, startGateway } from "./gateway.ts";

afterEach(closeAll);

async function openIll() {
  const gitea = await startFaultyGitea();
  const settings = {
    GITEA_URL: gitea.url,
    GITEA_TOKEN: "faulty-credential-0123",
    GITEA_TIMEOUT_MS: "300",
    CONFIRM: "none",
  };
  const gateway = await startGateway(settings);
  const client = await legacyClient(gateway.url);
  return {
    gitea,
    read: (repo: string) => client.call("gitea_repo_get", { owner: "ill", repo }),
    write: (repo: string) => client.call("gitea_issue_create_issue", { owner: "ill", repo, body: { title: "Leak" } }),
    erase: (repo: string) => client.call("gitea_repo_delete", { owner: "ill", repo }),
    close: () => gateway.close(),
  };
}

const READS: [string, { status: number | null; kind: string }][] = [
  ["proxy-page", { status: 502, kind: "upstream_error" }],
  ["login-page", { status: 200, kind: "answer_html" }],
  ["no-route", { status: 404, kind: "no_such_route" }],
  ["cut-json", { status: 200, kind: "answer_invalid" }],
  ["false-gzip", { status: null, kind: "answer_encoding" }],
  ["endless-body", { status: 200, kind: "answer_too_large" }],
  ["closes-at-once", { status: null, kind: "upstream_closed" }],
  ["closes-midway", { status: null, kind: "upstream_closed" }],
  ["too-late", { status: null, kind: "upstream_timeout" }],
];

describe("case 17: a read", () => {
  test.each(READS)("%s", async (fault, want) => {
    const ill = await openIll();
    const result = await ill.read(fault);
    expect(expectFailure(result)).toMatchObject(want);
    expect(result.text).not.toContain(PAGE_TEXT);
    expect(result.text).not.toContain("<");
    await ill.close();
  });
});

describe("case 37: a write", () => {
  test.each(["closes-at-once", "too-late", "proxy-page"])("%s: sent once, the outcome is unknown", async (fault) => {
    const ill = await openIll();
    const error = expectFailure(await ill.write(fault));
    expect([error.status, error.kind]).toEqual([fault === "proxy-page" ? 502 : null, "outcome_unknown"]);
    expect(error.find_out).toEqual({ tool: "gitea_issue_list_issues", arguments: { owner: "ill", repo: fault } });
    expect(ill.gitea.arrived).toEqual([`POST /repos/ill/${fault}/issues`]);
    const erased = expectFailure(await ill.erase(fault));
    expect([erased.kind, erased.find_out]).toEqual([
      "outcome_unknown",
      { tool: "gitea_repo_get", arguments: { owner: "ill", repo: fault } },
    ]);
    expect(ill.gitea.arrived.filter((line) => line.startsWith("DELETE"))).toEqual([`DELETE /repos/ill/${fault}`]);
    await ill.close();
  });

  test("an answer that breaks off after its status has happened, and says so", async () => {
    const ill = await openIll();
    const error = expectFailure(await ill.write("closes-midway"));
    expect([error.status, error.kind]).toEqual([200, "upstream_closed"]);
    expect(error.message).toContain("the write took effect");
    expect(ill.gitea.arrived).toHaveLength(1);
    await ill.close();
  });

  test.each(READS)("%s: nothing of the page, and never sent twice", async (fault) => {
    const ill = await openIll();
    const result = await ill.write(fault);
    expectFailure(result);
    expect(result.text).not.toContain(PAGE_TEXT);
    expect(ill.gitea.arrived).toHaveLength(1);
    await ill.close();
  });
});

test("case 13: null for a list, fields nobody knows and missing ones are passed on", async () => {
  const ill = await openIll();
  const { data } = expectEnvelope<JsonObject>(await ill.read("odd-shapes"));
  expect(data).toEqual({
    id: null,
    name: ["a", null],
    topics: null,
    owner: "somebody",
    extra: { deep: [1, { more: true }] },
  });
  await ill.close();
});
