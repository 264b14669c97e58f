import fastCheck from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject, Operation } from "../../generated/contract.ts";
import { createArgumentChecker } from "../../src/arguments.ts";
import { createPolicy } from "../../src/guard/policy.ts";
import { SURFACE_TOOLS } from "../../src/surface/definitions.ts";
import { OPERATIONS } from "../guard/operations.ts";
import { OPTIONS, plan, refusal, router, samplePath, toolsets, variants, withChange } from "./raw-support.ts";

/** What becomes of a request: the operation that answers for it, "unlisted", or the refusal's kind. */
function outcome(args: JsonObject): string {
  const refused = refusal(args);
  return refused?.kind ?? plan(args).operation?.id ?? "unlisted";
}

const KINDS = variants(OPERATIONS[0] as Operation).map(([name]) => name);

describe.each(KINDS)("case 29: %s, for every operation as the disabled one", (kind) => {
  const mayPlan = ["as is", "trailing slash", "upper case"].includes(kind);

  test(`all ${OPERATIONS.length}: refused, or refused by the policy of that very operation`, () => {
    let planned = 0;
    for (const operation of OPERATIONS) {
      const requests = variants(operation).find(([name]) => name === kind)?.[1] ?? [];
      expect(requests.length).toBeGreaterThan(0);
      const { policy } = createPolicy(
        { toolsets: ["all"], enabledTools: [], disabledTools: [operation.id], readOnly: false },
        { operations: OPERATIONS, toolsets: toolsets.map((toolset) => toolset.name), surface: [] },
      );
      for (const request of requests) {
        const refused = refusal(request);
        if (refused !== null) {
          expect([request, refused.kind]).toEqual([request, "request_refused"]);
          if (kind === "as is") expect([operation.id, operation.body?.kind]).toEqual([operation.id, "multipart"]);
          continue;
        }
        planned += 1;
        const reached = plan(request).operation;
        expect([request, reached?.id]).toEqual([request, operation.id]);
        expect(policy.refusal(reached as Operation, null)?.kind).toBe("tool_disabled");
      }
    }
    expect(planned > 0).toBe(mayPlan);
  });
});

test("case 29: the schema of the tool has no place for headers either", () => {
  const checker = createArgumentChecker();
  const tool = SURFACE_TOOLS.find((entry) => entry.name === "gitea_api_request");
  const schema = tool as unknown as Parameters<typeof checker.check>[0];
  expect(() =>
    checker.check(schema, { method: "GET", path: "/version", headers: { "X-HTTP-Method-Override": "DELETE" } }),
  ).toThrow("headers is not an argument of this tool.");
});

describe("case 29: routes outside of the description", () => {
  test.each<[string, string, string]>([
    ["GET", "/repos/o/r/zipball/main", "repoGetArchive"],
    ["GET", "/repos/o/r/commits/abc", "repoGetSingleCommit"],
    ["GET", "/admin/runners/registration-token", "adminCreateRunnerRegistrationToken"],
    ["GET", "/orgs/o/actions/runners/registration-token", "request_refused"],
    ["GET", "/repos/o/r/actions/runners/registration-token", "request_refused"],
    ["GET", "/repos/o/r/ZIPBALL/main", "request_refused"],
    ["GET", "/nodeinfo", "unlisted"],
    ["DELETE", "/repos/o/r/zipball/main", "unlisted"],
  ])("%s %s", (method, path, want) => {
    expect(outcome({ method, path })).toBe(want);
  });

  test("what is unlisted is marked so, reads by GET alone", () => {
    const read = plan({ method: "GET", path: "/nodeinfo" });
    expect([read.operation, read.request.readOnly, read.request.notes]).toEqual([
      null,
      true,
      ["This is an unlisted route: no operation of Gitea 28.1 has this method and path."],
    ]);
    expect(plan({ method: "POST", path: "/nodeinfo" }).request.readOnly).toBe(false);
    const token = plan({ method: "GET", path: "/admin/runners/registration-token" });
    expect([token.request.readOnly, token.request.notes]).toEqual([
      false,
      ["This is an unlisted route; the rules of gitea_admin_create_runner_registration_token were applied."],
    ]);
  });
});

describe("refusals say what to do", () => {
  test.each<[string, JsonObject, [string, string | null, Record<string, Json>]]>([
    [
      "a value with a slash",
      { method: "GET", path: "/repos/o/r/releases/tags/rel%2F1.0" },
      [
        "path holds a `%`, which raw requests cannot carry.",
        "Use gitea_repo_get_release_by_tag, which takes any value and encodes it.",
        { tool: "gitea_repo_get_release_by_tag" },
      ],
    ],
    [
      "a percent sign of its own",
      { method: "GET", path: "/repos/o/r/contents/100%.txt" },
      [
        "path holds a `%`, which raw requests cannot carry.",
        "Use gitea_repo_get_contents, which takes any value and encodes it.",
        { tool: "gitea_repo_get_contents" },
      ],
    ],
    [
      "a percent sign nowhere",
      { method: "GET", path: "/%72epos" },
      [
        "path holds a `%`, which raw requests cannot carry.",
        "Find the operation with gitea_search_tools; its tool takes any value and encodes it.",
        {},
      ],
    ],
    [
      "two queries",
      { method: "GET", path: "/version?a=b", query: {} },
      ["path holds a `?` and query is given too.", "Use query alone.", {}],
    ],
    [
      "other letters",
      { method: "GET", path: "/repos/o/r/Issues" },
      ["path differs from a known route only by upper and lower case.", "Use gitea_issue_list_issues.", {}],
    ],
    [
      "an acting user",
      { method: "GET", path: "/user", query: { sudo: "root" } },
      ["query holds token, access_token or sudo, which no call may set.", "The operator sets the credential.", {}],
    ],
    [
      "an upload",
      { method: "POST", path: "/repos/o/r/issues/7/assets", body: "x" },
      [
        "This operation takes an upload, which no raw request carries.",
        "Use gitea_issue_create_issue_attachment.",
        { tool: "gitea_issue_create_issue_attachment" },
      ],
    ],
    [
      "a body of a read",
      { method: "GET", path: "/version", body: {} },
      ["A GET takes no body.", "Its values go into query.", {}],
    ],
  ])("%s", (_, args, want) => {
    const refused = refusal(args);
    expect([refused?.kind, refused?.status]).toEqual(["request_refused", null]);
    expect([refused?.message, refused?.hint, refused?.fields]).toEqual(want);
  });

  test("a tool that policy hides is not named", () => {
    const hidden = { allows: () => false };
    for (const path of ["/repos/o/r/contents/100%.txt", "/repos/o/r/Issues"]) {
      expect(JSON.stringify(refusal({ method: "GET", path }, hidden))).not.toMatch(/gitea_(repo|issue)/);
      expect(refusal({ method: "GET", path }, hidden)?.hint).toContain("gitea_search_tools");
    }
  });

  test.each<[string, Json, string]>([
    ["no object", ["a"], "query has to be an object."],
    ["a nested value", { a: { b: 1 } }, "query takes strings, numbers, booleans and lists of them."],
    ["null", { a: null }, "query takes strings, numbers, booleans and lists of them."],
    [
      "a number that lost digits",
      { id: 2 ** 53 },
      "query holds a number beyond 2^53, which lost digits on its way; send it as a string of digits.",
    ],
  ])("query: %s", (_, query, message) => {
    const refused = refusal({ method: "GET", path: "/version", query });
    expect([refused?.kind, refused?.message, refused?.fields]).toEqual([
      "invalid_arguments",
      message,
      { argument: "query" },
    ]);
  });
});

describe("any path", () => {
  const pieces = fastCheck.constantFrom(
    ..."/ // . .. %2e %2F ? # \\ : @ ; + & = % ! ~ ' ( * \u0000 \n \u2028 ü 😀 \ud800".split(" "),
    ...[
      "repos",
      "REPOS",
      "o",
      "r",
      "issues",
      "7",
      "labels",
      "contents",
      "commits",
      "status",
      "pulls",
      "diff",
      "x.diff",
    ],
    ...[
      "branches",
      "user",
      "admin",
      "api",
      "v1",
      "/api/v1",
      "https://git.test:3000",
      "zipball",
      "search",
      "raw",
      "7.diff",
    ],
  );
  const method = fastCheck.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE");
  const path = fastCheck.oneof(
    fastCheck.string(),
    fastCheck.string({ unit: "binary" }),
    fastCheck.string({ unit: pieces, maxLength: 12 }),
    fastCheck.array(pieces, { maxLength: 10 }).map((list) => `/${list.join("/")}`),
    fastCheck.tuple(fastCheck.constantFrom(...OPERATIONS), pieces, fastCheck.nat()).map(([operation, piece, seed]) => {
      const sample = samplePath(operation);
      return withChange(sample, seed % (sample.length + 1), (rest) => piece + rest);
    }),
  );

  test("is refused, or leaves exactly as planned and reaches the operation that was reported", () => {
    let planned = 0;
    fastCheck.assert(
      fastCheck.property(method, path, (verb, given) => {
        const args = { method: verb, path: given };
        const refused = refusal(args);
        if (refused !== null) {
          expect(refused.kind).toBe("request_refused");
          return;
        }
        planned += 1;
        const { operation, request } = plan(args);
        const url = URL.parse(`${request.origin}${request.target}`);
        expect(url?.origin).toBe(OPTIONS.base.origin);
        expect(`${url?.pathname}${url?.search}`).toBe(request.target);
        expect(url?.pathname).toBe(`/git/api/v1${request.path}`);
        expect(url?.pathname).not.toMatch(/\/\/|%2f|%2e|%5c|%25/i);
        const reached = router.resolve(verb, request.path) ?? router.resolveOther(verb, request.path);
        expect(reached?.operation.id ?? null).toBe(operation?.id ?? null);
        const inLowerCase = router.resolve(verb, request.path.toLowerCase());
        if (inLowerCase !== null) expect(operation?.id).toBe(inLowerCase.operation.id);
        for (const name of url?.searchParams.keys() ?? [])
          expect(["sudo", "token", "access_token"]).not.toContain(name.trim().toLowerCase());
      }),
      { numRuns: 5000 },
    );
    expect(planned).toBeGreaterThan(500);
  });

  test("any value as any argument throws nothing but a refusal", () => {
    const value = fastCheck.jsonValue().map((json) => JSON.parse(JSON.stringify(json)) as Json);
    const args = fastCheck.record(
      {
        method: fastCheck.oneof(method, value),
        path: fastCheck.oneof(fastCheck.constantFrom(...OPERATIONS).map(samplePath), value),
        query: value,
        body: value,
        content_type: fastCheck.oneof(fastCheck.constantFrom("text/plain", "application/json"), value),
      },
      { requiredKeys: [] },
    );
    fastCheck.assert(
      fastCheck.property(args, (given) => {
        expect(["request_refused", "invalid_arguments", undefined]).toContain(refusal(given as JsonObject)?.kind);
      }),
      { numRuns: 2000 },
    );
  });
});
