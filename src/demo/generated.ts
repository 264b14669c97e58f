/** Reads the data that codegen wrote: the table of routes, and what the demo answers without state. */
import { readFileSync } from "node:fs";
import type { Json, JsonObject, Operation } from "../../generated/contract.ts";

export interface StoredAnswer {
  status: number;
  body: Json;
  /** Id of the recorded exchange; absent for an answer built from the schema. */
  exchange?: string;
  contentType?: string | null;
  total?: number | null;
}

export interface BodyForm {
  /** The name of Gitea's Go struct for this body. */
  definition: string;
  required: string[];
  /** Go type of each scalar or list field. */
  types: Record<string, string>;
}

export interface DemoData {
  operations: Operation[];
  answers: Map<string, StoredAnswer>;
  forms: Map<string, BodyForm>;
}

let data: DemoData | undefined;

export function readDemoData(): DemoData {
  if (data !== undefined) return data;
  const { operations } = read<{ operations: Operation[] }>("operations.json");
  const { demo } = read<{ demo: { id: string; answer: StoredAnswer; form: BodyForm | null }[] }>("demo.json");
  data = {
    operations,
    answers: new Map(demo.map(({ id, answer }) => [id, answer])),
    forms: new Map(demo.flatMap(({ id, form }) => (form === null ? [] : [[id, form]]))),
  };
  return data;
}

/** The stored answer of an operation, of a list the first row: a view lays what it knows over it. */
export function sample(operationId: string): JsonObject {
  const body = readDemoData().answers.get(operationId)?.body;
  return (Array.isArray(body) ? body[0] : body) as JsonObject;
}

/** Some fields of a row; those that it does not have are left out. */
export function pick(row: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name] ?? null]])));
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), "utf8")) as T;
}
