/** A query as the index takes it: what it is about, what it asks for, and where. */
import { type ActionShares, actionsOf, type Clause } from "./intent.ts";
import { type Feature, featureOf, type Lexicon, phraseOf, type Span } from "./lexicon.ts";
import type { Speller } from "./spelling.ts";
import { FILE_TOKEN, type Token, withoutQuotes } from "./text.ts";
import { BRANCH_NAMES, COMMON_VERBS, COMPANIES, LEVELS, type Level, NAMES, SILENT } from "./words.ts";

/** One way to match a unit, and how good that match is. */
export interface Alternative {
  feature: Feature;
  quality: number;
}

/** One word or phrase of the query; its best alternative counts. */
export interface Unit {
  weight: number;
  alternatives: Alternative[];
}

export interface Query {
  units: Unit[];
  actions: ActionShares;
  levels: ReadonlySet<Level>;
  /** Concepts named with a number: run 77, PR #5. */
  numbered: ReadonlySet<string>;
  /** Somebody is named. */
  person: boolean;
}

/** Found by test/surface/intents.test.ts and by leaving search words out of the guide; not sensitive. */
const WEIGHTS = {
  concept: 1.2,
  ambiguousConcept: 0.8,
  samePhrase: 1.15,
  wordInsidePhrase: 0.08,
  commonVerb: 0.8,
  who: 0.5,
  /** Of a branch or a file. */
  exampleName: 0.35,
  conceptAgain: 0.25,
};

/** A sentence has fewer; a longer text is no query. */
const MOST_UNITS = 24;

const COMMON_CONCEPTS = new Set(["create", "add", "delete", "list", "get", "search", "edit", "check"]);

const LEVEL_WORDS: Record<Level, readonly string[]> = {
  repository: ["repo", "repository"],
  organization: ["org", "organization", "company", "group"],
  user: ["my", "mine", "myself", "personal"],
  person: ["somebody", "someone", "person"],
  server: ["admin", "server", "instanc", "site", "administrator", "global", "systemwid"],
};

/** Whether a word may tell one tool from another. */
export function isTelling(token: Token): boolean {
  return !SILENT.has(token.stem);
}

/** @param isKnown whether a stem stands in the index or the lexicon; others are taken for misspelt. */
export function readQuery(text: string, lexicon: Lexicon, isKnown: (stem: string) => boolean, speller: Speller): Query {
  const written = lexicon.read(withoutQuotes(text));
  const seen = new Map<string, Reading[]>();
  const correct = (token: Token): Reading[] => {
    let readings = seen.get(token.text);
    if (readings === undefined) {
      const isFine = isKnown(token.stem) || !isTelling(token);
      readings = isFine
        ? [{ token, quality: 1 }]
        : (undone(token, lexicon, isKnown) ?? corrected(token, lexicon, speller));
      seen.set(token.text, readings);
    }
    return readings;
  };
  const readings = written.map(correct);
  const meant = written.map((token, at) => readings[at]?.[0]?.token ?? token);
  // Names stand between the words of a phrase: "what did Kim do".
  const isName = ({ stem }: Token) => NAMES.has(stem) || COMPANIES.has(stem);
  const tokens = meant.filter((token) => !isName(token));
  const spans = lexicon.spans(tokens);
  return {
    units: unitsOf(
      tokens,
      readings.filter((_, at) => !isName(meant[at] as Token)),
      spans,
      lexicon,
      isKnown,
    ),
    actions: actionsOf(clausesOf(text, lexicon, correct), lexicon),
    levels: levelsOf(text, meant, spans),
    numbered: numberedConcepts(text, lexicon),
    person: /(^|\s)@\w/u.test(text) || meant.some((token) => NAMES.has(token.stem)),
  };
}

/** Parts of a sentence, by the punctuation between them. */
function clausesOf(text: string, lexicon: Lexicon, correct: (token: Token) => Reading[]): Clause[] {
  return withoutQuotes(text)
    .split(/[.!?;:,。，；：！？](?=\s|$|\p{Script=Han})|\s[-–—]\s/u)
    .map((clause) => lexicon.read(clause).map((token) => correct(token)[0]?.token ?? token))
    .map((tokens) => ({ tokens, spans: lexicon.spans(tokens) }));
}

interface Reading {
  token: Token;
  quality: number;
}

/** "unheart" is no slip of the pen but the opposite of "heart". */
function undone({ text }: Token, lexicon: Lexicon, isKnown: (stem: string) => boolean): Reading[] | null {
  const [base] = text.startsWith("un") ? lexicon.read(text.slice(2)) : [];
  return base !== undefined && isKnown(base.stem) ? [{ token: { text, stem: base.stem }, quality: 0.9 }] : null;
}

function corrected(token: Token, lexicon: Lexicon, speller: Speller): Reading[] {
  return speller(token.text).flatMap(({ word, quality }) =>
    lexicon
      .read(word)
      .slice(0, 1)
      .map((reading) => ({ token: reading, quality })),
  );
}

function unitsOf(
  tokens: readonly Token[],
  readings: readonly Reading[][],
  spans: readonly Span[],
  lexicon: Lexicon,
  isKnown: (stem: string) => boolean,
): Unit[] {
  const units: Unit[] = [];
  const seen = new Set<string>();
  const covered = new Set<number>();
  for (const { start, end, concepts } of spans) {
    const inner = tokens.slice(start, end);
    const isPhrase = inner.length > 1;
    if (!isPhrase && !inner.every(isTelling)) continue;
    for (let at = start; at < end; at++) covered.add(at);

    const sure = Math.min(...inner.map((_, offset) => readings[start + offset]?.[0]?.quality ?? 1));
    const quality = isPhrase ? 1 : WEIGHTS.concept * (concepts.length > 1 ? WEIGHTS.ambiguousConcept : 1);
    const alternatives = concepts.map((concept) => ({ feature: featureOf(concept), quality: quality * sure }));
    if (isPhrase)
      alternatives.push({ feature: phraseOf(tokens, { start, end, concepts }), quality: WEIGHTS.samePhrase * sure });
    else {
      alternatives.push({ feature: inner[0]?.stem ?? "", quality: sure });
      for (const other of readings[start]?.slice(1) ?? []) alternatives.push(...alternativesOf(other, lexicon));
    }
    const isCommon = COMMON_CONCEPTS.has(concepts[0] ?? "") || inner.some((token) => COMMON_VERBS.has(token.stem));
    const isAgain = concepts.some((concept) => seen.has(concept));
    for (const concept of concepts) seen.add(concept);
    units.push({ weight: (isCommon ? WEIGHTS.commonVerb : 1) * (isAgain ? WEIGHTS.conceptAgain : 1), alternatives });
    if (isPhrase) {
      for (const { stem } of inner.filter((token) => isTelling(token) && isKnown(token.stem))) {
        units.push({ weight: WEIGHTS.wordInsidePhrase, alternatives: [{ feature: stem, quality: 1 }] });
      }
    }
  }
  tokens.forEach((token, at) => {
    if (/^who(m|se)?$/u.test(token.text)) {
      const people = ["user", "member", "collaborator"].map((concept) => ({ feature: featureOf(concept), quality: 1 }));
      units.push({ weight: WEIGHTS.who, alternatives: people });
    } else if (token.text === FILE_TOKEN) {
      units.push({ weight: WEIGHTS.exampleName, alternatives: [{ feature: featureOf("file"), quality: 1 }] });
    } else if (!covered.has(at) && isTelling(token) && BRANCH_NAMES.has(token.stem)) {
      const alternatives = [featureOf("branch"), token.stem].map((feature) => ({ feature, quality: 1 }));
      units.push({ weight: WEIGHTS.exampleName, alternatives });
    } else if (!covered.has(at) && isTelling(token) && isKnown(token.stem)) {
      const quality = readings[at]?.[0]?.quality ?? 1;
      units.push({
        weight: COMMON_VERBS.has(token.stem) ? WEIGHTS.commonVerb : 1,
        alternatives: [{ feature: token.stem, quality }],
      });
    }
  });
  return units.slice(0, MOST_UNITS);
}

function alternativesOf({ token, quality }: Reading, lexicon: Lexicon): Alternative[] {
  return [
    { feature: token.stem, quality },
    ...lexicon
      .conceptsOf(token.stem)
      .map((concept) => ({ feature: featureOf(concept), quality: quality * WEIGHTS.concept })),
  ];
}

function numberedConcepts(text: string, lexicon: Lexicon): Set<string> {
  const found = new Set<string>();
  for (const [, before = ""] of text.matchAll(/((?:[\p{L}-]{1,40}\s+){0,2}[\p{L}-]{1,40})\s*[#!]?\d+\b/gu)) {
    const tokens = lexicon.read(before);
    const last = lexicon.spans(tokens).find((span) => span.end === tokens.length);
    for (const concept of last?.concepts ?? []) found.add(concept);
  }
  if (/#\d/u.test(text)) found.add("issue");
  if (/!\d/u.test(text)) found.add("pull request");
  return found;
}

function levelsOf(text: string, tokens: readonly Token[], spans: readonly Span[]): Set<Level> {
  const said = new Set([...tokens.map((token) => token.stem), ...spans.flatMap((span) => span.concepts)]);
  const levels = new Set(LEVELS.filter((level) => LEVEL_WORDS[level].some((word) => said.has(word))));
  // "repos I starred", but not "I want to delete a branch".
  const speaksOfSelf = tokens.some(
    (token, at) => token.text === "i" && !/^(want|need|would|like|think|am)?$/u.test(tokens[at + 1]?.text ?? ""),
  );
  if (speaksOfSelf) levels.add("user");
  if (tokens.some((token) => NAMES.has(token.stem))) levels.add("person");
  // Not in "acme/site", which is a repository.
  if (tokens.some((token) => COMPANIES.has(token.stem)) && !/\w\/\w/u.test(text)) levels.add("organization");
  if (levels.size === 0 && /\b(entire|whole|everywhere|gitea)\b/iu.test(text)) levels.add("server");
  return levels;
}
