/** The yardstick of the round trip has to find every kind of difference, or its silence means nothing. */
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../generated/contract.ts";
import { answerDifferences } from "./compare-answer.ts";
import { requestDifferences, type SentRequest } from "./compare-request.ts";
import { operationById } from "./operations.ts";
import type { Exchange, RecordedRequest, RecordedResponse } from "./recordings.ts";

function exchange(request: Partial<RecordedRequest>, response: Partial<RecordedResponse> = {}): Exchange {
  return {
    id: "00-made-000",
    note: "",
    request: { method: "GET", path: "/api/v1/user/repos", headers: {}, ...request },
    response: { status: 200, headers: { "content-type": "application/json" }, ...response },
  };
}

describe("requestDifferences", () => {
  const listed = exchange({ path: "/api/v1/user/repos?limit=1&page=2" });
  const sentList: SentRequest = {
    method: "GET",
    target: "/api/v1/user/repos?page=2&limit=1",
    contentType: "",
    body: Buffer.alloc(0),
  };
  it.each<[string, Partial<SentRequest>, string[]]>([
    ["nothing", {}, []],
    ["method", { method: "POST" }, ["method POST"]],
    ["path", { target: "/api/v1/user/orgs?page=2&limit=1" }, ["path /api/v1/user/orgs"]],
    ["a value of the query", { target: "/api/v1/user/repos?page=3&limit=1" }, ["query page=3&limit=1"]],
    ["a pair too many", { target: "/api/v1/user/repos?page=2&limit=1&x" }, ["query page=2&limit=1&x"]],
    ["a body", { body: Buffer.from("{}") }, ["body {} where none was recorded"]],
  ])("finds a difference in %s", (_name, change, want) => {
    expect(requestDifferences(operationById("userCurrentListRepos"), listed, { ...sentList, ...change })).toEqual(want);
  });

  const created = exchange({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"name":"x","private":true}',
  });
  const sentBody = {
    method: "POST",
    target: "/api/v1/user/repos",
    contentType: "application/json",
    body: Buffer.from('{"private":true,"name":"x"}'),
  };
  it.each<[string, Partial<SentRequest>, string[]]>([
    ["the order of fields alone", {}, []],
    ["a field", { body: Buffer.from('{"name":"x"}') }, ['body {"name":"x"}']],
    ["the content type", { contentType: "text/plain" }, ["content type text/plain"]],
  ])("compares JSON bodies as values: %s", (_name, change, want) => {
    const operation = operationById("createCurrentUserRepo");
    expect(requestDifferences(operation, created, { ...sentBody, ...change })).toEqual(want);
  });

  it("compares uploads by their parts", () => {
    const form = (boundary: string, content: string) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="attachment"; filename="n"\r\n\r\n${content}\r\n--${boundary}--\r\n`,
      );
    const upload = exchange({
      method: "POST",
      path: "/api/v1/repos/a/b/issues/7/assets",
      headers: { "content-type": "multipart/form-data; boundary=X" },
      body: form("X", "hi").toString(),
    });
    const differences = (content: string) =>
      requestDifferences(operationById("issueCreateIssueAttachment"), upload, {
        method: "POST",
        target: "/api/v1/repos/a/b/issues/7/assets",
        contentType: "multipart/form-data; boundary=Y",
        body: form("Y", content),
      });
    expect([differences("hi"), differences("ho")]).toEqual([[], ["parts of the form"]]);
  });
});

describe("answerDifferences", () => {
  const envelope = (data: unknown, more: JsonObject = {}) =>
    ({ request: { method: "GET", path: "/user/repos" }, status: 200, data, ...more }) as JsonObject;
  const body = (value: unknown) => ({ body: JSON.stringify(value) });
  it.each<[string, { given: unknown; got: JsonObject; want: string[] }]>([
    ["the same data", { given: [{ a: 1 }, null], got: envelope([{ a: 1 }, null]), want: [] }],
    ["invisible characters gone", { given: ["a\u202eb\u0007\tc"], got: envelope(["ab\tc"]), want: [] }],
    ["invisible characters left", { given: ["a\u202eb"], got: envelope(["a\u202eb"]), want: ['data/0 "a\u202eb"'] }],
    ["another value", { given: { a: { b: 1 } }, got: envelope({ a: { b: 2 } }), want: ["data/a/b 2"] }],
    ["a missing key", { given: { a: null }, got: envelope({}), want: ["data/a is missing"] }],
    ["a key too many", { given: {}, got: envelope({ a: 1 }), want: ["data/a was not recorded"] }],
    ["a shorter list", { given: [1, 2], got: envelope([1]), want: ["data [1]"] }],
    ["another status", { given: 1, got: envelope(1, { status: 201 }), want: ["status 201"] }],
    [
      "the text of a wrapped file",
      {
        given: { encoding: "base64", content: "aGkK" },
        got: envelope({ encoding: "base64", content: "aGkK", text: "hi\n" }),
        want: [],
      },
    ],
    [
      "no text of a wrapped file",
      {
        given: { encoding: "base64", content: "aGkK" },
        got: envelope({ encoding: "base64", content: "aGkK" }),
        want: ["data/text is missing"],
      },
    ],
    ["a failure", { given: 1, got: { error: { status: 404 } }, want: ['error {"status":404}'] }],
  ])("%s", (_name, { given, got, want }) => {
    expect(answerDifferences(operationById("userCurrentListRepos"), exchange({}, body(given)), got)).toEqual(want);
  });

  const failed = exchange({}, { status: 404, body: '{"message":"no \\u202euser"}' });
  const error = { status: 404, kind: "not_found", message: "no user", source: "gitea" };
  it.each<[string, { got: JsonObject; want: string[] }]>([
    ["the same failure", { got: { error }, want: [] }],
    [
      "another kind",
      { got: { error: { ...error, kind: "forbidden" } }, want: ["error.kind forbidden instead of not_found"] },
    ],
    ["another message", { got: { error: { ...error, message: "x" } }, want: ["error.message x"] }],
    ["our words as Gitea's", { got: { error: { ...error, source: "gateway" } }, want: ["error.message no user"] }],
    ["another status", { got: { error: { ...error, status: 500 } }, want: ["error.status 500"] }],
  ])("compares failures: %s", (_name, { got, want }) => {
    expect(answerDifferences(operationById("userCurrentListRepos"), failed, got)).toEqual(want);
  });

  it("redacts the secrets of the call, at any length where the operation says so", () => {
    const secret = exchange(
      {
        method: "PUT",
        path: "/api/v1/repos/a/b/actions/secrets/X",
        headers: { "content-type": "application/json" },
        body: '{"data":"x"}',
      },
      { status: 400, body: '{"message":"bad x"}' },
    );
    const got = { error: { status: 400, kind: "bad_request", message: "bad [REDACTED]", source: "gitea" } };
    expect(answerDifferences(operationById("updateRepoSecret"), secret, got)).toEqual([]);
  });
});
