/**
 * Every operation with its tool, found by tool name, operation id, or method and path.
 *
 * Owns: reading generated/. Knows nothing of settings; what may be called is src/guard/policy.ts.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Operation, Tool } from "../generated/contract.ts";
import { createRouter, type Router } from "./gitea/route.ts";

export interface CatalogEntry {
  operation: Operation;
  tool: Tool;
}

export interface ToolsetInfo {
  name: string;
  /** One line: what it is good for. */
  about: string;
  /** How many operations it holds. */
  operations: number;
}

export interface Catalog {
  /** In order of importance. */
  entries: readonly CatalogEntry[];
  /** By tool name, operation id or an old name; undefined for anything else. */
  find(name: string): CatalogEntry | undefined;
  /** Every name that `find` knows. */
  names(): string[];
  toolsets: readonly ToolsetInfo[];
  synonyms: readonly { term: string; words: string[] }[];
  /** Method and escaped path to operation, the way Gitea routes. */
  router: Router;
}

const GENERATED = new URL("../generated/", import.meta.url);

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, GENERATED), "utf8")) as T;
}

/** Reads generated/; about 1.2 MB of JSON, once at the start. */
export function loadCatalog(): Catalog {
  const { operations } = read<{ operations: Operation[] }>("operations.json");
  const tools = new Map<string, Tool>();
  for (const file of readdirSync(new URL("tools/", GENERATED))) {
    for (const tool of read<{ tools: Tool[] }>(`tools/${file}`).tools) tools.set(tool.operationId, tool);
  }
  const entries = operations
    .flatMap((operation) => {
      const tool = tools.get(operation.id);
      return tool === undefined ? [] : [{ operation, tool }];
    })
    .sort((left, right) => left.operation.order - right.operation.order);
  const byName = new Map<string, CatalogEntry>();
  for (const entry of entries) {
    for (const name of [entry.operation.tool, ...entry.operation.aliases]) byName.set(name, entry);
  }
  return {
    entries,
    find: (name) => byName.get(name),
    names: () => [...byName.keys()],
    toolsets: read<{ toolsets: ToolsetInfo[] }>("toolsets.json").toolsets,
    synonyms: read<{ synonyms: { term: string; words: string[] }[] }>("synonyms.json").synonyms,
    router: createRouter(operations),
  };
}
