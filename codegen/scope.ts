/** Token scope by route: categories from the table in quirks, level from the method (facts section 4). */
import type { TokenScope } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { Quirks } from "./load.ts";
import { isUnder } from "./path.ts";
import type { Source } from "./swagger.ts";

type ScopeRule = Quirks["scopes"][number];

function covers(rule: ScopeRule, source: Source): boolean {
  return isUnder(source.path, rule.route) && (rule.method === undefined || rule.method === source.method);
}

/** @throws SpecFault for a rule whose route no operation has. */
export function checkScopeRules(sources: readonly Source[], rules: ScopeRule[]): void {
  for (const rule of rules) {
    if (sources.some((source) => covers(rule, source))) continue;
    throw new SpecFault(
      "spec/quirks.yaml",
      `scopes: ${[rule.method, rule.route].join(" ").trim()}`,
      "covers no operation",
    );
  }
}

/** @throws SpecFault for a route that no rule covers. */
export function transformScope(source: Source, rules: ScopeRule[]): TokenScope {
  const rule = rules.find((entry) => covers(entry, source));
  if (rule === undefined)
    throw new SpecFault("spec/quirks.yaml", "scopes", `no rule covers ${source.method} ${source.path}`);
  return { categories: rule.categories, level: source.method === "GET" ? "read" : "write" };
}
