import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generate } from "../../codegen/generate.ts";
import { operations, specFolder, tools } from "./ground.ts";

describe("generation", () => {
  it("gives the same bytes twice in a row, and what is committed", async () => {
    const [first, second] = [await generate(specFolder), await generate(specFolder)];
    expect([...first.files]).toEqual([...second.files]);
    for (const [path, content] of first.files) {
      const file = join(specFolder, "..", path);
      expect(existsSync(file), path).toBe(true);
      expect(readFileSync(file, "utf8") === content, `${path} is what spec/ gives`).toBe(true);
    }
  });

  it("writes a header into every file", async () => {
    const { files } = await generate(specFolder);
    for (const [path, content] of files)
      expect(content.slice(0, 200), path).toContain("Written by codegen from spec/. Do not edit");
  });

  it("knows 537 operations under 537 ids, in one order of importance", () => {
    expect(operations).toHaveLength(537);
    expect(new Set(operations.map((entry) => entry.id)).size).toBe(537);
    expect(operations.map((entry) => entry.order).toSorted((a, b) => a - b)).toEqual(
      operations.map((_, index) => index + 1),
    );
    expect(operations.filter((entry) => entry.default).length).toBeLessThanOrEqual(80);
  });

  it("describes tools in words that speak of tools: neighbours are named as clients know them", () => {
    const ids = new Set(operations.map((entry) => entry.id));
    for (const tool of tools) {
      const words = tool.description.match(/[A-Za-z][A-Za-z0-9]{5,}/g) ?? [];
      expect(
        words.filter((word) => ids.has(word)),
        tool.name,
      ).toEqual([]);
    }
  });
});
