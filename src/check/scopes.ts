/**
 * Scopes of an access token: which it has, and which tools need others.
 * Source of the rules: facts/gitea-rest.md 4.
 */
import type { Json, Operation } from "../../generated/contract.ts";
import type { Catalog, CatalogEntry } from "../catalog.ts";
import { GatewayError } from "../errors.ts";
import { type Ask, failureOf, memberOf } from "./ask.ts";

export interface Scopes {
  /** Null when they cannot be read. */
  list: string[] | null;
  /** How they became known, or why not. */
  note: string;
}

/** Tools of one reason why the token does not do. */
export interface LackingScope {
  scope: string;
  tools: string[];
}

const SCOPE = /^(?:all|public-only|(?:read|write):[a-z]{1,40})$/;
const TOKEN_PATH = "/token";

/** Never throws for what Gitea does. */
export async function readScopes(
  ask: Ask,
  token: string,
  catalog: Pick<Catalog, "entries" | "router">,
): Promise<Scopes> {
  try {
    const scopes = memberOf(await ask(TOKEN_PATH, token), "scopes");
    if (Array.isArray(scopes))
      return { list: scopes.map(String).filter((word) => SCOPE.test(word)), note: "as Gitea says" };
    return { list: null, note: "cannot be read: Gitea's answer names none" };
  } catch (error) {
    const { kind, message } = failureOf(error);
    if (kind !== "no_such_route") return { list: null, note: `cannot be read: ${message}` };
  }
  const since = catalog.router.resolve("GET", TOKEN_PATH)?.operation.eras.since ?? "a later version";
  for (const path of ["/user", ...administrationRead(catalog)]) {
    const list = await scopesOfRefusal(ask, token, path);
    if (list !== null) return { list, note: `from a refused read; Gitea tells them by itself since ${since}` };
  }
  return { list: null, note: `cannot be read: Gitea tells them since ${since}` };
}

/** A read that few tokens may do: the refusal of older servers tells what the token has. */
function administrationRead({ entries }: Pick<Catalog, "entries">): string[] {
  const read = entries.find(
    ({ operation: { method, path, scope } }) =>
      method === "GET" && !path.includes("{") && scope.categories.length === 1 && scope.categories[0] === "admin",
  );
  return read === undefined ? [] : [`${read.operation.path}?limit=1`];
}

async function scopesOfRefusal(ask: Ask, token: string, path: string): Promise<string[] | null> {
  try {
    await ask(path, token);
    return null;
  } catch (error) {
    const has: Json | undefined = error instanceof GatewayError ? error.fields.has : undefined;
    return Array.isArray(has) ? has.map(String) : null;
  }
}

/** Gitea's routes that refuse a token with `public-only`, whatever else it has. */
const NEVER_PUBLIC =
  /^\/(?:notifications|repos\/\{owner\}\/\{repo\}\/notifications|user\/(?:settings|emails|actions|keys|applications|gpg_|times|stopwatches|teams|hooks|avatar|blocks))/;

/** Tools that the token's scopes do not allow, grouped by what is missing, the largest group first. */
export function lackingScopes(scopes: readonly string[], entries: readonly CatalogEntry[]): LackingScope[] {
  const groups = new Map<string, string[]>();
  for (const { operation } of entries) {
    const missing = missingFor(operation, scopes);
    if (missing !== null) groups.set(missing, [...(groups.get(missing) ?? []), operation.tool]);
  }
  return [...groups]
    .map(([scope, tools]) => ({ scope, tools }))
    .sort((left, right) => right.tools.length - left.tools.length || (left.scope < right.scope ? -1 : 1));
}

/** All categories of an operation are needed, and writing includes reading. */
function missingFor({ scope, method, path }: Operation, scopes: readonly string[]): string | null {
  const has = (category: string) =>
    scopes.includes("all") ||
    scopes.includes(`write:${category}`) ||
    (scope.level === "read" && scopes.includes(`read:${category}`));
  const missing = scope.categories.filter((category) => !has(category)).map((category) => `${scope.level}:${category}`);
  if (missing.length > 0) return missing.join(" and ");
  const isRefused = NEVER_PUBLIC.test(path) || (method === "POST" && path === "/user/repos");
  return scopes.includes("public-only") && isRefused ? "a token without public-only" : null;
}
