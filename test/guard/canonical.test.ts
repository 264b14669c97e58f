import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../generated/contract.ts";
import { canonicalDigest, canonicalJson } from "../../src/guard/canonical.ts";

const TEXTS: [string, { given: Json; want: string }][] = [
  [
    "keys sorted at every level",
    { given: { b: [{ z: 1, a: null }], a: "x" }, want: '{"a":"x","b":[{"a":null,"z":1}]}' },
  ],
  ["lists keep their order", { given: [3, 1, 2], want: "[3,1,2]" }],
  ["numbers as they leave", { given: [1.0, -0, 1e21], want: "[1,0,1e+21]" }],
  ["lone surrogates stay apart", { given: ["\ud800", "\udfff"], want: '["\\ud800","\\udfff"]' }],
];

test.each(TEXTS)("canonicalJson: %s", (_, { given, want }) => {
  expect(canonicalJson(given)).toBe(want);
});

/** The same value with the keys of every object in reverse order. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

const json = fc.jsonValue() as fc.Arbitrary<Json>;

test("the order of keys makes no difference", () => {
  fc.assert(fc.property(json, (value) => canonicalDigest(value) === canonicalDigest(reversed(value))));
});

test("the text means the value it was made of, so that two values never share one", () => {
  fc.assert(
    fc.property(json, (value) => {
      // -0 leaves as 0 on the wire too.
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("the digest is one of SHA-256, whatever the size", () => {
  expect(canonicalDigest({ b: 1, a: "x" })).toBe("zasGfp876zLRJSz9Y-SSWS_sv1kbDQjK2yS7F_OGQkY");
  expect(canonicalDigest({ content: "A".repeat(20_000_000) })).toMatch(/^[\w-]{43}$/);
});
