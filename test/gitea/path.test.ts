import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject, Operation } from "../../generated/contract.ts";
import { GatewayError } from "../../src/errors.ts";
import { encodePath } from "../../src/gitea/path.ts";
import { createRouter } from "../../src/gitea/route.ts";
import { allOperations, failureOf } from "./support.ts";

const operations = allOperations();
const router = createRouter(operations);
const byId = new Map(operations.map((operation) => [operation.id, operation]));

function named(id: string): Operation {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

function pathOf(id: string, args: JsonObject): string {
  return encodePath(named(id), { owner: "o", repo: "r", ...args }, router);
}

describe("reachable by exactly its name", () => {
  test.each<[string, string, JsonObject, string]>([
    ["case 3: branch", "repoGetBranch", { branch: "feature/#1 a%b" }, "/branches/feature/%231%20a%25b"],
    ["case 3: tag", "repoGetTag", { tag: "release/1.0" }, "/tags/release/1.0"],
    ["case 3: release by tag", "repoGetReleaseByTag", { tag: "rel/1.0" }, "/releases/tags/rel%2F1.0"],
    ["case 3: editorconfig", "repoGetEditorConfig", { filepath: "sub/x.txt" }, "/editorconfig/sub%2Fx.txt"],
    ["case 3: branch named a%2Fb", "repoDeleteBranch", { branch: "a%2Fb" }, "/branches/a%252Fb"],
    ["case 3: percent in a tag", "repoGetReleaseByTag", { tag: "rel%2F1.0" }, "/releases/tags/rel%252F1.0"],
    [
      "case 4: dot directory",
      "repoGetContents",
      { filepath: ".gitea/workflows/x.yml" },
      "/contents/.gitea/workflows/x.yml",
    ],
    ["case 4: percent", "repoGetContents", { filepath: "dir/100%.txt" }, "/contents/dir/100%25.txt"],
    ["case 4: all at once", "repoGetContents", { filepath: "a b/ü#?.md" }, "/contents/a%20b/%C3%BC%23%3F.md"],
    ["case 4: plus", "repoGetContents", { filepath: "plus+sign.txt" }, "/contents/plus%2Bsign.txt"],
    ["case 2: one space", "repoGetBranch", { branch: " " }, "/branches/%20"],
    ["case 2: hash", "repoGetBranch", { branch: "a#b" }, "/branches/a%23b"],
    ["case 2: a query", "repoGetBranch", { branch: "r?state=all&" }, "/branches/r%3Fstate%3Dall%26"],
    ["case 8: digits", "issueGetIssue", { index: "12" }, "/issues/12"],
    ["case 8: zero", "issueGetIssue", { index: 0 }, "/issues/0"],
    ["case 8: negative", "issueGetIssue", { index: -1 }, "/issues/-1"],
    ["beyond 2^53 as digits", "issueGetIssue", { index: "9007199254740993" }, "/issues/9007199254740993"],
    ["the root of the repository", "repoGetContentsExt", { filepath: "/" }, "/contents-ext/%2F"],
    ["a name that ends like a diff", "repoGetSingleCommit", { sha: "x.diff" }, "/git/commits/x%2Ediff"],
    [
      "a diff of a tag with a dot",
      "repoDownloadCommitDiffOrPatch",
      { sha: "v1.0", diffType: "diff" },
      "/git/commits/v1%2E0.diff",
    ],
    ["a ref in the middle", "repoGetCombinedStatusByRef", { ref: "a/b" }, "/commits/a/b/status"],
    [
      "head is a wildcard, base is not",
      "repoGetPullRequestByBaseHead",
      { base: "x/y", head: "t/1" },
      "/pulls/x%2Fy/t/1",
    ],
    [
      "head `update` has no GET route",
      "repoGetPullRequestByBaseHead",
      { base: "1", head: "update" },
      "/pulls/1/update",
    ],
    ["wiki: a title", "repoGetWikiPage", { pageName: "A/B c" }, "/wiki/page/A%2FB%20c"],
    ["wiki: a stored name", "repoGetWikiPage", { pageName: "dash-ed+title.-" }, "/wiki/page/dash-ed+title.-"],
    ["wiki: an escaped stored name", "repoGetWikiPage", { pageName: "%C3%84-%C3%B6.-" }, "/wiki/page/%C3%84-%C3%B6.-"],
    [
      "wiki: a name that only ends like one",
      "repoGetWikiPage",
      { pageName: "100% a/b.-" },
      "/wiki/page/100%25%20a%2Fb.-",
    ],
  ])("%s", (_name, id, args, want) => {
    expect(pathOf(id, args)).toBe(`/repos/o/r${want}`);
  });

  test("npm scope and version of a package", () => {
    const args = { owner: "erin", type: "npm", name: "@erin/thing", version: "2.0.0+5" };
    expect(encodePath(named("getPackage"), args, router)).toBe("/packages/erin/npm/%40erin%2Fthing/2.0.0%2B5");
  });
});

describe("refused, naming the argument", () => {
  const EMPTY = "must not be empty: an empty path segment reaches another operation.";
  const SEGMENT = "has an empty segment: leave out leading, trailing and double slashes.";
  const DOTS = "has a `.` or `..` segment.";
  test.each<[string, string, JsonObject, string]>([
    ["case 2: dot-dot inside", "repoGet", { repo: "o/x/../../admin" }, `\`repo\` ${DOTS}`],
    ["case 2: dot-dot", "repoDeleteBranch", { branch: ".." }, `\`branch\` ${DOTS}`],
    ["case 2: dot", "repoDeleteTag", { tag: "." }, `\`tag\` ${DOTS}`],
    ["case 2: encoded dot-dot", "repoDeleteBranch", { branch: "%2e%2e" }, `\`branch\` ${DOTS}`],
    ["case 2: half encoded", "repoDeleteBranch", { branch: ".%2E" }, `\`branch\` ${DOTS}`],
    ["case 2: twice encoded", "repoDeleteBranch", { branch: "%252e%252e" }, `\`branch\` ${DOTS}`],
    ["case 2: encoded slash", "repoDeleteBranch", { branch: "..%2Fx" }, `\`branch\` ${DOTS}`],
    ["case 2: deep in a wildcard", "repoGetContents", { filepath: "a/../../b" }, `\`filepath\` ${DOTS}`],
    [
      "case 2: backslash",
      "repoGetBranch",
      { branch: "a\\b" },
      "`branch` holds a backslash, which some servers read as a slash.",
    ],
    ["case 2: empty", "deletePackageVersion", { type: "npm", name: "x", version: "" }, `\`version\` ${EMPTY}`],
    ["empty last value", "issueRemoveLabel", { index: 1, id: "" }, "`id` must be an integer."],
    ["leading slash", "repoGetContents", { filepath: "/README.md" }, `\`filepath\` ${SEGMENT}`],
    ["trailing slash", "repoGetBranch", { branch: "x/" }, `\`branch\` ${SEGMENT}`],
    ["double slash", "repoGetBranch", { branch: "x//y" }, `\`branch\` ${SEGMENT}`],
    ["root of a write", "repoDeleteFile", { filepath: "/" }, `\`filepath\` ${SEGMENT}`],
    ["NUL", "repoGetBranch", { branch: "a\u0000" }, "`branch` holds a control character."],
    ["line feed", "repoGetBranch", { branch: "a\nb" }, "`branch` holds a control character."],
    ["lone surrogate", "repoGetBranch", { branch: "\ud800" }, "`branch` holds half of a surrogate pair."],
    [
      "longer than any path",
      "repoGetContents",
      { filepath: "x".repeat(4097) },
      "`filepath` is longer than 4096 characters.",
    ],
    ["missing", "repoGetBranch", {}, "`branch` is required: it is part of the path."],
    ["null", "issueGetIssue", { index: null }, "`index` is required: it is part of the path."],
    ["case 8: 12abc", "issueGetIssue", { index: "12abc" }, "`index` must be an integer."],
    ["case 8: 1e3", "issueGetIssue", { index: "1e3" }, "`index` must be an integer."],
    ["case 8: empty", "issueGetIssue", { index: "" }, "`index` must be an integer."],
    ["case 8: true", "issueGetIssue", { index: true }, "`index` must be an integer."],
    ["case 8: 1.5", "issueGetIssue", { index: 1.5 }, "`index` must be an integer."],
    [
      "lost digits",
      "issueGetIssue",
      { index: 2 ** 53 },
      "`index` is beyond 2^53 and lost digits on its way; send it as a string of digits.",
    ],
    [
      "more than 64 bits",
      "issueGetIssue",
      { index: "9223372036854775808" },
      "`index` must be an integer of at most 64 bits.",
    ],
    [
      "unknown choice",
      "repoDownloadPullDiffOrPatch",
      { index: 1, diffType: "raw" },
      "`diffType` must be one of: diff, patch.",
    ],
    [
      "control character in a stored wiki name",
      "repoGetWikiPage",
      { pageName: "a%00.-" },
      "`pageName` holds a control character.",
    ],
  ])("%s", async (_name, id, args, want) => {
    const error = await failureOf(() => pathOf(id, args));
    expect([error.kind, error.status, error.message]).toEqual(["invalid_arguments", null, want]);
  });

  test.each<[string, string, JsonObject, string]>([
    ["head `files`", "repoGetPullRequestByBaseHead", { base: "1", head: "files" }, "repoGetPullRequestFiles"],
    [
      "head `files` of a branch",
      "repoGetPullRequestByBaseHead",
      { base: "main", head: "files" },
      "repoGetPullRequestFiles",
    ],
    ["head `reviews/5`", "repoGetPullRequestByBaseHead", { base: "main", head: "reviews/5" }, "repoGetPullReview"],
    ["a repository named search of issues", "repoGet", { owner: "issues", repo: "search" }, "issueSearchIssues"],
  ])("another route: %s", async (_name, id, args, other) => {
    const error = await failureOf(() => pathOf(id, args));
    expect(error.kind).toBe("invalid_arguments");
    expect(error.fields.would_reach).toBe(named(other).tool);
  });
});

/** Strings that have moved requests elsewhere before, beside arbitrary ones. */
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(
      fc.constantFrom(
        "..",
        ".",
        "/",
        "%2e",
        "%2F",
        "%",
        "\\",
        "?",
        "#",
        "a",
        " ",
        "status",
        "files",
        "-",
        "latest",
        ".diff",
        ".patch",
        ".-",
        "+",
        "\u0000",
        "\ud800",
        "ü",
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join("")),
  fc.constantFrom(
    "search",
    "issues",
    "migrate",
    "latest",
    "pinned",
    "comments",
    "tokens",
    "priority",
    "git",
    "new",
    "priority",
    "merge",
    "link",
    "unlink",
  ),
);

test("any string as any path parameter of any operation is refused or reaches exactly that route and value", () => {
  const withParameters = operations.filter((operation) => operation.parts.some((part) => typeof part !== "string"));
  fc.assert(
    fc.property(
      fc.constantFrom(...withParameters),
      fc.array(hostile, { minLength: 6, maxLength: 6 }),
      (operation, values) => {
        const args: JsonObject = {};
        const names: string[] = [];
        for (const [position, part] of operation.parts.filter((one) => typeof one !== "string").entries()) {
          names.push(part.parameter);
          args[part.parameter] = part.integer
            ? position + 1
            : part.enum
              ? (part.enum[0] ?? "")
              : (values[position] ?? "");
        }
        let path: string;
        try {
          path = encodePath(operation, args, router);
        } catch (error) {
          expect(error).toBeInstanceOf(GatewayError);
          return;
        }
        expect(new URL(`http://h/api/v1${path}`).pathname).toBe(`/api/v1${path}`);
        const match = router.resolve(operation.method, path);
        expect(match?.operation.id).toBe(operation.id);
        for (const name of names.filter((one) => one !== "pageName")) {
          expect(match?.parameters[name]).toBe(String(args[name]));
        }
      },
    ),
    { numRuns: 20_000 },
  );
});
