/** The operations and Gitea's routing, read once for the tests that replay recordings. */
import type { Operation } from "../../generated/contract.ts";
import { loadCatalog } from "../../src/catalog.ts";

const catalog = loadCatalog();

export const OPERATIONS: readonly Operation[] = catalog.entries.map(({ operation }) => operation);
export const ROUTER = catalog.router;

/** Throws Error for an id that the spec does not have. */
export function operationById(id: string): Operation {
  const operation = catalog.find(id)?.operation;
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
}
