import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../generated/contract.ts";
import { OPERATIONS } from "../guard/operations.ts";
import { plan, refusal, samplePath } from "./raw-support.ts";

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
