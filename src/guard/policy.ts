/**
 * What may be called: TOOLSETS, ENABLED_TOOLS, DISABLED_TOOLS, READ_ONLY (issue 5, item 6; DESIGN section 2, step 2).
 *
 * TOOLSETS decides what is listed. `default`, `all` and `none` leave every other operation within reach of
 * gitea_search_tools and gitea_call_tool; naming domain toolsets alone (`TOOLSETS=issues,wiki`) also takes everything
 * else out of reach. Disabled wins over all.
 */
import type { Operation } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";
import { nearNames } from "../near.ts";

export interface PolicySettings {
  toolsets: readonly string[];
  enabledTools: readonly string[];
  disabledTools: readonly string[];
  readOnly: boolean;
}

/** One item of a setting that fits nothing; stops the start. */
export interface PolicyProblem {
  variable: string;
  problem: string;
  remedy: string;
}

export interface Policy {
  /** Whether tools/list shows it, given what the client narrowed itself to. */
  lists(operation: Operation, narrowed: readonly string[] | null): boolean;
  /** null when it may be called; otherwise the refusal. */
  refusal(operation: Operation, narrowed: readonly string[] | null): GatewayError | null;
  /** Whether a tool of the gateway's own (search, call, …) is switched off by DISABLED_TOOLS. */
  disablesSurface(name: string): boolean;
}

const GENERAL = ["default", "all", "none"];

/**
 * A test of names against an item of a setting: `*` stands for any characters, case does not count. Linear in the name,
 * however many stars there are.
 */
export function nameMatcher(item: string): (name: string) => boolean {
  const [first = "", ...others] = item.toLowerCase().split("*");
  const last = others.pop();
  return (name) => {
    const text = name.toLowerCase();
    if (last === undefined) return text === first;
    if (!text.startsWith(first)) return false;
    let position = first.length;
    for (const piece of others) {
      const at = text.indexOf(piece, position);
      if (at < 0) return false;
      position = at + piece.length;
    }
    return text.length - last.length >= position && text.endsWith(last);
  };
}

/** What the settings choose, checked against what there is. */
export interface PolicyInput {
  operations: readonly Operation[];
  /** Toolset names. */
  toolsets: readonly string[];
  /** Names of the gateway's own tools. */
  surface: readonly string[];
}

/** @returns the policy and every item that fits nothing, each with near matches. */
export function createPolicy(
  settings: PolicySettings,
  input: PolicyInput,
): { policy: Policy; problems: PolicyProblem[] } {
  const problems: PolicyProblem[] = [];
  const disabled = selectTools("DISABLED_TOOLS", settings.disabledTools, input, problems);
  const enabled = selectTools("ENABLED_TOOLS", settings.enabledTools, input, problems);
  for (const name of settings.toolsets) {
    const known = [...GENERAL, ...input.toolsets];
    if (!known.includes(name)) problems.push(unknownItem("TOOLSETS", name, known, "toolset"));
  }
  if (settings.toolsets.includes("none") && settings.toolsets.length > 1) {
    problems.push({
      variable: "TOOLSETS",
      problem: "has `none` beside other items",
      remedy: "Use `none` alone or leave it out.",
    });
  }
  const restricted = isRestricted(settings.toolsets);

  const inReach = (operation: Operation) =>
    !restricted || settings.toolsets.includes(operation.toolset) || enabled.has(operation.id);

  function refusal(operation: Operation, narrowed: readonly string[] | null): GatewayError | null {
    const narrowedOut = narrowed !== null && isRestricted(narrowed) && !narrowed.includes(operation.toolset);
    if (disabled.has(operation.id) || !inReach(operation) || narrowedOut) return refuseDisabled();
    if (settings.readOnly && !operation.readOnly) return refuseReadOnly();
    return null;
  }

  return {
    problems,
    policy: {
      refusal,
      lists(operation, narrowed) {
        if (refusal(operation, narrowed) !== null) return false;
        const chosen = enabled.has(operation.id) || chooses(settings.toolsets, operation);
        return chosen && (narrowed === null || chooses(narrowed, operation));
      },
      disablesSurface: (name) => disabled.has(name),
    },
  };
}

export function refuseReadOnly(): GatewayError {
  return new GatewayError("read_only", "This gateway runs read-only and the call would change something.", {
    hint: "Ask the operator to unset READ_ONLY if writing is wanted.",
  });
}

export function refuseDisabled(): GatewayError {
  return new GatewayError("tool_disabled", "This tool is not available in this deployment.", {
    hint: "Find one that is with gitea_search_tools, or ask the operator (TOOLSETS, ENABLED_TOOLS, DISABLED_TOOLS).",
  });
}

/** Only domain toolsets are named: everything else is out of reach, not only out of the list. */
function isRestricted(toolsets: readonly string[]): boolean {
  return !toolsets.some((name) => GENERAL.includes(name));
}

function chooses(toolsets: readonly string[], operation: Operation): boolean {
  return (
    toolsets.includes("all") ||
    toolsets.includes(operation.toolset) ||
    (toolsets.includes("default") && operation.default)
  );
}

/**
 * Operation ids (and names of own tools) that the items of a setting select, by tool name, operation id, old name or
 * pattern. An item that selects nothing is added to `problems`.
 */
export function selectTools(
  variable: string,
  items: readonly string[],
  input: Pick<PolicyInput, "operations" | "surface">,
  problems: PolicyProblem[],
): ReadonlySet<string> {
  const selected = new Set<string>();
  for (const item of items) {
    const fits = nameMatcher(item);
    const operations = input.operations.filter(({ tool, id, aliases }) => [tool, id, ...aliases].some(fits));
    const own = input.surface.filter(fits);
    for (const { id } of operations) selected.add(id);
    for (const name of own) selected.add(name);
    if (operations.length + own.length > 0) continue;
    const names = [...input.operations.flatMap(({ tool, id }) => [tool, id]), ...input.surface];
    problems.push(unknownItem(variable, item, names, "tool"));
  }
  return selected;
}

function unknownItem(variable: string, item: string, known: readonly string[], what: string): PolicyProblem {
  const near = nearNames(item, known);
  const shown = /^[\w*.-]{1,80}$/.test(item) ? `\`${item}\`` : "an item";
  return {
    variable,
    problem: `has ${shown}, which ${item.includes("*") ? "matches no" : "is no"} ${what}`,
    remedy: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `See docs/tools.md for every ${what}.`,
  };
}
