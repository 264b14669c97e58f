/** Each operation's toolset and its place in the whole list by importance (spec/toolsets.yaml). */
import { SpecFault } from "./fault.ts";
import type { Toolsets } from "./load.ts";
import type { Source } from "./swagger.ts";

const MOST_DEFAULT_OPERATIONS = 80;

export interface Place {
  toolset: string;
  /** From 1: the default operations first, in their order, then toolset by toolset. */
  order: number;
  default: boolean;
}

/** @throws SpecFault unless every operation stands in exactly one toolset. */
export function transformToolsets(sources: Source[], data: Toolsets): Map<string, Place> {
  const ids = new Set(sources.map((source) => source.id));
  const toolsetOf = new Map<string, string>();
  for (const { name, operations } of data.toolsets) {
    if (!/^[a-z][a-z_]*$/.test(name) || ["all", "default", "none"].includes(name)) {
      throw new SpecFault("spec/toolsets.yaml", name, "is no toolset name");
    }
    for (const id of operations) {
      if (!ids.has(id)) throw new SpecFault("spec/toolsets.yaml", `${name}: ${id}`, "no operation has this id");
      const other = toolsetOf.get(id);
      if (other !== undefined)
        throw new SpecFault("spec/toolsets.yaml", `${name}: ${id}`, `stands in ${other} already`);
      toolsetOf.set(id, name);
    }
  }
  for (const id of ids) {
    if (!toolsetOf.has(id)) throw new SpecFault("spec/toolsets.yaml", id, "stands in no toolset");
  }
  if (data.default.length > MOST_DEFAULT_OPERATIONS) {
    throw new SpecFault(
      "spec/toolsets.yaml",
      "default",
      `has ${data.default.length} operations, at most ${MOST_DEFAULT_OPERATIONS}`,
    );
  }
  const places = new Map<string, Place>();
  const place = (id: string, isDefault: boolean) => {
    const toolset = toolsetOf.get(id);
    if (toolset === undefined) throw new SpecFault("spec/toolsets.yaml", `default: ${id}`, "no operation has this id");
    if (!places.has(id)) places.set(id, { toolset, order: places.size + 1, default: isDefault });
  };
  for (const id of data.default) place(id, true);
  for (const { operations } of data.toolsets) for (const id of operations) place(id, false);
  return places;
}
