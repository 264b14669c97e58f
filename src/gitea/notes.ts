/** Notes and hints that spec/ holds as data, chosen for one call (issue 4 item 3). */
import type { ErrorHint, Json, JsonObject, NoteRule } from "../../generated/contract.ts";
import { allHold, argumentValues } from "../condition.ts";

/**
 * Notes for a success: rules whose status and conditions fit, and, where a rule asks for it, whose requested values are
 * not all in the answer. Texts are ours; no value of the call or the answer is put into them.
 */
export function notesOf(rules: readonly NoteRule[], args: JsonObject, status: number, data: Json): string[] {
  return rules
    .filter((rule) => rule.statuses.length === 0 || rule.statuses.includes(status))
    .filter((rule) => allHold(rule.when, args))
    .filter((rule) => rule.missing === undefined || isMissing(rule.missing, args, data))
    .map((rule) => rule.text);
}

/** Hints for a failure: rules for this status, whose conditions hold and that fit the emptiness of Gitea's message. */
export function hintsOf(rules: readonly ErrorHint[], args: JsonObject, status: number, message: string): string[] {
  return rules
    .filter((rule) => rule.status === status && (!rule.emptyMessage || message === ""))
    .filter((rule) => allHold(rule.when, args))
    .map((rule) => rule.text);
}

/** Values of `data` at a JSON pointer in which `*` stands for every item of a list. */
export function valuesAt(data: Json, pointer: string): Json[] {
  let found: Json[] = [data];
  for (const escaped of pointer.split("/").slice(1)) {
    const name = escaped.replaceAll("~1", "/").replaceAll("~0", "~");
    found = found.flatMap((value) => {
      if (Array.isArray(value)) return name === "*" ? value : [];
      const child = value !== null && typeof value === "object" && Object.hasOwn(value, name) ? value[name] : undefined;
      return child === undefined ? [] : [child];
    });
  }
  return found;
}

function isMissing(missing: NonNullable<NoteRule["missing"]>, args: JsonObject, data: Json): boolean {
  const answered = new Set(missing.answer.flatMap((pointer) => valuesAt(data, pointer)).map(comparable));
  const requested = argumentValues(args, missing.argument)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => (missing.split && typeof value === "string" ? value.split(missing.split) : [value]))
    .map(comparable)
    .filter((value) => value !== "");
  return requested.some((value) => !answered.has(value));
}

/** Gitea compares label and topic names without case; numbers may come as digits. */
function comparable(value: Json): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).trim().toLowerCase();
}
