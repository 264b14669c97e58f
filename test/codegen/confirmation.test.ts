import { describe, expect, it } from "vitest";
import { transformGround } from "../../codegen/generate.ts";
import type { Ground } from "../../codegen/load.ts";
import { changedGround, operation } from "./ground.ts";

describe("what is asked before an operation", () => {
  it("carries class, conditions, effect and what makes it moot", () => {
    expect(operation("repoEdit").confirmation.find((rule) => rule.class === "disclosure")).toEqual({
      class: "disclosure",
      when: [{ argument: "body.private", equals: false }],
      effect: "makes a private repository public, with its whole history, issues and wiki",
      unlessNow: { read: "repoGet", pointer: "/private", oneOf: [false] },
    });
  });

  it("reads what stands below the route and what is named for the operation, in the order of the file", () => {
    const reads = (id: string) => operation(id).confirmationFacts?.map((fact) => fact.read);
    expect(reads("repoDelete")).toEqual(["repoGet"]);
    expect(reads("repoMergePullRequest")).toEqual(["repoGet", "repoGetPullRequest"]);
    expect(reads("orgAddTeamRepository")).toEqual(["repoGet", "orgGetTeam"]);
    expect(reads("createCurrentUserRepo")).toBeUndefined();
  });

  it("reads nothing for what nobody is asked about", () => {
    expect(operation("issueCreateIssue")).not.toHaveProperty("confirmationFacts");
  });
});

describe("a fault in spec/confirmation.yaml stops generation", () => {
  it.each<[string, (copy: Ground) => void, string]>([
    [
      "a write with neither rule nor reason",
      (copy) => delete copy.confirmation.unasked.issueCreateIssue,
      "spec/confirmation.yaml: issueCreateIssue: can write and has neither a rule nor a reason in unasked",
    ],
    [
      "both a rule and a reason",
      (copy) => {
        copy.confirmation.unasked.repoDelete = "x";
      },
      "spec/confirmation.yaml: repoDelete: has a rule and stands in unasked",
    ],
    [
      "a fact that needs an argument which is not there",
      (copy) =>
        copy.confirmation.facts.push({
          operations: ["repoDelete"],
          read: "issueGetIssue",
          arguments: { index: "index" },
          identity: [],
          shown: [],
        }),
      "spec/confirmation.yaml: repoDelete: the read issueGetIssue needs index, which is no argument",
    ],
    [
      "a state that no fact reads",
      (copy) => {
        copy.confirmation.facts = copy.confirmation.facts.filter((fact) => fact.read !== "orgGet");
      },
      "spec/confirmation.yaml: orgEdit: unlessNow needs orgGet, which no fact reads",
    ],
    [
      "a count of an argument that is not there",
      (copy) =>
        copy.confirmation.rules.push({
          class: "irreversible",
          counts: [{ argument: "body.many", noun: "things" }],
          operations: { repoDelete: "x" },
        }),
      "spec/confirmation.yaml: repoDelete: a rule asks for body.many, which is no argument",
    ],
  ])("%s", (_, change, message) => {
    expect(() => transformGround(changedGround(change))).toThrow(message);
  });
});
