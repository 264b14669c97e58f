/**
 * The body of a POST: JSON within bounds that are checked before anything is built from it. A few megabytes of
 * brackets would cost hundreds of megabytes of objects, and deep ones overflow the stack of every later step.
 */
import { CODE } from "./refusal.ts";

/** Containers inside containers; tool schemas need about ten. */
export const MAX_DEPTH = 100;
/** Containers and members of a whole message; the largest honest ones are commits of many files. */
export const MAX_MEMBERS = 200_000;

/** Beside the bytes of the largest upload: the other arguments and the JSON around them. */
const SLACK = 1024 * 1024;

/** The largest message in bytes, where files of `maxBinaryBytes` come in base64. */
export function largestMessage(maxBinaryBytes: number): number {
  return Math.ceil(maxBinaryBytes / 3) * 4 + SLACK;
}

export type Body = { json: unknown } | { problem: "not UTF-8" | "not JSON" | "too deep" | "too many members" };

export type BodyProblem = Exclude<Body, { json: unknown }>["problem"];

/** How a body is refused; `what` it is called. */
export function bodyProblem(problem: BodyProblem, what = "body"): { code: number; message: string } {
  const [code, says] = PROBLEMS[problem];
  return { code, message: `The ${what} ${says}.` };
}

const PROBLEMS: Record<BodyProblem, [code: number, says: string]> = {
  "not UTF-8": [CODE.parse, "is not valid UTF-8"],
  "not JSON": [CODE.parse, "is not valid JSON"],
  "too deep": [CODE.invalidRequest, "is nested too deeply"],
  "too many members": [CODE.invalidRequest, "has too many members"],
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** Parses a request body; an empty one is `{ json: undefined }`. */
export function parseBody(bytes: Buffer): Body {
  if (bytes.length === 0) return { json: undefined };
  const problem = measure(bytes);
  if (problem !== null) return { problem };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { problem: "not UTF-8" };
  }
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { problem: "not JSON" };
  }
}

/** One pass over the bytes; strings are skipped by searching for their end. */
function measure(bytes: Buffer): "too deep" | "too many members" | null {
  let depth = 0;
  let members = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfString(bytes, at + 1);
    } else if (byte === 0x5b || byte === 0x7b) {
      depth++;
      members++;
    } else if (byte === 0x5d || byte === 0x7d) {
      depth--;
    } else if (byte === COMMA) {
      members++;
    }
    if (depth > MAX_DEPTH) return "too deep";
    if (members > MAX_MEMBERS) return "too many members";
  }
  return null;
}

/** Index of the quote that ends the string, or of the last byte where none does. */
function endOfString(bytes: Buffer, from: number): number {
  for (let quote = bytes.indexOf(QUOTE, from); quote !== -1; quote = bytes.indexOf(QUOTE, quote + 1)) {
    let slashes = 0;
    while (quote - 1 - slashes >= from && bytes[quote - 1 - slashes] === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return quote;
  }
  return bytes.length - 1;
}
