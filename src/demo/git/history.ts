/** Commits by the paths they touch. */
import type { Commit, Objects } from "./objects.ts";

/** The commits down from `head` that changed what stands at `path`, newest first. */
export async function historyOf(objects: Objects, head: string, path: string): Promise<Commit[]> {
  const commits = await objects.history(head);
  if (path === "") return commits;
  const touching: Commit[] = [];
  for (const commit of commits) {
    const here = (await objects.entryAt(commit.oid, path))?.oid;
    const parent = commit.parents[0];
    const before = parent === undefined ? undefined : (await objects.entryAt(parent, path))?.oid;
    if (here !== before) touching.push(commit);
  }
  return touching;
}

/** The commits that last changed each of some paths; cheaper than asking one by one. */
export async function lastCommits(objects: Objects, head: string, paths: string[]): Promise<Map<string, Commit>> {
  const found = new Map<string, Commit>();
  for (const commit of await objects.history(head)) {
    if (found.size === paths.length) break;
    for (const path of paths) {
      if (found.has(path)) continue;
      const here = (await objects.entryAt(commit.oid, path))?.oid;
      const parent = commit.parents[0];
      const before = parent === undefined ? undefined : (await objects.entryAt(parent, path))?.oid;
      if (here !== before) found.set(path, commit);
    }
  }
  return found;
}
