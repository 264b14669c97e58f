/** CPU time of the tool search: building its index, and one query (goals of issue 7: 150 ms and 5 ms). */
import { readFileSync } from "node:fs";
import { loadCatalog } from "../../src/catalog.ts";
import { createSearch } from "../../src/surface/search.ts";

export interface SearchCost {
  /** Milliseconds of CPU for the first search, which builds the index, in a process that has done nothing yet. */
  build: number;
  /** Milliseconds of CPU for a query, the mean of all. */
  query: number;
  /** For the slowest of them, measured by itself. */
  slowest: number;
}

function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export function benchSearch(): SearchCost {
  const { entries, synonyms } = loadCatalog();
  const search = createSearch(entries, synonyms);
  const allowed = () => true;
  const queries = readFileSync(new URL("../cases/intents-own.jsonl", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => (JSON.parse(line) as { q: string }).q);
  const build = cpu(() => search("issue", { allowed }));
  for (const query of queries) search(query, { allowed });
  const all = cpu(() => {
    for (const query of queries) search(query, { allowed });
  });
  const each = queries.map((query) => Math.min(...[1, 2, 3].map(() => cpu(() => search(query, { allowed })))));
  const cost = { build, query: all / queries.length, slowest: Math.max(...each) };
  console.log(
    `tool search: index ${cost.build.toFixed(0)} ms (goal 150), query ${cost.query.toFixed(2)} ms, slowest ${cost.slowest.toFixed(2)} ms (goal 5), CPU time`,
  );
  return cost;
}
