import { describe, expect, it } from "vitest";
import { createArgumentChecker } from "../../src/arguments.ts";
import { loadCatalog } from "../../src/catalog.ts";
import { describeTool } from "../../src/surface/describe.ts";

const catalog = loadCatalog();
const checker = createArgumentChecker();

function described(name: string) {
  const entry = catalog.find(name);
  if (entry === undefined) throw new Error(`no tool ${name}`);
  return describeTool(entry.tool, entry.operation);
}

describe("the example call of a tool", () => {
  it.each(catalog.entries.map((entry) => [entry.tool.name, entry] as const))(
    "%s fits its schema as it is",
    (_, entry) => {
      const { example } = describeTool(entry.tool, entry.operation);
      expect(example.name).toBe(entry.tool.name);
      expect(checker.check(entry.tool, example.arguments)).toEqual(example.arguments);
    },
  );

  it.each([
    [
      "issueCreateIssue",
      {
        owner: "octo",
        repo: "site",
        body: { title: "Login fails on mobile", body: "The button stays grey after a reload." },
      },
    ],
    ["repoMergePullRequest", { owner: "octo", repo: "site", index: 12, body: { do: "squash" } }],
    [
      "repoCreateReleaseAttachment",
      { owner: "octo", repo: "site", id: 7, attachment: { filename: "notes.txt", content_text: "Hello world\n" } },
    ],
    ["getLicenseTemplateInfo", { name: "MIT" }],
    ["userGetCurrent", {}],
  ])("%s shows what people usually give", (name, want) => {
    expect(described(name).example.arguments).toEqual(want);
  });
});

describe("the description of a tool", () => {
  it("says what it does, what it needs and what trips people up", () => {
    const { inputSchema, description, traps, ...facts } = described("repoMergePullRequest");
    expect(facts).toEqual({
      name: "gitea_repo_merge_pull_request",
      title: "Merge a pull request",
      method: "POST",
      path: "/repos/{owner}/{repo}/pulls/{index}/merge",
      effect: "writes",
      scope: ["write:repository"],
      since: "1.19",
      example: {
        name: "gitea_repo_merge_pull_request",
        arguments: { owner: "octo", repo: "site", index: 12, body: { do: "squash" } },
      },
    });
    expect(inputSchema).toBe(catalog.find("repoMergePullRequest")?.tool.inputSchema);
    expect(description).toMatch(/^Merge/);
    expect(traps).toContain("Needs confirmation: it merges a pull request.");
  });

  it("tells which arguments older servers ignore, but not those that are translated for them", () => {
    expect(described("repoListBranches").traps).toContain("Ignored by servers older than 1.27: q.");
    expect(described("repoMergePullRequest").traps.join()).not.toContain("body.do");
  });

  it.each([
    ["repoDelete", "destroys"],
    ["issueGetIssue", "reads"],
    ["renderMarkdown", "reads"],
    ["issueEditIssue", "writes"],
  ])("%s %s", (name, effect) => {
    expect(described(name).effect).toBe(effect);
  });
});
