/** Files and folders of a commit as the contents API shows them. */
import { posix } from "node:path";
import type { JsonObject } from "../../../generated/contract.ts";
import type { DemoCall } from "../call.ts";
import { lastCommit } from "../git/history.ts";
import type { TreeRow } from "../git/objects.ts";
import type { Repository } from "../store.ts";
import { apiUrl, escapePath, rootUrl } from "./repository.ts";

/** A commit, and the name the caller used for it; links are made with the name. */
export interface Place {
  commit: string;
  ref: string;
}

export interface ContentsOptions {
  content: boolean;
  lastCommit: boolean;
}

/** What the contents API says when it is asked for one file. */
export const WITH_CONTENT: ContentsOptions = { content: true, lastCommit: true };

/** A file or folder with its links; `options` say whether content and last commit come along. */
export async function contentsView(
  call: DemoCall,
  repository: Repository,
  { commit, ref }: Place,
  { path, oid, type }: TreeRow,
  options: ContentsOptions,
): Promise<JsonObject> {
  const { objects } = call.store;
  const blob = type === "blob" ? await objects.readBlob(oid) : null;
  const content = options.content && blob !== null ? blob.toString("base64") : null;
  const last = options.lastCommit ? await lastCommit(objects, commit, path) : null;
  const dates = {
    ...{ last_commit_sha: last?.oid ?? commit, last_committer_date: last?.committer.date ?? "" },
    last_author_date: last?.author.date ?? "",
  };
  const name = posix.basename(path);
  const place = `${webRef(repository, ref)}/${escapePath(path)}`;
  const url = apiUrl(call, repository, `/contents/${escapePath(path)}?ref=${encodeURIComponent(ref)}`);
  const html = rootUrl(call, repository, `/src/${place}`);
  const git = apiUrl(call, repository, `/git/blobs/${oid}`);
  const download = blob === null ? null : rootUrl(call, repository, `/raw/${place}`);
  return {
    ...{ name, path, sha: oid, ...(options.lastCommit ? dates : {}) },
    ...{ type: blob === null ? "dir" : "file", size: blob?.length ?? 0 },
    ...{ encoding: content === null ? null : "base64", content, target: null, submodule_git_url: null },
    ...{ url, html_url: html, git_url: git, download_url: download, _links: { self: url, git, html } },
  };
}

function webRef(repository: Repository, ref: string): string {
  if (repository.branches.has(ref)) return `branch/${escapePath(ref)}`;
  return repository.tags.has(ref) ? `tag/${escapePath(ref)}` : `commit/${ref}`;
}
