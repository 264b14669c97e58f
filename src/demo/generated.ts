/** Reads the data that codegen wrote: the table of routes, and what the demo answers without state. */
import { readFileSync } from "node:fs";
import type { Json, Operation } from "../../generated/contract.ts";

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

export function readDemoData(): DemoData {
  const { operations } = read<{ operations: Operation[] }>("operations.json");
  const { demo } = read<{ demo: { id: string; answer: StoredAnswer; form: BodyForm | null }[] }>("demo.json");
  return {
    operations,
    answers: new Map(demo.map(({ id, answer }) => [id, answer])),
    forms: new Map(demo.flatMap(({ id, form }) => (form === null ? [] : [[id, form]]))),
  };
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), "utf8")) as T;
}
