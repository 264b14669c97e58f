/**
 * The words around a confirmation. No string of the call, of Gitea, or of any other person stands in them: effects and
 * labels are ours, the rest is counts and kinds (seed 000, "Not quoting it back").
 */
import type { Json, JsonObject, Operation } from "../../generated/contract.ts";
import { argumentValues } from "../condition.ts";
import { type ReadFacts, shownFacts } from "./confirmation-facts.ts";
import type { NeededConfirmation } from "./confirmation-rules.ts";

type NamedOperation = Pick<Operation, "tool" | "method" | "path">;

/** What the call does and to what, in sentences. */
export function describeEffects(needed: NeededConfirmation, facts: ReadFacts, args: JsonObject): string {
  const counted = countedLists(needed, args);
  const known = shownFacts(facts);
  return [
    effectSentence(needed.effects),
    ...(counted.length > 0 ? [`In the call: ${counted.join("; ")}.`] : []),
    ...(known.length > 0 ? [`Read from Gitea just now: ${known.join("; ")}.`] : []),
    ...(facts.incomplete ? ["Not everything that it touches could be read beforehand."] : []),
  ].join(" ");
}

function effectSentence(effects: readonly string[]): string {
  if (effects.length === 1) return `This call ${effects[0]}.`;
  return `This call ${effects.map((effect, index) => `(${index + 1}) ${effect}`).join(", ")}.`;
}

/** The message of the dialog. */
export function questionText(operation: NamedOperation, effects: string, changed: boolean): string {
  return [
    ...(changed ? ["The call, or what it would touch, has changed since the last question."] : []),
    effects,
    `Tool: ${operation.tool} (${operation.method} ${operation.path}).`,
    "Names and texts of the call are left out here, because others may have written them: look at its arguments in your client. Run it?",
  ].join("\n");
}

function countedLists(needed: NeededConfirmation, args: JsonObject): string[] {
  const told = new Set<string>();
  for (const { argument, noun, by } of needed.rules.flatMap((rule) => rule.counts ?? [])) {
    const items = argumentValues(args, argument).flatMap((value) => (Array.isArray(value) ? value : []));
    told.add(`${noun}: ${items.length}${by === undefined ? "" : kinds(items, by)}`);
  }
  return [...told];
}

function kinds(items: readonly Json[], by: { field: string; values: readonly string[] }): string {
  const counts = by.values.map((value) => ({
    value,
    count: items.filter((item) => argumentValues(item, by.field).includes(value)).length,
  }));
  const shown = counts.filter(({ count }) => count > 0).map(({ value, count }) => `${value}: ${count}`);
  return shown.length === 0 ? "" : ` (${shown.join(", ")})`;
}
