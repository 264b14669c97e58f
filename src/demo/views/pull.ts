/** Pull requests and reviews as the API shows them; and the facts about them that git has to tell. */
import type { JsonObject } from "../../../generated/contract.ts";
import type { DemoCall } from "../call.ts";
import { sample } from "../generated.ts";
import { type ChangedFile, changedFiles, countLines, hunkUpTo } from "../git/diff.ts";
import type { Commit, Objects } from "../git/objects.ts";
import type { Issue, Pull, Repository, Review, ReviewComment, Store } from "../store.ts";
import { strangerView, userView } from "./account.ts";
import { isDraft, issueUrl, sharedView } from "./issue.ts";
import { repositoryView, rootUrl } from "./repository.ts";

export function pullOf(issue: Issue): Pull {
  if (issue.pull === null) throw new Error(`#${issue.number} is no pull request`);
  return issue.pull;
}

/** The commit of the head branch, or the last one known when the branch is gone or the pull request is merged. */
export function headSha(pull: Pull): string {
  if (pull.merged !== null) return pull.headSha;
  return pull.head.repository.branches.get(pull.head.branch) ?? pull.headSha;
}

export function baseSha(issue: Issue): string {
  const pull = pullOf(issue);
  return issue.repository.branches.get(pull.base) ?? pull.mergeBase;
}

/** Where the two sides parted: fixed once merged. */
export async function mergeBaseOf(store: Store, issue: Issue): Promise<string> {
  const pull = pullOf(issue);
  if (pull.merged !== null) return pull.mergeBase;
  return (await store.objects.mergeBase(baseSha(issue), headSha(pull))) ?? pull.mergeBase;
}

/** The commits that lead to `head` and not to `base`, newest first. */
export async function commitsBetween(objects: Objects, base: string, head: string): Promise<Commit[]> {
  const known = new Set((await objects.history(base)).map((commit) => commit.oid));
  return (await objects.history(head)).filter((commit) => !known.has(commit.oid));
}

export async function pullCommits(store: Store, issue: Issue): Promise<Commit[]> {
  return await commitsBetween(store.objects, await mergeBaseOf(store, issue), headSha(pullOf(issue)));
}

export async function pullFiles(store: Store, issue: Issue): Promise<ChangedFile[]> {
  return await changedFiles(store.objects, await mergeBaseOf(store, issue), headSha(pullOf(issue)));
}

/** In a list, counts of lines are left out and empty lists are null. */
export async function pullView(call: DemoCall, issue: Issue, listed = false): Promise<JsonObject> {
  const pull = pullOf(issue);
  const { merged, head } = pull;
  const { objects } = call.store;
  const shared = sharedView(call, issue);
  const page = rootUrl(call, issue.repository, `/pulls/${issue.number}`);
  const files = listed ? [] : await pullFiles(call.store, issue);
  const remarks = pull.reviews.flatMap(({ state, body, comments }) =>
    state !== "REQUEST_REVIEW" && body !== "" ? [body, ...comments] : comments,
  );
  const asked = requested(pull).map((user) => strangerView(call, user));
  const { additions, deletions, changed_files, review_comments, ...rest } = sample("repoGetPullRequest");
  const side = (label: string, ref: string, sha: string, repository: Repository): JsonObject => ({
    ...{ label, ref, sha, repo_id: repository.id, repo: repositoryView(call, repository) },
  });
  const gone = !head.repository.branches.has(head.branch);
  return {
    ...rest,
    ...shared,
    ...{ id: pull.id, url: issueUrl(call, issue), diff_url: `${page}.diff`, patch_url: `${page}.patch` },
    assignees: shared.assignees ?? (listed ? null : []),
    requested_reviewers: asked.length === 0 && listed ? null : asked,
    requested_reviewers_teams: listed ? null : [],
    draft: isDraft(issue.title),
    ...(remarks.length > 0 ? { review_comments: remarks.length } : {}),
    ...(listed ? {} : { ...countLines(files), changed_files: files.length }),
    mergeable: merged !== null || (await objects.merge(baseSha(issue), headSha(pull))) !== null,
    ...{ merged: merged !== null, merged_at: merged?.at ?? null, merge_commit_sha: merged?.sha ?? null },
    merged_by: merged === null || listed ? null : strangerView(call, merged.by),
    allow_maintainer_edit: pull.allowMaintainerEdit,
    base: side(pull.base, pull.base, baseSha(issue), issue.repository),
    head: side(head.branch, gone ? `refs/pull/${issue.number}/head` : head.branch, headSha(pull), head.repository),
    merge_base: await mergeBaseOf(call.store, issue),
  };
}

/** Gitea counts whoever approved among those asked (recording 05-025). */
function requested(pull: Pull) {
  const approved = pull.reviews.filter((review) => review.state === "APPROVED").map((review) => review.user);
  return new Set([...pull.requested, ...approved]).values().toArray();
}

export function reviewView(call: DemoCall, issue: Issue, review: Review): JsonObject {
  const { id, state, body, commit, submitted } = review;
  const url = issueUrl(call, issue);
  const asked = state === "REQUEST_REVIEW";
  return {
    ...{ id, user: userView(call, review.user), team: null, state, body, commit_id: commit, dismissed: false },
    ...{ stale: !asked && commit !== headSha(pullOf(issue)), official: state !== "COMMENT" },
    ...{ comments_count: review.comments.length, submitted_at: submitted, updated_at: submitted },
    ...{ html_url: asked ? "" : `${url}#issuecomment-${id}`, pull_request_url: url },
  };
}

export async function reviewCommentView(call: DemoCall, issue: Issue, comment: ReviewComment): Promise<JsonObject> {
  const { id, body, path, position, created, review } = comment;
  const url = issueUrl(call, issue);
  const file = (await pullFiles(call.store, issue)).find((each) => each.path === path);
  return {
    ...{ id, body, user: userView(call, comment.user), resolver: null, pull_request_review_id: review.id },
    ...{ created_at: created, updated_at: created, path, commit_id: review.commit, original_commit_id: "" },
    diff_hunk: file === undefined ? "" : hunkUpTo(file, position),
    ...{ position, original_position: 0, html_url: `${url}#issuecomment-${id}`, pull_request_url: url },
  };
}
