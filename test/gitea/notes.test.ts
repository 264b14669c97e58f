import { expect, test } from "vitest";
import type { Json, JsonObject, NoteRule } from "../../generated/contract.ts";
import { hintsOf, notesOf, valuesAt } from "../../src/gitea/notes.ts";

const rule = (draft: Partial<NoteRule>): NoteRule => ({ when: [], statuses: [], text: "said", ...draft });

test.each<[string, { rule: NoteRule; args?: JsonObject; status?: number; data?: Json; want: boolean }]>([
  ["no conditions", { rule: rule({}), want: true }],
  ["status fits", { rule: rule({ statuses: [201] }), status: 201, want: true }],
  ["status does not", { rule: rule({ statuses: [201] }), want: false }],
  ["argument given", { rule: rule({ when: [{ argument: "ref", present: true }] }), args: { ref: "x" }, want: true }],
  ["argument absent", { rule: rule({ when: [{ argument: "ref", present: true }] }), want: false }],
  [
    "case 9: a label that was not added",
    {
      rule: rule({ missing: { argument: "body.labels", answer: ["/*/name", "/*/id"] } }),
      args: { body: { labels: ["bug", "nope"] } },
      data: [{ id: 1, name: "bug" }],
      want: true,
    },
  ],
  [
    "case 9: all labels added, by name or by id",
    {
      rule: rule({ missing: { argument: "body.labels", answer: ["/*/name", "/*/id"] } }),
      args: { body: { labels: ["Bug", 2] } },
      data: [
        { id: 1, name: "bug" },
        { id: 2, name: "x" },
      ],
      want: false,
    },
  ],
  [
    "a comma list",
    {
      rule: rule({ missing: { argument: "labels", answer: ["/*/labels/*/name"], split: "," } }),
      args: { labels: "bug, nope" },
      data: [{ labels: [{ name: "bug" }] }],
      want: true,
    },
  ],
  [
    "a comma list, all there",
    {
      rule: rule({ missing: { argument: "labels", answer: ["/*/labels/*/name"], split: "," } }),
      args: { labels: "bug," },
      data: [{ labels: [{ name: "bug" }] }],
      want: false,
    },
  ],
  ["nothing was asked for", { rule: rule({ missing: { argument: "labels", answer: ["/x"] } }), data: {}, want: false }],
  [
    "case 13: null where a list is due",
    {
      rule: rule({ missing: { argument: "units", answer: ["/units/*"] } }),
      args: { units: ["repo.x"] },
      data: { units: null },
      want: true,
    },
  ],
])("note: %s", (_name, { rule: given, args = {}, status = 200, data = null, want }) => {
  expect(notesOf([given], args, status, data)).toEqual(want ? ["said"] : []);
});

test("hints by status, emptiness of the message and arguments", () => {
  const hint = { status: 500, emptyMessage: true, when: [{ argument: "license", present: true }], text: "licence" };
  expect(hintsOf([hint], { license: "x" }, 500, "")).toEqual(["licence"]);
  expect(hintsOf([hint], { license: "x" }, 500, "disk full")).toEqual([]);
  expect(hintsOf([hint], { license: "x" }, 422, "")).toEqual([]);
  expect(hintsOf([hint], {}, 500, "")).toEqual([]);
  expect(hintsOf([{ ...hint, emptyMessage: false }], { license: "x" }, 500, "disk full")).toEqual(["licence"]);
});

test.each<[string, Json, string, Json[]]>([
  ["the whole", [1], "", [[1]]],
  ["a member", { a: { b: 1 } }, "/a/b", [1]],
  ["every item", [{ a: 1 }, {}, { a: null }], "/*/a", [1, null]],
  ["escaped names", { "a/b": { "c~": 2 } }, "/a~1b/c~0", [2]],
  ["nothing", "text", "/a", []],
  ["no inherited member", {}, "/constructor", []],
])("values at a pointer: %s", (_name, data, pointer, want) => {
  expect(valuesAt(data, pointer)).toEqual(want);
});
