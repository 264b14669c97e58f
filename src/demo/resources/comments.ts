/** Comments, and the timeline that they share with the labels. */
import type { JsonObject } from "../../../generated/contract.ts";
import { levelIn } from "../access.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, idOf, issueOf, onIssue, onRepository, textOf } from "../call.ts";
import { list, pageOf } from "../paging.ts";
import type { Comment, Issue, Repository } from "../store.ts";
import { comments, commentView, eventView } from "../views/issue.ts";
import { notify } from "./notifications.ts";

/** Adds a comment, or the event of a label, and lets the issue be new. */
export function record(call: DemoCall, issue: Issue, body: string, label: JsonObject | null = null): Comment {
  const now = call.store.now();
  const comment = { id: call.store.next("comment"), user: doer(call), body, created: now, updated: now, label };
  issue.timeline.push(comment);
  issue.updated = now;
  return comment;
}

function commentOf(call: DemoCall, repository: Repository): { issue: Issue; comment: Comment } {
  for (const issue of repository.issues) {
    const comment = comments(issue).find((each) => each.id === idOf(call));
    if (comment !== undefined) return { issue, comment };
  }
  return notFound(`comment does not exist [id: ${idOf(call)}, issue_id: 0]`);
}

/** The comment a path names, for its author and for those who may write. */
function ownComment(call: DemoCall, repository: Repository): { issue: Issue; comment: Comment } {
  const found = commentOf(call, repository);
  if (found.comment.user === call.user || levelIn(call, repository) !== "read") return found;
  return refuse(403, "user should have a permission to edit the comment");
}

/** Gitea answers 500 for the comments of an issue that is not there (recording 04-100). */
function existingIssue(call: DemoCall, repository: Repository): Issue {
  const number = idOf(call, "index");
  return repository.issues.some((issue) => issue.number === number) ? issueOf(call, repository) : refuse(500, "");
}

export const commentHandlers: Handlers = {
  ...onIssue({
    issueCreateComment(call, issue) {
      const comment = record(call, issue, textOf(call.body, "body"));
      notify(call, issue);
      return json(commentView(call, issue, comment), 201);
    },
  }),
  ...onRepository({
    issueGetComments(call, repository) {
      const issue = existingIssue(call, repository);
      return list(call, comments(issue), (comment) => commentView(call, issue, comment), { paged: false });
    },
    issueGetCommentsAndTimeline(call, repository) {
      const issue = existingIssue(call, repository);
      const { page, limit } = pageOf(call);
      // The total counts the rows of this page alone (facts section 2).
      const rows = issue.timeline.slice((page - 1) * limit, page * limit);
      return list(call, rows, (event) => eventView(call, issue, event), { paged: false });
    },
    issueGetRepoComments(call, repository) {
      const rows = repository.issues.flatMap((issue) => comments(issue).map((comment) => ({ issue, comment })));
      return list(call, rows, ({ issue, comment }) => commentView(call, issue, comment), { link: true });
    },
    issueGetComment(call, repository) {
      const { issue, comment } = commentOf(call, repository);
      return json(commentView(call, issue, comment));
    },
    issueEditComment(call, repository) {
      const { issue, comment } = ownComment(call, repository);
      Object.assign(comment, { body: textOf(call.body, "body"), updated: call.store.now() });
      return json(commentView(call, issue, comment));
    },
    issueDeleteComment(call, repository) {
      const { issue, comment } = ownComment(call, repository);
      issue.timeline.splice(issue.timeline.indexOf(comment), 1);
      return empty();
    },
  }),
};
