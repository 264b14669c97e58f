import { expect, test } from "vitest";
import type { Condition, Json } from "../generated/contract.ts";
import { allHold, argumentValues, holds } from "../src/condition.ts";

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
  ["a list inside a list is no object", { given: [{ body: [[{ a: 1 }]] }, "body.a"], want: [] }],
  ["not what every object inherits", { given: [{ body: {} }, "body.constructor"], want: [] }],
];

test.each(PATHS)("argumentValues finds %s", (_, { given, want }) => {
  expect(argumentValues(...given)).toEqual(want);
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
