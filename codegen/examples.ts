/**
 * What the demo (src/demo) answers for operations it keeps no state for: recorded successes of a real server, else
 * an answer built from the schema; and what a JSON body must hold, for the binding errors Gitea gives.
 *
 * Pure: the caller reads spec/gitea-28.1.0.json and test/traffic/ and writes what comes back to generated/.
 */
import type { Json, JsonObject, Operation } from "./contract.ts";

export interface ExampleAnswer {
  status: number;
  body: Json;
}

export interface RecordedAnswer extends ExampleAnswer {
  /** Chapter and line of the recording, e.g. "07-organizations-and-more-054". */
  exchange: string;
  contentType: string | null;
  total: number | null;
}

export interface BodyForm {
  /** Name of the body's schema, which is the name of Gitea's Go struct. */
  definition: string;
  required: string[];
  /** Go type of each scalar or list field: string, int64, bool, []string, []int64. */
  types: Record<string, string>;
}

export interface Exchange {
  id: string;
  request: { method: string; path: string };
  response: { status: number; headers: Record<string, string | string[]>; body?: string };
}

/** A recorded list is kept to this many rows. */
const ROWS = 3;
/** Text of an example longer than this is cut. */
const CHARACTERS = 2_000;
const MOMENT = "2026-03-02T09:00:00Z";

/** Operation id -> a well-formed answer built from its first success response in the spec. */
export function exampleAnswers(spec: JsonObject, operations: Operation[]): Record<string, ExampleAnswer> {
  return byOperation(operations, (operation) => {
    const responses = objectAt(specOperation(spec, operation), "responses");
    const status = Object.keys(responses)
      .filter((code) => /^[23]/.test(code))
      .sort()[0];
    const response = resolve(spec, responses[status ?? ""] ?? {});
    const body = response.schema === undefined ? null : exampleOf(spec, response.schema, 0);
    return { status: Number(status ?? 200), body: operation.answer.kind === "json" ? body : null };
  });
}

/** Operation id -> the first recorded success, its lists cut to a few rows. Operations without one are left out. */
export function recordedAnswers(exchanges: Exchange[], operations: Operation[]): Record<string, RecordedAnswer> {
  const match = matcher(operations);
  const found: Record<string, RecordedAnswer> = {};
  for (const { id, request, response } of exchanges) {
    if (response.status < 200 || response.status >= 400 || response.status === 301 || response.status === 307) continue;
    const operation = match(request.method, request.path);
    if (operation === null || operation.id in found || (response.body ?? "") === "null\n") continue;
    const type = response.headers["content-type"];
    const total = response.headers["x-total-count"];
    found[operation.id] = {
      exchange: id,
      status: response.status,
      contentType: typeof type === "string" ? type : null,
      total: typeof total === "string" ? Number(total) : null,
      body: bodyOf(response.body ?? null, type),
    };
  }
  return Object.fromEntries(Object.entries(found).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Operation id -> what its JSON body must hold. Operations without a body schema are left out. */
export function bodyForms(spec: JsonObject, operations: Operation[]): Record<string, BodyForm> {
  return byOperation(operations, (operation) => {
    const parameters = specOperation(spec, operation).parameters;
    const body = Array.isArray(parameters)
      ? parameters.find((each) => isObject(each) && each.in === "body")
      : undefined;
    const schema = isObject(body) && isObject(body.schema) ? body.schema : null;
    if (schema === null || typeof schema.$ref !== "string") return null;
    const definition = resolve(spec, schema);
    return {
      definition: schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1),
      required: Array.isArray(definition.required) ? definition.required.map(String) : [],
      types: Object.fromEntries(
        Object.entries(objectAt(definition, "properties")).flatMap(([name, property]) => {
          const type = goType(property);
          return type === null ? [] : [[name, type]];
        }),
      ),
    };
  });
}

function byOperation<T>(operations: Operation[], make: (operation: Operation) => T | null): Record<string, T> {
  const entries = operations.flatMap((operation) => {
    const made = make(operation);
    return made === null ? [] : [[operation.id, made] as const];
  });
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}

function specOperation(spec: JsonObject, operation: Operation): JsonObject {
  return objectAt(objectAt(objectAt(spec, "paths"), operation.path), operation.method.toLowerCase());
}

function resolve(spec: JsonObject, node: Json): JsonObject {
  let current = node;
  while (isObject(current) && typeof current.$ref === "string") {
    current = current.$ref
      .slice(2)
      .split("/")
      .reduce<Json>((at, key) => (isObject(at) ? (at[key] ?? {}) : {}), spec);
  }
  return isObject(current) ? current : {};
}

function exampleOf(spec: JsonObject, schema: Json, depth: number): Json {
  const node = resolve(spec, schema);
  if (Array.isArray(node.enum) && node.enum.length > 0) return node.enum[0] ?? null;
  if (node.type === "string") return node.format === "date-time" ? MOMENT : "example";
  if (node.type === "integer" || node.type === "number") return 1;
  if (node.type === "boolean") return false;
  if (node.type === "array") return depth > 2 ? [] : [exampleOf(spec, node.items ?? {}, depth + 1)];
  if (isObject(node.properties)) {
    if (depth > 3) return null;
    return Object.fromEntries(
      Object.entries(node.properties).map(([name, property]) => [name, exampleOf(spec, property, depth + 1)]),
    );
  }
  return {};
}

function goType(property: Json): string | null {
  if (!isObject(property)) return null;
  const scalar = { string: "string", integer: "int64", boolean: "bool" }[String(property.type)];
  if (scalar !== undefined) return property.format === "date-time" ? null : scalar;
  const items = property.type === "array" ? goType(property.items ?? {}) : null;
  return items === null ? null : `[]${items}`;
}

/** Finds the operation of a recorded request: fewest wildcards first, then the most literal text. */
function matcher(operations: Operation[]): (method: string, path: string) => Operation | null {
  const routes = operations
    .map((operation) => {
      const wildcards = operation.parts.filter((part) => typeof part !== "string" && part.encoding === "wildcard");
      const literal = operation.parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length : 0), 0);
      const source = operation.parts.map((part) => {
        if (typeof part === "string") return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
        if (part.enum !== undefined) return `(?:${part.enum.join("|")})`;
        return part.encoding === "wildcard" ? ".+" : "[^/]+";
      });
      return { operation, wildcards: wildcards.length, literal, pattern: new RegExp(`^/api/v1${source.join("")}$`) };
    })
    .sort((left, right) => left.wildcards - right.wildcards || right.literal - left.literal);
  return (method, path) => {
    const bare = (path.split("?")[0] ?? "").replace(/\/+/g, "/").replace(/\/$/, "");
    const route = routes.find(({ operation, pattern }) => operation.method === method && pattern.test(bare));
    return route?.operation ?? null;
  };
}

function bodyOf(body: string | null, type: string | string[] | undefined): Json {
  if (body === null) return null;
  return typeof type === "string" && type.includes("json") ? cut(JSON.parse(body) as Json) : body.slice(0, CHARACTERS);
}

function cut(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(cut);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each)]));
  return typeof value === "string" ? value.slice(0, CHARACTERS) : value;
}

function objectAt(node: JsonObject, key: string): JsonObject {
  const value = node[key];
  return isObject(value) ? value : {};
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
