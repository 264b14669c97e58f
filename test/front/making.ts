/** What several stories start from, made through the gateway; and the fields of Gitea's answers that they look at. */
import type { JsonObject } from "../../generated/contract.ts";
import type { Person } from "./stage.ts";

/** A repository as tools take it. */
export type Place = { owner: string; repo: string };

export interface Issue {
  id: number;
  number: number;
  title: string;
  body: string;
  state: string;
  comments: number;
  user: { login: string };
  assignees: { login: string }[] | null;
  milestone: { title: string } | null;
  labels: { id: number; name: string }[];
}

export interface Pull extends Issue {
  merged: boolean;
  mergeable: boolean;
  merge_commit_sha: string | null;
  head: { ref: string; sha: string };
  base: { ref: string; sha: string };
}

export interface File {
  name: string;
  path: string;
  sha: string;
  size: number;
  encoding: string | null;
  content: string | null;
}

export interface Written {
  content: File | null;
  commit: { sha: string; message: string };
}

/** A private repository of this person with a first commit on main, unless `more` says otherwise. */
export async function createRepository(person: Person, name: string, more: JsonObject = {}): Promise<Place> {
  const body = { name, private: true, auto_init: true, default_branch: "main", ...more };
  await person.call("gitea_create_current_user_repo", { body });
  return { owner: person.login, repo: name };
}

/** Commits a new text file. */
export async function createFile(
  person: Person,
  place: Place,
  filepath: string,
  content: string,
  more: JsonObject = {},
): Promise<Written> {
  const body = { content: base64(content), message: `Add ${filepath}`, ...more };
  return (await person.call<Written>("gitea_repo_create_file", { ...place, filepath, body })).data;
}

/** A branch that adds one file to main, and the pull request for it. */
export async function openPull(person: Person, place: Place, branch: string, file: string): Promise<Pull> {
  await createFile(person, place, file, `${branch}\n`, { new_branch: branch });
  const body = { title: `Add ${file}`, head: branch, base: "main" };
  return (await person.call<Pull>("gitea_repo_create_pull_request", { ...place, body })).data;
}

export function base64(content: string | Buffer): string {
  return Buffer.from(content as string).toString("base64");
}

/** Reads until what a server works out behind our back is there; at once on the demo. */
export async function until<Value>(
  read: () => Promise<Value>,
  isThere: (value: Value) => boolean,
  tries = 80,
): Promise<Value> {
  const value = await read();
  if (isThere(value) || tries === 0) return value;
  await new Promise((resolve) => setTimeout(resolve, 250));
  return await until(read, isThere, tries - 1);
}
