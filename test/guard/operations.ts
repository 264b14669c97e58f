/** The real operations for the tests of guards that follow data, and arguments made from their schemas. */
import type { Json, JsonObject, Operation } from "../../generated/contract.ts";
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
