/** Reading files and folders: contents, raw, trees, blobs, archives. */
import { posix } from "node:path";
import { zipSync } from "fflate";
import type { Json } from "../../../generated/contract.ts";
import { type Answer, disposition, empty, json, notFound, refuse, text } from "../answer.ts";
import { type DemoCall, type Handlers, onRepository } from "../call.ts";
import { fallbackAnswer } from "../fallback.ts";
import type { TreeRow } from "../git/objects.ts";
import { resolveRef, splitRefAndPath } from "../git/refs.ts";
import { views } from "../paging.ts";
import type { Repository } from "../store.ts";
import { type ContentsOptions, contentsView, type Place, WITH_CONTENT } from "../views/contents.ts";
import { apiUrl, isEmpty } from "../views/repository.ts";

const IMAGES: Record<string, string> = { png: "image/png", gif: "image/gif", jpg: "image/jpeg" };
const TREE_LIMIT = 1000;
const LISTED = { content: false, lastCommit: true };

async function placeOf(call: DemoCall, repository: Repository): Promise<Place> {
  const ref = call.query.get("ref") || String(repository.settings.default_branch);
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

/** What stands at the path, and what is in it where that is a folder. */
async function found(call: DemoCall, repository: Repository, path: string, ofFile: ContentsOptions, ofFolder = ofFile) {
  const place = await placeOf(call, repository);
  const row = await call.store.objects.entryAt(place.commit, path);
  if (row === null) return notFound(`object does not exist [id: , rel_path: ${path}]`);
  const file = row.type === "blob";
  const rows = file ? [row] : await rowsIn(call, row);
  const options = file ? ofFile : ofFolder;
  return { file, rows: await views(rows, (each) => contentsView(call, repository, place, each, options)) };
}

async function contents(call: DemoCall, repository: Repository): Promise<Answer> {
  const path = cleanPath(call.parameters.filepath ?? "");
  const { file, rows } = await found(call, repository, path, WITH_CONTENT, LISTED);
  return json(file ? (rows[0] ?? null) : rows);
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
  const rows = await views(all.slice((page - 1) * limit, page * limit), async ({ path, mode, type, oid }) => {
    const size = type === "blob" ? ((await objects.readBlob(oid))?.length ?? 0) : 0;
    return { path, mode, type, size, sha: oid, url: apiUrl(call, repository, `/git/${type}s/${oid}`) };
  });
  const body: Json = {
    ...{ sha, url: apiUrl(call, repository, `/git/trees/${sha}`), tree: rows.length === 0 ? null : rows },
    ...{ truncated: page * limit < all.length, page, total_count: all.length },
  };
  return json(body, 200, { "x-total-count": String(all.length) });
}

async function archive(call: DemoCall, repository: Repository): Promise<Answer> {
  const { objects } = call.store;
  const ref = /^(.+)\.zip$/.exec(call.parameters.archive ?? "")?.[1];
  if (ref === undefined) return fallbackAnswer(call);
  const sha = (await resolveRef(objects, repository, ref)) ?? notFound(`unrecognized repository reference: ${ref}`);
  const commit = (await objects.readCommit(sha)) ?? notFound();
  const files: Record<string, Buffer> = {};
  for (const [path, entry] of await objects.files(commit.tree)) {
    files[`${repository.name.toLowerCase()}/${path}`] = (await objects.readBlob(entry.oid)) ?? Buffer.alloc(0);
  }
  const link = apiUrl(call, repository, `/archive/${sha}.zip?rev=${sha}`);
  const headers = {
    "content-type": "application/octet-stream",
    ...disposition("attachment", `${repository.name}-${ref.replaceAll("/", "-")}.zip`),
    link: `<${link}>; rel="immutable"`,
  };
  return text(Buffer.from(zipSync(files)), headers);
}

export const fileHandlers: Handlers = onRepository({
  repoGetContents: contents,
  repoGetContentsList: contents,
  async repoGetContentsExt(call, repository) {
    const path = cleanPath((call.parameters.filepath ?? "").replace(/^[./]+$/, ""));
    const included = (call.query.get("includes") ?? "").split(",");
    const options = { content: included.includes("file_content"), lastCommit: included.includes("commit_metadata") };
    const { file, rows } = await found(call, repository, path, options);
    return json(file ? { file_contents: rows[0] ?? null } : { dir_contents: rows });
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
