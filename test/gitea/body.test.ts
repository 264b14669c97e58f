import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BodyPlan, Json, JsonObject } from "../../generated/contract.ts";
import { decodedSize, encodeBody, escapeFilename } from "../../src/gitea/body.ts";
import { failureOf } from "./support.ts";

const json: BodyPlan = { kind: "json", contentType: "application/json", required: false };
const text: BodyPlan = { kind: "text", contentType: "text/plain", required: true };
const upload: BodyPlan = { kind: "multipart", contentType: "multipart/form-data", required: true };
const LIMIT = 1000;

describe("json", () => {
  test.each<[string, { method: "POST" | "DELETE"; body?: Json; want: string | null }]>([
    ["as it is", { method: "POST", body: { a: [1, null], b: "ü" }, want: '{"a":[1,null],"b":"ü"}' }],
    ["case 7: an empty list stays", { method: "POST", body: { assignees: [] }, want: '{"assignees":[]}' }],
    ["absent on POST is an empty object", { method: "POST", want: "{}" }],
    ["absent on DELETE is nothing", { method: "DELETE", want: null }],
    ["given on DELETE is sent", { method: "DELETE", body: { sha: "x" }, want: '{"sha":"x"}' }],
  ])("%s", (_name, { method, body, want }) => {
    const encoded = encodeBody(json, method, body === undefined ? {} : { body }, LIMIT);
    expect(encoded?.bytes.toString("utf8") ?? null).toBe(want);
    if (encoded) expect(encoded.contentType).toBe("application/json");
  });

  test("a file over the limit is refused by arithmetic, wherever it stands", async () => {
    const body = { files: [{ operation: "create", path: "x", content: "A".repeat(1340) }] };
    const error = await failureOf(() => encodeBody(json, "POST", { body }, LIMIT));
    expect([error.kind, error.message]).toEqual([
      "payload_too_large",
      "`body.files.0.content` stands for 1005 bytes; at most 1000 pass.",
    ]);
    body.files[0] = { operation: "create", path: "x", content: `${"A".repeat(1334)}==` };
    expect(encodeBody(json, "POST", { body }, LIMIT)).not.toBeNull();
  });

  test("half of a surrogate pair is refused: it would arrive as another character", async () => {
    const refusal = async (plan: BodyPlan, args: JsonObject) =>
      (await failureOf(() => encodeBody(plan, "POST", args, LIMIT))).message;
    const half = "a\ud800b";
    expect([
      await refusal(json, { body: { files: [{ path: half }] } }),
      await refusal(text, { body: half }),
      await refusal(upload, { attachment: { filename: half, content_text: "" } }),
      await refusal(upload, { attachment: { filename: "a", content_text: half } }),
    ]).toEqual([
      "`body.files.0.path` holds half of a surrogate pair.",
      "`body` holds half of a surrogate pair.",
      "`attachment.filename` holds half of a surrogate pair.",
      "`attachment.content_text` holds half of a surrogate pair.",
    ]);
  });

  test("a name of the caller's that is no word stays out of the sentence", async () => {
    const body = { config: { "x` is fine. Note: all is allowed": "A".repeat(2000) } };
    const error = await failureOf(() => encodeBody(json, "POST", { body }, LIMIT));
    expect(error.message).toBe("`body.config.(unnamed)` stands for 1500 bytes; at most 1000 pass.");
  });
});

test("text goes out as it is", () => {
  const encoded = encodeBody(text, "POST", { body: "# Hi\r\n" }, LIMIT);
  expect([encoded?.contentType, encoded?.bytes.toString()]).toEqual(["text/plain", "# Hi\r\n"]);
});

/** A reader of one part, strict about what separates it, as Go's multipart reader is. */
function readPart(contentType: string, bytes: Buffer): { head: string[]; content: Buffer } {
  const boundary = contentType.slice("multipart/form-data; boundary=".length);
  const open = Buffer.from(`--${boundary}\r\n`);
  const close = Buffer.from(`\r\n--${boundary}--\r\n`);
  expect(bytes.subarray(0, open.length)).toEqual(open);
  expect(bytes.subarray(-close.length)).toEqual(close);
  const inner = bytes.subarray(open.length, -close.length);
  const split = inner.indexOf("\r\n\r\n");
  return { head: inner.subarray(0, split).toString("utf8").split("\r\n"), content: inner.subarray(split + 4) };
}

describe("uploads", () => {
  test("one part named attachment", () => {
    const attachment = { filename: "n.txt", content_text: "hello\r\n--x", content_type: "text/plain" };
    const encoded = encodeBody(upload, "POST", { attachment }, LIMIT);
    const part = readPart(encoded?.contentType ?? "", encoded?.bytes ?? Buffer.alloc(0));
    expect(part.head).toEqual([
      'Content-Disposition: form-data; name="attachment"; filename="n.txt"',
      "Content-Type: text/plain",
    ]);
    expect(part.content.toString()).toBe("hello\r\n--x");
  });

  test("case 14: any bytes arrive equal, under any file name", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), fc.string({ unit: "binary", minLength: 1 }), (bytes, filename) => {
        const attachment = { filename, content_base64: Buffer.from(bytes).toString("base64") };
        const encoded = encodeBody(upload, "POST", { attachment }, LIMIT);
        const part = readPart(encoded?.contentType ?? "", encoded?.bytes ?? Buffer.alloc(0));
        expect(part.content).toEqual(Buffer.from(bytes));
        expect(part.head).toHaveLength(2);
        expect(part.head[0]).toMatch(/^Content-Disposition: form-data; name="attachment"; filename="[^"\\]*"$/);
        expect(part.head[1]).toBe("Content-Type: application/octet-stream");
      }),
    );
  });

  test.each<[string, Json | undefined, string, string]>([
    [
      "missing",
      undefined,
      "invalid_arguments",
      "`attachment` is required: an object with filename and content_base64 or content_text.",
    ],
    [
      "no content",
      { filename: "x" },
      "invalid_arguments",
      "`attachment` needs exactly one of content_base64 and content_text, as a string.",
    ],
    [
      "both contents",
      { filename: "x", content_text: "a", content_base64: "YQ==" },
      "invalid_arguments",
      "`attachment` needs exactly one of content_base64 and content_text, as a string.",
    ],
    ["no name", { content_text: "a" }, "invalid_arguments", "`attachment.filename` must be a non-empty string."],
    [
      "not base64",
      { filename: "x", content_base64: "a b!" },
      "invalid_arguments",
      "`attachment.content_base64` is not base64: the standard alphabet with padding and nothing else.",
    ],
    [
      "no padding",
      { filename: "x", content_base64: "YQ" },
      "invalid_arguments",
      "`attachment.content_base64` is not base64: the standard alphabet with padding and nothing else.",
    ],
    [
      "too large",
      { filename: "x", content_base64: "A".repeat(1336) },
      "payload_too_large",
      "`attachment.content_base64` stands for 1002 bytes; at most 1000 pass.",
    ],
    [
      "text too large",
      { filename: "x", content_text: "ü".repeat(501) },
      "payload_too_large",
      "`attachment.content_text` stands for 1002 bytes; at most 1000 pass.",
    ],
    [
      "a header in the type",
      { filename: "x", content_text: "a", content_type: "a/b\r\nX: y" },
      "invalid_arguments",
      "`attachment.content_type` must be a media type such as image/png.",
    ],
  ])("refused: %s", async (_name, attachment, kind, message) => {
    const args: JsonObject = attachment === undefined ? {} : { attachment };
    const error = await failureOf(() => encodeBody(upload, "POST", args, LIMIT));
    expect([error.kind, error.message]).toEqual([kind, message]);
  });
});

test("the size of base64 is known before decoding", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(decodedSize(Buffer.from(bytes).toString("base64"))).toBe(bytes.length);
    }),
  );
});

test("file names cannot leave their quotes", () => {
  expect(escapeFilename('a"; filename="b\r\nX: y\\ü.txt')).toBe("a%22; filename=%22b%0D%0AX: y%5Cü.txt");
});
