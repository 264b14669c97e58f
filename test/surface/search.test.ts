import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadCatalog } from "../../src/catalog.ts";
import { createSearch } from "../../src/surface/search.ts";

const { entries, synonyms } = loadCatalog();
const search = createSearch(entries, synonyms);
const everything = () => true;

function first(query: string): string | undefined {
  return search(query, { limit: 1, allowed: everything })[0]?.name;
}

describe("search", () => {
  it("answers what a model needs to choose", () => {
    expect(search("create an issue", { limit: 1, allowed: everything })).toEqual([
      {
        name: "gitea_issue_create_issue",
        title: "Create an issue",
        line: "Open a new issue in a repository; for a merge proposal use gitea_repo_create_pull_request.",
        toolset: "issues",
        effect: "writes",
        needs: ["owner", "repo", "body.title"],
        scope: ["write:issue"],
      },
    ]);
  });

  it.each([
    ["as the title says it", { given: "Delete a branch", want: "gitea_repo_delete_branch" }],
    ["shouted", { given: "DELETE THE BRANCH!!", want: "gitea_repo_delete_branch" }],
    ["misspelt", { given: "delte a barnch", want: "gitea_repo_delete_branch" }],
    ["in German", { given: "Branch löschen", want: "gitea_repo_delete_branch" }],
    ["in German without umlauts", { given: "branch loeschen", want: "gitea_repo_delete_branch" }],
    ["in French", { given: "supprimer la branche", want: "gitea_repo_delete_branch" }],
    ["in Spanish", { given: "eliminar una rama", want: "gitea_repo_delete_branch" }],
    ["in Chinese, which has no spaces", { given: "删除分支", want: "gitea_repo_delete_branch" }],
    ["in the words of GitLab", { given: "list merge requests", want: "gitea_repo_list_pull_requests" }],
    [
      "with names and numbers that say nothing",
      { given: "delete branch fix/login-4711", want: "gitea_repo_delete_branch" },
    ],
    [
      "with quoted text that says nothing",
      { given: 'close issue "please delete the branch"', want: "gitea_issue_edit_issue" },
    ],
    ["by the name of the tool", { given: "gitea_get_version", want: "gitea_get_version" }],
    ["by the operation id", { given: "repoListHooks", want: "gitea_repo_list_hooks" }],
  ])("finds a tool %s", (_, { given, want }) => {
    expect(first(given)).toBe(want);
  });

  it.each([
    ["a repository, where none is named", { given: "list webhooks", want: "gitea_repo_list_hooks" }],
    ["an organization", { given: "list our organisation's webhooks", want: "gitea_org_list_hooks" }],
    ["me", { given: "list my webhooks", want: "gitea_user_list_hooks" }],
    ["the server", { given: "list webhooks of the whole server", want: "gitea_admin_list_hooks" }],
  ])("tells the webhooks of %s", (_, { given, want }) => {
    expect(first(given)).toBe(want);
  });

  it.each([
    ["list", { given: "labels of this repo", want: "gitea_issue_list_labels" }],
    ["create", { given: "new label", want: "gitea_issue_create_label" }],
    ["edit", { given: "make the label red", want: "gitea_issue_edit_label" }],
    ["delete", { given: "get rid of a label", want: "gitea_issue_delete_label" }],
  ])("understands what is to be done: %s", (_, { given, want }) => {
    expect(first(given)).toBe(want);
  });

  it.each(["", "   ", "???", "12345", "…", "the of and"])("finds nothing for %j", (query) => {
    expect(search(query, { allowed: everything })).toEqual([]);
  });

  it("finds only what may be called", () => {
    const names = search("delete a branch", { allowed: (name) => name !== "gitea_repo_delete_branch" }).map(
      ({ name }) => name,
    );
    expect(names).toContain("gitea_repo_delete_branch_protection");
    expect(names).not.toContain("gitea_repo_delete_branch");
    expect(search("gitea_repo_delete_branch", { allowed: () => false })).toEqual([]);
  });

  it("stays within a toolset and a limit, 10 unless told", () => {
    const hits = search("list issues", { toolset: "projects", limit: 3, allowed: everything });
    expect(hits.map(({ toolset }) => toolset)).toEqual(["projects", "projects", "projects"]);
    expect(search("list issues", { allowed: everything })).toHaveLength(10);
  });

  it("answers any text, the same each time, without repeating a tool", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.lorem({ maxCount: 12 })), (query) => {
        const names = search(query, { limit: 50, allowed: everything }).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(search(query, { limit: 50, allowed: everything }).map(({ name }) => name)).toEqual(names);
      }),
      { numRuns: 200 },
    );
  });

  it("reads a query of a megabyte no further than its beginning", () => {
    expect(first(`delete a branch ${"wiki page ".repeat(100_000)}`)).toBeDefined();
  });
});
