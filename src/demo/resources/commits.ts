/** Commits: history, single ones, comparisons, refs and statuses. */
import type { JsonObject } from "../../../generated/contract.ts";
import { type Answer, json, notFound, refuse, text } from "../answer.ts";
import { type DemoCall, doer, type Handlers, onRepository, textOf } from "../call.ts";
import { diffText, patchesText, patchText } from "../git/diff.ts";
import { historyOf } from "../git/history.ts";
import { resolveRef } from "../git/refs.ts";
import { linkHeader, list, pageOf, views } from "../paging.ts";
import type { Repository, Status } from "../store.ts";
import { strangerView } from "../views/account.ts";
import { commitView } from "../views/commit.ts";
import { commitsBetween } from "../views/pull.ts";
import { apiUrl, escapePath, isEmpty, repositoryView } from "../views/repository.ts";

/** With a path Gitea ignores the limit up to this many rows (recording 03-138). */
const COMMITS_BY_PATH = 50;
/** Worst first; a combined status is the worst of the latest ones of each context. */
const STATES = ["error", "failure", "warning", "pending", "success", "skipped"];

async function commitNamed(call: DemoCall, repository: Repository, name: string): Promise<string> {
  return (await resolveRef(call.store.objects, repository, name)) ?? notFound();
}

async function history(call: DemoCall, repository: Repository): Promise<Answer> {
  if (isEmpty(repository)) refuse(409, "Git Repository is empty.");
  const ref = call.query.get("sha") || String(repository.settings.default_branch);
  const path = call.query.get("path") ?? "";
  const commits = await historyOf(call.store.objects, await commitNamed(call, repository, ref), path);
  const page = pageOf(call);
  const start = path === "" ? (page.page - 1) * page.limit : 0;
  const rows = commits.slice(start, start + (path === "" ? page.limit : COMMITS_BY_PATH));
  const link = linkHeader(call, page, commits.length);
  return json(await views(rows, (commit) => commitView(call, repository, commit)), 200, {
    ...pageHeaders(page, commits.length),
    ...{ "x-total": String(commits.length), "x-total-count": String(commits.length) },
    ...(link === "" ? {} : { link }),
  });
}

/** The headers that only lists of commits and changed files send. */
export function pageHeaders(page: { page: number; limit: number }, total: number): Record<string, string> {
  const pages = Math.max(Math.ceil(total / page.limit), 1);
  return {
    ...{ "x-page": String(page.page), "x-perpage": String(page.limit), "x-pagecount": String(pages) },
    "x-hasmore": String(page.page < pages),
  };
}

async function compare(call: DemoCall, repository: Repository): Promise<Answer> {
  const { objects } = call.store;
  const value = call.parameters.basehead ?? "";
  const dots = /^(.*?)(\.{2,3})(.*)$/.exec(value);
  const baseName = dots?.[1] || String(repository.settings.default_branch);
  const [headRepository, headName] = headOf(call, repository, dots?.[3] || (dots === null ? value : baseName));
  const missing = (name: string) => notFound(`ref "${name}" does not exist`);
  const base = (await resolveRef(objects, repository, baseName)) ?? missing(baseName);
  const head = (await resolveRef(objects, headRepository, headName)) ?? missing(headName);
  const from = dots?.[2] === ".." ? base : ((await objects.mergeBase(base, head)) ?? base);
  const output = call.query.get("output");
  const commits = await commitsBetween(objects, base, head);
  if (output === "diff") return text(await diffText(objects, from, head));
  if (output === "patch") return text(await patchesText(objects, commits));
  const shown = await views(commits, (commit) => commitView(call, headRepository, commit));
  return json({ total_commits: commits.length, commits: shown });
}

/** `branch`, `owner:branch` or `owner/repo:branch`. */
export function headOf(call: DemoCall, repository: Repository, head: string): [Repository, string] {
  const colon = head.indexOf(":");
  if (colon < 0) return [repository, head];
  const [owner = "", name = repository.name] = head.slice(0, colon).split("/");
  return [call.store.repository(owner, name) ?? notFound(), head.slice(colon + 1)];
}

async function refs(call: DemoCall, repository: Repository): Promise<Answer> {
  const prefix = `refs/${call.parameters.ref ?? ""}`;
  const all = [
    ...[...repository.branches].map(([name, sha]) => [`refs/heads/${name}`, sha] as const),
    ...[...repository.tags].map(([name, sha]) => [`refs/tags/${name}`, sha] as const),
  ].sort(([left], [right]) => (left < right ? -1 : 1));
  const found: JsonObject[] = [];
  for (const [ref, sha] of all.filter(([name]) => name.startsWith(prefix))) {
    const annotated = (await call.store.objects.readTag(sha)) !== null;
    const kind = annotated ? "tag" : "commit";
    const url = apiUrl(call, repository, `/git/${kind}s/${sha}`);
    found.push({ ref, url: apiUrl(call, repository, `/git/${escapePath(ref)}`), object: { type: kind, sha, url } });
  }
  return found.length > 0 ? json(found) : notFound();
}

function statusView(call: DemoCall, repository: Repository, { sha, creator, row }: Status): JsonObject {
  const shown = creator === null ? null : strangerView(call, creator);
  return { ...row, url: apiUrl(call, repository, `/statuses/${sha}`), creator: shown };
}

/** The newest status of each context of a commit. */
export function latestStatuses(repository: Repository, sha: string): Status[] {
  const latest = new Map<string, Status>();
  for (const status of repository.statuses) if (status.sha === sha) latest.set(String(status.row.context), status);
  return [...latest.values()];
}

export function combinedState(statuses: Status[]): string {
  const states = statuses.map((status) => String(status.row.status));
  const worst = STATES.find((state) => states.includes(state));
  return worst === "error" || worst === "warning" ? "failure" : (worst ?? "pending");
}

function statuses(call: DemoCall, repository: Repository, sha: string): Promise<Answer> {
  const state = call.query.get("state");
  const rows = repository.statuses.filter(
    (status) => status.sha === sha && (state === null || status.row.status === state),
  );
  return list(call, rows, (status) => statusView(call, repository, status), { link: true });
}

export const commitHandlers: Handlers = onRepository({
  repoGetAllCommits: history,
  async repoGetSingleCommit(call, repository) {
    const sha = await commitNamed(call, repository, call.parameters.sha ?? "");
    const commit = (await call.store.objects.readCommit(sha)) ?? notFound();
    return json(await commitView(call, repository, commit));
  },
  async repoDownloadCommitDiffOrPatch(call, repository) {
    const { objects } = call.store;
    const sha = await commitNamed(call, repository, call.parameters.sha ?? "");
    const commit = (await objects.readCommit(sha)) ?? notFound();
    const patch = call.parameters.diffType === "patch";
    return text(patch ? await patchText(objects, commit) : await diffText(objects, commit.parents[0] ?? null, sha));
  },
  repoCompareDiff: compare,
  repoListGitRefs: refs,
  async repoGetCombinedStatusByRef(call, repository) {
    const sha = await commitNamed(call, repository, call.parameters.ref ?? "");
    const latest = latestStatuses(repository, sha);
    const commitUrl = apiUrl(call, repository, `/commits/${sha}`);
    return list(call, latest, (status) => statusView(call, repository, status), {
      wrap: (rows, total) => ({
        ...{ state: combinedState(latest), sha, total_count: total, statuses: rows },
        ...{ repository: repositoryView(call, repository), commit_url: commitUrl, url: `${commitUrl}/status` },
      }),
    });
  },
  async repoListStatusesByRef(call, repository) {
    return await statuses(call, repository, await commitNamed(call, repository, call.parameters.ref ?? ""));
  },
  repoListStatuses: (call, repository) => statuses(call, repository, call.parameters.sha ?? ""),
  repoCreateStatus(call, repository) {
    const now = call.store.now();
    const { body } = call;
    const row: JsonObject = { id: call.store.next("status"), created_at: now, updated_at: now };
    for (const name of ["target_url", "description", "context"]) row[name] = textOf(body, name);
    row.status = textOf(body, "state");
    const status = { sha: call.parameters.sha ?? "", creator: doer(call), row };
    repository.statuses.push(status);
    return json(statusView(call, repository, status), 201);
  },
});
