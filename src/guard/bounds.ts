/**
 * Bounds of an answer: no list longer than `maxItems`, no serialized text longer than `maxChars`; JSON stays whole.
 *
 * Long strings are trimmed first, then lists lose items from the end, then, as a last resort, objects lose members.
 * Room is shared like water in connected vessels: what is small stays whole, what is large is cut to one level.
 */
import type { Json } from "../../generated/contract.ts";
import type { Cut } from "../envelope.ts";
import { frameOf, hasLongList, measure, type Part, serializedLength } from "./extent.ts";
import { firstUnits } from "./hygiene.ts";

export interface Bounds {
  /** MAX_TOOL_RESPONSE_ITEMS: the most items of any list, at least 1. */
  maxItems: number;
  /** MAX_TOOL_RESPONSE_CHARS: the most UTF-16 units of data, cuts and `overhead` together, serialized; from 2,000. */
  maxChars: number;
  /** Units that the envelope needs for everything else. */
  overhead: number;
}

export interface Bounded {
  data: Json;
  /** In order of place. `kept` and `total` count UTF-16 units of a string, items of a list, members of an object. */
  cuts: Cut[];
}

type Rest = (pointer: string) => Json;

/** `,"truncated":[]` in the envelope. */
const CUTS_FRAME = 15;

function floorOf(part: Part, hard: boolean): number {
  return hard ? part.hardFloor : part.floor;
}

/** Gives each part between its floor and its size so that all fit the room; the floors must fit. */
function shareOut(parts: readonly Part[], room: number, hard: boolean): number[] {
  const shares = parts.map((part) => floorOf(part, hard));
  let spare = shares.reduce((left, floor) => left - floor, room);
  const wanting = parts
    .map((part, index) => ({ index, wants: part.size - (shares[index] ?? 0) }))
    .filter((part) => part.wants > 0)
    .sort((left, right) => left.wants - right.wants);
  wanting.forEach(({ index, wants }, done) => {
    const extra = Math.min(wants, Math.floor(spare / (wanting.length - done)));
    shares[index] = (shares[index] ?? 0) + extra;
    spare -= extra;
  });
  return shares;
}

/** How many of the parts, from the first, fit the room at their floors. */
function fitting(parts: readonly Part[], room: number, inList: boolean, hard: boolean): number {
  let left = room;
  for (let count = 0; count < parts.length; count += 1) {
    const part = parts[count] as Part;
    left -= floorOf(part, hard) + frameOf(part, inList);
    if (left < 0) {
      return count;
    }
  }
  return parts.length;
}

/** The longest beginning of the text that takes at most `room` units as JSON, quotes included. */
function cutSerialized(text: string, room: number, base64: boolean): string {
  let low = 0;
  let high = Math.min(text.length, Math.max(0, room - 2));
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (serializedLength(firstUnits(text, middle)) <= room) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return firstUnits(text, base64 ? low - (low % 4) : low);
}

function trimParts(parts: readonly Part[], room: number, inList: boolean, hard: boolean, trim: Trim): Json[] {
  const frames = parts.reduce((sum, part) => sum + frameOf(part, inList), 0);
  const shares = shareOut(parts, room - frames, hard);
  return parts.map((part, index) => trim(part, shares[index] ?? 0, hard));
}

type Trim = (part: Part, room: number, hard: boolean) => Json;

function createTrim(cuts: Cut[], rest: Rest): Trim {
  function cut(part: Part, unit: Cut["unit"], kept: number): void {
    cuts.push({ pointer: part.pointer, unit, kept, total: part.total, rest: rest(part.pointer) });
  }

  function trimText(part: Part, text: string, room: number): Json {
    const kept = cutSerialized(text, room - part.cutCost, part.base64);
    cut(part, "characters", kept.length);
    return kept;
  }

  function trimList(part: Part, room: number, hard: boolean): Json {
    const inner = room - 2;
    if (part.parts.length === part.total && fitting(part.parts, inner, true, hard) === part.total) {
      return trimParts(part.parts, inner, true, hard, trim);
    }
    const left = inner - part.cutCost;
    const count = fitting(part.parts, left, true, hard);
    const first = part.parts[0];
    const only = part.total === 1;
    // One item with members missing says more than an empty list.
    if (count === 0 && !hard && first !== undefined && first.hardFloor + 1 <= (only ? inner : left)) {
      if (!only) {
        cut(part, "items", 1);
      }
      return trimParts([first], only ? inner : left, true, true, trim);
    }
    cut(part, "items", count);
    return trimParts(part.parts.slice(0, count), left, true, hard, trim);
  }

  function trimObject(part: Part, room: number, hard: boolean): Json {
    let left = room - 2;
    let { parts } = part;
    if (fitting(parts, left, false, hard) < parts.length) {
      left -= part.cutCost;
      parts = parts.slice(0, fitting(parts, left, false, hard));
      cut(part, "items", parts.length);
    }
    const values = trimParts(parts, left, false, hard, trim);
    return Object.fromEntries(parts.map((member, index) => [member.key, values[index] ?? null]));
  }

  /** The part within `room` units, the entries for its cuts included; the room must not be below its floor. */
  function trim(part: Part, room: number, hard: boolean): Json {
    const { value } = part;
    if (part.size <= room && !part.mustCut) {
      return value;
    }
    if (typeof value === "string") {
      return trimText(part, value, room);
    }
    return Array.isArray(value) ? trimList(part, room, hard) : trimObject(part, room, hard);
  }

  return trim;
}

/**
 * The value within the bounds and what was cut from it. `rest` gives the call that fetches what was cut at a pointer
 * (src/guard/pointer.ts). A value that fits comes back as the same reference. Where the text of a base64 content stands
 * beside it, the base64 goes first.
 */
export function boundData(data: Json, bounds: Bounds, rest: Rest): Bounded {
  const maxItems = Math.max(1, bounds.maxItems);
  const room = bounds.maxChars - bounds.overhead;
  const size = JSON.stringify(data).length;
  if (size <= room && !hasLongList(data, maxItems)) {
    return { data, cuts: [] };
  }
  const cuts: Cut[] = [];
  const trim = createTrim(cuts, rest);
  const left = room - CUTS_FRAME;
  const whole = measure(data, { maxItems, dropTwins: false, rest });
  if (whole.size <= left) {
    return { data: trim(whole, left, false), cuts };
  }
  const root = whole.hasTwin ? measure(data, { maxItems, dropTwins: true, rest }) : whole;
  if (root.hardFloor > left) {
    return { data: null, cuts: [{ pointer: "", unit: "characters", kept: 0, total: size, rest: rest("") }] };
  }
  return { data: trim(root, left, root.floor > left), cuts };
}
