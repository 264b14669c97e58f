import fastCheck from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject, Operation } from "../../generated/contract.ts";
import { createArgumentChecker } from "../../src/arguments.ts";
import { loadCatalog } from "../../src/catalog.ts";
import { GatewayError } from "../../src/errors.ts";
import { createPolicy } from "../../src/guard/policy.ts";
import { SURFACE_TOOLS } from "../../src/surface/definitions.ts";
import { planRawRequest, type RawOptions, type RawRequest } from "../../src/surface/raw.ts";
import { OPERATIONS } from "../guard/operations.ts";

const { router, toolsets } = loadCatalog();
const OPTIONS: RawOptions = {
  base: { origin: "https://git.test:3000", prefix: "/git/api/v1" },
  router,
  credential: { token: "gateway-token", sudo: null },
};

function plan(args: JsonObject, options: Partial<RawOptions> = {}): RawRequest {
  return planRawRequest(args, { ...OPTIONS, ...options });
}

/** The refusal, or null when there was a plan. */
function refusal(args: JsonObject, options: Partial<RawOptions> = {}): GatewayError | null {
  try {
    plan(args, options);
    return null;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
}

/** What becomes of a request: the operation that answers for it, "unlisted", or the refusal's kind. */
function outcome(args: JsonObject): string {
  const refused = refusal(args);
  return refused?.kind ?? plan(args).operation?.id ?? "unlisted";
}

/** A path of the operation with plain values. */
function samplePath({ parts }: Pick<Operation, "parts">): string {
  return parts
    .map((part) => (typeof part === "string" ? part : (part.enum?.[0] ?? (part.integer ? "7" : "main"))))
    .join("");
}

const literalPlaces = (path: string) => [...path.matchAll(/[a-z]+/g)].map((match) => match.index);
const slashPlaces = (path: string) => [...path.matchAll(/\//g)].map((match) => match.index);
const at = (path: string, place: number, change: (rest: string) => string) =>
  path.slice(0, place) + change(path.slice(place));

/** Every way of case 29 to write a request otherwise, by name. */
function variants(operation: Operation): [string, JsonObject[]][] {
  const { method } = operation;
  const path = samplePath(operation);
  const asPath = (...paths: string[]): JsonObject[] => paths.map((given) => ({ method, path: given }));
  const inQuery = (name: string): JsonObject[] => [
    { method, path: `${path}?${name}=root` },
    { method, path: `${path}?a=b&${name}` },
    { method, path, query: { [name]: "root" } },
    { method, path, query: { [` ${name.toUpperCase()} `]: ["root"] } },
    { method, path: `${path}?%${name.charCodeAt(0).toString(16)}${name.slice(1)}=root` },
    ...(method === "GET"
      ? []
      : [{ method, path, body: `${name}=root`, content_type: "application/x-www-form-urlencoded" }]),
  ];
  return [
    ["as is", asPath(path, `/api/v1${path}`)],
    ["trailing slash", asPath(`${path}/`, `${path}//`, `/api/v1${path}/`)],
    [
      "upper case",
      asPath(
        path.toUpperCase(),
        `/API/V1${path}`,
        `/Api/v1${path}`,
        ...literalPlaces(path).map((place) => at(path, place, (rest) => rest[0]?.toUpperCase() + rest.slice(1))),
        ...literalPlaces(path).map((place) =>
          at(path, place, (rest) => rest.replace(/^[a-z]+/, (word) => word.toUpperCase())),
        ),
      ),
    ],
    [
      "%2e and other escapes",
      asPath(
        ...slashPlaces(path).flatMap((place) => [
          at(path, place, (rest) => `/%2e${rest}`),
          at(path, place, (rest) => `/x/%2E%2e${rest}`),
          at(path, place, (rest) => `%2f${rest.slice(1)}`),
        ]),
        ...literalPlaces(path).map((place) =>
          at(path, place, (rest) => `%${rest.charCodeAt(0).toString(16)}${rest.slice(1)}`),
        ),
        `${path}%`,
        `${path}%00`,
        `${path}%252e`,
      ),
    ],
    ["//", asPath(...slashPlaces(path).map((place) => at(path, place, (rest) => `/${rest}`)))],
    [
      "dot segments",
      asPath(
        `/api/v1/../..${path}`,
        `/api/v1/../../api/v1${path}`,
        `/..${path}`,
        `${path}/..`,
        `${path}/.`,
        ...slashPlaces(path).flatMap((place) => [
          at(path, place, (rest) => `/.${rest}`),
          at(path, place, (rest) => `/x/..${rest}`),
          at(path, place, (rest) => `\\..${rest}`),
        ]),
      ),
    ],
    [
      "absolute address",
      asPath(
        `https://git.test:3000/git/api/v1${path}`,
        `http://other.test/api/v1${path}`,
        `HTTPS:${path}`,
        `//git.test:3000/git/api/v1${path}`,
        `git.test${path}`,
        `/\\git.test${path}`,
        ` ${path}`,
        `\t${path}`,
      ),
    ],
    [
      "method override",
      ["GET", "POST", "DELETE"].flatMap((other): JsonObject[] => [
        { method: other, path, headers: { "X-HTTP-Method-Override": method } },
        { method: other, path, "X-HTTP-Method-Override": method },
        { method: other, path, header: [`X-Method-Override: ${method}`] },
      ]),
    ],
    [
      "other methods",
      ["HEAD", "OPTIONS", "TRACE", "CONNECT", method.toLowerCase(), ` ${method}`, `${method}\r\nX: y`].map((other) => ({
        method: other,
        path,
      })),
    ],
    ["?sudo=", inQuery("sudo")],
    ["?token=", inQuery("token")],
    ["?access_token=", inQuery("access_token")],
    [
      "control characters and fragments",
      asPath(
        `${path}#`,
        `${path}\u0000`,
        `${path}\r\n`,
        `${path}\u007f`,
        `${path}\u0085`,
        `${path}\ud800`,
        `/\t${path}`,
      ),
    ],
  ];
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

describe("plans", () => {
  test("a read, whole", () => {
    const path = "/repos/o/r/issues";
    expect(plan({ method: "GET", path, query: { labels: "a b,ü", page: "2", state: "open" } })).toEqual({
      operation: expect.objectContaining({ id: "issueListIssues" }),
      args: { owner: "o", repo: "r", labels: "a b,ü", page: 2, state: "open" },
      request: {
        method: "GET",
        path,
        origin: "https://git.test:3000",
        target: "/git/api/v1/repos/o/r/issues?labels=a%20b%2C%C3%BC&page=2&state=open",
        headers: { accept: "application/json", "accept-encoding": "identity", authorization: "token gateway-token" },
        body: null,
        readOnly: true,
        findOut: null,
        notes: [],
      },
    });
  });

  test("a write, whole", () => {
    const { args, request } = plan({ method: "POST", path: "/repos/o/r/issues", body: { title: "t" } });
    expect(args).toEqual({ owner: "o", repo: "r", body: { title: "t" } });
    expect([request.headers["content-type"], request.body?.toString(), request.readOnly]).toEqual([
      "application/json",
      '{"title":"t"}',
      false,
    ]);
  });

  test("a query behind the path, typed like a tool's arguments, names of every kind", () => {
    const path = "/notifications?all=T&status-types=unread&status-types=read&page=x&toString=1&__proto__=2";
    const { args, request } = plan({ method: "GET", path });
    expect(Object.entries(args)).toEqual([
      ["all", true],
      ["status-types", ["unread", "read"]],
      ["page", "x"],
      ["toString", "1"],
      ["__proto__", "2"],
    ]);
    expect(request.target).toBe(
      "/git/api/v1/notifications?all=T&status-types=unread&status-types=read&page=x&toString=1&__proto__=2",
    );
  });

  test("an operation that takes Basic authentication only gets it", () => {
    expect(plan({ method: "GET", path: "/users/o/tokens" }).request.headers.authorization).toMatch(/^Basic /);
  });

  test.each<[string, JsonObject, { type: string | undefined; sent: string | undefined; value: Json | undefined }]>([
    [
      "JSON as a text",
      { body: '{"title":"t"}' },
      { type: "application/json", sent: '{"title":"t"}', value: { title: "t" } },
    ],
    [
      "JSON as a text, with its type",
      { body: '{"title":"t"}', content_type: " Application/JSON " },
      { type: "application/json", sent: '{"title":"t"}', value: { title: "t" } },
    ],
    ["nothing", {}, { type: "application/json", sent: "{}", value: undefined }],
  ])("body: %s", (_, given, { type, sent, value }) => {
    const { args, request } = plan({ method: "POST", path: "/repos/o/r/issues", ...given });
    expect([request.headers["content-type"], request.body?.toString(), args.body]).toEqual([type, sent, value]);
  });

  test("a DELETE that binds a body always sends one; no other does unasked", () => {
    expect(plan({ method: "DELETE", path: "/user/emails" }).request.body?.toString()).toBe("{}");
    expect(plan({ method: "DELETE", path: "/repos/o/r" }).request.body).toBe(null);
    expect(plan({ method: "PUT", path: "/user/starred/o/r" }).request.body).toBe(null);
    expect(plan({ method: "DELETE", path: "/nowhere" }).request.body).toBe(null);
    expect(plan({ method: "POST", path: "/nowhere" }).request.body?.toString()).toBe("{}");
  });

  test("plain text where the operation takes it", () => {
    const { args, request } = plan({ method: "POST", path: "/markdown/raw", body: "# a" });
    expect([request.headers["content-type"], request.body?.toString(), args.body, request.readOnly]).toEqual([
      "text/plain",
      "# a",
      "# a",
      true,
    ]);
  });

  test("a form for an unlisted route is written anew and shown field by field", () => {
    const body = "a=1&b=%zz&a=2 3";
    const { args, request } = plan({
      method: "POST",
      path: "/nowhere",
      body,
      content_type: "application/x-www-form-urlencoded",
    });
    expect(request.body?.toString()).toBe("a=1&b=%25zz&a=2+3");
    expect(args.body).toEqual({ a: ["1", "2 3"], b: ["%zz"] });
  });
});

describe("a body reaches Gitea only in the form that guards read", () => {
  const write = { method: "PATCH", path: "/repos/o/r" };
  test.each<[string, JsonObject, string]>([
    [
      "a form",
      { body: "private=false", content_type: "application/x-www-form-urlencoded" },
      "content_type has to be application/json for this operation.",
    ],
    [
      "a text",
      { body: "x", content_type: "text/plain" },
      "content_type has to be application/json for this operation.",
    ],
    ["a text that is no JSON", { body: "private=false" }, "body has to be a JSON object or list."],
    ["a JSON text of a word", { body: '"x"' }, "body has to be a JSON object or list."],
    [
      "another type",
      { body: "x", content_type: "multipart/form-data" },
      "content_type has to be application/json, text/plain or application/x-www-form-urlencoded.",
    ],
    [
      "a number that lost digits",
      { body: { a: [{ id: 2 ** 53 }] } },
      "body holds a number beyond 2^53, which lost digits on its way.",
    ],
    ["a deep text", { body: `${"[".repeat(100_000)}${"]".repeat(100_000)}` }, "body is nested deeper than 100 levels."],
  ])("%s", (_, given, message) => {
    expect(refusal({ ...write, ...given })?.message).toBe(message);
  });

  test("a deep value", () => {
    let deep: Json = {};
    for (let level = 0; level < 20_000; level += 1) deep = { a: deep };
    expect(refusal({ ...write, body: deep })?.message).toBe("body is nested deeper than 100 levels.");
  });

  test("for every operation with a body, a form and an upload are refused", () => {
    for (const operation of OPERATIONS.filter(({ method }) => method !== "GET")) {
      const request = { method: operation.method, path: samplePath(operation) };
      for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
        expect(refusal({ ...request, body: "a=b", content_type: type })?.kind).toBe("request_refused");
      }
    }
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
      return at(sample, seed % (sample.length + 1), (rest) => piece + rest);
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
