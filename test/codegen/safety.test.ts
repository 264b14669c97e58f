import { describe, expect, it } from "vitest";
import { ground, operation, operations, tool, tools } from "./ground.ts";

describe("annotations", () => {
  it("are explicit on all tools", () => {
    for (const { name, annotations } of tools) {
      expect(Object.keys(annotations), name).toEqual([
        "title",
        "readOnlyHint",
        "destructiveHint",
        "idempotentHint",
        "openWorldHint",
      ]);
      expect(annotations.title.length, name).toBeGreaterThan(0);
    }
  });

  it("mark as read-only what a GET does, the three renderers and the POST that reads several files", () => {
    const readers = tools.filter(
      (entry) => entry.annotations.readOnlyHint && operation(entry.operationId).method !== "GET",
    );
    expect(readers.map((entry) => entry.operationId).toSorted()).toEqual([
      "renderMarkdown",
      "renderMarkdownRaw",
      "renderMarkup",
      "repoGetFileContentsPost",
    ]);
  });

  it("mark nothing safe that deletes, merges, transfers, rotates, cancels or overwrites", () => {
    const dangerous =
      /delete|remove|merge(?!d)|transfer|rename|rotate|cancel|replace|move|reset|dismiss|clear|rerun|edit|update|rebase/i;
    const safe = tools.filter(
      (entry) =>
        dangerous.test(entry.operationId) &&
        !entry.annotations.destructiveHint &&
        !entry.annotations.readOnlyHint &&
        !/^repoUnDismiss|^issueAddTime/.test(entry.operationId),
    );
    expect(safe.map((entry) => entry.operationId)).toEqual([]);
    for (const id of ["repoAddPushMirror", "repoCreateFile", "repoApplyDiffPatch", "cancelWorkflowRun"]) {
      expect(tool(id).annotations.destructiveHint, id).toBe(true);
    }
    const deletes = operations.filter((entry) => entry.method === "DELETE");
    expect(deletes.filter((entry) => !tool(entry.id).annotations.destructiveHint)).toEqual([]);
  });

  it("do not call a rotating PATCH idempotent", () => {
    expect(tool("userUpdateOAuth2Application").annotations.idempotentHint).toBe(false);
    expect(tool("issueEditIssue").annotations.idempotentHint).toBe(true);
    expect(tool("userCurrentPutStar").annotations).toMatchObject({ destructiveHint: false, idempotentHint: true });
    expect(tool("issueCreateIssue").annotations).toMatchObject({ destructiveHint: false, idempotentHint: false });
  });
});

describe("token scopes", () => {
  it.each([
    ["getVersion", [], "read"],
    ["repoGet", ["repository"], "read"],
    ["repoMergePullRequest", ["repository"], "write"],
    ["issueListIssues", ["issue"], "read"],
    ["issueCreateLabel", ["issue"], "write"],
    ["repoCreateProject", ["issue"], "write"],
    ["notifyGetRepoList", ["notification"], "read"],
    ["userCurrentListStarred", ["user", "repository"], "read"],
    ["userListStarred", ["user"], "read"],
    ["orgListProjects", ["organization", "issue"], "read"],
    ["orgDeleteRepos", ["organization", "repository"], "write"],
    ["orgListRepos", ["organization"], "read"],
    ["adminCreateUser", ["admin"], "write"],
    ["deletePackage", ["package"], "write"],
    ["topicSearch", ["repository"], "read"],
  ])("%s needs %j to %s", (id, categories, level) => {
    expect(operation(id).scope).toEqual({ categories, level });
  });
});

describe("secrets", () => {
  it("seed 004: the eight credential-issuing operations, where their secret really stands", () => {
    const issuing = operations.filter((entry) => entry.credentialIssuing);
    expect(
      Object.fromEntries(issuing.map((entry) => [entry.id, entry.answer.secrets.map(({ name }) => name)])),
    ).toEqual({
      adminCreateRunnerRegistrationToken: ["/token", "token"],
      orgCreateRunnerRegistrationToken: ["/token", "token"],
      repoCreateDeployToken: ["/token"],
      repoCreateRunnerRegistrationToken: ["/token", "token"],
      userCreateOAuth2Application: ["/client_secret"],
      userCreateRunnerRegistrationToken: ["/token", "token"],
      userCreateToken: ["/sha1"],
      userUpdateOAuth2Application: ["/client_secret"],
    });
  });

  it("`data` of Actions secrets is secret at any length", () => {
    expect(
      operations
        .filter((entry) => entry.secretFields.length > 0)
        .map((entry) => entry.id)
        .toSorted(),
    ).toEqual(["updateOrgSecret", "updateRepoSecret", "updateUserSecret"]);
  });

  it("only the token operations need Basic authentication", () => {
    expect(
      operations
        .filter((entry) => entry.basicOnly)
        .map((entry) => entry.id)
        .toSorted(),
    ).toEqual(["userCreateToken", "userDeleteAccessToken", "userGetTokens"]);
  });
});

describe("rules", () => {
  it("every operation that writes is asked about or left out for a reason", () => {
    const writes = operations.filter((entry) => !entry.readOnly);
    const silent = writes.filter(
      (entry) => entry.confirmation.length === 0 && ground.confirmation.unasked[entry.id] === undefined,
    );
    expect(silent.map((entry) => entry.id)).toEqual([]);
  });

  it("every write names the read that finds out, but those without one", () => {
    const without = operations.filter((entry) => !entry.readOnly && entry.findOut === null).map((entry) => entry.id);
    expect(without.length).toBeLessThanOrEqual(12);
    expect(operation("repoMergePullRequest").findOut).toBe("repoPullRequestIsMerged");
    expect(operation("issueEditIssue").findOut).toBe("issueGetIssue");
  });
});
