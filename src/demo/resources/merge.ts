/** Merging a pull request, in the styles Gitea knows. */
import { type Answer, empty, json, notFound, refuse } from "../answer.ts";
import { goSpelling } from "../binding.ts";
import { type DemoCall, doer, flagOf, type Handlers, onRepository } from "../call.ts";
import { identityOf, moveBranch } from "../git/commit.ts";
import { matchingProtection } from "../protection.ts";
import type { Issue, Repository } from "../store.ts";
import { isDraft } from "../views/issue.ts";
import { baseSha, commitsBetween, headSha, mergeBaseOf, pullOf } from "../views/pull.ts";
import { combinedState, latestStatuses } from "./commits.ts";
import { pullIssue } from "./pulls.ts";

const CONFLICT =
  "CONFLICT (content): Merge conflict\nAutomatic merge failed; fix conflicts and then commit the result.\n";

interface MergeRequest {
  repository: Repository;
  branch: string;
  ours: string;
  theirs: string;
  style: string;
  message: string;
}

/** Moves the branch to the merged commit and gives that commit; null where the sides conflict. */
async function mergeInto(call: DemoCall, request: MergeRequest): Promise<string | null> {
  const { objects } = call.store;
  const { repository, branch, ours, theirs, style, message } = request;
  const tree = await objects.merge(ours, theirs);
  const base = (await objects.mergeBase(ours, theirs)) ?? ours;
  if (tree === null || (style === "fast-forward-only" && base !== ours)) return null;
  const person = identityOf(call);
  const one = (parents: string[]) =>
    objects.commit({ tree, parents, message: `${message.trimEnd()}\n`, author: person, committer: person });
  const rebases = style === "rebase" || style === "rebase-merge";
  const top = rebases && base !== ours ? await replay(call, ours, theirs, base) : theirs;
  if (top === null) return null;
  let sha = top;
  if (style === "squash") sha = await one([ours]);
  else if (style !== "rebase" && style !== "fast-forward-only") sha = await one([ours, top]);
  await moveBranch(call, repository, branch, sha);
  return sha;
}

/** Puts the commits between `base` and `head` on top of `onto`, one by one; null where one of them conflicts. */
async function replay(call: DemoCall, onto: string, head: string, base: string): Promise<string | null> {
  const { objects } = call.store;
  let top = onto;
  for (const commit of (await commitsBetween(objects, base, head)).reverse()) {
    const tree = await objects.merge(onto, commit.oid);
    if (tree === null) return null;
    const { message, author } = commit;
    top = await objects.commit({ tree, parents: [top], message, author, committer: identityOf(call) });
  }
  return top;
}

/** 405 in Gitea's words where the state of things forbids the merge. */
function checkMergeable(call: DemoCall, issue: Issue): void {
  const pull = pullOf(issue);
  if (pull.merged !== null) refuse(405, "The PR is already merged");
  if (issue.state === "closed") notFound();
  if (isDraft(issue.title)) refuse(405, "Work in progress PRs cannot be merged");
  const rule = matchingProtection(issue.repository, pull.base);
  if (rule === null || flagOf(call.body, "force_merge")) return;
  const approvals = pull.reviews.filter((review) => review.state === "APPROVED").length;
  if (approvals < Number(rule.required_approvals ?? 0)) refuse(405, "Does not have enough approvals");
  const rejected = pull.reviews.some((review) => review.state === "REQUEST_CHANGES");
  if (rule.block_on_rejected_reviews === true && rejected) refuse(405, "There are requested changes");
  if (rule.enable_status_check === true && !checksPassed(issue, rule.status_check_contexts)) {
    refuse(405, "Not all required status checks successful");
  }
}

function checksPassed(issue: Issue, contexts: unknown): boolean {
  const required = Array.isArray(contexts) ? contexts.map(String) : [];
  const latest = latestStatuses(issue.repository, headSha(pullOf(issue)));
  const counted = latest.filter((status) => required.length === 0 || required.includes(String(status.row.context)));
  return counted.length >= required.length && counted.length > 0 && combinedState(counted) === "success";
}

async function merge(call: DemoCall, repository: Repository): Promise<Answer> {
  const { store, body } = call;
  const issue = pullIssue(call, repository);
  const pull = pullOf(issue);
  const given = (name: string) => String(goSpelling(body, name) ?? "");
  // Kept by nobody: here no check ever comes to its end.
  if (flagOf(body, "merge_when_checks_succeed")) return empty(201);
  checkMergeable(call, issue);
  const expected = given("head_commit_id");
  if (expected !== "" && expected !== headSha(pull)) refuse(409, "head out of date");
  const style = given("do");
  const title = given("merge_title_field") || defaultTitle(issue, style);
  const message = [title, given("merge_message_field")].filter(Boolean).join("\n\n");
  pull.mergeBase = await mergeBaseOf(store, issue);
  pull.headSha = headSha(pull);
  const request = { repository, branch: pull.base, ours: baseSha(issue), theirs: pull.headSha, style, message };
  const sha = style === "manually-merged" ? given("merge_commit_id") : await mergeInto(call, request);
  if (sha === null) return json({ Style: style, StdOut: CONFLICT, StdErr: "", Err: {} }, 409);
  close(call, issue, sha);
  if (flagOf(body, "delete_branch_after_merge")) pull.head.repository.branches.delete(pull.head.branch);
  return empty(200);
}

function defaultTitle(issue: Issue, style: string): string {
  const { head, base } = pullOf(issue);
  if (style === "squash") return `${issue.title} (#${issue.number})`;
  return `Merge pull request '${issue.title}' (#${issue.number}) from ${head.branch} into ${base}`;
}

/** Closes the pull request and the issues its text says it closes. */
function close(call: DemoCall, issue: Issue, sha: string): void {
  const now = call.store.now();
  pullOf(issue).merged = { sha, by: doer(call), at: now };
  const named = [...issue.body.matchAll(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)\s+#(\d+)/gi)];
  const numbers = new Set(named.map(([, number]) => Number(number)));
  const closed = issue.repository.issues.filter((each) => each.pull === null && numbers.has(each.number));
  for (const each of [issue, ...closed]) {
    Object.assign(each, { state: "closed", closed: now, updated: now });
  }
}

export const mergeHandlers: Handlers = onRepository({
  repoPullRequestIsMerged: (call, repository) =>
    pullOf(pullIssue(call, repository)).merged === null ? notFound() : empty(),
  repoMergePullRequest: merge,
});
