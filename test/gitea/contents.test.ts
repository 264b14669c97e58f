import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../generated/contract.ts";
import { withDecodedText } from "../../src/gitea/contents.ts";

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64");
const file = (content: string | null) => ({ name: "x", encoding: "base64", content, size: 1 });

test.each<[string, Json, Json | undefined]>([
  ["text", file(base64("line one\nline two\n")), "line one\nline two\n"],
  ["case 14: CRLF is kept", file(base64("a\r\nb\r\n")), "a\r\nb\r\n"],
  ["case 14: a byte order mark is kept", file(base64("\ufeffa")), "\ufeffa"],
  ["case 14: empty", file(""), ""],
  ["case 14: text that is itself base64", file(base64(base64("x"))), base64("x")],
  ["case 14: Latin-1", file(base64(Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a]))), undefined],
  ["case 14: a lone 0xFF", file(base64(Buffer.from([0xff]))), undefined],
  ["case 14: UTF-16", file(base64(Buffer.from("\ufeffab", "utf16le"))), undefined],
  ["case 14: zero bytes", file(base64(Buffer.from([0x61, 0x00]))), undefined],
  [
    "case 14: PNG",
    file("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
    undefined,
  ],
  ["case 13: null content", file(null), undefined],
  ["not base64", file("a b"), undefined],
  ["another encoding", { encoding: "none", content: base64("x") }, undefined],
  ["a wiki page", { title: "t", content_base64: base64("# Hi") }, "# Hi"],
])("%s", (_name, given, want) => {
  const [decoded] = [withDecodedText(given)] as { text?: Json }[];
  expect(decoded?.text).toBe(want);
  const { text: _text, ...others } = decoded ?? {};
  expect(others).toEqual(given);
});

test("lists and nested objects; what wraps nothing is the same object", () => {
  const given: Json = { content: file(base64("a")), files: [file(base64("b")), null], commit: { sha: "x" } };
  expect(withDecodedText(given)).toEqual({
    content: { ...file(base64("a")), text: "a" },
    files: [{ ...file(base64("b")), text: "b" }, null],
    commit: { sha: "x" },
  });
  const plain: Json = [{ a: [1] }, { encoding: "base64", content: "%" }];
  expect(withDecodedText(plain)).toBe(plain);
});

test("the text stands right behind its base64", () => {
  expect(Object.keys(withDecodedText({ encoding: "base64", content: "YQ==", size: 1 }) ?? {})).toEqual([
    "encoding",
    "content",
    "text",
    "size",
  ]);
});

test("case 14: a text has exactly the bytes of the file", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      const decoded = withDecodedText({ encoding: "base64", content: base64(Buffer.from(bytes)) }) as { text?: string };
      if (decoded.text !== undefined) expect(Buffer.from(decoded.text, "utf8")).toEqual(Buffer.from(bytes));
    }),
  );
});
