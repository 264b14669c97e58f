/** JSON from Gitea: every digit kept, bounded depth, never a deep recursion. */
import type { Json } from "../../generated/contract.ts";

export const MAXIMUM_DEPTH = 100;

/**
 * Parses JSON. Integers beyond 2^53 and numbers that would become infinite come as strings of their digits.
 * The text must not be nested deeper than MAXIMUM_DEPTH (`nestingExceeds`). Throws SyntaxError.
 */
export function parseJson(text: string): Json {
  return mayLoseDigits(text) ? (JSON.parse(text, keepDigits as Reviver) as Json) : (JSON.parse(text) as Json);
}

/** Whether brackets outside of strings stand deeper than `limit`; right for broken JSON too, as far as it goes. */
export function nestingExceeds(text: string, limit: number): boolean {
  let depth = 0;
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === QUOTE) {
      position = endOfString(text, position);
      if (position < 0) return false;
    } else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      depth -= 1;
    }
  }
  return false;
}

type Reviver = Parameters<typeof JSON.parse>[1];

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** May be true for digits inside a string too: then the slower way gives the same. */
function mayLoseDigits(text: string): boolean {
  return /(?:^|[:,[\s])-?(?:\d{16}|[\d.]{1,20}[eE]\+?\d{3})/.test(text);
}

/** `source` is the number as it was written (ES2025 JSON.parse source text access). */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== "number" || source === undefined) return value;
  if (!Number.isFinite(value)) return source;
  return Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value;
}

/** Position of the quote that ends the string starting at `start`; -1 when none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return -1;
}
