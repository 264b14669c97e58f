/** Token scope by route: categories from the table in quirks, level from the method (facts section 4). */
import type { TokenScope } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { Quirks } from "./load.ts";
import { isUnder } from "./path.ts";
import type { Source } from "./swagger.ts";

/** @throws SpecFault for a route that no rule covers. */
export function transformScope(source: Source, rules: Quirks["scopes"]): TokenScope {
  const rule = rules.find(
    (entry) => isUnder(source.path, entry.route) && (entry.method === undefined || entry.method === source.method),
  );
  if (rule === undefined)
    throw new SpecFault("spec/quirks.yaml", "scopes", `no rule covers ${source.method} ${source.path}`);
  return { categories: rule.categories, level: source.method === "GET" ? "read" : "write" };
}
