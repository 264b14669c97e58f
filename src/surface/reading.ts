/**
 * One step through a stored result: a stretch of a text, a slice of a list, members of an object, or what matches.
 *
 * Every step is bounded, moves on by at least one character, item or match, and names the call that goes on, so that
 * whatever an answer left out can be read to its end.
 */
import type { Json, JsonObject } from "../../generated/contract.ts";
import type { Cut } from "../envelope.ts";
import { GatewayError } from "../errors.ts";
import { itemPointer, memberPointer, readPointer } from "../guard/pointer.ts";
import { boundResult } from "./bounded.ts";
import { fitText } from "./json-room.ts";
import { type Lines, parseLines } from "./line-range.ts";
import { compilePattern, type Pace, type Pattern, searchText } from "./matching.ts";
import type { StoredResult } from "./results.ts";
import { lineAt, lineStart, type StoredText, sliceText, storeText, wholeOffset } from "./stored-text.ts";

/** The arguments of gitea_read_result, checked against its schema. */
export interface ReadQuery {
  resultId: string;
  /** "" for the whole. */
  pointer: string;
  offset: number;
  limit: number | null;
  lines: string | null;
  match: string | null;
  context: number;
}

export interface ReadBounds {
  /** MAX_TOOL_RESPONSE_ITEMS. */
  maxItems: number;
  /** Of the whole answer, serialized. */
  maxChars: number;
  pace: Pace;
}

/** What a step answers; the data and, before it, where it stands. Keys in this order. */
export interface Reading {
  unit: "characters" | "items" | "members" | "matches" | "value";
  /** What was read, from 0, the end not included; of matches, what was searched. */
  from: number;
  to: number;
  total: number;
  /** From 1, the end included; of texts. */
  lines?: { from: number; to: number; total: number };
  /** The call that goes on; null at the end. */
  next: JsonObject | null;
  data: Json;
  truncated?: Cut[];
}

/** Room for the keys around the data; pointers and patterns are counted. */
const FRAME_UNITS = 700;
/** A step is never smaller, whatever the settings. */
const LEAST_UNITS = 200;
const LONGEST_POINTER = 1_000;
const DEFAULT_MATCHES = 20;
const MOST_CONTEXT = 20;

/** @throws GatewayError `invalid_arguments` for a pointer that leads nowhere, a range that is none, a bad pattern */
export async function readStored(result: StoredResult, query: ReadQuery, bounds: ReadBounds): Promise<Reading> {
  checkNumbers(query);
  const pattern = query.match === null ? null : compilePattern(query.match);
  const value = valueAt(result, query.pointer);
  const text = result.kind === "text" ? result.text : typeof value === "string" ? textOf(value) : null;
  if (text !== null) {
    const range = query.lines === null ? null : parseLines(query.lines, text.lines);
    return pattern === null
      ? readText(text, range, query, bounds)
      : await findInText(text, range, pattern, query, bounds);
  }
  if (query.lines !== null) throw invalid("lines", "lines reads texts, and this is none.", "Give a pointer to a text.");
  if (pattern !== null) return await findInValue(value, pattern, query, bounds);
  if (value === null || typeof value !== "object") {
    return { unit: "value", from: 0, to: 1, total: 1, next: null, data: value };
  }
  return readParts(value, query, bounds);
}

function checkNumbers({ offset, limit, context }: ReadQuery): void {
  if (offset < 0) throw invalid("offset", "offset has to be 0 or more.");
  if (limit !== null && limit < 1) throw invalid("limit", "limit has to be 1 or more.");
  if (context < 0 || context > MOST_CONTEXT) {
    throw invalid("context", `context has to be between 0 and ${MOST_CONTEXT}.`);
  }
}

function invalid(argument: string, message: string, hint?: string): GatewayError {
  return new GatewayError("invalid_arguments", message, {
    ...(hint === undefined ? {} : { hint }),
    fields: { argument },
  });
}

function valueAt(result: StoredResult, pointer: string): Json {
  const found = pointer.length > LONGEST_POINTER ? undefined : within(result, pointer);
  if (found !== undefined) return found;
  throw invalid(
    "pointer",
    "pointer leads nowhere in this result.",
    "Take it from `truncated`, or leave it out to see what there is.",
  );
}

function within(result: StoredResult, pointer: string): Json | undefined {
  if (result.kind === "json") return readPointer(result.value, pointer);
  return pointer === "" ? "" : undefined;
}

function textOf(value: string): StoredText {
  return storeText([Buffer.from(value, "utf8")]);
}

/** The call that reads on, or another part; what is not changed stays. */
function callOf(query: ReadQuery, changes: Partial<ReadQuery>): JsonObject {
  return { tool: "gitea_read_result", arguments: argumentsOf(query, changes) };
}

function argumentsOf(query: ReadQuery, changes: Partial<ReadQuery>): JsonObject {
  const { resultId, pointer, offset, limit, lines, match, context } = { ...query, ...changes };
  return {
    result_id: resultId,
    ...(pointer === "" ? {} : { pointer }),
    ...(offset === 0 ? {} : { offset }),
    ...(limit === null ? {} : { limit }),
    ...(lines === null ? {} : { lines }),
    ...(match === null ? {} : { match }),
    ...(context === 0 ? {} : { context }),
  };
}

/** UTF-16 units left for the data. */
function roomFor(query: ReadQuery, { maxChars }: ReadBounds): number {
  const repeated = JSON.stringify([query.resultId, query.pointer, query.pointer, query.match, query.lines]).length;
  return Math.max(LEAST_UNITS, maxChars - FRAME_UNITS - repeated);
}

function stretch(text: StoredText, range: Lines | null): { first: number; end: number } {
  if (range === null) return { first: 0, end: text.units };
  return { first: lineStart(text, range.first), end: lineStart(text, range.last + 1) };
}

function readText(text: StoredText, range: Lines | null, query: ReadQuery, bounds: ReadBounds): Reading {
  const { first, end } = stretch(text, range);
  const from = wholeOffset(text, Math.min(Math.max(first, query.offset), end));
  const room = roomFor(query, bounds);
  const until = wholeOffset(text, Math.min(end, from + Math.min(query.limit ?? room, room)));
  // A pair of surrogates is read whole, however little was asked for.
  const asked = sliceText(text, from, until === from ? Math.min(end, from + 2) : until);
  const fitted = fitText(asked, room);
  const data = fitted.length < asked.length ? toLineEnd(fitted) : fitted;
  const to = from + data.length;
  const lines = { from: lineAt(text, from), to: lineAt(text, Math.max(from, to - 1)), total: text.lines };
  const next = to < end ? callOf(query, { offset: to }) : null;
  return { unit: "characters", from, to, total: text.units, lines, next, data };
}

/** Up to the last line end, where that keeps at least half. */
function toLineEnd(text: string): string {
  const end = text.lastIndexOf("\n") + 1;
  return end * 2 > text.length ? text.slice(0, end) : text;
}

async function findInText(
  text: StoredText,
  range: Lines | null,
  pattern: Pattern,
  query: ReadQuery,
  bounds: ReadBounds,
): Promise<Reading> {
  const { first, end } = stretch(text, range);
  const from = Math.min(Math.max(first, query.offset), end);
  const limit = Math.min(query.limit ?? DEFAULT_MATCHES, bounds.maxItems);
  const room = roomFor(query, bounds);
  const { context } = query;
  const found = await searchText(text, { pattern, start: from, end, limit, context, room, pace: bounds.pace });
  const to = found.next ?? end;
  const next = found.next === null ? null : callOf(query, { offset: found.next });
  return { unit: "matches", from, to, total: text.units, next, data: found.hits as unknown as Json };
}

interface Leaf {
  pointer: string;
  text: string;
}

/** Every text, number and truth value below, in order. */
function* leavesOf(value: Json, pointer: string): Generator<Leaf> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leavesOf(item, itemPointer(pointer, index));
  } else if (value !== null && typeof value === "object") {
    for (const [place, [key, member]] of Object.entries(value).entries()) {
      yield* leavesOf(member, memberPointer(pointer, key, place));
    }
  } else if (value !== null) {
    yield { pointer, text: String(value) };
  }
}

/** The first match in each value below; `offset` counts values. */
async function findInValue(value: Json, pattern: Pattern, query: ReadQuery, bounds: ReadBounds): Promise<Reading> {
  const { pace, maxItems } = bounds;
  const limit = Math.min(query.limit ?? DEFAULT_MATCHES, maxItems);
  const hits: JsonObject[] = [];
  let room = roomFor(query, bounds);
  let place = -1;
  let stopped: number | null = null;
  for (const { pointer, text } of leavesOf(value, query.pointer)) {
    place += 1;
    if (place < query.offset || stopped !== null) continue;
    if (pace.due() && !(await pace.rest())) {
      stopped = place;
      continue;
    }
    const stored = textOf(text);
    const plan = { pattern, start: 0, end: stored.units, limit: 1, context: 0, room, pace };
    const { hits: found, next } = await searchText(stored, plan);
    const [first] = found;
    if (first === undefined) continue;
    const { line, offset, text: shown } = first;
    const hit: JsonObject = { pointer, line, offset, text: shown, ...(next === null ? {} : { more: true }) };
    room -= JSON.stringify(hit).length + 1;
    if (hits.length === limit || (room < 0 && hits.length > 0)) stopped = place;
    else hits.push(hit);
  }
  const total = place + 1;
  const from = Math.min(query.offset, total);
  const next = stopped === null ? null : callOf(query, { offset: stopped });
  return { unit: "matches", from, to: stopped ?? total, total, next, data: hits };
}

/** As many whole items or members as fit; one that does not fit alone is cut, with the call that reads it. */
function readParts(value: Json[] | JsonObject, query: ReadQuery, bounds: ReadBounds): Reading {
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const total = entries.length;
  const from = Math.min(query.offset, total);
  const room = roomFor(query, bounds);
  const limit = isList ? Math.min(query.limit ?? bounds.maxItems, bounds.maxItems) : (query.limit ?? total);
  const count = countFitting(entries.slice(from, from + limit), room);
  const chosen = entries.slice(from, from + count);
  const { data, cuts } = boundResult(
    isList ? chosen.map(([, item]) => item) : Object.fromEntries(chosen),
    { maxItems: bounds.maxItems, maxChars: room, overhead: 0 },
    (pointer) => {
      const below = query.pointer + movedPointer(pointer, from, isList);
      return argumentsOf(query, { pointer: below, offset: 0, limit: null });
    },
  );
  const whole = cuts.find((cut) => cut.pointer === "");
  const kept = whole === undefined ? count : whole.unit === "items" ? whole.kept : 0;
  const truncated = cuts.filter((cut) => cut.pointer !== "");
  if (kept === 0 && count > 0) truncated.push(unshown(entries[from], query, from, isList));
  const to = from + Math.max(kept, Math.min(count, 1));
  const unit = isList ? "items" : "members";
  const next = to < total ? callOf(query, { offset: to }) : null;
  return { unit, from, to, total, next, data, ...(truncated.length > 0 ? { truncated } : {}) };
}

function countFitting(entries: readonly [string, Json][], room: number): number {
  let left = room;
  for (const [count, [key, item]] of entries.entries()) {
    left -= JSON.stringify(item).length + JSON.stringify(key).length + 2;
    if (left < 0) return Math.max(1, count);
  }
  return entries.length;
}

/** A pointer below the slice, as a pointer below what was sliced: places of items and of unnamed members move. */
function movedPointer(pointer: string, from: number, isList: boolean): string {
  const place = isList ? /^\/(\d+)/ : /^\/#(\d+)/;
  return pointer.replace(place, (step, digits: string) => step.replace(digits, String(Number(digits) + from)));
}

/** The cut for a part of which nothing could be shown. */
function unshown(entry: [string, Json] | undefined, query: ReadQuery, place: number, isList: boolean): Cut {
  const [key = "", item = null] = entry ?? [];
  const pointer = isList ? itemPointer(query.pointer, place) : memberPointer(query.pointer, key, place);
  const rest = callOf(query, { pointer, offset: 0, limit: null });
  return { pointer: "", unit: "characters", kept: 0, total: JSON.stringify(item).length, rest };
}
