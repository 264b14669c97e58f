/** Issues, comments, labels and what hangs on them, as the API shows them. */
import type { JsonObject } from "../../../generated/contract.ts";
import type { DemoCall } from "../call.ts";
import { sample } from "../generated.ts";
import type { Account, Attachment, Comment, Issue, Repository } from "../store.ts";
import { userView } from "./account.ts";
import { apiUrl, fullName, hostUrl } from "./repository.ts";

export function isDraft(title: string): boolean {
  return /^(wip:|\[wip\])/i.test(title);
}

/** The label's address is below its owner, a repository or an organisation. */
export function labelView(call: DemoCall, label: JsonObject, owner: Repository | Account): JsonObject {
  const base = "owner" in owner ? apiUrl(call, owner) : `${call.store.root}/api/v1/orgs/${owner.login}`;
  return { ...label, url: `${base}/labels/${label.id}` };
}

function labelOfIssue(call: DemoCall, label: JsonObject, repository: Repository): JsonObject {
  return labelView(call, label, repository.owner.labels.includes(label) ? repository.owner : repository);
}

export function labelsView(call: DemoCall, issue: Issue): JsonObject[] {
  const labels = [...issue.labels].sort((left, right) => String(left.name).localeCompare(String(right.name)));
  return labels.map((label) => labelOfIssue(call, label, issue.repository));
}

export function milestoneView(repository: Repository, milestone: JsonObject): JsonObject {
  const own = repository.issues.filter((issue) => issue.milestone === milestone);
  const count = (state: string) => own.filter((issue) => issue.state === state).length;
  return { ...milestone, open_issues: count("open"), closed_issues: count("closed") };
}

export function attachmentView(call: DemoCall, { id, name, content, created, uuid }: Attachment): JsonObject {
  return {
    ...{ id, name, size: content.length, download_count: 0, created_at: created, uuid },
    browser_download_url: `${call.store.root}/attachments/${uuid}`,
  };
}

export function comments(issue: Issue): Comment[] {
  return issue.timeline.filter((event) => event.label === null);
}

export function issueUrl(call: DemoCall, { repository, pull, number }: Issue): string {
  return hostUrl(call, repository, `/${pull === null ? "issues" : "pulls"}/${number}`);
}

/** What issues and pull requests have in common. */
export function sharedView(call: DemoCall, issue: Issue): JsonObject {
  const { number, title, body, state, milestone, assignees } = issue;
  return {
    ...{ number, title, body, state },
    user: userView(call, issue.poster),
    labels: labelsView(call, issue),
    milestone: milestone === null ? null : milestoneView(issue.repository, milestone),
    assignee: assignees[0] === undefined ? null : userView(call, assignees[0]),
    assignees: assignees.length === 0 ? null : assignees.map((user) => userView(call, user)),
    comments: comments(issue).length,
    ...{ created_at: issue.created, updated_at: issue.updated, closed_at: issue.closed, due_date: issue.due },
    ...{ html_url: issueUrl(call, issue), content_version: issue.version, pin_order: 0 },
  };
}

export function issueView(call: DemoCall, issue: Issue): JsonObject {
  const { id, repository, pull } = issue;
  const { name, owner } = repository;
  const merged = pull?.merged ?? null;
  const mark = { merged: merged !== null, merged_at: merged?.at ?? null, draft: isDraft(issue.title) };
  return {
    ...sample("issueGetIssue"),
    ...sharedView(call, issue),
    ...{ id, url: apiUrl(call, repository, `/issues/${issue.number}`), ref: issue.ref },
    assets: issue.assets.map((asset) => attachmentView(call, asset)),
    pull_request: pull === null ? null : { ...mark, html_url: issueUrl(call, issue) },
    repository: { id: repository.id, name, owner: owner.login, full_name: fullName(repository) },
  };
}

function commentLinks(call: DemoCall, issue: Issue, { id, user, created, updated }: Comment): JsonObject {
  const url = issueUrl(call, issue);
  return {
    ...{ id, html_url: `${url}#issuecomment-${id}`, user: userView(call, user) },
    ...{ pull_request_url: issue.pull === null ? "" : url, issue_url: issue.pull === null ? url : "" },
    ...{ created_at: created, updated_at: updated },
  };
}

export function commentView(call: DemoCall, issue: Issue, comment: Comment): JsonObject {
  const { body } = comment;
  return { ...commentLinks(call, issue, comment), original_author: "", original_author_id: 0, body, assets: [] };
}

/** An event of the timeline; all of them carry all fields. */
export function eventView(call: DemoCall, issue: Issue, comment: Comment): JsonObject {
  const { body, label } = comment;
  return {
    ...sample("issueGetCommentsAndTimeline"),
    ...commentLinks(call, issue, comment),
    ...{ type: label === null ? "comment" : "label", body },
    label: label === null ? null : labelOfIssue(call, label, issue.repository),
  };
}
