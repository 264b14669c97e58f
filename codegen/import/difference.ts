/** What changed between two descriptions, by operation: parameters, body fields, answers. */
import { bodySchema } from "../input.ts";
import {
  listSources,
  resolveDefinition,
  resolveResponse,
  type SchemaObject,
  type Source,
  type SwaggerDocument,
} from "../swagger.ts";

export interface Difference {
  added: string[];
  removed: string[];
  /** Operation id -> one line a change. */
  changed: Record<string, string[]>;
}

const LARGEST_DEPTH = 3;

/** Facts of an operation as flat `name -> value`, so that a change is a changed line. */
function facts(source: Source, document: SwaggerDocument): Map<string, string> {
  const lines = new Map<string, string>([["route", `${source.method} ${source.path}`]]);
  if (source.operation.deprecated) lines.set("deprecated", "yes");
  for (const parameter of source.operation.parameters ?? []) {
    if (parameter.in === "body") continue;
    const enumeration = parameter.enum ?? parameter.items?.enum;
    lines.set(
      `${parameter.in} parameter ${parameter.name}`,
      [parameter.type, parameter.items?.type, parameter.required ? "required" : "", enumeration?.join("|")]
        .filter(Boolean)
        .join(" "),
    );
  }
  const body = bodySchema(source, { bodies: {} });
  if (body !== null) describe(body.schema, "body", document, lines, 0);
  for (const [status, response] of Object.entries(source.operation.responses)) {
    const { schema } = resolveResponse(document, response);
    lines.set(`answer ${status}`, schema === undefined ? "no body" : "body");
    if (schema !== undefined && status.startsWith("2")) describe(schema, `answer ${status}`, document, lines, 0);
  }
  return lines;
}

function describe(
  schema: SchemaObject,
  name: string,
  document: SwaggerDocument,
  lines: Map<string, string>,
  depth: number,
): void {
  const target = schema.$ref === undefined ? schema : (resolveDefinition(document, schema.$ref) ?? {});
  if (target.items !== undefined) {
    describe(target.items, `${name}[]`, document, lines, depth);
    return;
  }
  if (target.properties === undefined) {
    lines.set(name, [target.type ?? "any", target.enum?.join("|")].filter(Boolean).join(" "));
    return;
  }
  if (depth >= LARGEST_DEPTH) return;
  for (const [property, value] of Object.entries(target.properties)) {
    describe(value, `${name}.${property}`, document, lines, depth + 1);
    if (target.required?.includes(property)) lines.set(`${name}.${property} required`, "yes");
  }
}

export function compareSpecs(before: SwaggerDocument, after: SwaggerDocument): Difference {
  const known = new Map(listSources(before).map((source) => [source.id, source]));
  const fresh = new Map(listSources(after).map((source) => [source.id, source]));
  const changed: Difference["changed"] = {};
  for (const [id, source] of fresh) {
    const old = known.get(id);
    if (old === undefined) continue;
    const lines = compareFacts(facts(old, before), facts(source, after));
    if (lines.length > 0) changed[id] = lines;
  }
  return {
    added: [...fresh.keys()].filter((id) => !known.has(id)).sort(),
    removed: [...known.keys()].filter((id) => !fresh.has(id)).sort(),
    changed,
  };
}

function compareFacts(before: Map<string, string>, after: Map<string, string>): string[] {
  const lines: string[] = [];
  for (const [name, value] of after) {
    const old = before.get(name);
    if (old === undefined) lines.push(`+ ${name}: ${value}`);
    else if (old !== value) lines.push(`~ ${name}: ${old} -> ${value}`);
  }
  for (const [name, value] of before) if (!after.has(name)) lines.push(`- ${name}: ${value}`);
  return lines;
}

/** For the terminal: counts first, then one block per operation. */
export function formatDifference(difference: Difference): string {
  const { added, removed, changed } = difference;
  const ids = Object.keys(changed).sort();
  return [
    `${added.length} added, ${removed.length} removed, ${ids.length} changed`,
    ...added.map((id) => `+ ${id}`),
    ...removed.map((id) => `- ${id}`),
    ...ids.flatMap((id) => [`~ ${id}`, ...(changed[id] ?? []).map((line) => `    ${line}`)]),
  ].join("\n");
}
