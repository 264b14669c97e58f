/** Makes another version's description the pinned one. Writes only after everything held; a bad source changes nothing. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SpecFault } from "../fault.ts";
import { pinnedFile, readPinned, validateSwagger } from "../load.ts";
import { printable } from "../printable.ts";
import type { SwaggerDocument } from "../swagger.ts";
import { compareSpecs, formatDifference } from "./difference.ts";
import { readSpec } from "./read.ts";
import { stripProse } from "./strip.ts";

/**
 * `28.1.0+dev-12-gabc` -> `28.1.0`. A template carries no version, so a person has to name it: upstream's has an action
 * in its place, or `0.0.0+GITEA-API-APP-VERSION` since the generated file is plain JSON.
 */
function pinnedVersion(document: SwaggerDocument, given: string | undefined): string {
  const version = /^v?(\d+\.\d+\.\d+)/.exec((given || document.info.version).trim())?.[1];
  if (version === undefined || version === "0.0.0") {
    throw new SpecFault("SOURCE", "info.version", "is no version; add it: make spec SOURCE=… VERSION=28.1.0");
  }
  return version;
}

/**
 * Reads, validates, strips, compares and pins.
 * @param folder absolute path of spec/
 * @returns what to print
 * @throws SpecFault for a source that cannot be used or a folder that cannot be written; nothing has changed then
 */
export async function importSpec(folder: string, source: string, givenVersion?: string): Promise<string> {
  if (source.trim() === "") throw new SpecFault("SOURCE", "the argument", "is missing: make spec SOURCE=<file or URL>");
  const { document, sha256 } = await readSpec(source.trim());
  await validateSwagger("SOURCE", document);
  const version = pinnedVersion(document, givenVersion);
  const facts = stripProse({ ...document, info: { ...document.info, version } });
  await validateSwagger("SOURCE", facts);
  const before = pinnedFile(folder);
  const known = before === null ? { ...facts, paths: {} } : readPinned(folder, before);
  const difference = formatDifference(compareSpecs(known, facts));

  const target = `gitea-${version}.json`;
  const origin = /^https?:/i.test(source.trim()) ? printable(new URL(source.trim()).pathname) : "a file";
  replaceFiles(folder, [
    [PROVENANCE, provenance(folder, target, origin, sha256)],
    [target, `${JSON.stringify(facts, null, 1)}\n`],
  ]);
  if (before !== null && before !== target) rmSync(join(folder, before));
  return `${difference}\nspec/${target} pinned, sha256 ${sha256}`;
}

const PROVENANCE = "PROVENANCE.md";

/** What people wrote below the first second-level heading stays. */
function provenance(folder: string, target: string, origin: string, sha256: string): string {
  const file = join(folder, PROVENANCE);
  const notes = existsSync(file) ? /^## [\s\S]*/m.exec(readFileSync(file, "utf8"))?.[0] : undefined;
  return [
    `# ${target}`,
    "",
    "Swagger 2.0, facts only: upstream's descriptions, summaries, titles and examples are left out.",
    "",
    `- Read from ${origin}, imported with \`make spec\`.`,
    `- sha256 of what was read: ${sha256}`,
    "",
    ...(notes === undefined ? [] : [notes]),
  ].join("\n");
}

/** Drafts first, so that a full or write-protected folder leaves everything as it was. */
function replaceFiles(folder: string, files: [name: string, content: string][]): void {
  const draftOf = (name: string) => join(folder, `.${name}.draft`);
  try {
    for (const [name, content] of files) writeFileSync(draftOf(name), content);
    for (const [name] of files) renameSync(draftOf(name), join(folder, name));
  } catch (error) {
    for (const [name] of files) rmSync(draftOf(name), { force: true, recursive: true });
    throw new SpecFault("spec", "the folder", `cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
