/**
 * The git objects of all repositories, in one store in memory; branches and tags are maps of the repositories, because
 * Gitea knows names that isomorphic-git would refuse as a ref.
 */
import git, { type CommitObject, Errors } from "isomorphic-git";
import { createMemoryFiles } from "./memory.ts";

/** A file of a tree; the mode as git writes it: 100644, 100755, 120000. */
export interface Entry {
  oid: string;
  mode: string;
}

/** Every file of a tree by its path. */
export type Files = Map<string, Entry>;

/** The date is UTC, in whole seconds. */
export interface Person {
  name: string;
  email: string;
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

export interface TreeRow extends Entry {
  path: string;
  type: "blob" | "tree";
}

export interface AnnotatedTag {
  object: string;
  name: string;
  message: string;
  tagger: Person;
}

export type Objects = ReturnType<typeof createObjects>;

const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

export function createObjects() {
  const at = { fs: createMemoryFiles(), gitdir: "/git", cache: {} };
  // Objects never change, so what was read once is kept.
  const trees = new Map<string, TreeRow[]>();
  const histories = new Map<string, Commit[]>();

  /** Null when there is no such commit. */
  async function readCommit(oid: string): Promise<Commit | null> {
    const read = await missing(git.readCommit({ ...at, oid }));
    return read === null || read.oid !== oid ? null : commitOf(read);
  }

  /** Everything below a tree, a folder before what is in it; null when there is no such tree. */
  async function allRows(tree: string): Promise<TreeRow[] | null> {
    const known = trees.get(tree);
    if (known !== undefined) return known;
    const read = tree === EMPTY_TREE ? { tree: [] } : await missing(git.readTree({ ...at, oid: tree }));
    if (read === null) return null;
    const all: TreeRow[] = [];
    for (const { path, mode, type, oid } of read.tree) {
      if (type === "commit") continue;
      all.push({ path, mode, type, oid });
      const below = type === "tree" ? ((await allRows(oid)) ?? []) : [];
      all.push(...below.map((row) => ({ ...row, path: `${path}/${row.path}` })));
    }
    trees.set(tree, all);
    return all;
  }

  async function writeFiles(files: Files): Promise<string> {
    const rows: TreeRow[] = [];
    const folders = new Map<string, Files>();
    for (const [path, entry] of files) {
      const slash = path.indexOf("/");
      const folder = path.slice(0, slash);
      if (slash < 0) rows.push({ path, ...entry, type: "blob" });
      else folders.set(folder, (folders.get(folder) ?? new Map()).set(path.slice(slash + 1), entry));
    }
    for (const [path, below] of folders) {
      rows.push({ path, mode: "040000", oid: await writeFiles(below), type: "tree" });
    }
    return await git.writeTree({ ...at, tree: rows });
  }

  return {
    readCommit,
    writeFiles,
    writeBlob: (content: Buffer): Promise<string> => git.writeBlob({ ...at, blob: content }),
    /** Null when there is no such blob. */
    async readBlob(oid: string): Promise<Buffer | null> {
      const read = await missing(git.readBlob({ ...at, oid }));
      return read === null ? null : Buffer.from(read.blob);
    },
    async files(tree: string): Promise<Files> {
      const blobs = ((await allRows(tree)) ?? []).filter(({ type }) => type === "blob");
      return new Map(blobs.map(({ path, oid, mode }) => [path, { oid, mode }]));
    },
    /** The rows of one tree; with `recursive` those of its subtrees too. Null when there is no such tree. */
    async rows(tree: string, recursive: boolean): Promise<TreeRow[] | null> {
      const all = await allRows(tree);
      return recursive || all === null ? all : all.filter(({ path }) => !path.includes("/"));
    },
    /** File or folder at a path of a commit; "" is the root. Null when there is none. */
    async entryAt(oid: string, path: string): Promise<TreeRow | null> {
      const tree = (await readCommit(oid))?.tree;
      if (tree === undefined) return null;
      if (path === "") return { path, mode: "040000", type: "tree", oid: tree };
      return ((await allRows(tree)) ?? []).find((row) => row.path === path) ?? null;
    },
    commit: ({ tree, parents, message, author, committer }: Omit<Commit, "oid">): Promise<string> =>
      git.writeCommit({
        ...at,
        commit: { tree, parent: parents, message, author: signature(author), committer: signature(committer) },
      }),
    /** Newest first, from `oid` down, and never a commit before one that builds on it. */
    async history(oid: string): Promise<Commit[]> {
      const known = histories.get(oid);
      if (known !== undefined) return known;
      const log = (await missing(git.log({ ...at, ref: oid }))) ?? [];
      // A commit that two lines lead to may come twice; its place is the later one.
      const last = new Map(log.map((read, position) => [read.oid, position]));
      const commits = log.filter((read, position) => last.get(read.oid) === position).map(commitOf);
      histories.set(oid, commits);
      return commits;
    },
    tag({ object, name, message, tagger }: AnnotatedTag): Promise<string> {
      const tag = { object, type: "commit" as const, tag: name, message, tagger: signature(tagger) };
      return git.writeTag({ ...at, tag });
    },
    async readTag(oid: string): Promise<AnnotatedTag | null> {
      const read = await missing(git.readTag({ ...at, oid }));
      if (read === null) return null;
      const { object, tag, message, tagger } = read.tag;
      return { object, name: tag, message, tagger: person(tagger) };
    },
    async mergeBase(left: string, right: string): Promise<string | null> {
      const bases: string[] = await git.findMergeBase({ ...at, oids: [left, right] });
      return bases[0] ?? null;
    },
    /** The tree of both sides together; null when they conflict. */
    async merge(ours: string, theirs: string): Promise<string | null> {
      const author = { name: "demo", email: "demo@example.test", timestamp: 0, timezoneOffset: 0 };
      try {
        const result = await git.merge({ ...at, ours, theirs, author, fastForward: false, noUpdateBranch: true });
        return result.tree ?? (await readCommit(result.oid ?? ours))?.tree ?? null;
      } catch (error) {
        if (error instanceof Errors.MergeConflictError || error instanceof Errors.MergeNotSupportedError) return null;
        throw error;
      }
    },
  };
}

function commitOf({ oid, commit }: { oid: string; commit: CommitObject }): Commit {
  const { tree, parent, message, author, committer } = commit;
  return { oid, tree, parents: parent, message, author: person(author), committer: person(committer) };
}

function signature({ name, email, date }: Person) {
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
    if (error instanceof Errors.NotFoundError || error instanceof Errors.ObjectTypeError) return null;
    throw error;
  }
}
