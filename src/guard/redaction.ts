/**
 * Exact redaction: known secret values never leave, whatever SECRET_DETECTION_MODE says (seed 004).
 *
 * A value is found as it is, percent-encoded, as JSON escapes, as HTML references, in base64 of UTF-8 or UTF-16 at any
 * offset, and in base64 that is itself escaped or runs over several lines. Overlapping finds are replaced as one.
 */

import { type Base64Form, base64Forms, base64Span } from "./base64-form.ts";
import { endingBeginning } from "./border.ts";
import { type EscapeKinds, escapeKinds, type Reading, visitReadings } from "./escapes.ts";
import { cleanText } from "./hygiene.ts";
import { createNeedleFinder, type NeedleFinder } from "./needles.ts";

export const REDACTED = "[REDACTED]";

/** A piece of a secret this long at the edge of a cut text is worth removing. */
const PARTIAL_LENGTH = 8;
/** The same in base64 characters: 8 bytes. */
const PARTIAL_BASE64_LENGTH = 11;
/** The longest escape of one character, twice encoded: `%2525XX` and `\\\\u0061` are shorter. */
const LONGEST_ESCAPE = 12;

export interface Redactor {
  /** The text with every known secret replaced by `[REDACTED]`; the same string when there is none. */
  redactText(text: string): string;
  /** Like `redactText`, for a text whose end was cut off: the beginning of a secret at the very end goes too. */
  redactCutText(text: string): string;
  /** Calls `visit` wherever the text may hold a secret; the visit answers where to go on. For one look over much text. */
  visitSuspects(text: string, visit: (index: number) => number): void;
}

interface Span {
  start: number;
  end: number;
}

interface Needle {
  text: string;
  form: Base64Form | null;
}

function needlesOf(secrets: readonly string[]): Needle[] {
  const needles = new Map<string, Needle>();
  for (const secret of secrets) {
    needles.set(secret, { text: secret, form: null });
  }
  for (const secret of secrets) {
    for (const form of base64Forms(secret)) {
      const key = `${form.core} ${JSON.stringify([form.before, form.after, form.whole])}`;
      needles.set(key, { text: form.core, form });
    }
  }
  return [...needles.values()];
}

/** Replaces the spans, joined where they overlap. */
function replaceSpans(text: string, spans: Span[]): string {
  spans.sort((left, right) => left.start - right.start);
  let output = "";
  let position = 0;
  let index = 0;
  while (index < spans.length) {
    const start = spans[index]?.start ?? 0;
    let end = spans[index]?.end ?? 0;
    for (index += 1; index < spans.length && (spans[index]?.start ?? 0) < end; index += 1) {
      end = Math.max(end, spans[index]?.end ?? 0);
    }
    output += text.slice(position, start) + REDACTED;
    position = end;
  }
  return output + text.slice(position);
}

function collectSpans(reading: Reading, needles: readonly Needle[], finder: NeedleFinder, spans: Span[]): void {
  let starts: Uint32Array | null | undefined;
  finder.visit(reading.text, (index, number) => {
    const needle = needles[number];
    if (needle === undefined) {
      return undefined;
    }
    const span =
      needle.form === null
        ? { start: index, end: index + needle.text.length }
        : base64Span(reading.text, index, needle.form);
    if (span !== null) {
      starts ??= reading.starts();
      spans.push(starts === null ? span : { start: starts[span.start] ?? 0, end: starts[span.end] ?? 0 });
    }
    return undefined;
  });
}

/** Where the beginning of a needle stands at the end of the reading; -1 when nowhere. */
function partialStart(text: string, needles: readonly Needle[]): number {
  const lengths = needles.map((needle) => {
    const length = endingBeginning(text, needle.text);
    return length < (needle.form === null ? PARTIAL_LENGTH : PARTIAL_BASE64_LENGTH) ? 0 : length;
  });
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? -1 : text.length - longest;
}

function redactEnd(text: string, needles: readonly Needle[], kinds: EscapeKinds): string {
  const longest = needles.reduce((most, needle) => Math.max(most, needle.text.length), 0);
  const from = Math.max(0, text.length - longest * LONGEST_ESCAPE - LONGEST_ESCAPE);
  // An escape that the cut went through stands for a character that is not there.
  const tail = text.slice(from).replace(/(?:%[0-9a-f]?|\\{1,8}(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|&#?\w{0,6})$/i, "");
  let start = -1;
  for (const candidate of new Set([tail, text.slice(from)])) {
    visitReadings(candidate, kinds, (reading) => {
      const partial = partialStart(reading.text, needles);
      if (partial !== -1) {
        const at = from + (reading.starts()?.[partial] ?? partial);
        start = start === -1 ? at : Math.min(start, at);
      }
    });
  }
  return start === -1 ? text : text.slice(0, start) + REDACTED;
}

/**
 * A redactor for these values. Empty ones are ignored; there is no least length, the caller decides what is a secret.
 * Values shorter than four bytes are found in base64 only as the whole of it.
 */
export function createRedactor(secrets: Iterable<string>): Redactor {
  const values = new Set<string>();
  for (const secret of secrets) {
    values.add(secret);
    values.add(cleanText(secret).text);
  }
  values.delete("");
  if (values.size === 0) {
    return { redactText: (text) => text, redactCutText: (text) => text, visitSuspects: () => undefined };
  }
  const list = [...values];
  const needles = needlesOf(list);
  const finder = createNeedleFinder(needles.map((needle) => needle.text));
  const kinds = escapeKinds(list);

  function redactText(text: string): string {
    const spans: Span[] = [];
    visitReadings(text, kinds, (reading) => collectSpans(reading, needles, finder, spans));
    return spans.length === 0 ? text : replaceSpans(text, spans);
  }

  return {
    redactText,
    redactCutText: (text) => redactEnd(redactText(text), needles, kinds),
    visitSuspects(text, visit) {
      finder.visit(text, visit);
      const { any } = kinds;
      any.lastIndex = 0;
      for (let match = any.exec(text); match !== null; match = any.exec(text)) {
        any.lastIndex = visit(match.index);
      }
    },
  };
}
