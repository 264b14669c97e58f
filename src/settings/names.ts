/**
 * The settings that name tools, toolsets and hosts, checked against what there is (issue 5, item 6).
 *
 * Owns: turning names into operation ids, and saying which names fit nothing. Does not own: what a policy allows
 * (src/guard/policy.ts). Pure: the catalog comes from outside.
 */
import type { Catalog } from "../catalog.ts";
import type { ConfigurationProblem } from "../config.ts";
import { type OutboundAllow, parseOutboundAllow } from "../guard/outbound-allow.ts";
import { createPolicy, type Policy, type PolicyProblem, selectTools } from "../guard/policy.ts";
import type { Settings } from "./table.ts";

export type NameSettings = Pick<
  Settings,
  "toolsets" | "enabledTools" | "disabledTools" | "readOnly" | "confirmTools" | "outboundAllow"
>;

export interface ResolvedNames {
  policy: Policy;
  /** Ids of the operations that CONFIRM_TOOLS selects. */
  confirmListed: ReadonlySet<string>;
  outboundAllow: OutboundAllow;
  /** Every item that fits nothing, each with near matches; any of them stops the start. */
  problems: ConfigurationProblem[];
}

/** `surfaceNames` are the gateway's own tools (search, call, …), which policy settings may name too. */
export function resolveNames(
  settings: NameSettings,
  catalog: Pick<Catalog, "entries" | "toolsets">,
  surfaceNames: readonly string[],
): ResolvedNames {
  const operations = catalog.entries.map((entry) => entry.operation);
  const toolsets = catalog.toolsets.map((toolset) => toolset.name);
  const { policy, problems } = createPolicy(settings, { operations, toolsets, surface: surfaceNames });
  const confirmed = confirmTools(settings.confirmTools, operations, surfaceNames);
  const outbound = parseOutboundAllow(settings.outboundAllow);
  return {
    policy,
    confirmListed: confirmed.listed,
    outboundAllow: outbound.allow,
    problems: [...problems, ...confirmed.problems, ...outbound.problems],
  };
}

/** What is wrong with the names in the settings, for a start that reports every problem at once. */
export function checkNames(
  settings: NameSettings,
  catalog: Pick<Catalog, "entries" | "toolsets">,
  surfaceNames: readonly string[],
): ConfigurationProblem[] {
  return resolveNames(settings, catalog, surfaceNames).problems;
}

/** What an own tool runs is asked about by its own name, so a question about the road would say nothing. */
function confirmTools(
  items: readonly string[],
  operations: Parameters<typeof selectTools>[2]["operations"],
  surfaceNames: readonly string[],
) {
  const problems: PolicyProblem[] = [];
  const own = new Set(surfaceNames.map((name) => name.toLowerCase()));
  const named = items.filter((item) => own.has(item.toLowerCase()));
  for (const item of named) {
    problems.push({
      variable: "CONFIRM_TOOLS",
      problem: `has \`${item}\`, which is a tool of the gateway itself and no operation of Gitea`,
      remedy: "Name the operations to ask about; each is asked about by whatever road it is called.",
    });
  }
  const others = items.filter((item) => !named.includes(item));
  const listed = selectTools("CONFIRM_TOOLS", others, { operations, surface: [] }, problems);
  return { listed, problems };
}
