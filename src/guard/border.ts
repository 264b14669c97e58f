/**
 * Searching for one literal in time that grows with the text and no faster, whatever literal and text are made of
 * (Knuth, Morris and Pratt, "Fast pattern matching in strings", 1977).
 */

/** For each length of a beginning of the literal: how much of the literal's beginning that beginning ends with. */
export type Borders = Uint32Array;

export function bordersOf(literal: string): Borders {
  const borders = new Uint32Array(literal.length + 1);
  for (let index = 1; index < literal.length; index += 1) {
    borders[index + 1] = extend(literal, borders, borders[index] ?? 0, literal.charCodeAt(index));
  }
  return borders;
}

/** How much of the literal's beginning is there after one more unit. */
function extend(literal: string, borders: Borders, before: number, unit: number): number {
  let length = before;
  while (length > 0 && literal.charCodeAt(length) !== unit) {
    length = borders[length] ?? 0;
  }
  return literal.charCodeAt(length) === unit ? length + 1 : length;
}

/** Calls `visit` with the start of every occurrence; its answer is the index to go on from, or undefined for the next. */
export function visitLiteral(
  text: string,
  literal: string,
  borders: Borders,
  visit: (start: number) => number | undefined,
): void {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    length = extend(literal, borders, length, text.charCodeAt(index));
    if (length === literal.length) {
      const next = visit(index + 1 - length);
      length = next === undefined ? (borders[length] ?? 0) : 0;
      index = next === undefined ? index : next - 1;
    }
  }
}

/** How much of the literal's beginning the text ends with; never the whole of it. */
export function endingBeginning(text: string, literal: string): number {
  if (literal.length < 2) {
    return 0;
  }
  const end = text.slice(-(literal.length - 1));
  const borders = bordersOf(literal.slice(0, end.length));
  let length = 0;
  for (let index = 0; index < end.length; index += 1) {
    length = extend(literal, borders, length, end.charCodeAt(index));
  }
  return length;
}
