import { expect, test } from "vitest";
import type { Condition, Json } from "../generated/contract.ts";
import { allHold, argumentValues, exactValue, holds } from "../src/condition.ts";

const PATHS: [string, { given: [Json, string]; want: Json[] }][] = [
  ["a value in the body", { given: [{ body: { private: true } }, "body.private"], want: [true] }],
  ["nothing for what is left out", { given: [{ body: {} }, "body.private"], want: [] }],
  ["null is a value", { given: [{ body: { private: null } }, "body.private"], want: [null] }],
  [
    "each item of a list on the way",
    {
      given: [{ body: { files: [{ operation: "create" }, { operation: "delete" }, 7] } }, "body.files.operation"],
      want: ["create", "delete"],
    },
  ],
  ["a list at the end is one value", { given: [{ body: { labels: [1, 2] } }, "body.labels"], want: [[1, 2]] }],
  [
    "every spelling that Go reads as the name",
    { given: [{ BODY: { Private: false, private: true, PRIVATE: 3 } }, "body.private"], want: [false, true, 3] },
  ],
  [
    "the letters that Go folds although they look alike only",
    { given: [{ "di\u017Fabled": true, "\u212Aey": 1 }, "disabled"], want: [true] },
  ],
  [
    "what some readers take for the name",
    { given: [{ body: { "pri-vate": 1, pri_vate: 2 } }, "body.private"], want: [1, 2] },
  ],
  ["a list inside a list is no object", { given: [{ body: [[{ a: 1 }]] }, "body.a"], want: [] }],
  ["not what every object inherits", { given: [{ body: {} }, "body.constructor"], want: [] }],
];

test.each(PATHS)("argumentValues finds %s", (_, { given, want }) => {
  expect(argumentValues(...given)).toEqual(want);
});

test("the exact value is the one under this very name, wherever it stands", () => {
  expect(exactValue({ Owner: "eve", owner: "acme" }, "owner")).toBe("acme");
  expect(exactValue({ Owner: "eve" }, "owner")).toBeUndefined();
});

const PRIVATE = { argument: "body.private" };
const CONDITIONS: [string, { given: [Condition, Json]; want: boolean }][] = [
  ["present, and it is", { given: [{ ...PRIVATE, present: true }, { body: { private: false } }], want: true }],
  ["present, and it is not", { given: [{ ...PRIVATE, present: true }, { body: {} }], want: false }],
  ["absent, and it is", { given: [{ ...PRIVATE, present: false }, {}], want: true }],
  ["absent, and it is not", { given: [{ ...PRIVATE, present: false }, { body: { private: null } }], want: false }],
  ["equals", { given: [{ ...PRIVATE, equals: false }, { body: { private: false } }], want: true }],
  ["equals compares types", { given: [{ ...PRIVATE, equals: false }, { body: { private: "false" } }], want: false }],
  ["equals does not hold for what is absent", { given: [{ ...PRIVATE, equals: false }, {}], want: false }],
  ["notEquals holds for what is absent", { given: [{ ...PRIVATE, notEquals: true }, {}], want: true }],
  ["notEquals", { given: [{ ...PRIVATE, notEquals: true }, { body: { private: true } }], want: false }],
  [
    "one spelling of two is enough",
    { given: [{ ...PRIVATE, notEquals: true }, { body: { private: true, Private: false } }], want: true },
  ],
  [
    "a spelling that Gitea may not know leaves the argument absent",
    { given: [{ ...PRIVATE, notEquals: true }, { body: { Private: true } }], want: true },
  ],
  [
    "letters that only we fold leave it absent too",
    { given: [{ ...PRIVATE, notEquals: true }, { body: { "pr\u0131vate": true } }], want: true },
  ],
  ["one item of a list is enough", { given: [{ argument: "style", equals: "x" }, { style: ["x", "y"] }], want: true }],
  ["below a folder", { given: [{ argument: "path", below: ["a/b"] }, { path: "a/b/c" }], want: true }],
  ["below one of two", { given: [{ argument: "path", below: ["x", "a/b"] }, { path: "a/b/c/d" }], want: true }],
  ["below, not the folder itself", { given: [{ argument: "path", below: ["a/b"] }, { path: "a/b/" }], want: false }],
  ["below, not beside", { given: [{ argument: "path", below: ["a/b"] }, { path: "a/bc/d" }], want: false }],
  ["below, by detours", { given: [{ argument: "path", below: ["a/b"] }, { path: "/x/..//./a\\B/c" }], want: true }],
  ["below, from above the top", { given: [{ argument: "path", below: ["a"] }, { path: "../../a/b" }], want: true }],
  ["below, led out again", { given: [{ argument: "path", below: ["a/b"] }, { path: "a/b/../c" }], want: false }],
  [
    "below does not hold for what is no path",
    { given: [{ argument: "path", below: ["a"] }, { path: 7 }], want: false },
  ],
  ["below does not hold for what is absent", { given: [{ argument: "path", below: ["a"] }, {}], want: false }],
  ["oneOf", { given: [{ ...PRIVATE, oneOf: [1, "a"] }, { body: { private: "a" } }], want: true }],
  ["oneOf does not hold for what is absent", { given: [{ ...PRIVATE, oneOf: [1, "a"] }, {}], want: false }],
  [
    "all parts have to hold",
    { given: [{ ...PRIVATE, present: true, notEquals: "a" }, { body: { private: "a" } }], want: false },
  ],
  [
    "any item of a list",
    {
      given: [
        { argument: "body.files.operation", equals: "delete" },
        { body: { files: [{ operation: "create" }, { operation: "delete" }] } },
      ],
      want: true,
    },
  ],
];

test.each(CONDITIONS)("holds: %s", (_, { given, want }) => {
  expect(holds(...given)).toBe(want);
});

test("no conditions hold always, several only together", () => {
  expect(allHold([], {})).toBe(true);
  expect(
    allHold(
      [
        { argument: "a", present: true },
        { argument: "b", present: true },
      ],
      { a: 1 },
    ),
  ).toBe(false);
});
