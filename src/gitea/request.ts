/**
 * The request of a call, planned whole before anything is sent: method, path, query, headers, body.
 *
 * Owns: where each argument goes and how it is written. Does not own: sending (transport.ts), policy, validation.
 * Source of the rules: facts/gitea-rest.md 2–4, 8 and spec/eras.json (names that older servers spell otherwise).
 */
import type { Json, JsonObject, Operation, QueryParameter } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";
import { type EncodedBody, encodeBody } from "./body.ts";
import { encodePath } from "./path.ts";
import type { Router } from "./route.ts";
import { type GiteaVersion, supports } from "./version.ts";

/** Where the API stands: `https://h:3000` and `/git/api/v1` (no slash at the end). */
export interface ApiBase {
  origin: string;
  prefix: string;
}

export interface Credential {
  /** Personal access token; null for anonymous. */
  token: string | null;
  /** Login to act as; sent in the header Sudo. */
  sudo: string | null;
}

/** The read that finds out whether a write took effect: a tool and the arguments it shares with the write. */
export interface FindOut {
  tool: string;
  arguments: JsonObject;
}

export interface PlannedRequest {
  method: string;
  /** Below the API base, without query, as the envelope shows it. */
  path: string;
  origin: string;
  /** What stands in the request line: base, path and query, escaped. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Changes nothing, so a lost answer loses nothing. */
  readOnly: boolean;
  findOut: FindOut | null;
  /** What the caller should know about how the request was written, in our words. */
  notes: string[];
}

export interface RequestOptions {
  base: ApiBase;
  router: Router;
  credential: Credential;
  maximumBinaryBytes: number;
  /** Null when the server's version is not known. */
  version: GiteaVersion | null;
  /** Looks an operation up by its id, for the read that finds out; absent: no such hint. */
  operation?: (id: string) => Operation | undefined;
}

/**
 * Plans the request of one call. `args` are validated arguments: path and query at the top, `body`, `attachment`.
 * Throws GatewayError `invalid_arguments` (path.ts, body.ts, a lone surrogate) or `payload_too_large`.
 */
export function buildRequest(operation: Operation, args: JsonObject, options: RequestOptions): PlannedRequest {
  const path = encodePath(operation, args, options.router);
  const { body, notes } = bodyForVersion(operation, args.body, options.version);
  const sent = body === undefined ? args : { ...args, body };
  const encoded = operation.body && encodeBody(operation.body, operation.method, sent, options.maximumBinaryBytes);
  const query = encodeQuery(operation.query, withExactFilename(operation, args));
  return {
    method: operation.method,
    path,
    origin: options.base.origin,
    target: `${options.base.prefix}${path}${query === "" ? "" : `?${query}`}`,
    headers: requestHeaders(options.credential, operation.basicOnly, encoded),
    body: encoded?.bytes ?? null,
    readOnly: operation.readOnly,
    findOut: findOutOf(operation, args, options.operation),
    notes: [...notes, ...parameterNotes(operation, args, options.version)],
  };
}

/**
 * Headers of a request. JSON is asked for always, so that errors come as JSON and not as pages; no compression, since
 * the reader bounds what it reads. Gitea's Basic-only routes take the token as a user name (facts 4).
 */
export function requestHeaders(
  credential: Credential,
  basicOnly: boolean,
  body: EncodedBody | null,
): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json", "accept-encoding": "identity" };
  if (credential.token !== null) {
    const basic = Buffer.from(`${credential.token}:x-oauth-basic`, "utf8").toString("base64");
    headers.authorization = basicOnly ? `Basic ${basic}` : `token ${credential.token}`;
  }
  if (credential.sudo !== null) headers.sudo = credential.sudo;
  if (body !== null) headers["content-type"] = body.contentType;
  return headers;
}

/** The query string without `?`: arrays repeat the name, what is absent or null is left out. */
export function encodeQuery(parameters: readonly QueryParameter[], args: JsonObject): string {
  const pairs: string[] = [];
  for (const parameter of parameters) {
    const given = args[parameter.name];
    if (given === undefined || given === null) continue;
    const values = parameter.type === "array" && Array.isArray(given) ? given : [given];
    for (const value of values) pairs.push(`${encodeText(parameter.name)}=${encodeText(queryText(parameter, value))}`);
  }
  return pairs.join("&");
}

function queryText(parameter: QueryParameter, value: Json): string {
  if (typeof value === "object" || (typeof value === "string" && !value.isWellFormed())) {
    throw new GatewayError("invalid_arguments", `\`${parameter.name}\` holds something a query cannot carry.`, {
      fields: { argument: parameter.name },
    });
  }
  return String(value);
}

/** URL parsers escape an apostrophe in a query; written so from the start, the URL is the same for all of them. */
function encodeText(text: string): string {
  return encodeURIComponent(text).replaceAll("'", "%27");
}

/** A file name that had to be escaped in the form goes out exactly in the query `name`, which Gitea prefers (facts 8). */
function withExactFilename(operation: Operation, args: JsonObject): JsonObject {
  const attachment = args.attachment;
  if (typeof attachment !== "object" || attachment === null || Array.isArray(attachment)) return args;
  const { filename } = attachment;
  const takesName = operation.query.some((parameter) => parameter.name === "name");
  const named = args.name !== undefined && args.name !== null;
  if (typeof filename !== "string" || named || !takesName || !/["\\]/.test(filename)) return args;
  return { ...args, name: filename };
}

function bodyForVersion(
  operation: Operation,
  body: Json | undefined,
  version: GiteaVersion | null,
): { body: Json | undefined; notes: string[] } {
  if (version === null || typeof body !== "object" || body === null || Array.isArray(body)) return { body, notes: [] };
  const older = new Map<string, string>();
  for (const { field, before, as } of operation.eras.renamed) if (!supports(before, version)) older.set(field, as);
  const entries = Object.entries(body).map(([field, value]): [string, Json] => [older.get(field) ?? field, value]);
  const ignored = Object.keys(body).filter(
    (field) => !older.has(field) && isNewer(operation.eras.body[field], version),
  );
  return {
    body: Object.fromEntries(entries),
    notes: ignored.map((field) => newerNote(`body.${field}`, operation.eras.body[field], version)),
  };
}

function parameterNotes(operation: Operation, args: JsonObject, version: GiteaVersion | null): string[] {
  if (version === null) return [];
  return operation.query
    .filter(({ name }) => args[name] !== undefined && isNewer(operation.eras.parameters[name], version))
    .map(({ name }) => newerNote(name, operation.eras.parameters[name], version));
}

function isNewer(since: string | undefined, version: GiteaVersion): boolean {
  return since !== undefined && !supports(since, version);
}

function newerNote(argument: string, since: string | undefined, version: GiteaVersion): string {
  return `\`${argument}\` exists since Gitea ${since}; this server (${version.text}) ignores it.`;
}

/** The read that tells whether a write took effect, with the arguments that both share; null where none is known. */
export function findOutOf(operation: Operation, args: JsonObject, find: RequestOptions["operation"]): FindOut | null {
  const read = operation.findOut === null ? undefined : find?.(operation.findOut);
  if (read === undefined) return null;
  const shared: JsonObject = {};
  for (const part of read.parts) {
    const value = typeof part === "string" ? undefined : args[part.parameter];
    if (typeof part !== "string" && value !== undefined) shared[part.parameter] = value;
  }
  return { tool: read.tool, arguments: shared };
}
