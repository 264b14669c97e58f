/** Bytes as text, only where they are text. */

const EXACT = { fatal: true, ignoreBOM: true };
const decoder = new TextDecoder("utf-8", EXACT);

/** The bytes as text, exactly (CRLF and a byte order mark stay); null when they are no valid UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  return textOrNull(() => decoder.decode(bytes));
}

/** The same for bytes whose end was cut off: half of a last character is left out. */
export function cutUtf8Text(bytes: Uint8Array): string | null {
  // A decoder of its own: one that streams keeps what it has not finished.
  return textOrNull(() => new TextDecoder("utf-8", EXACT).decode(bytes, { stream: true }));
}

function textOrNull(decode: () => string): string | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

/** JSON as text, without the byte order mark that a reader may ignore (RFC 8259, section 8.1); null when it is no UTF-8. */
export function jsonText(bytes: Uint8Array): string | null {
  return utf8Text(bytes)?.replace(/^\ufeff/, "") ?? null;
}

/**
 * The text of a file: valid UTF-8 without NUL. A NUL is taken for a binary file, since text hygiene removes it further
 * on and the bytes would not come back equal.
 */
export function fileText(bytes: Uint8Array): string | null {
  return bytes.includes(0) ? null : utf8Text(bytes);
}

/** At most `length` UTF-16 units, an ellipsis included when something was cut; never half of a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
