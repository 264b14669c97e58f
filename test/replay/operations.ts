/** The operations as codegen wrote them, read once for the tests that replay recordings. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Operation } from "../../generated/contract.ts";
import { createRouter, type Router } from "../../src/gitea/route.ts";

const FILE = join(import.meta.dirname, "..", "..", "generated", "operations.json");

const file = JSON.parse(readFileSync(FILE, "utf8")) as { operations: Operation[] };
export const OPERATIONS: readonly Operation[] = file.operations;
export const ROUTER: Router = createRouter(OPERATIONS);

/** Throws Error for an id that the spec does not have. */
export function operationById(id: string): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
}
