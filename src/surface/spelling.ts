/** Words of a fixed vocabulary that a misspelt word may have been meant to be. */

export interface Correction {
  word: string;
  /** 0 to 1: how sure. */
  quality: number;
}

export type Speller = (word: string) => Correction[];

/** Damerau-Levenshtein distance (optimal string alignment), given up beyond `most`. */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? most + 1;
}

function sameLetters(left: string, right: string): boolean {
  return left.length === right.length && [...left].sort().join("") === [...right].sort().join("");
}

/** Up to four letters only a missing letter or two swapped ones count: too many short words are one letter apart. */
function plausible(word: string, candidate: string, distance: number): boolean {
  if (word.length > 4) return true;
  return distance === 1 && (candidate.length === word.length + 1 || sameLetters(word, candidate));
}

/** `vocabulary` holds words as people write them; at most three corrections, the likeliest first. */
export function createSpeller(vocabulary: Iterable<string>): Speller {
  const byLength = new Map<number, string[]>();
  for (const word of new Set(vocabulary)) {
    if (!/^[a-z]{3,}$/u.test(word)) continue;
    const list = byLength.get(word.length);
    if (list === undefined) byLength.set(word.length, [word]);
    else list.push(word);
  }
  return (word) => {
    if (!/^[a-z]{3,}$/u.test(word)) return [];
    const most = word.length >= 8 ? 2 : 1;
    const found: Correction[] = [];
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const candidate of byLength.get(length) ?? []) {
        // A wrong first letter is rare, unless it was swapped with the second.
        if (candidate[0] !== word[0] && candidate[1] !== word[0]) continue;
        const distance = editDistance(word, candidate, most);
        if (distance > most || !plausible(word, candidate, distance)) continue;
        const sure =
          1 - distance / (word.length + 1) - (sameLetters(word, candidate) || candidate.length > word.length ? 0 : 0.1);
        found.push({ word: candidate, quality: sure });
      }
    }
    return found.sort((one, other) => other.quality - one.quality || (one.word < other.word ? -1 : 1)).slice(0, 3);
  };
}
