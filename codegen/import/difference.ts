/** What changed between two descriptions, by operation: route, parameters, body fields, answers. */
import type { Json } from "../contract.ts";
import { bodySchema } from "../input.ts";
import { printable } from "../printable.ts";
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

/** Everything of a parameter or schema that generation reads, in words. */
function factsOf(node: Omit<SchemaObject, "items" | "required"> & { items?: SchemaObject; collectionFormat?: string }) {
  const items = node.items === undefined ? [] : ["of", node.items.type ?? "any", node.items.format];
  const values: Json[] | undefined = node.enum ?? node.items?.enum;
  return [
    node.type ?? "any",
    node.format,
    ...items,
    node.collectionFormat,
    values?.join("|"),
    node.default === undefined ? "" : `default ${JSON.stringify(node.default)}`,
    node.minimum === undefined ? "" : `at least ${node.minimum}`,
    node["x-deprecated"] ? "deprecated" : "",
  ];
}

function words(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** Facts of an operation as flat `name -> value`, so that a change is a changed line. */
function facts(source: Source, document: SwaggerDocument): Map<string, string> {
  const { operation } = source;
  const lines = new Map([
    ["route", `${source.method} ${source.path}`],
    ["tag", operation.tags.join(", ")],
    ["takes", (operation.consumes ?? document.consumes ?? []).join(", ")],
    ["gives", (operation.produces ?? document.produces ?? []).join(", ")],
    ["deprecated", operation.deprecated ? "yes" : "no"],
  ]);
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === "body") continue;
    lines.set(
      `${parameter.in} parameter ${parameter.name}`,
      words(...factsOf(parameter), parameter.required ? "required" : ""),
    );
  }
  const body = bodySchema(source, { bodies: {} });
  if (body !== null) {
    describe(body.schema, "body", { document, lines, above: [] }, body.required ? "required" : "optional");
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    const { schema } = resolveResponse(document, response);
    if (schema === undefined) lines.set(`answer ${status}`, "no body");
    else describe(schema, `answer ${status}`, { document, lines, above: [] });
  }
  return lines;
}

interface Walk {
  document: SwaggerDocument;
  lines: Map<string, string>;
  /** References that lead here: one that comes again is a circle. */
  above: string[];
}

function describe(schema: SchemaObject, name: string, walk: Walk, need = ""): void {
  const { $ref, items, additionalProperties: free, properties = {}, required } = schema;
  if ($ref !== undefined) {
    if (walk.above.includes($ref)) {
      walk.lines.set(name, words("as above", need));
    } else {
      const target = resolveDefinition(walk.document, $ref) ?? {};
      describe(target, name, { ...walk, above: [...walk.above, $ref] }, need);
    }
    return;
  }
  walk.lines.set(name, words(...factsOf(schema), need));
  if (items !== undefined && items.type !== "string" && items.type !== "integer") {
    describe(items, `${name}[]`, walk);
  }
  if (typeof free === "object") describe(free, `${name}.*`, walk);
  for (const [property, value] of Object.entries(properties)) {
    describe(value, `${name}.${property}`, walk, required?.includes(property) ? "required" : "");
  }
}

export function compareSpecs(before: SwaggerDocument, after: SwaggerDocument): Difference {
  const known = new Map(listSources(before, "spec").map((source) => [source.id, source]));
  const fresh = new Map(listSources(after, "SOURCE").map((source) => [source.id, source]));
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
  const lines = [
    `${added.length} added, ${removed.length} removed, ${ids.length} changed`,
    ...added.map((id) => `+ ${id}`),
    ...removed.map((id) => `- ${id}`),
    ...ids.flatMap((id) => [`~ ${id}`, ...(changed[id] ?? []).map((line) => `    ${line}`)]),
  ];
  return lines.map(printable).join("\n");
}
