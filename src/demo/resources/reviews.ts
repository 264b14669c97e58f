/** Reviews of a pull request and the comments in them. */
import type { JsonObject } from "../../../generated/contract.ts";
import { type Answer, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, idOf, onRepository, textOf, textsOf } from "../call.ts";
import { list, views } from "../paging.ts";
import type { Account, Issue, Repository, Review } from "../store.ts";
import { headSha, pullOf, reviewCommentView, reviewView } from "../views/pull.ts";
import { notify } from "./notifications.ts";
import { pullIssue } from "./pulls.ts";

const STATES = new Map([
  ["APPROVE", "APPROVED"],
  ["APPROVED", "APPROVED"],
  ["REQUEST_CHANGES", "REQUEST_CHANGES"],
  ["COMMENT", "COMMENT"],
  ["PENDING", "PENDING"],
  ["", "PENDING"],
]);

function newReview(call: DemoCall, issue: Issue, user: Account, state: string, body: string): Review {
  const asked = state === "REQUEST_REVIEW";
  const review: Review = {
    ...{ id: call.store.next("review"), user, state, body, commit: asked ? "" : headSha(pullOf(issue)) },
    ...{ submitted: call.store.now(), comments: [] },
  };
  pullOf(issue).reviews.push(review);
  return review;
}

/** Asks users for a review; those asked already are passed over. Gives the new requests. */
export function requestReviews(call: DemoCall, issue: Issue, names: string[]): Review[] {
  const users = names.map((name) => call.store.account(name) ?? notFound(`user doesn't exist: ${name}`));
  const fresh = users.filter((user) => !pullOf(issue).requested.includes(user));
  return fresh.map((user) => {
    pullOf(issue).requested.push(user);
    return newReview(call, issue, user, "REQUEST_REVIEW", "");
  });
}

/** A pending review is there for its author alone. */
function reviewOf(call: DemoCall, issue: Issue): Review {
  const review = pullOf(issue).reviews.find((each) => each.id === idOf(call));
  if (review === undefined) return notFound(`review does not exist [id: ${idOf(call)}]`);
  return review.state === "PENDING" && review.user !== call.user ? notFound() : review;
}

function stateFor(call: DemoCall, issue: Issue): string {
  const event = textOf(call.body, "event");
  const state = STATES.get(event.toUpperCase()) ?? refuse(422, `unknown review event: ${event}`);
  const own = issue.poster === call.user;
  if (own && state === "APPROVED") refuse(422, "approve your own pull is not allowed");
  if (own && state === "REQUEST_CHANGES") refuse(422, "reject your own pull is not allowed");
  return state;
}

function submit(call: DemoCall, issue: Issue, review: Review, state: string): void {
  Object.assign(review, { state, submitted: call.store.now() });
  if (state === "PENDING") return;
  const pull = pullOf(issue);
  if (state !== "COMMENT") pull.requested = pull.requested.filter((user) => user !== review.user);
  pull.reviews = pull.reviews.filter((each) => each.state !== "REQUEST_REVIEW" || pull.requested.includes(each.user));
  notify(call, issue);
}

async function create(call: DemoCall, repository: Repository): Promise<Answer> {
  const issue = pullIssue(call, repository);
  const state = stateFor(call, issue);
  const body = textOf(call.body, "body");
  const given = Array.isArray(call.body.comments) ? call.body.comments : [];
  if (body === "" && (state === "PENDING" || (state === "COMMENT" && given.length === 0))) {
    refuse(422, `review event ${state} requires a body${state === "COMMENT" ? " or a comment" : ""}`);
  }
  const review = newReview(call, issue, doer(call), state, body);
  review.commit = textOf(call.body, "commit_id") || review.commit;
  for (const each of given) {
    const row: JsonObject = typeof each === "object" && each !== null && !Array.isArray(each) ? each : {};
    const position = Number(row.new_position ?? 0) || Number(row.old_position ?? 0);
    const [id, created] = [call.store.next("comment"), call.store.now()];
    const comment = { body: textOf(row, "body"), path: textOf(row, "path"), position };
    review.comments.push({ id, review, user: doer(call), ...comment, created });
  }
  submit(call, issue, review, state);
  return json(reviewView(call, issue, review));
}

export const reviewHandlers: Handlers = onRepository({
  repoListPullReviews(call, repository) {
    const issue = pullIssue(call, repository);
    const rows = pullOf(issue).reviews.filter((review) => review.state !== "PENDING" || review.user === call.user);
    return list(call, rows, (review) => reviewView(call, issue, review));
  },
  repoCreatePullReview: create,
  repoGetPullReview(call, repository) {
    const issue = pullIssue(call, repository);
    return json(reviewView(call, issue, reviewOf(call, issue)));
  },
  repoSubmitPullReview(call, repository) {
    const issue = pullIssue(call, repository);
    const review = reviewOf(call, issue);
    if (review.state !== "PENDING") refuse(422, "only a pending review can be submitted");
    review.body = textOf(call.body, "body") || review.body;
    submit(call, issue, review, stateFor(call, issue));
    return json(reviewView(call, issue, review));
  },
  async repoGetPullReviewComments(call, repository) {
    const issue = pullIssue(call, repository);
    return json(await views(reviewOf(call, issue).comments, (comment) => reviewCommentView(call, issue, comment)));
  },
  repoCreatePullReviewRequests(call, repository) {
    const issue = pullIssue(call, repository);
    const requests = requestReviews(call, issue, textsOf(call.body, "reviewers"));
    return json(
      requests.map((review) => reviewView(call, issue, review)),
      201,
    );
  },
});
