import { describe, expect, test } from "vitest";
import { loadCatalog } from "../../src/catalog.ts";
import { readCheckedSettings } from "../../src/commands/settings.ts";
import { readSettings } from "../../src/config.ts";
import { checkNames, resolveNames } from "../../src/settings/names.ts";
import { operationById } from "../guard/operations.ts";

const catalog = loadCatalog();
const OWN = ["gitea_search_tools", "gitea_api_request"];

function resolve(environment: Record<string, string>) {
  return resolveNames(readSettings(environment).settings, catalog, OWN);
}

const problemsOf = (environment: Record<string, string>) =>
  resolve(environment).problems.map(({ variable, problem, remedy }) => `${variable} ${problem}. ${remedy}`);

describe("case 36: items of a list", () => {
  test("blanks, line ends and empty items between commas are dropped", () => {
    const { policy, problems } = resolve({ DISABLED_TOOLS: " , gitea_repo_delete ,, repoEdit\n,\tissueDelete , " });
    expect(problems).toEqual([]);
    const disabled = catalog.entries.filter(({ operation }) => policy.refusal(operation, null) !== null);
    expect(disabled.map(({ operation }) => operation.id).sort()).toEqual(["issueDelete", "repoDelete", "repoEdit"]);
  });

  test.each(["", " ", ",", " , ,"])("%j counts as unset", (text) => {
    const { policy, problems } = resolve({ TOOLSETS: text, DISABLED_TOOLS: text });
    expect(problems).toEqual([]);
    expect(policy.lists(operationById("issueGetIssue"), null)).toBe(true);
    expect(policy.refusal(operationById("adminCreateUser"), null)).toBe(null);
  });
});

test("problems of all settings that hold names come together", () => {
  const environment = {
    TOOLSETS: "isues",
    ENABLED_TOOLS: "gitea_foo_*",
    DISABLED_TOOLS: "deletepackag",
    CONFIRM_TOOLS: "issueDelte, gitea_foo_*, gitea_api_request, repoDelete",
    OUTBOUND_ALLOW: "ci.internal, http://x/",
  };
  const want = [
    "DISABLED_TOOLS has `deletepackag`, which is no tool. Did you mean deletePackage?",
    "ENABLED_TOOLS has `gitea_foo_*`, which matches no tool. See docs/tools.md for every tool.",
    "TOOLSETS has `isues`, which is no toolset. Did you mean issues?",
    "CONFIRM_TOOLS has `gitea_api_request`, which is a tool of the gateway itself and no operation of Gitea. Name the operations to ask about; each is asked about by whatever road it is called.",
    "CONFIRM_TOOLS has `issueDelte`, which is no tool. Did you mean issueDelete?",
    "CONFIRM_TOOLS has `gitea_foo_*`, which matches no tool. See docs/tools.md for every tool.",
    "OUTBOUND_ALLOW has an item that is neither a host nor a network. Use forms like ci.internal, *.corp.example, ci.internal:3000, 10.1.2.3, [fd00::1]:3000, 10.1.0.0/16.",
  ];
  expect(problemsOf(environment)).toEqual(want);
  expect(checkNames(readSettings(environment).settings, catalog, OWN)).toHaveLength(want.length);
});

test("CONFIRM_TOOLS selects operations by tool name, id and pattern, own tools never", () => {
  const { confirmListed, problems } = resolve({ CONFIRM_TOOLS: "gitea_repo_delete, issueDelete, gitea_*_wiki_page" });
  expect(problems).toEqual([]);
  expect([...confirmListed].sort()).toEqual([
    "issueDelete",
    "repoCreateWikiPage",
    "repoDelete",
    "repoDeleteWikiPage",
    "repoEditWikiPage",
    "repoGetWikiPage",
  ]);
  const all = resolve({ CONFIRM_TOOLS: "gitea_*" }).confirmListed;
  expect(all.size).toBe(catalog.entries.length);
});

test("OUTBOUND_ALLOW is handed on as it was read", () => {
  const { outboundAllow } = resolve({ OUTBOUND_ALLOW: "ci.internal" });
  expect(outboundAllow.names({ host: "ci.internal", port: 443 })).toBe(true);
  expect(outboundAllow.names({ host: "other.internal", port: 443 })).toBe(false);
});

test("no setting at all is no problem", () => {
  expect(problemsOf({})).toEqual([]);
});

test("a start reports wrong names together with everything else that is wrong", () => {
  const environment = { MCP_PORT: "x", DISABLED_TOOLS: "deletepackag", TOOLSETS: "isues" };
  expect(() => readCheckedSettings(environment, { require: ["giteaUrl"] })).toThrow(
    [
      "The configuration cannot be used:",
      "  GITEA_URL is not set. Set it. Address of the Gitea instance, with a sub-path if it has one. Without it `http` starts against the demo.",
      "  MCP_PORT is not a whole number in its range. Use 0 to 65535.",
      "  DISABLED_TOOLS has `deletepackag`, which is no tool. Did you mean deletePackage?",
      "  TOOLSETS has `isues`, which is no toolset. Did you mean issues?",
    ].join("\n"),
  );
});
