/** Which rules of an operation a call meets (spec/confirmation.yaml), and which of them the operator wants asked. */
import type { ConfirmationClass, ConfirmationRule, JsonObject, Operation } from "../../generated/contract.ts";
import { allHold } from "../condition.ts";

export const CONFIRMATION_CLASSES = [
  "irreversible",
  "disclosure",
  "credentials",
  "outbound",
  "access",
  "merge",
  "ownership",
  "administration",
] as const satisfies ConfirmationClass[];

export type ConfirmationChoice = ConfirmationClass | "all-writes";

type RuledOperation = Pick<Operation, "id" | "readOnly" | "confirmation">;

export interface ConfirmationChoices {
  /** CONFIRM; empty for none. */
  confirm: readonly ConfirmationChoice[];
  /** CONFIRM_TOOLS, resolved to operation ids; these are asked about even when they only read. */
  listed: ReadonlySet<string>;
}

/** What the call does, by class. One effect may stand in several classes. */
export interface NeededConfirmation {
  rules: readonly ConfirmationRule[];
  /** Classes of the rules, each once; empty when only `all-writes` or CONFIRM_TOOLS asks. */
  classes: ConfirmationClass[];
  /** Each completes "This call ...", each once; at least one. */
  effects: string[];
  /** The effect to name when no rule is left, where `all-writes` or CONFIRM_TOOLS asks in any case; else null. */
  inAnyCase: string | null;
}

const WRITES = "changes something in Gitea";
const LISTED = "runs an operation that the operator wants confirmed";

/**
 * For a raw request that writes to a route of no known operation: nobody can say what it does.
 * An operation record with these rules is asked about under every CONFIRM but `none`.
 */
export const UNKNOWN_WRITE_RULES: readonly ConfirmationRule[] = CONFIRMATION_CLASSES.map((name) => ({
  class: name,
  when: [],
  effect: "sends a writing request that no known operation describes",
}));

/** Classes of all rules that the arguments meet, whatever CONFIRM says; for the audit. `args` are the checked ones. */
export function riskClasses(operation: Pick<Operation, "confirmation">, args: JsonObject): ConfirmationClass[] {
  return classesOf(operation.confirmation.filter((rule) => allHold(rule.when, args)));
}

/**
 * The rules to ask about, or null. `args` are the checked arguments, everything that will be sent.
 * What Gitea knows is not looked at here: `unlessNow` of the rules is still open.
 */
export function confirmationNeeded(
  operation: RuledOperation,
  args: JsonObject,
  choices: ConfirmationChoices,
): NeededConfirmation | null {
  const met = operation.confirmation.filter((rule) => allHold(rule.when, args));
  const listed = choices.listed.has(operation.id);
  const all = listed || (choices.confirm.includes("all-writes") && !operation.readOnly);
  const rules = all ? met : met.filter((rule) => choices.confirm.includes(rule.class));
  return needed(rules, all ? (listed ? LISTED : WRITES) : null);
}

/** The same without the rules that `isSo` says are fulfilled already; null when nothing is left to ask about. */
export function withoutWhatIsSo(
  { rules, inAnyCase }: NeededConfirmation,
  isSo: (state: NonNullable<ConfirmationRule["unlessNow"]>) => boolean,
): NeededConfirmation | null {
  return needed(
    rules.filter((rule) => rule.unlessNow === undefined || !isSo(rule.unlessNow)),
    inAnyCase,
  );
}

function needed(rules: readonly ConfirmationRule[], inAnyCase: string | null): NeededConfirmation | null {
  const effects = rules.length > 0 || inAnyCase === null ? rules.map((rule) => rule.effect) : [inAnyCase];
  if (effects.length === 0) return null;
  return { rules, classes: classesOf(rules), effects: [...new Set(effects)], inAnyCase };
}

function classesOf(rules: readonly ConfirmationRule[]): ConfirmationClass[] {
  return [...new Set(rules.map((rule) => rule.class))];
}
