import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText, firstUnits, needsCleaning } from "../../src/guard/hygiene.ts";

test.each<[string, { given: string; want: string; characters: number }]>([
  ["C0", { given: "a\u0000b\u001b[31mc", want: "ab[31mc", characters: 2 }],
  ["tab, line feed and carriage return stay", { given: "a\tb\r\nc", want: "a\tb\r\nc", characters: 0 }],
  ["DEL and C1", { given: "a\u007f\u0085\u009fb", want: "ab", characters: 3 }],
  ["bidi controls", { given: "\u202eevil\u202c \u2066x\u2069 \u200e\u200f\u061c", want: "evil x ", characters: 7 }],
  ["tag characters count once each", { given: "ok\u{e0041}\u{e007f}", want: "ok", characters: 2 }],
  ["the joiner of an emoji stays", { given: "👩‍💻", want: "👩‍💻", characters: 0 }],
  ["no-break space and umlauts stay", { given: "a\u00a0ü", want: "a\u00a0ü", characters: 0 }],
  ["a lone high half", { given: "a\ud83d", want: "a\ufffd", characters: 1 }],
  ["a lone low half", { given: "\ude00a", want: "\ufffda", characters: 1 }],
  ["halves that removal would join", { given: "\udb40\u0000\udc41", want: "\ufffd\ufffd", characters: 3 }],
])("%s", (_, { given, want, characters }) => {
  expect(cleanText(given)).toEqual({ text: want, characters });
});

test("property: cleaning is complete and idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const { text: clean, characters } = cleanText(text);
      expect(needsCleaning(clean)).toBe(false);
      expect(clean.isWellFormed()).toBe(true);
      expect(characters > 0).toBe(clean !== text);
    }),
  );
});

test.each<[string, string, number, string]>([
  ["short enough", "abc", 3, "abc"],
  ["cut", "abcd", 3, "abc"],
  ["never inside a pair", "ab😀", 3, "ab"],
])("firstUnits: %s", (_, given, limit, want) => {
  expect(firstUnits(given, limit)).toBe(want);
});
