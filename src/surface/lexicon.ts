/**
 * Words that mean the same (spec/synonyms.yaml), compiled so that a text can be read as concepts.
 *
 * A concept is one entry of the file. A phrase of the text belongs to every concept that lists it; the longest phrase
 * wins. Chinese and Japanese text has no spaces, so it is cut by the longest words the file knows.
 */
import { HAN, type Token, tokenize } from "./text.ts";

export interface Synonyms {
  /** The words the guide's titles use; names the concept. */
  term: string;
  words: string[];
}

/**
 * What the index counts: the stem of a word as it is, or a concept as `=term`. Stems hold no `=`.
 */
export type Feature = string;

const features = new Map<string, Feature>();

export function featureOf(concept: string): Feature {
  let feature = features.get(concept);
  if (feature === undefined) {
    feature = `=${concept}`;
    features.set(concept, feature);
  }
  return feature;
}

/** A phrase of several words, word for word. */
export function phraseOf(tokens: readonly Token[], { start, end }: Span): Feature {
  return tokens
    .slice(start, end)
    .map((token) => token.stem)
    .join(" ");
}

export function isConcept(feature: Feature): boolean {
  return feature.startsWith("=");
}

/** Tokens `start` to `end` (exclusive) that stand for the concepts. */
export interface Span {
  start: number;
  end: number;
  concepts: readonly string[];
}

export interface Lexicon {
  /** Tokens of a text, Chinese and Japanese cut into known words; unknown characters fall out. */
  read(text: string): Token[];
  /** The longest phrases, from left to right, without overlap. */
  spans(tokens: readonly Token[]): Span[];
  /** Every phrase, also those inside a longer one. */
  allSpans(tokens: readonly Token[]): Span[];
  /** Concepts of one word, by its stem. */
  conceptsOf(stem: string): readonly string[];
  /** Stems of all single words. */
  stems(): Iterable<string>;
}

interface Node {
  next: Map<string, Node>;
  concepts: string[];
}

export function compileLexicon(synonyms: readonly Synonyms[]): Lexicon {
  const root: Node = { next: new Map(), concepts: [] };
  const hanWords = new Set<string>();
  let longestHan = 1;

  for (const { term, words } of synonyms) {
    for (const phrase of [term, ...words]) {
      let node = root;
      for (const { text, stem } of tokenize(phrase)) {
        if (HAN.test(text)) {
          hanWords.add(text);
          longestHan = Math.max(longestHan, text.length);
        }
        let next = node.next.get(stem);
        if (next === undefined) {
          next = { next: new Map(), concepts: [] };
          node.next.set(stem, next);
        }
        node = next;
      }
      if (node !== root && !node.concepts.includes(term)) node.concepts.push(term);
    }
  }

  function cut(run: string): Token[] {
    const tokens: Token[] = [];
    for (let start = 0; start < run.length; ) {
      let end = Math.min(run.length, start + longestHan);
      while (end > start && !hanWords.has(run.slice(start, end))) end--;
      if (end > start) tokens.push({ text: run.slice(start, end), stem: run.slice(start, end) });
      start = Math.max(end, start + 1);
    }
    return tokens;
  }

  /** Every phrase that begins at `start`, the shortest first. */
  function phrasesAt(tokens: readonly Token[], start: number, found: Span[]): void {
    let node: Node | undefined = root;
    for (let end = start; end < tokens.length; end++) {
      node = node.next.get(tokens[end]?.stem ?? "");
      if (node === undefined) return;
      if (node.concepts.length > 0) found.push({ start, end: end + 1, concepts: node.concepts });
    }
  }

  return {
    read(text) {
      const tokens = tokenize(text);
      return HAN.test(text) ? tokens.flatMap((token) => (HAN.test(token.text) ? cut(token.text) : [token])) : tokens;
    },
    spans(tokens) {
      const spans: Span[] = [];
      for (let start = 0; start < tokens.length; ) {
        const found: Span[] = [];
        phrasesAt(tokens, start, found);
        const longest = found.at(-1);
        if (longest !== undefined) spans.push(longest);
        start = longest?.end ?? start + 1;
      }
      return spans;
    },
    allSpans(tokens) {
      const spans: Span[] = [];
      for (let start = 0; start < tokens.length; start++) phrasesAt(tokens, start, spans);
      return spans;
    },
    conceptsOf: (stem) => root.next.get(stem)?.concepts ?? [],
    stems: () => root.next.keys(),
  };
}
