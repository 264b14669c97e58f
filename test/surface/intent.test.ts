import { describe, expect, it } from "vitest";
import { loadCatalog } from "../../src/catalog.ts";
import { compileLexicon } from "../../src/surface/lexicon.ts";
import { readQuery } from "../../src/surface/query.ts";
import type { Action } from "../../src/surface/words.ts";

const lexicon = compileLexicon(loadCatalog().synonyms);

function read(text: string) {
  return readQuery(
    text,
    lexicon,
    () => true,
    () => [],
  );
}

function mainAction(text: string): Action {
  const [first] = Object.entries(read(text).actions).sort(([, left], [, right]) => right - left);
  return first?.[0] as Action;
}

describe("what a query asks to be done", () => {
  it.each([
    ["an imperative", { given: "delete the branch", want: "delete" }],
    ["a polite imperative", { given: "could you please rename this label", want: "edit" }],
    ["a wish with a verb", { given: "I want to create a tag", want: "create" }],
    ["a wish without a verb", { given: "I need a token", want: "create" }],
    ["how to", { given: "How do I unpin an issue?", want: "delete" }],
    ["something new", { given: "new milestone", want: "create" }],
    ["several things", { given: "open milestones", want: "list" }],
    ["one thing", { given: "server version", want: "get" }],
    ["things that happened", { given: "blocked users", want: "list" }],
    ["which", { given: "Which labels are there?", want: "list" }],
    ["who", { given: "who watches this repo", want: "list" }],
    ["how many hours", { given: "How many hours went into it?", want: "list" }],
    ["when", { given: "When is it due?", want: "get" }],
    ["whether", { given: "Is Dave a member?", want: "check" }],
    ["whether somebody may", { given: "can Dave push here", want: "check" }],
    ["make a thing", { given: "make a label", want: "create" }],
    ["make a thing different", { given: "make the label red", want: "edit" }],
    ["take away", { given: "take the label off the ticket", want: "delete" }],
    ["give me", { given: "give me the file", want: "get" }],
    ["open a new thing", { given: "open a pull request", want: "create" }],
    ["open what is there", { given: "open the wiki page", want: "get" }],
    ["stop doing", { given: "stop mirroring to GitHub", want: "delete" }],
    ["a thing that sounds like a verb", { given: "release notes", want: "list" }],
    ["the verb of the same sound", { given: "release the version", want: "create" }],
    ["passive", { given: "the account has to be removed", want: "delete" }],
    ["what must go", { given: "that comment must go", want: "delete" }],
    ["no longer", { given: "Bob doesn't work on it any more", want: "delete" }],
    ["the clause that commands", { given: "Erik lost his laptop, remove his key.", want: "delete" }],
    ["a relative clause is no command", { given: "labels that we create", want: "list" }],
    ["German", { given: "Branch löschen", want: "delete" }],
    ["French", { given: "créer une branche", want: "create" }],
    ["Spanish", { given: "listar ramas", want: "list" }],
    ["Chinese", { given: "删除分支", want: "delete" }],
  ])("%s", (_, { given, want }) => {
    expect(mainAction(given)).toBe(want);
  });
});

describe("where a query looks", () => {
  it.each([
    ["nowhere in particular", { given: "list hooks", want: [] }],
    ["mine", { given: "my hooks", want: ["user"] }],
    ["I in a clause", { given: "things I starred", want: ["user"] }],
    ["I as a wish", { given: "I want hooks", want: [] }],
    ["an organization", { given: "hooks of our organisation", want: ["organization"] }],
    ["a company by name", { given: "hooks of acme", want: ["organization"] }],
    ["a repository by name", { given: "hooks of acme/tools", want: [] }],
    ["the server", { given: "hooks of the whole instance", want: ["server"] }],
    ["somebody", { given: "boards of Alice", want: ["person"] }],
  ])("%s", (_, { given, want }) => {
    expect([...read(given).levels]).toEqual(want);
  });

  it.each([
    ["run 77", ["workflow run"]],
    ["comment on issue #12", ["issue"]],
    ["merge !5", ["pull request"]],
    ["version 2.0", ["version"]],
    ["no number", []],
  ])("what is named with a number: %s", (given, want) => {
    expect([...read(given).numbered].filter((concept) => concept !== "merge")).toEqual(want);
  });
});
