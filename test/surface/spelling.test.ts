import { describe, expect, it } from "vitest";
import { createSpeller } from "../../src/surface/spelling.ts";

const speller = createSpeller([
  "list",
  "last",
  "branch",
  "create",
  "organization",
  "repository",
  "label",
  "able",
  "Ünicode",
  "ab",
]);

describe("a misspelt word", () => {
  it.each([
    ["letters swapped", { given: "barnch", want: ["branch"] }],
    ["first letters swapped", { given: "rcreate", want: ["create"] }],
    ["a letter missing", { given: "crate", want: ["create"] }],
    ["a letter too many", { given: "labell", want: ["label"] }],
    ["two slips in a long word", { given: "organiztaoin", want: ["organization"] }],
    ["two slips in a short word are another word", { given: "barnhc", want: [] }],
    ["short, a letter missing: the vocabulary has two", { given: "lst", want: ["last", "list"] }],
    ["short, a letter exchanged: too many words are that near", { given: "lest", want: [] }],
    ["nothing near", { given: "kubernetes", want: [] }],
    ["two letters are no word", { given: "rp", want: [] }],
    ["no letters of the alphabet", { given: "删除", want: [] }],
    ["too long to be a word", { given: "a".repeat(31), want: [] }],
  ])("%s", (_, { given, want }) => {
    expect(speller(given).map(({ word }) => word)).toEqual(want);
  });

  it("is the surer the longer it is", () => {
    const [short, long] = ["crate", "repositry"].map((word) => speller(word)[0]?.quality ?? 0);
    expect(long).toBeGreaterThan(short ?? 1);
  });
});
