/** Our own words for an operation; neighbours named by operation id become tool names. */
import { argumentPaths } from "./arguments.ts";
import type { Tool } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { GuideEntry } from "./load.ts";
import type { Source } from "./swagger.ts";

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 600;

/** Every operation has its entry and every entry its operation; none repeats another. @throws SpecFault */
export function checkGuide(sources: Source[], guide: Record<string, GuideEntry>, files: Record<string, string>): void {
  const tags = new Map(sources.map((source) => [source.id, source.operation.tags[0]]));
  for (const source of sources) {
    if (guide[source.id] === undefined) {
      throw new SpecFault(`spec/guide/${source.operation.tags[0]}.yaml`, source.id, "the operation has no guide");
    }
  }
  const seen = new Map<string, string>();
  for (const [id, entry] of Object.entries(guide)) {
    const file = `spec/guide/${files[id]}`;
    if (!tags.has(id)) throw new SpecFault(file, id, "no operation has this id");
    if (files[id] !== `${tags.get(id)}.yaml`) throw new SpecFault(file, id, `belongs into ${tags.get(id)}.yaml`);
    if (!entry.title || entry.title.length > LONGEST_TITLE)
      throw new SpecFault(file, id, `title needs 1 to ${LONGEST_TITLE} characters`);
    if (!entry.description || entry.description.length > LONGEST_DESCRIPTION) {
      throw new SpecFault(file, id, `description needs 1 to ${LONGEST_DESCRIPTION} characters`);
    }
    for (const text of [entry.title, entry.description]) {
      const other = seen.get(text);
      if (other !== undefined) throw new SpecFault(file, id, `repeats the words of ${other}`);
      seen.set(text, id);
    }
  }
}

/** Replaces operation ids in prose by the names that clients know. */
export function nameNeighbours(text: string, tools: Map<string, string>): string {
  return text.replaceAll(/[A-Za-z][A-Za-z0-9]{5,}/g, (word) => tools.get(word) ?? word);
}

/** The line for an argument: the operation's own, else the glossary's (its last name only for top-level ones). */
export function describeArgument(
  entry: GuideEntry,
  glossary: Record<string, string>,
  tools: Map<string, string>,
): (path: string) => string | undefined {
  return (path) => {
    const line = entry.parameters?.[path] ?? glossary[path];
    return line === undefined ? undefined : nameNeighbours(line, tools);
  };
}

/** A glossary line for an argument that no tool has is a fault. @throws SpecFault */
export function checkGlossary(tools: Pick<Tool, "inputSchema">[], glossary: Record<string, string>): void {
  const known = new Set(tools.flatMap((tool) => [...argumentPaths(tool.inputSchema)]));
  for (const path of Object.keys(glossary)) {
    if (!known.has(path)) throw new SpecFault("spec/guide/glossary.yaml", path, "no tool has this argument");
  }
}

/** A guide line for an argument that is not there is a fault. @throws SpecFault */
export function checkGuideArguments(id: string, entry: GuideEntry, file: string, known: ReadonlySet<string>): void {
  for (const path of Object.keys(entry.parameters ?? {})) {
    if (!known.has(path)) throw new SpecFault(`spec/guide/${file}`, id, `describes ${path}, which is no argument`);
  }
}
