/**
 * `node codegen/import/main.ts <file or URL> [version]`: pins another version's API description (make spec SOURCE=…).
 * Writes only after everything held; a bad source changes nothing.
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SpecFault } from "../fault.ts";
import { validateSwagger } from "../load.ts";
import type { SwaggerDocument } from "../swagger.ts";
import { compareSpecs, formatDifference } from "./difference.ts";
import { readSpec } from "./read.ts";
import { stripProse } from "./strip.ts";

const PINNED = /^gitea-(\d+\.\d+\.\d+)\.json$/;

/** `28.1.0+dev-12-gabc` -> `28.1.0`; a template carries no version, so a person has to name it. */
function pinnedVersion(document: SwaggerDocument, given: string | undefined): string {
  const version = /^v?(\d+\.\d+\.\d+)/.exec(given ?? document.info?.version ?? "")?.[1];
  if (version === undefined) {
    throw new SpecFault("SOURCE", "info.version", "is no version; add it: make spec SOURCE=… VERSION=28.1.0");
  }
  return version;
}

/**
 * Reads, validates, strips, compares and pins.
 * @param folder absolute path of spec/
 * @returns what to print
 * @throws SpecFault for a source that cannot be used; nothing has changed then
 */
export async function importSpec(folder: string, source: string, givenVersion?: string): Promise<string> {
  if (source === "") throw new SpecFault("SOURCE", "the argument", "is missing: make spec SOURCE=<file or URL>");
  const { document, sha256 } = await readSpec(source);
  await validateSwagger("SOURCE", document);
  const version = pinnedVersion(document, givenVersion || undefined);
  const facts = stripProse({ ...document, info: { ...document.info, version } });
  await validateSwagger("SOURCE", facts);
  const before = readdirSync(folder).find((file) => PINNED.test(file));
  const known: SwaggerDocument =
    before === undefined
      ? { ...facts, paths: {} }
      : (JSON.parse(readFileSync(join(folder, before), "utf8")) as SwaggerDocument);
  const difference = formatDifference(compareSpecs(known, facts));

  const target = `gitea-${version}.json`;
  const draft = join(folder, `.${target}.draft`);
  writeFileSync(draft, `${JSON.stringify(facts, null, 1)}\n`);
  renameSync(draft, join(folder, target));
  if (before !== undefined && before !== target) rmSync(join(folder, before));
  const origin = /^https?:/.test(source) ? new URL(source).pathname : "a file";
  writeFileSync(
    join(folder, "PROVENANCE.md"),
    [
      `# ${target}`,
      "Swagger 2.0, facts only: upstream's descriptions, summaries, titles and examples are left out.",
      "",
      `- Read from ${origin}, imported with \`make spec\`.`,
      `- sha256 of what was read: ${sha256}`,
      "",
    ].join("\n"),
  );
  return `${difference}\nspec/${target} pinned, sha256 ${sha256}`;
}

if (import.meta.filename === process.argv[1]) {
  try {
    const folder = fileURLToPath(new URL("../../spec", import.meta.url));
    console.log(await importSpec(folder, process.argv[2] ?? "", process.argv[3]));
  } catch (error) {
    if (!(error instanceof SpecFault)) throw error;
    console.error(`${error.message}. Nothing was changed.`);
    process.exitCode = 1;
  }
}
