/**
 * The form of each file in spec/, strict: a misspelt key is a fault and never a rule that silently does nothing.
 * Whether the operations and arguments that they name are there is checked where they are used.
 */
import { Ajv, type ErrorObject } from "ajv";
import type { JsonObject } from "../contract.ts";
import { SpecFault } from "../fault.ts";
import type { EraRecord, Ground, GuideEntry, Notes, Toolsets } from "../load.ts";
import { anything, conditions, flag, ids, integer, list, map, oneOf, record, text } from "./parts.ts";
import { quirks, schemaShape } from "./quirks.ts";

const notes = record<Notes>(
  {
    notes: list(
      record<Notes["notes"][number] & { reason: string }>(
        { operations: ids, text, reason: text },
        {
          when: conditions,
          missing: record<NonNullable<Notes["notes"][number]["missing"]>>(
            { argument: text, answer: list(text) },
            { split: oneOf(",") },
          ),
          statuses: list(integer),
        },
      ),
    ),
    hints: list(
      record<Notes["hints"][number] & { reason: string }>(
        { operations: ids, status: integer, text, reason: text },
        { when: conditions, emptyMessage: flag },
      ),
    ),
    findOut: map({ type: ["string", "null"] }),
    eras: record<Notes["eras"]>(
      {
        renamed: list(
          record<Notes["eras"]["renamed"][number] & { reason: string }>(
            { operations: ids, fields: map(text), before: text, reason: text },
            {},
          ),
        ),
        meant: list(
          record<Notes["eras"]["meant"][number]>({ operation: text, from: text, until: text, effect: text }, {}),
        ),
      },
      {},
    ),
  },
  {},
);

type Confirmation = Ground["confirmation"];
type Rule = Confirmation["rules"][number];
type Count = NonNullable<Rule["counts"]>[number];
const classes: Rule["class"][] = [
  ...(["irreversible", "disclosure", "credentials", "outbound"] as const),
  ...(["access", "merge", "ownership", "administration"] as const),
];
const confirmation = record<Confirmation>(
  {
    rules: list(
      record<Rule>(
        { class: oneOf(...classes), operations: map(text) },
        {
          when: conditions,
          unlessNow: record<NonNullable<Rule["unlessNow"]>>({ read: text, pointer: text, oneOf: list(anything) }, {}),
          counts: list(
            record<Count>(
              { argument: text, noun: text },
              { by: record<NonNullable<Count["by"]>>({ field: text, values: list(text) }, {}) },
            ),
          ),
        },
      ),
    ),
    facts: list(
      record<Confirmation["facts"][number]>(
        {
          read: text,
          arguments: map(text),
          identity: list(text),
          shown: list(
            record<Confirmation["facts"][number]["shown"][number]>(
              { pointer: text, label: text },
              { words: map(text) },
            ),
          ),
        },
        { below: text, operations: ids },
      ),
    ),
    unasked: map(text),
  },
  {},
);

type Outbound = Ground["outbound"][number];
type Synonym = Ground["synonyms"][number];
type EraFile = { operations: object; removed?: object; versions?: object };
type MeasuredEra = EraRecord & { changed?: object; documented?: object; patch?: object };

const SHAPES: Record<string, JsonObject> = {
  "quirks.yaml": quirks,
  "notes.yaml": notes,
  "confirmation.yaml": confirmation,
  "outbound.yaml": record<{ outbound: object }>(
    {
      outbound: list(
        record<Outbound>(
          {
            operations: ids,
            arguments: list(
              record<Outbound["arguments"][number]>(
                { argument: text },
                { schemes: list(text), credentials: flag, when: conditions },
              ),
            ),
          },
          {},
        ),
      ),
    },
    {},
  ),
  "toolsets.yaml": record<Toolsets>(
    {
      toolsets: list(record<Toolsets["toolsets"][number]>({ name: text, about: text, operations: ids }, {})),
      default: ids,
    },
    {},
  ),
  "synonyms.yaml": record<{ synonyms: object }>(
    { synonyms: list(record<Synonym>({ term: text, words: list(text) }, {})) },
    {},
  ),
  "guide/glossary.yaml": record<{ parameters: object }>({ parameters: map(text) }, {}),
  "eras.json": record<EraFile>(
    {
      operations: map(
        record<MeasuredEra>(
          { since: text },
          {
            parameters: map(text),
            body: map(text),
            was: list(record<NonNullable<EraRecord["was"]>[number]>({ id: text, from: text, to: text }, {})),
            // Measured beside it, for people.
            changed: anything,
            documented: anything,
            patch: anything,
          },
        ),
      ),
    },
    { removed: anything, versions: anything },
  ),
};
const GUIDE = map(record<GuideEntry>({ title: text, description: text, words: list(text) }, { parameters: map(text) }));

const ajv = new Ajv({ strict: true, strictTypes: false, logger: false, schemas: [schemaShape] });

/**
 * @param file below spec/; a file of guide/ that is not the glossary has the shape of a guide
 * @throws SpecFault naming the place in the file
 */
export function checkShape(file: string, content: unknown): void {
  const validate = ajv.compile(SHAPES[file] ?? GUIDE);
  if (validate(content)) return;
  const [error] = validate.errors ?? [];
  throw new SpecFault(`spec/${file}`, placeOf(error), problemOf(error));
}

function placeOf(error: ErrorObject | undefined): string {
  const steps = (error?.instancePath ?? "").split("/").slice(1);
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")).join(".") || "the file";
}

function problemOf(error: ErrorObject | undefined): string {
  switch (error?.keyword) {
    case "additionalProperties":
      return `${error.params.additionalProperty} is no key here`;
    case "required":
      return `${error.params.missingProperty} is missing`;
    case "enum":
      return `has to be one of ${error.params.allowedValues.map(String).join(", ")}`;
    case "minLength":
      return "is empty";
    default:
      return error?.message ?? "has another form";
  }
}
