/** Issues: filing, finding, editing. */
import type { Json } from "../../../generated/contract.ts";
import { maySee } from "../access.ts";
import { empty, json, refuse } from "../answer.ts";
import {
  type DemoCall,
  doer,
  type Handlers,
  issueOf,
  onIssue,
  onRepository,
  repositoryOf,
  textOf,
  textsOf,
} from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Issue, Repository } from "../store.ts";
import { issueView } from "../views/issue.ts";
import { attachmentHandlers } from "./attachments.ts";
import { addLabels, chosenLabels } from "./labels.ts";
import { milestoneOf } from "./milestones.ts";
import { notify } from "./notifications.ts";

export function newIssue(call: DemoCall, repository: Repository): Issue {
  const { store, body } = call;
  const now = store.now();
  const names = [...textsOf(body, "assignees"), textOf(body, "assignee")].filter(Boolean);
  const assignees = names.map((name) => assigneeNamed(call, name));
  const milestone = typeof body.milestone === "number" && body.milestone > 0 ? String(body.milestone) : null;
  const issue: Issue = {
    ...{ id: store.next("issue"), number: store.next(`number in ${repository.id}`), repository, poster: doer(call) },
    ...{ title: textOf(body, "title"), body: textOf(body, "body"), ref: textOf(body, "ref"), state: "open" },
    ...{ labels: [], milestone: milestone === null ? null : milestoneOf(repository, milestone), assignees },
    ...{ created: now, updated: now, closed: null, due: textOf(body, "due_date") || null, version: 0 },
    ...{ timeline: [], assets: [], stopwatches: new Set(), pull: null },
  };
  addLabels(call, issue, chosenLabels(repository, body.labels ?? []));
  repository.issues.push(issue);
  return issue;
}

function assigneeNamed(call: DemoCall, name: string): Account {
  const missing = `Assignee does not exist: [name: user does not exist [uid: 0, name: ${name}]]`;
  return call.store.account(name) ?? refuse(422, missing);
}

function setState(call: DemoCall, issue: Issue, state: string): void {
  if (state === "" || state === issue.state) return;
  if (state !== "open" && state !== "closed") refuse(412, `unknown state: ${state}`);
  if (issue.pull?.merged) refuse(412, "cannot change state of this pull request, it was already merged");
  issue.state = state;
  issue.closed = state === "closed" ? call.store.now() : null;
}

/** What issues and pull requests have in common when they are edited; what is left out stays. */
export function editIssue(call: DemoCall, issue: Issue): void {
  const { body } = call;
  if (typeof body.content_version === "number" && body.content_version !== issue.version) {
    refuse(409, "the issue is already changed");
  }
  issue.title = textOf(body, "title") || issue.title;
  if (typeof body.body === "string" && body.body !== issue.body) {
    issue.body = body.body;
    issue.version += 1;
  }
  issue.ref = textOf(body, "ref", issue.ref);
  if (Array.isArray(body.assignees)) {
    issue.assignees = textsOf(body, "assignees").map((name) => assigneeNamed(call, name));
  }
  if (typeof body.milestone === "number") {
    issue.milestone = body.milestone === 0 ? null : milestoneOf(issue.repository, String(body.milestone));
  }
  if (body.unset_due_date === true) issue.due = null;
  else if (typeof body.due_date === "string") issue.due = endOfDay(body.due_date);
  setState(call, issue, textOf(body, "state"));
  issue.updated = call.store.now();
}

/** The end of the given day, in the zone the caller wrote it in. */
function endOfDay(date: string): string {
  const [, day = "", zone = "Z"] = /^(\d{4}-\d\d-\d\d)T.*?(Z|[+-]\d\d:\d\d)$/.exec(date) ?? [];
  const end = new Date(`${day}T23:59:59${zone}`);
  return Number.isNaN(end.getTime()) ? date : `${end.toISOString().slice(0, 19)}Z`;
}

/** Throws Refusal 422 in the words of Go's time package. */
function parseTime(call: DemoCall, name: string): number | null {
  const value = call.query.get(name) || null;
  if (value === null) return null;
  const rest = value.slice(19);
  const dated = /^\d{4}-\d\d-\d\d/.test(value);
  if (dated && /^(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(rest)) return Date.parse(value);
  const [found, due] = dated ? [rest, "Z07:00"] : [value, "2006"];
  return refuse(422, `parsing time "${value}" as "2006-01-02T15:04:05Z07:00": cannot parse "${found}" as "${due}"`);
}

/** The filters that listing and searching share. An unknown label drops the whole label filter (recording 04-078). */
function filtered(call: DemoCall, repositories: Repository[]): Issue[] {
  const given = (name: string) => call.query.get(name) ?? "";
  const several = (name: string) => given(name).split(",").filter(Boolean);
  const state = given("state") || "open";
  const words = given("q").toLowerCase();
  const milestones = several("milestones");
  const since = parseTime(call, "since") ?? Number.NEGATIVE_INFINITY;
  const before = parseTime(call, "before") ?? Number.POSITIVE_INFINITY;
  const known = new Set(
    repositories.flatMap(({ labels, owner }) => [...labels, ...owner.labels]).map(({ name }) => name),
  );
  const labels = several("labels").every((label) => known.has(label)) ? several("labels") : [];
  const matches = ({ title, body, pull, updated, poster, assignees, ...issue }: Issue) =>
    (state === "all" || issue.state === state) &&
    ["", pull === null ? "issues" : "pulls"].includes(given("type")) &&
    `${title}\n${body}`.toLowerCase().includes(words) &&
    labels.every((label) => issue.labels.some((each) => each.name === label)) &&
    (milestones.length === 0 || milestones.includes(String(issue.milestone?.title))) &&
    Date.parse(updated) >= since &&
    Date.parse(updated) <= before &&
    ["", poster.login].includes(given("created_by")) &&
    ["", ...assignees.map(({ login }) => login)].includes(given("assigned_by"));
  const found = repositories.flatMap((repository) => repository.issues).filter(matches);
  return found.sort((left, right) => right.id - left.id);
}

const show =
  (call: DemoCall) =>
  (issue: Issue): Json =>
    issueView(call, issue);

export const issueHandlers: Handlers = {
  issueSearchIssues(call) {
    const { query, user } = call;
    const owner = (query.get("owner") ?? "").toLowerCase();
    const seen = call.store.repositories.filter(
      (each) => maySee(call, each) && ["", each.owner.login.toLowerCase()].includes(owner),
    );
    const own = ({ poster, assignees, pull }: Issue) =>
      (query.get("created") !== "true" || poster === user) &&
      (query.get("assigned") !== "true" || assignees.some((each) => each === user)) &&
      (query.get("review_requested") !== "true" || pull?.requested.some((each) => each === user) === true);
    return list(call, filtered(call, seen).filter(own), show(call), { link: true });
  },
  ...onIssue({
    issueGetIssue: (call, issue) => json(issueView(call, issue)),
    issueEditIssue(call, issue) {
      editIssue(call, issue);
      return json(issueView(call, issue), 201);
    },
    issueDelete(_, issue, repository) {
      repository.issues.splice(repository.issues.indexOf(issue), 1);
      return empty();
    },
    issueStartStopWatch(call, issue) {
      const { id } = doer(call);
      if (issue.stopwatches.has(id)) refuse(409, "cannot start a stopwatch again if it already exists");
      issue.stopwatches.add(id);
      return empty(201);
    },
  }),
  ...onRepository({
    issueListIssues: (call, repository) => list(call, filtered(call, [repository]), show(call), { link: true }),
    issueCreateIssue(call, repository) {
      const issue = newIssue(call, repository);
      if (call.body.closed === true) setState(call, issue, "closed");
      notify(call, issue);
      return json(issueView(call, issue), 201);
    },
  }),
  ...attachmentHandlers(
    {
      ...{ list: "issueListIssueAttachments", get: "issueGetIssueAttachment", create: "issueCreateIssueAttachment" },
      ...{ edit: "issueEditIssueAttachment", remove: "issueDeleteIssueAttachment" },
    },
    { free: false, of: (call) => issueOf(call, repositoryOf(call)).assets },
  ),
};
