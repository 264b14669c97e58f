/**
 * What an answer says: data for the envelope and what has to be said beside it.
 *
 * Owns: decoding by content and by the operation's answer plan, for statuses below 300 and the "no" of yes/no routes.
 * Does not own: failures (failure.ts), redirects (redirect.ts), redaction, bounds.
 * Source of the rules: facts/gitea-rest.md 5, 7, 8, 9; issue 4 items 2 and 8.
 */
import type { AnswerPlan, Json } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";
import { withDecodedText } from "./contents.ts";
import { MAXIMUM_DEPTH, nestingExceeds, parseJson } from "./json.ts";
import type { Received } from "./receive.ts";
import { fileText, jsonText, utf8Text } from "./text.ts";

export interface Decoded {
  data: Json;
  /** In our words only. */
  notes: string[];
}

export interface DecodeOptions {
  maximumBinaryBytes: number;
  /** Changes nothing; otherwise a failure to decode says that the write took effect. */
  readOnly: boolean;
}

/**
 * Decodes an answer with a status below 300, or one for which `isNo` holds.
 * Throws GatewayError `answer_invalid` (JSON that is none), `answer_html` (a web page instead of an answer),
 * `answer_too_large` (a binary file over `maximumBinaryBytes`); each with the status.
 */
export function decodeAnswer(plan: AnswerPlan, received: Received, options: DecodeOptions): Decoded {
  if (plan.yesNo && isNo(plan, received)) return { data: false, notes: [NO_NOTE] };
  if (plan.yesNo && received.status === 204) return { data: true, notes: [] };
  const decoded = received.body.length === 0 ? decodeEmpty(plan, received) : decodeBody(plan, received, options);
  const data = withHeaderSecrets(plan, received, decoded.data);
  const notes = received.status === 202 ? [ACCEPTED_NOTE, ...decoded.notes] : decoded.notes;
  return { data, notes };
}

/** Whether a 404 is the "no" of a yes/no route and not a missing route or a missing object that Gitea names. */
export function isNo(plan: AnswerPlan, received: Received): boolean {
  if (!plan.yesNo || received.status !== 404) return false;
  if (received.body.length === 0) return true;
  const answer = isJson(received) ? errorObject(received) : null;
  return answer?.message === "not found" && !(Array.isArray(answer.errors) && answer.errors.length > 0);
}

/** The object of a JSON error answer; null when it is none. */
export function errorObject(received: Received): { [key: string]: Json } | null {
  const text = jsonText(received.body);
  if (text === null || nestingExceeds(text, MAXIMUM_DEPTH)) return null;
  try {
    const value = parseJson(text);
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

export function isJson(received: Received): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType(received));
}

/** Whether the body is a whole web page, by what it declares or how it begins. */
export function isWebPage(received: Received): boolean {
  const start = received.body.subarray(0, 512).toString("latin1").trimStart();
  return /^(?:<!doctype html|<html[\s>])/i.test(start) || /^text\/html\b/i.test(contentType(received));
}

const NO_NOTE =
  "Gitea says no with 404. It answers the same when the repository, user or object is missing or not visible.";
const ACCEPTED_NOTE = "Gitea accepted it (202) and goes on in the background; read the object later to see the result.";

function decodeEmpty(plan: AnswerPlan, { status, headers }: Received): Decoded {
  const isFile = (plan.kind === "text" || plan.kind === "binary") && headers["content-type"] !== undefined;
  if (isFile && status === 200) return { data: "", notes: ["The content is empty: 0 bytes."] };
  return { data: null, notes: [`It worked: Gitea answered ${status}, and this answer has no body.`] };
}

function decodeBody(plan: AnswerPlan, received: Received, options: DecodeOptions): Decoded {
  const isFile = plan.kind === "text" || plan.kind === "binary";
  if (isPageInstead(plan, received)) {
    throw unusable("answer_html", "A web page came back instead of an answer of the API.", received, options, {
      hint: "A login page or a proxy stands in front of the API; the operator checks GITEA_URL.",
    });
  }
  if (!isFile && isJson(received)) return decodeJson(plan, received, options);
  // A log or a diff stays text with a NUL in it; a file with one would not come back equal after text hygiene.
  const text = plan.kind === "text" ? utf8Text(received.body) : fileText(received.body);
  if (text === null) return decodeBinary(received, options);
  if (!isFile && contentType(received) === "" && /^\s*[[{]/.test(text)) return decodeJson(plan, received, options);
  return { data: text, notes: bodyNotes(received) };
}

function decodeJson(plan: AnswerPlan, received: Received, options: DecodeOptions): Decoded {
  const text = jsonText(received.body);
  const invalid = "The answer says that it is JSON and is not, or was cut on its way.";
  if (text === null) throw unusable("answer_invalid", invalid, received, options);
  if (nestingExceeds(text, MAXIMUM_DEPTH)) {
    return { data: text, notes: [`The JSON is nested deeper than ${MAXIMUM_DEPTH} levels and is given as text.`] };
  }
  try {
    const data = parseJson(text);
    return { data: plan.encodedContent ? withDecodedText(data) : data, notes: bodyNotes(received) };
  } catch {
    throw unusable("answer_invalid", invalid, received, options);
  }
}

function decodeBinary(received: Received, options: DecodeOptions): Decoded {
  const size = received.body.length;
  if (size > options.maximumBinaryBytes) {
    const message = `The content has ${size} bytes; at most ${options.maximumBinaryBytes} are handed on.`;
    throw unusable("answer_too_large", message, received, options, {
      hint: "Fetch it outside of this tool, or have the operator raise MAX_BINARY_BYTES.",
      fields: { bytes: size, maximum_bytes: options.maximumBinaryBytes },
    });
  }
  const type = contentType(received) || "application/octet-stream";
  return {
    data: { content_base64: received.body.toString("base64"), content_type: type, size },
    notes: bodyNotes(received),
  };
}

/** HTML is right for a rendered fragment and for a file; a page is neither, but a file may hold one. */
function isPageInstead(plan: AnswerPlan, received: Received): boolean {
  if (!isWebPage(received)) return false;
  if (plan.kind === "binary") return received.headers["x-gitea-object-type"] === undefined;
  if (plan.kind !== "text") return true;
  // Markup is rendered to fragments; only a page has these beginnings.
  return /^\s*<(?:!doctype|html)/i.test(received.body.subarray(0, 512).toString("latin1"));
}

/** Fetch-like clients drop the body of a 205, so it is said that there is one. */
function bodyNotes({ status }: Received): string[] {
  return status === 205 ? ["It worked (205); what was changed is in data."] : [];
}

/** Freshly made credentials that came in a header belong to the answer (facts 5; older servers). */
function withHeaderSecrets(plan: AnswerPlan, { headers }: Received, data: Json): Json {
  const found = plan.secrets.filter((secret) => secret.in === "header" && headers[secret.name.toLowerCase()]);
  if (found.length === 0) return data;
  const values = Object.fromEntries(found.map(({ name }) => [name, headers[name.toLowerCase()] ?? null]));
  if (data === null) return values;
  return typeof data === "object" && !Array.isArray(data) ? { ...values, ...data } : data;
}

function contentType({ headers }: Received): string {
  return headers["content-type"] ?? "";
}

function unusable(
  kind: "answer_html" | "answer_invalid" | "answer_too_large",
  message: string,
  { status }: Received,
  { readOnly }: DecodeOptions,
  details: { hint?: string; fields?: Record<string, Json> } = {},
): GatewayError {
  if (readOnly) return new GatewayError(kind, message, { status, ...details });
  const hint = "Do not repeat it; read the object to see the result.";
  return new GatewayError(kind, `${message} Its status is a success.`, { status, ...details, hint });
}
