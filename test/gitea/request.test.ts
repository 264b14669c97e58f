import { describe, expect, test } from "vitest";
import type { Json, JsonObject, Operation, QueryParameter } from "../../generated/contract.ts";
import { buildRequest, encodeQuery, type RequestOptions } from "../../src/gitea/request.ts";
import { createRouter } from "../../src/gitea/route.ts";
import { parseVersion } from "../../src/gitea/version.ts";
import { allOperations, failureOf, operation } from "./support.ts";

const operations = allOperations();
const byId = new Map(operations.map((one) => [one.id, one]));

function named(id: string): Operation {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

const options: RequestOptions = {
  base: { origin: "https://git.test", prefix: "/git/api/v1" },
  router: createRouter(operations),
  credential: { token: "secret-token", sudo: null },
  maximumBinaryBytes: 1000,
  version: null,
  operation: (id) => byId.get(id),
};
const repo = { owner: "o", repo: "r" };

test("a read with a query", () => {
  const args = { ...repo, state: "all", since: "2026-03-29T01:30:00+02:00", page: 2 };
  const request = buildRequest(named("issueListIssues"), args, options);
  expect(request).toEqual({
    method: "GET",
    path: "/repos/o/r/issues",
    origin: "https://git.test",
    target: "/git/api/v1/repos/o/r/issues?state=all&since=2026-03-29T01%3A30%3A00%2B02%3A00&page=2",
    headers: { accept: "application/json", "accept-encoding": "identity", authorization: "token secret-token" },
    body: null,
    readOnly: true,
    findOut: null,
    notes: [],
  });
});

test("case 37: a write carries the read that finds out", () => {
  const request = buildRequest(named("repoMergePullRequest"), { ...repo, index: 7, body: { do: "merge" } }, options);
  expect(request.findOut).toEqual({ tool: named("repoPullRequestIsMerged").tool, arguments: { ...repo, index: 7 } });
  expect([request.readOnly, request.headers["content-type"], request.body?.toString()]).toEqual([
    false,
    "application/json",
    '{"do":"merge"}',
  ]);
});

test("case 20: owner, repo and index in the path and again in the body", () => {
  const args = { ...repo, index: 1, body: { owner: "other", repo: "place", index: 9 } };
  const request = buildRequest(named("issueRemoveIssueDependencies"), args, options);
  expect([request.method, request.path, request.body?.toString(), request.headers["content-type"]]).toEqual([
    "DELETE",
    "/repos/o/r/issues/1/dependencies",
    '{"owner":"other","repo":"place","index":9}',
    "application/json",
  ]);
});

test("Basic-only routes take the token as a user name; sudo is a header", () => {
  const credential = { token: "tok", sudo: "alice" };
  const request = buildRequest(named("userGetTokens"), { username: "alice" }, { ...options, credential });
  expect(request.headers.authorization).toBe(`Basic ${Buffer.from("tok:x-oauth-basic").toString("base64")}`);
  expect(request.headers.sudo).toBe("alice");
});

test("anonymous sends no credential", () => {
  const request = buildRequest(named("getVersion"), {}, { ...options, credential: { token: null, sudo: null } });
  expect(request.headers).toEqual({ accept: "application/json", "accept-encoding": "identity" });
});

describe("query", () => {
  test.each<[string, { parameter: Omit<QueryParameter, "name">; value: Json; want: string }]>([
    [
      "case 18: the plus of a zone",
      {
        parameter: { type: "string", format: "date-time" },
        value: "2026-03-29T01:30:00+02:00",
        want: "q=2026-03-29T01%3A30%3A00%2B02%3A00",
      },
    ],
    [
      "a time that is none goes to Gitea",
      { parameter: { type: "string", format: "date-time" }, value: "yesterday", want: "q=yesterday" },
    ],
    ["a list repeats the name", { parameter: { type: "array", items: "integer" }, value: [1, 2], want: "q=1&q=2" }],
    ["an empty list is nothing", { parameter: { type: "array", items: "string" }, value: [], want: "" }],
    ["booleans", { parameter: { type: "boolean" }, value: false, want: "q=false" }],
    ["case 8: digits", { parameter: { type: "integer" }, value: "2", want: "q=2" }],
    ["an empty string is sent", { parameter: { type: "string" }, value: "", want: "q=" }],
    ["null is left out", { parameter: { type: "string" }, value: null, want: "" }],
    [
      "everything that could end a value",
      { parameter: { type: "string" }, value: "a&b=c#d e'f+g", want: "q=a%26b%3Dc%23d%20e%27f%2Bg" },
    ],
  ])("%s", (_name, { parameter, value, want }) => {
    expect(encodeQuery([{ name: "q", ...parameter }], { q: value })).toBe(want);
  });

  test("half a surrogate pair is refused", async () => {
    const error = await failureOf(() => encodeQuery([{ name: "q", type: "string" }], { q: "\udc00" }));
    expect(error.message).toBe("`q` holds something a query cannot carry.");
  });
});

describe("older servers", () => {
  const merge = operation("POST", "/merge/{index}", {
    body: { kind: "json", contentType: "application/json", required: true },
    query: [{ name: "fresh", type: "string" }],
    eras: {
      since: "1.19",
      parameters: { fresh: "1.27" },
      body: { do: "1.26", extra: "1.27" },
      renamed: [{ field: "do", before: "1.26", as: "Do" }],
      meant: [],
    },
  });
  const router = createRouter([merge]);
  const plan = (version: string, args: JsonObject) =>
    buildRequest(merge, { index: 1, ...args }, { ...options, router, version: parseVersion(version) });

  test("a field goes out as that version spells it", () => {
    expect(plan("1.25.3", { body: { do: "merge" } }).body?.toString()).toBe('{"Do":"merge"}');
    expect(plan("1.26.0", { body: { do: "merge" } }).body?.toString()).toBe('{"do":"merge"}');
  });

  test("what the server does not know is said", () => {
    expect(plan("1.26.4", { fresh: "x", body: { do: "merge", extra: 1 } }).notes).toEqual([
      "`body.extra` exists since Gitea 1.27; this server (1.26.4) ignores it.",
      "`fresh` exists since Gitea 1.27; this server (1.26.4) ignores it.",
    ]);
    expect(plan("28.1.0", { fresh: "x", body: { extra: 1 } }).notes).toEqual([]);
  });
});

test("a file name with quotes goes out exactly in the query", () => {
  const attachment = { filename: 'a"b.txt', content_text: "x" };
  const request = buildRequest(named("issueCreateIssueAttachment"), { ...repo, index: 1, attachment }, options);
  expect(request.target).toBe("/git/api/v1/repos/o/r/issues/1/assets?name=a%22b.txt");
  const plain = { ...attachment, filename: "ü.txt" };
  const other = buildRequest(named("issueCreateIssueAttachment"), { ...repo, index: 1, attachment: plain }, options);
  expect(other.target).toBe("/git/api/v1/repos/o/r/issues/1/assets");
});
