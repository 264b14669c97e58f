/**
 * Finding text in a stored text: a literal, or a regular expression of RE2, whose time grows with the length of the text
 * and no faster, whatever the expression. Lines are searched one by one, long lines in windows, and other calls get
 * their turn in between.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { RE2JS, RE2JSException } from "re2js";
import { GatewayError } from "../errors.ts";
import { beforePair, lineAt, lineStart, pieceAt, type StoredText, sliceText } from "./stored-text.ts";

export interface Pattern {
  /** The first match that begins at `from` or later, in UTF-16 units. */
  find(text: string, from: number): { start: number; end: number } | null;
}

/** No longer than the overlap of two windows, so that a literal is found wherever it stands. */
const LONGEST_PATTERN = 500;
/** RE2's instructions; with the length of a window they bound the time of one step. */
const LARGEST_PROGRAM = 1_000;

/**
 * `/…/` and `/…/i` are regular expressions, anything else is taken literally.
 * @throws GatewayError `invalid_arguments`; nothing of the pattern is repeated in the message
 */
export function compilePattern(match: string): Pattern {
  if (match === "" || match.length > LONGEST_PATTERN) {
    throw refuse(`match has to have between 1 and ${LONGEST_PATTERN} characters.`);
  }
  const [, source, flag] = /^\/(.+)\/(i?)$/s.exec(match) ?? [];
  if (source === undefined) {
    return {
      find(text, from) {
        const start = text.indexOf(match, from);
        return start === -1 ? null : { start, end: start + match.length };
      },
    };
  }
  const expression = compile(source, flag === "i");
  return {
    find(text, from) {
      const matcher = expression.matcher(text);
      return matcher.find(from) ? { start: matcher.start(), end: matcher.end() } : null;
    },
  };
}

function compile(source: string, ignoreCase: boolean): RE2JS {
  let expression: RE2JS;
  try {
    expression = RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw refuse(
      "match is no regular expression of RE2.",
      "Lookaheads and backreferences do not exist there. To find the text as it is, leave out the slashes around it.",
    );
  }
  if (expression.programSize() > LARGEST_PROGRAM) {
    throw refuse("match is too large a regular expression.", "Use smaller repetitions, or search for a literal text.");
  }
  return expression;
}

function refuse(message: string, hint?: string): GatewayError {
  return new GatewayError("invalid_arguments", message, {
    ...(hint === undefined ? {} : { hint }),
    fields: { argument: "match" },
  });
}

/** Shares the process with other calls, and ends work that takes too long. */
export interface Pace {
  /** Whether it is time to rest. */
  due(): boolean;
  /** Lets others go first; false when the whole time is used up. */
  rest(): Promise<boolean>;
}

const STRETCH_MS = 20;
const WHOLE_MS = 2_000;

/** @param now milliseconds that only grow */
export function createPace(now: () => number): Pace {
  let begun = now();
  let worked = 0;
  return {
    due: () => now() - begun > STRETCH_MS,
    async rest() {
      worked += now() - begun;
      await nextTurn();
      begun = now();
      return worked < WHOLE_MS;
    },
  };
}

interface Window {
  /** Where it begins in the whole text. */
  start: number;
  text: string;
  /** Matches that begin beyond belong to the next window. */
  own: number;
  line: number;
}

const WINDOW_UNITS = 4_096;
const OVERLAP_UNITS = 512;

/** The lines between `start` and `end`; a long line in windows that overlap. */
function* windows(text: StoredText, start: number, end: number): Generator<Window> {
  let line = lineAt(text, start);
  let rest = "";
  let at = start;

  function* ofLine(isWhole: boolean): Generator<Window> {
    while (rest.length > WINDOW_UNITS + OVERLAP_UNITS) {
      const own = beforePair(rest, WINDOW_UNITS);
      yield { start: at, text: rest.slice(0, beforePair(rest, WINDOW_UNITS + OVERLAP_UNITS)), own, line };
      rest = rest.slice(own);
      at += own;
    }
    if (isWhole) yield { start: at, text: rest, own: rest.length, line };
  }

  for (let number = pieceAt(text, start); number < text.pieces.length; number += 1) {
    const piece = text.pieces[number];
    if (piece === undefined || piece.start >= end) break;
    const decoded = piece.text().slice(Math.max(0, start - piece.start), end - piece.start);
    let from = 0;
    for (let lineEnd = decoded.indexOf("\n"); lineEnd !== -1; lineEnd = decoded.indexOf("\n", from)) {
      rest += decoded.slice(from, lineEnd);
      yield* ofLine(true);
      at += rest.length + 1;
      rest = "";
      line += 1;
      from = lineEnd + 1;
    }
    rest += decoded.slice(from);
    yield* ofLine(false);
  }
  if (rest !== "") yield* ofLine(true);
}

/** One place where the pattern was found. */
export interface Hit {
  /** From 1. */
  line: number;
  /** Where the match begins in the whole text. */
  offset: number;
  /** The line, or of a long one the part around the match. */
  text: string;
  before?: string[];
  after?: string[];
}

export interface SearchPlan {
  pattern: Pattern;
  /** In UTF-16 units of the text. */
  start: number;
  end: number;
  /** Hits at most. */
  limit: number;
  /** Lines before and after each hit. */
  context: number;
  /** UTF-16 units of all hits as JSON, but never less than one hit. */
  room: number;
  pace: Pace;
}

const SHOWN_UNITS = 400;
const SHOWN_BEFORE = 100;

/** The hits from `start` on, and where to go on; null when the end was reached. */
export async function searchText(text: StoredText, plan: SearchPlan): Promise<{ hits: Hit[]; next: number | null }> {
  const hits: Hit[] = [];
  let room = plan.room;
  for (const window of windows(text, plan.start, plan.end)) {
    if (plan.pace.due() && !(await plan.pace.rest())) return { hits, next: window.start };
    for (let from = 0; from <= window.own; ) {
      const found = plan.pattern.find(window.text, from);
      if (found === null || (found.start >= window.own && window.own > 0)) break;
      if (hits.length === plan.limit) return { hits, next: window.start + from };
      const excerpt = excerptOf(window.text, found.start);
      const hit: Hit = { line: window.line, offset: window.start + found.start, text: excerpt.text };
      const whole = plan.context === 0 ? hit : { ...hit, ...contextOf(text, window.line, plan.context) };
      const chosen = hits.length === 0 && JSON.stringify(whole).length > room ? hit : whole;
      room -= JSON.stringify(chosen).length + 1;
      if (room < 0 && hits.length > 0) return { hits, next: window.start + from };
      hits.push(chosen);
      from = Math.max(excerpt.end, found.end, from + 1);
    }
  }
  return { hits, next: null };
}

function excerptOf(line: string, at: number): { text: string; end: number } {
  if (line.length <= SHOWN_UNITS) return { text: line, end: line.length + 1 };
  const start = beforePair(line, Math.max(0, at - SHOWN_BEFORE));
  const end = beforePair(line, Math.min(line.length, start + SHOWN_UNITS));
  return { text: line.slice(start, end), end };
}

function contextOf(text: StoredText, line: number, context: number): Pick<Hit, "before" | "after"> {
  return {
    before: linesBetween(text, Math.max(1, line - context), line - 1),
    after: linesBetween(text, line + 1, Math.min(text.lines, line + context)),
  };
}

/** The beginning of each line from `first` to `last`. */
function linesBetween(text: StoredText, first: number, last: number): string[] {
  const lines: string[] = [];
  for (let line = first; line <= last; line += 1) {
    const start = lineStart(text, line);
    lines.push(sliceText(text, start, Math.min(start + SHOWN_UNITS, lineStart(text, line + 1))).replace(/\n$/, ""));
  }
  return lines;
}
