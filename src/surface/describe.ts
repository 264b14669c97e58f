/** gitea_describe_tools: all that a model needs to call a tool it does not have in its list. */
import type { JsonObject, Method, Operation, Tool } from "../../generated/contract.ts";
import { type ExampleCall, exampleCall } from "./example.ts";
import { type Effect, effectOf, scopesOf } from "./facts.ts";

export interface ToolDescription {
  name: string;
  title: string;
  description: string;
  method: Method;
  /** Route below /api/v1. */
  path: string;
  effect: Effect;
  /** Token scopes; all of them are needed. */
  scope: string[];
  /** First Gitea version with this operation. */
  since: string;
  inputSchema: JsonObject;
  /** What Gitea does silently, what its bare errors mean, and what a person will be asked about. */
  traps: string[];
  /** Arguments of gitea_call_tool. */
  example: ExampleCall;
}

export function describeTool(tool: Tool, operation: Operation): ToolDescription {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    method: operation.method,
    path: operation.path,
    effect: effectOf(operation),
    scope: scopesOf(operation),
    since: operation.eras.since,
    inputSchema: tool.inputSchema,
    traps: trapsOf(operation),
    example: exampleCall(tool, operation),
  };
}

function trapsOf({ notes, hints, confirmation, basicOnly, eras }: Operation): string[] {
  return [
    ...notes.map((note) => note.text),
    ...hints.map((hint) => `${hint.status}: ${hint.text}`),
    ...confirmation.map(({ effect, when, unlessNow }) => {
      const always = when.length === 0 && unlessNow === undefined;
      return `Needs confirmation${always ? ": it" : " where it"} ${effect}.`;
    }),
    ...(basicOnly ? ["Gitea takes it with a password only, never with a token."] : []),
    ...newerArguments(eras),
  ];
}

/** Arguments that older servers ignore, by version; what is merely spelled otherwise there is translated. */
function newerArguments({ parameters, body, renamed }: Operation["eras"]): string[] {
  const byVersion = new Map<string, string[]>();
  const add = (argument: string, since: string) => byVersion.set(since, [...(byVersion.get(since) ?? []), argument]);
  for (const [name, since] of Object.entries(parameters)) add(name, since);
  for (const [field, since] of Object.entries(body)) {
    if (!renamed.some((one) => one.field === field)) add(`body.${field}`, since);
  }
  return [...byVersion].map(([since, names]) => `Ignored by servers older than ${since}: ${names.join(", ")}.`);
}
