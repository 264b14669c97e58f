/**
 * Body fields that were recorded under the name an older Gitea knew them by. The recorded servers take both spellings
 * (facts/gitea-rest.md 9); the gateway writes the one of the server's version, so both sides are read as today's name.
 */
import type { Json, Operation } from "../../generated/contract.ts";

/** The body with every old name replaced by today's; other bodies as they are. */
export function respelled(operation: Operation, body: Json): Json {
  const today = new Map(operation.eras.renamed.map(({ field, as }) => [as, field]));
  if (today.size === 0 || typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [today.get(name) ?? name, value]));
}
