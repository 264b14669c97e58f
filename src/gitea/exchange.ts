/**
 * What went wrong on the way to Gitea, as one of our kinds.
 * The one question that matters for a write: may it have happened? It may once its request began to be written.
 */
import type { Json } from "../../generated/contract.ts";
import { type ErrorKind, GatewayError } from "../errors.ts";
import type { FindOut, PlannedRequest } from "./request.ts";

/** Why we ended an exchange ourselves. */
export class Interruption extends Error {
  readonly why: "timeout" | "cancelled" | "unasked";

  constructor(why: Interruption["why"]) {
    super(why);
    this.why = why;
  }
}

/** How an exchange ended, each with what is said of a read, and of a write that was sent. */
const ENDINGS = {
  timeout: ["upstream_timeout", "Gitea did not answer in time."],
  cancelled: ["cancelled", "The call was cancelled."],
  closed: ["upstream_closed", "Gitea closed the connection before it had answered."],
  garbled: ["answer_invalid", "What came back is no HTTP answer."],
  encoding: ["answer_encoding", "The answer says that it is compressed and is not, or was cut on its way."],
  unasked: ["answer_encoding", "The answer is compressed in a way that nobody asked for."],
  headers: ["answer_too_large", "The headers of the answer are larger than 16 KiB."],
  tls: ["upstream_tls", "The TLS connection to Gitea failed."],
  proxy: ["upstream_unreachable", "The proxy in front of Gitea refused the connection."],
  fault: ["internal_error", "The request could not be written as it was planned."],
  unreachable: ["upstream_unreachable", "No connection to Gitea could be made."],
} as const satisfies Record<string, readonly [ErrorKind, string]>;

const HINTS: Partial<Record<ErrorKind, string>> = {
  upstream_timeout: "Nothing was changed. Ask for less (a filter, a smaller page), or try again later.",
  upstream_tls: "The operator checks the certificate of GITEA_URL and GITEA_CA_FILE.",
  upstream_unreachable: "Nothing was sent. The operator checks that GITEA_URL is right and Gitea is up.",
};

/** The failure of an exchange that ended with `cause`, an Interruption or what undici threw. */
export function exchangeFailure(
  request: PlannedRequest,
  cause: unknown,
  progress: { started: boolean; status: number | null },
): GatewayError {
  const ended = endingOf(cause, progress.started);
  const [kind, message] = ENDINGS[ended === "timeout" && !progress.started ? "unreachable" : ended];
  const code = codeOf(cause);
  const fields = code === "" ? {} : { code };
  if (request.readOnly || !progress.started) {
    const hint = HINTS[kind];
    return new GatewayError(kind, message, { ...(hint ? { hint } : {}), fields });
  }
  const { status } = progress;
  if (status !== null && status < 300) {
    return new GatewayError(kind, `${message} Its status had come: the write took effect.`, {
      status,
      hint: "Do not repeat it; read the object to see it.",
      fields: { ...fields, ...findOutFields(request.findOut) },
    });
  }
  return unknownOutcome(request, message, status, { reason: kind, ...fields });
}

/** A write that was sent and whose fate no answer of Gitea tells; `problem` is a sentence of ours. */
export function unknownOutcome(
  request: PlannedRequest,
  problem: string,
  status: number | null,
  fields: Record<string, Json> = {},
): GatewayError {
  return new GatewayError("outcome_unknown", `${problem} The write had been sent and may or may not have happened.`, {
    status,
    hint: findOutHint(request.findOut),
    fields: { ...fields, ...findOutFields(request.findOut) },
  });
}

/** An answer larger than what is read. A write that was answered has happened all the same, and the failure says so. */
export function tooLargeFailure(request: PlannedRequest, status: number, limit: number): GatewayError {
  const happened = request.readOnly || status >= 300 ? "" : " The write took effect.";
  return new GatewayError("answer_too_large", `The answer is larger than ${limit} bytes.${happened}`, {
    status,
    hint: request.readOnly ? "Ask for less: a smaller page, one file, a narrower range." : "Do not repeat it.",
    fields: { maximum_bytes: limit },
  });
}

function findOutHint(findOut: FindOut | null): string {
  const read = findOut === null ? "Read the object" : `Call ${findOut.tool}`;
  return `Do not repeat it blindly. ${read} to see whether it happened.`;
}

function findOutFields(findOut: FindOut | null): { find_out?: { tool: string; arguments: FindOut["arguments"] } } {
  return findOut === null ? {} : { find_out: { tool: findOut.tool, arguments: findOut.arguments } };
}

function endingOf(cause: unknown, started: boolean): keyof typeof ENDINGS {
  if (cause instanceof Interruption) return cause.why;
  const code = codeOf(cause);
  if (/^(?:CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/.test(code)) return "tls";
  // What undici makes of a proxy's 407 has no code of its own.
  if (cause instanceof Error && cause.message.startsWith("Proxy Authentication Required")) return "proxy";
  if (/^UND_ERR_PRX|^UND_ERR_SOCKS/.test(code) || (code === "UND_ERR_ABORTED" && !started)) return "proxy";
  if (/^UND_ERR_(?:INVALID|NOT_SUPPORTED)/.test(code)) return "fault";
  if (/^(?:Z_|ERR__ERROR|ERR_BROTLI)/.test(code)) return "encoding";
  if (cause instanceof Error && cause.name === "HTTPParserError") return "garbled";
  if (code === "UND_ERR_HEADERS_OVERFLOW") return "headers";
  return started ? "closed" : "unreachable";
}

/** The error's code where it is a known word of Node or undici; never its text, which may hold addresses. */
function codeOf(cause: unknown): string {
  const inner = cause instanceof AggregateError ? cause.errors[0] : cause;
  const code: unknown = inner instanceof Error && "code" in inner ? inner.code : undefined;
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : "";
}
