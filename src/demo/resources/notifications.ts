/** Notifications: what is new for the caller, and putting it away. */
import type { JsonObject } from "../../../generated/contract.ts";
import { json } from "../answer.ts";
import { type DemoCall, doer, type Handlers } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Issue, Notification } from "../store.ts";
import { issueUrl } from "../views/issue.ts";
import { apiUrl, repositoryView } from "../views/repository.ts";

/** Tells everyone who is concerned, except the one who did it. */
export function notify(call: DemoCall, issue: Issue): void {
  const { store } = call;
  const texts = [issue.body, ...issue.timeline.map(({ body }) => body)].join("\n");
  const mentioned = [...texts.matchAll(/@([\w.-]+)/g)].map(([, login = ""]) => store.account(login));
  const writers = issue.timeline.map(({ user }) => user);
  const concerned = new Set([issue.repository.owner, issue.poster, ...issue.assignees, ...writers, ...mentioned]);
  for (const user of concerned) {
    if (user === undefined || user === call.user || user.kind !== "user") continue;
    const known = store.notifications.find((each) => each.user === user && each.issue === issue);
    if (known !== undefined) Object.assign(known, { unread: true, updated: store.now() });
    else store.notifications.push({ user, issue, unread: true, updated: store.now() });
  }
}

function notificationView(call: DemoCall, notification: Notification): JsonObject {
  const { issue, unread, updated } = notification;
  const { repository, pull, title } = issue;
  const id = call.store.notifications.indexOf(notification) + 1;
  const kind = pull === null ? "issues" : "pulls";
  const subject = { title, url: apiUrl(call, repository, `/${kind}/${issue.number}`), html_url: issueUrl(call, issue) };
  const state = { type: pull === null ? "Issue" : "Pull", state: pull?.merged ? "merged" : issue.state };
  return {
    ...{ id, unread, pinned: false, updated_at: updated, repository: repositoryView(call, repository) },
    subject: { ...subject, latest_comment_url: "", latest_comment_html_url: "", ...state },
    url: `${call.store.root}/api/v1/notifications/threads/${id}`,
  };
}

function own(call: DemoCall, user: Account): Notification[] {
  const all = call.query.get("all") === "true";
  return call.store.notifications.filter((each) => each.user === user && (all || each.unread));
}

export const notificationHandlers: Handlers = {
  notifyGetList: (call) => list(call, own(call, doer(call)), (each) => notificationView(call, each), { link: true }),
  /** 205, with the rows in the body. */
  notifyReadList(call) {
    const rows = own(call, doer(call));
    for (const notification of rows) notification.unread = false;
    const views = rows.map((notification) => notificationView(call, notification));
    return json(views, 205);
  },
};
