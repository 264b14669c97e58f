/** Commits by the paths they touch. */
import type { Commit, Objects } from "./objects.ts";

async function touches(objects: Objects, { oid, parents: [parent] }: Commit, path: string): Promise<boolean> {
  const before = parent === undefined ? null : await objects.entryAt(parent, path);
  return (await objects.entryAt(oid, path))?.oid !== before?.oid;
}

/** The commits down from `head` that changed what stands at `path`, newest first. */
export async function historyOf(objects: Objects, head: string, path: string): Promise<Commit[]> {
  const touching: Commit[] = [];
  for (const commit of await objects.history(head)) {
    if (path === "" || (await touches(objects, commit, path))) touching.push(commit);
  }
  return touching;
}

/** The commit that last changed what stands at `path`. */
export async function lastCommit(objects: Objects, head: string, path: string): Promise<Commit | null> {
  for (const commit of await objects.history(head)) if (await touches(objects, commit, path)) return commit;
  return null;
}
