/** Lays out generated/demo.json: for each operation what the demo answers without state, and its body's form. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject, Operation } from "./contract.ts";
import { HEADER } from "./emit.ts";
import { bodyForms, type Exchange, exampleAnswers, recordedAnswers } from "./examples.ts";

/**
 * @param document the API description as parsed from spec/
 * @param exchanges recorded traffic in its order; see readExchanges
 */
export function emitDemo(document: JsonObject, operations: Operation[], exchanges: Exchange[]): string {
  const examples = exampleAnswers(document, operations);
  const recorded = recordedAnswers(exchanges, operations);
  const forms = bodyForms(document, operations);
  const lines = operations.map(({ id }) =>
    JSON.stringify({ id, answer: recorded[id] ?? examples[id], form: forms[id] ?? null }),
  );
  return `{"header":${JSON.stringify(HEADER)},"demo":[\n${lines.join(",\n")}\n]}\n`;
}

/** All chapters of one recorded server, in order. @param folder absolute path of e.g. test/traffic/1.28-dev */
export function readExchanges(folder: string): Exchange[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as Exchange);
}
