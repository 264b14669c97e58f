/** Short facts of a tool for a model that must choose: what it does, what it needs. */
import type { JsonObject, Operation, Tool } from "../../generated/contract.ts";

export type Effect = "reads" | "writes" | "destroys";

/** Deletions destroy; so does what asks for confirmation because it cannot be undone, whatever its arguments. */
export function effectOf(operation: Operation): Effect {
  if (operation.readOnly) return "reads";
  const irreversible = operation.confirmation.some((rule) => rule.class === "irreversible" && rule.when.length === 0);
  return operation.method === "DELETE" || irreversible ? "destroys" : "writes";
}

/** Token scopes as Gitea names them, e.g. `write:issue`; all of them are needed. */
export function scopesOf({ scope }: Operation): string[] {
  return scope.categories.map((category) => `${scope.level}:${category}`);
}

export function firstSentence(description: string): string {
  return /^.*?[.](?=\s+[A-Z]|$)/su.exec(description)?.[0] ?? description;
}

/** Required arguments, those of the body as `body.title`. */
export function neededArguments({ inputSchema }: Tool): string[] {
  return requiredOf(inputSchema).flatMap((name) => {
    const inner = name === "body" ? requiredOf(inputSchema.properties.body as JsonObject | undefined) : [];
    return inner.length > 0 ? inner.map((field) => `body.${field}`) : [name];
  });
}

function requiredOf(schema: JsonObject | undefined): string[] {
  const required = schema?.required;
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}
