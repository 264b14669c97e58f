/**
 * Text hygiene: takes out characters that steer a terminal or a reader's eye instead of being read.
 *
 * Removed: C0 except tab, line feed and carriage return; DEL; C1; bidi controls; tag characters. Lone surrogates become
 * U+FFFD, so that every string can be encoded. Zero-width joiners stay: emoji and several scripts need them.
 */

const REMOVED =
  "[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]" +
  "|\\udb40[\\udc00-\\udc7f]";

const removedOnce = new RegExp(REMOVED);
const removedEvery = new RegExp(REMOVED, "g");
const tagEvery = /\udb40[\udc00-\udc7f]/g;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export interface CleanText {
  text: string;
  /** Characters removed or repaired. */
  characters: number;
}

/** Whether `cleanText` would change the text. */
export function needsCleaning(text: string): boolean {
  return removedOnce.test(text) || !text.isWellFormed();
}

/** The text without removed characters and lone surrogates, and how many there were; the same string when clean. */
export function cleanText(text: string): CleanText {
  if (!needsCleaning(text)) {
    return { text, characters: 0 };
  }
  // Removing a character can bring two lone halves together; they are repaired first so that nothing new appears.
  const repaired = text.toWellFormed();
  const cleaned = repaired.replace(removedEvery, "");
  const tags = repaired.match(tagEvery)?.length ?? 0;
  const halves = text.isWellFormed() ? 0 : (text.match(loneSurrogates)?.length ?? 0);
  return { text: cleaned, characters: repaired.length - cleaned.length - tags + halves };
}

/** Calls `visit` with the place of every removed character; the visit answers where to go on. */
export function visitUnclean(text: string, visit: (index: number) => number): void {
  if (removedOnce.test(text)) {
    removedEvery.lastIndex = 0;
    for (let match = removedEvery.exec(text); match !== null; match = removedEvery.exec(text)) {
      removedEvery.lastIndex = visit(match.index);
    }
  }
  if (!text.isWellFormed()) {
    loneSurrogates.lastIndex = 0;
    for (let match = loneSurrogates.exec(text); match !== null; match = loneSurrogates.exec(text)) {
      loneSurrogates.lastIndex = visit(match.index);
    }
  }
}

/** The first `limit` UTF-16 units of the text; one less where that would split a surrogate pair. */
export function firstUnits(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
