import { describe, expect, test } from "vitest";
import { loadCatalog } from "../../src/catalog.ts";
import { readSettings } from "../../src/config.ts";
import { parseVersion } from "../../src/gitea/version.ts";
import { ageWarnings, meaningWarnings } from "../../src/settings/meanings.ts";

const catalog = loadCatalog();
const PACKAGE =
  "deletePackage, which in Gitea 1.25.5 deleted one version of a package. That is deletePackageVersion here: name it too if it is meant.";
const BRANCH =
  "repoUpdateBranch, which in Gitea 1.24.0 renamed a branch. That is repoRenameBranch here: name it too if it is meant.";

describe("meaningWarnings", () => {
  test.each<[string, { given: [Record<string, string>, string]; want: string[] }]>([
    ["an id", { given: [{ DISABLED_TOOLS: "deletePackage" }, "1.25.5"], want: [`DISABLED_TOOLS names ${PACKAGE}`] }],
    [
      "a tool name, in every setting",
      {
        given: [{ ENABLED_TOOLS: "gitea_delete_package", CONFIRM_TOOLS: "gitea_delete_package" }, "1.25.5"],
        want: [`ENABLED_TOOLS names ${PACKAGE}`, `CONFIRM_TOOLS names ${PACKAGE}`],
      },
    ],
    ["a pattern", { given: [{ DISABLED_TOOLS: "repoUpdateB*" }, "1.24.0"], want: [`DISABLED_TOOLS names ${BRANCH}`] }],
    ["what is meant by either is named", { given: [{ DISABLED_TOOLS: "deletePackage*" }, "1.25.5"], want: [] }],
    ["before the id existed", { given: [{ DISABLED_TOOLS: "repoUpdateBranch" }, "1.22.6"], want: [] }],
    ["after its old meaning ended", { given: [{ DISABLED_TOOLS: "repoUpdateBranch" }, "1.25.0"], want: [] }],
    ["a server with today's meaning", { given: [{ DISABLED_TOOLS: "deletePackage" }, "1.26.0"], want: [] }],
    ["no setting names it", { given: [{ DISABLED_TOOLS: "repoDelete" }, "1.22.0"], want: [] }],
    ["an unknown version", { given: [{ DISABLED_TOOLS: "deletePackage" }, "unknown"], want: [] }],
  ])("%s", (_, { given: [environment, version], want }) => {
    expect(meaningWarnings(readSettings(environment).settings, catalog, parseVersion(version))).toEqual(want);
  });
});

test.each<[string | null, string[]]>([
  ["1.21.11", ["Gitea 1.21.11 is older than 1.22, the oldest version that the gateway is made for."]],
  ["1.22", []],
  ["28.1.0", []],
  [null, []],
])("ageWarnings of %s", (version, want) => {
  expect(ageWarnings(version === null ? null : parseVersion(version))).toEqual(want);
});
