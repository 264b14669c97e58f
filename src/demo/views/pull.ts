/** Pull requests and reviews as the API shows them; and the facts about them that git has to tell. */
import type { JsonObject } from "../../../generated/contract.ts";
import type { DemoCall } from "../call.ts";
import { changedFiles, hunkUpTo } from "../git/diff.ts";
import type { Commit } from "../git/objects.ts";
import type { Account, Issue, Pull, Repository, Review, ReviewComment, Store } from "../store.ts";
import { strangerView, userView } from "./account.ts";
import { comments, isDraft, issueUrl, labelsView, milestoneView } from "./issue.ts";
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

export async function isMergeable(store: Store, issue: Issue): Promise<boolean> {
  const pull = pullOf(issue);
  return pull.merged !== null || (await store.objects.merge(baseSha(issue), headSha(pull))) !== null;
}

/** The commits a pull request brings, newest first. */
export async function pullCommits(store: Store, issue: Issue): Promise<Commit[]> {
  const base = await mergeBaseOf(store, issue);
  const known = new Set((await store.objects.history(base)).map((commit) => commit.oid));
  const commits = await store.objects.history(headSha(pullOf(issue)));
  return commits.filter((commit) => !known.has(commit.oid));
}

export async function pullFiles(store: Store, issue: Issue) {
  return await changedFiles(store.objects, await mergeBaseOf(store, issue), headSha(pullOf(issue)));
}

/** In a list, counts of lines are left out and empty lists are null. */
export async function pullView(call: DemoCall, issue: Issue, listed = false): Promise<JsonObject> {
  const pull = pullOf(issue);
  const { merged, head } = pull;
  const url = issueUrl(call, issue);
  const page = rootUrl(call, issue.repository, `/pulls/${issue.number}`);
  const users = (accounts: Account[], view: (call: DemoCall, account: Account) => JsonObject) =>
    accounts.length === 0 && listed ? null : accounts.map((account) => view(call, account));
  const files = listed ? [] : await pullFiles(call.store, issue);
  const reviewComments = pull.reviews.reduce((sum, review) => sum + review.comments.length, 0);
  const submitted = pull.reviews.filter((review) => review.state !== "REQUEST_REVIEW" && review.body !== "").length;
  const counts = {
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  };
  const side = (label: string, ref: string, sha: string, repository: Repository): JsonObject => ({
    ...{ label, ref, sha, repo_id: repository.id },
    repo: repositoryView(call, repository),
  });
  const gone = !head.repository.branches.has(head.branch);
  return {
    id: pull.id,
    url,
    number: issue.number,
    user: userView(call, issue.poster),
    title: issue.title,
    body: issue.body,
    labels: labelsView(call, issue),
    milestone: issue.milestone === null ? null : milestoneView(issue.repository, issue.milestone),
    assignee: issue.assignees[0] === undefined ? null : userView(call, issue.assignees[0]),
    assignees: users(issue.assignees, userView),
    requested_reviewers: users(requested(pull), strangerView),
    requested_reviewers_teams: listed ? null : [],
    state: issue.state,
    draft: isDraft(issue.title),
    is_locked: issue.locked,
    comments: comments(issue).length,
    ...(reviewComments + submitted > 0 ? { review_comments: reviewComments + submitted } : {}),
    ...(listed ? {} : counts),
    html_url: url,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    mergeable: await isMergeable(call.store, issue),
    merged: merged !== null,
    merged_at: merged?.at ?? null,
    merge_commit_sha: merged?.sha ?? null,
    merged_by: merged === null || listed ? null : strangerView(call, merged.by),
    allow_maintainer_edit: pull.allowMaintainerEdit,
    base: side(pull.base, pull.base, baseSha(issue), issue.repository),
    head: side(head.branch, gone ? `refs/pull/${issue.number}/head` : head.branch, headSha(pull), head.repository),
    merge_base: await mergeBaseOf(call.store, issue),
    due_date: issue.due,
    created_at: issue.created,
    updated_at: issue.updated,
    closed_at: issue.closed,
    pin_order: issue.pin,
    content_version: issue.version,
  };
}

/** Gitea counts whoever approved among those asked (recording 05-025). */
function requested(pull: Pull): Account[] {
  const approved = pull.reviews.filter((review) => review.state === "APPROVED").map((review) => review.user);
  return [...new Set([...pull.requested, ...approved])];
}

export function reviewView(call: DemoCall, issue: Issue, review: Review): JsonObject {
  const url = issueUrl(call, issue);
  const asked = review.state === "REQUEST_REVIEW";
  return {
    ...{ id: review.id, user: userView(call, review.user), team: null, state: review.state, body: review.body },
    ...{ commit_id: review.commit, stale: !asked && review.commit !== headSha(pullOf(issue)) },
    ...{ official: review.state !== "COMMENT", dismissed: review.dismissed, comments_count: review.comments.length },
    ...{ submitted_at: review.submitted, updated_at: review.submitted },
    ...{ html_url: asked ? "" : `${url}#issuecomment-${review.id}`, pull_request_url: url },
  };
}

export async function reviewCommentView(call: DemoCall, issue: Issue, comment: ReviewComment): Promise<JsonObject> {
  const url = issueUrl(call, issue);
  const file = (await pullFiles(call.store, issue)).find((each) => each.path === comment.path);
  return {
    ...{ id: comment.id, body: comment.body, user: userView(call, comment.user) },
    resolver: comment.resolver === null ? null : userView(call, comment.resolver),
    ...{ pull_request_review_id: comment.review.id, created_at: comment.created, updated_at: comment.created },
    ...{ path: comment.path, commit_id: comment.commit, original_commit_id: "" },
    diff_hunk: file === undefined ? "" : hunkUpTo(file, comment.position),
    ...{ position: comment.position, original_position: 0 },
    ...{ html_url: `${url}#issuecomment-${comment.id}`, pull_request_url: url },
  };
}
