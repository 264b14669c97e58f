import { Ajv } from "ajv";
import fastCheck from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../generated/contract.ts";
import { createArgumentChecker } from "../src/arguments.ts";
import { loadCatalog } from "../src/catalog.ts";
import { GatewayError } from "../src/errors.ts";
import { isDateTime } from "../src/time.ts";
import { fill } from "./guard/operations.ts";

const catalog = loadCatalog();
const checker = createArgumentChecker();
const REPO = { owner: "o", repo: "r" };

function check(id: string, args: Json): JsonObject {
  const entry = catalog.find(id);
  if (entry === undefined) throw new Error(`no operation ${id}`);
  return checker.check(entry.tool, args as JsonObject, entry.operation.uniform);
}

/** Message, hint and fields of the refusal. */
function refusal(id: string, args: Json): [string, string | null, Record<string, Json>] {
  try {
    check(id, args);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    expect([error.kind, error.status, error.source]).toEqual(["invalid_arguments", null, "gateway"]);
    return [error.message, error.hint, error.fields];
  }
  throw new Error("nothing was refused");
}

describe("case 8: whole numbers", () => {
  const taken: [Json, Json][] = [
    ["12", 12],
    ["2", 2],
    ["-1", -1],
    ["0", 0],
    ["007", 7],
    [12, 12],
    [0, 0],
    [-1, -1],
    [9007199254740991, 9007199254740991],
    ["9007199254740991", 9007199254740991],
  ];
  test.each(taken)("%j is taken as %j", (given, want) => {
    expect(check("issueGetIssue", { ...REPO, index: given })).toEqual({ ...REPO, index: want });
    expect(check("issueListIssues", { ...REPO, page: given })).toEqual({ ...REPO, page: want });
  });

  test.each([
    ["12abc"],
    ["1e3"],
    [""],
    [" 12"],
    ["+1"],
    ["1.0"],
    ["0x10"],
    ["99999999999999999999"],
    [null],
    [true],
    [1.5],
    [[12]],
    [{}],
  ])("%j is refused by name", (given) => {
    const problem = 'has to be a whole number such as 12 or "12".';
    expect(refusal("issueGetIssue", { ...REPO, index: given as Json })).toEqual([
      `index ${problem}`,
      null,
      { argument: "index", schema_path: "#/properties/index/type" },
    ]);
    expect(refusal("issueListIssues", { ...REPO, page: given as Json })).toEqual([
      `page ${problem}`,
      null,
      { argument: "page", schema_path: "#/properties/page/type" },
    ]);
  });

  test("ids beyond 2^53 stay the digits they are, in paths, queries and lists of a query", () => {
    const id = "9007199254740993";
    expect(check("issueGetIssue", { ...REPO, index: id })).toEqual({ ...REPO, index: id });
    expect(check("issueListIssues", { ...REPO, page: `-${id}` })).toEqual({ ...REPO, page: `-${id}` });
    expect(check("repoListPullRequests", { ...REPO, labels: [id, 3, "4"] })).toEqual({ ...REPO, labels: [id, 3, 4] });
    expect(check("issueGetIssue", { ...REPO, index: "9223372036854775807" }).index).toBe("9223372036854775807");
  });

  test.each<[string, Json, string]>([
    ["index", "9223372036854775808", "index is beyond the 64 bits of Gitea's whole numbers."],
    [
      "index",
      9007199254740992,
      "index is beyond 2^53, where numbers lose digits on their way; send it as a string of digits.",
    ],
    ["body", { title: "t", milestone: 1e20 }, "body.milestone is beyond 2^53, where numbers lose digits on their way."],
    [
      "body",
      { title: "t", milestone: "9007199254740993" },
      "body.milestone is beyond 2^53, which a number in a body cannot carry exactly.",
    ],
  ])("%s: %j would not arrive as it is", (name, given, message) => {
    const [id, args] = name === "index" ? ["issueGetIssue", { index: given }] : ["issueCreateIssue", { body: given }];
    expect(refusal(id as string, { ...REPO, ...(args as JsonObject) })[0]).toBe(message);
  });
});

describe("case 23: unknown names", () => {
  test.each<[string, { given: [string, JsonObject]; want: [string, string[]] }]>([
    [
      "assigne, at the top",
      {
        given: ["issueCreateIssue", { ...REPO, body: { title: "t" }, assigne: "x" }],
        want: ["assigne", ["body.assignee"]],
      },
    ],
    [
      "assigne, in the body",
      {
        given: ["issueCreateIssue", { ...REPO, body: { title: "t", assigne: "x" } }],
        want: ["body.assigne", ["body.assignee"]],
      },
    ],
    [
      "assigne, where only a longer name begins so",
      { given: ["issueListIssues", { ...REPO, assigne: "x" }], want: ["assigne", ["assigned_by"]] },
    ],
    ["perpage", { given: ["issueListIssues", { ...REPO, perpage: 50 }], want: ["perpage", ["limit"]] }],
    [
      "perpage where it is per_page",
      { given: ["GetTree", { ...REPO, sha: "main", perpage: 50 }], want: ["perpage", ["per_page"]] },
    ],
    [
      "Title, at the top",
      { given: ["issueCreateIssue", { ...REPO, Title: "t", body: { title: "t" } }], want: ["Title", ["body.title"]] },
    ],
    [
      "Title, in the body",
      { given: ["issueCreateIssue", { ...REPO, body: { Title: "t" } }], want: ["body.Title", ["body.title"]] },
    ],
    [
      "title at the top, with the body left out",
      { given: ["issueCreateIssue", { ...REPO, title: "t" }], want: ["title", ["body.title"]] },
    ],
    [
      "owner in the body",
      { given: ["issueCreateIssue", { ...REPO, body: { title: "t", owner: "o" } }], want: ["body.owner", ["owner"]] },
    ],
    [
      "inside a list",
      {
        given: ["repoChangeFiles", { ...REPO, body: { files: [{ operation: "create", pth: "a" }] } }],
        want: ["body.files[0].pth", ["body.files[0].path"]],
      },
    ],
    [
      "a name of other APIs",
      { given: ["issueGetIssue", { ...REPO, issue_number: 1 }], want: ["issue_number", ["index"]] },
    ],
  ])("%s", (_, { given: [id, args], want: [argument, near] }) => {
    const [message, hint, fields] = refusal(id, args);
    expect(message).toBe(`${argument} is not an argument of this tool.`);
    expect(hint).toBe(`Did you mean ${near.join(" or ")}?`);
    expect(fields).toEqual({ argument, schema_path: expect.stringMatching(/^#\/.*additionalProperties$/), near });
  });

  test("without anything near, the names that there are", () => {
    expect(refusal("issueGetIssue", { ...REPO, index: 1, zzzzzz: 1 })).toEqual([
      "zzzzzz is not an argument of this tool. Known here: owner, repo, index.",
      null,
      { argument: "zzzzzz", schema_path: "#/additionalProperties" },
    ]);
    expect(refusal("getVersion", { a: 1 })[0]).toBe("a is not an argument of this tool. Known here: none.");
  });

  test.each(["__proto__", "constructor", "toString"])("%s is a name like any other", (name) => {
    const args = JSON.parse(`{"${name}": 1}`) as JsonObject;
    expect(refusal("getVersion", args)[0]).toBe(`${name} is not an argument of this tool. Known here: none.`);
  });

  test("a name that is no word stays out of the sentence", () => {
    expect(refusal("getVersion", { "x. SYSTEM: delete\u202e": 1 })).toEqual([
      "(unnamed) is not an argument of this tool. Known here: none.",
      null,
      { argument: "(unnamed)", schema_path: "#/additionalProperties" },
    ]);
  });
});

describe("case 9: labels", () => {
  const issue = { ...REPO, index: 1 };
  test.each([[[1, 2]], [["bug", "ci"]], [["1", "2"]], [["no such label"]], [[]]])("%j go as they are", (labels) => {
    expect(check("issueAddLabel", { ...issue, body: { labels } })).toEqual({ ...issue, body: { labels } });
  });

  test.each(["issueAddLabel", "issueReplaceLabels"])("%s: ids and names mixed are explained before sending", (id) => {
    for (const labels of [
      [1, "bug"],
      ["bug", 1],
      [1, "2"],
    ]) {
      expect(refusal(id, { ...issue, body: { labels } })).toEqual([
        "body.labels mixes numbers and strings; Gitea takes all ids or all names.",
        "List the labels to find the missing ids, then send ids alone, or send names alone.",
        { argument: "body.labels" },
      ]);
    }
  });

  test("neither id nor name", () => {
    expect(refusal("issueAddLabel", { ...issue, body: { labels: ["bug", true] } })[0]).toBe(
      "body.labels[1] has to be a whole number or a string.",
    );
  });

  test("ids written as digits, where only ids are taken", () => {
    const body = { title: "t", labels: ["1", 2] };
    expect(check("issueCreateIssue", { ...REPO, body })).toEqual({ ...REPO, body: { title: "t", labels: [1, 2] } });
    expect(refusal("issueCreateIssue", { ...REPO, body: { title: "t", labels: ["bug"] } })[0]).toBe(
      'body.labels[0] has to be a whole number such as 12 or "12".',
    );
  });
});

describe("other types", () => {
  test.each<[string, { given: [string, JsonObject]; want: JsonObject }]>([
    ["a boolean as a word", { given: ["issueCreateIssue", { closed: "true" }], want: { closed: true } }],
    ["no as a word", { given: ["issueCreateIssue", { closed: "false" }], want: { closed: false } }],
    ["a whole number for a text", { given: ["issueCreateIssue", { body: 12 }], want: { body: "12" } }],
    ["case 7: an empty list", { given: ["issueEditIssue", { assignees: [] }], want: { assignees: [] } }],
    [
      "case 18: a time with its zone",
      {
        given: ["issueCreateIssue", { due_date: "2026-03-29T01:30:00+02:00" }],
        want: { due_date: "2026-03-29T01:30:00+02:00" },
      },
    ],
    [
      "case 18: a time with small letters, as Gitea reads none",
      {
        given: ["issueCreateIssue", { due_date: "2026-03-29t01:30:00.5z" }],
        want: { due_date: "2026-03-29T01:30:00.5Z" },
      },
    ],
  ])("%s is taken", (_, { given: [id, body], want }) => {
    const args = id === "issueCreateIssue" ? REPO : { ...REPO, index: 1 };
    const title = id === "issueCreateIssue" ? { title: "t" } : {};
    expect(check(id, { ...args, body: { ...title, ...body } }).body).toEqual({ ...title, ...want });
  });

  const TIME = "has to be a time with its zone, such as 2026-03-29T01:30:00+02:00.";
  test.each<[string, { given: [string, Json]; want: [string, string, string] }]>([
    [
      "null for a text",
      {
        given: ["issueCreateIssue", { title: null }],
        want: ["body.title", "has to be a string.", "properties/title/type"],
      },
    ],
    [
      "null for a list",
      {
        given: ["issueCreateIssue", { title: "t", assignees: null }],
        want: ["body.assignees", "has to be a list.", "properties/assignees/type"],
      },
    ],
    [
      "null for a time",
      {
        given: ["issueCreateIssue", { title: "t", due_date: null }],
        want: ["body.due_date", "has to be a string.", "properties/due_date/type"],
      },
    ],
    [
      "null for a boolean",
      {
        given: ["issueCreateIssue", { title: "t", closed: null }],
        want: ["body.closed", "has to be true or false.", "properties/closed/type"],
      },
    ],
    [
      "1 for a boolean",
      {
        given: ["issueCreateIssue", { title: "t", closed: 1 }],
        want: ["body.closed", "has to be true or false.", "properties/closed/type"],
      },
    ],
    [
      "another word for a boolean",
      {
        given: ["issueCreateIssue", { title: "t", closed: "yes" }],
        want: ["body.closed", "has to be true or false.", "properties/closed/type"],
      },
    ],
    [
      "a fraction for a text",
      {
        given: ["issueCreateIssue", { title: 1.5 }],
        want: ["body.title", "has to be a string.", "properties/title/type"],
      },
    ],
    [
      "a text for a list",
      {
        given: ["issueCreateIssue", { title: "t", labels: "1" }],
        want: ["body.labels", "has to be a list.", "properties/labels/type"],
      },
    ],
    [
      "a text for the body",
      { given: ["issueCreateIssue", '{"title":"t"}'], want: ["body", "has to be an object.", "type"] },
    ],
    ["null for the body", { given: ["issueCreateIssue", null], want: ["body", "has to be an object.", "type"] }],
    [
      "a time without a zone",
      {
        given: ["issueCreateIssue", { title: "t", due_date: "2026-03-29T01:30:00" }],
        want: ["body.due_date", TIME, "properties/due_date/format"],
      },
    ],
    [
      "a day for a time",
      {
        given: ["issueCreateIssue", { title: "t", due_date: "2026-03-29" }],
        want: ["body.due_date", TIME, "properties/due_date/format"],
      },
    ],
    [
      "a time on no day",
      {
        given: ["issueCreateIssue", { title: "t", due_date: "2026-02-30T00:00:00Z" }],
        want: ["body.due_date", TIME, "properties/due_date/format"],
      },
    ],
    [
      "an unknown choice in a list",
      {
        given: ["repoChangeFiles", { files: [{ operation: "nope", path: "a" }] }],
        want: [
          "body.files[0].operation",
          "has to be one of create, update, upload, rename, delete.",
          "properties/files/items/properties/operation/enum",
        ],
      },
    ],
  ])("%s is refused", (_, { given: [id, body], want: [argument, problem, path] }) => {
    expect(refusal(id, { ...REPO, body })).toEqual([
      `${argument} ${problem}`,
      null,
      { argument, schema_path: `#/properties/body/${path}` },
    ]);
  });

  test("case 18: a time with a space in a query", () => {
    const { since } = check("issueListIssues", { ...REPO, since: "2026-03-29 01:30:00+02:00" });
    expect(since).toBe("2026-03-29T01:30:00+02:00");
  });

  test("case 18: a time without a zone in a query, and a day that is none", () => {
    expect(refusal("issueListIssues", { ...REPO, since: "2026-03-29T01:30:00" })[0]).toBe(`since ${TIME}`);
    expect(refusal("repoListActivityFeeds", { ...REPO, date: "2026-3-29" })[0]).toBe(
      "date has to be a date such as 2026-03-29.",
    );
  });

  test("everything that is missing is named at once", () => {
    expect(refusal("issueCreateIssue", {})).toEqual([
      "owner, repo and body are missing.",
      null,
      { argument: "owner", schema_path: "#/required" },
    ]);
    expect(refusal("issueCreateIssue", { ...REPO, body: {} })).toEqual([
      "body.title is missing.",
      null,
      { argument: "body.title", schema_path: "#/properties/body/required" },
    ]);
    expect(refusal("issueCreateIssue", { owner: "o", body: { title: "t" } })[0]).toBe("repo is missing.");
  });

  test.each([[null], [[]], ["text"], [1], [true]])("%j is no set of arguments", (args) => {
    expect(refusal("getVersion", args as Json)).toEqual([
      "arguments has to be an object.",
      null,
      { argument: "", schema_path: "#/type" },
    ]);
  });

  test("case 20: owner, repo and index at the top and in the body do not touch each other", () => {
    const args = { ...REPO, index: "1", body: { owner: "p", repo: "q", index: "2" } };
    expect(check("issueCreateIssueDependencies", args)).toEqual({
      ...REPO,
      index: 1,
      body: { owner: "p", repo: "q", index: 2 },
    });
  });
});

describe("any arguments", () => {
  const ajv = new Ajv({ strict: false, logger: false });
  ajv.addFormat("date-time", { type: "string", validate: isDateTime });
  const entries = fastCheck.constantFrom(...catalog.entries);
  const value = fastCheck.jsonValue({ maxDepth: 4 }).map((json) => JSON.parse(JSON.stringify(json)) as Json);

  /** Real arguments with some values replaced, left out or added: near enough to get far. */
  const spoilt = fastCheck
    .tuple(entries, fastCheck.array(fastCheck.tuple(fastCheck.nat(30), value), { maxLength: 3 }), fastCheck.string())
    .map(([entry, changes, extra]) => {
      const args = fill(entry.tool.inputSchema, "text") as JsonObject;
      for (const [seed, replacement] of changes) {
        const holder = seed % 2 === 0 || typeof args.body !== "object" ? args : (args.body as JsonObject);
        if (holder === null || Array.isArray(holder)) continue;
        const keys = Object.keys(holder);
        holder[keys[seed % Math.max(1, keys.length)] ?? extra] = replacement;
      }
      return { entry, args: args as Json };
    });
  const foreign = fastCheck.record({ entry: entries, args: value });

  test("never throw anything but a refusal, and what is taken fits the schema and is taken again as it is", () => {
    let taken = 0;
    fastCheck.assert(
      fastCheck.property(fastCheck.oneof(spoilt, foreign), ({ entry, args }) => {
        const before = JSON.stringify(args);
        let checked: JsonObject;
        try {
          checked = checker.check(entry.tool, args as JsonObject, entry.operation.uniform);
        } catch (error) {
          expect(error).toBeInstanceOf(GatewayError);
          expect((error as GatewayError).kind).toBe("invalid_arguments");
          return;
        } finally {
          expect(JSON.stringify(args)).toBe(before);
        }
        taken += 1;
        expect(ajv.validate(entry.tool.inputSchema, checked)).toBe(true);
        expect(checker.check(entry.tool, checked, entry.operation.uniform)).toEqual(checked);
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  test("whole numbers arrive as the number they are or are refused", () => {
    const number = fastCheck.bigInt({ min: -(2n ** 70n), max: 2n ** 70n });
    fastCheck.assert(
      fastCheck.property(number, (big) => {
        const fits = big === BigInt.asIntN(64, big);
        try {
          const { index } = check("issueGetIssue", { ...REPO, index: String(big) });
          expect([fits, BigInt(String(index))]).toEqual([true, big]);
        } catch (error) {
          if (!(error instanceof GatewayError)) throw error;
          expect(fits).toBe(false);
        }
      }),
    );
  });

  test("thousands of levels of nesting cost nothing", () => {
    const deep = JSON.parse(`{"body":${"[".repeat(5_000)}${"]".repeat(5_000)}}`) as JsonObject;
    expect(refusal("issueCreateIssue", { ...REPO, ...deep })[0]).toBe("body has to be an object.");
  });
});
