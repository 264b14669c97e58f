/** Since which Gitea version an operation and its fields exist, and what they were before. */
import type { Eras } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { EraRecord, Notes } from "./load.ts";

/** @throws SpecFault when eras.json does not know the operation. */
export function transformEras(id: string, records: Record<string, EraRecord>, extra: Notes["eras"]): Eras {
  const record = records[id];
  if (record === undefined) throw new SpecFault("spec/eras.json", id, "the operation is missing");
  return {
    since: record.since,
    parameters: record.parameters ?? {},
    body: record.body ?? {},
    renamed: extra.renamed
      .filter((entry) => entry.operations.includes(id))
      .flatMap((entry) => Object.entries(entry.fields).map(([field, as]) => ({ field, before: entry.before, as }))),
    meant: extra.meant
      .filter((entry) => entry.operation === id)
      .map(({ from, until, effect }) => ({ from, until, effect, now: heirOf(id, from, records) })),
  };
}

/** The operation whose route bore `id` from version `from` on. */
function heirOf(id: string, from: string, records: Record<string, EraRecord>): string | null {
  const heir = Object.entries(records).find(([, { was }]) => was?.some((old) => old.id === id && old.from === from));
  return heir?.[0] ?? null;
}
