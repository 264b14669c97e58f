/** What changed between two commits: files, counts and unified diff text as `git diff` prints it. */
import { diffLines, type Edit } from "./lines.ts";
import type { Commit, Entry, Objects } from "./objects.ts";

export interface ChangedFile {
  path: string;
  /** Where a renamed file came from. */
  previous: string | null;
  status: "added" | "modified" | "removed" | "renamed";
  additions: number;
  deletions: number;
  /** This file's part of the diff. */
  text: string;
}

const CONTEXT = 3;
const NO_BLOB = "0000000";

/** From one commit (null: nothing) to another, sorted by path. */
export async function changedFiles(objects: Objects, from: string | null, to: string): Promise<ChangedFile[]> {
  const before = await filesOf(objects, from);
  const after = await filesOf(objects, to);
  const removed = [...before].filter(([path]) => !after.has(path));
  const changes: ChangedFile[] = [];
  const renamed = new Set<string>();
  for (const [path, entry] of after) {
    const old = before.get(path);
    if (old?.oid === entry.oid && old.mode === entry.mode) continue;
    const source = old === undefined ? removed.find(([, each]) => each.oid === entry.oid)?.[0] : undefined;
    if (source !== undefined) renamed.add(source);
    changes.push(await change(objects, source ?? path, source === undefined ? old : entry, path, entry));
  }
  for (const [path, entry] of removed) {
    if (!renamed.has(path)) changes.push(await change(objects, path, entry, path, undefined));
  }
  return changes.sort((left, right) => (left.path < right.path ? -1 : 1));
}

export async function diffText(objects: Objects, from: string | null, to: string): Promise<string> {
  return (await changedFiles(objects, from, to)).map((file) => file.text).join("");
}

/** One commit as `git format-patch` writes it. */
export async function patchText(objects: Objects, commit: Commit): Promise<string> {
  const files = await changedFiles(objects, commit.parents[0] ?? null, commit.oid);
  const [subject = "", ...rest] = commit.message.trimEnd().split("\n");
  const body = rest.join("\n").trim();
  const additions = files.reduce((sum, file) => sum + file.additions, 0);
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
  const width = Math.max(...files.map((file) => file.path.length), 0);
  const signs = (file: ChangedFile) =>
    "+".repeat(Math.min(file.additions, 40)) + "-".repeat(Math.min(file.deletions, 40));
  const stat = files.map((file) => ` ${file.path.padEnd(width)} | ${file.additions + file.deletions} ${signs(file)}\n`);
  const counts = [
    `${files.length} file${files.length === 1 ? "" : "s"} changed`,
    ...(additions > 0 ? [`${additions} insertion${additions === 1 ? "" : "s"}(+)`] : []),
    ...(deletions > 0 ? [`${deletions} deletion${deletions === 1 ? "" : "s"}(-)`] : []),
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

/** The lines of a hunk up to a line of the new file, as a review comment quotes them. */
export function hunkUpTo(file: ChangedFile, line: number): string {
  const [, ...hunks] = file.text.split(/^(?=@@)/m);
  for (const hunk of hunks) {
    const lines = hunk.trimEnd().split("\n");
    let current = Number(/\+(\d+)/.exec(lines[0] ?? "")?.[1] ?? 0) - 1;
    for (const [position, text] of lines.entries()) {
      if (position > 0 && !text.startsWith("-") && !text.startsWith("\\")) current += 1;
      if (current === line) return lines.slice(0, position + 1).join("\n");
    }
  }
  return "";
}

async function filesOf(objects: Objects, commit: string | null): Promise<Map<string, Entry>> {
  const read = commit === null ? null : await objects.readCommit(commit);
  return read === null ? new Map() : await objects.files(read.tree);
}

async function change(
  objects: Objects,
  oldPath: string,
  before: Entry | undefined,
  path: string,
  after: Entry | undefined,
): Promise<ChangedFile> {
  const old = before === undefined ? "" : await content(objects, before);
  const fresh = after === undefined ? "" : await content(objects, after);
  const binary = old.includes("\0") || fresh.includes("\0");
  const edits = binary ? [] : diffLines(linesOf(old), linesOf(fresh));
  const head = [`diff --git a/${oldPath} b/${path}`];
  if (before === undefined) head.push(`new file mode ${after?.mode}`);
  if (after === undefined) head.push(`deleted file mode ${before?.mode}`);
  if (oldPath !== path) head.push("similarity index 100%", `rename from ${oldPath}`, `rename to ${path}`);
  if (before?.oid !== after?.oid) {
    const mode = before !== undefined && after !== undefined ? ` ${after.mode}` : "";
    head.push(`index ${before?.oid.slice(0, 7) ?? NO_BLOB}..${after?.oid.slice(0, 7) ?? NO_BLOB}${mode}`);
  }
  const names = [before === undefined ? "/dev/null" : `a/${oldPath}`, after === undefined ? "/dev/null" : `b/${path}`];
  const hunks = hunksOf(edits);
  const body = binary ? `Binary files ${names[0]} and ${names[1]} differ\n` : hunks;
  const files = hunks === "" ? "" : `--- ${names[0]}\n+++ ${names[1]}\n`;
  return {
    path,
    previous: oldPath === path ? null : oldPath,
    status: statusOf(before, after, oldPath !== path),
    additions: edits.filter((edit) => edit.kind === "added").length,
    deletions: edits.filter((edit) => edit.kind === "removed").length,
    text: `${head.join("\n")}\n${files}${body}`,
  };
}

function statusOf(before: Entry | undefined, after: Entry | undefined, renamed: boolean): ChangedFile["status"] {
  if (renamed) return "renamed";
  if (before === undefined) return "added";
  return after === undefined ? "removed" : "modified";
}

async function content(objects: Objects, entry: Entry): Promise<string> {
  return (await objects.readBlob(entry.oid))?.toString("utf8") ?? "";
}

/** Every line with its line end, so that a missing last one shows. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function hunksOf(edits: Edit[]): string {
  const changed = edits.flatMap((edit, position) => (edit.kind === "same" ? [] : [position]));
  const ranges: [number, number][] = [];
  for (const position of changed) {
    const last = ranges.at(-1);
    if (last !== undefined && position - last[1] <= 2 * CONTEXT) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges.map(([first, last]) => hunk(edits, Math.max(first - CONTEXT, 0), last + CONTEXT + 1)).join("");
}

function hunk(edits: Edit[], start: number, end: number): string {
  const count = (list: Edit[], kind: Edit["kind"]) =>
    list.filter((edit) => edit.kind === kind || edit.kind === "same").length;
  const before = edits.slice(0, start);
  const own = edits.slice(start, end);
  const range = (kind: Edit["kind"]) => {
    const length = count(own, kind);
    const first = count(before, kind) + (length === 0 ? 0 : 1);
    return length === 1 ? `${first}` : `${first},${length}`;
  };
  const signs = { same: " ", removed: "-", added: "+" };
  const lines = own.map(({ kind, text }) =>
    text.endsWith("\n") ? `${signs[kind]}${text}` : `${signs[kind]}${text}\n\\ No newline at end of file\n`,
  );
  return `@@ -${range("removed")} +${range("added")} @@\n${lines.join("")}`;
}
