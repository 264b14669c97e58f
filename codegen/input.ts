/**
 * The one input object of a tool: path and query parameters at the top, the request body under `body`, an upload
 * under `attachment` (DESIGN section 4), so that nothing collides.
 */
import type { JsonObject, PathPart, QueryParameter, Tool } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { Quirks } from "./load.ts";
import { dereference, type SchemaContext, transformScalar, transformSchema } from "./schema.ts";
import type { ParameterObject, Source } from "./swagger.ts";

/** Query parameters as declared, plus those that quirks add. */
export function queryParameters(source: Source, quirks: Pick<Quirks, "parameters" | "enums">): ParameterObject[] {
  const declared = (source.operation.parameters ?? [])
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => closeEnum(source, parameter, quirks.enums));
  const added = quirks.parameters
    .filter((entry) => entry.operations.includes(source.id))
    .flatMap((entry) => entry.add)
    .map((entry): ParameterObject => ({ ...entry, in: "query" }));
  return [...declared, ...added];
}

/** Gitea ignores other values silently; a refusal that lists the values is kinder. */
function closeEnum(source: Source, parameter: ParameterObject, enums: Quirks["enums"]): ParameterObject {
  const known = enums.find((entry) => entry.operations.includes(source.id) && entry.parameter === parameter.name);
  if (known === undefined) return parameter;
  return parameter.type === "array"
    ? { ...parameter, items: { ...parameter.items, enum: known.values } }
    : { ...parameter, enum: known.values };
}

/** How each query parameter is written. */
export function transformQuery(parameters: ParameterObject[]): QueryParameter[] {
  return parameters.map((parameter) => {
    const type = parameter.type as QueryParameter["type"];
    return {
      name: parameter.name,
      type,
      ...(parameter.format === "date-time" || parameter.format === "date" ? { format: parameter.format } : {}),
      ...(type === "array" ? { items: parameter.items?.type === "integer" ? "integer" : "string" } : {}),
    };
  });
}

const ATTACHMENT: JsonObject = {
  type: "object",
  properties: {
    filename: { type: "string", description: "File name with its ending" },
    content_base64: { type: "string", description: "The bytes as base64; this or content_text" },
    content_text: { type: "string", description: "The content as text; this or content_base64" },
    content_type: { type: "string", description: "Media type, e.g. image/png" },
  },
  required: ["filename"],
  additionalProperties: false,
};

/** @throws SpecFault when two arguments share a name. */
export function transformInput(
  source: Source,
  parts: PathPart[],
  query: ParameterObject[],
  quirks: Pick<Quirks, "bodies" | "textBodies">,
  context: SchemaContext,
): Tool["inputSchema"] {
  const properties: JsonObject = {};
  const required: string[] = [];
  const add = (name: string, schema: JsonObject, needed: boolean) => {
    if (properties[name] !== undefined) throw new SpecFault(source.file, source.id, `two arguments are named ${name}`);
    properties[name] = schema;
    if (needed) required.push(name);
  };
  for (const part of parts) {
    if (typeof part === "string") continue;
    const scalar = part.integer ? { type: "integer" } : { type: "string", ...(part.enum ? { enum: part.enum } : {}) };
    add(part.parameter, withDescription(scalar, context.describe(part.parameter)), true);
  }
  for (const parameter of query) {
    const schema: JsonObject =
      parameter.type === "array"
        ? { type: "array", items: transformScalar(parameter.items ?? {}, parameter.name, context) }
        : transformScalar(parameter, parameter.name, context);
    add(parameter.name, withDescription(schema, context.describe(parameter.name)), parameter.required === true);
  }
  const body = bodySchema(source, quirks);
  if (body !== null) {
    const needed = body.required === true || (dereference(body.schema, context).required?.length ?? 0) > 0;
    add("body", transformSchema(body.schema, "body", context), needed);
  }
  if (isUpload(source)) add("attachment", ATTACHMENT, true);
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}), additionalProperties: false };
}

function withDescription(schema: JsonObject, description: string | undefined): JsonObject {
  return description === undefined ? schema : { ...schema, description };
}

export function isUpload(source: Source): boolean {
  return (source.operation.parameters ?? []).some(
    (parameter) => parameter.in === "formData" && parameter.type === "file",
  );
}

/** The declared body, or the one that a quirk knows; null when there is none. */
export function bodySchema(
  source: Source,
  quirks: Pick<Quirks, "bodies">,
): { schema: NonNullable<ParameterObject["schema"]>; required: boolean } | null {
  const forgotten = quirks.bodies[source.id];
  if (forgotten !== undefined) return { schema: forgotten.schema, required: true };
  const declared = source.operation.parameters?.find((parameter) => parameter.in === "body");
  return declared?.schema === undefined ? null : { schema: declared.schema, required: declared.required === true };
}
