/**
 * What reached Gitea against what was recorded: method, path, query, body.
 *
 * Paths go by `samePath`, queries as pairs (order counts only within one name), JSON bodies as values, uploads by the
 * values of their parts. Headers of the credential are not compared: the gateway has its own.
 */
import { isDeepStrictEqual } from "node:util";
import type { Json, Operation } from "../../generated/contract.ts";
import { parseMultipart } from "./multipart.ts";
import { bodyBytes, type Exchange, queryPairs, splitTarget } from "./recordings.ts";
import { respelled } from "./spelling.ts";
import { samePath } from "./target.ts";

export interface SentRequest {
  method: string;
  /** Path and query as they left. */
  target: string;
  contentType: string;
  body: Buffer;
}

/** One line for each difference; empty when the two are the same request. */
export function requestDifferences(operation: Operation, exchange: Exchange, sent: SentRequest): string[] {
  const { request } = exchange;
  const recorded = splitTarget(request.path);
  const { path, query } = splitTarget(sent.target);
  const differences: string[] = [];
  if (sent.method !== request.method) differences.push(`method ${sent.method}`);
  if (!samePath(operation, recorded.path, path)) differences.push(`path ${path}`);
  if (!isDeepStrictEqual(sortedPairs(query), sortedPairs(recorded.query))) differences.push(`query ${query}`);
  const body = bodyDifference(operation, exchange, sent);
  if (body !== null) differences.push(body);
  return differences;
}

function sortedPairs(query: string | null): [string, string][] {
  return queryPairs(query).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
}

function bodyDifference(operation: Operation, exchange: Exchange, sent: SentRequest): string | null {
  const recorded = bodyBytes(exchange.request);
  if (recorded === null) return sent.body.length === 0 ? null : `body ${sent.body} where none was recorded`;
  const recordedType = String(exchange.request.headers["content-type"]);
  const kind = operation.body?.kind ?? "none";
  const mediaType = { json: "application/json", text: "text/plain", multipart: "multipart/form-data", none: "" }[kind];
  if (!sent.contentType.startsWith(mediaType)) return `content type ${sent.contentType}`;
  if (kind === "json") {
    const wanted = respelled(operation, JSON.parse(recorded.toString("utf8")) as Json);
    return isDeepStrictEqual(JSON.parse(sent.body.toString("utf8")), wanted) ? null : `body ${sent.body}`;
  }
  if (kind === "multipart") {
    const parts = parseMultipart(sent.contentType, sent.body);
    return isDeepStrictEqual(parts, parseMultipart(recordedType, recorded)) ? null : "parts of the form";
  }
  return sent.body.equals(recorded) ? null : `body ${sent.body}`;
}
