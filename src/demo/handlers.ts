/** Every operation the demo carries out on its own state, from all resources. */
import type { Operation } from "../../generated/contract.ts";
import type { Handlers } from "./call.ts";
import { actionHandlers } from "./resources/actions.ts";
import { branchHandlers } from "./resources/branches.ts";
import { commentHandlers } from "./resources/comments.ts";
import { commitHandlers } from "./resources/commits.ts";
import { contentHandlers } from "./resources/contents.ts";
import { fileHandlers } from "./resources/files.ts";
import { issueHandlers } from "./resources/issues.ts";
import { keyHandlers } from "./resources/keys.ts";
import { labelHandlers } from "./resources/labels.ts";
import { mergeHandlers } from "./resources/merge.ts";
import { milestoneHandlers } from "./resources/milestones.ts";
import { notificationHandlers } from "./resources/notifications.ts";
import { organizationHandlers } from "./resources/organizations.ts";
import { peopleHandlers } from "./resources/people.ts";
import { pullHandlers } from "./resources/pulls.ts";
import { releaseHandlers } from "./resources/releases.ts";
import { repositoryHandlers } from "./resources/repositories.ts";
import { reviewHandlers } from "./resources/reviews.ts";
import { secretHandlers } from "./resources/secrets.ts";
import { settingsHandlers } from "./resources/settings.ts";
import { tagHandlers } from "./resources/tags.ts";
import { teamHandlers } from "./resources/teams.ts";
import { tokenHandlers } from "./resources/tokens.ts";
import { userHandlers } from "./resources/users.ts";

const RESOURCES: Handlers[] = [
  ...[actionHandlers, branchHandlers, commentHandlers, commitHandlers, contentHandlers, fileHandlers, issueHandlers],
  ...[keyHandlers, labelHandlers, mergeHandlers, milestoneHandlers, notificationHandlers, organizationHandlers],
  ...[peopleHandlers, pullHandlers, releaseHandlers, repositoryHandlers, reviewHandlers, secretHandlers],
  ...[settingsHandlers, tagHandlers, teamHandlers, tokenHandlers, userHandlers],
];

/** One table; throws Error where a handler has no operation, or an operation two handlers. */
export function collectHandlers(operations: Operation[]): Handlers {
  const known = new Set(operations.map(({ id }) => id));
  const all: Handlers = {};
  for (const [id, handler] of RESOURCES.flatMap((resource) => Object.entries(resource))) {
    if (!known.has(id) || id in all) throw new Error(`The demo handles ${id}, which is twice there or no operation.`);
    all[id] = handler;
  }
  return all;
}
