import fastCheck from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "../../src/catalog.ts";
import { createPolicy, nameMatcher, type PolicySettings } from "../../src/guard/policy.ts";
import { operation } from "../gitea/support.ts";
import { OPERATIONS, operationById } from "./operations.ts";

const TOOLSETS = loadCatalog().toolsets.map((toolset) => toolset.name);
const SURFACE = ["gitea_search_tools", "gitea_call_tool", "gitea_api_request"];
const INPUT = { operations: OPERATIONS, toolsets: TOOLSETS, surface: SURFACE };

function create(settings: Partial<PolicySettings> = {}, input = INPUT) {
  return createPolicy(
    { toolsets: ["default"], enabledTools: [], disabledTools: [], readOnly: false, ...settings },
    input,
  );
}

/** What becomes of an operation: "listed", "within reach", or the kind of the refusal. */
function state(settings: Partial<PolicySettings>, id: string, narrowed: string[] | null = null): string {
  const { policy, problems } = create(settings);
  expect(problems).toEqual([]);
  const refusal = policy.refusal(operationById(id), narrowed);
  const listed = policy.lists(operationById(id), narrowed);
  if (refusal === null) return listed ? "listed" : "within reach";
  expect(listed).toBe(false);
  return refusal.kind;
}

const problemsOf = (settings: Partial<PolicySettings>, input = INPUT) =>
  create(settings, input).problems.map(({ variable, problem, remedy }) => `${variable} ${problem}. ${remedy}`);

describe("case 36: names in DISABLED_TOOLS", () => {
  test.each<[string, { given: string[]; want: string[] }]>([
    [
      "a misspelt tool name",
      {
        given: ["gitea_repo_delte"],
        want: [
          "DISABLED_TOOLS has `gitea_repo_delte`, which is no tool. Did you mean gitea_repo_delete or gitea_repo_get or gitea_repo_edit?",
        ],
      },
    ],
    [
      "a misspelt operation id",
      {
        given: ["repoDelet"],
        want: ["DISABLED_TOOLS has `repoDelet`, which is no tool. Did you mean repoDelete?"],
      },
    ],
    [
      "a pattern that matches nothing",
      {
        given: ["gitea_foo_*"],
        want: ["DISABLED_TOOLS has `gitea_foo_*`, which matches no tool. See docs/tools.md for every tool."],
      },
    ],
    [
      "a value that does not belong into a sentence",
      {
        given: ['x"; DROP\u202e'],
        want: ["DISABLED_TOOLS has an item, which is no tool. See docs/tools.md for every tool."],
      },
    ],
    [
      "the prefix of a name without a star",
      {
        given: ["gitea_repo"],
        want: [
          "DISABLED_TOOLS has `gitea_repo`, which is no tool. Did you mean gitea_repo_get or gitea_repo_search or gitea_repo_get_contents?",
        ],
      },
    ],
    ["an operation id", { given: ["repoDelete"], want: [] }],
    ["a tool name in other case", { given: ["GITEA_REPO_DELETE"], want: [] }],
    ["a tool of the gateway's own", { given: ["gitea_api_request"], want: [] }],
    ["everything", { given: ["*"], want: [] }],
  ])("%s", (_, { given, want }) => {
    expect(problemsOf({ disabledTools: given })).toEqual(want);
  });

  test("every bad item of every setting is named, and the good ones beside them do not hide it", () => {
    expect(
      problemsOf({
        toolsets: ["isues", "default"],
        enabledTools: ["repoGet", "issueDelte"],
        disabledTools: ["repoDelete", "nothing*like", "deletepackag"],
      }),
    ).toEqual([
      "DISABLED_TOOLS has `nothing*like`, which matches no tool. See docs/tools.md for every tool.",
      "DISABLED_TOOLS has `deletepackag`, which is no tool. Did you mean deletePackage?",
      "ENABLED_TOOLS has `issueDelte`, which is no tool. Did you mean issueDelete?",
      "TOOLSETS has `isues`, which is no toolset. Did you mean issues?",
    ]);
  });

  test("`none` beside other toolsets stops the start", () => {
    expect(problemsOf({ toolsets: ["none", "issues"] })).toEqual([
      "TOOLSETS has `none` beside other items. Use `none` alone or leave it out.",
    ]);
  });

  test("an old name means the operation that has it now", () => {
    const renamed = operation("DELETE", "/repos/{owner}/{repo}", {
      id: "repoRemove",
      tool: "gitea_repo_remove",
      aliases: ["repoRemove", "gitea_repo_delete"],
    });
    const input = { operations: [renamed], toolsets: ["default"], surface: [] };
    const { policy, problems } = create({ disabledTools: ["gitea_repo_delete"] }, input);
    expect(problems).toEqual([]);
    expect(policy.refusal(renamed, null)?.kind).toBe("tool_disabled");
  });

  test.each([
    "repoDelete",
    "gitea_repo_delete",
    "GITEA_REPO_DELETE",
    "gitea_repo_del*",
    "*RepoDelete",
    "*",
    "repo*lete",
  ])("%s switches deleting a repository off", (item) => {
    expect(state({ disabledTools: [item] }, "repoDelete")).toBe("tool_disabled");
  });

  test("only what it names is switched off", () => {
    const { policy } = create({ disabledTools: ["repoDelete", "gitea_*_label"] });
    const disabled = OPERATIONS.filter((entry) => policy.refusal(entry, null) !== null).map((entry) => entry.tool);
    expect(disabled).toContain("gitea_repo_delete");
    expect(disabled.filter((tool) => tool !== "gitea_repo_delete")).toEqual(
      OPERATIONS.map((entry) => entry.tool).filter((tool) => /^gitea_.*_label$/.test(tool)),
    );
  });

  test("an own tool is switched off by name or pattern and by nothing else", () => {
    const off = (items: string[]) =>
      SURFACE.filter((name) => create({ disabledTools: items }).policy.disablesSurface(name));
    expect(off(["gitea_api_request"])).toEqual(["gitea_api_request"]);
    expect(off(["gitea_*_tool*"])).toEqual(["gitea_search_tools", "gitea_call_tool"]);
    expect(off(["repoDelete"])).toEqual([]);
  });
});

describe("ADR 0010: list and reach", () => {
  // issueGetIssue is in `issues` and in `default`, issueDelete in `issues` alone, repoDeleteWikiPage in `wiki`.
  test.each<[string, Partial<PolicySettings>, Record<string, string>]>([
    ["default", {}, { issueGetIssue: "listed", repoDeleteWikiPage: "within reach", adminCreateUser: "within reach" }],
    [
      "all",
      { toolsets: ["all"] },
      { issueGetIssue: "listed", repoDeleteWikiPage: "listed", adminCreateUser: "listed" },
    ],
    ["none", { toolsets: ["none"] }, { issueGetIssue: "within reach", adminCreateUser: "within reach" }],
    [
      "none, with one tool enabled",
      { toolsets: ["none"], enabledTools: ["adminCreateUser"] },
      { adminCreateUser: "listed", issueGetIssue: "within reach" },
    ],
    [
      "domain toolsets alone take the rest out of reach",
      { toolsets: ["issues", "wiki"] },
      {
        issueGetIssue: "listed",
        issueDelete: "listed",
        repoDeleteWikiPage: "listed",
        repoGet: "tool_disabled",
        adminCreateUser: "tool_disabled",
      },
    ],
    [
      "default beside a domain takes nothing away",
      { toolsets: ["default", "wiki"] },
      { issueGetIssue: "listed", repoDeleteWikiPage: "listed", adminCreateUser: "within reach" },
    ],
    [
      "ENABLED_TOOLS adds to list and reach",
      { toolsets: ["issues"], enabledTools: ["repoGet", "gitea_admin_create_user"] },
      { repoGet: "listed", adminCreateUser: "listed", repoDelete: "tool_disabled" },
    ],
    [
      "disabled wins over all and over being enabled",
      { toolsets: ["all"], enabledTools: ["repoDelete"], disabledTools: ["gitea_repo_delete"] },
      { repoDelete: "tool_disabled", repoGet: "listed" },
    ],
    [
      "READ_ONLY refuses what writes and keeps what only reads",
      { toolsets: ["all"], readOnly: true },
      { repoGet: "listed", repoDelete: "read_only", issueCreateIssue: "read_only", repoUpdateTopics: "read_only" },
    ],
    [
      "READ_ONLY keeps operations that read by POST",
      { toolsets: ["all"], readOnly: true },
      {
        renderMarkdown: "listed",
        renderMarkdownRaw: "listed",
        renderMarkup: "listed",
        repoGetFileContentsPost: "listed",
      },
    ],
    [
      "READ_ONLY wins over being enabled",
      { enabledTools: ["repoDelete"], readOnly: true },
      { repoDelete: "read_only" },
    ],
    [
      "what is disabled stays disabled for a read-only gateway",
      { disabledTools: ["repoDelete", "repoGet"], readOnly: true },
      { repoDelete: "tool_disabled", repoGet: "tool_disabled" },
    ],
  ])("%s", (_, settings, want) => {
    expect(Object.fromEntries(Object.keys(want).map((id) => [id, state(settings, id)]))).toEqual(want);
  });

  test.each<[string, { settings: Partial<PolicySettings>; narrowed: string[]; want: Record<string, string> }]>([
    [
      "to a domain: the rest is out of reach",
      {
        settings: { toolsets: ["all"] },
        narrowed: ["issues"],
        want: { issueDelete: "listed", repoGet: "tool_disabled" },
      },
    ],
    [
      "to default: listed less, reached all",
      {
        settings: { toolsets: ["all"] },
        narrowed: ["default"],
        want: { issueGetIssue: "listed", adminCreateUser: "within reach" },
      },
    ],
    [
      "to none: nothing listed, all reached",
      { settings: { toolsets: ["all"] }, narrowed: ["none"], want: { issueGetIssue: "within reach" } },
    ],
    [
      "to all: never wider than the operator's list",
      {
        settings: { toolsets: ["issues"] },
        narrowed: ["all"],
        want: { issueDelete: "listed", repoGet: "tool_disabled", adminCreateUser: "tool_disabled" },
      },
    ],
    [
      "to a domain that the operator did not list",
      {
        settings: {},
        narrowed: ["wiki"],
        want: { repoDeleteWikiPage: "within reach", issueGetIssue: "tool_disabled" },
      },
    ],
    [
      "to a domain that the operator took out of reach",
      {
        settings: { toolsets: ["issues"] },
        narrowed: ["wiki"],
        want: { repoDeleteWikiPage: "tool_disabled", issueGetIssue: "tool_disabled" },
      },
    ],
    [
      "also holds for what ENABLED_TOOLS adds",
      {
        settings: { enabledTools: ["adminCreateUser"] },
        narrowed: ["issues"],
        want: { adminCreateUser: "tool_disabled" },
      },
    ],
    [
      "does not bring a disabled tool back",
      { settings: { disabledTools: ["issueDelete"] }, narrowed: ["issues"], want: { issueDelete: "tool_disabled" } },
    ],
  ])("a client narrows itself %s", (_, { settings, narrowed, want }) => {
    expect(Object.fromEntries(Object.keys(want).map((id) => [id, state(settings, id, narrowed)]))).toEqual(want);
  });

  test("whatever a client narrows itself to, it lists and reaches no more than without", () => {
    const names = fastCheck.subarray(["default", "all", ...TOOLSETS], { minLength: 1 });
    const ids = fastCheck.subarray(
      OPERATIONS.map((entry) => entry.id),
      { maxLength: 5 },
    );
    fastCheck.assert(
      fastCheck.property(
        names,
        names,
        ids,
        ids,
        fastCheck.boolean(),
        (toolsets, narrowed, enabled, disabled, readOnly) => {
          const { policy } = create({ toolsets, enabledTools: enabled, disabledTools: disabled, readOnly });
          for (const entry of OPERATIONS) {
            if (policy.lists(entry, narrowed)) expect(policy.lists(entry, null)).toBe(true);
            if (policy.refusal(entry, narrowed) === null) expect(policy.refusal(entry, null)).toBe(null);
            if (policy.lists(entry, null)) expect(policy.refusal(entry, null)).toBe(null);
            if (disabled.includes(entry.id)) expect(policy.refusal(entry, null)?.kind).toBe("tool_disabled");
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  test("the refusals say what to do", () => {
    const { policy } = create({ disabledTools: ["repoDelete"], readOnly: true });
    const refusals = ["repoDelete", "repoEdit"].map((id) => policy.refusal(operationById(id), null));
    expect(refusals.map((refusal) => [refusal?.message, refusal?.hint])).toEqual([
      [
        "This tool is not available in this deployment.",
        "Find one that is with gitea_search_tools, or ask the operator (TOOLSETS, ENABLED_TOOLS, DISABLED_TOOLS).",
      ],
      [
        "This gateway runs read-only and the call would change something.",
        "Ask the operator to unset READ_ONLY if writing is wanted.",
      ],
    ]);
  });
});

describe("nameMatcher", () => {
  test.each<[string, string, boolean]>([
    ["a*", "a", true],
    ["*a", "a", true],
    ["a*a", "a", false],
    ["a*a", "aa", true],
    ["a*b*c", "a-b-c", true],
    ["a*b*c", "a-c-b", false],
    ["*b*", "abc", true],
    ["**", "", true],
    ["a.c", "abc", false],
    ["(a|b)", "a", false],
    ["", "a", false],
  ])("%s on %s", (item, name, want) => {
    expect(nameMatcher(item)(name)).toBe(want);
  });

  test("means the same as a regular expression with .* for each star", () => {
    const text = fastCheck.string({ unit: fastCheck.constantFrom("a", "b", "A"), maxLength: 8 });
    const item = fastCheck.string({ unit: fastCheck.constantFrom("a", "b", "*"), maxLength: 6 });
    fastCheck.assert(
      fastCheck.property(item, text, (pattern, name) => {
        expect(nameMatcher(pattern)(name)).toBe(new RegExp(`^${pattern.replaceAll("*", ".*")}$`, "i").test(name));
      }),
      { numRuns: 2000 },
    );
  });

  test("costs little, however many stars there are", () => {
    expect(nameMatcher("a*".repeat(5_000))(`${"a".repeat(20_000)}b`)).toBe(true);
    expect(nameMatcher(`${"a*".repeat(5_000)}c`)(`${"a".repeat(20_000)}b`)).toBe(false);
  });
});
