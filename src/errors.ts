/**
 * The one table of failures. A kind is public: clients and audit files see it, so it changes only with an alias.
 *
 * `message` says what was wrong and where, `hint` what to do. When Gitea wrote the message, `source` is "gitea" and
 * the text stands alone, never inside a sentence of ours (DESIGN section 6).
 */
import type { Json } from "../generated/contract.ts";

/** kind -> what it means to an operator or a client author. */
export const ERROR_KINDS = {
  // Refused here; nothing was sent to Gitea (status null).
  invalid_arguments: "The arguments do not fit the tool's schema, or a value cannot be part of a path.",
  tool_disabled: "The operator switched this tool off, or its toolset is not enabled.",
  read_only: "The gateway runs read-only and this operation writes.",
  unsupported_by_server: "This Gitea is older than the operation.",
  request_refused: "The raw request asks for something that no raw request may do.",
  payload_too_large: "An upload is larger than MAX_BINARY_BYTES.",
  outbound_refused: "An address in the arguments points where Gitea must not be sent.",
  confirmation_required: "A person or a second call has to confirm first.",
  confirmation_declined: "The person said no, closed the question, or did not answer.",
  confirmation_invalid: "The confirmation token is unknown, used, expired, or belongs to another call.",
  rate_limited: "Too many calls in the last minute.",
  too_many_calls: "Too many calls of this caller run at the same time.",
  audit_unavailable: "The audit file cannot be written and the operator requires it.",
  result_not_found: "No stored result has this id for this caller.",
  shutting_down: "The gateway is stopping.",
  cancelled: "The client cancelled the call.",
  // The way to Gitea (status null).
  upstream_unreachable: "No connection to Gitea: refused, unknown host, or no route.",
  upstream_tls: "The TLS connection to Gitea failed.",
  upstream_closed: "Gitea closed the connection before it had answered.",
  upstream_timeout: "Gitea did not answer in time; nothing was changed by a read.",
  outcome_unknown: "A write was sent and its answer never came: it may or may not have happened.",
  // What came back and cannot be used.
  answer_too_large: "The answer exceeds the limit and was refused while reading.",
  answer_html: "A web page came back instead of an API answer.",
  answer_invalid: "The answer says JSON or HTTP and is not.",
  answer_encoding: "The answer says that it is compressed and is not, or in a way that nobody asked for.",
  secret_blocked: "SECRET_DETECTION_MODE=block and the answer holds what looks like a secret.",
  // What Gitea said.
  moved: "The repository or owner was renamed; nothing was done at the new place.",
  redirect_refused: "Gitea redirected to somewhere the gateway does not follow.",
  bad_request: "Gitea: 400.",
  unauthorized: "Gitea: 401, the gateway's credential was not accepted.",
  forbidden: "Gitea: 403.",
  scope_missing: "Gitea: 403, the token lacks a scope.",
  not_found: "Gitea: 404, missing or not visible to this identity.",
  no_such_route: "This Gitea has no such route.",
  not_allowed_now: "Gitea: 405, the object's state does not allow it.",
  conflict: "Gitea: 409.",
  precondition_failed: "Gitea: 412.",
  validation_failed: "Gitea: 422.",
  locked: "Gitea: 423, the repository is archived.",
  upstream_error: "Gitea: 5xx or a status without a meaning of its own.",
  internal_error: "A fault of the gateway.",
} as const satisfies Record<string, string>;

export type ErrorKind = keyof typeof ERROR_KINDS;

export interface FailureDetails {
  /** HTTP status of Gitea; null when nothing was sent or nothing came back. */
  status?: number | null;
  /** Who wrote `message`. */
  source?: "gateway" | "gitea";
  /** What to do next, in the gateway's words. */
  hint?: string;
  /** Further fields of the error object, in the order given. */
  fields?: Record<string, Json>;
}

/** A refusal or failure of one call; becomes the failure envelope. */
export class GatewayError extends Error {
  readonly kind: ErrorKind;
  readonly status: number | null;
  readonly source: "gateway" | "gitea";
  readonly hint: string | null;
  readonly fields: Record<string, Json>;

  constructor(kind: ErrorKind, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = "GatewayError";
    this.kind = kind;
    this.status = details.status ?? null;
    this.source = details.source ?? "gateway";
    this.hint = details.hint ?? null;
    this.fields = details.fields ?? {};
  }
}
