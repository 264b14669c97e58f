/**
 * What a text says once its escapes are read: percent-encoding, JSON escapes, HTML references, `+` for a space, base64
 * over several lines; also one inside another ("%2561", "\\\\u0061"). Every reading keeps where its characters stood, so
 * that what is found in it can be replaced in the text that leaves.
 */

export interface Reading {
  text: string;
  /** starts()[i] is where character i of `text` begins in the original; one more for the end. null: the original. */
  starts: () => Uint32Array | null;
}

/** Which escapes can hide a secret made of the characters given; the others need no second look. */
export interface EscapeKinds {
  /** Whether the text holds any escape worth reading; carries the flag `g`. */
  any: RegExp;
  decoders: Decoder[];
}

interface Decoder {
  worth: RegExp;
  /** What an escape begins with: any of these characters. */
  introducers: string;
  /** Adds what the escape at `index` stands for and answers its length; 0 where there is none. */
  read: (text: string, index: number, output: number[]) => number;
}

/** Escapes nest a few levels deep in practice; the count bounds the work on a hostile text. */
const MAXIMUM_LEVELS = 4;
const MAXIMUM_READINGS = 12;

const NAMED_HTML: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const NAMED_JSON: Record<string, string> = {
  '"': '"',
  "'": "'",
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

function digit(code: number): number {
  if (code >= 0x30 && code <= 0x39) {
    return code - 0x30;
  }
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** The number that so many hexadecimal digits give; -1 when they are not there. */
function hexadecimal(text: string, start: number, digits: number): number {
  let number = 0;
  for (let index = start; index < start + digits; index += 1) {
    const value = index < text.length ? digit(text.charCodeAt(index)) : -1;
    if (value === -1) {
      return -1;
    }
    number = number * 16 + value;
  }
  return number;
}

function pushCodePoint(output: number[], codePoint: number): void {
  if (codePoint > 0xffff) {
    output.push(0xd800 + ((codePoint - 0x10000) >> 10), 0xdc00 + ((codePoint - 0x10000) & 0x3ff));
  } else {
    output.push(codePoint);
  }
}

/** One percent-encoded character: UTF-8 where the bytes are, else the byte as Latin-1. Answers the length read. */
function readPercent(text: string, index: number, output: number[]): number {
  const first = hexadecimal(text, index + 1, 2);
  if (first === -1) {
    return 0;
  }
  const following = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc2 ? 1 : 0;
  let codePoint = following === 0 ? first : first & (0x3f >> following);
  for (let count = 1; count <= following; count += 1) {
    const byte = text[index + 3 * count] === "%" ? hexadecimal(text, index + 3 * count + 1, 2) : -1;
    if ((byte & 0xc0) !== 0x80 || byte === -1) {
      output.push(first);
      return 3;
    }
    codePoint = (codePoint << 6) | (byte & 0x3f);
  }
  pushCodePoint(output, Math.min(codePoint, 0x10ffff));
  return 3 + 3 * following;
}

function readJson(text: string, index: number, output: number[]): number {
  const kind = text[index + 1] ?? "";
  const digits = kind === "u" ? 4 : kind === "x" ? 2 : 0;
  if (digits > 0) {
    const code = hexadecimal(text, index + 2, digits);
    if (code === -1) {
      return 0;
    }
    output.push(code);
    return 2 + digits;
  }
  const named = NAMED_JSON[kind];
  if (named === undefined) {
    return 0;
  }
  output.push(named.charCodeAt(0));
  return 2;
}

const htmlReference = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/iy;

function readHtml(text: string, index: number, output: number[]): number {
  htmlReference.lastIndex = index;
  const match = htmlReference.exec(text);
  if (match === null) {
    return 0;
  }
  const [whole, decimal, hex, name] = match;
  const codePoint =
    name === undefined
      ? Number.parseInt(decimal ?? hex ?? "0", decimal === undefined ? 16 : 10)
      : (NAMED_HTML[name.toLowerCase()] ?? "&").charCodeAt(0);
  if (codePoint > 0x10ffff) {
    return 0;
  }
  pushCodePoint(output, codePoint);
  return whole.length;
}

function readPlus(_text: string, _index: number, output: number[]): number {
  output.push(0x20);
  return 1;
}

const LINE_END = "(?:\\r?\\n|(?:\\\\r)?\\\\n)";
/**
 * A line end inside of base64, as it is or as JSON writes it: the line before it is as long as encoders make them
 * (RFC 2045: 76, RFC 7468: 64) and the next begins with base64, perhaps indented.
 */
const BASE64_LINE_END = `${LINE_END}(?<=[A-Za-z0-9+/_-]{60}${LINE_END})[ \\t]{0,16}(?=[A-Za-z0-9+/_-])`;
const base64LineEnd = new RegExp(BASE64_LINE_END, "y");
const base64LineEnds = new RegExp(BASE64_LINE_END, "g");

function readLineEnd(text: string, index: number): number {
  base64LineEnd.lastIndex = index;
  return base64LineEnd.test(text) ? base64LineEnd.lastIndex - index : 0;
}

/** The escapes that matter for these secrets: a token of letters hides only in numeric escapes. */
export function escapeKinds(secrets: readonly string[]): EscapeKinds {
  const all = secrets.join("");
  const json = /["'\\\b\f\n\r\t]/.test(all) ? "\\\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|[\"'\\\\/bfnrt])" : "";
  const html = /[&<>"']/.test(all) ? "&(?:#\\d|#x|(?:amp|lt|gt|quot|apos);)" : "";
  const sources: [string, string, Decoder["read"]][] = [
    ["%", "%[0-9a-f]{2}", readPercent],
    ["\\", json || "\\\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|/)", readJson],
    ["&", html || "&(?:amp;)*#(?:\\d|x)", readHtml],
    ["\r\n\\", BASE64_LINE_END, readLineEnd],
  ];
  if (all.includes(" ")) {
    sources.push(["+", "\\+", readPlus]);
  }
  return {
    any: new RegExp(sources.map(([, worth]) => worth).join("|"), "gi"),
    decoders: sources.map(([introducers, worth, read]) => ({
      worth: new RegExp(worth, "i"),
      introducers,
      read,
    })),
  };
}

/** Room for the many short texts, so that they need no allocation. */
const scratch = new Uint16Array(4_096);

/** The text with this kind of escape read, and nothing else; most readings hold no secret and need no map. */
function decode(text: string, decoder: Decoder): string {
  if (decoder.read === readPlus) {
    return text.replaceAll("+", " ");
  }
  if (decoder.read === readLineEnd) {
    return text.replaceAll(base64LineEnds, "");
  }
  const units = text.length <= scratch.length ? scratch : new Uint16Array(text.length);
  const introducer = decoder.introducers.charCodeAt(0);
  const output: number[] = [];
  let count = 0;
  for (let index = 0; index < text.length; ) {
    const code = text.charCodeAt(index);
    output.length = 0;
    const read = code === introducer ? decoder.read(text, index, output) : 0;
    if (read === 0) {
      units[count++] = code;
      index += 1;
      continue;
    }
    for (let part = 0; part < output.length; part += 1) {
      units[count++] = output[part] ?? 0;
    }
    index += read;
  }
  return Buffer.from(units.buffer, 0, count * 2).toString("utf16le");
}

/** Where each character that `decode` gives stood in the original. */
function places(reading: Reading, decoder: Decoder, length: number): Uint32Array {
  const { text } = reading;
  const before = reading.starts();
  const starts = new Uint32Array(length + 1);
  const output: number[] = [];
  let count = 0;
  for (let index = 0; index < text.length; ) {
    output.length = 0;
    const read = decoder.introducers.includes(text[index] ?? "") ? decoder.read(text, index, output) : 0;
    const width = read === 0 ? 1 : output.length;
    starts.fill(before === null ? index : (before[index] ?? 0), count, count + width);
    count += width;
    index += Math.max(read, 1);
  }
  starts[count] = before === null ? text.length : (before[text.length] ?? 0);
  return starts;
}

/** Calls `visit` with the text itself and with each of its readings. */
export function visitReadings(text: string, kinds: EscapeKinds, visit: (reading: Reading) => void): void {
  const seen = new Set([text]);
  let level: Reading[] = [{ text, starts: () => null }];
  level.forEach(visit);
  for (let depth = 0; depth < MAXIMUM_LEVELS && level.length > 0; depth += 1) {
    const next: Reading[] = [];
    for (const reading of level) {
      for (const decoder of kinds.decoders) {
        if (seen.size > MAXIMUM_READINGS || !decoder.worth.test(reading.text)) {
          continue;
        }
        const decoded = decode(reading.text, decoder);
        if (!seen.has(decoded)) {
          seen.add(decoded);
          const further = { text: decoded, starts: () => places(reading, decoder, decoded.length) };
          visit(further);
          next.push(further);
        }
      }
    }
    level = next;
  }
}
