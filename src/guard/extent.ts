/** How much room each part of a value takes as JSON, and how little it can do with: the numbers behind bounds.ts. */
import type { Json } from "../../generated/contract.ts";
import { itemPointer, memberPointer } from "./pointer.ts";

export interface Part {
  value: Json;
  /** Name in the object above; "" for items of lists and the root. */
  key: string;
  pointer: string;
  /** UTF-16 units as JSON with nothing cut but what must be, the entries for those cuts included. */
  size: number;
  /** The least units with its cuts when objects keep all their members. */
  floor: number;
  /** The least units with its cuts when objects may lose members. */
  hardFloor: number;
  /** Units of the entry in `truncated` that a cut here needs; 0 where nothing is ever cut here. */
  cutCost: number;
  /** Units of the string, items of the list, members of the object. */
  total: number;
  /** The members, or the items within the bound. */
  parts: Part[];
  /** Whether it is, or holds, something that must be cut whatever the room. */
  mustCut: boolean;
  /** Whether it is, or holds, base64 whose decoded text stands beside it. */
  hasTwin: boolean;
  /** Base64 is cut between groups of four, so that what is left decodes. */
  base64: boolean;
}

export interface MeasureOptions {
  /** The most items of a list. */
  maxItems: number;
  /** Whether base64 goes wherever its decoded text stands beside it. */
  dropTwins: boolean;
  /** The call that fetches what was cut at a pointer. */
  rest: (pointer: string) => Json;
}

/** A string is not cut below this many units of JSON, and nothing smaller is cut at all: less says nothing. */
const LEAST_SIZE = 200;

/** A list is not cut below this many units while lists above it can lose items: an issue keeps its few labels. */
const LEAST_LIST = 1_500;

/** A text of this length fits LEAST_SIZE even when every character is escaped. */
const SHORT_TEXT = 33;

const escaped = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** Units of the text as a JSON string. */
export function serializedLength(text: string): number {
  return escaped.test(text) ? JSON.stringify(text).length : text.length + 2;
}

/** Units around a part in the branch above it: a comma, and in an object its name and a colon. */
export function frameOf(part: Part, inList: boolean): number {
  return inList ? 1 : serializedLength(part.key) + 2;
}

function isShort(value: Json): boolean {
  return typeof value === "string" ? value.length <= SHORT_TEXT : value === null || typeof value !== "object";
}

function textPart(part: Part, text: string, cutCost: number, twin: boolean): void {
  part.total = text.length;
  part.cutCost = cutCost;
  part.hardFloor = Math.min(part.size, cutCost + 2);
  part.floor = Math.min(part.size, cutCost + (twin ? 2 : LEAST_SIZE));
  if (twin && part.floor < part.size) {
    part.size = part.floor;
    part.mustCut = true;
  }
}

/** Measures the value and all its parts. */
export function measure(data: Json, options: MeasureOptions): Part {
  function cutCost(pointer: string, total: number): number {
    const entry = { pointer, unit: "characters", kept: total, total, rest: options.rest(pointer) };
    return JSON.stringify(entry).length + 1;
  }

  function leaf(value: Json, key: string, pointer: string): Part {
    const size = typeof value === "string" ? serializedLength(value) : String(value).length;
    return {
      value,
      key,
      pointer,
      size,
      floor: size,
      hardFloor: size,
      cutCost: 0,
      total: 0,
      parts: [],
      mustCut: false,
      hasTwin: false,
      base64: false,
    };
  }

  function text(value: string, key: string, pointer: string, base64: boolean, twin: boolean): Part {
    const part = leaf(value, key, pointer);
    part.base64 = base64;
    part.hasTwin = twin;
    if (part.size > LEAST_SIZE) {
      textPart(part, value, cutCost(pointer, value.length), twin && options.dropTwins);
    }
    return part;
  }

  function branch(part: Part, inList: boolean, beyond: boolean): Part {
    let size = 2;
    let floor = 2;
    let hardFloor = 2;
    part.mustCut = beyond;
    for (const member of part.parts) {
      const frame = frameOf(member, inList);
      size += member.size + frame;
      floor += member.floor + frame;
      hardFloor += member.hardFloor + frame;
      part.mustCut ||= member.mustCut;
      part.hasTwin ||= member.hasTwin;
    }
    part.cutCost = size > LEAST_SIZE || part.mustCut ? cutCost(part.pointer, part.total) : 0;
    part.size = size + (beyond ? part.cutCost : 0);
    const emptied = part.cutCost === 0 ? part.size : 2 + part.cutCost;
    part.floor = inList ? Math.min(part.size, emptied + LEAST_LIST) : floor;
    part.hardFloor = Math.min(inList ? part.size : hardFloor, emptied);
    return part;
  }

  function list(value: Json[], key: string, pointer: string): Part {
    const part = leaf(null, key, pointer);
    part.value = value;
    part.total = value.length;
    const within = Math.min(value.length, options.maxItems);
    for (let index = 0; index < within; index += 1) {
      const item = value[index] ?? null;
      part.parts.push(any(item, "", isShort(item) ? "" : itemPointer(pointer, index)));
    }
    return branch(part, true, within < value.length);
  }

  function object(value: { [key: string]: Json }, key: string, pointer: string): Part {
    const part = leaf(null, key, pointer);
    part.value = value;
    const names = Object.keys(value);
    part.total = names.length;
    const encoded = value.encoding === "base64";
    const twin = encoded && typeof value.text === "string";
    names.forEach((name, place) => {
      const member = value[name] ?? null;
      // Pointers cost more than all the rest, and what is never cut needs none.
      const at = isShort(member) ? "" : memberPointer(pointer, name, place);
      const base64 = name === "content_base64" || (encoded && name === "content");
      part.parts.push(
        base64 && typeof member === "string" ? text(member, name, at, true, twin) : any(member, name, at),
      );
    });
    return branch(part, false, false);
  }

  function any(value: Json, key: string, pointer: string): Part {
    if (typeof value === "string") {
      return text(value, key, pointer, false, false);
    }
    if (value === null || typeof value !== "object") {
      return leaf(value, key, pointer);
    }
    return Array.isArray(value) ? list(value, key, pointer) : object(value, key, pointer);
  }

  return any(data, "", "");
}

/** Whether any list of the value has more items than that. */
export function hasLongList(value: Json, maxItems: number): boolean {
  if (value === null || typeof value !== "object") {
    return false;
  }
  if (Array.isArray(value)) {
    return value.length > maxItems || value.some((item) => hasLongList(item, maxItems));
  }
  for (const key in value) {
    if (hasLongList(value[key] ?? null, maxItems)) {
      return true;
    }
  }
  return false;
}
