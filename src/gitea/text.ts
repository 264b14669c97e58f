/** Bytes as text, only where they are text. */

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The bytes as text, exactly (CRLF and a byte order mark stay); null when they are no valid UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
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
