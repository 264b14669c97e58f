/**
 * Checks and completes a call's arguments against the tool's schema (pipeline step 3).
 *
 * Forgiving where no meaning is lost (DESIGN section 4): digits for an integer, "true" and "false" for a boolean, a
 * whole number for a string. Everything else is refused by name, with the schema path and the nearest real names.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Json, JsonObject } from "../generated/contract.ts";
import { nearArguments, plainName } from "./argument-names.ts";
import { GatewayError } from "./errors.ts";
import { isDateTime, strictDateTime } from "./time.ts";

export interface ArgumentChecker {
  /**
   * @returns the arguments, converted where no meaning is lost; never the object given. Whole numbers beyond 2^53
   * outside of `body` come as strings of digits.
   * @throws GatewayError `invalid_arguments` with fields `argument`, `schema_path` and, where one is near, `near`.
   */
  check(tool: { name: string; inputSchema: JsonObject }, args: JsonObject, uniform?: readonly string[]): JsonObject;
}

/** Compiles each schema at its first use: 537 at the start would cost a second. */
export function createArgumentChecker(): ArgumentChecker {
  const ajv = new Ajv({ strict: true, allErrors: false, messages: true, logger: false });
  ajv.addFormat("date-time", { type: "string", validate: isDateTime });
  const compiled = new Map<string, ValidateFunction>();
  return {
    check(tool, args, uniform = []) {
      const schema: Schema = tool.inputSchema;
      const converted = convert(args, schema, { name: "", schemaPath: "#", inBody: false, root: schema });
      let validate = compiled.get(tool.name);
      if (validate === undefined) {
        validate = ajv.compile(schema);
        compiled.set(tool.name, validate);
      }
      if (!validate(withRoundedIntegers(converted, schema))) throw explain(validate.errors?.[0], schema, converted);
      for (const path of uniform) checkUniform(converted as JsonObject, path);
      return converted as JsonObject;
    },
  };
}

type Schema = JsonObject;

/** Where a value stands, for messages. */
interface Place {
  /** `body.files[0].path`; "" at the top. */
  name: string;
  schemaPath: string;
  /** A body leaves as JSON, whose numbers are exact up to 2^53 only; paths and queries are digits. */
  inBody: boolean;
  root: Schema;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function child(schema: Schema | undefined, name: string): Schema | undefined {
  const properties = schema?.properties;
  const own = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
  const found = own ?? schema?.additionalProperties;
  return isObject(found) ? found : undefined;
}

function itemsOf(schema: Schema | undefined): Schema | undefined {
  return isObject(schema?.items) ? schema.items : undefined;
}

/** A copy with strings and numbers turned into the type that the schema wants, where nothing is lost. */
function convert(value: Json, schema: Schema | undefined, place: Place): Json {
  if (schema === undefined || value === null) return value;
  if (Array.isArray(value)) {
    const schemaPath = `${place.schemaPath}/items`;
    return value.map((item, index) =>
      convert(item, itemsOf(schema), { ...place, name: `${place.name}[${index}]`, schemaPath }),
    );
  }
  if (typeof value === "object") return convertObject(value, schema, place);
  switch (schema.type) {
    case "integer":
      return convertInteger(value, place);
    case "boolean":
      return value === "true" ? true : value === "false" ? false : value;
    case "string":
      if (typeof value === "string") return schema.format === "date-time" ? strictDateTime(value) : value;
      return typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
    default:
      return value;
  }
}

function convertObject(value: JsonObject, schema: Schema, place: Place): JsonObject {
  const entries = Object.entries(value).map(([key, item]): [string, Json] => {
    if (schema.type === "object" && schema.additionalProperties === false && child(schema, key) === undefined)
      throw unknownName(key, schema, place);
    return [key, convert(item, child(schema, key), placeOf(key, schema, place))];
  });
  return Object.fromEntries(entries);
}

function placeOf(key: string, schema: Schema, place: Place): Place {
  const isProperty = isObject(schema.properties) && Object.hasOwn(schema.properties, key);
  return {
    name: place.name === "" ? plainName(key) : `${place.name}.${plainName(key)}`,
    schemaPath: `${place.schemaPath}/${isProperty ? `properties/${key}` : "additionalProperties"}`,
    inBody: place.inBody || (place.name === "" && key === "body"),
    root: place.root,
  };
}

/** Gitea's whole numbers have 64 bits. */
function convertInteger(value: string | number | boolean, place: Place): Json {
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    const problem = "is beyond 2^53, where numbers lose digits on their way";
    throw refuse(place.inBody ? `${problem}.` : `${problem}; send it as a string of digits.`, place);
  }
  if (typeof value !== "string" || !/^-?\d{1,19}$/.test(value)) return value;
  const number = BigInt(value);
  if (Number.isSafeInteger(Number(number))) return Number(number);
  if (number !== BigInt.asIntN(64, number)) throw refuse("is beyond the 64 bits of Gitea's whole numbers.", place);
  if (place.inBody) throw refuse("is beyond 2^53, which a number in a body cannot carry exactly.", place);
  return number.toString();
}

function refuse(problem: string, place: Place, near: string[] = [], subject = place.name || "arguments"): GatewayError {
  const { name, schemaPath } = place;
  return new GatewayError("invalid_arguments", `${subject} ${problem}`, {
    ...(near.length > 0 ? { hint: `Did you mean ${near.join(" or ")}?` } : {}),
    fields: { argument: name, schema_path: schemaPath, ...(near.length > 0 ? { near } : {}) },
  });
}

function unknownName(key: string, schema: Schema, place: Place): GatewayError {
  const known = isObject(schema.properties) ? Object.keys(schema.properties) : [];
  const near = nearArguments(key, place.name, known, place.root);
  const others = near.length === 0 ? ` Known here: ${known.join(", ") || "none"}.` : "";
  const at = { ...placeOf(key, schema, place), schemaPath: `${place.schemaPath}/additionalProperties` };
  return refuse(`is not an argument of this tool.${others}`, at, near);
}

/** Only the check sees digits beyond 2^53 as a number: what passes leaves as the digits it came with. */
function withRoundedIntegers(value: Json, schema: Schema | undefined): Json {
  if (schema === undefined) return value;
  if (schema.type === "integer")
    return typeof value === "string" && /^-?\d{16,19}$/.test(value) ? Number(value) : value;
  if (Array.isArray(value)) return value.map((item) => withRoundedIntegers(item, itemsOf(schema)));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]): [string, Json] => [
    key,
    withRoundedIntegers(item, child(schema, key)),
  ]);
  return Object.fromEntries(entries);
}

const TYPE_NAMES: Record<string, string> = {
  integer: 'a whole number such as 12 or "12"',
  number: "a number",
  boolean: "true or false",
  string: "a string",
  array: "a list",
  object: "an object",
};

function stepsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value and the schema that Ajv's pointer means, and the pointer as people write it: `body.files[0].path`. */
function follow(pointer: string, schema: Schema, args: Json): { name: string; schema: Schema | undefined } {
  let [name, current, value]: [string, Schema | undefined, Json | undefined] = ["", schema, args];
  for (const step of stepsOf(pointer)) {
    if (Array.isArray(value)) {
      name += `[${step}]`;
      current = itemsOf(current);
      value = value[Number(step)];
    } else {
      name += name === "" ? plainName(step) : `.${plainName(step)}`;
      current = child(current, step);
      value = isObject(value) ? value[step] : undefined;
    }
  }
  return { name, schema: current };
}

function explain(error: ErrorObject | undefined, root: Schema, args: Json): GatewayError {
  if (error === undefined) return new GatewayError("invalid_arguments", "The arguments do not fit the tool's schema.");
  const { name, schema } = follow(error.instancePath, root, args);
  const place: Place = { name, schemaPath: error.schemaPath, inBody: false, root };
  const alternatives = Array.isArray(schema?.anyOf) ? schema.anyOf.filter(isObject).map((entry) => entry.type) : [];
  if (alternatives.length > 0) {
    return refuse(
      `has to be ${alternatives.map((type) => typeName(type).replace(/ such as .*/, "")).join(" or ")}.`,
      place,
    );
  }
  switch (error.keyword) {
    case "required": {
      const missing = missingNames(schema, args, error.instancePath).map((key) =>
        name === "" ? key : `${name}.${key}`,
      );
      const last = missing.pop() ?? "an argument";
      const [first = last] = missing;
      const problem = missing.length === 0 ? "is missing." : "are missing.";
      const subject = missing.length === 0 ? last : `${missing.join(", ")} and ${last}`;
      return refuse(problem, { ...place, name: first }, [], subject);
    }
    case "type":
      return refuse(`has to be ${typeName(error.params.type)}.`, place);
    case "enum":
      return refuse(`has to be one of ${(error.params.allowedValues as Json[]).join(", ")}.`, place);
    case "format":
      return refuse("has to be a time with its zone, such as 2026-03-29T01:30:00+02:00.", place);
    case "pattern":
      return refuse("has to be a date such as 2026-03-29.", place);
    default:
      return refuse(`does not fit the schema (${error.keyword}).`, place);
  }
}

function typeName(type: Json | undefined): string {
  return TYPE_NAMES[String(type)] ?? "of another type";
}

/** Every required name that is not there, so that one more call is enough. */
function missingNames(schema: Schema | undefined, args: Json, pointer: string): string[] {
  let value: Json | undefined = args;
  for (const step of stepsOf(pointer)) value = (value as JsonObject | undefined)?.[step];
  const required = Array.isArray(schema?.required) ? schema.required.map(String) : [];
  return required.filter((key) => !isObject(value) || !Object.hasOwn(value, key));
}

/** Gitea takes all ids or all names; mixed lists answer 400 there (facts section 8). */
function checkUniform(args: JsonObject, path: string): void {
  let value: Json | undefined = args;
  for (const name of path.split(".")) value = isObject(value) ? value[name] : undefined;
  if (!Array.isArray(value)) return;
  const types = new Set(value.map((item) => typeof item));
  if (types.size <= 1) return;
  throw new GatewayError("invalid_arguments", `${path} mixes numbers and strings; Gitea takes all ids or all names.`, {
    hint: "List the labels to find the missing ids, then send ids alone, or send names alone.",
    fields: { argument: path },
  });
}
