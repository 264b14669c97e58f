/** Issues, comments, labels and what hangs on them, as the API shows them. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import type { DemoCall } from "../call.ts";
import type { Account, Attachment, Comment, Issue, Reaction, Repository } from "../store.ts";
import { userView } from "./account.ts";
import { apiUrl, fullName, hostUrl } from "./repository.ts";

export function isDraft(title: string): boolean {
  return /^(wip:|\[wip\])/i.test(title);
}

/** The label's address below its owner, a repository or an organisation. */
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
  const { id, title, description, state, created_at, updated_at, closed_at, due_on } = milestone;
  const count = (wanted: string) =>
    repository.issues.filter((issue) => issue.milestone === milestone && issue.state === wanted).length;
  return {
    ...{ id, title, description, state },
    open_issues: count("open"),
    closed_issues: count("closed"),
    ...{ created_at, updated_at, closed_at, due_on },
  } as JsonObject;
}

export function attachmentView(call: DemoCall, { id, name, content, created, uuid }: Attachment): JsonObject {
  return {
    ...{ id, name, size: content.length, download_count: 0, created_at: created, uuid },
    browser_download_url: `${call.store.root}/attachments/${uuid}`,
  };
}

export function reactionView(call: DemoCall, { user, content, created }: Reaction): JsonObject {
  return { user: userView(call, user), content, created_at: created };
}

export function comments(issue: Issue): Comment[] {
  return issue.timeline.filter((event) => event.type === "comment");
}

export function issueUrl(call: DemoCall, { repository, pull, number }: Issue): string {
  return hostUrl(call, repository, `/${pull === null ? "issues" : "pulls"}/${number}`);
}

export function issueView(call: DemoCall, issue: Issue): JsonObject {
  const { repository, pull } = issue;
  return {
    id: issue.id,
    url: apiUrl(call, repository, `/issues/${issue.number}`),
    html_url: issueUrl(call, issue),
    number: issue.number,
    user: userView(call, issue.poster),
    original_author: "",
    original_author_id: 0,
    title: issue.title,
    body: issue.body,
    ref: issue.ref,
    assets: issue.assets.map((asset) => attachmentView(call, asset)),
    labels: labelsView(call, issue),
    milestone: issue.milestone === null ? null : milestoneView(repository, issue.milestone),
    projects: null,
    assignee: issue.assignees[0] === undefined ? null : userView(call, issue.assignees[0]),
    assignees: issue.assignees.length === 0 ? null : issue.assignees.map((user) => userView(call, user)),
    state: issue.state,
    is_locked: issue.locked,
    comments: comments(issue).length,
    created_at: issue.created,
    updated_at: issue.updated,
    closed_at: issue.closed,
    due_date: issue.due,
    time_estimate: 0,
    pull_request: pull === null ? null : pullMark(call, issue, pull),
    repository: {
      id: repository.id,
      name: repository.name,
      owner: repository.owner.login,
      full_name: fullName(repository),
    },
    pin_order: issue.pin,
    content_version: issue.version,
  };
}

function pullMark(call: DemoCall, issue: Issue, pull: NonNullable<Issue["pull"]>): JsonObject {
  return {
    merged: pull.merged !== null,
    merged_at: pull.merged?.at ?? null,
    draft: isDraft(issue.title),
    html_url: issueUrl(call, issue),
  };
}

function commentLinks(call: DemoCall, issue: Issue, comment: Comment): JsonObject {
  const url = issueUrl(call, issue);
  return {
    html_url: `${url}#issuecomment-${comment.id}`,
    pull_request_url: issue.pull === null ? "" : url,
    issue_url: issue.pull === null ? url : "",
    user: userView(call, comment.user),
  };
}

export function commentView(call: DemoCall, issue: Issue, comment: Comment): JsonObject {
  return {
    id: comment.id,
    ...commentLinks(call, issue, comment),
    original_author: "",
    original_author_id: 0,
    body: comment.body,
    assets: comment.assets.map((asset) => attachmentView(call, asset)),
    created_at: comment.created,
    updated_at: comment.updated,
  };
}

/** An event of the timeline; all of them carry all fields. */
export function eventView(call: DemoCall, issue: Issue, comment: Comment): JsonObject {
  const { id, type, body, created, updated, event } = comment;
  const label = event.label as JsonObject | undefined;
  const milestone = event.milestone as JsonObject | undefined;
  const assignee = call.store.accounts.find((account) => account.id === event.assignee_id);
  return {
    ...{ id, type, ...commentLinks(call, issue, comment), body, created_at: created, updated_at: updated },
    ...{ old_project_id: 0, project_id: 0, old_milestone: null },
    milestone: milestone === undefined ? null : milestoneView(issue.repository, milestone),
    tracked_time: null,
    ...{ old_title: event.old_title ?? "", new_title: event.new_title ?? "", old_ref: "", new_ref: "" },
    ...{ ref_issue: null, ref_comment: null, ref_action: "none", ref_commit_sha: "", review_id: event.review_id ?? 0 },
    label: label === undefined ? null : labelOfIssue(call, label, issue.repository),
    assignee: assignee === undefined ? null : userView(call, assignee),
    ...{ assignee_team: null, removed_assignee: event.removed_assignee ?? false },
    ...{ resolve_doer: null, dependent_issue: null },
  };
}

export function trackedTimeView(call: DemoCall, issue: Issue, time: Issue["times"][number]): Json {
  return {
    ...{ id: time.id, created: time.created, time: time.seconds, user_id: time.user.id, user_name: time.user.login },
    ...{ issue_id: issue.id, issue: issueView(call, issue) },
  };
}
