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
      "spec/gitea.json: issueCreateIssue: reference #/definitions/CreateIssueOption cannot be resolved",
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
  ])("%s in a file", async (_, file, rewrite, want) => {
    await expect(loadGround(folderWith(file, rewrite))).rejects.toThrow(want);
  });
});
