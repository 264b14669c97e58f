import { describe, expect, it } from "vitest";
import { toToolCall } from "./arguments.ts";
import { ROUTER } from "./operations.ts";
import type { Exchange, RecordedRequest } from "./recordings.ts";

function exchange(request: Partial<RecordedRequest>): Exchange {
  return {
    id: "00-made-000",
    note: "",
    request: { method: "GET", path: "/api/v1/version", headers: {}, ...request },
    response: { status: 200, headers: {} },
  };
}

describe("toToolCall", () => {
  it.each<[string, { given: Partial<RecordedRequest>; want: [string, unknown] }]>([
    [
      "types of the query",
      {
        given: { path: "/api/v1/notifications?all=true&status-types=unread&status-types=read&limit=2&page=x" },
        want: ["notifyGetList", { all: true, "status-types": ["unread", "read"], limit: 2, page: "x" }],
      },
    ],
    [
      "values of the path, decoded once",
      {
        given: { path: "/api/v1/repos/alice/demo/branches/a%252Fb/c" },
        want: ["repoGetBranch", { owner: "alice", repo: "demo", branch: "a%2Fb/c" }],
      },
    ],
    [
      "the stored form of a wiki name",
      {
        given: { path: "/api/v1/repos/alice/demo/wiki/page/%C3%84-%C3%B6.-" },
        want: ["repoGetWikiPage", { owner: "alice", repo: "demo", pageName: "%C3%84-%C3%B6.-" }],
      },
    ],
    [
      "a number and a word in one segment",
      {
        given: { path: "/api/v1/repos/alice/demo/pulls/7.diff?binary=true" },
        want: [
          "repoDownloadPullDiffOrPatch",
          { owner: "alice", repo: "demo", index: 7, diffType: "diff", binary: true },
        ],
      },
    ],
    [
      "a JSON body",
      {
        given: {
          method: "DELETE",
          path: "/api/v1/user/emails",
          headers: { "content-type": "application/json" },
          body: '{"emails":[]}',
        },
        want: ["userDeleteEmail", { body: { emails: [] } }],
      },
    ],
    [
      "a text body",
      {
        given: {
          method: "POST",
          path: "/api/v1/markdown/raw",
          headers: { "content-type": "text/plain" },
          body: "# Hi",
        },
        want: ["renderMarkdownRaw", { body: "# Hi" }],
      },
    ],
    [
      "an upload",
      {
        given: {
          method: "POST",
          path: "/api/v1/repos/a/b/issues/7/assets",
          headers: { "content-type": "multipart/form-data; boundary=X" },
          body: '--X\r\nContent-Disposition: form-data; name="attachment"; filename="n.txt"\r\nContent-Type: text/plain\r\n\r\nhi\r\n--X--\r\n',
        },
        want: [
          "issueCreateIssueAttachment",
          {
            owner: "a",
            repo: "b",
            index: 7,
            attachment: { filename: "n.txt", content_base64: "aGk=", content_type: "text/plain" },
          },
        ],
      },
    ],
  ])("%s", (_name, { given, want }) => {
    const call = toToolCall(exchange(given), ROUTER);
    expect("operation" in call ? [call.operation.id, call.arguments] : call).toEqual(want);
  });

  it.each<[string, Partial<RecordedRequest>]>([
    ["method HEAD", { method: "HEAD" }],
    ["header sudo", { headers: { sudo: "bob" } }],
    ["outside the API", { path: "/nothing-here" }],
    ["no operation of this route", { path: "/api/v1/no/such/route" }],
    ["no operation of this method", { method: "POST" }],
    [
      "malformed JSON",
      { method: "POST", path: "/api/v1/user/repos", headers: { "content-type": "application/json" }, body: "{" },
    ],
    ["body without content type", { method: "POST", path: "/api/v1/user/repos", body: "{}" }],
    [
      "text/plain where application/json is due",
      { method: "POST", path: "/api/v1/user/repos", headers: { "content-type": "text/plain" }, body: "x" },
    ],
  ])("cannot say: %s", (why, given) => {
    expect(toToolCall(exchange(given), ROUTER)).toEqual({ inexpressible: why });
  });
});
