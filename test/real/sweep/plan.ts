/** Reads plan.yaml: how every operation gets its arguments. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Json, JsonObject, Operation } from "../../../generated/contract.ts";
import type { Catalog, CatalogEntry } from "../../../src/catalog.ts";

/** How a thing comes to be; plan.yaml says what the words mean. */
export interface Thing {
  by: string;
  as?: "other";
  with?: JsonObject;
  after?: string[];
  through?: string;
  gives: Record<string, string>;
  otherwise?: Json;
}

export interface Plan {
  things: Record<string, Thing>;
  paths: Record<string, Json>;
  fields: Record<string, Json>;
  arguments: Record<string, JsonObject>;
  as: Record<string, "other">;
  needs: Record<string, string[]>;
  alone: string[];
  last: string[];
  outside: Record<string, string>;
}

/** @throws Error for a plan that names an operation or a route that does not exist */
export function loadPlan(catalog: Catalog): Plan {
  const plan = parse(readFileSync(new URL("plan.yaml", import.meta.url), "utf8")) as Plan;
  const named = [
    ...Object.values(plan.things).map(({ by }) => by),
    ...[plan.arguments, plan.as, plan.needs, plan.outside].flatMap((table) => Object.keys(table)),
    ...plan.alone,
    ...plan.last,
  ];
  const unknown = named.filter((id) => catalog.find(id)?.operation.id !== id);
  const routes = new Set(catalog.entries.flatMap(({ operation }) => parametersOf(operation).map(({ upTo }) => upTo)));
  const strange = Object.keys(plan.paths).filter((route) => !routes.has(route));
  if (unknown.length + strange.length > 0) {
    throw new Error(`The plan names what does not exist: ${[...unknown, ...strange].join(", ")}`);
  }
  return plan;
}

/** The path parameters of an operation, each with the route up to it. */
function parametersOf({ path }: Operation): { name: string; upTo: string }[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1] ?? "",
    upTo: path.slice(0, match.index + match[0].length),
  }));
}

/** The arguments of an operation before anything is filled in; `more` wins over what the plan says. */
export function templateOf(plan: Plan, { operation, tool }: CatalogEntry, more: JsonObject = {}): JsonObject {
  const given = merge(plan.arguments[operation.id] ?? {}, more);
  const template: JsonObject = {};
  for (const { name, upTo } of parametersOf(operation)) {
    const value = given[name] ?? plan.paths[upTo];
    if (value === undefined) throw new Error(`The plan says nothing about ${upTo}.`);
    template[name] = value;
  }
  const required = (tool.inputSchema.properties.body as JsonObject | undefined)?.required as string[] | undefined;
  const body: JsonObject = {};
  for (const field of required ?? []) {
    const value = plan.fields[field];
    if (value !== undefined) body[field] = value;
  }
  const hasBody = operation.body?.kind === "json";
  return merge(hasBody ? { ...template, body } : template, given);
}

/** Objects are merged, everything else is replaced. */
function merge(one: JsonObject, other: JsonObject): JsonObject {
  const merged = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? merge(before, value) : value;
  }
  return merged;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
