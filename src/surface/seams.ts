/**
 * Cleans a text of secrets in pieces, as if it had been cleaned whole: no piece ends inside of a secret.
 *
 * A place is a seam only if the text around it comes out the same whether it is cleaned across the place or up to it
 * and from it. The window that is tried holds more than any secret is long; private keys, which run over many lines,
 * get a larger one.
 */
import { cleanText } from "../guard/hygiene.ts";
import { type SanitizeOptions, sanitizeText } from "../guard/sanitize.ts";
import { beforePair } from "./stored-text.ts";

/** UTF-16 units of a piece: large enough that the windows cost little beside it. */
const PIECE_UNITS = 262_144;
/** On each side of a place that is tried: four times the longest value that masking looks at. */
const WINDOW = 16_384;
/** The same where a private key began before the place: beyond its largest size (src/guard/private-key.ts). */
const KEY_WINDOW = 73_728;
const KEY_BEGIN = "-----BEGIN ";
/** How far before the furthest possible place others are tried. */
const STEPS_BACK = [0, 1_024, 4_096, 16_384, 65_536, 131_072];
/** Where there are no lines: one place after the other, to get out of a token. */
const NEIGHBOURS = 64;
/** The base64 of a whole file may hold some patterns by chance; a piece is not the whole and must not look like it. */
const MARK = "\n.";

export interface SeamCleaner {
  /** Adds text; answers what can be handed out now, clean, in whole pieces. */
  add(text: string): string[];
  /** The rest. `cut`: the text was cut off there, so that the beginning of a secret at its end goes too. */
  end(cut: boolean): string;
  /** So far: pieces with a known secret, secrets by shape, characters that hygiene removed. */
  readonly found: { redacted: number; masked: number; characters: number };
}

export function createSeamCleaner(options: SanitizeOptions): SeamCleaner {
  const found = { redacted: 0, masked: 0, characters: 0 };
  let pending = "";
  let wanted = PIECE_UNITS + KEY_WINDOW;

  function cleaned(text: string, counts: boolean): string {
    const marked = sanitizeText(text + MARK, options);
    const done = marked.text.endsWith(MARK) ? marked : sanitizeText(text, options);
    if (counts) {
      found.redacted += done.redacted ? 1 : 0;
      found.masked += done.masked;
    }
    return done === marked ? done.text.slice(0, -MARK.length) : done.text;
  }

  function isSeam(place: number): boolean {
    const key = pending.lastIndexOf(KEY_BEGIN, place);
    const window = key !== -1 && place - key < KEY_WINDOW ? KEY_WINDOW : WINDOW;
    const before = pending.slice(Math.max(0, place - window), place);
    const after = pending.slice(place, place + window);
    return cleaned(before + after, false) === cleaned(before, false) + cleaned(after, false);
  }

  /** A place that passes, as late as the context after it allows; 0 when there is none. */
  function findSeam(): number {
    const latest = pending.length - KEY_WINDOW;
    for (const back of STEPS_BACK) {
      const lineEnd = pending.lastIndexOf("\n", latest - back) + 1;
      if (lineEnd > 0 && lineEnd > latest - PIECE_UNITS && isSeam(lineEnd)) return lineEnd;
    }
    for (let back = 0; back < NEIGHBOURS; back += 1) {
      const place = beforePair(pending, latest - back);
      if (isSeam(place)) return place;
    }
    return 0;
  }

  return {
    found,
    add(text) {
      const clean = cleanText(text);
      found.characters += clean.characters;
      pending += clean.text;
      const pieces: string[] = [];
      while (pending.length >= wanted) {
        const seam = findSeam();
        if (seam === 0) {
          // Nothing leaves unproven: more is gathered, and tried less often.
          wanted = pending.length * 2;
          break;
        }
        pieces.push(cleaned(pending.slice(0, seam), true));
        pending = pending.slice(seam);
        wanted = PIECE_UNITS + KEY_WINDOW;
      }
      return pieces;
    },
    end(cut) {
      const rest = pending;
      pending = "";
      if (!cut) return cleaned(rest, true);
      const done = sanitizeText(rest, options, true);
      found.redacted += done.redacted ? 1 : 0;
      found.masked += done.masked;
      return done.text;
    },
  };
}
