/** Every recorded exchange of both servers through the reading side, as if Gitea had just answered. */
import { describe, expect, test } from "vitest";
import { GatewayError } from "../../src/errors.ts";
import { type Performed, perform } from "../../src/gitea/perform.ts";
import type { Received } from "../../src/gitea/receive.ts";
import { createRouter } from "../../src/gitea/route.ts";
import { parseVersion } from "../../src/gitea/version.ts";
import {
  bodyBytes,
  type Exchange,
  loadExchanges,
  queryPairs,
  shortId,
  splitTarget,
  VERSIONS,
} from "../replay/recordings.ts";
import { allOperations, plannedRequest, received } from "./support.ts";

const router = createRouter(allOperations());
const base = { origin: "http://127.0.0.1:3000", prefix: "/api/v1" };

function answerOf({ response }: Exchange): Received {
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
  return {
    status: response.status,
    headers,
    body: bodyBytes(response) ?? Buffer.alloc(0),
    cut: false,
    spilledBytes: null,
  };
}

/** Performs the exchange with a transport that gives the recorded answer, then those of `later` or any. */
async function replay(
  exchange: Exchange,
  version: string,
  later: Map<string, Received>,
): Promise<Performed | GatewayError> {
  const { path: target, query } = splitTarget(exchange.request.path);
  const path = target.replace(/^\/api\/v1(?=\/|$)/, "");
  const match = router.resolve(exchange.request.method, path);
  const { method } = exchange.request;
  const request = plannedRequest({ method, path, origin: base.origin, target: exchange.request.path });
  const answers = [answerOf(exchange)];
  const args = { ...match?.parameters, ...Object.fromEntries(queryPairs(query)) };
  try {
    return await perform(match?.operation ?? null, args, request, {
      transport: {
        send: async (sent) => answers.shift() ?? later.get(sent.target) ?? received(200, '{"id":1}'),
        close: async () => {},
      },
      base,
      router,
      version: parseVersion(version),
      maximumBinaryBytes: 10_000_000,
      clean: (text) => text,
      allows: () => true,
    });
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw new Error(`${exchange.id}: ${error}`, { cause: error });
  }
}

describe.each(VERSIONS)("recordings of %s", (version) => {
  const exchanges = loadExchanges(version);
  const reads = new Map(
    exchanges.filter(({ request }) => request.method === "GET").map((one) => [one.request.path, answerOf(one)]),
  );
  const server = version === "1.28-dev" ? "1.28.0+dev" : version;
  const whole = exchanges.filter(({ response }) => response.body_omitted === undefined);

  test("each is a success with the recorded data, or a failure of the kind that fits its status", async () => {
    for (const exchange of whole) {
      const { status, headers } = exchange.response;
      if (status >= 300 && status < 400) continue;
      const outcome = await replay(exchange, server, reads);
      if (outcome instanceof GatewayError) {
        expect([exchange.id, outcome.status]).toEqual([exchange.id, status]);
        expect(outcome.kind, exchange.id).not.toMatch(/^(?:answer_|internal_error|outcome_)/);
        expect(status, exchange.id).toBeGreaterThanOrEqual(400);
        continue;
      }
      expect([exchange.id, outcome.status]).toEqual([exchange.id, status]);
      const isJson = String(headers["content-type"] ?? "").includes("json");
      const body = bodyBytes(exchange.response);
      if (isJson && body && status < 300) {
        // Decoded text stands beside wrapped files and nothing else is added.
        const withoutText = JSON.stringify(outcome.data, (_key, value) => {
          if (value?.encoding !== "base64" && typeof value?.content_base64 !== "string") return value;
          const { text: _text, ...others } = value;
          return others;
        });
        expect(JSON.parse(withoutText), exchange.id).toEqual(JSON.parse(body.toString()));
      }
      expect(JSON.stringify(outcome.notes), exchange.id).toMatch(/^[\x20-\x7e]*$/);
    }
  });

  test("pages agree with what was sent", async () => {
    for (const exchange of whole.filter(({ response }) => response.status === 200 && response.body_cut === undefined)) {
      const outcome = await replay(exchange, server, reads);
      if (outcome instanceof GatewayError || outcome.pagination === null) continue;
      const { page, limit, total_count: total, next_page: next, last_page: last } = outcome.pagination;
      expect(page, exchange.id).toBeGreaterThan(0);
      if (next !== null) expect([exchange.id, next]).toEqual([exchange.id, (page ?? 0) + 1]);
      if (next !== null && last !== null) expect(next, exchange.id).toBeLessThanOrEqual(last);
      if (total !== null && limit !== null)
        expect([exchange.id, last]).toEqual([exchange.id, Math.max(1, Math.ceil(total / limit))]);
      const hasNext = String(exchange.response.headers.link ?? "").includes('rel="next"');
      expect([exchange.id, hasNext && next === null]).toEqual([exchange.id, false]);
    }
  });

  test("every error answer of the router says that there is no such route", async () => {
    const missing = whole.filter(({ response }) => response.body === "404 page not found\n");
    expect(missing.length).toBeGreaterThan(70);
    for (const exchange of missing) {
      const outcome = await replay(exchange, server, reads);
      expect([exchange.id, outcome instanceof GatewayError && outcome.kind]).toEqual([exchange.id, "no_such_route"]);
    }
  });
});

describe("one of each kind, whole", () => {
  const exchanges = loadExchanges("1.28-dev");
  const byShortId = new Map(exchanges.map((exchange) => [shortId(exchange), exchange]));
  const reads = new Map(
    exchanges.filter(({ request }) => request.method === "GET").map((one) => [one.request.path, answerOf(one)]),
  );
  const run = async (id: string) => {
    const exchange = byShortId.get(id);
    if (exchange === undefined) throw new Error(`no exchange ${id}`);
    return replay(exchange, "1.28.0+dev", reads);
  };
  const none = (status: number) => `It worked: Gitea answered ${status}, and this answer has no body.`;

  test.each<[string, string, Partial<Performed>]>([
    [
      "02-035",
      "a page with a next one",
      { status: 200, pagination: { page: 1, limit: 1, total_count: 3, next_page: 2, last_page: 3 }, notes: [] },
    ],
    [
      "02-037",
      "past the end",
      {
        pagination: { page: 9, limit: 1, total_count: 3, next_page: null, last_page: 3 },
        data: [],
        notes: ["Page 9 is past the end."],
      },
    ],
    [
      "04-073",
      "case 10: limit above the maximum",
      {
        pagination: { page: 1, limit: 50, total_count: 63, next_page: 2, last_page: 2 },
        notes: ["`limit` is cut by Gitea: a page has at most 50 rows here."],
      },
    ],
    ["03-137", "commits", { pagination: { page: 1, limit: 3, total_count: 24, next_page: 2, last_page: 8 } }],
    ["02-044", "renamed, read again", { path: "/repos/alice/new-name", status: 200, pagination: null }],
    ["07-016", "renamed owner, read again", { path: "/repos/acme2/tool", status: 200 }],
    [
      "07-020",
      "case 6: 205 with a body",
      { status: 205, data: [], notes: ["It worked (205); what was changed is in data."] },
    ],
    ["02-059", "yes", { status: 204, data: true, notes: [] }],
    ["11-010", "no, without a body", { status: 404, data: false }],
    ["05-022", "case 5: a merge", { status: 200, data: null, notes: [none(200)] }],
    ["09-143", "case 6: a scheduled merge", { status: 201, data: null, notes: [none(201)] }],
    [
      "11-195",
      "case 6: 202 without a body",
      {
        status: 202,
        data: null,
        notes: [
          "Gitea accepted it (202) and goes on in the background; read the object later to see the result.",
          none(202),
        ],
      },
    ],
    [
      "03-049",
      "case 14: PNG",
      {
        data: {
          content_base64:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
          content_type: "image/png",
          size: 70,
        },
        notes: [],
      },
    ],
    [
      "03-050",
      "case 14: Latin-1",
      { data: { content_base64: "Y2Fm6Qo=", content_type: "text/plain; charset=utf-8", size: 5 } },
    ],
    ["03-051", "a raw page", { data: "<html><script>alert(1)</script></html>\n" }],
    ["03-055", "case 14: an empty file", { data: "", notes: ["The content is empty: 0 bytes."] }],
    [
      "05-009",
      "a diff",
      {
        data: "diff --git a/pr.txt b/pr.txt\nnew file mode 100644\nindex 0000000..1be11a8\n--- /dev/null\n+++ b/pr.txt\n@@ -0,0 +1 @@\n+pr\n",
      },
    ],
    ["07-034", "rendered markdown", { data: "<h1>Hi</h1>\n" }],
    [
      "10-064",
      "an artifact",
      {
        path: "/repos/erin/plant/actions/artifacts/1/zip",
        status: 200,
        notes: ["The file was fetched from its signed address."],
      },
    ],
  ])("%s %s", async (id, _name, want) => {
    // Notes of spec/ may stand behind those of the answer.
    const { notes = [], ...others } = want;
    expect(await run(id)).toMatchObject({ ...others, notes: expect.arrayContaining(notes) });
  });

  test.each<[string, string, string, number, string]>([
    [
      "02-045",
      "case 1: POST to a renamed repository",
      "moved",
      301,
      "The repository or its owner was renamed. Nothing was done.",
    ],
    [
      "02-046",
      "case 1: DELETE in a renamed repository",
      "moved",
      301,
      "The repository or its owner was renamed. Nothing was done.",
    ],
    ["01-026", "a bad token", "unauthorized", 401, "invalid username, password or token"],
    [
      "01-022",
      "case 24: a missing scope",
      "scope_missing",
      403,
      "The token of the gateway lacks a scope that this operation needs.",
    ],
    [
      "02-013",
      "case 12: contents of an empty repository",
      "not_found",
      404,
      "object does not exist [id: main, rel_path: ]",
    ],
    ["02-015", "case 12: commits of an empty repository", "conflict", 409, "Git Repository is empty."],
    ["02-029", "wrong method", "no_such_route", 405, "This Gitea has no such route."],
    ["02-031", "a page of the web", "no_such_route", 404, "This Gitea has no such route."],
    ["04-094", "case 9: labels mixed", "bad_request", 400, "labels should be an array of strings or integers"],
    ["04-100", "comments of a missing issue", "upstream_error", 500, "Gitea answered 500 and did not say why."],
    ["05-021", "case 5: head moved", "conflict", 409, "head out of date"],
    ["05-024", "case 5: merged already", "not_allowed_now", 405, "The PR is already merged"],
    ["07-046", "a route of a newer Gitea", "no_such_route", 404, "This Gitea has no such route."],
    ["07-056", "archived", "locked", 423, "repo is archived"],
    ["08-167", "plain words", "upstream_error", 500, "Internal Server Error"],
    ["09-024", "a refused state", "precondition_failed", 412, "unknown state: frozen"],
    ["12-069", "plain words of a renderer", "validation_failed", 422, "unsupported render mode: odd"],
  ])("%s %s", async (id, _name, kind, status, message) => {
    const outcome = await run(id);
    expect(outcome).toBeInstanceOf(GatewayError);
    if (outcome instanceof GatewayError) {
      expect([outcome.kind, outcome.status, outcome.message]).toEqual([kind, status, message]);
    }
  });

  test("case 1: a moved repository is named where it went", async () => {
    const outcome = await run("02-045");
    expect(outcome instanceof GatewayError && outcome.fields).toEqual({ moved_to: { repo: "new-name" } });
  });
});
