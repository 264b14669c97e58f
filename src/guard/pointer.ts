/**
 * JSON pointers (RFC 6901) that the gateway writes into notes and cuts.
 *
 * A key is upstream text and may read like an instruction, so only plain names stand in a pointer. Any other key stands
 * as `#` and its place in the object, counted from 0: `/files/#2`. A key that itself looks like that is not plain.
 */
import type { Json } from "../../generated/contract.ts";

const plainName = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/;

/** The pointer to a member of what `pointer` points to. */
export function memberPointer(pointer: string, key: string, place: number): string {
  return `${pointer}/${plainName.test(key) ? key : `#${place}`}`;
}

/** The pointer to an item of the list that `pointer` points to. */
export function itemPointer(pointer: string, index: number): string {
  return `${pointer}/${index}`;
}

function step(value: Json, segment: string): Json | undefined {
  if (Array.isArray(value)) {
    return /^(?:0|[1-9]\d*)$/.test(segment) ? value[Number(segment)] : undefined;
  }
  if (value === null || typeof value !== "object") {
    return undefined;
  }
  if (/^#\d+$/.test(segment)) {
    return Object.values(value)[Number(segment.slice(1))];
  }
  const key = segment.replaceAll("~1", "/").replaceAll("~0", "~");
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What the pointer points to; undefined when nothing. Standard escapes (`~0`, `~1`) are understood as well. */
export function readPointer(data: Json, pointer: string): Json | undefined {
  if (pointer === "") {
    return data;
  }
  if (!pointer.startsWith("/")) {
    return undefined;
  }
  let value: Json | undefined = data;
  for (const segment of pointer.slice(1).split("/")) {
    value = value === undefined ? undefined : step(value, segment);
  }
  return value;
}
