/** Issues: filing, finding, editing. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { maySee } from "../access.ts";
import { type Answer, empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, numbersOf, onIssue, onRepository, textOf, textsOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Issue, Repository } from "../store.ts";
import { issueView } from "../views/issue.ts";
import { pullView } from "../views/pull.ts";
import { addLabels, chosenLabels, labelsFor, milestoneOf } from "./labels.ts";
import { endOfDay, notify, record } from "./timeline.ts";
import { userNamed } from "./users.ts";

const LINKED = { link: true };

export function newIssue(call: DemoCall, repository: Repository, title: string): Issue {
  const { store, body } = call;
  const now = store.now();
  const names = [...textsOf(body, "assignees"), textOf(body, "assignee")].filter(Boolean);
  const assignees = names.map((name) => assigneeNamed(call, name));
  const issue: Issue = {
    ...{ id: store.next("issue"), number: store.next(`number in ${repository.id}`), repository },
    ...{ poster: doer(call), title, body: textOf(body, "body"), ref: textOf(body, "ref"), state: "open" },
    ...{ locked: false, labels: [], milestone: null, assignees: [], created: now, updated: now, closed: null },
    ...{ due: textOf(body, "due_date") || null, pin: 0, version: 0, timeline: [], reactions: [], assets: [] },
    ...{ subscribers: new Map<number, boolean>(), dependencies: [], stopwatches: new Map(), times: [], pull: null },
  };
  const milestone = typeof body.milestone === "number" && body.milestone > 0 ? body.milestone : null;
  if (milestone !== null) setMilestone(call, issue, milestoneOf(repository, String(milestone)));
  addLabels(call, issue, chosenLabels(repository, numbersOf(body, "labels")), false);
  for (const user of assignees) assign(call, issue, user);
  repository.issues.push(issue);
  return issue;
}

function assigneeNamed(call: DemoCall, name: string): Account {
  const missing = `Assignee does not exist: [name: user does not exist [uid: 0, name: ${name}]]`;
  return call.store.account(name) ?? refuse(422, missing);
}

function assign(call: DemoCall, issue: Issue, user: Account): void {
  if (issue.assignees.includes(user)) return;
  issue.assignees.push(user);
  record(call, issue, "assignees", { event: { assignee_id: user.id } });
}

function unassign(call: DemoCall, issue: Issue, user: Account): void {
  if (!issue.assignees.includes(user)) return;
  issue.assignees = issue.assignees.filter((each) => each !== user);
  record(call, issue, "assignees", { event: { assignee_id: user.id, removed_assignee: true } });
}

function setMilestone(call: DemoCall, issue: Issue, milestone: JsonObject | null): void {
  if (issue.milestone === milestone) return;
  issue.milestone = milestone;
  record(call, issue, "milestone", { event: milestone === null ? {} : { milestone } });
}

export function setState(call: DemoCall, issue: Issue, state: string): void {
  if (state === "" || state === issue.state) return;
  if (state !== "open" && state !== "closed") refuse(412, `unknown state: ${state}`);
  if (issue.pull?.merged) refuse(412, "cannot change state of this pull request, it was already merged");
  const blocked = issue.dependencies.some((each) => each.state === "open" && each !== issue);
  if (state === "closed" && blocked) {
    refuse(412, "cannot close this issue or pull request because it still has open dependencies");
  }
  issue.state = state;
  issue.closed = state === "closed" ? call.store.now() : null;
  record(call, issue, state === "closed" ? "close" : "reopen");
}

/** What issues and pull requests have in common when they are edited; what is left out stays. */
export function editIssue(call: DemoCall, issue: Issue): void {
  const { body } = call;
  if (typeof body.content_version === "number" && body.content_version !== issue.version) {
    refuse(409, "the issue is already changed");
  }
  const title = textOf(body, "title");
  if (title !== "" && title !== issue.title) {
    record(call, issue, "change_title", { event: { old_title: issue.title, new_title: title } });
    issue.title = title;
  }
  if (typeof body.body === "string" && body.body !== issue.body) {
    issue.body = body.body;
    issue.version += 1;
  }
  if (typeof body.ref === "string") issue.ref = body.ref;
  if (Array.isArray(body.assignees)) {
    const wanted = textsOf(body, "assignees").map((name) => assigneeNamed(call, name));
    for (const user of issue.assignees) if (!wanted.includes(user)) unassign(call, issue, user);
    for (const user of wanted) assign(call, issue, user);
  }
  if (typeof body.milestone === "number") {
    setMilestone(call, issue, body.milestone === 0 ? null : milestoneOf(issue.repository, String(body.milestone)));
  }
  if (body.unset_due_date === true) issue.due = null;
  else if (typeof body.due_date === "string") issue.due = endOfDay(body.due_date);
  setState(call, issue, textOf(body, "state"));
  issue.updated = call.store.now();
}

function parseTime(call: DemoCall, name: string): number | null {
  const value = call.query.get(name);
  if (value === null || value === "") return null;
  if (!/^\d{4}-\d\d-\d\d/.test(value)) badTime(value, value, "2006");
  const rest = value.slice(19);
  if (!/^(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(rest)) badTime(value, rest, "Z07:00");
  return Date.parse(value);
}

function badTime(value: string, found: string, due: string): never {
  refuse(422, `parsing time "${value}" as "2006-01-02T15:04:05Z07:00": cannot parse "${found}" as "${due}"`);
}

function csv(call: DemoCall, name: string): string[] {
  return (call.query.get(name) ?? "").split(",").filter(Boolean);
}

/** The filters that listing and searching share. An unknown label drops the whole label filter (recording 04-078). */
function filtered(call: DemoCall, repositories: Repository[], state: string): Issue[] {
  const since = parseTime(call, "since");
  const before = parseTime(call, "before");
  const words = (call.query.get("q") ?? "").toLowerCase();
  const type = call.query.get("type") ?? "";
  const labels = csv(call, "labels");
  const milestones = csv(call, "milestones");
  const by = (name: string) => call.query.get(name) ?? "";
  const known = new Set(repositories.flatMap((repository) => labelsFor(repository).map((label) => label.name)));
  const asked = labels.every((label) => known.has(label)) ? labels : [];
  const found = repositories
    .flatMap((repository) => repository.issues)
    .filter((issue) => {
      const updated = Date.parse(issue.updated);
      return (
        (state === "all" || issue.state === state) &&
        (type === "" || (type === "pulls") === (issue.pull !== null)) &&
        (words === "" || `${issue.title}\n${issue.body}`.toLowerCase().includes(words)) &&
        asked.every((label) => issue.labels.some((each) => each.name === label)) &&
        (milestones.length === 0 || milestones.includes(String(issue.milestone?.title ?? issue.milestone?.id))) &&
        (since === null || updated >= since) &&
        (before === null || updated <= before) &&
        (by("created_by") === "" || issue.poster.login === by("created_by")) &&
        (by("assigned_by") === "" || issue.assignees.some((user) => user.login === by("assigned_by")))
      );
    });
  return found.sort((left, right) => right.id - left.id);
}

function search(call: DemoCall): Promise<Answer> {
  const { query, user } = call;
  const owner = query.get("owner") ?? "";
  const seen = call.store.repositories.filter(
    (each) => maySee(call, each) && (owner === "" || each.owner.login.toLowerCase() === owner.toLowerCase()),
  );
  const own = (issue: Issue) =>
    (query.get("created") !== "true" || issue.poster === user) &&
    (query.get("assigned") !== "true" || issue.assignees.some((each) => each === user)) &&
    (query.get("review_requested") !== "true" || issue.pull?.requested.some((each) => each === user) === true);
  const rows = filtered(call, seen, query.get("state") || "open").filter(own);
  return list(call, rows, (issue) => issueView(call, issue), LINKED);
}

const onIssues = onIssue({
  issueGetIssue: (call, issue) => json(issueView(call, issue)),
  issueEditIssue(call, issue) {
    editIssue(call, issue);
    return json(issueView(call, issue), 201);
  },
  issueDelete(_, issue, repository) {
    repository.issues.splice(repository.issues.indexOf(issue), 1);
    return empty();
  },
  issueEditIssueDeadline(call, issue) {
    const due = call.body.due_date;
    issue.due = typeof due === "string" ? endOfDay(due) : "1970-01-01T00:00:00Z";
    return json({ due_date: issue.due }, 201);
  },
  issueAddAssignees(call, issue) {
    for (const name of textsOf(call.body, "assignees")) assign(call, issue, userNamed(call, name));
    return json(issueView(call, issue), 201);
  },
  issueRemoveAssignees(call, issue) {
    for (const name of textsOf(call.body, "assignees")) unassign(call, issue, userNamed(call, name));
    return json(issueView(call, issue));
  },
  issueCheckAssignee(call) {
    userNamed(call, call.parameters.assignee ?? "", 404);
    return empty();
  },
});

export const issueHandlers: Handlers = {
  issueSearchIssues: search,
  ...onIssues,
  ...onRepository({
    issueListIssues(call, repository) {
      const rows = filtered(call, [repository], call.query.get("state") || "open");
      return list(call, rows, (issue): Json => issueView(call, issue), LINKED);
    },
    issueCreateIssue(call, repository) {
      const issue = newIssue(call, repository, textOf(call.body, "title"));
      if (call.body.closed === true) setState(call, issue, "closed");
      notify(call, issue);
      return json(issueView(call, issue), 201);
    },
    repoListPinnedIssues: (call, repository) => json(pinned(repository, false).map((issue) => issueView(call, issue))),
    async repoListPinnedPullRequests(call, repository) {
      const views: Json[] = [];
      for (const issue of pinned(repository, true)) views.push(await pullView(call, issue));
      return json(views);
    },
    repoNewPinAllowed: (_, repository) =>
      json({ issues: pinned(repository, false).length < 3, pull_requests: pinned(repository, true).length < 3 }),
    repoCheckAssignee(call, repository) {
      const user = userNamed(call, call.parameters.assignee ?? "", 404);
      return maySee({ ...call, user, token: null }, repository) ? empty() : notFound();
    },
  }),
};

function pinned(repository: Repository, pulls: boolean): Issue[] {
  const rows = repository.issues.filter((issue) => issue.pin > 0 && (issue.pull !== null) === pulls);
  return rows.sort((left, right) => left.pin - right.pin);
}
