/** The four MCP annotations, always explicit: unset ones are read pessimistically (facts/mcp.md section 4.8). */
import type { ConfirmationRule, ToolAnnotations } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { Quirks } from "./load.ts";
import type { Source } from "./swagger.ts";

type AnnotationQuirks = Pick<Quirks, "readOnlyPosts" | "destructivePosts" | "additivePuts" | "nonIdempotentPatches">;

export function isReadOnly(source: Source, quirks: Pick<Quirks, "readOnlyPosts">): boolean {
  return source.method === "GET" || quirks.readOnlyPosts.some((entry) => entry.operation === source.id);
}

export function transformAnnotations(source: Source, title: string, quirks: AnnotationQuirks): ToolAnnotations {
  const readOnly = isReadOnly(source, quirks);
  return {
    title,
    readOnlyHint: readOnly,
    destructiveHint: !readOnly && destroys(source, quirks),
    idempotentHint: readOnly || isIdempotent(source, quirks),
    openWorldHint: true,
  };
}

function destroys(source: Source, quirks: AnnotationQuirks): boolean {
  switch (source.method) {
    case "POST":
      return quirks.destructivePosts.includes(source.id);
    case "PUT":
      return !quirks.additivePuts.includes(source.id);
    default:
      return true;
  }
}

function isIdempotent(source: Source, quirks: AnnotationQuirks): boolean {
  if (source.method === "POST") return false;
  return !quirks.nonIdempotentPatches.some((entry) => entry.operation === source.id);
}

/** What is asked about as irreversible cannot be marked safe. @throws SpecFault */
export function checkSafeMark(id: string, annotations: ToolAnnotations, rules: readonly ConfirmationRule[]): void {
  if (annotations.destructiveHint || !rules.some((rule) => rule.class === "irreversible")) return;
  throw new SpecFault("spec/quirks.yaml", `destructivePosts: ${id}`, "is missing: a rule calls it irreversible");
}

/** The tables name operations of the method they speak of. @throws SpecFault */
export function checkAnnotationQuirks(sources: Source[], quirks: AnnotationQuirks): void {
  const tables: [string, string, string[]][] = [
    ["readOnlyPosts", "POST", quirks.readOnlyPosts.map((entry) => entry.operation)],
    ["destructivePosts", "POST", quirks.destructivePosts],
    ["additivePuts", "PUT", quirks.additivePuts],
    ["nonIdempotentPatches", "PATCH", quirks.nonIdempotentPatches.map((entry) => entry.operation)],
  ];
  for (const [table, method, ids] of tables) {
    for (const id of ids) {
      if (!sources.some((source) => source.id === id && source.method === method)) {
        throw new SpecFault("spec/quirks.yaml", `${table}: ${id}`, `no ${method} operation has this id`);
      }
    }
  }
}
