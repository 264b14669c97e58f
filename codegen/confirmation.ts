/** What is asked before one operation runs, and what is read for the question (spec/confirmation.yaml). */
import { isArgument } from "./arguments.ts";
import type { Condition, ConfirmationFact, ConfirmationRule } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { Ground } from "./load.ts";
import type { Source } from "./swagger.ts";

const FILE = "confirmation.yaml";

/** @throws SpecFault for a rule that names an argument which the operation does not have, or a fact it does not read. */
export function transformConfirmation(
  source: Pick<Source, "id" | "path">,
  paths: ReadonlySet<string>,
  ground: Pick<Ground, "confirmation">,
  checked: (file: string, when: Condition[] | undefined) => Condition[],
): { confirmation: ConfirmationRule[]; confirmationFacts?: ConfirmationFact[] } {
  const confirmation = ground.confirmation.rules.flatMap((rule): ConfirmationRule[] => {
    const effect = rule.operations[source.id];
    if (effect === undefined) return [];
    checked(
      FILE,
      (rule.counts ?? []).map((count) => ({ argument: count.argument })),
    );
    return [
      {
        class: rule.class,
        when: checked(FILE, rule.when),
        effect,
        ...(rule.unlessNow ? { unlessNow: rule.unlessNow } : {}),
        ...(rule.counts ? { counts: rule.counts } : {}),
      },
    ];
  });
  if (confirmation.length === 0) return { confirmation };
  const facts = ground.confirmation.facts
    .filter((fact) => fact.operations?.includes(source.id) || isBelow(source.path, fact.below))
    .map(({ read, arguments: args, identity, shown }) => ({ read, arguments: args, identity, shown }));
  for (const fact of facts) {
    const missing = Object.values(fact.arguments).find((path) => !isArgument(path, paths));
    if (missing !== undefined) {
      throw new SpecFault(`spec/${FILE}`, source.id, `the read ${fact.read} needs ${missing}, which is no argument`);
    }
  }
  for (const { unlessNow } of confirmation) {
    if (unlessNow !== undefined && !facts.some((fact) => fact.read === unlessNow.read)) {
      throw new SpecFault(`spec/${FILE}`, source.id, `unlessNow needs ${unlessNow.read}, which no fact reads`);
    }
  }
  return facts.length === 0 ? { confirmation } : { confirmation, confirmationFacts: facts };
}

function isBelow(path: string, route: string | undefined): boolean {
  return route !== undefined && (path === route || path.startsWith(`${route}/`));
}

/** Every operation that can write either has a rule or a reason for having none. @throws SpecFault */
export function checkConfirmation(
  sources: readonly Pick<Source, "id" | "method" | "path">[],
  ground: Pick<Ground, "confirmation">,
  check: (file: string, item: string, named: Iterable<string>) => void,
): void {
  const { rules, facts, unasked } = ground.confirmation;
  for (const rule of rules) check(FILE, rule.class, Object.keys(rule.operations));
  for (const { read, operations, below } of facts) {
    check(FILE, "facts", [read, ...(operations ?? [])]);
    if (below !== undefined && !sources.some(({ path }) => isBelow(path, below))) {
      throw new SpecFault(`spec/${FILE}`, `facts: ${below}`, "no operation has this route");
    }
  }
  check(FILE, "unasked", Object.keys(unasked));
  for (const { id, method } of sources) {
    const ruled = rules.some((rule) => rule.operations[id] !== undefined);
    if (ruled && unasked[id] !== undefined) throw new SpecFault(`spec/${FILE}`, id, "has a rule and stands in unasked");
    if (method !== "GET" && !ruled && unasked[id] === undefined) {
      throw new SpecFault(`spec/${FILE}`, id, "can write and has neither a rule nor a reason in unasked");
    }
  }
}
