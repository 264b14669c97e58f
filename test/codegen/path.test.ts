import { describe, expect, it } from "vitest";
import { transformPath } from "../../codegen/path.ts";
import { ground, operation, operations } from "./ground.ts";

/** facts/gitea-rest.md section 1a: the 13 routes that end in a wildcard, by method, route and parameter. */
const WILDCARDS = [
  "GET /repos/{owner}/{repo}/archive/{archive} archive",
  "GET /repos/{owner}/{repo}/branch_protections/{name} name",
  "PATCH /repos/{owner}/{repo}/branch_protections/{name} name",
  "DELETE /repos/{owner}/{repo}/branch_protections/{name} name",
  "GET /repos/{owner}/{repo}/branches/{branch} branch",
  "PUT /repos/{owner}/{repo}/branches/{branch} branch",
  "PATCH /repos/{owner}/{repo}/branches/{branch} branch",
  "DELETE /repos/{owner}/{repo}/branches/{branch} branch",
  "GET /repos/{owner}/{repo}/commits/{ref}/status ref",
  "GET /repos/{owner}/{repo}/commits/{ref}/statuses ref",
  "GET /repos/{owner}/{repo}/compare/{basehead} basehead",
  "GET /repos/{owner}/{repo}/contents-ext/{filepath} filepath",
  "GET /repos/{owner}/{repo}/contents/{filepath} filepath",
  "POST /repos/{owner}/{repo}/contents/{filepath} filepath",
  "PUT /repos/{owner}/{repo}/contents/{filepath} filepath",
  "DELETE /repos/{owner}/{repo}/contents/{filepath} filepath",
  "GET /repos/{owner}/{repo}/git/refs/{ref} ref",
  "GET /repos/{owner}/{repo}/media/{filepath} filepath",
  "GET /repos/{owner}/{repo}/pulls/{base}/{head} head",
  "GET /repos/{owner}/{repo}/raw/{filepath} filepath",
  "GET /repos/{owner}/{repo}/tags/{tag} tag",
  "DELETE /repos/{owner}/{repo}/tags/{tag} tag",
];

function encoded(encoding: string): string[] {
  return operations.flatMap((entry) =>
    entry.parts.flatMap((part) =>
      typeof part !== "string" && part.encoding === encoding ? [`${entry.method} ${entry.path} ${part.parameter}`] : [],
    ),
  );
}

describe("path templates", () => {
  it("gives every path parameter of every operation a class", () => {
    const parameters = operations.flatMap((entry) => entry.path.match(/\{[^}]+\}/g) ?? []);
    const classes = operations.flatMap((entry) => entry.parts.filter((part) => typeof part !== "string"));
    expect(classes).toHaveLength(parameters.length);
    expect(parameters).toHaveLength(1091);
  });

  it("has exactly the wildcards of the facts, route by route", () => {
    expect(encoded("wildcard").toSorted()).toEqual(WILDCARDS.toSorted());
  });

  it("knows the wiki pages' names", () => {
    expect(encoded("wiki").toSorted()).toEqual([
      "DELETE /repos/{owner}/{repo}/wiki/page/{pageName} pageName",
      "GET /repos/{owner}/{repo}/wiki/page/{pageName} pageName",
      "GET /repos/{owner}/{repo}/wiki/revisions/{pageName} pageName",
      "PATCH /repos/{owner}/{repo}/wiki/page/{pageName} pageName",
    ]);
  });

  it.each([
    ["repoGetReleaseByTag", "tag", "segment"],
    ["repoGetTag", "tag", "wildcard"],
    ["repoGetEditorConfig", "filepath", "segment"],
    ["repoGetPullRequestByBaseHead", "base", "segment"],
    ["repoGetPullRequestByBaseHead", "head", "wildcard"],
  ])("%s writes %s as one %s", (id, parameter, want) => {
    const part = operation(id).parts.find((entry) => typeof entry !== "string" && entry.parameter === parameter);
    expect(part).toMatchObject({ encoding: want });
  });

  it("keeps a suffix route's dot as a literal", () => {
    expect(operation("repoDownloadPullDiffOrPatch").parts).toEqual([
      "/repos/",
      { parameter: "owner", encoding: "segment", integer: false },
      "/",
      { parameter: "repo", encoding: "segment", integer: false },
      "/pulls/",
      { parameter: "index", encoding: "segment", integer: true },
      ".",
      { parameter: "diffType", encoding: "segment", integer: false, enum: ["diff", "patch"] },
    ]);
  });

  it("refuses a parameter that the operation does not declare", () => {
    const source = {
      file: ground.file,
      id: "x",
      method: "GET" as const,
      path: "/a/{b}",
      operation: { operationId: "x", tags: [], responses: {} },
    };
    expect(() => transformPath(source, { wildcards: [], wikiNames: [], integers: [] })).toThrow(
      "spec/gitea-28.1.0.json: GET /a/{b}: path parameter b is not declared",
    );
  });
});
