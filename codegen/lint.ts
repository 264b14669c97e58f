/**
 * The schema subset that every client takes (DESIGN section 4, facts/mcp.md section 4.4), proven for each tool: one
 * bad tool makes some clients refuse the whole list.
 */
import type { Json, JsonObject, Tool } from "./contract.ts";
import { SpecFault } from "./fault.ts";

const LARGEST_SCHEMA_BYTES = 16_384;

const KEYWORDS = new Set([
  "type",
  "description",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "format",
  "pattern",
  "anyOf",
]);
const TYPES = new Set(["object", "array", "string", "integer", "number", "boolean"]);

/** Every breach of the subset, as `path: problem`. Empty: fit for every client. */
export function lintTool(tool: Pick<Tool, "name" | "inputSchema">): string[] {
  const problems: string[] = [];
  const root = tool.inputSchema as JsonObject;
  if (root.type !== "object" || !isObject(root.properties))
    problems.push("#: the root has to be an object with properties");
  if (root.additionalProperties !== false) problems.push("#: the root has to be closed");
  if (root.anyOf !== undefined) problems.push("#: no combinator at the root");
  const bytes = Buffer.byteLength(JSON.stringify(root));
  if (bytes > LARGEST_SCHEMA_BYTES) problems.push(`#: ${bytes} bytes, at most ${LARGEST_SCHEMA_BYTES}`);
  lintSchema(root, "#", problems);
  return problems;
}

function lintSchema(schema: Json | undefined, path: string, problems: string[]): void {
  if (!isObject(schema)) {
    problems.push(`${path}: not a schema`);
    return;
  }
  for (const keyword of Object.keys(schema)) if (!KEYWORDS.has(keyword)) problems.push(`${path}: keyword ${keyword}`);
  if (schema.anyOf !== undefined) {
    if (schema.type !== undefined) problems.push(`${path}: type beside anyOf`);
    for (const [index, entry] of (schema.anyOf as Json[]).entries())
      lintSchema(entry, `${path}/anyOf/${index}`, problems);
    return;
  }
  if (typeof schema.type !== "string" || !TYPES.has(schema.type)) problems.push(`${path}: type has to be one name`);
  if (schema.format !== undefined && schema.format !== "date-time")
    problems.push(`${path}: format ${String(schema.format)}`);
  if (schema.type === "array") {
    if (schema.items === undefined) problems.push(`${path}: array without items`);
    else lintSchema(schema.items, `${path}/items`, problems);
  }
  if (schema.type !== "object") return;
  if (!isObject(schema.properties)) problems.push(`${path}: object without properties`);
  const properties = isObject(schema.properties) ? schema.properties : {};
  for (const [name, value] of Object.entries(properties)) lintSchema(value, `${path}/properties/${name}`, problems);
  for (const name of (schema.required as string[] | undefined) ?? []) {
    if (properties[name] === undefined) problems.push(`${path}: required ${name} is no property`);
  }
  if (schema.additionalProperties === undefined) problems.push(`${path}: additionalProperties is not said`);
  if (isObject(schema.additionalProperties))
    lintSchema(schema.additionalProperties, `${path}/additionalProperties`, problems);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @throws SpecFault for the first tool outside the subset; `file` is the description that its schema comes from. */
export function checkTools(tools: Tool[], file: string): void {
  for (const tool of tools) {
    const [problem] = lintTool(tool);
    if (problem !== undefined) throw new SpecFault(file, tool.operationId, problem);
  }
}

/** The tool with the most bytes of input schema. */
export function largestSchema(tools: Tool[]): { name: string; bytes: number } {
  return tools
    .map((tool) => ({ name: tool.name, bytes: Buffer.byteLength(JSON.stringify(tool.inputSchema)) }))
    .reduce((largest, entry) => (entry.bytes > largest.bytes ? entry : largest), { name: "", bytes: 0 });
}
