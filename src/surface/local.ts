/** What the gateway answers by itself: gitea_search_tools, gitea_describe_tools and gitea_read_result (issue 7). */
import type { Json, JsonObject, Operation } from "../../generated/contract.ts";
import type { Caller, ListedTool } from "../call.ts";
import type { Catalog, CatalogEntry } from "../catalog.ts";
import type { Settings } from "../config.ts";
import { UNTRUSTED_CONTENT } from "../envelope.ts";
import { GatewayError } from "../errors.ts";
import { nearNames } from "../near.ts";
import { boundResult } from "./bounded.ts";
import { MAXIMUM_DESCRIBED, MAXIMUM_FOUND } from "./definitions.ts";
import { describeTool } from "./describe.ts";
import { createPace } from "./matching.ts";
import { nearTools } from "./near-tools.ts";
import { readStored } from "./reading.ts";
import type { ResultStore } from "./results.ts";
import { DEFAULT_HITS, type Search } from "./search.ts";

/** What is shared by all calls; src/parts.ts. */
export interface LocalParts {
  settings: Pick<Settings, "maxResponseChars" | "maxResponseItems">;
  catalog: Pick<Catalog, "find" | "entries" | "toolsets">;
  results: ResultStore;
  search: () => Search;
  mayAsk(operation: Operation): boolean;
}

export interface LocalContext {
  parts: LocalParts;
  /** What this deployment lets the caller call; src/tool-list.ts. */
  tools: {
    isCallable(entry: CatalogEntry, toolsets: readonly string[] | null): boolean;
    toolOf(entry: CatalogEntry): ListedTool;
  };
  caller: Caller;
}

/** Units of the frame around the entries of a list. */
const FRAME_UNITS = 400;

/**
 * `{query, toolset?, limit?}` -> `{tools: [{name, title, line, toolset, effect, needs, scope}], hint?}`, the best first.
 * @throws GatewayError `invalid_arguments` for an unknown toolset or a limit out of range
 */
export function searchTools(args: JsonObject, { parts, tools, caller }: LocalContext): Json {
  const { catalog, settings } = parts;
  const limit = args.limit === undefined ? DEFAULT_HITS : Number(args.limit);
  if (limit < 1 || limit > MAXIMUM_FOUND) {
    throw invalid("limit", `limit has to be between 1 and ${MAXIMUM_FOUND}.`);
  }
  const toolset = args.toolset === undefined ? {} : { toolset: knownToolset(String(args.toolset), catalog) };
  const hits = parts.search()(String(args.query), {
    ...toolset,
    limit,
    allowed(name) {
      const entry = catalog.find(name);
      return entry !== undefined && tools.isCallable(entry, caller.toolsets);
    },
  });
  const shown = hits.slice(0, countFitting(hits, settings.maxResponseChars - FRAME_UNITS));
  const hint = searchHint(shown.length, limit);
  return { tools: shown as unknown as Json, ...(hint === null ? {} : { hint }) };
}

function searchHint(shown: number, limit: number): string | null {
  if (shown === 0) return "No tool that may be called has these words. Name the object and what to do with it.";
  return shown < limit ? null : "There may be more: name a toolset, use other words, or raise limit.";
}

function knownToolset(name: string, { toolsets }: LocalParts["catalog"]): string {
  const known = toolsets.map((toolset) => toolset.name);
  if (known.includes(name)) return name;
  const near = nearNames(name, known);
  throw invalid("toolset", "toolset is none of this gateway's.", {
    hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `Known: ${known.join(", ")}. Left out: all of them.`,
    fields: near.length > 0 ? { near } : {},
  });
}

/**
 * `{names}` -> `{tools: [{name, title, description, method, path, effect, token_scope, since, may_ask, input_schema,
 * traps, example}], unknown?: [{position, near}], left_out?: [name], hint?}`. What may not be called is unknown.
 * @throws GatewayError `invalid_arguments` for no names or more than ten
 */
export function describeTools(args: JsonObject, context: LocalContext): Json {
  const { parts, tools, caller } = context;
  const names = [...new Set((args.names as string[]).map((name) => name.trim()))];
  if (names.length === 0 || names.length > MAXIMUM_DESCRIBED) {
    throw invalid("names", `names has to hold between 1 and ${MAXIMUM_DESCRIBED} names.`);
  }
  const found = names.map((name) => {
    const entry = parts.catalog.find(name);
    return entry !== undefined && tools.isCallable(entry, caller.toolsets) ? entry : null;
  });
  const entries = [...new Set(found.filter((entry) => entry !== null))];
  const unknown = names.flatMap((name, position) =>
    found[position] === null
      ? [{ position, near: nearTools(name, parts.catalog, (entry) => tools.isCallable(entry, caller.toolsets)) }]
      : [],
  );
  const described = entries.map((entry) => descriptionOf(entry, context));
  const room = parts.settings.maxResponseChars - FRAME_UNITS - JSON.stringify(unknown).length;
  const count = countFitting(described, room);
  const leftOut = entries.slice(count).map((entry) => entry.tool.name);
  const hint = describeHint(leftOut.length > 0, unknown.length > 0);
  return {
    tools: described.slice(0, count).map((tool) => cutAlone(tool, room, context)),
    ...(unknown.length > 0 ? { unknown } : {}),
    ...(leftOut.length > 0 ? { left_out: leftOut } : {}),
    ...(hint === null ? {} : { hint }),
  };
}

function describeHint(isCut: boolean, hasUnknown: boolean): string | null {
  if (isCut) return "Not all descriptions fit into one answer: ask again for those in left_out.";
  return hasUnknown ? "Find names with gitea_search_tools; only tools that may be called are described." : null;
}

function descriptionOf(entry: CatalogEntry, { parts, tools }: LocalContext): JsonObject {
  const { scope, inputSchema: _schema, traps, example, ...facts } = describeTool(entry.tool, entry.operation);
  return {
    ...facts,
    token_scope: scope,
    may_ask: parts.mayAsk(entry.operation),
    input_schema: tools.toolOf(entry).inputSchema,
    traps,
    example: { name: example.name, arguments: example.arguments },
  };
}

/** A description that is larger than an answer may be: its beginning, and the call that reads the rest. */
function cutAlone(tool: JsonObject, room: number, { parts, caller }: LocalContext): Json {
  if (JSON.stringify(tool).length <= room) return tool;
  let id: string | undefined;
  const bounds = { maxItems: Number.MAX_SAFE_INTEGER, maxChars: room, overhead: 0 };
  const { data, cuts } = boundResult(tool, bounds, (pointer) => {
    id ??= parts.results.put(caller.id, tool);
    return { result_id: id, ...(pointer === "" ? {} : { pointer }) };
  });
  return { ...(data as JsonObject | null), truncated: cuts as unknown as Json };
}

/** How many of the entries fit, but never none. */
function countFitting(entries: readonly unknown[], room: number): number {
  let left = room;
  const beyond = entries.findIndex((entry) => {
    left -= JSON.stringify(entry).length + 1;
    return left < 0;
  });
  return beyond === -1 ? entries.length : Math.max(1, beyond);
}

/**
 * `{result_id, pointer?, offset?, limit?, lines?, match?, context?}` -> `{untrusted_content, unit, from, to, total,
 * lines?, next, data, truncated?}`; `next` is the call that goes on, null at the end.
 * @throws GatewayError `result_not_found`; `invalid_arguments`
 */
export async function readResult(args: JsonObject, { parts, caller }: LocalContext): Promise<Json> {
  const { settings, results } = parts;
  const query = {
    resultId: String(args.result_id),
    pointer: String(args.pointer ?? ""),
    offset: Number(args.offset ?? 0),
    limit: args.limit === undefined ? null : Number(args.limit),
    lines: args.lines === undefined ? null : String(args.lines),
    match: args.match === undefined ? null : String(args.match),
    context: Number(args.context ?? 0),
  };
  const reading = await readStored(results.get(caller.id, query.resultId), query, {
    maxItems: settings.maxResponseItems,
    maxChars: settings.maxResponseChars,
    pace: createPace(() => performance.now()),
  });
  const { data, truncated, ...place } = reading;
  return {
    ...(place as unknown as JsonObject),
    untrusted_content: UNTRUSTED_CONTENT,
    data,
    ...(truncated === undefined ? {} : { truncated: truncated as unknown as Json }),
  };
}

function invalid(
  argument: string,
  message: string,
  details: { hint?: string; fields?: Record<string, Json> } = {},
): GatewayError {
  const { hint, fields } = details;
  return new GatewayError("invalid_arguments", message, {
    ...(hint === undefined ? {} : { hint }),
    fields: { argument, ...fields },
  });
}
