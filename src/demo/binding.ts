/**
 * Turns the bytes of a request into a body the way Gitea's binder does, with its errors (facts/gitea-rest.md
 * section 3; recordings 02-005 to 02-009, 04-070).
 */
import type { Json, JsonObject } from "../../generated/contract.ts";
import { refuse } from "./answer.ts";
import type { DemoCall } from "./call.ts";
import type { BodyForm } from "./generated.ts";

/** Fields the spec requires and the binder does not: an empty file is a file. Dates have a zero of their own. */
const UNBOUND = new Set(["content", "due_date", "type", "config", "source_id"]);
const INITIALISMS = new Map([
  ["sha", "SHA"],
  ["id", "ID"],
  ["url", "URL"],
]);

/** The body of a call; throws Refusal 422 where Gitea would. */
export function bindBody(call: DemoCall, form: BodyForm | undefined): JsonObject {
  const plan = call.operation.body;
  if (plan?.kind !== "json") return {};
  const type = call.headers["content-type"] ?? "";
  if (type === "" && (call.method === "PATCH" || call.method === "DELETE")) return fromQuery(call.query);
  if (type === "") refuse(422, "[]: Empty Content-Type");
  if (/form-urlencoded/i.test(type)) return fromQuery(new URLSearchParams(call.raw.toString("utf8")));
  if (/multipart\/form-data/i.test(type)) return {};
  if (!/json/i.test(type)) refuse(422, "[]: Unsupported Content-Type");
  const body = parse(call.raw.toString("utf8"));
  if (form !== undefined) check(body, form);
  return body;
}

function parse(source: string): JsonObject {
  if (source.trim() === "") return {};
  try {
    const value = JSON.parse(source) as Json;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    const unfinished = error instanceof SyntaxError && /end of JSON input|Unterminated/.test(error.message);
    refuse(422, unfinished ? "[]: unexpected EOF" : "[]: invalid character looking for beginning of value");
  }
  return refuse(422, "[]: json: cannot unmarshal into Go value");
}

function check(body: JsonObject, { definition, required, types }: BodyForm): void {
  for (const [name, type] of Object.entries(types)) {
    const wrong = mismatch(body[name], type);
    if (wrong === null) continue;
    const field = `${definition}.${name}`;
    refuse(422, `[]: json: cannot unmarshal ${wrong[0]} into Go struct field ${field} of type ${wrong[1]}`);
  }
  for (const name of required) {
    const value = goSpelling(body, name);
    if (!UNBOUND.has(name) && (value === undefined || value === "")) refuse(422, `[${goName(name)}]: Required`);
  }
}

/** What was found and which Go type was due; null where the value fits. */
function mismatch(value: Json | undefined, type: string): [string, string] | null {
  if (value === undefined || value === null) return null;
  if (type.startsWith("[]")) {
    if (!Array.isArray(value)) return [jsonKind(value), type];
    for (const each of value) {
      const wrong = mismatch(each, type.slice(2));
      if (wrong !== null) return wrong;
    }
    return null;
  }
  const due = { string: "string", int64: "number", bool: "bool" }[type];
  return jsonKind(value) === due ? null : [jsonKind(value), type];
}

function jsonKind(value: Json): string {
  if (Array.isArray(value)) return "array";
  return typeof value === "boolean" ? "bool" : typeof value;
}

/** Older spellings are Go field names (`Do`); Go's decoder does not mind the case. */
export function goSpelling(body: JsonObject, name: string): Json | undefined {
  const known = body[name];
  if (known !== undefined) return known;
  const wanted = name.replaceAll("_", "").toLowerCase();
  const found = Object.keys(body).find((key) => key.toLowerCase() === wanted);
  return found === undefined ? undefined : body[found];
}

function goName(name: string): string {
  const words = name.split("_").map((word) => INITIALISMS.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1));
  return words.join("");
}

function fromQuery(query: URLSearchParams): JsonObject {
  return Object.fromEntries(query.entries());
}
