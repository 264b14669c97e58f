/**
 * Conditions of the data in spec/ (confirmation rules, outbound addresses, notes, hints) against a call's arguments.
 *
 * A tool's arguments have the names of its schema. A raw body may spell them otherwise, and which spellings count
 * differs between versions of Gitea: `{"Private": true}` is `private` to one and nothing to another. So a condition
 * holds where it holds in any of these readings.
 */
import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Condition, Json } from "../generated/contract.ts";

/** As loosely as any JSON reader of Go: without case (`ſ` is `s`, the Kelvin sign is `k`), and without `_` and `-`. */
function fold(name: string): string {
  return name.toUpperCase().toLowerCase().replaceAll(/[-_]/g, "");
}

function valuesAt(args: Json, path: string, isNamed: (key: string, name: string) => boolean): Json[] {
  let found: Json[] = [args];
  for (const name of path.split(".")) {
    found = found
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .flatMap((value) =>
        value === null || typeof value !== "object" || Array.isArray(value)
          ? []
          : Object.entries(value).flatMap(([key, item]) => (isNamed(key, name) ? [item] : [])),
      );
  }
  return found;
}

/**
 * Every value that a dotted path names in any spelling; where two spellings stand side by side, each counts. A path
 * through a list means each of its items; a list at the end is one value. Nothing is found for a value that is left
 * out; null is a value.
 */
export function argumentValues(args: Json, path: string): Json[] {
  return valuesAt(args, path, (key, name) => key === name || fold(key) === fold(name));
}

/** The first value under exactly this path: what leads to the object of a call, which nothing beside it may change. */
export function exactValue(args: Json, path: string): Json | undefined {
  return valuesAt(args, path, (key, name) => key === name)[0];
}

/** Whether any value of the argument satisfies all parts; what is absent satisfies `present: false` and `notEquals`. */
export function holds(condition: Condition, args: Json): boolean {
  const exact = valuesAt(args, condition.argument, (key, name) => key === name);
  return holdsFor(condition, exact) || holdsFor(condition, argumentValues(args, condition.argument));
}

function holdsFor(condition: Condition, values: readonly Json[]): boolean {
  if (values.length === 0) {
    const { present, equals, oneOf, below } = condition;
    return present !== true && equals === undefined && oneOf === undefined && below === undefined;
  }
  // A query may give a name several times, and Gitea takes the first.
  return values
    .flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]))
    .some(
      (value) =>
        condition.present !== false &&
        (condition.equals === undefined || isDeepStrictEqual(value, condition.equals)) &&
        (condition.notEquals === undefined || !isDeepStrictEqual(value, condition.notEquals)) &&
        (condition.oneOf === undefined || condition.oneOf.some((option) => isDeepStrictEqual(value, option))) &&
        (condition.below === undefined || isBelow(value, condition.below)),
    );
}

function isBelow(value: Json, folders: readonly string[]): boolean {
  if (typeof value !== "string") return false;
  const path = cleanPath(value);
  return folders.some((folder) => path.startsWith(`${cleanPath(folder)}/`));
}

/** As Gitea cleans a path before it writes there; `\` and letters in another case count as a careless server has them. */
function cleanPath(path: string): string {
  return posix
    .normalize(`/${path.replaceAll("\\", "/")}`)
    .replace(/\/$/, "")
    .toLowerCase();
}

/** No conditions: always. */
export function allHold(conditions: readonly Condition[], args: Json): boolean {
  return conditions.every((condition) => holds(condition, args));
}
