import fc from "fast-check";
import { expect, test } from "vitest";
import { lineAt, lineStart, PIECE_BYTES, sliceText, storeText } from "../../src/surface/stored-text.ts";

/** Texts around and beyond the size of a piece, with characters of one to four bytes and line ends anywhere. */
const anyText = fc
  .array(
    fc.tuple(fc.constantFrom("a", "ä", "€", "😀", "\n", "line\n", "x".repeat(1_000)), fc.integer({ min: 1, max: 90 })),
    { maxLength: 12 },
  )
  .map((parts) => parts.map(([text, count]) => text.repeat(count)).join(""));

function chunksOf(text: string, size: number): Buffer[] {
  const characters = [...text];
  const chunks: Buffer[] = [];
  for (let at = 0; at < characters.length; at += size)
    chunks.push(Buffer.from(characters.slice(at, at + size).join("")));
  return chunks;
}

/** The place itself, or the one before it where it splits a surrogate pair. */
function wholeCharacter(text: string, place: number): number {
  return text.slice(0, place).isWellFormed() ? place : place - 1;
}

test("any slice is what the string has there, but for halves of surrogate pairs", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 40_000 }), fc.nat(), fc.nat(), (text, size, first, second) => {
      const stored = storeText(chunksOf(text, size));
      expect(stored.units).toBe(text.length);
      const [start, end] = [first % (text.length + 1), second % (text.length + 1)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const slice = sliceText(stored, start, end);
      expect(slice.isWellFormed()).toBe(true);
      expect(slice).toBe(text.slice(wholeCharacter(text, start), wholeCharacter(text, end)));
    }),
    { numRuns: 60 },
  );
});

test("slices that follow one another give the whole", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 70_000 }), (text, step) => {
      const stored = storeText(chunksOf(text, 5_000));
      let whole = "";
      while (whole.length < stored.units) {
        const next = sliceText(stored, whole.length, whole.length + step);
        expect(next.length).toBeGreaterThan(0);
        whole += next;
      }
      expect(whole).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test("lines begin where a line feed ends the one before", () => {
  fc.assert(
    fc.property(anyText, fc.nat(), (text, seed) => {
      const stored = storeText(chunksOf(text, 7_001));
      const lines = text === "" ? [] : text.replace(/\n$/, "").split("\n");
      expect(stored.lines).toBe(lines.length);
      const line = 1 + (seed % (lines.length + 2));
      const start = lines.slice(0, line - 1).reduce((sum, entry) => sum + entry.length + 1, 0);
      expect(lineStart(stored, line)).toBe(Math.min(start, text.length));
      if (line <= lines.length) expect(lineAt(stored, start)).toBe(line);
    }),
    { numRuns: 60 },
  );
});

test("a line longer than a piece is cut between characters", () => {
  const text = `${"😀".repeat(PIECE_BYTES)}\nend`;
  const stored = storeText([Buffer.from(text)]);
  expect(stored.pieces.length).toBe(5);
  expect(stored.pieces.map((piece) => piece.text()).join("")).toBe(text);
  expect(lineStart(stored, 2)).toBe(text.indexOf("end"));
});

test("a text of nothing has no line", () => {
  expect(storeText([])).toEqual({ units: 0, lines: 0, bytes: 0, pieces: [] });
  expect(sliceText(storeText([]), 0, 10)).toBe("");
  expect(lineStart(storeText([]), 3)).toBe(0);
  expect(lineAt(storeText([]), 0)).toBe(1);
});
