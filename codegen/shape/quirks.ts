/** The shape of spec/quirks.yaml. */
import type { JsonObject } from "../contract.ts";
import type { Quirks } from "../load.ts";
import type { SchemaObject } from "../swagger.ts";
import { anything, flag, ids, integer, list, map, method, oneOf, record, text } from "./parts.ts";

/** A piece of a description, as quirks complete it. */
const schema: JsonObject = { $ref: "schema" };
type PatchSchema = Omit<SchemaObject, "$ref" | "allOf" | "default" | "minimum" | "uniqueItems" | "x-deprecated">;
export const schemaShape = {
  $id: "schema",
  ...record<PatchSchema>(
    {},
    {
      type: oneOf("object", "array", "string", "integer", "number", "boolean"),
      format: text,
      enum: list(anything),
      items: schema,
      properties: map(schema),
      required: list(text),
      additionalProperties: { anyOf: [flag, schema] },
      anyOf: list(schema),
    },
  ),
};

type Row<K extends keyof Quirks> = Quirks[K] extends (infer R extends object)[] ? R : never;
type Value<K extends keyof Quirks> = Quirks[K] extends Record<string, infer V extends object> ? V : never;
const secretPlaces = map(
  list(record<Quirks["credentials"][string][number]>({ in: oneOf("body", "header"), name: text }, {})),
);
const routeParameters = list(record<Row<"wildcards">>({ route: text, parameter: text }, {}));
const operationsWithReason = list(record<Row<"readOnlyPosts">>({ operation: text, reason: text }, {}));

export const quirks = record<Quirks>(
  {
    names: map(record<Value<"names">>({ name: text, reason: text }, {})),
    wildcards: routeParameters,
    wikiNames: routeParameters,
    integers: list(record<Row<"integers">>({ parameter: text, under: text }, {})),
    otherRoutes: list(record<Row<"otherRoutes">>({ operation: text, method, routes: list(text), reason: text }, {})),
    parameters: list(
      record<Row<"parameters">>(
        {
          operations: ids,
          add: list(
            record<Row<"parameters">["add"][number]>({ name: text, type: oneOf("string", "integer", "boolean") }, {}),
          ),
          reason: text,
        },
        {},
      ),
    ),
    bodies: map(record<Value<"bodies">>({ schema, reason: text }, {})),
    definitions: map(record<Value<"definitions">>({ patch: schema, reason: text }, {})),
    uniform: list(record<Row<"uniform">>({ operations: ids, argument: text }, {})),
    enums: list(record<Row<"enums">>({ operations: ids, parameter: text, values: list(text), reason: text }, {})),
    openEnums: list(record<Row<"openEnums">>({ operation: text, argument: text, reason: text }, {})),
    textBodies: list(record<Row<"textBodies">>({ operation: text, contentType: text, reason: text }, {})),
    answers: map(
      record<Value<"answers">>({ kind: oneOf("json", "text", "binary", "empty", "redirect"), reason: text }, {}),
    ),
    misleadingTotals: list(record<Row<"misleadingTotals">>({ operations: ids, reason: text }, {})),
    paging: list(
      record<Row<"paging">>(
        { operations: ids, reason: text },
        {
          limit: oneOf("limit", "per_page", null),
          defaultLimit: integer,
          maximumLimit: { type: ["integer", "null"] },
        },
      ),
    ),
    readOnlyPosts: operationsWithReason,
    destructivePosts: ids,
    additivePuts: ids,
    nonIdempotentPatches: operationsWithReason,
    credentials: secretPlaces,
    signedAddresses: secretPlaces,
    secretFields: list(record<Row<"secretFields">>({ operations: ids, field: text }, {})),
    basicOnly: ids,
    scopes: list(record<Row<"scopes">>({ route: text, categories: list(text) }, { method })),
  },
  {},
);
