/**
 * gitea_search_tools: finds tools by what people say (docs/adr/0007-tool-search.md).
 *
 * A tool's score adds up how much of the query its words cover (BM25F), how close its closest phrase comes, and whether
 * it does what is asked (list, create, delete …) at the level asked for (mine, a repository, an organization …).
 */

import { actionFit } from "./action-fit.ts";
import type { Entry } from "./entry.ts";
import { type Effect, effectOf, firstSentence, neededArguments, scopesOf } from "./facts.ts";
import { compileLexicon, isConcept, type Lexicon, type Synonyms } from "./lexicon.ts";
import { type Query, readQuery } from "./query.ts";
import { buildIndex, type Postings, type SearchDocument, type SearchIndex } from "./search-index.ts";
import { createSpeller, type Speller } from "./spelling.ts";
import type { Level } from "./words.ts";

export interface SearchHit {
  name: string;
  title: string;
  /** First sentence of the description. */
  line: string;
  toolset: string;
  effect: Effect;
  /** Required arguments. */
  needs: string[];
  /** Token scopes; all of them are needed. */
  scope: string[];
}

export interface SearchOptions {
  toolset?: string;
  /** At most this many hits, 10 unless told. */
  limit?: number;
  /** Only tools that may be called are found. */
  allowed: (name: string) => boolean;
}

/** The best first; empty when no word of the query says anything about a tool. */
export type Search = (query: string, options: SearchOptions) => SearchHit[];

export const DEFAULT_HITS = 10;
/** Longer queries are read up to here. */
const LONGEST_QUERY = 300;

/** See WEIGHTS of query.ts. */
const WEIGHTS = {
  words: 2.2,
  phrase: 0.6,
  otherPhrases: 0.4,
  action: 0.5,
  numbered: 0.9,
  numberedWhenCreating: 0.27,
  person: 0.3,
  touchedLevel: 0.6,
  importance: 0.005,
  deprecated: 0.2,
};
const LEVEL_FOUND: Record<Level, number> = {
  repository: 0.15,
  organization: 0.24,
  user: 0.45,
  person: 0.2,
  server: 0.25,
};
const LEVEL_MISSED: Record<Level, number> = {
  repository: 0.05,
  organization: 0.2,
  user: 0.05,
  person: 0.1,
  server: 0.3,
};
/** Where no level is named, the narrowest is meant. */
const LEVEL_UNNAMED: Record<Level, number> = {
  repository: 0,
  organization: 0.2,
  user: 0.15,
  person: 0.03,
  server: 0.08,
};

interface Engine {
  lexicon: Lexicon;
  index: SearchIndex;
  speller: Speller;
  /** Tool names, operation ids and old names in lower case. */
  names: ReadonlyMap<string, SearchDocument>;
}

/** Cheap: the index is built at the first search. */
export function createSearch(documents: readonly SearchDocument[], synonyms: readonly Synonyms[]): Search {
  let engine: Engine | null = null;
  return (text, { toolset, limit = DEFAULT_HITS, allowed }) => {
    engine ??= buildEngine(documents, synonyms);
    const named = engine.names.get(text.trim().toLowerCase());
    const scores = rank(text.slice(0, LONGEST_QUERY), documents, engine);
    return documents
      .map((document, at) => ({ document, score: document === named ? Number.POSITIVE_INFINITY : (scores[at] ?? 0) }))
      .filter(({ document: { operation, tool }, score }) => {
        return score > 0 && (toolset === undefined || operation.toolset === toolset) && allowed(tool.name);
      })
      .sort((one, other) => other.score - one.score || one.document.operation.order - other.document.operation.order)
      .slice(0, limit)
      .map(({ document }) => hitOf(document));
  };
}

function hitOf({ tool, operation }: SearchDocument): SearchHit {
  return {
    name: tool.name,
    title: tool.title,
    line: firstSentence(tool.description),
    toolset: operation.toolset,
    effect: effectOf(operation),
    needs: neededArguments(tool),
    scope: scopesOf(operation),
  };
}

function buildEngine(documents: readonly SearchDocument[], synonyms: readonly Synonyms[]): Engine {
  const lexicon = compileLexicon(synonyms);
  const index = buildIndex(documents, lexicon);
  const names = new Map(
    documents.flatMap((document) =>
      [document.tool.name, ...document.operation.aliases].map((name) => [name.toLowerCase(), document] as const),
    ),
  );
  return { lexicon, index, speller: createSpeller([...index.vocabulary, ...lexicon.stems()]), names };
}

/** A score for each document, 0 for those that share no word with the query. */
function rank(text: string, documents: readonly SearchDocument[], { lexicon, index, speller }: Engine): Float64Array {
  const isKnown = (stem: string) => index.byDocument.has(stem) || lexicon.conceptsOf(stem).length > 0;
  const query = readQuery(text, lexicon, isKnown, speller);
  const byWords = new Float64Array(documents.length);
  const matches = new Float64Array(index.phrases.length);
  let length = 0;
  for (const { weight, alternatives } of query.units) {
    const concepts = alternatives.filter(({ feature }) => isConcept(feature));
    const commonest = Math.max(...concepts.map(({ feature }) => index.rarity(feature)));
    let most = 0;
    const inDocuments = new Map<number, number>();
    const inPhrases = new Map<number, number>();
    for (const { feature, quality } of alternatives) {
      // A word of a concept weighs like its concept: "ticket" is no rarer a wish than "issue".
      const rarity = !isConcept(feature) && concepts.length > 0 ? commonest : index.rarity(feature);
      most = Math.max(most, rarity * quality);
      keepBest(inDocuments, index.byDocument.get(feature), rarity * quality);
      keepBest(inPhrases, index.byPhrase.get(feature), rarity * quality);
    }
    length += weight * most;
    for (const [at, value] of inDocuments) byWords[at] = (byWords[at] ?? 0) + weight * value;
    for (const [at, value] of inPhrases) matches[at] = (matches[at] ?? 0) + weight * value;
  }
  const { closest, others } = comparePhrases(index, matches, length, documents.length);
  return byWords.map((value, at) => {
    const document = documents[at];
    const entry = index.entries[at];
    if (value === 0 || document === undefined || entry === undefined) return 0;
    return Math.max(
      Number.MIN_VALUE,
      (WEIGHTS.words * value) / Math.max(length, 0.5) +
        WEIGHTS.phrase * (closest[at] ?? 0) +
        WEIGHTS.otherPhrases * Math.min(1, others[at] ?? 0) +
        WEIGHTS.action * actionFit(query.actions, entry.actions) +
        levelFit(query, entry) -
        WEIGHTS.importance * Math.log(document.operation.order) -
        (document.operation.deprecated ? WEIGHTS.deprecated : 0),
    );
  });
}

function keepBest(best: Map<number, number>, postings: Postings | undefined, factor: number): void {
  postings?.at.forEach((at, number) => {
    const value = factor * (postings.weights[number] ?? 0);
    if (value > (best.get(at) ?? 0)) best.set(at, value);
  });
}

/** The closest phrase of each document, by the cosine of query and phrase, and the sum of its other phrases. */
function comparePhrases({ phrases }: SearchIndex, matches: Float64Array, length: number, documents: number) {
  const closest = new Float64Array(documents);
  const others = new Float64Array(documents);
  matches.forEach((match, at) => {
    const phrase = phrases[at];
    if (match === 0 || phrase === undefined) return;
    const likeness = (phrase.value * match) / Math.sqrt(Math.max(length, 0.5) * Math.max(phrase.length, 0.5));
    const best = closest[phrase.document] ?? 0;
    others[phrase.document] = (others[phrase.document] ?? 0) + Math.min(best, likeness);
    closest[phrase.document] = Math.max(best, likeness);
  });
  return { closest, others };
}

function levelFit({ levels, numbered, person, actions }: Query, entry: Entry): number {
  let fit = 0;
  if (levels.size === 0) fit -= LEVEL_UNNAMED[entry.level];
  else if ([...levels].some((level) => entry.touches.has(level))) {
    for (const level of levels) {
      if (entry.touches.has(level)) fit += LEVEL_FOUND[level] * (entry.level === level ? 1 : WEIGHTS.touchedLevel);
    }
  } else for (const level of levels) fit -= LEVEL_MISSED[level];
  if ([...numbered].some((concept) => entry.numbered.has(concept))) {
    fit += WEIGHTS.numbered + (WEIGHTS.numberedWhenCreating - WEIGHTS.numbered) * actions.create;
  }
  if (person && entry.touches.has("person")) fit += WEIGHTS.person;
  return fit;
}
