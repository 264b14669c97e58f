/**
 * What the client got against what Gitea answered in the recording: status and data whole, or the kind of failure and
 * Gitea's own message.
 *
 * The allowances are the design's own (DESIGN section 2, steps 8 and 9) and are worked out here from the recording, not
 * by the code under test: no body is null, yes and no are true and false, invisible characters are gone, secrets of the
 * call are "[REDACTED]", a file wrapped in base64 has its text beside it.
 */
import { isDeepStrictEqual } from "node:util";
import type { Json, JsonObject, Operation } from "../../generated/contract.ts";
import type { ErrorKind } from "../../src/errors.ts";
import { bodyBytes, type Exchange, splitTarget } from "./recordings.ts";
import { secretsOf } from "./secrets.ts";
import { API_BASE, samePath } from "./target.ts";

/** C0 without tab and line breaks, DEL and C1, bidirectional controls, tag characters (issue 4, item 9). */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

const KIND_BY_STATUS: Record<number, ErrorKind> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  405: "not_allowed_now",
  409: "conflict",
  412: "precondition_failed",
  422: "validation_failed",
  423: "locked",
  500: "upstream_error",
};

export type ExpectedAnswer =
  | { isError: false; status: number; data: Json }
  /** `message` is null where Gitea said nothing of its own, or the gateway says it in its own words. */
  | { isError: true; status: number; kind: ErrorKind; message: string | null };

/** One line for each difference; empty when the envelope says what the recording says. */
export function answerDifferences(operation: Operation, exchange: Exchange, envelope: JsonObject): string[] {
  const clean = cleaner(secretsOf(operation, exchange));
  const expected = expectedAnswer(operation, exchange);
  if (expected.isError) return failureDifferences(expected, envelope, clean);
  const differences: string[] = [];
  if (envelope.error !== undefined) return [`error ${JSON.stringify(envelope.error)}`];
  if (envelope.status !== expected.status) differences.push(`status ${envelope.status}`);
  const shown = envelope.request as { method: string; path: string };
  const recordedPath = splitTarget(exchange.request.path).path;
  if (shown.method !== exchange.request.method) differences.push(`request.method ${shown.method}`);
  if (!samePath(operation, recordedPath, API_BASE + shown.path)) differences.push(`request.path ${shown.path}`);
  differences.push(...dataDifferences(expected.data, envelope.data as Json, clean, ""));
  return differences;
}

/** What a recorded answer means to a client. */
export function expectedAnswer(operation: Operation, exchange: Exchange): ExpectedAnswer {
  const { status, headers } = exchange.response;
  const bytes = bodyBytes(exchange.response);
  const type = String(headers["content-type"] ?? "");
  const parsed = type.startsWith("application/json") && bytes !== null ? parse(bytes) : undefined;
  const noRoute =
    (status === 404 && bytes?.toString() === "404 page not found\n") || (status === 405 && bytes === null);
  if (operation.answer.yesNo && (status === 204 || (status === 404 && saysOnlyNo(parsed, bytes)))) {
    return { isError: false, status, data: status === 204 };
  }
  if (status < 300) return { isError: false, status, data: parsed === undefined ? textOrFile(bytes, type) : parsed };
  const message = messageOf(parsed, bytes);
  if (noRoute) return { isError: true, status, kind: "no_such_route", message: null };
  if (status < 400) return expectedRedirect(operation, exchange);
  if (status === 403 && message?.startsWith("token does not have at least one of required scope")) {
    return { isError: true, status, kind: "scope_missing", message: null };
  }
  return { isError: true, status, kind: KIND_BY_STATUS[status] ?? "upstream_error", message };
}

/**
 * Where a read is asked for a second time: a recorded redirect to a path of the same server. Null for every other
 * exchange: a write is never sent twice, and another origin gets nothing (DESIGN section 6).
 */
export function followUp(exchange: Exchange): string | null {
  const { status, headers } = exchange.response;
  const location = String(headers.location ?? "");
  const follows = exchange.request.method === "GET" && status > 300 && status < 400 && location.startsWith("/");
  return follows ? location : null;
}

function expectedRedirect(operation: Operation, exchange: Exchange): ExpectedAnswer {
  const { status, headers } = exchange.response;
  // No recording goes on behind a redirect, so the second answer is that of the replay server.
  if (followUp(exchange) !== null) {
    return { isError: true, status: 501, kind: "upstream_error", message: "nothing recorded for this GET" };
  }
  if (operation.answer.kind === "redirect")
    return { isError: false, status, data: { location: String(headers.location) } };
  return { isError: true, status, kind: "moved", message: null };
}

function parse(bytes: Buffer): Json {
  return JSON.parse(bytes.toString("utf8")) as Json;
}

/** A "no" names no reason; a 404 with one (a missing user, a missing route) is a failure. */
function saysOnlyNo(parsed: Json | undefined, bytes: Buffer | null): boolean {
  if (bytes === null) return true;
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return false;
  return parsed.message === "not found" && !(Array.isArray(parsed.errors) && parsed.errors.length > 0);
}

function textOrFile(bytes: Buffer | null, type: string): Json {
  if (bytes === null) return type.startsWith("text/") ? "" : null;
  const text = bytes.toString("utf8");
  if (Buffer.from(text, "utf8").equals(bytes) && !text.includes("\u0000")) return text;
  return { content_base64: bytes.toString("base64"), content_type: type, size: bytes.length };
}

function messageOf(parsed: Json | undefined, bytes: Buffer | null): string | null {
  const stated = parsed !== null && typeof parsed === "object" && !Array.isArray(parsed) ? parsed.message : undefined;
  if (typeof stated === "string") return stated === "" ? null : stated;
  return parsed === undefined && bytes !== null ? bytes.toString("utf8").trim() : null;
}

function failureDifferences(
  expected: Extract<ExpectedAnswer, { isError: true }>,
  envelope: JsonObject,
  clean: (text: string) => string,
): string[] {
  const error = envelope.error as JsonObject | undefined;
  if (error === undefined) return [`success ${JSON.stringify(envelope).slice(0, 200)}`];
  const differences: string[] = [];
  if (error.status !== expected.status) differences.push(`error.status ${error.status}`);
  if (error.kind !== expected.kind) differences.push(`error.kind ${error.kind} instead of ${expected.kind}`);
  if (expected.message === null) {
    if (error.source !== undefined) differences.push(`error.source ${error.source}`);
  } else if (error.source !== "gitea" || error.message !== clean(expected.message)) {
    differences.push(`error.message ${error.message}`);
  }
  return differences;
}

function cleaner(secrets: string[]): (text: string) => string {
  return (text) => {
    const visible = text.replace(INVISIBLE, "");
    return secrets.reduce((rest, secret) => rest.replaceAll(secret, "[REDACTED]"), visible);
  };
}

/** JSON pointers of everything that is not as recorded. */
function dataDifferences(expected: Json, actual: Json, clean: (text: string) => string, pointer: string): string[] {
  const differs = [`data${pointer} ${JSON.stringify(actual)?.slice(0, 200)}`];
  if (typeof expected === "string") return actual === clean(expected) ? [] : differs;
  if (typeof expected !== "object" || expected === null) return isDeepStrictEqual(actual, expected) ? [] : differs;
  if (typeof actual !== "object" || actual === null) return differs;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs;
    return expected.flatMap((item, index) =>
      dataDifferences(item, actual[index] ?? null, clean, `${pointer}/${index}`),
    );
  }
  if (Array.isArray(actual)) return differs;
  const wanted = { ...expected, ...wrappedText(expected) };
  const strangers = Object.keys(actual).filter((key) => !(key in wanted));
  return [
    ...strangers.map((key) => `data${pointer}/${key} was not recorded`),
    ...Object.entries(wanted).flatMap(([key, value]) =>
      key in actual
        ? dataDifferences(value, actual[key] ?? null, clean, `${pointer}/${key}`)
        : [`data${pointer}/${key} is missing`],
    ),
  ];
}

/** The text of a file that Gitea wrapped in base64, when it is text at all. */
function wrappedText(object: JsonObject): { text?: string } {
  const wrapped = object.encoding === "base64" ? object.content : object.content_base64;
  if (typeof wrapped !== "string") return {};
  const file = textOrFile(Buffer.from(wrapped, "base64"), "");
  return typeof file === "string" ? { text: file } : {};
}
