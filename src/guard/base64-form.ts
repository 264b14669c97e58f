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

/** Longer values are keys and files; nobody keeps those in UTF-16, and every form costs their length. */
const LONGEST_UTF16 = 1_024;

/** Every base64 form of the value, standard and URL-safe: of its UTF-8, and of UTF-16, as files of Windows have it. */
export function base64Forms(value: string): Base64Form[] {
  const utf8 = formsOfBytes(Buffer.from(value, "utf8"));
  if (utf8[0]?.whole || value.length > LONGEST_UTF16) {
    return utf8;
  }
  const littleEndian = Buffer.from(value, "utf16le");
  const bigEndian = Buffer.from(littleEndian).swap16();
  return [...utf8, ...formsOfBytes(littleEndian), ...formsOfBytes(bigEndian)];
}

function formsOfBytes(bytes: Buffer): Base64Form[] {
  const whole = bytes.length < 4;
  return (whole ? [0] : [0, 1, 2]).flatMap((offset) => {
    const form = formAt(bytes, offset, whole);
    const core = form.core.replaceAll("+", "-").replaceAll("/", "_");
    return core === form.core ? [form] : [form, { ...form, core }];
  });
}

/** The form behind `offset` bytes, which stand as zeros, so that a character at an edge has bits of the value alone. */
function formAt(bytes: Buffer, offset: number, whole: boolean): Base64Form {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
  const firstBit = offset * 8;
  const endBit = firstBit + bytes.length * 8;
  const first = Math.ceil(firstBit / 6);
  const end = Math.floor(endBit / 6);
  const head = first * 6 - firstBit;
  const tail = endBit - end * 6;
  return {
    core: encoded.slice(first, end),
    before: { bits: head, value: head === 0 ? 0 : sextet(encoded.charAt(first - 1)) },
    after: { bits: tail, value: tail === 0 ? 0 : sextet(encoded.charAt(end)) >> (6 - tail) },
    whole,
  };
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
