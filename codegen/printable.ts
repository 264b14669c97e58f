/** Words of a foreign description, fit for a terminal: one line, nothing that steers it or hides text. */

const LONGEST_LINE = 500;

/** Control, format, direction and line-breaking characters become `?`; long text is cut with `…`. */
export function printable(text: string): string {
  const shown = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "?");
  return shown.length > LONGEST_LINE ? `${shown.slice(0, LONGEST_LINE)}…` : shown;
}
