/** What else can be done to an issue: dependencies, pins, locks, stopwatches, times, subscriptions. */
import type { JsonObject } from "../../../generated/contract.ts";
import { type Answer, empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, idOf, onIssue, onRepository, textOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Issue } from "../store.ts";
import { userView } from "../views/account.ts";
import { issueView, trackedTimeView } from "../views/issue.ts";
import { apiUrl } from "../views/repository.ts";
import { record } from "./timeline.ts";

/** The issue the body names; it may stand in another repository. */
function otherIssue(call: DemoCall): Issue {
  const { body, store } = call;
  const repository = store.repository(textOf(body, "owner"), textOf(body, "repo")) ?? notFound();
  const number = Number(body.index);
  const missing = `issue does not exist [id: 0, repo_id: ${repository.id}, index: ${number}]`;
  return repository.issues.find((issue) => issue.number === number) ?? notFound(missing);
}

function link(call: DemoCall, blocked: Issue, blocker: Issue, shown: Issue): Answer {
  if (blocked.dependencies.includes(blocker)) refuse(500, "");
  blocked.dependencies.push(blocker);
  return json(issueView(call, shown), 201);
}

function unlink(call: DemoCall, blocked: Issue, blocker: Issue, shown: Issue): Answer {
  if (!blocked.dependencies.includes(blocker)) refuse(500, "");
  blocked.dependencies = blocked.dependencies.filter((each) => each !== blocker);
  return json(issueView(call, shown), 201);
}

function subscriber(call: DemoCall): Account {
  const name = call.parameters.user ?? "";
  const user = call.store.account(name) ?? notFound();
  if (user !== call.user && !doer(call).admin) {
    refuse(403, `${doer(call).login} is not permitted to change subscriptions for ${name}`);
  }
  return user;
}

function hears(issue: Issue, user: Account): boolean {
  const own = issue.poster === user || issue.timeline.some((event) => event.user === user);
  return issue.subscribers.get(user.id) ?? (own || issue.repository.watchers.has(user.id));
}

function allTimes(issues: Issue[]) {
  const rows = issues.flatMap((issue) => issue.times.map((time) => ({ issue, time })));
  return rows.sort((left, right) => left.time.id - right.time.id);
}

const showTime = (call: DemoCall) => (row: { issue: Issue; time: Issue["times"][number] }) =>
  trackedTimeView(call, row.issue, row.time);

const onIssues = onIssue({
  issueListIssueDependencies: (call, issue) =>
    list(
      call,
      [...issue.dependencies].sort((a, b) => a.id - b.id),
      (each) => issueView(call, each),
    ),
  issueCreateIssueDependencies: (call, issue) => link(call, issue, otherIssue(call), issue),
  issueRemoveIssueDependencies: (call, issue) => unlink(call, issue, otherIssue(call), issue),
  issueListBlocks(call, issue) {
    const issues = call.store.repositories.flatMap((repository) => repository.issues);
    const blocked = issues.filter((each) => each.dependencies.includes(issue));
    return list(call, blocked, (each) => issueView(call, each), { total: false });
  },
  issueCreateIssueBlocking: (call, issue) => link(call, otherIssue(call), issue, issue),
  issueRemoveIssueBlocking: (call, issue) => unlink(call, otherIssue(call), issue, issue),
  pinIssue(_, issue, repository) {
    if (issue.pin > 0) refuse(500, "");
    const same = repository.issues.filter((each) => (each.pull === null) === (issue.pull === null));
    issue.pin = Math.max(...same.map((each) => each.pin)) + 1;
    return empty();
  },
  unpinIssue(_, issue) {
    issue.pin = 0;
    return empty();
  },
  moveIssuePin(call, issue) {
    const position = idOf(call, "position");
    const other = issue.repository.issues.find((each) => each.pin === position && each !== issue);
    if (other !== undefined) [other.pin, issue.pin] = [issue.pin, position];
    return empty();
  },
  issueLockIssue(call, issue) {
    if (!issue.locked) record(call, issue, "lock", { body: textOf(call.body, "lock_reason") });
    issue.locked = true;
    return empty();
  },
  issueUnlockIssue(call, issue) {
    if (issue.locked) record(call, issue, "unlock");
    issue.locked = false;
    return empty();
  },
  issueStartStopWatch(call, issue) {
    const { id } = doer(call);
    if (issue.stopwatches.has(id)) refuse(409, "cannot start a stopwatch again if it already exists");
    issue.stopwatches.set(id, call.store.now());
    return empty(201);
  },
  issueStopStopWatch(call, issue) {
    const { id } = doer(call);
    const started = issue.stopwatches.get(id) ?? refuse(409, "cannot stop a non-existent stopwatch");
    issue.stopwatches.delete(id);
    const seconds = Math.round((Date.parse(call.store.now()) - Date.parse(started)) / 1000);
    issue.times.push({ id: call.store.next("time"), user: doer(call), seconds, created: call.store.now() });
    return empty(201);
  },
  issueDeleteStopWatch(call, issue) {
    issue.stopwatches.delete(doer(call).id);
    return empty();
  },
  issueTrackedTimes: (call, issue) => list(call, allTimes([issue]), showTime(call)),
  issueAddTime(call, issue) {
    const user = call.store.account(textOf(call.body, "user_name")) ?? doer(call);
    const created = textOf(call.body, "created") || call.store.now();
    const time = { id: call.store.next("time"), user, seconds: Number(call.body.time), created };
    issue.times.push(time);
    record(call, issue, "add_time_manual", { body: String(time.seconds) });
    return json(trackedTimeView(call, issue, time));
  },
  issueResetTime(call, issue) {
    const own = issue.times.filter((time) => time.user === call.user);
    if (own.length === 0) notFound("tracked_time does not exist");
    issue.times = issue.times.filter((time) => time.user !== call.user);
    return empty();
  },
  issueDeleteTime(call, issue) {
    const time = issue.times.find((each) => each.id === idOf(call)) ?? notFound("tracked time was already deleted");
    if (time.user !== call.user && !doer(call).admin) return empty(403);
    issue.times.splice(issue.times.indexOf(time), 1);
    return empty();
  },
  issueSubscriptions(call, issue) {
    const users = call.store.accounts.filter((account) => issue.subscribers.get(account.id) === true);
    return list(call, users, (user) => userView(call, user));
  },
  issueCheckSubscription(call, issue, repository) {
    const subscribed = hears(issue, doer(call));
    return json({
      ...{ subscribed, ignored: !subscribed, reason: null, created_at: issue.created },
      url: apiUrl(call, repository, `/issues/${issue.number}/subscriptions`),
      repository_url: apiUrl(call, repository),
    } satisfies JsonObject);
  },
  issueAddSubscription(call, issue) {
    const user = subscriber(call);
    const known = hears(issue, user);
    issue.subscribers.set(user.id, true);
    return empty(known ? 200 : 201);
  },
  issueDeleteSubscription(call, issue) {
    const user = subscriber(call);
    const known = hears(issue, user);
    issue.subscribers.set(user.id, false);
    return empty(known ? 201 : 200);
  },
});

export const trackingHandlers: Handlers = {
  ...onIssues,
  ...onRepository({
    repoTrackedTimes: (call, repository) => list(call, allTimes(repository.issues), showTime(call)),
    async userTrackedTimes(call, repository) {
      const rows = allTimes(repository.issues).filter(({ time }) => time.user.login === call.parameters.user);
      return json(rows.map(showTime(call)));
    },
  }),
  userCurrentTrackedTimes(call) {
    const issues = call.store.repositories.flatMap((repository) => repository.issues);
    const since = Date.parse(call.query.get("since") ?? "");
    const rows = allTimes(issues).filter(({ time }) => time.user === call.user && !(Date.parse(time.created) < since));
    return list(call, rows, showTime(call));
  },
  userGetStopWatches(call) {
    const issues = call.store.repositories.flatMap((repository) => repository.issues);
    const running = issues.filter((issue) => issue.stopwatches.has(doer(call).id));
    return list(call, running, (issue) => ({
      ...{ created: issue.stopwatches.get(doer(call).id) ?? "", seconds: 0, duration: "" },
      ...{ issue_index: issue.number, issue_title: issue.title },
      ...{ repo_owner_name: issue.repository.owner.login, repo_name: issue.repository.name },
    }));
  },
};
