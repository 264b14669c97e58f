/**
 * Step 9 of a call: whatever leaves is freed of secrets, be it data, a message, a path or a refusal.
 *
 * Owns: which secrets and which mode hold for which part. Does not own: finding and replacing (src/guard/sanitize.ts).
 */
import type { Json, JsonObject, Operation } from "../generated/contract.ts";
import { GatewayError } from "./errors.ts";
import { cutText } from "./gitea/text.ts";
import { createRedactor, type Redactor } from "./guard/redaction.ts";
import { type Sanitized, type SecretDetectionMode, sanitize, sanitizeText } from "./guard/sanitize.ts";
import { collectSecrets } from "./guard/secret-fields.ts";

/** Of src/parts.ts; the redactor knows the gateway's own secrets, or those of a call as well. */
interface Context {
  redactor: Redactor;
  settings: { secretDetection: SecretDetectionMode; maxResponseChars: number };
}

/** Secrets a call knows: the gateway's own, and those in the body (seed 004). @throws GatewayError for too many */
export function redactorOf(
  operation: Operation | null,
  args: JsonObject,
  { redactor, secrets }: { redactor: Redactor; secrets: readonly string[] },
): Redactor {
  const own = collectSecrets(operation ?? { secretFields: [] }, args);
  return own.length === 0 ? redactor : createRedactor([...secrets, ...own]);
}

/** @throws GatewayError secret_blocked, with the status of the answer */
export function cleanData(
  operation: Operation | null,
  data: Json,
  status: number,
  { redactor, settings }: Context,
): Sanitized {
  const mode = handsOver(operation, status) ? "off" : settings.secretDetection;
  const cleaned = sanitize(data, { redactor, mode });
  if (!cleaned.blocked) return cleaned;
  throw new GatewayError("secret_blocked", "The answer holds what looks like a secret and was withheld.", {
    status,
    hint: "The operator decides by SECRET_DETECTION_MODE. If the call was a write, it has happened.",
    fields: { matches: cleaned.masked },
  });
}

/** A credential or a signed address would be useless masked (seed 004); what was fetched from that address is not. */
function handsOver(operation: Operation | null, status: number): boolean {
  const { kind, secrets } = operation?.answer ?? { kind: "json", secrets: [] };
  return secrets.length > 0 && (kind !== "redirect" || status >= 300);
}

/** Gitea's words in an error; `endCut` where reading stopped within them. */
export function cleanMessage(text: string, { redactor, settings }: Context, endCut?: boolean): string {
  return sanitizeText(text, { redactor, mode: errorMode(settings) }, endCut).text;
}

/**
 * The caller's own path, or after a redirect what Gitea wrote into Location; at most a fourth of an answer. `ofCall`
 * knows the secrets of the call's body, which in its own path are no more than equal letters.
 */
export function cleanPath(
  planned: { path: string },
  { path }: { path: string },
  own: Context,
  ofCall: Context,
): string {
  const text = path === planned.path ? own.redactor.redactText(path) : cleanMessage(path, ofCall);
  return cutText(text, Math.floor(own.settings.maxResponseChars / 4));
}

/**
 * A failure freed of secrets. Gitea's message was cleaned before it was cut; a message of ours may name an argument of
 * the caller's, and what stands beside it may come from Gitea. `ofCall` knows the secrets of the call's body.
 */
export function cleanFailure(error: GatewayError, { redactor, settings }: Context, ofCall: Redactor): GatewayError {
  // What was refused before anything was sent holds a confirmation token of ours and no word of Gitea's.
  const mode = error.status === null ? "off" : errorMode(settings);
  return new GatewayError(error.kind, redactor.redactText(error.message), {
    status: error.status,
    source: error.source,
    ...(error.hint === null ? {} : { hint: error.hint }),
    fields: sanitize(error.fields, { redactor: ofCall, mode }).data as Record<string, Json>,
  });
}

/** Errors are masked also where answers are blocked: a failure has to be told. */
function errorMode({ secretDetection }: Context["settings"]): "off" | "mask" {
  return secretDetection === "off" ? "off" : "mask";
}
