/**
 * Finds many literals in one pass over a text (Wu and Manber, "A fast algorithm for multi-pattern searching", 1994).
 *
 * A table over pairs of characters says how far the window may jump, so a clean text is read only in part. Regular
 * expressions with dozens of alternatives read every character several times; this keeps clean answers cheap.
 */
import { type Borders, bordersOf, visitLiteral } from "./border.ts";

/** One entry for each pair of ASCII characters; others share them. */
const TABLE_SIZE = 128 * 128;

/** A longer needle is searched by itself: compared anew at every place of a text that repeats it, it would never end. */
const LONGEST_COMPARED = 1_024;

export interface NeedleFinder {
  /** Calls `visit` for every occurrence, overlapping ones too; its answer is the index to go on from, or undefined. */
  visit(text: string, visit: (index: number, needle: number) => number | undefined): void;
  /** Whether any needle occurs. */
  test(text: string): boolean;
}

function slot(first: number, second: number): number {
  return ((first & 127) << 7) | (second & 127);
}

/** `needles` are found by their place in the list; empty ones are never found. */
export function createNeedleFinder(needles: readonly string[]): NeedleFinder {
  const single: { needle: number; text: string }[] = [];
  const longer: { needle: number; text: string }[] = [];
  const longest: { needle: number; text: string; borders: Borders }[] = [];
  needles.forEach((text, needle) => {
    if (text.length === 1) {
      single.push({ needle, text });
    } else if (text.length > LONGEST_COMPARED) {
      longest.push({ needle, text, borders: bordersOf(text) });
    } else if (text.length > 1) {
      longer.push({ needle, text });
    }
  });
  const window = longer.reduce((least, { text }) => Math.min(least, text.length), 255);
  const jumps = new Uint8Array(TABLE_SIZE).fill(window - 1);
  const buckets: { needle: number; text: string }[][] = [];
  for (const entry of longer) {
    for (let end = 1; end < window; end += 1) {
      const at = slot(entry.text.charCodeAt(end - 1), entry.text.charCodeAt(end));
      jumps[at] = Math.min(jumps[at] ?? 0, window - 1 - end);
    }
    const last = slot(entry.text.charCodeAt(window - 2), entry.text.charCodeAt(window - 1));
    buckets[last] ??= [];
    buckets[last].push(entry);
  }

  function visitSingle(text: string, visit: (index: number, needle: number) => number | undefined): void {
    for (const entry of single) {
      for (let index = text.indexOf(entry.text); index !== -1; ) {
        index = text.indexOf(entry.text, visit(index, entry.needle) ?? index + 1);
      }
    }
  }

  function visitLonger(text: string, visit: (index: number, needle: number) => number | undefined): void {
    let end = window - 1;
    while (end < text.length) {
      const at = slot(text.charCodeAt(end - 1), text.charCodeAt(end));
      const jump = jumps[at] ?? 0;
      if (jump > 0) {
        end += jump;
        continue;
      }
      const start = end - window + 1;
      let next = end + 1;
      for (const entry of buckets[at] ?? []) {
        if (text.startsWith(entry.text, start)) {
          next = Math.max(next, (visit(start, entry.needle) ?? start + 1) + window - 1);
        }
      }
      end = next;
    }
  }

  return {
    visit(text, visit) {
      if (single.length > 0) {
        visitSingle(text, visit);
      }
      if (longer.length > 0) {
        visitLonger(text, visit);
      }
      for (const { needle, text: literal, borders } of longest) {
        visitLiteral(text, literal, borders, (start) => visit(start, needle));
      }
    },
    test(text) {
      let found = false;
      this.visit(text, () => {
        found = true;
        return text.length;
      });
      return found;
    },
  };
}
