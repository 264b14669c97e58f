import fc from "fast-check";
import { expect, test } from "vitest";
import { nestingExceeds, parseJson } from "../../src/gitea/json.ts";

test.each<[string, string, unknown]>([
  ["small numbers stay numbers", '{"id":42,"size":-1.5e3}', { id: 42, size: -1500 }],
  ["the last safe integer", "[9007199254740991]", [9007199254740991]],
  ["beyond 2^53 every digit stays", '{"id":9007199254740993}', { id: "9007199254740993" }],
  ["negative", "-9223372036854775808", "-9223372036854775808"],
  ["in lists", "[12345678901234567890, 1]", ["12345678901234567890", 1]],
  ["digits inside a string", '{"t":": 12345678901234567890"}', { t: ": 12345678901234567890" }],
  ["what would be infinite", "[1e999]", ["1e999"]],
  ["a long fraction is a number", "[0.12345678901234567]", [0.12345678901234566]],
  ["null lists", '{"tree":null}', { tree: null }],
])("%s", (_name, text, want) => {
  expect(parseJson(text)).toEqual(want);
});

test("any JSON is read as JSON.parse reads it, but for integers that would lose digits", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const kept = JSON.stringify(parseJson(text));
      const lossless = !/\d{16,}|[eE]\+?\d{3,}/.test(text);
      if (lossless) expect(kept).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});

test("every integer comes back digit by digit", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), (number) => {
      expect(String(parseJson(`{"n": ${number}}`) && Object.values(parseJson(`{"n": ${number}}`) ?? {})[0])).toBe(
        String(number),
      );
    }),
  );
});

test.each<[string, string, boolean]>([
  ["100 levels", `${"[".repeat(100)}${"]".repeat(100)}`, false],
  ["101 levels", `${"[".repeat(101)}${"]".repeat(101)}`, true],
  ["mixed", `${'{"a":['.repeat(51)}1${"]}".repeat(51)}`, true],
  ["brackets in strings", JSON.stringify(["[".repeat(200), `\\"${"{".repeat(200)}`]), false],
  ["side by side", `[${"[],".repeat(200)}[]]`, false],
  ["an open string", `"${"[".repeat(200)}`, false],
  ["broken and deep", "[".repeat(1_000_000), true],
])("depth: %s", (_name, text, want) => {
  expect(nestingExceeds(text, 100)).toBe(want);
});
