/** What a tool's route and method say about it: what it does, at which level, and whose number or name it takes. */
import type { Method, Operation, Tool } from "../../generated/contract.ts";
import { type ActionShares, noActions } from "./intent.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./text.ts";
import { type Action, type Level, VERB_ACTIONS } from "./words.ts";

export interface Entry {
  actions: ActionShares;
  level: Level;
  /** Levels the route touches; /user/orgs touches two. */
  touches: ReadonlySet<Level>;
  /** Concepts whose number stands in the route: pull request for /pulls/{index}. */
  numbered: ReadonlySet<string>;
}

const METHOD_ACTIONS: Record<Method, readonly Action[]> = {
  GET: ["get"],
  POST: ["create", "run"],
  PUT: ["edit", "create"],
  PATCH: ["edit"],
  DELETE: ["delete"],
};

/** @param title the tokens of the tool's title, which begins with its verb. */
export function describeRoute(tool: Tool, operation: Operation, title: readonly Token[], lexicon: Lexicon): Entry {
  const level = levelOf(operation.path);
  return {
    actions: operation.readOnly ? readingActions(tool, operation) : writingActions(operation, title),
    level,
    touches: touchesOf(operation.path, level),
    numbered: numberedConcepts(operation.path, lexicon),
  };
}

function readingActions(tool: Tool, operation: Operation): ActionShares {
  const actions = noActions();
  const isCheck = operation.answer.yesNo || /check|_is_/u.test(tool.name);
  const main: Action = isCheck ? "check" : operation.paging !== null || /list|search/u.test(tool.name) ? "list" : "get";
  actions[main] = 0.8;
  actions[main === "get" ? "list" : "get"] = 0.2;
  return actions;
}

/** Half by the method, half by the verb of the title, which knows better what a POST does. */
function writingActions({ method }: Operation, title: readonly Token[]): ActionShares {
  const actions = noActions();
  const byMethod = METHOD_ACTIONS[method];
  const byVerb = (VERB_ACTIONS.get(title[0]?.stem ?? "") ?? []).filter((action) => !/^(list|get|check)$/u.test(action));
  const both = byMethod.filter((action) => byVerb.includes(action));
  const agreed = both.length > 0 ? both : byMethod;
  const said = byVerb.length > 0 ? byVerb : agreed;
  for (const action of agreed) actions[action] += 0.6 / agreed.length;
  for (const action of said) actions[action] += 0.4 / said.length;
  return actions;
}

/** Where a route acts. */
export function levelOf(path: string): Level {
  if (/^\/(admin|settings|version|signing-key)\b/u.test(path)) return "server";
  if (/^\/(orgs?|teams)\b/u.test(path)) return "organization";
  if (/^\/(user|token|notifications)\b/u.test(path)) return "user";
  if (/^\/users\/\{/u.test(path)) return "person";
  return "repository";
}

function touchesOf(path: string, level: Level): Set<Level> {
  const touches = new Set([level]);
  if (/\/(orgs?|teams)(\/|$)/u.test(path)) touches.add("organization");
  if (/\/(repos|repositories)(\/|$)/u.test(path)) touches.add("repository");
  if (/\{(username|user|collaborator|assignee|target)\}/u.test(path)) touches.add("person");
  return touches;
}

function numberedConcepts(path: string, lexicon: Lexicon): Set<string> {
  const segments = path.split("/");
  const numbered = new Set<string>();
  segments.forEach((segment, at) => {
    if (!segment.startsWith("{") || /owner|repo|\borg\b|user|name/u.test(segment)) return;
    for (const { concepts } of lexicon.spans(lexicon.read(segments[at - 1] ?? ""))) {
      for (const concept of concepts) numbered.add(concept);
    }
  });
  // Pull requests and issues share their numbers.
  if (numbered.has("issue")) numbered.add("pull request");
  return numbered;
}
