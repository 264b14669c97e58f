/**
 * A recorded request turned back into the tool call that must have caused it.
 *
 * Words for arguments come from the operation's data alone. Values that do not fit their type are passed on as the text
 * they are, as a caller would write them, so that the gateway itself says what is wrong with them.
 */
import type { Json, JsonObject, Operation, QueryParameter } from "../../generated/contract.ts";
import type { Router } from "../../src/gitea/route.ts";
import { type FormPart, parseMultipart } from "./multipart.ts";
import { bodyBytes, type Exchange, queryPairs, type RecordedRequest, splitTarget } from "./recordings.ts";
import { respelled } from "./spelling.ts";
import { API_BASE } from "./target.ts";

export interface ToolCall {
  operation: Operation;
  arguments: JsonObject;
}

/** What no tool call can say, in words for the list of refused exchanges. */
export interface Inexpressible {
  inexpressible: string;
}

export function toToolCall(exchange: Exchange, router: Router): ToolCall | Inexpressible {
  const { request } = exchange;
  const { path, query } = splitTarget(request.path);
  if (request.method === "HEAD") return { inexpressible: "method HEAD" };
  if (request.headers.sudo !== undefined) return { inexpressible: "header sudo" };
  if (!path.startsWith(`${API_BASE}/`)) return { inexpressible: "outside the API" };
  const below = path.slice(API_BASE.length);
  const match = router.resolve(request.method, below);
  if (match === null) {
    const known = router.methodsOf(below).length > 0;
    return { inexpressible: known ? "no operation of this method" : "no operation of this route" };
  }
  const { operation } = match;
  const body = bodyArguments(operation, request);
  if ("inexpressible" in body) return { inexpressible: body.inexpressible };
  return {
    operation,
    arguments: {
      ...pathArguments(operation, match.parameters, match.escaped),
      ...queryArguments(operation, queryPairs(query)),
      ...body.arguments,
    },
  };
}

function pathArguments(
  operation: Operation,
  decoded: Record<string, string>,
  escaped: Record<string, string>,
): JsonObject {
  const values: JsonObject = {};
  for (const part of operation.parts) {
    if (typeof part === "string") continue;
    const name = part.parameter;
    // The stored form of a wiki name is what Gitea itself hands out as `sub_url`, escapes and all.
    const stored = part.encoding === "wiki" && escaped[name]?.endsWith(".-");
    const text = (stored ? escaped[name] : decoded[name]) ?? "";
    values[name] = part.integer ? integerOrText(text) : text;
  }
  return values;
}

function queryArguments(operation: Operation, pairs: [string, string][]): JsonObject {
  const values: JsonObject = {};
  for (const [name, text] of pairs) {
    const parameter = operation.query.find((known) => known.name === name);
    if (parameter?.type === "array") {
      const earlier = values[name];
      values[name] = [...(Array.isArray(earlier) ? earlier : []), scalar(parameter.items, text)];
    } else values[name] = scalar(parameter?.type, text);
  }
  return values;
}

function scalar(type: QueryParameter["type"] | undefined, text: string): Json {
  if (type === "integer") return integerOrText(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

function integerOrText(text: string): Json {
  const value = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(value) ? value : text;
}

function bodyArguments(operation: Operation, request: RecordedRequest): { arguments: JsonObject } | Inexpressible {
  const bytes = bodyBytes(request);
  const type = String(request.headers["content-type"] ?? "");
  if (bytes === null) return { arguments: {} };
  if (type === "") return { inexpressible: "body without content type" };
  if (operation.body?.kind === "text") {
    return type.startsWith("text/plain")
      ? { arguments: { body: bytes.toString("utf8") } }
      : { inexpressible: `${type} where text/plain is due` };
  }
  if (operation.body?.kind === "multipart") {
    return type.startsWith("multipart/form-data")
      ? { arguments: attachment(parseMultipart(type, bytes)) }
      : { inexpressible: `${type} where multipart/form-data is due` };
  }
  if (!type.includes("json")) return { inexpressible: `${type} where application/json is due` };
  try {
    return { arguments: { body: respelled(operation, JSON.parse(bytes.toString("utf8")) as Json) } };
  } catch {
    return { inexpressible: "malformed JSON" };
  }
}

function attachment(parts: FormPart[]): JsonObject {
  const part = parts.find((candidate) => candidate.name === "attachment");
  if (part === undefined) return {};
  return {
    attachment: {
      filename: part.filename ?? "",
      content_base64: part.content.toString("base64"),
      content_type: part.contentType ?? "application/octet-stream",
    },
  };
}
