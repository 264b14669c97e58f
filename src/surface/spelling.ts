/** Words of a fixed vocabulary that a misspelt word may have been meant to be. */
import { editDistance } from "../near.ts";

export interface Correction {
  word: string;
  /** 0 to 1: how sure. */
  quality: number;
}

export type Speller = (word: string) => Correction[];

function sameLetters(left: string, right: string): boolean {
  return left.length === right.length && [...left].sort().join("") === [...right].sort().join("");
}

/** Up to four letters only a missing letter or two swapped ones count: too many short words are one letter apart. */
function isPlausible(word: string, candidate: string, distance: number): boolean {
  if (word.length > 4) return true;
  return distance === 1 && (candidate.length === word.length + 1 || sameLetters(word, candidate));
}

/** `vocabulary` holds words as people write them; at most three corrections, the likeliest first. */
export function createSpeller(vocabulary: Iterable<string>): Speller {
  // A wrong first letter is rare, unless it was left out or swapped with the second: then it is the second.
  const byLetter = new Map<string, string[]>();
  for (const word of new Set(vocabulary)) {
    if (!/^[a-z]{3,}$/u.test(word)) continue;
    for (const letter of new Set(word.slice(0, 2))) {
      const key = `${word.length}${letter}`;
      const list = byLetter.get(key);
      if (list === undefined) byLetter.set(key, [word]);
      else list.push(word);
    }
  }
  return (word) => {
    if (!/^[a-z]{3,30}$/u.test(word)) return [];
    const most = word.length >= 8 ? 2 : 1;
    const found: Correction[] = [];
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const candidate of byLetter.get(`${length}${word[0]}`) ?? []) {
        const distance = editDistance(word, candidate, most);
        if (distance > most || !isPlausible(word, candidate, distance)) continue;
        const isHarmless = candidate.length > word.length || sameLetters(word, candidate);
        found.push({ word: candidate, quality: 1 - distance / (word.length + 1) - (isHarmless ? 0 : 0.1) });
      }
    }
    return found.sort((one, other) => other.quality - one.quality || (one.word < other.word ? -1 : 1)).slice(0, 3);
  };
}
