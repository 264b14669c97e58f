import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { generate } from "../../codegen/generate.ts";
import { operations, specFolder, tools } from "./ground.ts";

const { files } = await generate(specFolder);

describe("generation", () => {
  it("gives the same bytes twice in a row, and what is committed", async () => {
    expect([...(await generate(specFolder)).files]).toEqual([...files]);
    for (const [path, content] of files) {
      const file = join(specFolder, "..", path);
      expect(existsSync(file), path).toBe(true);
      expect(readFileSync(file, "utf8") === content, `${path} is what spec/ gives`).toBe(true);
    }
  });

  it("gives them in another folder, language and time zone too, from nothing", async () => {
    const folder = mkdtempSync(join(tmpdir(), "ü folder's copy "));
    const top = join(specFolder, "..");
    for (const part of ["codegen", "spec", "test/traffic", "package.json"]) {
      cpSync(join(top, part), join(folder, part), { recursive: true });
    }
    symlinkSync(join(top, "node_modules"), join(folder, "node_modules"));
    // Turkish has another small i.
    const environment = { PATH: process.env.PATH, LC_ALL: "tr_TR.UTF-8", TZ: "Asia/Kolkata" };
    await promisify(execFile)(process.execPath, [join(folder, "codegen/main.ts")], { cwd: "/", env: environment });
    for (const [path, content] of files) {
      expect(readFileSync(join(folder, path), "utf8") === content, path).toBe(true);
    }
    rmSync(folder, { recursive: true });
  });

  it("writes a header into every file", () => {
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
