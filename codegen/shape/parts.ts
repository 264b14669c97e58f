/** What the shapes of the files in spec/ are made of: JSON Schemas for Ajv. */
import type { Condition, Json, JsonObject, Method } from "../contract.ts";

export const text: JsonObject = { type: "string", minLength: 1 };
export const flag: JsonObject = { type: "boolean" };
export const integer: JsonObject = { type: "integer" };
export const anything: JsonObject = {};
export const ids = list(text);
export const method = oneOf<Method>("GET", "POST", "PUT", "PATCH", "DELETE");

export function oneOf<T extends Json>(...values: T[]): JsonObject {
  return { enum: values };
}

export function list(items: JsonObject): JsonObject {
  return { type: "array", items };
}

/** Names chosen by people, operation ids mostly -> values. */
export function map(values: JsonObject): JsonObject {
  return { type: "object", additionalProperties: values };
}

type Needed<T> = { [K in keyof T as object extends Pick<T, K> ? never : K]: JsonObject };
type Optional<T> = { [K in keyof T as object extends Pick<T, K> ? K : never]-?: JsonObject };

/** An object with just the keys of `T`: a key that is new in load.ts or contract.ts does not compile until it is here. */
export function record<T extends object>(needed: Needed<T>, optional: Optional<T>): JsonObject {
  return {
    type: "object",
    properties: { ...needed, ...optional },
    required: Object.keys(needed),
    additionalProperties: false,
  };
}

export const conditions = list(
  record<Condition>(
    { argument: text },
    { present: flag, equals: anything, notEquals: anything, oneOf: list(anything), below: list(text) },
  ),
);
