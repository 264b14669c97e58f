/** One call as one line of the audit: what was called, by whom, what was decided, what came of it. */
import type { ConfirmationClass, Json, JsonObject } from "../../generated/contract.ts";
import type { ErrorKind, GatewayError } from "../errors.ts";
import { isSecretKey } from "./assignments.ts";
import { REDACTED } from "./redaction.ts";

/** AUDIT_ARGUMENTS. */
export type AuditArguments = "off" | "names" | "redacted";

export type AuditDecision =
  | "allowed"
  | "asked"
  | "confirmed:elicitation"
  | "confirmed:token"
  | "declined"
  | "denied:unknown_tool"
  | `denied:${ErrorKind}`;

export interface AuditEntry {
  requestId: string;
  /** Caller.id: a hash of the credential. */
  caller: string;
  /** Whom the call acted as, as far as known. */
  login: string | null;
  sudo: string | null;
  /** Name of a tool that exists; null for anything else, which is text of the client. */
  tool: string | null;
  operation: string | null;
  /** HTTP method; null where the call has none. */
  method: string | null;
  /** Route template; null where no operation has the route. */
  route: string | null;
  classes: readonly ConfirmationClass[];
  decision: AuditDecision;
  /** Of Gitea; null when nothing was sent or nothing came back. */
  status: number | null;
  /** Length of the answer to the client. */
  bytes: number | null;
  milliseconds: number;
  arguments: JsonObject;
}

export interface AuditLineOptions {
  arguments: AuditArguments;
  /** Frees a value of known and likely secrets. */
  redact: (value: Json) => Json;
  secretFields: readonly string[];
}

/** Decided by us: refused before anything was sent. A failure of Gitea or on the way is not a refusal. */
const DENIALS: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  "invalid_arguments",
  "tool_disabled",
  "read_only",
  "unsupported_by_server",
  "request_refused",
  "payload_too_large",
  "outbound_refused",
  "confirmation_required",
  "confirmation_invalid",
  "rate_limited",
  "too_many_calls",
  "audit_unavailable",
  "result_not_found",
  "shutting_down",
]);

/** What a failed call is called: our refusal, or `reached` (the decision that let it through). */
export function decisionOf(
  error: Pick<GatewayError, "kind">,
  reached: "allowed" | "confirmed:elicitation" | "confirmed:token",
): AuditDecision {
  if (error.kind === "confirmation_declined") return "declined";
  return DENIALS.has(error.kind) ? `denied:${error.kind}` : reached;
}

/** JSON in one line, ended; `time` in ms since 1970. At most about 8 KiB. */
export function auditLine(time: number, entry: AuditEntry, options: AuditLineOptions): string {
  const shown = shownArguments(entry.arguments, options);
  return `${JSON.stringify({
    time: new Date(time).toISOString(),
    request_id: entry.requestId,
    caller: entry.caller,
    login: options.redact(entry.login),
    sudo: options.redact(entry.sudo),
    tool: entry.tool,
    operation: entry.operation,
    method: entry.method,
    route: entry.route,
    classes: entry.classes,
    decision: entry.decision,
    status: entry.status,
    bytes: entry.bytes,
    ms: Math.round(entry.milliseconds),
    ...(shown === undefined ? {} : { arguments: shown }),
  })}\n`;
}

const MOST_CHARACTERS = 6000;
const MOST_ITEMS = 20;
const DEEPEST = 6;
/** What is longer is not an identifier but a content, which nobody can free of secrets for sure. */
const LONGEST_STRING = 64;
/** Contents at any length: secrets and inputs of workflows, files (also as base64, which hides them), variables. */
const CONTENT_FIELDS = new Set(["content", "content_base64", "content_text", "data", "value", "image", "inputs"]);
/** What is left of a content. */
type Size = { characters: number } | { entries: number };

function shownArguments(args: JsonObject, options: AuditLineOptions): Json | undefined {
  if (options.arguments === "off") return undefined;
  const names = () => options.redact(argumentNames(args));
  if (options.arguments === "names") return names();
  // Contents go first: looking for secrets in what is left out would take as long as the call.
  const shown = options.redact(shorten(args, "", 0, options));
  return JSON.stringify(shown).length <= MOST_CHARACTERS ? shown : names();
}

/** `owner`, `repo`, `body.title`: two levels say what was touched. */
function argumentNames(args: JsonObject): string[] {
  return Object.entries(args)
    .flatMap(([name, value]) =>
      isObject(value) ? Object.keys(value).map((inner) => `${plain(name)}.${plain(inner)}`) : [plain(name)],
    )
    .slice(0, 100);
}

function plain(name: string): string {
  return /^[A-Za-z_][\w-]{0,40}$/.test(name) ? name : "(other)";
}

/** `name` is what the value stands under. */
function shorten(value: Json, name: string, depth: number, options: AuditLineOptions): Json {
  // Gitea reads names without case.
  const isContent = CONTENT_FIELDS.has(name.toLowerCase());
  if (isObject(value) || Array.isArray(value)) {
    if (isContent) return { entries: Object.keys(value).length } satisfies Size;
    if (depth >= DEEPEST) return { deeper: true };
    if (Array.isArray(value)) {
      const items = value.slice(0, MOST_ITEMS).map((item) => shorten(item, name, depth + 1, options));
      return value.length > MOST_ITEMS ? [...items, { more_items: value.length - MOST_ITEMS }] : items;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [plain(key), shorten(item, key, depth + 1, options)]),
    );
  }
  if (value === null || typeof value === "boolean") return value;
  if (options.secretFields.includes(name.toLowerCase()) || isSecretKey(name)) return REDACTED;
  if (typeof value === "number") return value;
  return isContent || value.length > LONGEST_STRING ? ({ characters: value.length } satisfies Size) : value;
}

function isObject(value: Json): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
