/** Reading files and folders: contents, raw, trees, blobs, archives. */
import { posix } from "node:path";
import type { Json } from "../../../generated/contract.ts";
import { type Answer, disposition, empty, json, notFound, refuse, text } from "../answer.ts";
import { type DemoCall, type Handlers, onRepository } from "../call.ts";
import { type ArchiveFiles, tarball, zip } from "../git/archive.ts";
import type { TreeRow } from "../git/objects.ts";
import { resolveRef, splitRefAndPath } from "../git/refs.ts";
import type { Repository } from "../store.ts";
import { contentsView, type Place } from "../views/contents.ts";
import { apiUrl, isEmpty } from "../views/repository.ts";

const IMAGES: Record<string, string> = { png: "image/png", gif: "image/gif", jpg: "image/jpeg" };
const TREE_LIMIT = 1000;
const FULL = { content: true, lastCommit: true };
const LISTED = { content: false, lastCommit: true };

export async function placeOf(call: DemoCall, repository: Repository, name: string | null): Promise<Place> {
  const ref = name || String(repository.settings.default_branch);
  const commit = await resolveRef(call.store.objects, repository, ref);
  return { commit: commit ?? notFound(`object does not exist [id: ${ref}, rel_path: ]`), ref };
}

/** Cleaned as Gitea cleans; a path that leaves the repository is the 500 of recording 03-023. */
export function cleanPath(path: string): string {
  const clean = posix.normalize(`/${path}`).slice(1).replace(/\/$/, "");
  return path.split("/").includes("..") ? refuse(500, "") : clean;
}

async function rowsIn(call: DemoCall, row: TreeRow): Promise<TreeRow[]> {
  const rows = (await call.store.objects.rows(row.oid, false)) ?? [];
  return rows.map((each) => ({ ...each, path: row.path === "" ? each.path : `${row.path}/${each.path}` }));
}

async function contents(call: DemoCall, repository: Repository): Promise<Answer> {
  const place = await placeOf(call, repository, call.query.get("ref"));
  const path = cleanPath(call.parameters.filepath ?? "");
  const row = await call.store.objects.entryAt(place.commit, path);
  if (row === null) return notFound(`object does not exist [id: , rel_path: ${path}]`);
  if (row.type === "tree") {
    return json(await contentsView(call, repository, place, await rowsIn(call, row), LISTED));
  }
  return json((await contentsView(call, repository, place, [row], FULL))[0] ?? null);
}

async function rawFile(call: DemoCall, repository: Repository): Promise<{ path: string; oid: string; blob: Buffer }> {
  const { objects } = call.store;
  if (isEmpty(repository)) notFound("repository is empty");
  const ref = call.query.get("ref");
  const value = call.parameters.filepath ?? "";
  const { commit, path } = await splitRefAndPath(objects, repository, ref === null ? value : `${ref}/${value}`);
  let entry = commit === null ? null : await objects.entryAt(commit, path);
  if (entry === null && ref !== null) {
    const branch = repository.branches.get(String(repository.settings.default_branch)) ?? "";
    entry = await objects.entryAt(branch, value);
  }
  if (entry === null || entry.type !== "blob") return notFound();
  return { path: entry.path, oid: entry.oid, blob: (await objects.readBlob(entry.oid)) ?? notFound() };
}

/** Pages are served as plain text, so that no browser runs them. */
function sniffed(path: string, blob: Buffer): string {
  const known = IMAGES[path.split(".").at(-1)?.toLowerCase() ?? ""];
  return known ?? (blob.includes(0) ? "application/octet-stream" : "text/plain; charset=utf-8");
}

async function tree(call: DemoCall, repository: Repository): Promise<Answer> {
  const { objects } = call.store;
  const name = call.parameters.sha ?? "";
  const commit = await resolveRef(objects, repository, name);
  const sha = commit === null ? name : ((await objects.readCommit(commit))?.tree ?? name);
  const all = /^[0-9a-f]{40}$/.test(sha) ? await objects.rows(sha, call.query.get("recursive") === "true") : null;
  if (all === null) return refuse(400, `sha not found [${name}]`);
  const limit = Math.min(Number(call.query.get("per_page")) || TREE_LIMIT, TREE_LIMIT);
  const page = Math.max(Number(call.query.get("page")) || 1, 1);
  const rows: Json[] = [];
  for (const row of all.slice((page - 1) * limit, page * limit)) {
    const kind = row.type === "blob" ? "blobs" : "trees";
    const size = row.type === "blob" ? ((await objects.readBlob(row.oid))?.length ?? 0) : 0;
    const url = apiUrl(call, repository, `/git/${kind}/${row.oid}`);
    rows.push({ path: row.path, mode: row.mode, type: row.type, size, sha: row.oid, url });
  }
  const body: Json = {
    ...{ sha, url: apiUrl(call, repository, `/git/trees/${sha}`), tree: rows.length === 0 ? null : rows },
    ...{ truncated: page * limit < all.length, page, total_count: all.length },
  };
  return json(body, 200, { "x-total-count": String(all.length) });
}

async function archive(call: DemoCall, repository: Repository): Promise<Answer> {
  const { objects } = call.store;
  const match = /^(.+?)\.(zip|tar\.gz)$/.exec(call.parameters.archive ?? "");
  const [, ref = "", kind = ""] = match ?? notFound();
  const sha = (await resolveRef(objects, repository, ref)) ?? notFound(`unrecognized repository reference: ${ref}`);
  const commit = (await objects.readCommit(sha)) ?? notFound();
  const files: ArchiveFiles = {};
  for (const [path, entry] of await objects.files(commit.tree)) {
    files[`${repository.name.toLowerCase()}/${path}`] = (await objects.readBlob(entry.oid)) ?? Buffer.alloc(0);
  }
  const link = apiUrl(call, repository, `/archive/${sha}.${kind}?rev=${sha}`);
  const headers = {
    "content-type": "application/octet-stream",
    ...disposition("attachment", `${repository.name}-${ref.replaceAll("/", "-")}.${kind}`),
    link: `<${link}>; rel="immutable"`,
  };
  return text(kind === "zip" ? zip(files) : tarball(files), headers);
}

export const fileHandlers: Handlers = onRepository({
  repoGetContents: contents,
  repoGetContentsList: contents,
  async repoGetContentsExt(call, repository) {
    const place = await placeOf(call, repository, call.query.get("ref"));
    const path = cleanPath((call.parameters.filepath ?? "").replace(/^[./]+$/, ""));
    const row = await call.store.objects.entryAt(place.commit, path);
    if (row === null) return notFound(`object does not exist [id: , rel_path: ${path}]`);
    const included = (call.query.get("includes") ?? "").split(",");
    const options = {
      content: included.includes("file_content"),
      lastCommit: included.includes("commit_metadata"),
    };
    if (row.type === "blob") {
      return json({ file_contents: (await contentsView(call, repository, place, [row], options))[0] ?? null });
    }
    const rows = await rowsIn(call, row);
    return json({ dir_contents: await contentsView(call, repository, place, rows, options) });
  },
  async repoGetRawFile(call, repository) {
    const { path, oid, blob } = await rawFile(call, repository);
    const headers = {
      ...disposition("inline", posix.basename(path)),
      "content-type": sniffed(path, blob),
      ...{ etag: `"${oid}"`, "x-gitea-object-type": "file" },
    };
    return call.headers["if-none-match"] === `"${oid}"` ? empty(304, { etag: `"${oid}"` }) : text(blob, headers);
  },
  async repoGetRawFileOrLFS(call, repository) {
    const { path, blob } = await rawFile(call, repository);
    return text(blob, { "content-type": sniffed(path, blob), "x-gitea-object-type": "file" });
  },
  repoGetArchive: archive,
  GetTree: tree,
  async GetBlob(call, repository) {
    const sha = call.parameters.sha ?? "";
    const blob = await call.store.objects.readBlob(sha);
    if (blob === null) return refuse(400, `object does not exist [id: ${sha}, rel_path: ]`);
    const url = apiUrl(call, repository, `/git/blobs/${sha}`);
    return json({ content: blob.toString("base64"), encoding: "base64", url, sha, size: blob.length });
  },
});
