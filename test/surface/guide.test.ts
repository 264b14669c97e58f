import { describe, expect, it } from "vitest";
import { loadCatalog } from "../../src/catalog.ts";
import { compileLexicon } from "../../src/surface/lexicon.ts";
import { isTelling } from "../../src/surface/query.ts";

const { entries, synonyms } = loadCatalog();
const lexicon = compileLexicon(synonyms);

/** Stems that say something, and the concepts they belong to. */
function meanings(text: string): Set<string> {
  const tokens = lexicon.read(text).filter(isTelling);
  return new Set([...tokens.map((token) => token.stem), ...lexicon.allSpans(tokens).flatMap((span) => span.concepts)]);
}

function stems(text: string): Set<string> {
  return new Set(
    lexicon
      .read(text)
      .filter(isTelling)
      .map((token) => token.stem),
  );
}

describe("the words of the guide", () => {
  it("gives every tool a title and a description of its own", () => {
    for (const field of ["title", "description"] as const) {
      const texts = entries.map(({ tool }) => tool[field].toLowerCase());
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  it("keeps no two descriptions alike but for a word or two", () => {
    const seen = new Map<string, string>();
    const twins: string[] = [];
    for (const { tool } of entries) {
      const bare = [...stems(tool.description.replaceAll(/gitea_\w+/gu, ""))]
        .filter((stem) => !/^(organization|org|repository|repo|user|server|site|admin|my|own|account)$/u.test(stem))
        .sort()
        .join(" ");
      const twin = seen.get(bare);
      if (twin !== undefined) twins.push(`${twin} and ${tool.name}`);
      seen.set(bare, tool.name);
    }
    expect(twins).toEqual([]);
  });

  it.each(entries.map((entry) => [entry.tool.name, entry] as const))(
    "%s names its object and a fact",
    (_, { tool, operation }) => {
      const objects = [...meanings(tool.title.replace(/^\S+/u, ""))];
      const said = meanings(tool.description);
      expect(objects.filter((word) => said.has(word))).not.toEqual([]);
      const rephrased = stems(`${operation.id} ${operation.path} ${tool.title}`);
      const facts = [...stems(tool.description.replaceAll(/gitea_\w+/gu, ""))].filter((stem) => !rephrased.has(stem));
      expect(facts.length).toBeGreaterThanOrEqual(5);
    },
  );

  it.each(entries.map(({ tool }) => [tool.name, tool] as const))(
    "%s keeps to the lengths that clients take",
    (_, tool) => {
      expect(tool.title.length).toBeLessThanOrEqual(60);
      // Names of neighbours are longer than the operation ids of the guide.
      expect(tool.description.length).toBeLessThanOrEqual(1000);
      expect(tool.words.length).toBeGreaterThanOrEqual(3);
      expect(tool.words.length).toBeLessThanOrEqual(12);
    },
  );
});
