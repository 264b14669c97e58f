/**
 * How a value looks inside base64, wherever it stands in the bytes that were encoded (RFC 4648, section 4 and 5).
 *
 * Three bytes become four characters, so a value has three forms, by its offset modulo 3. At its edges a character also
 * carries bits of the neighbours: the form holds the characters that are wholly the value's, and what the characters
 * beside them must agree with.
 */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export interface Base64Form {
  /** The characters that are wholly the value's. */
  core: string;
  /** Bits of the value in the character before the core: the low `bits` of it are `value`. */
  before: { bits: number; value: number };
  /** Bits of the value in the character after the core: the high `bits` of it are `value`. */
  after: { bits: number; value: number };
  /** A short value counts only as the whole of a base64 text: inside longer ones it would be chance. */
  whole: boolean;
}

function sextet(character: string): number {
  if (character === "-") {
    return 62;
  }
  return character === "_" ? 63 : ALPHABET.indexOf(character);
}

/** A bit string: simple, and a secret is short. */
function bitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
}

/** Every base64 form of the value, standard and URL-safe: of its UTF-8, and of UTF-16, as files of Windows have it. */
export function base64Forms(value: string): Base64Form[] {
  const utf8 = formsOfBytes(Buffer.from(value, "utf8"));
  if (utf8[0]?.whole) {
    return utf8;
  }
  const littleEndian = Buffer.from(value, "utf16le");
  const bigEndian = Buffer.from(littleEndian).swap16();
  return [...utf8, ...formsOfBytes(littleEndian), ...formsOfBytes(bigEndian)];
}

function formsOfBytes(bytes: Uint8Array): Base64Form[] {
  const bits = bitsOf(bytes);
  const whole = bytes.length < 4;
  const forms: Base64Form[] = [];
  for (const offset of whole ? [0] : [0, 1, 2]) {
    const head = (6 - ((offset * 8) % 6)) % 6;
    const tail = (bits.length - head) % 6;
    const core = (bits.slice(head, bits.length - tail).match(/.{6}/g) ?? [])
      .map((part) => ALPHABET.charAt(Number.parseInt(part, 2)))
      .join("");
    const form = {
      core,
      before: { bits: head, value: head === 0 ? 0 : Number.parseInt(bits.slice(0, head), 2) },
      after: { bits: tail, value: tail === 0 ? 0 : Number.parseInt(bits.slice(-tail), 2) },
      whole,
    };
    forms.push(form);
    const urlSafe = core.replaceAll("+", "-").replaceAll("/", "_");
    if (urlSafe !== core) {
      forms.push({ ...form, core: urlSafe });
    }
  }
  return forms;
}

/** The span of the form around a core found at `index`, padding included; null when the neighbours do not agree. */
export function base64Span(text: string, index: number, form: Base64Form): { start: number; end: number } | null {
  let start = index;
  let end = index + form.core.length;
  // A neighbour that is missing was cut off: the form counts then.
  if (form.before.bits > 0 && index > 0) {
    const before = sextet(text.charAt(index - 1));
    if (before === -1 || (before & ((1 << form.before.bits) - 1)) !== form.before.value) {
      return null;
    }
    start -= 1;
  }
  if (form.after.bits > 0 && end < text.length) {
    const after = sextet(text.charAt(end));
    if (after === -1 || after >> (6 - form.after.bits) !== form.after.value) {
      return null;
    }
    end += 1;
  }
  if (form.whole && sextet(text.charAt(start - 1)) >= 0 && start > 0) {
    return null;
  }
  if (form.whole && end < text.length && sextet(text.charAt(end)) >= 0) {
    return null;
  }
  for (let padding = 0; padding < 2 && text[end] === "="; padding += 1) {
    end += 1;
  }
  return { start, end };
}
