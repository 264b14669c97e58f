import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerPlan, Json } from "../../generated/contract.ts";
import { decodeAnswer, isNo } from "../../src/gitea/answer.ts";
import type { Received } from "../../src/gitea/receive.ts";
import { failureOf, received } from "./support.ts";

const plan = (draft: Partial<AnswerPlan> = {}): AnswerPlan => ({
  kind: "json",
  yesNo: false,
  encodedContent: false,
  secrets: [],
  ...draft,
});
const options = { maximumBinaryBytes: 1000, readOnly: true };
const file = { "content-type": "text/plain; charset=utf-8", "x-gitea-object-type": "file" };
const NO = "Gitea says no with 404. It answers the same when the repository, user or object is missing or not visible.";

test.each<[string, { plan?: Partial<AnswerPlan>; answer: Received; data: Json; notes: string[] }]>([
  ["json", { answer: received(200, '{"id":9007199254740993}\n'), data: { id: "9007199254740993" }, notes: [] }],
  ["json behind a byte order mark", { answer: received(200, '\ufeff{"id":1}'), data: { id: 1 }, notes: [] }],
  ["case 13: null", { answer: received(200, "null"), data: null, notes: [] }],
  [
    "case 6: 204",
    {
      answer: received(204, "", ""),
      data: null,
      notes: ["It worked: Gitea answered 204, and this answer has no body."],
    },
  ],
  [
    "case 6: 201 without a body",
    {
      answer: received(201, "", ""),
      data: null,
      notes: ["It worked: Gitea answered 201, and this answer has no body."],
    },
  ],
  [
    "case 5: a merge answered 200 without a body",
    {
      plan: { kind: "empty" },
      answer: received(200, "", ""),
      data: null,
      notes: ["It worked: Gitea answered 200, and this answer has no body."],
    },
  ],
  [
    "case 6: 205 with a body",
    { answer: received(205, "[1]"), data: [1], notes: ["It worked (205); what was changed is in data."] },
  ],
  [
    "case 6: 205 without a body",
    {
      answer: received(205, "", ""),
      data: null,
      notes: ["It worked: Gitea answered 205, and this answer has no body."],
    },
  ],
  [
    "case 6: 202 with a body",
    {
      answer: received(202, '{"id":5}'),
      data: { id: 5 },
      notes: ["Gitea accepted it (202) and goes on in the background; read the object later to see the result."],
    },
  ],
  [
    "case 6: 202 without a body",
    {
      answer: received(202, "", ""),
      data: null,
      notes: [
        "Gitea accepted it (202) and goes on in the background; read the object later to see the result.",
        "It worked: Gitea answered 202, and this answer has no body.",
      ],
    },
  ],
  ["yes", { plan: { kind: "empty", yesNo: true }, answer: received(204, "", ""), data: true, notes: [] }],
  [
    "no",
    {
      plan: { kind: "empty", yesNo: true },
      answer: received(404, '{"errors":null,"message":"not found","url":"u"}'),
      data: false,
      notes: [NO],
    },
  ],
  [
    "no, without a body",
    { plan: { kind: "empty", yesNo: true }, answer: received(404, "", ""), data: false, notes: [NO] },
  ],
  [
    "a body where none is due",
    { plan: { kind: "empty" }, answer: received(200, '{"token":"x"}'), data: { token: "x" }, notes: [] },
  ],
  [
    "a credential in a header",
    {
      plan: { kind: "empty", secrets: [{ in: "header", name: "token" }] },
      answer: received(200, "", { token: "abc" }),
      data: { token: "abc" },
      notes: ["It worked: Gitea answered 200, and this answer has no body."],
    },
  ],
  [
    "text",
    {
      plan: { kind: "text" },
      answer: received(200, "diff --git\r\n", "text/plain"),
      data: "diff --git\r\n",
      notes: [],
    },
  ],
  [
    "a log with a NUL",
    { plan: { kind: "text" }, answer: received(200, "a\u0000b", "text/plain"), data: "a\u0000b", notes: [] },
  ],
  [
    "a rendered fragment",
    { plan: { kind: "text" }, answer: received(200, "<h1>Hi</h1>\n", "text/html"), data: "<h1>Hi</h1>\n", notes: [] },
  ],
  [
    "a file that holds a page",
    {
      plan: { kind: "binary" },
      answer: received(200, "<html>x</html>", { ...file, "content-type": "text/html" }),
      data: "<html>x</html>",
      notes: [],
    },
  ],
  [
    "a file that holds JSON",
    { plan: { kind: "binary" }, answer: received(200, '{"a":1}', file), data: '{"a":1}', notes: [] },
  ],
  [
    "case 14: an empty file",
    { plan: { kind: "binary" }, answer: received(200, "", file), data: "", notes: ["The content is empty: 0 bytes."] },
  ],
  [
    "case 14: Latin-1",
    {
      plan: { kind: "binary" },
      answer: received(200, Buffer.from("Y2Fm6Qo=", "base64"), file),
      data: { content_base64: "Y2Fm6Qo=", content_type: "text/plain; charset=utf-8", size: 5 },
      notes: [],
    },
  ],
  [
    "case 14: a zero byte",
    {
      plan: { kind: "binary" },
      answer: received(200, "a\u0000b", file),
      data: { content_base64: "YQBi", content_type: "text/plain; charset=utf-8", size: 3 },
      notes: [],
    },
  ],
  [
    "no content type",
    {
      plan: { kind: "binary" },
      answer: received(200, Buffer.from([0xff]), ""),
      data: { content_base64: "/w==", content_type: "application/octet-stream", size: 1 },
      notes: [],
    },
  ],
  [
    "contents with their text",
    {
      plan: { encodedContent: true },
      answer: received(200, '{"encoding":"base64","content":"YQ=="}'),
      data: { encoding: "base64", content: "YQ==", text: "a" },
      notes: [],
    },
  ],
  [
    "101 levels",
    {
      answer: received(200, `${"[".repeat(101)}${"]".repeat(101)}`),
      data: `${"[".repeat(101)}${"]".repeat(101)}`,
      notes: ["The JSON is nested deeper than 100 levels and is given as text."],
    },
  ],
])("%s", (_name, { plan: draft, answer, data, notes }) => {
  expect(decodeAnswer(plan(draft), answer, options)).toEqual({ data, notes });
});

test.each<[string, Received, boolean]>([
  ["the plain kind", received(404, '{"message":"not found","url":"u"}'), true],
  ["no body", received(404, "", ""), true],
  ["a missing user", received(404, '{"message":"user does not exist [uid: 0, name: x]","url":"u"}'), false],
  ["a missing user of 1.26", received(404, '{"errors":["user redirect does not exist"],"message":"not found"}'), false],
  ["a missing route", received(404, "404 page not found\n", "text/plain; charset=utf-8"), false],
  ["forbidden", received(403, '{"message":"not found"}'), false],
])("no of a yes/no route: %s", (_name, answer, want) => {
  expect(isNo(plan({ yesNo: true }), answer)).toBe(want);
  expect(isNo(plan(), answer)).toBe(false);
});

describe("case 17: unusable answers, with nothing of them in the message", () => {
  const PAGE = "A web page came back instead of an answer of the API.";
  const INVALID = "The answer says that it is JSON and is not, or was cut on its way.";
  test.each<[string, { plan?: Partial<AnswerPlan>; answer: Received; kind: string; message: string }]>([
    [
      "a login page",
      {
        answer: received(200, "<!DOCTYPE html><title>Sign in</title>", "text/html"),
        kind: "answer_html",
        message: PAGE,
      },
    ],
    [
      "a login page that calls itself text",
      { answer: received(200, "\n<html><body>", "text/plain"), kind: "answer_html", message: PAGE },
    ],
    [
      "a page for a diff",
      {
        plan: { kind: "text" },
        answer: received(200, "<!doctype html>x", "text/html"),
        kind: "answer_html",
        message: PAGE,
      },
    ],
    [
      "a page for a file",
      { plan: { kind: "binary" }, answer: received(200, "<html>", "text/html"), kind: "answer_html", message: PAGE },
    ],
    ["cut in the middle", { answer: received(200, '[{"id":1,"na'), kind: "answer_invalid", message: INVALID }],
    [
      "bytes that are no text",
      { answer: received(200, Buffer.from([0x22, 0xff, 0x22])), kind: "answer_invalid", message: INVALID },
    ],
    [
      "a binary over the limit",
      {
        plan: { kind: "binary" },
        answer: received(200, Buffer.alloc(1001), file),
        kind: "answer_too_large",
        message: "The content has 1001 bytes; at most 1000 are handed on.",
      },
    ],
  ])("%s", async (_name, { plan: draft, answer, kind, message }) => {
    const error = await failureOf(() => decodeAnswer(plan(draft), answer, options));
    expect([error.kind, error.status, error.message]).toEqual([kind, 200, message]);
  });

  test("after a write it is said that the status is a success", async () => {
    const error = await failureOf(() => decodeAnswer(plan(), received(201, "{"), { ...options, readOnly: false }));
    expect([error.message, error.hint]).toEqual([
      `${INVALID} Its status is a success.`,
      "Do not repeat it; read the object to see the result.",
    ]);
  });
});

test("any bytes under any content type: data or a failure of ours, never invalid UTF-8", async () => {
  const types = fc.constantFrom(
    "",
    "application/json",
    "text/plain",
    "text/html",
    "image/png",
    "application/problem+json",
  );
  const kinds = fc.constantFrom<AnswerPlan["kind"]>("json", "text", "binary", "empty", "redirect");
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), types, kinds, async (bytes, type, kind) => {
      const decode = () => decodeAnswer(plan({ kind, encodedContent: true }), received(200, bytes, type), options);
      try {
        const text = JSON.stringify(decode());
        expect(text.isWellFormed()).toBe(true);
      } catch {
        expect((await failureOf(decode)).message).toMatch(/^[\x20-\x7e]+$/);
      }
    }),
  );
});
