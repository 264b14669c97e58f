/** Notifications: what is new for the caller, and putting it away. */
import type { JsonObject } from "../../../generated/contract.ts";
import { type Answer, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, idOf, onRepository } from "../call.ts";
import { list } from "../paging.ts";
import type { Notification, Repository } from "../store.ts";
import { comments, issueUrl } from "../views/issue.ts";
import { apiUrl, repositoryView } from "../views/repository.ts";

function notificationView(call: DemoCall, notification: Notification): JsonObject {
  const { issue } = notification;
  const { repository, pull } = issue;
  const last = comments(issue).at(-1);
  const kind = pull === null ? "issues" : "pulls";
  return {
    id: notification.id,
    repository: repositoryView(call, repository),
    subject: {
      title: issue.title,
      url: apiUrl(call, repository, `/${kind}/${issue.number}`),
      latest_comment_url: last === undefined ? "" : apiUrl(call, repository, `/issues/comments/${last.id}`),
      html_url: issueUrl(call, issue),
      latest_comment_html_url: last === undefined ? "" : `${issueUrl(call, issue)}#issuecomment-${last.id}`,
      type: pull === null ? "Issue" : "Pull",
      state: pull?.merged ? "merged" : issue.state,
    },
    ...{ unread: notification.unread, pinned: notification.pinned, updated_at: notification.updated },
    url: `${call.store.root}/api/v1/notifications/threads/${notification.id}`,
  };
}

/** Unread and pinned ones unless `all` or `status-types` say otherwise; unknown statuses count as none given. */
function chosen(call: DemoCall, repository: Repository | null): Notification[] {
  const { query, store } = call;
  const statuses = query.getAll("status-types").filter((status) => ["unread", "read", "pinned"].includes(status));
  const wanted = statuses.length > 0 ? statuses : ["unread", "pinned"];
  const subjects = query.getAll("subject-type").map((type) => type.toLowerCase());
  return store.notifications.filter((each) => {
    const status = each.pinned ? "pinned" : each.unread ? "unread" : "read";
    return (
      each.user === call.user &&
      (repository === null || each.issue.repository === repository) &&
      (query.get("all") === "true" || wanted.includes(status)) &&
      (subjects.length === 0 || subjects.includes(each.issue.pull === null ? "issue" : "pull"))
    );
  });
}

function setStatus(call: DemoCall, notification: Notification): void {
  const status = call.query.get("to-status") || "read";
  notification.unread = status === "unread";
  notification.pinned = status === "pinned";
}

/** 205 with the rows in the body. */
function putAway(call: DemoCall, repository: Repository | null): Answer {
  const rows = chosen(call, repository);
  for (const notification of rows) setStatus(call, notification);
  return json(
    rows.map((notification) => notificationView(call, notification)),
    205,
  );
}

function threadOf(call: DemoCall): Notification {
  const id = idOf(call);
  const missing = `notification does not exist [id: ${id}]`;
  const found = call.store.notifications.find((each) => each.id === id) ?? notFound(missing);
  if (found.user !== call.user && !doer(call).admin) {
    refuse(403, `only user itself and admin are allowed to read/change this thread ${id}`);
  }
  return found;
}

const listed = (call: DemoCall, repository: Repository | null) =>
  list(call, chosen(call, repository), (each) => notificationView(call, each), { link: true });

export const notificationHandlers: Handlers = {
  notifyGetList: (call) => listed(call, null),
  notifyReadList: (call) => putAway(call, null),
  notifyNewAvailable(call) {
    const own = call.store.notifications.filter((each) => each.user === doer(call) && each.unread);
    return json({ new: own.length });
  },
  notifyGetThread: (call) => json(notificationView(call, threadOf(call))),
  notifyReadThread(call) {
    const notification = threadOf(call);
    setStatus(call, notification);
    return json(notificationView(call, notification), 205);
  },
  ...onRepository({
    notifyGetRepoList: (call, repository) => listed(call, repository),
    notifyReadRepoList: (call, repository) => putAway(call, repository),
  }),
};
