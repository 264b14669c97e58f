/**
 * The one pass over everything that leaves: exact redaction, pattern masking, text hygiene, on every string and key.
 *
 * Hygiene is done first on each text: a secret that a removed character splits would otherwise stand whole in the
 * output. Clean values come back as the same reference.
 */
import type { Json } from "../../generated/contract.ts";
import { visitUnclean } from "./hygiene.ts";
import { findSuspects, takeInventory } from "./inventory.ts";
import { maskText, visitMaskingSuspects } from "./masking.ts";
import { REDACTED, type Redactor } from "./redaction.ts";
import { createWalk, sanitizeOne } from "./sanitize-walk.ts";

/** off: exact redaction and hygiene alone. block: masks too, and says that the answer must not be handed out. */
export type SecretDetectionMode = "off" | "mask" | "block";

export interface SanitizeOptions {
  redactor: Redactor;
  mode: SecretDetectionMode;
}

export interface SanitizedText {
  text: string;
  /** Whether a known secret was replaced. */
  redacted: boolean;
  /** Secrets shortened because of their shape or name. */
  masked: number;
  /** Characters that hygiene removed or repaired. */
  characters: number;
}

export interface Sanitized {
  data: Json;
  redacted: number;
  masked: number;
  /** Mode `block` and something was masked; `data` is masked all the same. */
  blocked: boolean;
  removed: { pointer: string; characters: number }[];
  /** Base64 that is null now because what it encodes holds a secret. */
  withheld: string[];
}

/**
 * One text that leaves on its own: an error message of Gitea, a log line. Cut it afterwards, not before; where its end
 * was cut off already (a body beyond the limit), `endCut` removes the beginning of a secret that stands there.
 */
export function sanitizeText(text: string, options: SanitizeOptions, endCut = false): SanitizedText {
  const { redactText, redactCutText } = options.redactor;
  return sanitizeOne(text, options, { redact: endCut ? redactCutText : redactText, mask: maskText });
}

/**
 * The value without known secrets, shaped secrets and steering characters, and what was done to it. Keys that become
 * equal keep all their values under numbered names. Throws `answer_invalid` for a value too deep to walk.
 */
export function sanitize(data: Json, options: SanitizeOptions): Sanitized {
  const inventory = takeInventory(data);
  const searches = [visitUnclean, options.redactor.visitSuspects];
  if (options.mode !== "off") {
    searches.push(visitMaskingSuspects);
  }
  const suspects = findSuspects(inventory.texts, searches);
  if (suspects.size === 0 && (options.mode === "off" || inventory.secretKeys.size === 0)) {
    return { data, redacted: 0, masked: 0, blocked: false, removed: [], withheld: [] };
  }
  return createWalk(inventory, suspects, options)(data);
}

/** Notes name so many places, and none whose pointer is longer: it would fill the answer with names of Gitea's. */
const MOST_PLACES = 10;
const LONGEST_POINTER = 200;

/** `/a, /b and 3 more places` */
function placesOf(places: readonly { pointer: string; said: string }[]): string {
  const shown = places.filter(({ pointer }) => pointer.length <= LONGEST_POINTER).slice(0, MOST_PLACES);
  const others = places.length - shown.length;
  const named = shown.map(({ said }) => said).join(", ");
  if (others === 0) return named;
  const count = `${others} ${named === "" ? "" : "more "}${others === 1 ? "place" : "places"}`;
  return named === "" ? count : `${named} and ${count}`;
}

/** What the gateway says about removed characters and withheld base64; no upstream text. */
export function sanitizeNotes(sanitized: Pick<Sanitized, "removed" | "withheld" | "redacted">): string[] {
  const notes: string[] = [];
  const { removed, withheld } = sanitized;
  if (removed.length > 0) {
    const places = placesOf(
      removed.map(({ pointer, characters }) => ({ pointer, said: `${characters} at ${pointer || "the whole text"}` })),
    );
    notes.push(
      `Control, bidi or tag characters were removed from data: ${places}. Gitea still has them; writing the text back would drop them.`,
    );
  }
  if (withheld.length > 0) {
    const places = placesOf(withheld.map((pointer) => ({ pointer, said: pointer })));
    notes.push(`The base64 at ${places} is withheld (null), because what it encodes holds a secret that was hidden.`);
  }
  if (sanitized.redacted > 0) {
    notes.push(
      `${REDACTED} stands for a secret that this gateway or this call knows; writing the text back would store the marker.`,
    );
  }
  return notes;
}
