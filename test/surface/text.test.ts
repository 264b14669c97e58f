import { describe, expect, it } from "vitest";
import { tokenize, withoutQuotes } from "../../src/surface/text.ts";

function stems(text: string): string[] {
  return tokenize(text).map(({ stem }) => stem);
}

describe("words and their stems", () => {
  it.each([
    ["plural", { given: "branches", want: "branch" }],
    ["plural of -y", { given: "replies", want: "reply" }],
    ["no plural", { given: "status", want: "status" }],
    ["no plural either", { given: "access", want: "acces" }],
    ["participle with doubled consonant", { given: "pinned", want: "pin" }],
    ["participle that lost its e", { given: "naming", want: "name" }],
    ["participle and infinitive alike", { given: "merged", want: "merg" }],
    ["infinitive", { given: "merge", want: "merg" }],
    ["irregular", { given: "given", want: "give" }],
    ["British spelling", { given: "organisations", want: "organization" }],
    ["American spelling", { given: "organization", want: "organization" }],
    ["British colour", { given: "colour", want: "color" }],
    ["double l", { given: "cancelled", want: "cancel" }],
    ["no participle", { given: "need", want: "need" }],
  ])("%s", (_, { given, want }) => {
    expect(stems(given)).toEqual([want]);
  });
});

describe("a text as tokens", () => {
  it.each([
    ["case, punctuation", { given: "List, please: LABELS!", want: ["list", "pleas", "label"] }],
    ["accents", { given: "créer un dépôt", want: ["creer", "un", "depot"] }],
    ["sharp s", { given: "schließen", want: ["schliessen"] }],
    ["camelCase and snake_case", { given: "repoListHooks gitea_get", want: ["repo", "list", "hook", "gitea", "get"] }],
    ["an acronym", { given: "CI", want: ["ci"] }],
    ["numbers and versions", { given: "PR 12 v2.1 #7 3rd", want: ["pr", "3rd"] }],
    ["a commit id", { given: "show 9f3c2e1 now", want: ["show", "now"] }],
    ["file names", { given: "src/main.go and README.md.", want: ["filenam", "and", "filenam"] }],
    ["what is no file name", { given: "j.doe and .gitignore", want: ["j", "doe", "and", "gitignor"] }],
    ["addresses", { given: "https://example.com/a?b=c bob@example.org", want: ["url", "email"] }],
    ["a person", { given: "ask @bob", want: ["ask"] }],
    ["contractions", { given: "isn't Carol's", want: ["is", "not", "carol"] }],
    ["French elision", { given: "l'équipe", want: ["equip"] }],
    ["prefixes with a hyphen", { given: "un-pin re-run e-mail", want: ["unpin", "rerun", "email"] }],
    ["Chinese in one piece", { given: "删除 分支", want: ["删除", "分支"] }],
    ["a thumb", { given: "+1 on it", want: ["plus", "one", "on", "it"] }],
  ])("%s", (_, { given, want }) => {
    expect(stems(given)).toEqual(want);
  });

  it.each([
    ['post "fixed in 1.2" under it', "post   under it"],
    ["label it 'needs triage', please", "label it  , please"],
    ["Carol's and Dave's", "Carol's and Dave's"],
    ['"everything quoted"', '"everything quoted"'],
  ])("quoted text says nothing: %s", (given, want) => {
    expect(withoutQuotes(given)).toBe(want);
  });
});
