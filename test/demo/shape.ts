/** The shape of a JSON value (keys and types, recursively), and where two values differ in it. */
import type { Json } from "../../generated/contract.ts";

export function typeOf(value: Json | undefined): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Paths at which `got` has another type, other keys or another number of items than `want`. */
export function shapeDifferences(want: Json | undefined, got: Json | undefined, path = ""): string[] {
  if (typeOf(want) !== typeOf(got)) return [`${path || "/"}: ${typeOf(want)} in the recording, ${typeOf(got)} here`];
  if (Array.isArray(want) && Array.isArray(got)) {
    if (want.length !== got.length)
      return [`${path || "/"}: ${want.length} items in the recording, ${got.length} here`];
    return want.flatMap((each, position) => shapeDifferences(each, got[position], `${path}/${position}`));
  }
  if (typeof want === "object" && want !== null && typeof got === "object" && got !== null) {
    const [left, right] = [want as Record<string, Json>, got as Record<string, Json>];
    const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return names.flatMap((name) => shapeDifferences(left[name], right[name], `${path}/${name}`));
  }
  return [];
}
