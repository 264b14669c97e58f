import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { JsonObject } from "../../generated/contract.ts";
import { confirmationNeeded, riskClasses } from "../../src/guard/confirmation-rules.ts";
import { DEFAULT_CONFIRM, OPERATIONS, operationById } from "./operations.ts";

const { unasked } = parse(readFileSync(new URL("../../spec/confirmation.yaml", import.meta.url), "utf8")) as {
  unasked: Record<string, string>;
};
const DEFAULTS = { confirm: DEFAULT_CONFIRM, listed: new Set<string>() };

test("each of the 276 operations that are no GET has a rule or a reason for having none", () => {
  const writing = OPERATIONS.filter((operation) => operation.method !== "GET");
  expect(writing).toHaveLength(276);
  for (const operation of writing) {
    expect([operation.id, operation.confirmation.length > 0]).toEqual([
      operation.id,
      unasked[operation.id] === undefined,
    ]);
  }
});

test("no GET is asked about", () => {
  expect(OPERATIONS.filter((operation) => operation.method === "GET" && operation.confirmation.length > 0)).toEqual([]);
});

test("every DELETE is asked about by default, or one more call undoes it", () => {
  const silent = OPERATIONS.filter(
    (operation) => operation.method === "DELETE" && confirmationNeeded(operation, {}, DEFAULTS) === null,
  );
  expect(silent.map((operation) => operation.id).sort()).toMatchInlineSnapshot(`
    [
      "issueClearLabels",
      "issueDeleteCommentReaction",
      "issueDeleteIssueReaction",
      "issueDeleteSubscription",
      "issueRemoveAssignees",
      "issueRemoveIssueBlocking",
      "issueRemoveIssueDependencies",
      "issueRemoveLabel",
      "issueUnlockIssue",
      "orgConcealMember",
      "orgDeleteAvatar",
      "orgRemoveIssueFromProjectColumn",
      "organizationUnblockUser",
      "repoCancelScheduledAutoMerge",
      "repoDeleteAvatar",
      "repoDeletePullReviewRequests",
      "repoDeleteTopic",
      "repoRemoveIssueFromProjectColumn",
      "unpinIssue",
      "userCurrentDeleteFollow",
      "userCurrentDeleteStar",
      "userCurrentDeleteSubscription",
      "userCurrentRemoveIssueFromProjectColumn",
      "userDeleteAvatar",
      "userUnblockUser",
    ]
  `);
  for (const operation of silent) expect(unasked[operation.id]).toBeTypeOf("string");
});

test("an effect completes the sentence `This call ...` in a line of its own words", () => {
  for (const rule of OPERATIONS.flatMap((operation) => operation.confirmation)) {
    expect(rule.effect).toMatch(/^[a-z][^\n{}<>$]{10,140}[^.\n]$/);
  }
});

describe("asked about by default", () => {
  const CALLS: [string, { given: [string, JsonObject]; want: string[] }][] = [
    ["deleting a repository", { given: ["repoDelete", {}], want: ["irreversible"] }],
    ["making a repository public", { given: ["repoEdit", { body: { private: false } }], want: ["disclosure"] }],
    ["making it private is narrowing", { given: ["repoEdit", { body: { private: true } }], want: [] }],
    ["a new description harms nobody", { given: ["repoEdit", { body: { description: "x" } }], want: [] }],
    [
      "a repository whose privacy is left out is public",
      { given: ["createCurrentUserRepo", { body: { name: "x" } }], want: ["disclosure"] },
    ],
    ["a body left out altogether", { given: ["createCurrentUserRepo", {}], want: ["disclosure"] }],
    ["a private repository", { given: ["createCurrentUserRepo", { body: { name: "x", private: true } }], want: [] }],
    [
      "a raw body that spells the field as Go forgives",
      {
        given: ["createCurrentUserRepo", { body: { name: "x", private: true, Private: false } }],
        want: ["disclosure"],
      },
    ],
    [
      "importing privately still makes Gitea fetch",
      { given: ["repoMigrate", { body: { private: true } }], want: ["outbound"] },
    ],
    ["importing publicly does both", { given: ["repoMigrate", { body: {} }], want: ["disclosure", "outbound"] }],
    ["a private organization", { given: ["orgCreate", { body: { username: "x", visibility: "private" } }], want: [] }],
    [
      "an organization whose visibility is left out",
      { given: ["orgCreate", { body: { username: "x" } }], want: ["disclosure"] },
    ],
    [
      "an organization made private is narrowing",
      { given: ["orgEdit", { body: { visibility: "private" } }], want: [] },
    ],
    ["an organization made limited", { given: ["orgEdit", { body: { visibility: "limited" } }], want: ["disclosure"] }],
    [
      "changing files without a deletion",
      { given: ["repoChangeFiles", { body: { files: [{ operation: "create" }] } }], want: [] },
    ],
    [
      "changing files with one deletion among them",
      {
        given: ["repoChangeFiles", { body: { files: [{ operation: "update" }, { operation: "delete" }] } }],
        want: ["irreversible"],
      },
    ],
    [
      "pushing by force while creating a file",
      { given: ["repoCreateFile", { body: { force_push: true } }], want: ["irreversible"] },
    ],
    ["moving a branch", { given: ["repoUpdateBranch", { body: { new_commit_id: "x" } }], want: [] }],
    ["moving a branch by force", { given: ["repoUpdateBranch", { body: { force: true } }], want: ["irreversible"] }],
    ["merging", { given: ["repoMergePullRequest", { body: { do: "merge" } }], want: [] }],
    [
      "merging past the checks",
      { given: ["repoMergePullRequest", { body: { do: "merge", force_merge: true } }], want: ["irreversible"] },
    ],
    [
      "merging and deleting the branch",
      {
        given: ["repoMergePullRequest", { body: { do: "merge", delete_branch_after_merge: true } }],
        want: ["irreversible"],
      },
    ],
    ["handing a repository away", { given: ["repoTransfer", { body: { new_owner: "x" } }], want: ["irreversible"] }],
    ["letting somebody into a repository", { given: ["repoAddCollaborator", {}], want: ["disclosure"] }],
    ["an access token", { given: ["userCreateToken", { body: { name: "x" } }], want: ["credentials"] }],
    ["a secret", { given: ["updateRepoSecret", { body: { data: "x" } }], want: ["credentials"] }],
    ["a webhook", { given: ["repoCreateHook", { body: {} }], want: ["outbound"] }],
    ["a webhook of the whole server", { given: ["adminEditHook", { body: {} }], want: ["outbound"] }],
    ["a push mirror", { given: ["repoAddPushMirror", { body: {} }], want: ["outbound"] }],
    ["starting a workflow", { given: ["ActionsDispatchWorkflow", { body: { ref: "main" } }], want: ["outbound"] }],
    ["a site administrator", { given: ["adminEditUser", { body: { admin: true } }], want: ["disclosure"] }],
    [
      "another name in an account is administration",
      { given: ["adminEditUser", { body: { full_name: "x" } }], want: [] },
    ],
    [
      "signing in by another name",
      { given: ["adminEditUser", { body: { source_id: 0, login_name: "x" } }], want: ["credentials"] },
    ],
    ["signing in by another source", { given: ["adminEditUser", { body: { source_id: 3 } }], want: ["credentials"] }],
    [
      "the source that every call has to name",
      { given: ["adminEditUser", { body: { source_id: 0, login_name: "", location: "x" } }], want: [] },
    ],
    [
      "an account that is no person any more",
      { given: ["adminEditUser", { body: { type: "Bot" } }], want: ["credentials"] },
    ],
    ["letting an account in", { given: ["adminEditUser", { body: { active: true } }], want: ["credentials"] }],
    ["locking an account out is administration", { given: ["adminEditUser", { body: { active: false } }], want: [] }],
    ["seeing more", { given: ["adminEditUser", { body: { restricted: false } }], want: ["disclosure"] }],
    ["loosening a branch protection", { given: ["repoEditBranchProtection", { body: {} }], want: ["irreversible"] }],
    ["blocking somebody", { given: ["userBlockUser", {}], want: ["irreversible"] }],
    [
      "rewriting a pull request's branch",
      { given: ["repoUpdatePullRequest", { style: "rebase" }], want: ["irreversible"] },
    ],
    ["merging into a pull request's branch", { given: ["repoUpdatePullRequest", { style: "merge" }], want: [] }],
    ["a workflow", { given: ["repoCreateFile", { filepath: ".gitea/workflows/ci.yml" }], want: ["outbound"] }],
    [
      "a workflow where GitHub has them",
      { given: ["repoUpdateFile", { filepath: ".github/workflows/ci.yml" }], want: ["outbound"] },
    ],
    ["a file beside the workflows", { given: ["repoUpdateFile", { filepath: ".gitea/workflows.md" }], want: [] }],
    [
      "a workflow among files",
      {
        given: ["repoChangeFiles", { body: { files: [{ path: "a" }, { path: "./.gitea/workflows/ci.yml" }] } }],
        want: ["outbound"],
      },
    ],
    ["an issue", { given: ["issueCreateIssue", { body: { title: "x" } }], want: [] }],
    ["a star taken back", { given: ["userCurrentDeleteStar", {}], want: [] }],
  ];
  test.each(CALLS)("%s", (_, { given: [id, args], want }) => {
    expect(confirmationNeeded(operationById(id), args, DEFAULTS)?.classes ?? []).toEqual(want);
  });
});

describe("what CONFIRM and CONFIRM_TOOLS choose", () => {
  const none = new Set<string>();
  const CHOICES: [string, { given: Parameters<typeof confirmationNeeded>; want: string[] | null }][] = [
    [
      "none asks about nothing",
      { given: [operationById("repoDelete"), {}, { confirm: [], listed: none }], want: null },
    ],
    [
      "one class",
      {
        given: [operationById("repoMergePullRequest"), {}, { confirm: ["merge"], listed: none }],
        want: ["merges a pull request"],
      },
    ],
    [
      "all-writes asks about a comment",
      {
        given: [operationById("issueCreateComment"), {}, { confirm: ["all-writes"], listed: none }],
        want: ["changes something in Gitea"],
      },
    ],
    [
      "all-writes says what it knows",
      {
        given: [operationById("repoMergePullRequest"), {}, { confirm: ["all-writes"], listed: none }],
        want: ["merges a pull request"],
      },
    ],
    [
      "all-writes leaves reads alone",
      { given: [operationById("repoGet"), {}, { confirm: ["all-writes"], listed: none }], want: null },
    ],
    [
      "all-writes leaves reading POSTs alone",
      { given: [operationById("renderMarkdown"), {}, { confirm: ["all-writes"], listed: none }], want: null },
    ],
    [
      "a listed tool, whatever CONFIRM says",
      {
        given: [operationById("issueCreateComment"), {}, { confirm: [], listed: new Set(["issueCreateComment"]) }],
        want: ["runs an operation that the operator wants confirmed"],
      },
    ],
    [
      "a listed read",
      {
        given: [operationById("repoGet"), {}, { confirm: [], listed: new Set(["repoGet"]) }],
        want: ["runs an operation that the operator wants confirmed"],
      },
    ],
  ];
  test.each(CHOICES)("%s", (_, { given, want }) => {
    expect(confirmationNeeded(...given)?.effects ?? null).toEqual(want);
  });
});

test("the audit sees every class of a call, whatever CONFIRM says", () => {
  expect(riskClasses(operationById("adminDeleteUser"), {})).toEqual(["irreversible", "administration"]);
  expect(riskClasses(operationById("repoEdit"), { body: { private: false, name: "x", archived: true } })).toEqual([
    "disclosure",
    "ownership",
  ]);
});
