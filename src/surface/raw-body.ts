/**
 * The body of a raw request.
 *
 * Gitea binds forms and, without a content type, queries to the same fields as JSON. Guards read JSON. So a route of a
 * known operation takes its body in the one form that the operation has, and the others are refused.
 * Source of the rules: facts/gitea-rest.md 3 and 8.
 */
import type { BodyPlan, Json, JsonObject, Operation } from "../../generated/contract.ts";
import type { GatewayError } from "../errors.ts";
import type { EncodedBody } from "../gitea/body.ts";
import { MAXIMUM_DEPTH, nestingExceeds, parseJson } from "../gitea/json.ts";
import { refuseRaw, refuseReserved } from "./raw-refusal.ts";

export interface RawBody {
  encoded: EncodedBody | null;
  /** As an argument `body`, for guards; undefined when none was given. */
  value: Json | undefined;
}

const JSON_TYPE = "application/json";
const TEXT_TYPE = "text/plain";
const TYPES = [JSON_TYPE, TEXT_TYPE, "application/x-www-form-urlencoded"];
const NONE: RawBody = { encoded: null, value: undefined };

/** @throws GatewayError request_refused for a body or content type that this request cannot have. */
export function readRawBody(args: JsonObject, method: string, operation: Operation | null): RawBody {
  const { body } = args;
  if (method === "GET") {
    if (body !== undefined) throw refuseRaw("A GET takes no body.", "Its values go into query.");
    return NONE;
  }
  const type = contentType(args);
  if (operation !== null) return knownBody(body, type, operation.body, operation.tool);
  if (body === undefined && method === "DELETE") return NONE;
  return unknownBody(body, type ?? (typeof body === "string" ? TEXT_TYPE : JSON_TYPE));
}

/** Null when it was not given. @throws GatewayError request_refused */
function contentType({ content_type: given }: JsonObject): string | null {
  if (given === undefined) return null;
  const type = String(given).trim().toLowerCase();
  if (TYPES.includes(type)) return type;
  throw refuseRaw(
    "content_type has to be application/json, text/plain or application/x-www-form-urlencoded.",
    "Uploads go through the tools that take an attachment.",
  );
}

function knownBody(body: Json | undefined, type: string | null, plan: BodyPlan | null, tool: string): RawBody {
  if (plan?.kind === "multipart") {
    throw refuseRaw("This operation takes an upload, which no raw request carries.", `Use ${tool}.`, { tool });
  }
  const wanted = plan?.kind === "text" ? TEXT_TYPE : JSON_TYPE;
  if (type !== null && type !== wanted) throw refuseRaw(`content_type has to be ${wanted} for this operation.`);
  if (plan?.kind === "text") return textBody(body ?? "", plan.contentType);
  // A DELETE without a content type would take its fields from the query, where no guard looks for them: `{}` goes out.
  return body === undefined && plan === null ? NONE : jsonBody(body);
}

function unknownBody(body: Json | undefined, type: string): RawBody {
  if (type === JSON_TYPE) return jsonBody(body);
  if (type === TEXT_TYPE) return textBody(body ?? "", type);
  if (typeof body !== "string") throw refuseRaw("body has to be a string for this content_type.");
  const pairs = [...new URLSearchParams(body).entries()];
  refuseReserved(pairs, "body");
  const fields = Map.groupBy(pairs, ([name]) => name);
  return {
    // Written anew: what is sent is what was looked at.
    encoded: { contentType: type, bytes: Buffer.from(new URLSearchParams(pairs).toString(), "utf8") },
    value: Object.fromEntries([...fields].map(([name, given]) => [name, given.map(([, value]) => value)])),
  };
}

function textBody(body: Json, type: string): RawBody {
  if (typeof body !== "string") throw refuseRaw("body has to be a string for this content_type.");
  return { encoded: { contentType: type, bytes: Buffer.from(body.toWellFormed(), "utf8") }, value: body };
}

/** JSON as it is, or as a text of it; an empty object for none, since Gitea wants one where it binds a body. */
function jsonBody(body: Json | undefined): RawBody {
  const value = typeof body === "string" ? parsed(body) : body;
  if (value !== undefined) checkJson(value);
  return { encoded: { contentType: JSON_TYPE, bytes: Buffer.from(JSON.stringify(value ?? {}), "utf8") }, value };
}

function parsed(text: string): Json {
  if (nestingExceeds(text, MAXIMUM_DEPTH)) throw refuseDepth();
  try {
    const value = parseJson(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Said below, together with JSON that is neither.
  }
  throw refuseRaw("body has to be a JSON object or list.");
}

/** Level by level, so that no depth can exhaust the stack. @throws GatewayError request_refused */
function checkJson(value: Json): void {
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAXIMUM_DEPTH) throw refuseDepth();
    if (level.some((item) => Number.isInteger(item) && !Number.isSafeInteger(item))) {
      throw refuseRaw("body holds a number beyond 2^53, which lost digits on its way.");
    }
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  }
}

function refuseDepth(): GatewayError {
  return refuseRaw(`body is nested deeper than ${MAXIMUM_DEPTH} levels.`);
}
