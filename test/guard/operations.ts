/** The real operations for the tests of guards that follow data, and arguments made from their schemas. */
import type { Condition, Json, JsonObject, Operation } from "../../generated/contract.ts";
import { loadCatalog } from "../../src/catalog.ts";

const catalog = loadCatalog();

export const ENTRIES = catalog.entries;
export const OPERATIONS: readonly Operation[] = catalog.entries.map(({ operation }) => operation);

/** Throws Error for an id that the spec does not have. */
export function operationById(id: string): Operation {
  const operation = catalog.find(id)?.operation;
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
}

export const DEFAULT_CONFIRM = ["irreversible", "disclosure", "credentials", "outbound"] as const;

/** A value for a schema with every property given; strings are `text` unless the schema lists them. */
export function fill(schema: Json | undefined, text: string): Json {
  const node = schema as JsonObject;
  if (Array.isArray(node.anyOf)) return fill(node.anyOf[0], text);
  if (Array.isArray(node.enum)) return node.enum[0] ?? null;
  switch (node.type) {
    case "object": {
      const known = Object.entries((node.properties ?? {}) as JsonObject).map(([name, value]) => [
        name,
        fill(value, text),
      ]);
      const free = typeof node.additionalProperties === "object" ? [[text, fill(node.additionalProperties, text)]] : [];
      return Object.fromEntries([...known, ...free]) as JsonObject;
    }
    case "array":
      return [fill(node.items, text), fill(node.items, text)];
    case "integer":
    case "number":
      return 7;
    case "boolean":
      return true;
    default:
      return text;
  }
}

export interface Call {
  operation: Operation;
  args: JsonObject;
}

/** A call of every operation with everything given that it takes. */
export const ALL_CALLS: readonly Call[] = ENTRIES.map(({ operation, tool }) => ({
  operation,
  args: completeArguments(tool.inputSchema) as JsonObject,
}));

/** For every rule of a class that is asked about by default, a call that meets it. */
export const RULED_CALLS: readonly Call[] = ALL_CALLS.flatMap(({ operation, args }) =>
  operation.confirmation
    .filter((rule) => (DEFAULT_CONFIRM as readonly string[]).includes(rule.class))
    .map((rule) => ({ operation, args: rule.when.reduce(meeting, args) })),
);

/** Addresses that pass the outbound guard without a look-up, types and dates where they are due, else base64. */
function completeArguments(schema: Json, name = ""): Json {
  const node = schema as JsonObject;
  if (/^(url|clone_addr|remote_address|lfs_endpoint)$/.test(name)) return "https://8.8.8.8/x";
  if (name === "content_type") return "text/plain";
  if (node.format === "date-time") return "2026-01-01T00:00:00Z";
  if (node.type !== "object") return fill(schema, "eA==");
  const properties = Object.entries((node.properties ?? {}) as JsonObject);
  return Object.fromEntries(
    // The other form of an upload is content_base64.
    properties.filter(([key]) => key !== "content_text").map(([key, value]) => [key, completeArguments(value, key)]),
  );
}

/** The arguments changed so that the condition holds. */
function meeting(args: JsonObject, condition: Condition): JsonObject {
  const names = condition.argument.split(".");
  if (condition.equals !== undefined) return withValue(args, names, condition.equals) as JsonObject;
  if (condition.oneOf !== undefined) return withValue(args, names, condition.oneOf[0] ?? null) as JsonObject;
  if (condition.below !== undefined) return withValue(args, names, `${condition.below[0]}/x.yml`) as JsonObject;
  if (condition.notEquals === true) return withValue(args, names, false) as JsonObject;
  return args;
}

/** The value with `wanted` at a path of names, in every item of a list on the way. */
export function withValue(value: Json, [name, ...rest]: readonly string[], wanted: Json): Json {
  if (name === undefined) return wanted;
  if (Array.isArray(value)) return value.map((item) => withValue(item, [name, ...rest], wanted));
  const object = value as JsonObject;
  return { ...object, [name]: withValue(object[name] ?? null, rest, wanted) };
}
