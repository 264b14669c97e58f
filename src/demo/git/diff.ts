/** What changed between two commits: files, counts and unified diff text as `git diff` prints it. */
import { type StructuredPatchHunk, structuredPatch } from "diff";
import type { Commit, Entry, Objects } from "./objects.ts";

export interface ChangedFile {
  path: string;
  /** Where a renamed file came from. */
  previous: string | null;
  status: "added" | "modified" | "removed" | "renamed";
  additions: number;
  deletions: number;
  hunks: string[];
  /** This file's part of the diff. */
  text: string;
}

interface Side {
  path: string;
  entry: Entry | undefined;
}

const CONTEXT = 3;

/** From one commit (null: nothing) to another, sorted by path. */
export async function changedFiles(objects: Objects, from: string | null, to: string): Promise<ChangedFile[]> {
  const before = await filesOf(objects, from);
  const after = await filesOf(objects, to);
  const removed = new Map([...before].filter(([path]) => !after.has(path)));
  const changes: ChangedFile[] = [];
  for (const [path, entry] of after) {
    const old = before.get(path);
    if (old?.oid === entry.oid && old.mode === entry.mode) continue;
    const source = old === undefined ? [...removed].find(([, each]) => each.oid === entry.oid) : undefined;
    if (source !== undefined) removed.delete(source[0]);
    const left = { path: source?.[0] ?? path, entry: source?.[1] ?? old };
    changes.push(await change(objects, left, { path, entry }));
  }
  for (const [path, entry] of removed) changes.push(await change(objects, { path, entry }, { path, entry: undefined }));
  return changes.sort((left, right) => (left.path < right.path ? -1 : 1));
}

export async function diffText(objects: Objects, from: string | null, to: string): Promise<string> {
  return (await changedFiles(objects, from, to)).map((file) => file.text).join("");
}

export function countLines(files: ChangedFile[]): { additions: number; deletions: number } {
  return {
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
  };
}

/** One commit as `git format-patch` writes it. */
export async function patchText(objects: Objects, commit: Commit): Promise<string> {
  const files = await changedFiles(objects, commit.parents[0] ?? null, commit.oid);
  const [subject = "", ...rest] = commit.message.trimEnd().split("\n");
  const body = rest.join("\n").trim();
  const { additions, deletions } = countLines(files);
  const width = Math.max(...files.map((file) => file.path.length), 0);
  const stat = files.map(({ path, additions: more, deletions: less }) => {
    const signs = "+".repeat(Math.min(more, 40)) + "-".repeat(Math.min(less, 40));
    return ` ${path.padEnd(width)} | ${more + less} ${signs}\n`;
  });
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  const counts = [
    `${counted(files.length, "file")} changed`,
    ...(additions > 0 ? [`${counted(additions, "insertion")}(+)`] : []),
    ...(deletions > 0 ? [`${counted(deletions, "deletion")}(-)`] : []),
  ];
  const created = files.filter((file) => file.status === "added").map((file) => ` create mode 100644 ${file.path}\n`);
  return [
    `From ${commit.oid} Mon Sep 17 00:00:00 2001\n`,
    `From: ${commit.author.name} <${commit.author.email}>\n`,
    `Date: ${new Date(commit.author.date).toUTCString().replace("GMT", "+0000")}\n`,
    `Subject: [PATCH] ${subject}\n\n${body === "" ? "" : `${body}\n`}---\n`,
    ...stat,
    ` ${counts.join(", ")}\n`,
    ...created,
    `\n${files.map((file) => file.text).join("")}-- \n2.39.5\n\n`,
  ].join("");
}

/** Oldest first, as they are applied; given newest first. */
export async function patchesText(objects: Objects, commits: Commit[]): Promise<string> {
  const patches: string[] = [];
  for (const commit of commits.toReversed()) patches.push(await patchText(objects, commit));
  return patches.join("");
}

/** The lines of a hunk up to a line of the new file, as a review comment quotes them. */
export function hunkUpTo(file: ChangedFile, line: number): string {
  for (const hunk of file.hunks) {
    const lines = hunk.trimEnd().split("\n");
    let current = Number(/\+(\d+)/.exec(hunk)?.[1] ?? 0) - 1;
    for (const [position, text] of lines.entries()) {
      if (position > 0 && !/^[-\\]/.test(text)) current += 1;
      if (current === line) return lines.slice(0, position + 1).join("\n");
    }
  }
  return "";
}

async function filesOf(objects: Objects, commit: string | null): Promise<Map<string, Entry>> {
  const read = commit === null ? null : await objects.readCommit(commit);
  return read === null ? new Map() : await objects.files(read.tree);
}

async function change(objects: Objects, before: Side, after: Side): Promise<ChangedFile> {
  const old = await content(objects, before);
  const fresh = await content(objects, after);
  const binary = old.includes("\0") || fresh.includes("\0");
  const patch = structuredPatch("", "", binary ? "" : old, binary ? "" : fresh, "", "", { context: CONTEXT });
  const hunks = patch.hunks.map(hunkText);
  const left = before.entry === undefined ? "/dev/null" : `a/${before.path}`;
  const right = after.entry === undefined ? "/dev/null" : `b/${after.path}`;
  const names = hunks.length === 0 ? "" : `--- ${left}\n+++ ${right}\n`;
  const body = binary ? `Binary files ${left} and ${right} differ\n` : hunks.join("");
  const count = (sign: string) => patch.hunks.flatMap(({ lines }) => lines.filter((line) => line[0] === sign)).length;
  return {
    path: after.path,
    previous: before.path === after.path ? null : before.path,
    status: statusOf(before, after),
    ...{ additions: count("+"), deletions: count("-"), hunks },
    text: `${headOf(before, after)}${names}${body}`,
  };
}

function headOf({ path: oldPath, entry: before }: Side, { path, entry: after }: Side): string {
  const head = [`diff --git a/${oldPath} b/${path}`];
  if (before === undefined) head.push(`new file mode ${after?.mode}`);
  if (after === undefined) head.push(`deleted file mode ${before?.mode}`);
  if (oldPath !== path) head.push("similarity index 100%", `rename from ${oldPath}`, `rename to ${path}`);
  const short = (entry: Entry | undefined) => entry?.oid.slice(0, 7) ?? "0000000";
  const mode = before !== undefined && after !== undefined ? ` ${after.mode}` : "";
  if (before?.oid !== after?.oid) head.push(`index ${short(before)}..${short(after)}${mode}`);
  return `${head.join("\n")}\n`;
}

/** A length of 1 is left out, and an empty side starts a line earlier. */
function hunkText({ oldStart, oldLines, newStart, newLines, lines }: StructuredPatchHunk): string {
  const range = (start: number, length: number) =>
    length === 1 ? `${start}` : `${length === 0 ? start - 1 : start},${length}`;
  return `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@\n${lines.join("\n")}\n`;
}

function statusOf(before: Side, after: Side): ChangedFile["status"] {
  if (before.path !== after.path) return "renamed";
  if (before.entry === undefined) return "added";
  return after.entry === undefined ? "removed" : "modified";
}

async function content(objects: Objects, { entry }: Side): Promise<string> {
  return entry === undefined ? "" : ((await objects.readBlob(entry.oid))?.toString("utf8") ?? "");
}
