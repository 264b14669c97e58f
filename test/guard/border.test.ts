import fc from "fast-check";
import { expect, test } from "vitest";
import { bordersOf, endingBeginning, visitLiteral } from "../../src/guard/border.ts";

const letters = fc.constantFrom("a", "b");
const literals = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
const texts = fc.string({ unit: letters, maxLength: 60 });

test("property: finds every occurrence, overlapping ones too", () => {
  fc.assert(
    fc.property(literals, texts, (literal, text) => {
      const want: number[] = [];
      for (let at = text.indexOf(literal); at !== -1; at = text.indexOf(literal, at + 1)) want.push(at);
      const found: number[] = [];
      visitLiteral(text, literal, bordersOf(literal), (start) => {
        found.push(start);
        return undefined;
      });
      expect(found).toEqual(want);
    }),
  );
});

test("property: goes on where the visit says", () => {
  fc.assert(
    fc.property(literals, texts, fc.integer({ min: 1, max: 9 }), (literal, text, step) => {
      const want: number[] = [];
      for (let at = text.indexOf(literal); at !== -1; at = text.indexOf(literal, at + step)) want.push(at);
      const found: number[] = [];
      visitLiteral(text, literal, bordersOf(literal), (start) => {
        found.push(start);
        return start + step;
      });
      expect(found).toEqual(want);
    }),
  );
});

test("property: how much of the beginning a text ends with", () => {
  fc.assert(
    fc.property(literals, texts, (literal, text) => {
      let want = literal.length - 1;
      while (!text.endsWith(literal.slice(0, want))) want -= 1;
      expect(endingBeginning(text, literal)).toBe(want);
    }),
  );
});
