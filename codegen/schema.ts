/**
 * A Swagger schema as the JSON Schema subset that every client takes (DESIGN section 4, facts/mcp.md section 4.4):
 * references inlined, `format` only date-time, one `type` per schema, closed objects, items on every array.
 */
import type { Json, JsonObject } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import { resolveDefinition, type SchemaObject, type SwaggerDocument } from "./swagger.ts";

export interface SchemaContext {
  /** Of the document and where in it the schema stands, for messages. */
  file: string;
  item: string;
  document: SwaggerDocument;
  /** Line for a dotted path such as `body.config.url`, or undefined. */
  describe(path: string): string | undefined;
  /** Whether Gitea leaves this enumeration open. */
  open(path: string): boolean;
}

const DEEPEST_NESTING = 8;

/** Follows references. @throws SpecFault for one that leads nowhere. */
export function dereference(
  schema: SchemaObject,
  context: Pick<SchemaContext, "document" | "file" | "item">,
): SchemaObject {
  let current = schema;
  for (let hop = 0; current.$ref !== undefined; hop++) {
    const next = resolveDefinition(context.document, current.$ref);
    if (next === undefined || hop > 10) {
      throw new SpecFault(context.file, context.item, `reference ${current.$ref} cannot be resolved`);
    }
    current = next;
  }
  return current;
}

/** @param path dotted path of this schema among the tool's arguments; array items share their array's path. */
export function transformSchema(schema: SchemaObject, path: string, context: SchemaContext, depth = 0): JsonObject {
  const source = dereference(schema, context);
  if (depth > DEEPEST_NESTING)
    throw new SpecFault(context.file, context.item, `${path} nests deeper than ${DEEPEST_NESTING}`);
  if (source.allOf !== undefined) throw new SpecFault(context.file, context.item, `${path} uses allOf`);
  const description = context.describe(path);
  const told = description === undefined ? {} : { description };
  if (source.anyOf !== undefined) {
    return { anyOf: source.anyOf.map((entry) => transformSchema(entry, `${path}|`, context, depth + 1)), ...told };
  }
  if (source.properties !== undefined || source.type === "object")
    return transformObject(source, path, context, depth, told);
  if (source.type === "array") {
    const items = source.items ?? {};
    return {
      type: "array",
      items: transformSchema(items, `${path}[]`, context, depth + 1),
      ...told,
    };
  }
  return { ...transformScalar(source, path, context), ...told };
}

function transformObject(
  source: SchemaObject,
  path: string,
  context: SchemaContext,
  depth: number,
  told: JsonObject,
): JsonObject {
  const properties: JsonObject = {};
  for (const [name, value] of Object.entries(source.properties ?? {})) {
    properties[name] = transformSchema(value, `${path.replace(/\[\]$/, "")}.${name}`, context, depth + 1);
  }
  const required = (source.required ?? []).filter((name) => properties[name] !== undefined);
  const free = source.additionalProperties;
  const additional: Json =
    free === undefined || free === false
      ? false
      : free === true || Object.keys(free).length === 0
        ? true
        : transformSchema(free, `${path}.*`, context, depth + 1);
  return {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: source.properties === undefined && free === undefined ? true : additional,
    ...told,
  };
}

/** A string, integer, number or boolean; an untyped schema takes a string. */
export function transformScalar(
  source: Pick<SchemaObject, "type" | "format" | "enum" | "minimum">,
  path: string,
  context: Pick<SchemaContext, "open">,
): JsonObject {
  return {
    type: source.type ?? "string",
    ...(source.enum !== undefined && !context.open(path) ? { enum: source.enum } : {}),
    ...(source.type === "string" && source.format === "date-time" ? { format: "date-time" } : {}),
    ...(source.type === "string" && source.format === "date" ? { pattern: "^\\d{4}-\\d{2}-\\d{2}$" } : {}),
  };
}
