/** Pull requests: opening, reading, editing, bringing up to date. */
import type { Json } from "../../../generated/contract.ts";
import { type Answer, json, notFound, refuse, text } from "../answer.ts";
import { type DemoCall, flagOf, type Handlers, issueOf, onRepository, textOf, textsOf } from "../call.ts";
import { type ChangedFile, diffText, patchesText } from "../git/diff.ts";
import { list } from "../paging.ts";
import type { Issue, Repository } from "../store.ts";
import { commitView } from "../views/commit.ts";
import { headSha, mergeBaseOf, pullCommits, pullFiles, pullOf, pullView } from "../views/pull.ts";
import { apiUrl, escapePath, rootUrl } from "../views/repository.ts";
import { headOf, pageHeaders } from "./commits.ts";
import { editIssue, newIssue } from "./issues.ts";
import { chosenLabels } from "./labels.ts";
import { notify } from "./notifications.ts";
import { requestReviews } from "./reviews.ts";

/** The pull request a path names; an issue of that number is not one. */
export function pullIssue(call: DemoCall, repository: Repository): Issue {
  const issue = issueOf(call, repository);
  return issue.pull === null ? notFound() : issue;
}

/** The latest pull request from one branch to another. */
function pullBetween(to: Repository, base: string, from: Repository, head: string): Issue | undefined {
  return to.issues.findLast(
    ({ pull }) => pull?.base === base && pull.head.branch === head && pull.head.repository === from,
  );
}

async function open(call: DemoCall, repository: Repository): Promise<Answer> {
  const { body, store } = call;
  const base = textOf(body, "base");
  const [headRepository, head] = headOf(call, repository, textOf(body, "head"));
  const missing = (name: string) => notFound(`ref "${name}" does not exist`);
  const target = repository.branches.get(base) ?? missing(base);
  const sha = headRepository.branches.get(head) ?? missing(head);
  const same = pullBetween(repository, base, headRepository, head);
  if (same?.state === "open") {
    const repositories = `head_repo_id: ${headRepository.id}, base_repo_id: ${repository.id}`;
    const names = `head_branch: ${head}, base_branch: ${base}`;
    const ids = `id: ${same.pull?.id}, issue_id: ${same.id}, ${repositories}, ${names}`;
    refuse(409, `pull request already exists for these targets [${ids}]`);
  }
  const issue = newIssue(call, repository);
  issue.pull = {
    ...{ id: store.next("pull"), head: { repository: headRepository, branch: head }, base, headSha: sha },
    ...{ mergeBase: (await store.objects.mergeBase(target, sha)) ?? target, merged: null, requested: [], reviews: [] },
    allowMaintainerEdit: flagOf(body, "allow_maintainer_edit", true),
  };
  requestReviews(call, issue, textsOf(body, "reviewers"));
  notify(call, issue);
  return json(await pullView(call, issue), 201);
}

function chosen(call: DemoCall, repository: Repository): Issue[] {
  const { query } = call;
  const labels = query.getAll("labels");
  if (labels.some((label) => !/^\d+$/.test(label))) refuse(500, "");
  const state = query.get("state") || "open";
  const sort = query.get("sort") ?? "";
  const rows = repository.issues.filter(
    (issue) =>
      issue.pull !== null &&
      (state === "all" || issue.state === state) &&
      (query.get("poster") === null || issue.poster.login === query.get("poster")) &&
      (query.get("base_branch") === null || issue.pull.base === query.get("base_branch")) &&
      labels.every((id) => issue.labels.some((label) => label.id === Number(id))),
  );
  return sort === "oldest" ? rows : rows.reverse();
}

async function byBaseAndHead(call: DemoCall, repository: Repository): Promise<Answer> {
  const { base = "", head = "" } = call.parameters;
  const [headRepository, branch] = headOf(call, repository, head);
  return json(await pullView(call, pullBetween(repository, base, headRepository, branch) ?? notFound()));
}

async function files(call: DemoCall, repository: Repository): Promise<Answer> {
  const issue = pullIssue(call, repository);
  const sha = headSha(pullOf(issue));
  const view = ({ path, status, previous, additions, deletions }: ChangedFile): Json => ({
    ...{ filename: path, ...(previous === null ? {} : { previous_filename: previous }) },
    ...{ status: { added: "added", modified: "changed", removed: "deleted", renamed: "renamed" }[status] },
    ...{ additions, deletions, changes: additions + deletions },
    html_url: rootUrl(call, repository, `/src/commit/${sha}/${escapePath(path)}`),
    contents_url: apiUrl(call, repository, `/contents/${escapePath(path)}?ref=${sha}`),
    raw_url: rootUrl(call, repository, `/raw/commit/${sha}/${escapePath(path)}`),
  });
  return list(call, await pullFiles(call.store, issue), view, { link: true, headers: pageHeaders });
}

export const pullHandlers: Handlers = onRepository({
  repoCreatePullRequest: open,
  repoListPullRequests: (call, repository) =>
    list(call, chosen(call, repository), (issue) => pullView(call, issue, true), { link: true }),
  repoGetPullRequest: async (call, repository) => json(await pullView(call, pullIssue(call, repository))),
  repoGetPullRequestByBaseHead: byBaseAndHead,
  async repoEditPullRequest(call, repository) {
    const issue = pullIssue(call, repository);
    const base = textOf(call.body, "base");
    if (base !== "" && !repository.branches.has(base)) notFound(`new base '${base}' not exist`);
    editIssue(call, issue);
    if (base !== "") pullOf(issue).base = base;
    if (Array.isArray(call.body.labels)) issue.labels = chosenLabels(repository, call.body.labels);
    return json(await pullView(call, issue), 201);
  },
  async repoDownloadPullDiffOrPatch(call, repository) {
    const issue = pullIssue(call, repository);
    const { objects } = call.store;
    if (call.parameters.diffType === "patch") {
      return text(await patchesText(objects, await pullCommits(call.store, issue)));
    }
    return text(await diffText(objects, await mergeBaseOf(call.store, issue), headSha(pullOf(issue))));
  },
  async repoGetPullRequestCommits(call, repository) {
    const commits = await pullCommits(call.store, pullIssue(call, repository));
    return list(call, commits, (commit) => commitView(call, repository, commit), { link: true, headers: pageHeaders });
  },
  repoGetPullRequestFiles: files,
});
