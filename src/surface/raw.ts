/**
 * gitea_api_request: method and path resolved against the table of operations, so that a raw request obeys the very
 * policy, confirmation, redaction and audit of the tool it belongs to (issue 5, item 7; DESIGN section 6).
 *
 * Owns: what a raw path and query may be, and which operation they reach. Does not own: deciding about it; bodies
 * (raw-body.ts).
 */
import type { Json, JsonObject, Operation, QueryParameter } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";
import { type ApiBase, type Credential, type PlannedRequest, requestHeaders } from "../gitea/request.ts";
import type { RouteMatch, Router } from "../gitea/route.ts";
import { readRawBody } from "./raw-body.ts";
import { refuseRaw, refuseReserved } from "./raw-refusal.ts";

export interface RawRequest {
  /** Null for a route that no operation has. */
  operation: Operation | null;
  /** Path values, query and body as the operation's arguments, for conditions and confirmation. */
  args: JsonObject;
  request: PlannedRequest;
}

export interface RawOptions {
  base: ApiBase;
  router: Router;
  credential: Credential;
  /** Whether a refusal may name the tool of this operation; absent: of every one. */
  allows?: (operation: Operation) => boolean;
}

const ARGUMENTS = new Set(["method", "path", "query", "body", "content_type"]);
const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/**
 * Reads the arguments of gitea_api_request (without `confirmation_token`).
 * @throws GatewayError `request_refused` or `invalid_arguments`; nothing of the path is repeated in the message
 */
export function planRawRequest(args: JsonObject, options: RawOptions): RawRequest {
  const stranger = Object.keys(args).find((name) => !ARGUMENTS.has(name));
  if (stranger !== undefined) {
    throw refuseRaw("A raw request takes method, path, query, body and content_type, and no headers.");
  }
  const { method, path: given } = args;
  if (typeof method !== "string" || !METHODS.has(method)) {
    throw refuseRaw("method has to be GET, POST, PUT, PATCH or DELETE.");
  }
  if (typeof given !== "string") throw refuseRaw("path has to be a string.");
  const path = plainPath(given, method, options);
  const pairs = readQuery(given, args.query);
  const escaped = path.split("/").map(encodeURIComponent).join("/");
  const { operation, parameters, notes } = findOperation(method, escaped, options);
  const body = readRawBody(args, method, operation);
  const query = pairs.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join("&");
  return {
    operation,
    args: {
      ...queryValues(pairs, operation?.query ?? []),
      ...parameters,
      ...(body.value === undefined ? {} : { body: body.value }),
    },
    request: {
      method,
      path: escaped,
      origin: options.base.origin,
      target: `${options.base.prefix}${escaped}${query === "" ? "" : `?${query}`}`,
      headers: requestHeaders(options.credential, operation?.basicOnly ?? false, body.encoded),
      body: body.encoded?.bytes ?? null,
      readOnly: operation?.readOnly ?? method === "GET",
      findOut: null,
      notes,
    },
  };
}

/** The path below /api/v1, as it was meant: nothing in it can mean something else to a server or a proxy. */
function plainPath(given: string, method: string, options: RawOptions): string {
  const [before = ""] = given.split("?");
  if (/^[a-z][a-z0-9+.-]*:/i.test(given) || given.startsWith("//")) {
    throw refuseRaw("path has to be a path below /api/v1, not an address.");
  }
  if (given.includes("#")) {
    throw refuseRaw("path holds a `#`.", "Use the tool of the operation, which encodes values.");
  }
  if (before.includes("%")) throw refusePercent(before, method, options);
  if (!before.startsWith("/")) throw refuseRaw("path has to start with `/`, such as /repos/{owner}/{repo}.");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (/[\\\u0000-\u001f\u007f-\u009f]/.test(before) || !before.isWellFormed()) {
    throw refuseRaw("path holds a backslash or a control character.");
  }
  const path = before.replace(/^\/api\/v1(?=\/|$)/, "").replace(/\/$/, "");
  const segments = path.split("/").slice(1);
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
    throw refuseRaw(
      "path holds an empty, `.` or `..` segment.",
      "Write every segment out; a value that is empty is missing.",
    );
  }
  // No route below /api/v1 begins so: it is a second base, or the base in other letters.
  if (segments[0]?.toLowerCase() === "api") throw refuseRaw("path has to be a path below /api/v1.");
  return path === "" ? "/" : path;
}

interface Found {
  operation: Operation | null;
  parameters: Record<string, string>;
  notes: string[];
}

/** @throws GatewayError request_refused for a path that more than one operation may answer. */
function findOperation(method: string, escaped: string, options: RawOptions): Found {
  const { router } = options;
  const listed = router.resolve(method, escaped);
  const other = router.resolveOther(method, escaped);
  if (listed !== null && other !== null && listed.operation !== other.operation) {
    throw refuseRaw("path is a route of another operation in some versions of Gitea.", useTool(listed, options));
  }
  const match = listed ?? other;
  refuseLookalike(method, escaped, match, options);
  if (match === null) {
    const note = "This is an unlisted route: no operation of Gitea 28.1 has this method and path.";
    return { operation: null, parameters: {}, notes: [note] };
  }
  const note = `This is an unlisted route; the rules of ${match.operation.tool} were applied.`;
  return { operation: match.operation, parameters: match.parameters, notes: listed === null ? [note] : [] };
}

/**
 * A path that differs from an operation's by letter case alone means nothing, or something else, to Gitea; a proxy on
 * the way may not see the difference.
 * @throws GatewayError request_refused
 */
function refuseLookalike(method: string, escaped: string, match: RouteMatch | null, options: RawOptions): void {
  const lower = escaped.toLowerCase();
  const { router } = options;
  for (const alike of [router.resolve(method, lower), router.resolveOther(method, lower)]) {
    if (alike === null || alike.operation === match?.operation) continue;
    throw refuseRaw("path differs from a known route only by upper and lower case.", useTool(alike, options));
  }
}

function refusePercent(path: string, method: string, options: RawOptions): GatewayError {
  const repaired = path.replaceAll(/%(?![0-9a-f]{2})/gi, "%25");
  const match = options.router.resolve(method, repaired);
  const isNamed = match !== null && (options.allows?.(match.operation) ?? true);
  return refuseRaw(
    "path holds a `%`, which raw requests cannot carry.",
    isNamed
      ? `Use ${match.operation.tool}, which takes any value and encodes it.`
      : "Find the operation with gitea_search_tools; its tool takes any value and encodes it.",
    isNamed ? { tool: match.operation.tool } : {},
  );
}

function useTool({ operation }: RouteMatch, { allows }: RawOptions): string {
  return (allows?.(operation) ?? true) ? `Use ${operation.tool}.` : "Find the operation with gitea_search_tools.";
}

/** Query as pairs, from `query` or from behind the `?` of the path, never both. */
function readQuery(given: string, query: Json | undefined): [string, string][] {
  const mark = given.indexOf("?");
  if (mark !== -1 && query !== undefined)
    throw refuseRaw("path holds a `?` and query is given too.", "Use query alone.");
  const pairs: [string, string][] =
    mark === -1 ? queryPairs(query) : [...new URLSearchParams(`?${given.slice(mark + 1)}`).entries()];
  refuseReserved(pairs, "query");
  return pairs;
}

function queryPairs(query: Json | undefined): [string, string][] {
  if (query === undefined) return [];
  if (query === null || typeof query !== "object" || Array.isArray(query)) throw refuseQuery("has to be an object.");
  return Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => {
      if (item === null || typeof item === "object") {
        throw refuseQuery("takes strings, numbers, booleans and lists of them.");
      }
      if (typeof item === "number" && Number.isInteger(item) && !Number.isSafeInteger(item)) {
        throw refuseQuery("holds a number beyond 2^53, which lost digits on its way; send it as a string of digits.");
      }
      return [name, String(item)];
    }),
  );
}

function refuseQuery(problem: string): GatewayError {
  return new GatewayError("invalid_arguments", `query ${problem}`, { fields: { argument: "query" } });
}

/** Words that Go reads as a boolean. */
const BOOLEANS = new Map<string, boolean>([
  ...["1", "t", "T", "true", "TRUE", "True"].map((word): [string, boolean] => [word, true]),
  ...["0", "f", "F", "false", "FALSE", "False"].map((word): [string, boolean] => [word, false]),
]);

/** The query as a tool's arguments would have it: typed where the operation declares a type, repeated names as lists. */
function queryValues(pairs: readonly [string, string][], declared: readonly QueryParameter[]): JsonObject {
  const values = new Map<string, Json[]>();
  for (const [name, text] of pairs) {
    const type = declared.find((parameter) => parameter.name === name)?.type;
    values.set(name, [...(values.get(name) ?? []), typed(text, type)]);
  }
  const entries = [...values].map(([name, list]): [string, Json] => {
    const isList =
      list.length > 1 || declared.some((parameter) => parameter.name === name && parameter.type === "array");
    return [name, isList ? list : (list[0] ?? "")];
  });
  return Object.fromEntries(entries);
}

function typed(text: string, type: QueryParameter["type"] | undefined): Json {
  if (type === "boolean") return BOOLEANS.get(text) ?? text;
  return type === "integer" && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

function encodeText(text: string): string {
  if (!text.isWellFormed()) throw refuseRaw("query holds a lone surrogate.");
  return encodeURIComponent(text).replaceAll("'", "%27");
}
