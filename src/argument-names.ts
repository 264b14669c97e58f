/** Names of arguments in our sentences, and what somebody may have meant by one that a tool does not have. */
import type { Json, JsonObject } from "../generated/contract.ts";
import { nearNames } from "./near.ts";

/** What other APIs (GitHub, GitLab) and people call an argument of ours. */
const USUAL_NAMES: Record<string, readonly string[]> = {
  index: ["issue", "issue_number", "issue_id", "number", "pr", "pr_number", "pull", "pull_number", "iid", "id"],
  limit: ["per_page", "perpage", "page_size", "pagesize", "count", "max_results"],
  per_page: ["limit", "page_size", "pagesize"],
  owner: ["org", "organization", "user", "username", "namespace"],
  org: ["organization", "owner"],
  username: ["user", "login", "owner"],
  repo: ["repository", "repo_name", "project"],
  filepath: ["path", "file", "file_name", "filename"],
  ref: ["branch", "branch_name", "sha", "commit"],
  sha: ["commit", "commit_id", "commit_sha", "ref", "hash"],
  q: ["query", "search", "keyword", "keywords"],
};

/** A name as it may stand in a sentence of ours: one that is no plain word stays out. */
export function plainName(name: string): string {
  return /^[\w-]{1,64}$/.test(name) ? name : "(unnamed)";
}

/**
 * The nearest real arguments, best first, each with its whole path (`body.title`). `where` is the path of the object
 * that holds the unknown name, "" for the top; `known` are the names there; `schema` is the tool's.
 */
export function nearArguments(name: string, where: string, known: readonly string[], schema: JsonObject): string[] {
  const top = Object.keys(propertiesOf(schema));
  const body = Object.keys(propertiesOf(propertiesOf(schema).body));
  const inPlace = (names: readonly string[]) => names.map((entry) => (where === "" ? entry : `${where}.${entry}`));
  const inBody = (names: readonly string[]) => (where === "" ? names.map((entry) => `body.${entry}`) : []);
  // The very name in another place says more than a similar one in this place.
  const exact = where === "" ? inBody(body.filter((entry) => entry === name)) : top.filter((entry) => entry === name);
  const found = [...exact, ...inPlace(nearNames(name, known))];
  if (found.length === 0) found.push(...inBody(nearNames(name, body)));
  if (found.length === 0) found.push(...inPlace(beginnings(name, known)), ...inBody(beginnings(name, body)));
  if (found.length === 0) found.push(...inPlace(usualNames(name, known)), ...inBody(usualNames(name, body)));
  return [...new Set(found)].slice(0, 3);
}

/** `assigne` for `assigned_by`. */
function beginnings(name: string, known: readonly string[]): string[] {
  const word = name.toLowerCase();
  return word.length < 4 ? [] : known.filter((entry) => entry.startsWith(word));
}

function usualNames(name: string, known: readonly string[]): string[] {
  const word = name.toLowerCase();
  return known.filter((entry) => Object.hasOwn(USUAL_NAMES, entry) && USUAL_NAMES[entry]?.includes(word));
}

function propertiesOf(schema: Json | undefined): JsonObject {
  const properties = (schema as JsonObject | undefined)?.properties;
  return (properties ?? {}) as JsonObject;
}
