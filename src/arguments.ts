/**
 * Checks and completes a call's arguments against the tool's schema (pipeline step 3).
 *
 * Forgiving where no meaning is lost (DESIGN section 4): digits for an integer, "true" and "false" for a boolean, a
 * whole number for a string. Everything else is refused by name, with the schema path and the nearest real names.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Json, JsonObject, Tool } from "../generated/contract.ts";
import { GatewayError } from "./errors.ts";
import { nearNames } from "./near.ts";
import { isDateTime } from "./time.ts";

export interface ArgumentChecker {
  /**
   * @returns the arguments, converted where no meaning is lost; never the object given.
   * @throws GatewayError `invalid_arguments` with fields `argument`, `schema_path` and, where one is near, `near`.
   */
  check(tool: Pick<Tool, "name" | "inputSchema">, args: JsonObject, uniform?: readonly string[]): JsonObject;
}

/** Compiles each schema at its first use: 537 at the start would cost a second. */
export function createArgumentChecker(): ArgumentChecker {
  const ajv = new Ajv({ strict: true, allErrors: false, messages: true, logger: false });
  ajv.addFormat("date-time", { type: "string", validate: isDateTime });
  const compiled = new Map<string, ValidateFunction>();
  return {
    check(tool, args, uniform = []) {
      const schema = tool.inputSchema as JsonObject;
      const converted = convert(args, schema) as JsonObject;
      let validate = compiled.get(tool.name);
      if (validate === undefined) {
        validate = ajv.compile(schema);
        compiled.set(tool.name, validate);
      }
      if (!validate(withRoundedIntegers(converted, schema))) throw explain(validate.errors?.[0], schema);
      for (const path of uniform) checkUniform(converted, path);
      return converted;
    },
  };
}

type Schema = JsonObject;

function child(schema: Json | undefined, name: string): Schema | undefined {
  const properties = (schema as Schema | undefined)?.properties as JsonObject | undefined;
  const own = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
  const rest = (schema as Schema | undefined)?.additionalProperties;
  return (own ?? (typeof rest === "object" ? rest : undefined)) as Schema | undefined;
}

/** A copy with strings, numbers and booleans turned into the type that the schema wants, where nothing is lost. */
function convert(value: Json, schema: Schema | undefined): Json {
  if (schema === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => convert(item, schema.items as Schema | undefined));
  if (typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, convert(item, child(schema, name))]));
  }
  switch (schema.type) {
    case "integer":
      return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    case "number":
      return typeof value === "string" && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value;
    case "boolean":
      return value === "true" ? true : value === "false" ? false : value;
    case "string":
      return typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
    default:
      return value;
  }
}

/** Ids beyond 2^53 arrive as digits and leave as digits; only the check sees a number. Top level only: paths, queries. */
function withRoundedIntegers(args: JsonObject, schema: Schema): JsonObject {
  let copy = args;
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "string" || !/^-?\d{16,19}$/.test(value)) continue;
    if (child(schema, name)?.type !== "integer") continue;
    if (copy === args) copy = { ...args };
    copy[name] = Number(value);
  }
  return copy;
}

const TYPE_NAMES: Record<string, string> = {
  integer: 'a whole number such as 12 or "12"',
  number: "a number",
  boolean: "true or false",
  string: "a string",
  array: "a list",
  object: "an object",
};

/** `/body/files/0/path` -> `body.files[0].path`; a name that is no plain word is given by its place alone. */
function argumentName(pointer: string): string {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return steps
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : `${index > 0 ? "." : ""}${plain(step)}`))
    .join("");
}

function plain(name: string): string {
  return /^[\w-]{1,64}$/.test(name) ? name : "(unnamed)";
}

function schemaAt(schema: Schema, pointer: string): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    current = current?.items === undefined ? child(current, name) : (current.items as Schema);
  }
  return current;
}

function explain(error: ErrorObject | undefined, schema: Schema): GatewayError {
  if (error === undefined) return new GatewayError("invalid_arguments", "The arguments do not fit the tool's schema.");
  const where = argumentName(error.instancePath);
  const path = error.schemaPath;
  const refuse = (message: string, argument: string, near: string[] = []) =>
    new GatewayError("invalid_arguments", message, {
      ...(near.length > 0 ? { hint: `Did you mean ${near.join(" or ")}?` } : {}),
      fields: { argument, schema_path: path, ...(near.length > 0 ? { near } : {}) },
    });
  switch (error.keyword) {
    case "additionalProperties": {
      const name = String(error.params.additionalProperty);
      const known = Object.keys((schemaAt(schema, error.instancePath)?.properties as JsonObject | undefined) ?? {});
      const argument = where === "" ? plain(name) : `${where}.${plain(name)}`;
      const near = nearNames(name, known);
      const elsewhere = near.length === 0 ? misplaced(name, where, schema) : [];
      return refuse(
        `${argument} is not an argument of this tool.${near.length + elsewhere.length === 0 ? ` Known here: ${known.join(", ") || "none"}.` : ""}`,
        argument,
        [...near.map((entry) => (where === "" ? entry : `${where}.${entry}`)), ...elsewhere],
      );
    }
    case "required": {
      const name = String(error.params.missingProperty);
      const argument = where === "" ? name : `${where}.${name}`;
      return refuse(`${argument} is missing.`, argument);
    }
    case "type":
      return refuse(
        `${where || "arguments"} has to be ${TYPE_NAMES[String(error.params.type)] ?? "of another type"}.`,
        where,
      );
    case "enum":
      return refuse(`${where} has to be one of ${(error.params.allowedValues as Json[]).join(", ")}.`, where);
    case "format":
      return refuse(`${where} has to be a time with its zone, such as 2026-03-29T01:30:00+02:00.`, where);
    case "pattern":
      return refuse(`${where} has to be a date such as 2026-03-29.`, where);
    default:
      return refuse(`${where || "arguments"} does not fit the schema (${error.keyword}).`, where);
  }
}

/** The same name one level further in or out: `title` at the top where `body.title` is meant. */
function misplaced(name: string, where: string, schema: Schema): string[] {
  const top = (schema.properties as JsonObject | undefined) ?? {};
  if (where !== "") return Object.hasOwn(top, name) ? [name] : [];
  const body = (top.body as JsonObject | undefined)?.properties as JsonObject | undefined;
  return nearNames(name, Object.keys(body ?? {})).map((entry) => `body.${entry}`);
}

/** Gitea takes all ids or all names; mixed lists answer 400 there (facts section 8). */
function checkUniform(args: JsonObject, path: string): void {
  let value: Json | undefined = args;
  for (const name of path.split(".")) value = (value as JsonObject | undefined)?.[name];
  if (!Array.isArray(value)) return;
  const types = new Set(value.map((item) => typeof item));
  if (types.size <= 1) return;
  throw new GatewayError("invalid_arguments", `${path} mixes numbers and strings; Gitea takes all ids or all names.`, {
    hint: "List the labels to find the missing ids, then send ids alone, or send names alone.",
    fields: { argument: path },
  });
}
