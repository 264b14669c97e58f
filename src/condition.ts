/**
 * Conditions of the data in spec/ (confirmation rules, outbound addresses, notes, hints) against a call's arguments.
 *
 * Names are compared the way Go reads JSON, without case: a raw body `{"Private": false}` is `private` to Gitea, so it
 * is `body.private` here. Where two spellings of one name stand side by side, each counts.
 */
import { isDeepStrictEqual } from "node:util";
import type { Condition, Json } from "../generated/contract.ts";

/** Go's case folding, a little wider: `ſ` is `s`, the Kelvin sign is `k`. */
function fold(name: string): string {
  return name.toUpperCase().toLowerCase();
}

/**
 * Every value that a dotted path names. A path through a list means each of its items; a list at the end is one value.
 * Nothing is found for a value that is left out; null is a value.
 */
export function argumentValues(args: Json, path: string): Json[] {
  let found: Json[] = [args];
  for (const name of path.split(".")) {
    const wanted = fold(name);
    found = found
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .flatMap((value) =>
        value === null || typeof value !== "object" || Array.isArray(value)
          ? []
          : Object.entries(value).flatMap(([key, item]) => (key === name || fold(key) === wanted ? [item] : [])),
      );
  }
  return found;
}

/** Whether any value of the argument satisfies all parts; what is absent satisfies `present: false` and `notEquals`. */
export function holds(condition: Condition, args: Json): boolean {
  const values = argumentValues(args, condition.argument);
  if (values.length === 0) {
    return condition.present !== true && condition.equals === undefined && condition.oneOf === undefined;
  }
  return values.some(
    (value) =>
      condition.present !== false &&
      (condition.equals === undefined || isDeepStrictEqual(value, condition.equals)) &&
      (condition.notEquals === undefined || !isDeepStrictEqual(value, condition.notEquals)) &&
      (condition.oneOf === undefined || condition.oneOf.some((option) => isDeepStrictEqual(value, option))),
  );
}

/** No conditions: always. */
export function allHold(conditions: readonly Condition[], args: Json): boolean {
  return conditions.every((condition) => holds(condition, args));
}
