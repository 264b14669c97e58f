/** From a name a caller gives to a commit: branch, tag, full ref or commit id. */
import type { Repository } from "../store.ts";
import type { Objects } from "./objects.ts";

const FULL_ID = /^[0-9a-f]{40}$/;

/** What a tag's object id leads to: the commit itself, or the one an annotated tag names. */
export async function commitOfTag(objects: Objects, oid: string): Promise<string> {
  return (await objects.readTag(oid))?.object ?? oid;
}

/** The commit id a name stands for; null when there is none. */
export async function resolveRef(objects: Objects, repository: Repository, name: string): Promise<string | null> {
  const bare = name.replace(/^refs\/(heads|tags)\//, "");
  const branch = name.startsWith("refs/tags/") ? undefined : repository.branches.get(bare);
  if (branch !== undefined) return branch;
  const tag = name.startsWith("refs/heads/") ? undefined : repository.tags.get(bare);
  if (tag !== undefined) return await commitOfTag(objects, tag);
  if (!FULL_ID.test(name)) return null;
  const commit = await objects.readCommit(name);
  return commit === null ? null : name;
}

/**
 * `{ref}/{path}` as raw and media take it: the longest leading part that is a branch or tag, or a full commit id;
 * nothing matches: the default branch with the whole as path (facts 1e).
 */
export async function splitRefAndPath(
  objects: Objects,
  repository: Repository,
  value: string,
): Promise<{ commit: string | null; path: string }> {
  const segments = value.split("/");
  for (let length = 1; length <= segments.length; length += 1) {
    const commit = await resolveRef(objects, repository, segments.slice(0, length).join("/"));
    if (commit !== null) return { commit, path: segments.slice(length).join("/") };
  }
  const fallback = repository.branches.get(String(repository.settings.default_branch));
  return { commit: fallback ?? null, path: value };
}

/** git check-ref-format, as far as a person's names go. */
export function isRefName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what git forbids here
  if (name === "" || /[\u0000- ~^:?*[\\\u007f]|\.\.|@\{|\/\/|^\/|\/$|\.$|\.lock$/.test(name)) return false;
  return !name.split("/").some((segment) => segment.startsWith("."));
}
