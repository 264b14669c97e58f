/** Lays generated files out: sorted, with a do-not-edit header, one operation a line or one property a line. */
import type { Operation, Tool } from "./contract.ts";
import type { Toolsets } from "./load.ts";

export const HEADER = "Written by codegen from spec/. Do not edit: change spec/ and run `make generate`.";

/** Path below the project's top -> content. */
export type Files = Map<string, string>;

/** `{"header", "<name>": [one record a line]}`: a change of one operation is a change of one line. */
function records(name: string, rows: unknown[]): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  return `{"header":${JSON.stringify(HEADER)},"${name}":[\n${lines}\n]}\n`;
}

export function emitOperations(operations: Operation[]): string {
  return records("operations", operations);
}

/** The reviewable snapshot of the tool list: one file per Gitea tag, one property a line. */
export function emitTools(tools: Tool[], operations: Operation[]): Files {
  const files: Files = new Map();
  const tagOf = new Map(operations.map((operation) => [operation.id, operation.tag]));
  for (const tag of [...new Set(tagOf.values())].sort()) {
    const rows = tools.filter((tool) => tagOf.get(tool.operationId) === tag).sort((a, b) => (a.name < b.name ? -1 : 1));
    files.set(`generated/tools/${tag}.json`, `${JSON.stringify({ header: HEADER, tools: rows }, null, 1)}\n`);
  }
  return files;
}

export function emitToolsets(data: Toolsets): string {
  return records(
    "toolsets",
    data.toolsets.map(({ name, about, operations }) => ({ name, about, operations: operations.length })),
  );
}

export function emitSynonyms(synonyms: { term: string; words: string[] }[]): string {
  return records("synonyms", synonyms);
}

export function emitTypeScript(source: string): string {
  return `// ${HEADER}\n${source}`;
}
