/** Labels of repositories and organisations, labels on issues, and milestones. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { organizationOf, ownedOrganization } from "../access.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, type Handlers, idOf, onIssue, onRepository, patch, textOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Issue, Repository } from "../store.ts";
import { labelsView, labelView, milestoneView } from "../views/issue.ts";
import { record } from "./timeline.ts";

type Owner = Account | Repository;

/** Six hexadecimal digits; three are doubled, as in style sheets. */
function colorOf(value: string): string {
  const digits = value.replace(/^#/, "").toLowerCase();
  if (!/^([0-9a-f]{3}|[0-9a-f]{6})$/.test(digits)) refuse(422, `invalid color: #${digits}`);
  return digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
}

function create(call: DemoCall, owner: Owner) {
  const color = colorOf(textOf(call.body, "color"));
  const label: JsonObject = {
    ...{ id: call.store.next("label"), name: "", exclusive: false, is_archived: false, color, description: "" },
  };
  patch(label, call.body, ["name", "exclusive", "is_archived", "description"]);
  owner.labels.push(label);
  return json(labelView(call, label, owner), 201);
}

function labelOf(call: DemoCall, owner: Owner): JsonObject {
  const id = idOf(call);
  const missing = "owner" in owner ? `label does not exist [label_id: ${id}, repo_id: ${owner.id}]` : "not found";
  return owner.labels.find((label) => label.id === id) ?? notFound(missing);
}

function edit(call: DemoCall, owner: Owner) {
  const label = labelOf(call, owner);
  patch(label, call.body, ["name", "exclusive", "is_archived", "description"]);
  if (typeof call.body.color === "string") label.color = colorOf(call.body.color);
  return json(labelView(call, label, owner));
}

function remove(call: DemoCall, owner: Owner) {
  const label = owner.labels.find((each) => each.id === idOf(call));
  owner.labels = owner.labels.filter((each) => each !== label);
  for (const issue of call.store.repositories.flatMap((repository) => repository.issues)) {
    issue.labels = issue.labels.filter((each) => each !== label);
  }
  return empty();
}

function listLabels(call: DemoCall, owner: Owner) {
  const labels = [...owner.labels].sort((left, right) => String(left.name).localeCompare(String(right.name)));
  return list(call, labels, (label) => labelView(call, label, owner));
}

export function labelsFor(repository: Repository): JsonObject[] {
  return [...repository.labels, ...(repository.owner.kind === "organization" ? repository.owner.labels : [])];
}

/** Labels named by all ids or all names; unknown ones are passed over in silence (recording 04-095). */
export function chosenLabels(repository: Repository, given: Json | undefined): JsonObject[] {
  const wanted = Array.isArray(given) ? given : [];
  const kinds = new Set(wanted.map((each) => typeof each));
  if (kinds.size > 1) refuse(400, "labels should be an array of strings or integers");
  return labelsFor(repository).filter(
    (label) => wanted.includes(label.id ?? null) || wanted.includes(label.name ?? ""),
  );
}

/** `exclusive` lets a label drive out others of its scope; a new issue keeps all it is given (recording 09-020). */
export function addLabels(call: DemoCall, issue: Issue, labels: JsonObject[], exclusive: boolean): void {
  for (const label of labels) {
    if (issue.labels.includes(label)) continue;
    const scope = /^(.+)\//.exec(String(label.name))?.[1];
    if (exclusive && label.exclusive === true && scope !== undefined) {
      issue.labels = issue.labels.filter(
        (each) => !String(each.name).startsWith(`${scope}/`) || each.exclusive !== true,
      );
    }
    issue.labels.push(label);
    record(call, issue, "label", { body: "1", event: { label } });
  }
}

function removeLabels(call: DemoCall, issue: Issue, labels: JsonObject[]): void {
  for (const label of labels) record(call, issue, "label", { body: "", event: { label } });
  issue.labels = issue.labels.filter((label) => !labels.includes(label));
}

/** By id, or by title. */
export function milestoneOf(repository: Repository, wanted: string): JsonObject {
  const found = repository.milestones.find((each) => String(each.id) === wanted || each.title === wanted);
  return found ?? notFound();
}

function milestoneNamed(call: DemoCall, repository: Repository): JsonObject {
  return milestoneOf(repository, call.parameters.id ?? "");
}

function applyMilestone(call: DemoCall, milestone: JsonObject): void {
  const now = call.store.now();
  const before = milestone.state;
  patch(milestone, call.body, ["title", "description", "state"]);
  const due = textOf(call.body, "due_on");
  // An edit that does not name the date clears it (recording 09-014).
  milestone.due_on = due === "" ? null : `${new Date(due).toISOString().slice(0, 19)}Z`;
  if (milestone.state !== before) milestone.closed_at = milestone.state === "closed" ? now : null;
  milestone.updated_at = now;
}

const inRepository = onRepository({
  issueListLabels: listLabels,
  issueCreateLabel: create,
  issueGetLabel: (call, repository) => json(labelView(call, labelOf(call, repository), repository)),
  issueEditLabel: edit,
  issueDeleteLabel: remove,
  issueGetMilestonesList(call, repository) {
    const state = call.query.get("state") || "open";
    const name = call.query.get("name") ?? "";
    const rows = repository.milestones.filter(
      (milestone) => (state === "all" || milestone.state === state) && String(milestone.title).includes(name),
    );
    const dated = rows.sort((left, right) => String(left.due_on ?? "").localeCompare(String(right.due_on ?? "")));
    return list(call, dated, (milestone) => milestoneView(repository, milestone));
  },
  issueGetMilestone: (call, repository) => json(milestoneView(repository, milestoneNamed(call, repository))),
  issueCreateMilestone(call, repository) {
    const now = call.store.now();
    const milestone: JsonObject = {
      ...{ id: call.store.next("milestone"), title: "", description: "", state: "open" },
      ...{ created_at: now, updated_at: now, closed_at: null, due_on: null },
    };
    applyMilestone(call, milestone);
    repository.milestones.push(milestone);
    return json(milestoneView(repository, milestone), 201);
  },
  issueEditMilestone(call, repository) {
    const milestone = milestoneNamed(call, repository);
    applyMilestone(call, milestone);
    return json(milestoneView(repository, milestone));
  },
  issueDeleteMilestone(call, repository) {
    const milestone = milestoneNamed(call, repository);
    repository.milestones = repository.milestones.filter((each) => each !== milestone);
    for (const issue of repository.issues) if (issue.milestone === milestone) issue.milestone = null;
    return empty();
  },
});

const onIssues = onIssue({
  issueGetLabels: (call, issue) => json(labelsView(call, issue)),
  issueAddLabel(call, issue, repository) {
    addLabels(call, issue, chosenLabels(repository, call.body.labels), true);
    return json(labelsView(call, issue));
  },
  issueReplaceLabels(call, issue, repository) {
    const chosen = chosenLabels(repository, call.body.labels);
    removeLabels(
      call,
      issue,
      issue.labels.filter((label) => !chosen.includes(label)),
    );
    addLabels(call, issue, chosen, true);
    return json(labelsView(call, issue));
  },
  issueClearLabels(call, issue) {
    removeLabels(call, issue, issue.labels);
    return empty();
  },
  issueRemoveLabel(call, issue, repository) {
    const label = labelsFor(repository).find((each) => each.id === idOf(call));
    removeLabels(call, issue, [label ?? refuse(422, `label does not exist [label_id: ${idOf(call)}]`)]);
    return empty();
  },
});

export const labelHandlers: Handlers = {
  ...inRepository,
  ...onIssues,
  orgListLabels: (call) => listLabels(call, organizationOf(call)),
  orgCreateLabel: (call) => create(call, ownedOrganization(call)),
  orgGetLabel: (call) => json(labelView(call, labelOf(call, organizationOf(call)), organizationOf(call))),
  orgEditLabel: (call) => edit(call, ownedOrganization(call)),
  orgDeleteLabel: (call) => remove(call, ownedOrganization(call)),
};
