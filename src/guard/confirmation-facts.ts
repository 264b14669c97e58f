/**
 * What Gitea says of the object just before a question: bound into the confirmation by value, told to the person only
 * as numbers and words of ours.
 */
import type { ConfirmationFact, ConfirmationRule, Json, JsonObject, Operation } from "../../generated/contract.ts";
import { exactValue } from "../condition.ts";
import { type ErrorKind, GatewayError } from "../errors.ts";

/**
 * Runs one read as the identity of the call and gives its decoded answer.
 * @throws GatewayError as the read would fail for the caller.
 */
export type ReadFact = (operationId: string, args: JsonObject) => Promise<Json>;

export interface ReadFacts {
  /** Null where the read was not possible. */
  answers: { fact: ConfirmationFact; answer: Json }[];
  /** At least one read was not possible. */
  incomplete: boolean;
}

/** The question can be asked without the read; anything else would stop the call itself. */
const BEARABLE: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  "tool_disabled",
  "unsupported_by_server",
  "forbidden",
  "scope_missing",
  "no_such_route",
  "upstream_error",
  "upstream_timeout",
  "answer_too_large",
  "answer_html",
  "answer_invalid",
  "answer_encoding",
  "secret_blocked",
]);

/**
 * Reads all facts of an operation, side by side.
 * @throws GatewayError of a read whose failure shows that the call cannot succeed: not_found, moved, unauthorized …
 */
export async function readFacts(
  operation: Pick<Operation, "confirmationFacts">,
  args: JsonObject,
  read: ReadFact,
): Promise<ReadFacts> {
  const answers = await Promise.all(
    (operation.confirmationFacts ?? []).map(async (fact) => ({ fact, answer: await readOne(fact, args, read) })),
  );
  return { answers, incomplete: answers.some((entry) => entry.answer === null) };
}

async function readOne(fact: ConfirmationFact, args: JsonObject, read: ReadFact): Promise<Json> {
  const needs: JsonObject = {};
  for (const [name, path] of Object.entries(fact.arguments)) {
    const value = exactValue(args, path);
    if (value === undefined) return null;
    needs[name] = value;
  }
  try {
    return await read(fact.read, needs);
  } catch (error) {
    if (error instanceof GatewayError && BEARABLE.has(error.kind)) return null;
    throw error;
  }
}

/** The values that say which object it was, for the digest; null for a read that was not possible. */
export function identityOf(facts: ReadFacts): Json {
  return facts.answers.map(({ fact, answer }) => ({
    read: fact.read,
    values: answer === null ? null : fact.identity.map((pointer) => valueAt(answer, pointer) ?? null),
  }));
}

/** Whether the object already is as a rule would make it; false where nothing could be read. */
export function isAlreadySo(facts: ReadFacts, state: NonNullable<ConfirmationRule["unlessNow"]>): boolean {
  const entry = facts.answers.find(({ fact }) => fact.read === state.read);
  const value = entry === undefined ? undefined : valueAt(entry.answer, state.pointer);
  return value !== undefined && state.oneOf.includes(value);
}

/** `label: value` for every fact that is a whole number, a list (its length), or has a word of ours. */
export function shownFacts(facts: ReadFacts): string[] {
  return facts.answers.flatMap(({ fact, answer }) =>
    fact.shown.flatMap(({ pointer, label, words }) => {
      const word = wordFor(valueAt(answer, pointer), words);
      return word === null ? [] : [`${label}: ${word}`];
    }),
  );
}

function wordFor(value: Json | undefined, words: Record<string, string> | undefined): string | null {
  if (words !== undefined) {
    if (typeof value !== "boolean" && typeof value !== "string") return null;
    return Object.hasOwn(words, String(value)) ? (words[String(value)] ?? null) : null;
  }
  if (Array.isArray(value)) return String(value.length);
  return Number.isSafeInteger(value) ? String(value) : null;
}

function valueAt(answer: Json, pointer: string): Json | undefined {
  let value: Json | undefined = answer;
  for (const name of pointer.split("/").slice(1)) {
    if (value === null || typeof value !== "object" || Array.isArray(value) || !Object.hasOwn(value, name)) {
      return undefined;
    }
    value = value[name];
  }
  return value;
}
