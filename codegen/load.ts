/**
 * Reads spec/ and proves the ground before anything is generated: the description validates as Swagger 2.0, the YAML
 * files parse, and what they name is there. Everything after this file is pure.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { parse as parseYaml } from "yaml";
import type {
  Condition,
  ConfirmationFact,
  ConfirmationRule,
  ErrorHint,
  Json,
  Method,
  NoteRule,
  OutboundArgument,
} from "./contract.ts";
import { checkDescription, checkReferences } from "./description.ts";
import { SpecFault } from "./fault.ts";
import { checkShape } from "./shape/check.ts";
import type { SchemaObject, SwaggerDocument } from "./swagger.ts";

export interface GuideEntry {
  title: string;
  description: string;
  words: string[];
  parameters?: Record<string, string>;
}

export interface Quirks {
  names: Record<string, { name: string; reason: string }>;
  wildcards: { route: string; parameter: string }[];
  wikiNames: { route: string; parameter: string }[];
  integers: { parameter: string; under: string }[];
  otherRoutes: { operation: string; method: Method; routes: string[]; reason: string }[];
  parameters: {
    operations: string[];
    add: { name: string; type: "string" | "integer" | "boolean" }[];
    reason: string;
  }[];
  bodies: Record<string, { schema: SchemaObject; reason: string }>;
  definitions: Record<string, { patch: SchemaObject; reason: string }>;
  uniform: { operations: string[]; argument: string }[];
  enums: { operations: string[]; parameter: string; values: string[]; reason: string }[];
  openEnums: { operation: string; argument: string; reason: string }[];
  textBodies: { operation: string; contentType: string; reason: string }[];
  answers: Record<string, { kind: "json" | "text" | "binary" | "empty" | "redirect"; reason: string }>;
  misleadingTotals: { operations: string[]; reason: string }[];
  paging: {
    operations: string[];
    limit?: "limit" | "per_page" | null;
    defaultLimit?: number;
    maximumLimit?: number | null;
    reason: string;
  }[];
  readOnlyPosts: { operation: string; reason: string }[];
  destructivePosts: string[];
  additivePuts: string[];
  nonIdempotentPatches: { operation: string; reason: string }[];
  credentials: Record<string, { in: "body" | "header"; name: string }[]>;
  signedAddresses: Record<string, { in: "body" | "header"; name: string }[]>;
  secretFields: { operations: string[]; field: string }[];
  basicOnly: string[];
  scopes: { route: string; method?: string; categories: string[] }[];
}

export interface Notes {
  notes: (Partial<NoteRule> & { operations: string[]; text: string })[];
  hints: (Partial<ErrorHint> & { operations: string[]; status: number; text: string })[];
  findOut: Record<string, string | null>;
  eras: {
    renamed: { operations: string[]; fields: Record<string, string>; before: string }[];
    meant: { operation: string; from: string; until: string; effect: string }[];
  };
}

export interface Toolsets {
  toolsets: { name: string; about: string; operations: string[] }[];
  default: string[];
}

export interface EraRecord {
  since: string;
  parameters?: Record<string, string>;
  body?: Record<string, string>;
  /** Ids that the same route had in older versions. */
  was?: { id: string; from: string; to: string }[];
}

export interface Ground {
  /** Of the pinned description, for messages: `spec/gitea-28.1.0.json`. */
  file: string;
  document: SwaggerDocument;
  guide: Record<string, GuideEntry>;
  /** Operation id -> the guide file that holds it, for messages. */
  guideFiles: Record<string, string>;
  glossary: Record<string, string>;
  quirks: Quirks;
  notes: Notes;
  toolsets: Toolsets;
  confirmation: {
    rules: (Pick<ConfirmationRule, "class" | "unlessNow" | "counts"> & {
      when?: Condition[];
      operations: Record<string, string>;
    })[];
    facts: (ConfirmationFact & { below?: string; operations?: string[] })[];
    unasked: Record<string, string>;
  };
  outbound: { operations: string[]; arguments: (Partial<OutboundArgument> & { argument: string })[] }[];
  synonyms: { term: string; words: string[] }[];
  eras: Record<string, EraRecord>;
}

function readText(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), "utf8");
  } catch {
    throw new SpecFault(`spec/${file}`, "the file", "cannot be read");
  }
}

/** Text of a file in spec/ as data of the form that the file has to have. @throws SpecFault */
function readData<T>(folder: string, file: string): T {
  const isYaml = file.endsWith(".yaml");
  const text = readText(folder, file);
  let data: unknown;
  try {
    data = isYaml ? parseYaml(text) : JSON.parse(text);
  } catch (error) {
    const problem = (error as Error).message.split("\n", 1)[0] ?? "does not parse";
    throw new SpecFault(`spec/${file}`, isYaml ? "YAML" : "JSON", problem);
  }
  if (!PINNED.test(file)) checkShape(file, data);
  return data as T;
}

const PINNED = /^gitea-\d+\.\d+\.\d+\.json$/;

/** Name of the pinned description; null when there is none. @throws SpecFault when there is more than one. */
export function pinnedFile(folder: string): string | null {
  const [pinned = null, ...others] = readdirSync(folder).filter((file) => PINNED.test(file));
  if (others.length > 0) throw new SpecFault("spec", [pinned, ...others].join(", "), "only one description is pinned");
  return pinned;
}

/** @throws SpecFault for a file that is unreadable or no JSON; see validateSwagger for the rest. */
export function readPinned(folder: string, file: string): SwaggerDocument {
  return readData<SwaggerDocument>(folder, file);
}

/**
 * Validates a description as Swagger 2.0 that generation understands, without changing it and without network.
 * @throws SpecFault naming what is wrong and where
 */
export async function validateSwagger(file: string, document: SwaggerDocument): Promise<void> {
  if (document.swagger !== "2.0") {
    throw new SpecFault(file, "swagger", `is ${JSON.stringify(document.swagger ?? null)}; only "2.0" can be read`);
  }
  checkReferences(file, document as unknown as Json);
  try {
    await SwaggerParser.validate(structuredClone(document) as never, { resolve: { external: false } });
  } catch (error) {
    throw new SpecFault(file, "Swagger 2.0", (error as Error).message.replaceAll(/\s+/g, " "));
  }
  checkDescription(file, document);
}

/** Completes definitions by quirks: properties are added or replaced, nothing else. */
function patchDefinitions(document: SwaggerDocument, patches: Quirks["definitions"]): SwaggerDocument {
  const definitions = { ...document.definitions };
  for (const [name, { patch }] of Object.entries(patches)) {
    const known = definitions[name];
    if (known === undefined)
      throw new SpecFault("spec/quirks.yaml", `definitions.${name}`, "is not in the description");
    definitions[name] = { ...known, ...patch, properties: { ...known.properties, ...patch.properties } };
  }
  return { ...document, definitions };
}

function readGuide(folder: string): Pick<Ground, "guide" | "guideFiles"> {
  const guide: Ground["guide"] = {};
  const guideFiles: Ground["guideFiles"] = {};
  for (const file of readdirSync(join(folder, "guide")).sort()) {
    if (!file.endsWith(".yaml") || file === "glossary.yaml") continue;
    for (const [id, entry] of Object.entries(readData<Record<string, GuideEntry>>(folder, `guide/${file}`))) {
      if (guide[id] !== undefined) {
        throw new SpecFault(`spec/guide/${file}`, id, `stands in spec/guide/${guideFiles[id]} already`);
      }
      guide[id] = entry;
      guideFiles[id] = basename(file);
    }
  }
  return { guide, guideFiles };
}

/** Reads a whole spec folder. @throws SpecFault naming file and item. */
export async function loadGround(folder: string): Promise<Ground> {
  const specFile = pinnedFile(folder);
  if (specFile === null) throw new SpecFault("spec", "gitea-<version>.json", "is missing");
  const document = readPinned(folder, specFile);
  await validateSwagger(`spec/${specFile}`, document);
  const quirks = readData<Quirks>(folder, "quirks.yaml");
  return {
    file: `spec/${specFile}`,
    document: patchDefinitions(document, quirks.definitions),
    ...readGuide(folder),
    glossary: readData<{ parameters: Record<string, string> }>(folder, "guide/glossary.yaml").parameters,
    quirks,
    notes: readData<Notes>(folder, "notes.yaml"),
    toolsets: readData<Toolsets>(folder, "toolsets.yaml"),
    confirmation: readData<Ground["confirmation"]>(folder, "confirmation.yaml"),
    outbound: readData<{ outbound: Ground["outbound"] }>(folder, "outbound.yaml").outbound,
    synonyms: readData<{ synonyms: Ground["synonyms"] }>(folder, "synonyms.yaml").synonyms,
    eras: readData<{ operations: Record<string, EraRecord> }>(folder, "eras.json").operations,
  };
}
