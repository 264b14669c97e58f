/** The timeline of an issue: comments and the events between them, on one row of ids. */
import type { JsonObject } from "../../../generated/contract.ts";
import { type DemoCall, doer } from "../call.ts";
import type { Account, Comment, Issue } from "../store.ts";

/** Adds an event, or a comment where `type` is "comment", and lets the issue be new. */
export function record(
  call: DemoCall,
  issue: Issue,
  type: string,
  { body = "", event = {} }: { body?: string; event?: JsonObject } = {},
): Comment {
  const now = call.store.now();
  const comment: Comment = {
    ...{ id: call.store.next("comment"), type, user: doer(call), body, created: now, updated: now },
    ...{ assets: [], reactions: [], event },
  };
  issue.timeline.push(comment);
  issue.updated = now;
  return comment;
}

/** Tells everyone who is concerned, except the one who did it. */
export function notify(call: DemoCall, issue: Issue): void {
  const { store } = call;
  const concerned = new Set<Account>([issue.poster, ...issue.assignees]);
  for (const { user, body } of issue.timeline) {
    concerned.add(user);
    for (const [, login = ""] of body.matchAll(/@([\w.-]+)/g)) {
      const mentioned = store.account(login);
      if (mentioned !== undefined) concerned.add(mentioned);
    }
  }
  for (const account of store.accounts) if (issue.repository.watchers.has(account.id)) concerned.add(account);
  for (const user of concerned) {
    if (user === call.user || user.kind !== "user" || issue.subscribers.get(user.id) === false) continue;
    const known = store.notifications.find((each) => each.user === user && each.issue === issue);
    if (known !== undefined) Object.assign(known, { unread: true, updated: store.now() });
    else {
      const id = store.next("notification");
      store.notifications.push({ id, user, issue, unread: true, pinned: false, updated: store.now() });
    }
  }
}

/** The end of the given day, in the zone the caller wrote it in; null clears to the zero of time (recording 09-105). */
export function endOfDay(date: string): string {
  const [, day = "", zone = "Z"] = /^(\d{4}-\d\d-\d\d)T.*?(Z|[+-]\d\d:\d\d)$/.exec(date) ?? [];
  const end = new Date(`${day}T23:59:59${zone}`);
  return Number.isNaN(end.getTime()) ? date : `${end.toISOString().slice(0, 19)}Z`;
}
