/** spec/ -> the content of every generated file. No network, no clock: the same bytes every time. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkAnnotationQuirks } from "./annotations.ts";
import type { JsonObject, Operation, Tool } from "./contract.ts";
import { emitDemo, readExchanges } from "./demo.ts";
import { emitOperations, emitSynonyms, emitTools, emitToolsets, emitTypeScript, type Files } from "./emit.ts";
import { checkGlossary, checkGuide } from "./guide.ts";
import { checkTools } from "./lint.ts";
import { type Ground, loadGround } from "./load.ts";
import { nameTools } from "./names.ts";
import { checkPathQuirks } from "./path.ts";
import { emitReference } from "./reference.ts";
import { checkRuleFiles } from "./rules.ts";
import { listSources } from "./swagger.ts";
import { transformToolsets } from "./toolsets.ts";
import { transformAll } from "./transform.ts";
import { transformTypes } from "./types.ts";

export interface Generation {
  operations: Operation[];
  tools: Tool[];
  files: Files;
}

/** The records and tools alone. @throws SpecFault naming file and item. */
export function transformGround(ground: Ground): { operations: Operation[]; tools: Tool[] } {
  const sources = listSources(ground.document, ground.file);
  checkPathQuirks(sources, ground.quirks);
  checkAnnotationQuirks(sources, ground.quirks);
  checkGuide(sources, ground.guide, ground.guideFiles);
  checkRuleFiles(sources, ground);
  const context = {
    ground,
    sources,
    tools: nameTools(sources, ground.quirks.names),
    places: transformToolsets(sources, ground.toolsets),
  };
  const result = transformAll(context);
  checkGlossary(result.tools, ground.glossary);
  checkTools(result.tools, ground.file);
  return result;
}

/** Recorded answers of a real server, for what the demo answers without state. */
const RECORDINGS = "../test/traffic/1.28-dev";

/** @param specFolder absolute path of spec/. @throws SpecFault */
export async function generate(specFolder: string): Promise<Generation> {
  const ground = await loadGround(specFolder);
  const { operations, tools } = transformGround(ground);
  const contract = readFileSync(new URL("./contract.ts", import.meta.url), "utf8");
  const files: Files = new Map([
    ["generated/contract.ts", emitTypeScript(contract)],
    [
      "generated/demo.json",
      emitDemo(ground.document as unknown as JsonObject, operations, readExchanges(join(specFolder, RECORDINGS))),
    ],
    ["generated/operations.json", emitOperations(operations)],
    ["generated/synonyms.json", emitSynonyms(ground.synonyms)],
    ["generated/toolsets.json", emitToolsets(ground.toolsets)],
    ["generated/gitea.ts", emitTypeScript(await transformTypes(ground.document))],
    ["docs/tools.md", emitReference(operations, tools, ground.toolsets)],
    ...emitTools(tools, operations),
  ]);
  return { operations, tools, files };
}
