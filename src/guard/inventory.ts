/**
 * All texts of a JSON value in one list, so that the whole value is looked at in one go: one search over one long text
 * costs a fraction of a search for each of thousands of short ones.
 */
import type { Json } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";
import { isSecretKey } from "./assignments.ts";

/** The decoder hands out at most 100 levels; this keeps every walk off the end of the stack whoever calls. */
const MAXIMUM_DEPTH = 1_000;

export interface Inventory {
  /** String values in the order of `sanitize`'s walk, then every distinct key. */
  texts: string[];
  /** How many of `texts` are values. */
  values: number;
  /** For each list and object, in the order of the walk: how many values come up to its end. */
  valueEnds: number[];
  /** For each list and object, in the order of the walk: which one comes after it and all it holds. */
  branchEnds: number[];
  /** Keys that name a credential. */
  secretKeys: Set<string>;
}

/** Throws `answer_invalid` for a value that nests deeper than 1,000 levels. */
export function takeInventory(data: Json): Inventory {
  const texts: string[] = [];
  const keys = new Set<string>();
  const valueEnds: number[] = [];
  const branchEnds: number[] = [];

  function visit(value: Json[] | { [key: string]: Json }, depth: number): void {
    if (depth > MAXIMUM_DEPTH) {
      throw new GatewayError("answer_invalid", `The answer nests deeper than ${MAXIMUM_DEPTH} levels.`);
    }
    const branch = valueEnds.length;
    valueEnds.push(0);
    branchEnds.push(0);
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) {
        const item = value[index];
        if (typeof item === "string") {
          texts.push(item);
        } else if (item !== null && typeof item === "object") {
          visit(item, depth + 1);
        }
      }
    } else {
      for (const key in value) {
        const item = value[key];
        keys.add(key);
        if (typeof item === "string") {
          texts.push(item);
        } else if (item !== null && typeof item === "object") {
          visit(item, depth + 1);
        }
      }
    }
    valueEnds[branch] = texts.length;
    branchEnds[branch] = valueEnds.length;
  }

  if (typeof data === "string") {
    texts.push(data);
  } else if (data !== null && typeof data === "object") {
    visit(data, 0);
  }
  const values = texts.length;
  const secretKeys = new Set<string>();
  for (const key of keys) {
    texts.push(key);
    if (isSecretKey(key)) {
      secretKeys.add(key);
    }
  }
  return { texts, values, valueEnds, branchEnds, secretKeys };
}

/** Which of the texts any of the searches points at. A search calls back with an index and goes on where it is told. */
export function findSuspects(
  texts: readonly string[],
  searches: readonly ((text: string, visit: (index: number) => number) => void)[],
): Set<number> {
  const suspects = new Set<number>();
  const joined = texts.join("\t");
  let ends: Float64Array | null = null;

  function textAt(index: number): number {
    if (ends === null) {
      ends = new Float64Array(texts.length);
      let end = -1;
      for (let place = 0; place < texts.length; place += 1) {
        end += (texts[place]?.length ?? 0) + 1;
        ends[place] = end;
      }
    }
    let low = 0;
    let high = texts.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < index) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  function mark(index: number): number {
    const place = textAt(index);
    suspects.add(place);
    return (ends?.[place] ?? index) + 1;
  }

  for (const search of searches) {
    search(joined, mark);
  }
  return suspects;
}
