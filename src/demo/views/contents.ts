/** Files and folders of a commit as the contents API shows them. */
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

/** The rows with their links; `options` say whether content and last commit come along. */
export async function contentsView(
  call: DemoCall,
  repository: Repository,
  place: Place,
  rows: TreeRow[],
  options: ContentsOptions,
): Promise<JsonObject[]> {
  const { objects } = call.store;
  const views: JsonObject[] = [];
  for (const row of rows) {
    const file = row.type === "blob";
    const blob = file ? await objects.readBlob(row.oid) : null;
    const commit = options.lastCommit ? await lastCommit(objects, place.commit, row.path) : null;
    const url = apiUrl(call, repository, `/contents/${escapePath(row.path)}?ref=${encodeURIComponent(place.ref)}`);
    const html = rootUrl(call, repository, `/src/${webRef(repository, place.ref)}/${escapePath(row.path)}`);
    const git = apiUrl(call, repository, `/git/blobs/${row.oid}`);
    const download = rootUrl(call, repository, `/raw/${webRef(repository, place.ref)}/${escapePath(row.path)}`);
    const dates = {
      last_commit_sha: commit?.oid ?? place.commit,
      last_committer_date: commit?.committer.date ?? "",
      last_author_date: commit?.author.date ?? "",
    };
    views.push({
      ...{ name: row.path.slice(row.path.lastIndexOf("/") + 1), path: row.path, sha: row.oid },
      ...(options.lastCommit ? dates : {}),
      ...{ type: file ? "file" : "dir", size: blob?.length ?? 0 },
      ...{ encoding: file && options.content ? "base64" : null },
      ...{ content: file && options.content ? (blob?.toString("base64") ?? "") : null, target: null },
      ...{ url, html_url: html, git_url: git, download_url: file ? download : null, submodule_git_url: null },
      _links: { self: url, git, html },
    });
  }
  return views;
}

function webRef(repository: Repository, ref: string): string {
  if (repository.branches.has(ref)) return `branch/${escapePath(ref)}`;
  return repository.tags.has(ref) ? `tag/${escapePath(ref)}` : `commit/${ref}`;
}
