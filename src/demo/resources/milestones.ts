/** Milestones of a repository. */
import type { JsonObject } from "../../../generated/contract.ts";
import { notFound } from "../answer.ts";
import { type DemoCall, type Handlers, onRepository, patch, repositoryOf, textOf } from "../call.ts";
import { collectionHandlers } from "../collection.ts";
import { list } from "../paging.ts";
import type { Repository } from "../store.ts";
import { milestoneView } from "../views/issue.ts";

function isNamed(milestone: JsonObject, wanted: string): boolean {
  return String(milestone.id) === wanted || milestone.title === wanted;
}

/** By id, or by title. */
export function milestoneOf(repository: Repository, wanted: string): JsonObject {
  return repository.milestones.find((each) => isNamed(each, wanted)) ?? notFound();
}

function change(call: DemoCall, milestone: JsonObject): void {
  const now = call.store.now();
  const before = milestone.state;
  patch(milestone, call.body, ["title", "description", "state"]);
  const due = textOf(call.body, "due_on");
  // An edit that does not name the date clears it (recording 09-014).
  milestone.due_on = due === "" ? null : `${new Date(due).toISOString().slice(0, 19)}Z`;
  if (milestone.state !== before) milestone.closed_at = milestone.state === "closed" ? now : null;
  milestone.updated_at = now;
}

export const milestoneHandlers: Handlers = {
  ...onRepository({
    issueGetMilestonesList(call, repository) {
      const state = call.query.get("state") || "open";
      const name = call.query.get("name") ?? "";
      const rows = repository.milestones.filter(
        (milestone) => (state === "all" || milestone.state === state) && String(milestone.title).includes(name),
      );
      return list(call, rows, (milestone) => milestoneView(repository, milestone));
    },
  }),
  ...collectionHandlers<JsonObject>(
    {
      ...{ get: "issueGetMilestone", create: "issueCreateMilestone" },
      ...{ edit: "issueEditMilestone", remove: "issueDeleteMilestone" },
    },
    {
      rows: (call) => repositoryOf(call).milestones,
      isNamed: (call, milestone) => isNamed(milestone, call.parameters.id ?? ""),
      view: (call, milestone) => milestoneView(repositoryOf(call), milestone),
      make(call) {
        const id = call.store.next("milestone");
        const times = { created_at: call.store.now(), updated_at: "", closed_at: null, due_on: null };
        const milestone: JsonObject = { id, title: "", description: "", state: "open", ...times };
        change(call, milestone);
        return milestone;
      },
      change,
      removed(call, milestone) {
        for (const issue of repositoryOf(call).issues) if (issue.milestone === milestone) issue.milestone = null;
      },
    },
  ),
};
