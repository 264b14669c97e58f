/** What arrives at Gitea for what people and models write into arguments, through a client of the SDK. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../generated/contract.ts";
import { expectFailure } from "./envelope.ts";
import { closeAll } from "./gateway.ts";
import { json, openScripted, type Scripted } from "./scripted.ts";

const REPO = { owner: "o", repo: "r" };
let gitea: Scripted;
beforeEach(async () => {
  gitea = await openScripted();
});
afterEach(closeAll);

/** The one request that a call makes. */
async function sent(tool: string, args: JsonObject): Promise<string> {
  gitea.arrived.splice(0);
  const { isError, text } = await gitea.client.call(tool, args);
  if (isError) throw new Error(text);
  return gitea.arrived.map(({ method, path, body }) => `${method} ${path} ${body}`.trim()).join("; ");
}

/** The refusal of a call that makes none. */
async function refused(tool: string, args: JsonObject) {
  gitea.arrived.splice(0);
  const { kind, message, argument, near } = expectFailure(await gitea.client.call(tool, args));
  expect([kind, gitea.arrived]).toEqual(["invalid_arguments", []]);
  return { message, argument, near };
}

describe("case 8: whole numbers", () => {
  test.each<[Json, string]>([
    ["12", "12"],
    [12, "12"],
    [0, "0"],
    [-1, "-1"],
    ["9223372036854775807", "9223372036854775807"],
  ])("%j is taken", async (index, number) => {
    expect(await sent("gitea_issue_get_issue", { ...REPO, index })).toBe(`GET /repos/o/r/issues/${number}`);
    expect(await sent("gitea_issue_list_issues", { ...REPO, page: index })).toBe(
      `GET /repos/o/r/issues?page=${number}`,
    );
  });

  test.each<[Json]>([["12abc"], ["1e3"], [""], [null], [true], [1.5], [" 12"], ["0x10"], [[12]], [{ index: 12 }]])(
    "%j is refused by name",
    async (number) => {
      const problem = 'has to be a whole number such as 12 or "12".';
      expect((await refused("gitea_issue_get_issue", { ...REPO, index: number })).message).toBe(`index ${problem}`);
      expect((await refused("gitea_issue_list_issues", { ...REPO, page: number })).message).toBe(`page ${problem}`);
    },
  );
});

test("case 18: the same instant arrives in a query and in a body, however it is written", async () => {
  for (const time of ["2026-03-29T01:30:00+02:00", "2026-03-29 01:30:00+02:00", "2026-03-29t01:30:00+02:00"]) {
    expect(await sent("gitea_issue_list_issues", { ...REPO, since: time })).toBe(
      "GET /repos/o/r/issues?since=2026-03-29T01%3A30%3A00%2B02%3A00",
    );
    expect(await sent("gitea_issue_create_issue", { ...REPO, body: { title: "t", due_date: time } })).toBe(
      'POST /repos/o/r/issues {"title":"t","due_date":"2026-03-29T01:30:00+02:00"}',
    );
  }
});

test("case 20: owner, repo and index in the path and again in the body are never mixed", async () => {
  const body = { owner: "other", repo: "else", index: "2" };
  expect(await sent("gitea_issue_create_issue_dependencies", { ...REPO, index: "1", body })).toBe(
    'POST /repos/o/r/issues/1/dependencies {"owner":"other","repo":"else","index":2}',
  );
  expect(await sent("gitea_issue_remove_issue_dependencies", { ...REPO, index: 1, body })).toBe(
    'DELETE /repos/o/r/issues/1/dependencies {"owner":"other","repo":"else","index":2}',
  );
});

test("case 23: unknown names are refused with the nearest real ones", async () => {
  const body = { title: "t" };
  expect((await refused("gitea_issue_create_issue", { ...REPO, body, assigne: "x" })).near).toEqual(["body.assignee"]);
  expect((await refused("gitea_issue_list_issues", { ...REPO, perpage: 5 })).near).toEqual(["limit"]);
  expect((await refused("gitea_issue_create_issue", { ...REPO, body: { Title: "t" } })).near).toEqual(["body.title"]);
});

test("case 9: labels by id and by name go as they are, mixed ones are explained before anything is sent", async () => {
  const issue = { ...REPO, index: 1 };
  const add = "gitea_issue_add_label";
  expect(await sent(add, { ...issue, body: { labels: [1, 2] } })).toBe(
    'POST /repos/o/r/issues/1/labels {"labels":[1,2]}',
  );
  expect(await sent(add, { ...issue, body: { labels: ["bug"] } })).toBe(
    'POST /repos/o/r/issues/1/labels {"labels":["bug"]}',
  );
  expect((await refused(add, { ...issue, body: { labels: [1, "bug"] } })).argument).toBe("body.labels");
  gitea.answer = json(200, [{ id: 1, name: "bug" }]);
  const { data } = await gitea.client.call(add, { ...issue, body: { labels: ["bug", "nowhere"] } });
  expect(JSON.stringify(data.notes)).toContain("At least one requested label is not set");
});

test("everything that could end a value in a query stays in it", async () => {
  const q = "a'b\"c&d=e+f#g%h ü";
  expect(await sent("gitea_issue_list_issues", { ...REPO, q })).toBe(
    "GET /repos/o/r/issues?q=a%27b%22c%26d%3De%2Bf%23g%25h%20%C3%BC",
  );
});
