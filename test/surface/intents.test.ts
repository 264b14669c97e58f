import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadCatalog } from "../../src/catalog.ts";
import { createSearch } from "../../src/surface/search.ts";

interface Intent {
  q: string;
  /** Operation ids that are right. */
  ok: string[];
}

const { entries, synonyms } = loadCatalog();
const search = createSearch(entries, synonyms);
const operationOf = new Map(entries.map(({ tool, operation }) => [tool.name, operation.id]));

function measure(file: string) {
  const intents = readFileSync(new URL(`../cases/${file}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Intent);
  const misses: string[] = [];
  let first = 0;
  let firstFive = 0;
  for (const { q, ok } of intents) {
    const found = search(q, { limit: 50, allowed: () => true }).map(({ name }) => operationOf.get(name) ?? "");
    const place = found.findIndex((id) => ok.includes(id));
    if (place === 0) first += 1;
    if (place >= 0 && place < 5) firstFive += 1;
    else
      misses.push(
        `${q}\n    wanted ${ok.join(", ")} (place ${place + 1 || "beyond 50"}), found ${found.slice(0, 5).join(", ")}`,
      );
  }
  const rates = { first: (100 * first) / intents.length, firstFive: (100 * firstFive) / intents.length };
  console.log(
    `${file}: ${intents.length} queries, right first ${rates.first.toFixed(1)} %, in the first five ${rates.firstFive.toFixed(1)} %`,
  );
  for (const miss of misses) console.log(`  ${miss}`);
  return rates;
}

describe("search understands what people ask for", () => {
  it.each([
    ["the shared sample", { given: "intents.jsonl", want: { first: 80, firstFive: 95 } }],
    // Written from the list of operations, without the words of the guide at hand, to see whether the sample was overfitted.
    ["a set of our own", { given: "intents-own.jsonl", want: { first: 82, firstFive: 96 } }],
  ])("%s", (_, { given, want }) => {
    const rates = measure(given);
    expect(rates.firstFive).toBeGreaterThanOrEqual(want.firstFive);
    expect(rates.first).toBeGreaterThanOrEqual(want.first);
  });
});
