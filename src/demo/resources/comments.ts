/** Comments, the timeline, and reactions to either. */
import { levelIn } from "../access.ts";
import { type Answer, empty, json, notFound, refuse } from "../answer.ts";
import {
  type DemoCall,
  doer,
  type Handlers,
  idOf,
  issueOf,
  onIssue,
  onRepository,
  repositoryOf,
  textOf,
} from "../call.ts";
import { list, pageOf } from "../paging.ts";
import type { Comment, Issue, Reaction, Repository } from "../store.ts";
import { comments, commentView, eventView, reactionView } from "../views/issue.ts";
import { attachmentHandlers } from "./attachments.ts";
import { REACTIONS } from "./settings.ts";
import { notify, record } from "./timeline.ts";

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
  const level = levelIn(call, repository);
  if (found.comment.user !== call.user && level === "read")
    refuse(403, "user should have a permission to edit the comment");
  return found;
}

function edit(call: DemoCall, repository: Repository): Answer {
  const { issue, comment } = ownComment(call, repository);
  comment.body = textOf(call.body, "body");
  comment.updated = call.store.now();
  return json(commentView(call, issue, comment));
}

function remove(call: DemoCall, repository: Repository): Answer {
  const { issue, comment } = ownComment(call, repository);
  issue.timeline.splice(issue.timeline.indexOf(comment), 1);
  return empty();
}

function react(call: DemoCall, reactions: Reaction[]): Answer {
  const content = textOf(call.body, "content");
  if (!REACTIONS.includes(content)) refuse(403, `'${content}' is not an allowed reaction`);
  const known = reactions.find((each) => each.user === call.user && each.content === content);
  if (known !== undefined) return json(reactionView(call, known));
  const reaction = { user: doer(call), content, created: call.store.now() };
  reactions.push(reaction);
  return json(reactionView(call, reaction), 201);
}

function unreact(call: DemoCall, reactions: Reaction[]): Answer {
  const content = textOf(call.body, "content");
  const at = reactions.findIndex((each) => each.user === call.user && each.content === content);
  if (at >= 0) reactions.splice(at, 1);
  return empty();
}

/** Gitea answers 500 for the comments of an issue that is not there (recording 04-100). */
function existingIssue(call: DemoCall, repository: Repository): Issue {
  const number = idOf(call, "index");
  return repository.issues.some((issue) => issue.number === number) ? issueOf(call, repository) : refuse(500, "");
}

const onIssues = onIssue({
  issueCreateComment(call, issue) {
    const comment = record(call, issue, "comment", { body: textOf(call.body, "body") });
    notify(call, issue);
    return json(commentView(call, issue, comment), 201);
  },
  issueGetIssueReactions: (call, { reactions }) =>
    reactions.length === 0
      ? json(null, 200, { "x-total-count": "0" })
      : list(call, reactions, (reaction) => reactionView(call, reaction)),
  issuePostIssueReaction: (call, { reactions }) => react(call, reactions),
  issueDeleteIssueReaction: (call, { reactions }) => unreact(call, reactions),
});

export const commentHandlers: Handlers = {
  ...onIssues,
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
    issueEditComment: edit,
    issueEditCommentDeprecated: edit,
    issueDeleteComment: remove,
    issueDeleteCommentDeprecated: remove,
    issueGetCommentReactions(call, repository) {
      const { reactions } = commentOf(call, repository).comment;
      return json(reactions.length === 0 ? null : reactions.map((reaction) => reactionView(call, reaction)));
    },
    issuePostCommentReaction: (call, repository) => react(call, commentOf(call, repository).comment.reactions),
    issueDeleteCommentReaction: (call, repository) => unreact(call, commentOf(call, repository).comment.reactions),
  }),
  ...attachmentHandlers(
    {
      list: "issueListIssueCommentAttachments",
      get: "issueGetIssueCommentAttachment",
      create: "issueCreateIssueCommentAttachment",
      edit: "issueEditIssueCommentAttachment",
      remove: "issueDeleteIssueCommentAttachment",
    },
    { free: false, of: (call) => commentOf(call, repositoryOf(call)).comment.assets },
  ),
  ...attachmentHandlers(
    {
      list: "issueListIssueAttachments",
      get: "issueGetIssueAttachment",
      create: "issueCreateIssueAttachment",
      edit: "issueEditIssueAttachment",
      remove: "issueDeleteIssueAttachment",
    },
    { free: false, of: (call) => issueOf(call, repositoryOf(call)).assets },
  ),
};
