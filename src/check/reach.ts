/** What each operation is in this deployment: listed, within reach, disabled, or not in this Gitea. */
import type { Catalog, CatalogEntry } from "../catalog.ts";
import { type GiteaVersion, supports } from "../gitea/version.ts";
import type { Policy } from "../guard/policy.ts";
import { routeKey } from "./description.ts";

export interface Counts {
  listed: number;
  /** Those that are listed included. */
  within_reach: number;
  disabled: number;
  /** Too new for the server's version, and not disabled. */
  not_there: number;
}

export interface Reach {
  toolsets: ({ name: string } & Counts)[];
  all: Counts;
  /** What calls can reach. */
  entries: CatalogEntry[];
}

/** Operations that the server lacks; nobody who disabled them needs to hear of those. */
export interface MissingOperations {
  /** Null when nothing is known about the server. */
  source: "description" | "version" | null;
  operations: { tool: string; operation: string; since: string }[];
  /** Tools that the gateway offers although the description lacks them. */
  offered: string[];
  /** Tools that the gateway hides for the version although the description has them. */
  hidden: string[];
}

export function countReach(catalog: Catalog, policy: Policy, version: GiteaVersion | null): Reach {
  const none = (): Counts => ({ listed: 0, within_reach: 0, disabled: 0, not_there: 0 });
  const all = none();
  const toolsets = new Map(catalog.toolsets.map(({ name }) => [name, none()]));
  const entries: CatalogEntry[] = [];
  for (const entry of catalog.entries) {
    const { operation } = entry;
    const state = stateOf(entry, policy, version);
    if (state === "within_reach") entries.push(entry);
    for (const counts of [all, toolsets.get(operation.toolset) ?? none()]) {
      counts[state] += 1;
      if (state === "within_reach" && policy.lists(operation, null)) counts.listed += 1;
    }
  }
  return { toolsets: [...toolsets].map(([name, counts]) => ({ name, ...counts })), all, entries };
}

function stateOf({ operation }: CatalogEntry, policy: Policy, version: GiteaVersion | null) {
  if (policy.refusal(operation, null) !== null) return "disabled";
  return supports(operation.eras.since, version) ? "within_reach" : "not_there";
}

/** By the server's own description where it serves one, else by its version. */
export function missingOperations(
  { entries }: Pick<Catalog, "entries">,
  policy: Policy,
  version: GiteaVersion | null,
  routes: ReadonlySet<string> | null,
): MissingOperations {
  const enabled = entries
    .map(({ operation }) => operation)
    .filter((operation) => policy.refusal(operation, null) === null);
  const isKnown = (since: string) => supports(since, version);
  const isThere = (method: string, path: string) => routes?.has(routeKey(method, path)) ?? true;
  const missing = enabled.filter(({ method, path, eras }) =>
    routes === null ? !isKnown(eras.since) : !isThere(method, path),
  );
  return {
    source: routes !== null ? "description" : version !== null ? "version" : null,
    operations: missing.map(({ tool, id, eras }) => ({ tool, operation: id, since: eras.since })),
    offered: missing.filter(({ eras }) => isKnown(eras.since)).map(({ tool }) => tool),
    hidden: enabled
      .filter(({ method, path, eras }) => routes !== null && isThere(method, path) && !isKnown(eras.since))
      .map(({ tool }) => tool),
  };
}
