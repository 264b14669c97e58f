/**
 * What tools/list costs a conversation: serialized size and tokens (o200k_base, the encoding of current GPT models;
 * others count within a few percent) for each way to choose tools.
 */
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import type { ListedTool } from "../../src/call.ts";
import { readSettings } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { createParts } from "../../src/parts.ts";
import { createToolList } from "../../src/tool-list.ts";

export interface ListCost {
  /** Value of TOOLSETS. */
  toolsets: string;
  tools: number;
  /** UTF-8 bytes of the tools, serialized. */
  bytes: number;
  tokens: number;
}

/** Goals of issue 7, in tokens. */
export const COST_GOALS: Record<string, number> = { default: 20_000, none: 2_500 };

/** tools/list as a gateway with this TOOLSETS answers it. */
export function listedTools(toolsets: string): ListedTool[] {
  const { settings } = readSettings({ GITEA_URL: "http://gitea.example.com", TOOLSETS: toolsets });
  return createToolList(createParts(settings, createLog("silent"))).list(null);
}

function costOf(tools: readonly unknown[]): Omit<ListCost, "toolsets"> {
  const text = JSON.stringify(tools);
  return { tools: tools.length, bytes: Buffer.byteLength(text), tokens: countTokens(text) };
}

/** For each value of TOOLSETS. */
export function measureCost(modes: readonly string[]): ListCost[] {
  return modes.map((toolsets) => ({ toolsets, ...costOf(listedTools(toolsets)) }));
}

/** The tools that cost most, with the share of description and schema. */
export function dearestTools(tools: readonly ListedTool[], count: number) {
  return tools
    .map(({ name, description, inputSchema, ...rest }) => ({
      name,
      description: countTokens(description),
      schema: countTokens(JSON.stringify(inputSchema)),
      others: countTokens(JSON.stringify({ name, ...rest })),
      tokens: countTokens(JSON.stringify({ name, description, inputSchema, ...rest })),
    }))
    .sort((left, right) => right.tokens - left.tokens)
    .slice(0, count);
}

/** Measures and prints; one line for each mode. */
export function benchCost(): ListCost[] {
  const { settings } = readSettings({ GITEA_URL: "http://gitea.example.com" });
  const domains = createParts(settings, createLog("silent")).catalog.toolsets.map((toolset) => toolset.name);
  const costs = measureCost(["none", "default", ...domains, "all"]);
  console.log("tools/list: tools, bytes, tokens");
  for (const { toolsets, tools, bytes, tokens } of costs) {
    const goal = COST_GOALS[toolsets];
    console.log(
      `  ${toolsets.padEnd(20)} ${String(tools).padStart(4)} ${String(bytes).padStart(8)} ${String(tokens).padStart(7)}${goal === undefined ? "" : `  (goal: at most ${goal})`}`,
    );
  }
  return costs;
}
