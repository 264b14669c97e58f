/**
 * An error answer of Gitea as a failure of one kind.
 *
 * Owns: which kind a status and body mean, Gitea's message, and what to do. Does not own: what cleaning a text means;
 * the caller gives a function for it. Source of the rules: facts/gitea-rest.md 3, 4, 9; issue 4 item 5.
 */
import type { Json, JsonObject, Operation } from "../../generated/contract.ts";
import { type ErrorKind, GatewayError } from "../errors.ts";
import { errorObject, isJson, isWebPage } from "./answer.ts";
import { unknownOutcome } from "./exchange.ts";
import { hintsOf } from "./notes.ts";
import type { Received } from "./receive.ts";
import type { PlannedRequest } from "./request.ts";
import { cutText, cutUtf8Text, utf8Text } from "./text.ts";
import { type GiteaVersion, supports } from "./version.ts";

const MAXIMUM_MESSAGE_LENGTH = 2000;
/** Characters of all further words of an error together. */
const MAXIMUM_DETAILS_LENGTH = 4000;

export interface FailureContext {
  /** Null for a raw request to a route that no operation has. */
  operation: Operation | null;
  args: JsonObject;
  request: PlannedRequest;
  /** Null when the server's version is not known. */
  version: GiteaVersion | null;
  /**
   * Frees Gitea's text of secrets and of what must not be shown; called before anything is cut. `endCut`: the text ends
   * where reading stopped, perhaps within a secret.
   */
  clean: (text: string, endCut?: boolean) => string;
  /** MAX_TOOL_RESPONSE_CHARS, of which Gitea's words take a part; absent: no such bound. */
  maximumChars?: number;
}

/** The failure that an answer with a status from 400 on (or an unexpected one) means. */
export function failureOfAnswer(received: Received, context: FailureContext): GatewayError {
  const { status } = received;
  if (!context.request.readOnly && PROXY_STATUSES.has(status) && !isJson(received)) {
    return unknownOutcome(context.request, "A proxy answered instead of Gitea.", status);
  }
  if (isMissingRoute(received)) return missingRoute(received, context);
  if (isWebPage(received)) {
    return new GatewayError(kindOf(status), "Gitea's proxy answered with an HTML page.", {
      status,
      hint: STATUS_HINTS[status] ?? "Try again later; the operator checks the proxy in front of Gitea.",
    });
  }
  const said = readMessage(received);
  const scopes = status === 403 ? missingScopes(said.message) : null;
  if (scopes !== null) return missingScope(status, scopes, context.operation);
  const [known] = hintsOf(context.operation?.hints ?? [], context.args, status, said.message);
  const hint = known ?? (status === 500 && said.message !== "" ? undefined : STATUS_HINTS[status]);
  const room = context.maximumChars ?? Number.POSITIVE_INFINITY;
  // As JSON, quotes and line ends take twice the room; a fourth and an eighth of it leave enough for the rest.
  const longest = Math.min(MAXIMUM_MESSAGE_LENGTH, Math.floor(room / 4));
  const message = cutText(context.clean(said.message, received.cut).trim(), longest);
  return new GatewayError(kindOf(status), message || silence(status), {
    status,
    ...(message === "" ? {} : { source: "gitea" }),
    ...(hint === undefined ? {} : { hint }),
    fields: cleanDetails(said.details, context.clean, Math.min(MAXIMUM_DETAILS_LENGTH, Math.floor(room / 8))),
  });
}

const KINDS: Record<number, ErrorKind> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  405: "not_allowed_now",
  409: "conflict",
  412: "precondition_failed",
  422: "validation_failed",
  423: "locked",
};

const STATUS_HINTS: Record<number, string> = {
  401: "The credential of the gateway was not accepted; the operator checks GITEA_TOKEN.",
  404: "Missing, or not visible to this identity: check each name and number of the path.",
  413: "The server has a limit for uploads of its own, lower than this file.",
  423: "The repository is archived; somebody has to unarchive it before it can be changed.",
  500: "Gitea failed by itself; a name where a number is due, or a missing object, is the most frequent reason.",
  502: "Gitea is down or restarting behind its proxy; try again later.",
  503: "Gitea is in maintenance; try again later.",
  504: "Gitea took too long for its proxy; see whether a write happened before it is repeated.",
};

/** A proxy says these when it lost Gitea, perhaps in the middle of a write (520 and 524: Cloudflare). */
const PROXY_STATUSES = new Set([502, 504, 520, 524]);

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Words that Gitea's token scopes are made of (facts 4); nothing else of the text is taken over. */
const SCOPE =
  /^(?:all|public-only|(?:read|write):(?:activitypub|admin|misc|notification|organization|package|issue|repository|user))$/;

function kindOf(status: number): ErrorKind {
  return KINDS[status] ?? "upstream_error";
}

function silence(status: number): string {
  return `Gitea answered ${status} and did not say why.`;
}

/** Text 404 and empty 405 come from the router; handlers answer 404 with JSON or nothing, and 405 with JSON. */
function isMissingRoute(received: Received): boolean {
  if (received.status === 405) return received.body.length === 0;
  return received.status === 404 && received.body.length > 0 && !isJson(received);
}

function missingRoute(received: Received, { operation, request, version }: FailureContext): GatewayError {
  const since = operation?.eras.since ?? null;
  const allowed = [...METHODS].filter((method) => (received.headers.allow ?? "").split(/[\s,]+/).includes(method));
  return new GatewayError("no_such_route", "This Gitea has no such route.", {
    status: received.status,
    hint: missingRouteHint(since, version, request, isWebPage(received)),
    fields: {
      ...(since === null ? {} : { since }),
      ...(version === null ? {} : { server: version.text }),
      ...(allowed.length === 0 ? {} : { allowed }),
    },
  });
}

function missingRouteHint(
  since: string | null,
  version: GiteaVersion | null,
  { method, path }: PlannedRequest,
  isPage: boolean,
): string {
  if (isPage) return "A web page came instead of an API answer; the operator checks that GITEA_URL is Gitea's root.";
  if (since !== null && version !== null && !supports(since, version)) {
    return `It exists since Gitea ${since}; this server runs ${version.text}.`;
  }
  if (method === "HEAD") return "Older servers take no HEAD; use GET.";
  if (path.includes("%2F")) {
    return "The server does not know the route, or a proxy in front of it decodes %2F, which the operator can switch off.";
  }
  return since === null
    ? "Check the path against the API description of the server."
    : `It exists since Gitea ${since}; the operator checks the server's version and GITEA_URL.`;
}

function readMessage(received: Received): { message: string; details: Record<string, Json> } {
  const answer = errorObject(received);
  if (answer === null) {
    // A cut or broken JSON text is no message; plain words are.
    const text = isJson(received) ? "" : (received.cut ? cutUtf8Text : utf8Text)(received.body);
    return { message: (text ?? "").trim(), details: {} };
  }
  const { message, url: _url, errors, ...others } = answer;
  if (typeof message === "string") {
    const list = Array.isArray(errors) ? errors.filter((item) => typeof item === "string" && item !== "") : [];
    const lists = Object.entries(others).filter(([, value]) => value !== null);
    return {
      message: message.trim(),
      details: {
        ...(list.length > 0 ? { errors: list } : {}),
        ...(lists.length > 0 ? { details: Object.fromEntries(lists) } : {}),
      },
    };
  }
  // A merge conflict is a struct of Gitea's without a message (facts 3): what git wrote is in its texts.
  const texts = Object.values(answer).filter((value) => typeof value === "string" && value.trim() !== "");
  return { message: texts.join("\n").trim(), details: {} };
}

/** Further words of the error, cleaned: lists of at most 20, and no more of all than `room` characters. */
function cleanDetails(
  details: Record<string, Json>,
  clean: FailureContext["clean"],
  room: number,
): Record<string, Json> {
  let left = room;

  function cleanText(text: string): string {
    const cut = cutText(clean(text).trim(), Math.max(1, left));
    left -= cut.length + 3;
    return cut;
  }

  function cleanList(items: Json[]): Json[] {
    left -= 2;
    return items.slice(0, 20).flatMap((item) => (left > 0 ? [cleanValue(item)] : []));
  }

  function cleanObject(value: JsonObject): JsonObject {
    left -= 2;
    const entries = Object.entries(value).slice(0, 20);
    return Object.fromEntries(
      entries.flatMap(([key, item]): [string, Json][] => (left > 0 ? [[cleanText(key), cleanValue(item)]] : [])),
    );
  }

  function cleanValue(value: Json): Json {
    if (typeof value === "string") return cleanText(value);
    if (Array.isArray(value)) return cleanList(value);
    if (value !== null && typeof value === "object") return cleanObject(value);
    left -= String(value).length + 1;
    return value;
  }

  return cleanObject(details);
}

function missingScopes(message: string): { required: string[]; has: string[] } | null {
  const parts =
    /^token does not have at least one of required scope\(s\), required=\[([^\]]*)\], token scope=(.*)$/.exec(message);
  if (parts === null) return null;
  const [required = [], has = []] = parts.slice(1).map((list) => [...new Set(list.match(/[^\s,]+/g))]);
  return [...required, ...has].every((word) => SCOPE.test(word)) ? { required, has } : null;
}

/** Gitea says "at least one" and means all (facts 4). */
function missingScope(
  status: number,
  { required, has }: { required: string[]; has: string[] },
  operation: Operation | null,
): GatewayError {
  const scope = operation?.scope;
  const ours = scope?.categories.map((category) => `${scope.level}:${category}`) ?? [];
  return new GatewayError("scope_missing", "The token of the gateway lacks a scope that this operation needs.", {
    status,
    hint: "The operator gives GITEA_TOKEN the scopes in `required`; all of them are needed, and write includes read.",
    fields: { required: required.length > 0 ? required : ours, has },
  });
}
