import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { transformGround } from "../../codegen/generate.ts";
import { type Ground, type GuideEntry, loadGround } from "../../codegen/load.ts";
import { changedGround, specFolder } from "./ground.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of spec/ with one file rewritten. */
function folderWith(file: string, rewrite: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), "spec-"));
  folders.push(folder);
  cpSync(specFolder, folder, { recursive: true });
  writeFileSync(join(folder, file), rewrite(readFileSync(join(folder, file), "utf8")));
  return folder;
}

function guideOf(copy: Ground, id: string): GuideEntry {
  const entry = copy.guide[id];
  if (entry === undefined) throw new Error(`no guide for ${id}`);
  return entry;
}

describe("a fault in spec/ stops generation with file and item", () => {
  it.each<[string, (copy: Ground) => void, string | RegExp]>([
    [
      "an operation without guide",
      (copy) => delete copy.guide.repoGet,
      "spec/guide/repository.yaml: repoGet: the operation has no guide",
    ],
    [
      "a guide without operation",
      (copy) => {
        copy.guide.repoGot = { title: "T", description: "D", words: [] };
        copy.guideFiles.repoGot = "repository.yaml";
      },
      "spec/guide/repository.yaml: repoGot: no operation has this id",
    ],
    [
      "a guide in another tag's file",
      (copy) => {
        copy.guideFiles.repoGet = "user.yaml";
      },
      "spec/guide/user.yaml: repoGet: belongs into repository.yaml",
    ],
    [
      "two operations with the same words",
      (copy) => {
        Object.assign(guideOf(copy, "repoGet"), { description: guideOf(copy, "repoDelete").description });
      },
      /spec\/guide\/repository\.yaml: repo(Get|Delete): repeats the words of repo(Get|Delete)/,
    ],
    [
      "a guide line for an argument that is not there",
      (copy) => {
        guideOf(copy, "repoGet").parameters = { repository: "x" };
      },
      "spec/guide/repository.yaml: repoGet: describes repository, which is no argument",
    ],
    [
      "a title too long",
      (copy) => {
        guideOf(copy, "repoGet").title = "x".repeat(61);
      },
      "spec/guide/repository.yaml: repoGet: title needs 1 to 60 characters",
    ],
    [
      "a quirk for a route and parameter that are not there",
      (copy) => copy.quirks.wildcards.push({ route: "/repos/{owner}/{repo}/raw/{filepath}", parameter: "path" }),
      "spec/quirks.yaml: wildcards: /repos/{owner}/{repo}/raw/{filepath} path: no operation has this route and parameter",
    ],
    [
      "a quirk for an operation that is not there",
      (copy) => copy.quirks.basicOnly.push("userGotTokens"),
      "spec/quirks.yaml: basicOnly: userGotTokens: no operation has this id",
    ],
    [
      "an annotation quirk of the wrong method",
      (copy) => copy.quirks.destructivePosts.push("repoGet"),
      "spec/quirks.yaml: destructivePosts: repoGet: no POST operation has this id",
    ],
    [
      "a tool marked safe that is asked about as irreversible",
      (copy) => {
        copy.quirks.destructivePosts = copy.quirks.destructivePosts.filter((id) => id !== "repoCreateFile");
      },
      "spec/quirks.yaml: destructivePosts: repoCreateFile: is missing: a rule calls it irreversible",
    ],
    [
      "an operation in no toolset",
      (copy) => {
        for (const toolset of copy.toolsets.toolsets)
          toolset.operations = toolset.operations.filter((id) => id !== "repoGet");
      },
      "spec/toolsets.yaml: repoGet: stands in no toolset",
    ],
    [
      "an operation in two toolsets",
      (copy) => copy.toolsets.toolsets.at(-1)?.operations.push("repoGet"),
      /spec\/toolsets\.yaml: \w+: repoGet: stands in \w+ already/,
    ],
    [
      "a rule on an argument that is not there",
      (copy) =>
        copy.confirmation.rules.push({
          class: "disclosure",
          when: [{ argument: "body.hidden", equals: false }],
          operations: { repoEdit: "shows it" },
        }),
      "spec/confirmation.yaml: repoEdit: a rule asks for body.hidden, which is no argument",
    ],
    [
      "a route without a scope",
      (copy) => {
        copy.quirks.scopes = copy.quirks.scopes.filter((rule) => rule.route !== "/teams");
      },
      /spec\/quirks\.yaml: scopes: no rule covers \w+ \/teams\/\{id\}/,
    ],
    [
      "an unresolvable reference",
      (copy) => delete copy.document.definitions.CreateIssueOption,
      "spec/gitea-28.1.0.json: issueCreateIssue: reference #/definitions/CreateIssueOption cannot be resolved",
    ],
    [
      "a quirk for an argument that is not there",
      (copy) => copy.quirks.secretFields.push({ operations: ["repoEdit"], field: "dat" }),
      "spec/quirks.yaml: secretFields: repoEdit: body.dat is no argument",
    ],
    [
      "a list of values for a parameter that is not there",
      (copy) => copy.quirks.enums.push({ operations: ["repoGet"], parameter: "stat", values: ["a"], reason: "r" }),
      "spec/quirks.yaml: enums: repoGet: stat is no argument",
    ],
    [
      "a paging quirk for an operation that does not page",
      (copy) => copy.quirks.paging.push({ operations: ["repoGet"], limit: null, reason: "r" }),
      "spec/quirks.yaml: paging: repoGet: the operation has no page parameter",
    ],
    [
      "a text body where there is none",
      (copy) => copy.quirks.textBodies.push({ operation: "repoGet", contentType: "text/plain", reason: "r" }),
      "spec/quirks.yaml: textBodies: repoGet: the operation takes no body",
    ],
    [
      "a scope rule for no route",
      (copy) => copy.quirks.scopes.push({ route: "/team", method: "GET", categories: ["organization"] }),
      "spec/quirks.yaml: scopes: GET /team: covers no operation",
    ],
    [
      "a confirmation read below no route",
      (copy) =>
        copy.confirmation.facts.push({ below: "/team", read: "repoGet", arguments: {}, identity: [], shown: [] }),
      "spec/confirmation.yaml: facts: /team: no operation has this route",
    ],
    [
      "a glossary line for an argument that no tool has",
      (copy) => {
        copy.glossary.ownr = "x";
      },
      "spec/guide/glossary.yaml: ownr: no tool has this argument",
    ],
    [
      "two names for one tool",
      (copy) => {
        copy.quirks.names.repoGet = { name: "gitea_repo_get_tree", reason: "r" };
      },
      /^spec\/quirks\.yaml: names\.\w+: gitea_repo_get_tree already names \w+$/,
    ],
    [
      "a name too long",
      (copy) => {
        copy.quirks.names.repoGet = { name: `gitea_${"x".repeat(40)}`, reason: "r" };
      },
      /^spec\/quirks\.yaml: names\.repoGet: gitea_x+ has 46 characters, at most 45$/,
    ],
    [
      "two arguments of one name",
      (copy) => {
        const add = [{ name: "owner", type: "string" as const }];
        copy.quirks.parameters.push({ operations: ["repoGet"], add, reason: "r" });
      },
      "spec/gitea-28.1.0.json: repoGet: two arguments are named owner",
    ],
    [
      "a body put together by allOf, which would become a string",
      (copy) => {
        copy.document.definitions.CreateIssueOption = { allOf: [{ type: "object" }] };
      },
      "spec/gitea-28.1.0.json: issueCreateIssue: body uses allOf",
    ],
    [
      "references in a circle",
      (copy) => {
        copy.document.definitions.SearchResults = { $ref: "#/definitions/SearchResults" };
      },
      "spec/gitea-28.1.0.json: repoSearch: reference #/definitions/SearchResults cannot be resolved",
    ],
    [
      "an operation that eras.json does not know",
      (copy) => delete copy.eras.repoGet,
      "spec/eras.json: repoGet: the operation is missing",
    ],
  ])("%s", (_, change, want) => {
    expect(() => transformGround(changedGround(change))).toThrow(want);
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    ["broken JSON", "gitea-28.1.0.json", (text) => text.slice(0, 1000), /^spec\/gitea-28\.1\.0\.json: JSON: /],
    [
      "another version of Swagger",
      "gitea-28.1.0.json",
      (text) => text.replace('"swagger": "2.0"', '"swagger": "3.0"'),
      /swagger: is "3\.0"; only "2\.0" can be read/,
    ],
    [
      "an invalid description",
      "gitea-28.1.0.json",
      (text) => text.replace('"in": "path"', '"in": "cookie"'),
      /^spec\/gitea-28\.1\.0\.json: Swagger 2\.0: /,
    ],
    ["broken YAML", "quirks.yaml", (text) => `${text}\n  - [`, /^spec\/quirks\.yaml: YAML: /],
    [
      "the same key twice",
      "notes.yaml",
      (text) => `${text}\nnotes: []\n`,
      /^spec\/notes\.yaml: YAML: Map keys must be /,
    ],
    ["broken JSON beside it", "eras.json", (text) => text.slice(0, 1000), /^spec\/eras\.json: JSON: /],
    ["an empty file", "confirmation.yaml", () => "# none\n", /^spec\/confirmation\.yaml: the file: must be object$/],
    [
      "a misspelt table",
      "quirks.yaml",
      (text) => text.replace("\nsecretFields:", "\nsecretfields:"),
      /^spec\/quirks\.yaml: the file: (secretFields is missing|secretfields is no key here)$/,
    ],
    [
      "a misspelt key of a credential, which would not be hidden",
      "quirks.yaml",
      (text) => text.replace("userCreateToken: [{ in: body, name:", "userCreateToken: [{ in: body, nam:"),
      /^spec\/quirks\.yaml: credentials\.userCreateToken\.0: (name is missing|nam is no key here)$/,
    ],
    [
      "a place that there is not",
      "quirks.yaml",
      (text) => text.replace("userCreateToken: [{ in: body,", "userCreateToken: [{ in: bdoy,"),
      /^spec\/quirks\.yaml: credentials\.userCreateToken\.0\.in: has to be one of body, header$/,
    ],
    [
      "a misspelt condition, which would let a call pass unasked",
      "confirmation.yaml",
      (text) => text.replace("when:", "whn:"),
      /^spec\/confirmation\.yaml: rules\.\d+: whn is no key here$/,
    ],
    [
      "a misspelt key of a guide",
      "guide/repository.yaml",
      (text) => text.replace("\n  parameters:", "\n  paramters:"),
      /^spec\/guide\/repository\.yaml: \w+: paramters is no key here$/,
    ],
    [
      "a guide without words",
      "guide/repository.yaml",
      (text) => text.replace(/\n {2}words: \[.*/, "\n  words:"),
      /^spec\/guide\/repository\.yaml: \w+\.words: must be array$/,
    ],
  ])("%s in a file", async (_, file, rewrite, want) => {
    await expect(loadGround(folderWith(file, rewrite))).rejects.toThrow(want);
  });

  it("a pinned description that is missing, or has company", async () => {
    const none = folderWith("quirks.yaml", (text) => text);
    rmSync(join(none, "gitea-28.1.0.json"));
    await expect(loadGround(none)).rejects.toThrow("spec: gitea-<version>.json: is missing");
    const two = folderWith("quirks.yaml", (text) => text);
    cpSync(join(two, "gitea-28.1.0.json"), join(two, "gitea-1.26.4.json"));
    await expect(loadGround(two)).rejects.toThrow(/^spec: gitea-\S+, gitea-\S+: only one description is pinned$/);
  });
});
