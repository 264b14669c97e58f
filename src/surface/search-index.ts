/** What the tools say about themselves, in two inverted indexes: by document (BM25F) and by phrase. */
import type { JsonObject, Operation, Tool } from "../../generated/contract.ts";
import { describeRoute, type Entry, levelOf } from "./entry.ts";
import { type Feature, featureOf, type Lexicon, phraseOf, type Span } from "./lexicon.ts";
import { isTelling } from "./query.ts";
import type { Token } from "./text.ts";
import { COMMON_VERBS, type Level } from "./words.ts";

export interface SearchDocument {
  tool: Tool;
  operation: Operation;
}

/** Where a feature stands; two lists of one length, because there are hundreds of thousands of places. */
export interface Postings {
  at: number[];
  /** 0 to 1: saturated frequency in a document, share in a phrase. */
  weights: number[];
}

export interface Phrase {
  document: number;
  /** Sum of the rarities of its words. */
  length: number;
  value: number;
}

export interface SearchIndex {
  entries: readonly Entry[];
  phrases: readonly Phrase[];

  byDocument: ReadonlyMap<Feature, Postings>;
  byPhrase: ReadonlyMap<Feature, Postings>;
  /** Inverse document frequency; near 0 for what stands everywhere. */
  rarity(feature: Feature): number;
  /** Words as written, for the speller. */
  vocabulary: ReadonlySet<string>;
}

/** See WEIGHTS of query.ts. */
const FIELD_WEIGHTS = { title: 4, name: 1.7, words: 1, sentence: 1, description: 0.15, parameters: 0.07, route: 0.25 };
const PHRASE_VALUES = { title: 1, name: 0.5, words: 1, sentence: 1.1 };
const SATURATION = 1.4;
const LENGTH_NORMALIZATION = 0.25;
/** Share of a field's weight with which a document counts as one that has the feature. */
const FREQUENCY_SHARE = 0.4;
/** A concept inside a longer phrase: "branch" in "branch protection". */
const INNER_CONCEPT = 0.65;
const COMMON_VERB_LENGTH = 0.5;

type Field = keyof typeof FIELD_WEIGHTS;
const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

/** A text as the index sees it. */
interface Reading {
  tokens: Token[];
  spans: Span[];
  /** A feature said twice stands here twice. */
  features: Feature[];
  /** Of each feature: 1, or less for a concept inside a longer phrase. */
  amounts: number[];
}

interface FieldReading {
  /** Several where a field holds several phrases. */
  readings: Reading[];
  /** Feature -> how often in all of them. */
  counts: ReadonlyMap<Feature, number>;
  /** Number of telling words. */
  size: number;
}

type Fields = Record<Field, FieldReading>;

export function buildIndex(documents: readonly SearchDocument[], lexicon: Lexicon): SearchIndex {
  const vocabulary = new Set<string>();
  const fields = documents.map((document) => readFields(document, lexicon, vocabulary));
  const { byDocument, rarity } = weigh(fields);
  const phrases: Phrase[] = [];
  const byPhrase = new Map<Feature, Postings>();
  fields.forEach((one, document) => {
    for (const field of Object.keys(PHRASE_VALUES) as (keyof typeof PHRASE_VALUES)[]) {
      for (const reading of one[field].readings) {
        const at = phrases.length;
        phrases.push({ document, length: lengthOf(reading, rarity), value: PHRASE_VALUES[field] });
        for (const [number, feature] of reading.features.entries())
          push(byPhrase, feature, at, reading.amounts[number] ?? 0);
      }
    }
  });
  return {
    entries: documents.map(({ tool, operation }, at) =>
      describeRoute(tool, operation, fields[at]?.title.readings[0]?.tokens ?? [], lexicon),
    ),
    phrases,
    byDocument,
    byPhrase,
    rarity,
    vocabulary,
  };
}

function readFields({ tool, operation }: SearchDocument, lexicon: Lexicon, vocabulary: Set<string>): Fields {
  const read = (...texts: string[]): FieldReading => {
    const readings = texts.map((text) => readText(text, lexicon));
    for (const { tokens } of readings) for (const token of tokens) vocabulary.add(token.text);
    return { readings, counts: countsOf(readings), size: sizeOf(readings) };
  };
  const [sentence = "", ...rest] = tool.description.split(/(?<=\.)\s+(?=[A-Z])/u);
  const route = operation.path.replaceAll(/\{[^}]*\}/gu, " ").replaceAll("/", " , ");
  return {
    title: read(tool.title),
    name: read(tool.name.replace(/^gitea_/u, "")),
    words: read(...tool.words),
    sentence: read(withoutReferences(sentence)),
    description: read(withoutReferences(rest.join(" "))),
    parameters: read(argumentNames(tool.inputSchema).join(" , ")),
    route: read(`${route} , ${LEVEL_NAMES[levelOf(operation.path)]}`),
  };
}

function readText(text: string, lexicon: Lexicon): Reading {
  const tokens = lexicon.read(text);
  const spans = lexicon.spans(tokens).filter((span) => isTellingSpan(tokens, span));
  return { tokens, spans, ...featuresOf(tokens, spans, lexicon) };
}

/** Names of the arguments and of the body's fields. */
function argumentNames(schema: JsonObject): string[] {
  return Object.entries((schema.properties ?? {}) as Record<string, JsonObject>).flatMap(([name, property]) =>
    name === "body" ? argumentNames(property) : [name],
  );
}

const LEVEL_NAMES: Record<Level, string> = {
  repository: "repository",
  organization: "organization",
  user: "my own",
  person: "user",
  server: "server admin",
};

/** Clauses that point to another tool describe that other tool. */
function withoutReferences(text: string): string {
  return text
    .split(/(?<=[.;:,(])\s+/u)
    .filter((clause) => !/\bgitea_[a-z]/u.test(clause))
    .join(" ");
}

function isTellingSpan(tokens: readonly Token[], { start, end }: Span): boolean {
  return end - start > 1 || isTelling(tokens[start] as Token);
}

function featuresOf(tokens: readonly Token[], spans: readonly Span[], lexicon: Lexicon) {
  const features: Feature[] = [];
  const amounts: number[] = [];
  const add = (feature: Feature, amount: number) => {
    features.push(feature);
    amounts.push(amount);
  };
  for (const token of tokens) if (isTelling(token)) add(token.stem, 1);
  for (const span of lexicon.allSpans(tokens)) {
    if (!isTellingSpan(tokens, span)) continue;
    const isOuter = spans.some((one) => one.start === span.start && one.end === span.end);
    for (const concept of span.concepts) add(featureOf(concept), isOuter ? 1 : INNER_CONCEPT);
    if (span.end - span.start > 1) add(phraseOf(tokens, span), 1);
  }
  return { features, amounts };
}

/** The length of a phrase as a query would weigh it: its longest phrases by their concept, the rest by their stems. */
function lengthOf({ tokens, spans }: Reading, rarity: (feature: Feature) => number): number {
  let length = 0;
  const covered = new Set<number>();
  for (const { start, end, concepts } of spans) {
    for (let at = start; at < end; at++) covered.add(at);
    const share = COMMON_VERBS.has(tokens[start]?.stem ?? "") ? COMMON_VERB_LENGTH : 1;
    length += share * Math.min(...concepts.map((concept) => rarity(featureOf(concept))));
  }
  tokens.forEach((token, at) => {
    if (covered.has(at) || !isTelling(token)) return;
    length += (COMMON_VERBS.has(token.stem) ? COMMON_VERB_LENGTH : 1) * rarity(token.stem);
  });
  return length;
}

interface Weights {
  byDocument: Map<Feature, Postings>;
  rarity: (feature: Feature) => number;
}

/** BM25F: the weights of a feature's fields add up before they are saturated. */
function weigh(fields: readonly Fields[]): Weights {
  const averages = Object.fromEntries(
    FIELDS.map((field) => [field, fields.reduce((sum, one) => sum + one[field].size, 0) / fields.length || 1]),
  ) as Record<Field, number>;
  const byDocument = new Map<Feature, Postings>();
  const frequencies = new Map<Feature, number>();
  const weights = new Map<Feature, number>();
  const said = new Map<Feature, number>();
  fields.forEach((one, at) => {
    weights.clear();
    said.clear();
    for (const field of FIELDS) {
      const relative = one[field].size / averages[field];
      const share = 1 / (1 - LENGTH_NORMALIZATION + LENGTH_NORMALIZATION * relative);
      for (const [feature, count] of one[field].counts) {
        weights.set(feature, (weights.get(feature) ?? 0) + FIELD_WEIGHTS[field] * share * count);
        said.set(feature, (said.get(feature) ?? 0) + FIELD_WEIGHTS[field] * Math.min(count, 2));
      }
    }
    for (const [feature, weight] of weights) push(byDocument, feature, at, weight / (SATURATION + weight));
    for (const [feature, amount] of said) {
      frequencies.set(feature, (frequencies.get(feature) ?? 0) + Math.min(1, amount * FREQUENCY_SHARE));
    }
  });
  const rarity = (feature: Feature) => {
    const frequency = frequencies.get(feature) ?? 0;
    return Math.log(1 + (fields.length - frequency + 0.5) / (frequency + 0.5));
  };
  return { byDocument, rarity };
}

function countsOf(readings: readonly Reading[]): Map<Feature, number> {
  const counts = new Map<Feature, number>();
  for (const { features, amounts } of readings) {
    features.forEach((feature, number) => {
      counts.set(feature, (counts.get(feature) ?? 0) + (amounts[number] ?? 0));
    });
  }
  return counts;
}

function sizeOf(readings: readonly Reading[]): number {
  return readings.reduce((sum, { tokens }) => sum + tokens.filter(isTelling).length, 0);
}

function push(postings: Map<Feature, Postings>, feature: Feature, at: number, weight: number): void {
  let list = postings.get(feature);
  if (list === undefined) {
    list = { at: [], weights: [] };
    postings.set(feature, list);
  }
  list.at.push(at);
  list.weights.push(weight);
}
