/**
 * The git objects of all repositories, in one store in memory; branches and tags are maps of the repositories, because
 * Gitea knows names that isomorphic-git would refuse as a ref. Objects never change, so what was read once is kept.
 */
import git from "isomorphic-git";
import { createMemoryFiles } from "./memory.ts";

export interface Entry {
  oid: string;
  /** As git writes it: 100644, 100755, 120000. */
  mode: string;
}

/** Every file of a tree by its path, sorted as git sorts. */
export type Files = Map<string, Entry>;

export interface Person {
  name: string;
  email: string;
  /** UTC, whole seconds. */
  date: string;
}

export interface Commit {
  oid: string;
  tree: string;
  parents: string[];
  message: string;
  author: Person;
  committer: Person;
}

export interface TreeRow {
  path: string;
  mode: string;
  type: "blob" | "tree";
  oid: string;
}

export interface AnnotatedTag {
  oid: string;
  object: string;
  name: string;
  message: string;
  tagger: Person;
}

export interface Objects {
  writeBlob(content: Buffer): Promise<string>;
  /** Null when there is no such blob. */
  readBlob(oid: string): Promise<Buffer | null>;
  files(tree: string): Promise<Files>;
  /** The rows of one tree; with `recursive` those of its subtrees too. Null when there is no such tree. */
  rows(tree: string, recursive: boolean): Promise<TreeRow[] | null>;
  /** File or folder at a path of a commit; "" is the root. Null when there is none. */
  entryAt(commit: string, path: string): Promise<TreeRow | null>;
  writeFiles(files: Files): Promise<string>;
  commit(of: Omit<Commit, "oid">): Promise<string>;
  /** Null when there is no such commit. */
  readCommit(oid: string): Promise<Commit | null>;
  /** Newest first, from `oid` down. */
  history(oid: string): Promise<Commit[]>;
  tag(of: Omit<AnnotatedTag, "oid">): Promise<string>;
  readTag(oid: string): Promise<AnnotatedTag | null>;
  mergeBase(left: string, right: string): Promise<string | null>;
  /** The tree of both sides together; null when they conflict. */
  merge(ours: string, theirs: string): Promise<string | null>;
}

const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

export function createObjects(): Objects {
  const at = { fs: createMemoryFiles(), gitdir: "/git", cache: {} };
  const blobs = new Map<string, Buffer>();
  const commits = new Map<string, Commit>();
  const rowsOf = new Map<string, TreeRow[]>();
  const allRowsOf = new Map<string, Map<string, TreeRow>>();

  async function readCommit(oid: string): Promise<Commit | null> {
    const known = commits.get(oid);
    if (known !== undefined) return known;
    const read = await missing(git.readCommit({ ...at, oid }));
    if (read === null || read.oid !== oid) return null;
    const { tree, parent, message, author, committer } = read.commit;
    const commit = { oid, tree, parents: parent, message, author: person(author), committer: person(committer) };
    commits.set(oid, commit);
    return commit;
  }

  async function ancestry(head: string): Promise<Map<string, Commit>> {
    const found = new Map<string, Commit>();
    const waiting = [head];
    for (let oid = waiting.pop(); oid !== undefined; oid = waiting.pop()) {
      const commit = found.has(oid) ? null : await readCommit(oid);
      if (commit === null) continue;
      found.set(oid, commit);
      waiting.push(...commit.parents);
    }
    return found;
  }

  async function rows(tree: string, recursive: boolean): Promise<TreeRow[] | null> {
    let own = rowsOf.get(tree);
    if (own === undefined) {
      const read = tree === EMPTY_TREE ? { tree: [] } : await missing(git.readTree({ ...at, oid: tree }));
      if (read === null) return null;
      own = read.tree.flatMap(({ path, mode, type, oid }) => (type === "commit" ? [] : [{ path, mode, type, oid }]));
      rowsOf.set(tree, own);
    }
    return recursive ? [...(await allRows(tree, own)).values()] : own;
  }

  async function allRows(tree: string, own: TreeRow[]): Promise<Map<string, TreeRow>> {
    const known = allRowsOf.get(tree);
    if (known !== undefined) return known;
    const all = new Map<string, TreeRow>();
    for (const row of own) {
      all.set(row.path, row);
      const below = row.type === "tree" ? ((await rows(row.oid, true)) ?? []) : [];
      for (const child of below) all.set(`${row.path}/${child.path}`, { ...child, path: `${row.path}/${child.path}` });
    }
    allRowsOf.set(tree, all);
    return all;
  }

  async function writeFiles(files: Files): Promise<string> {
    const own: { path: string; mode: string; oid: string; type: "blob" | "tree" }[] = [];
    const folders = new Map<string, Files>();
    for (const [path, entry] of files) {
      const slash = path.indexOf("/");
      if (slash < 0) {
        own.push({ path, mode: entry.mode, oid: entry.oid, type: "blob" });
        continue;
      }
      const folder = folders.get(path.slice(0, slash)) ?? new Map<string, Entry>();
      folders.set(path.slice(0, slash), folder.set(path.slice(slash + 1), entry));
    }
    for (const [path, below] of folders) {
      own.push({ path, mode: "040000", oid: await writeFiles(below), type: "tree" });
    }
    return await git.writeTree({ ...at, tree: own });
  }

  return {
    async writeBlob(content) {
      const oid = await git.writeBlob({ ...at, blob: content });
      blobs.set(oid, content);
      return oid;
    },
    async readBlob(oid) {
      const known = blobs.get(oid);
      if (known !== undefined) return known;
      // Merging writes blobs of its own.
      const read = await missing(git.readBlob({ ...at, oid }));
      if (read === null) return null;
      const content = Buffer.from(read.blob);
      blobs.set(oid, content);
      return content;
    },
    async files(tree) {
      const all = (await rows(tree, true)) ?? [];
      const blobRows = all.filter((row) => row.type === "blob");
      return new Map(blobRows.map(({ path, oid, mode }) => [path, { oid, mode }]));
    },
    rows,
    async entryAt(oid, path) {
      const tree = (await readCommit(oid))?.tree;
      if (tree === undefined) return null;
      if (path === "") return { path, mode: "040000", type: "tree", oid: tree };
      const own = await rows(tree, false);
      return own === null ? null : ((await allRows(tree, own)).get(path) ?? null);
    },
    writeFiles,
    commit: ({ tree, parents, message, author, committer }) =>
      git.writeCommit({
        ...at,
        commit: { tree, parent: parents, message, author: signature(author), committer: signature(committer) },
      }),
    readCommit,
    history: async (oid) => newestFirst(await ancestry(oid)),
    async tag({ object, name, message, tagger }) {
      const tag = { object, type: "commit" as const, tag: name, message, tagger: signature(tagger) };
      return await git.writeTag({ ...at, tag });
    },
    async readTag(oid) {
      const read = await missing(git.readTag({ ...at, oid }));
      if (read === null) return null;
      const { object, tag, message, tagger } = read.tag;
      return { oid, object, name: tag, message, tagger: person(tagger) };
    },
    async mergeBase(left, right) {
      const bases: string[] = await git.findMergeBase({ ...at, oids: [left, right] });
      return bases[0] ?? null;
    },
    async merge(ours, theirs) {
      const author = { name: "demo", email: "demo@example.test", timestamp: 0, timezoneOffset: 0 };
      try {
        const result = await git.merge({ ...at, ours, theirs, author, fastForward: false, noUpdateBranch: true });
        return result.tree ?? (await readCommit(result.oid ?? ours))?.tree ?? null;
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : null;
        if (code === "MergeConflictError" || code === "MergeNotSupportedError") return null;
        throw error;
      }
    },
  };
}

/** By date, but never a commit before one that builds on it. */
function newestFirst(commits: Map<string, Commit>): Commit[] {
  const children = new Map<string, number>();
  for (const { parents } of commits.values()) {
    for (const parent of parents) children.set(parent, (children.get(parent) ?? 0) + 1);
  }
  const ready = [...commits.values()].filter(({ oid }) => !children.has(oid));
  const ordered: Commit[] = [];
  for (let next = ready.shift(); next !== undefined; next = ready.shift()) {
    ordered.push(next);
    for (const parent of next.parents) {
      const left = (children.get(parent) ?? 0) - 1;
      children.set(parent, left);
      const commit = commits.get(parent);
      if (left === 0 && commit !== undefined) ready.push(commit);
    }
    ready.sort((left, right) => right.committer.date.localeCompare(left.committer.date));
  }
  return ordered;
}

interface Signature {
  name: string;
  email: string;
  timestamp: number;
  timezoneOffset: number;
}

function signature({ name, email, date }: Person): Signature {
  return { name, email, timestamp: Math.floor(Date.parse(date) / 1000), timezoneOffset: 0 };
}

function person({ name, email, timestamp }: { name: string; email: string; timestamp: number }): Person {
  return { name, email, date: `${new Date(timestamp * 1000).toISOString().slice(0, 19)}Z` };
}

/** Null instead of isomorphic-git's errors for an object that is not there or of another type. */
async function missing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "NotFoundError" || code === "ObjectTypeError") return null;
    throw error;
  }
}
