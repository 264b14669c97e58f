import { describe, expect, test } from "vitest";
import { createRouter, decodeOnce } from "../../src/gitea/route.ts";
import { allOperations, operation } from "./support.ts";

const router = createRouter(allOperations());
const at = (method: string, path: string) => {
  const match = router.resolve(method, path);
  return match && [match.operation.id, match.parameters];
};
const repo = { owner: "o", repo: "r" };

describe("resolve", () => {
  test.each<[string, { given: [string, string]; want: unknown }]>([
    ["a literal route", { given: ["GET", "/version"], want: ["getVersion", {}] }],
    ["HEAD counts as GET", { given: ["HEAD", "/repos/o/r"], want: ["repoGet", repo] }],
    ["repeated slashes count once", { given: ["GET", "//repos//o///r"], want: ["repoGet", repo] }],
    ["trailing slashes do not count", { given: ["DELETE", "/repos/o/r/"], want: ["repoDelete", repo] }],
    ["an empty last value is the parent route", { given: ["DELETE", "/repos/o/r/branches/"], want: null }],
    ["%2F does not separate", { given: ["GET", "/repos/o%2Fr"], want: null }],
    ["an encoded letter is not the letter", { given: ["GET", "/%72epos/o/r"], want: null }],
    ["upper case is another route", { given: ["GET", "/REPOS/o/r"], want: null }],
    ["a bad escape is refused by Go", { given: ["GET", "/repos/o/%zz"], want: null }],
    ["a query is no part of a path", { given: ["GET", "/repos/o/r?x=1"], want: null }],
    ["literal before parameter", { given: ["GET", "/repos/issues/search"], want: ["issueSearchIssues", {}] }],
    [
      "a literal without the method falls through to the wildcard",
      {
        given: ["GET", "/repos/o/r/branch_protections/priority"],
        want: ["repoGetBranchProtection", { ...repo, name: "priority" }],
      },
    ],
    [
      "a wildcard keeps its slashes",
      {
        given: ["GET", "/repos/o/r/contents/a/b%20c/d%252Fe"],
        want: ["repoGetContents", { ...repo, filepath: "a/b c/d%2Fe" }],
      },
    ],
    [
      "case 3: a release tag is one segment",
      {
        given: ["GET", "/repos/o/r/releases/tags/rel%2F1.0"],
        want: ["repoGetReleaseByTag", { ...repo, tag: "rel/1.0" }],
      },
    ],
    ["case 3: with a raw slash there is no route", { given: ["GET", "/repos/o/r/releases/tags/rel/1.0"], want: null }],
    [
      "a tag takes a raw slash",
      { given: ["GET", "/repos/o/r/tags/rel/1.0"], want: ["repoGetTag", { ...repo, tag: "rel/1.0" }] },
    ],
    [
      "a wildcard in the middle",
      {
        given: ["GET", "/repos/o/r/commits/a/b/status"],
        want: ["repoGetCombinedStatusByRef", { ...repo, ref: "a/b" }],
      },
    ],
    [
      "the slash before the suffix is optional",
      { given: ["GET", "/repos/o/r/commits/xstatus"], want: ["repoGetCombinedStatusByRef", { ...repo, ref: "x" }] },
    ],
    [
      "a single parameter beside the wildcard",
      {
        given: ["GET", "/repos/o/r/commits/abc/pull"],
        want: ["repoGetCommitPullRequest", { ...repo, sha: "abc" }],
      },
    ],
    [
      "a diff by its suffix",
      {
        given: ["GET", "/repos/o/r/pulls/7.diff"],
        want: ["repoDownloadPullDiffOrPatch", { ...repo, index: "7", diffType: "diff" }],
      },
    ],
    [
      "the first dot counts",
      {
        given: ["GET", "/repos/o/r/git/commits/v1.0.diff"],
        want: ["repoGetSingleCommit", { ...repo, sha: "v1.0.diff" }],
      },
    ],
    [
      "the pattern is anchored at its outer ends only",
      {
        given: ["GET", "/repos/o/r/git/commits/v1.0.patch"],
        want: ["repoDownloadCommitDiffOrPatch", { ...repo, sha: "v1", diffType: "0.patch" }],
      },
    ],
    [
      "head `files` is the list of files",
      { given: ["GET", "/repos/o/r/pulls/main/files"], want: ["repoGetPullRequestFiles", { ...repo, index: "main" }] },
    ],
    [
      "head with another name",
      {
        given: ["GET", "/repos/o/r/pulls/main/topic/x"],
        want: ["repoGetPullRequestByBaseHead", { ...repo, base: "main", head: "topic/x" }],
      },
    ],
  ])("%s", (_name, { given, want }) => {
    expect(at(...given)).toEqual(want);
  });
});

test("methods of a path, HEAD beside GET", () => {
  expect(router.methodsOf("/repos/o/r/branches/x")).toEqual(["GET", "PUT", "PATCH", "DELETE", "HEAD"]);
  expect(router.methodsOf("/repos/o/r/keys/tokens")).toEqual(["GET", "POST", "DELETE", "HEAD"]);
  expect(router.methodsOf("/no/such")).toEqual([]);
});

test("two operations on one route are a fault", () => {
  const one = operation("GET", "/a/{x}", { id: "one" });
  const two = operation("GET", "/a/{y}", { id: "two" });
  expect(() => createRouter([one, two])).toThrow("two and one have one route.");
});

test.each([
  ["a%2Fb", "a/b"],
  ["a%252Fb", "a%2Fb"],
  ["a+b", "a+b"],
  ["%C3%BC", "ü"],
  ["%FF", "\ufffd"],
  ["ü%20", "ü "],
])("decodes %s once to %s", (escaped, want) => {
  expect(decodeOnce(escaped)).toBe(want);
});

describe("resolveOther", () => {
  const other = (method: string, path: string) => router.resolveOther(method, path)?.operation.id ?? null;
  test.each<[string, string, string | null]>([
    ["GET", "/repos/o/r/zipball/main", "repoGetArchive"],
    ["HEAD", "/repos/o/r/tarball/feature/x", "repoGetArchive"],
    ["GET", "/repos/o/r/commits/abc", "repoGetSingleCommit"],
    ["GET", "/repos/o/r/commits/abc.diff", "repoDownloadCommitDiffOrPatch"],
    ["GET", "/repos/o/r/actions/runners/registration-token", "repoCreateRunnerRegistrationToken"],
    ["POST", "/repos/o/r/markdown/raw", "renderMarkdownRaw"],
    ["GET", "/repos/o/r/archive/main.zip", null],
    ["POST", "/repos/o/r/zipball/main", null],
    ["GET", "/nowhere", null],
  ])("%s %s", (method, path, want) => {
    expect(other(method, path)).toBe(want);
  });

  test("does not change what a path resolves to, nor the methods that it has", () => {
    expect(at("GET", "/repos/o/r/zipball/main")).toBe(null);
    expect(at("GET", "/repos/o/r/commits/xstatus")?.[0]).toBe("repoGetCombinedStatusByRef");
    expect(router.methodsOf("/repos/o/r/zipball/main")).toEqual([]);
  });
});
