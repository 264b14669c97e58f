/** Which callable tools somebody may have meant by a name that is none. */
import type { Catalog, CatalogEntry } from "../catalog.ts";
import { nearNames } from "../near.ts";

/** Tool names, the nearest first; operation ids count as names, what may not be called does not. */
export function nearTools(
  name: string,
  catalog: Pick<Catalog, "find" | "entries">,
  isCallable: (entry: CatalogEntry) => boolean,
): string[] {
  const names = catalog.entries.filter(isCallable).flatMap(({ tool, operation }) => [tool.name, operation.id]);
  return [...new Set(nearNames(name, names).map((near) => catalog.find(near)?.tool.name ?? near))];
}
