/** How much of a text fits into so many characters of JSON. */
import { beforePair } from "./stored-text.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;

/** UTF-16 units that this unit takes in JSON; all of a stored text is well-formed. */
function cost(unit: number): number {
  if (unit === QUOTE || unit === BACKSLASH) return 2;
  if (unit >= SPACE) return 1;
  return unit >= 0x08 && unit <= 0x0d && unit !== 0x0b ? 2 : 6;
}

/** The longest beginning that takes at most `room` units as JSON, its quotes included; never half a surrogate pair. */
export function fitText(text: string, room: number): string {
  let left = room - 2;
  for (let index = 0; index < text.length; index += 1) {
    left -= cost(text.charCodeAt(index));
    if (left < 0) return text.slice(0, beforePair(text, index));
  }
  return text;
}
