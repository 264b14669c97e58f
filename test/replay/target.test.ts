import { describe, expect, it } from "vitest";
import { operationById, ROUTER } from "./operations.ts";
import { routeKey, samePath } from "./target.ts";

describe("samePath", () => {
  const base = "/api/v1/repos/alice/demo";
  it.each([
    ["the same bytes", { of: "repoGetBranch", recorded: "/branches/a%23b", received: "/branches/a%23b", want: true }],
    [
      "case of the hex digits",
      { of: "repoGetBranch", recorded: "/branches/%c3%bc", received: "/branches/%C3%BC", want: true },
    ],
    [
      "needless escapes",
      { of: "repoGetBranch", recorded: "/branches/a%2Eb%40c", received: "/branches/a.b@c", want: true },
    ],
    ["%2F in a wildcard", { of: "repoGetBranch", recorded: "/branches/a/b", received: "/branches/a%2fb", want: true }],
    [
      "%2F in a segment",
      { of: "repoGetReleaseByTag", recorded: "/releases/tags/a%2Fb", received: "/releases/tags/a/b", want: false },
    ],
    [
      "a slash encoded twice",
      { of: "repoGetBranch", recorded: "/branches/a%2Fb", received: "/branches/a%252Fb", want: false },
    ],
    ["a space as plus", { of: "repoGetBranch", recorded: "/branches/a%20b", received: "/branches/a+b", want: false }],
    [
      "plus in a wiki name",
      { of: "repoGetWikiPage", recorded: "/wiki/page/a+b.-", received: "/wiki/page/a%2Bb.-", want: false },
    ],
    [
      "letters of the route escaped",
      { of: "repoGetBranch", recorded: "/branches/a", received: "/%62ranches/a", want: false },
    ],
    ["another value", { of: "repoGetBranch", recorded: "/branches/a", received: "/branches/b", want: false }],
    ["a trailing slash", { of: "repoGetContents", recorded: "/contents/a/", received: "/contents/a", want: false }],
  ])("%s", (_name, { of, recorded, received, want }) => {
    expect(samePath(operationById(of), base + recorded, base + received)).toBe(want);
  });
});

describe("routeKey", () => {
  const key = (path: string) => routeKey(ROUTER, "GET", path);
  it.each([
    ["repeated and trailing slashes", "/api/v1//repos/alice//demo/", "/api/v1/repos/alice/demo", true],
    ["escaped letter in a value", "/api/v1/repos/%61lice/demo", "/api/v1/repos/alice/demo", true],
    ["escaped letter in the route", "/api/v1/%72epos/alice/demo", "/api/v1/repos/alice/demo", false],
    ["wildcard with %2F", "/api/v1/repos/a/b/tags/x%2fy", "/api/v1/repos/a/b/tags/x/y", true],
    ["wiki plus", "/api/v1/repos/a/b/wiki/page/x+y", "/api/v1/repos/a/b/wiki/page/x%2By", false],
    ["outside the API", "/login", "/login/", false],
  ])("%s", (_name, left, right, same) => {
    expect(key(left) === key(right)).toBe(same);
  });

  it("keeps HEAD apart from GET", () => {
    expect(routeKey(ROUTER, "HEAD", "/api/v1/version")).not.toBe(key("/api/v1/version"));
  });
});
