/** Labels of repositories and organisations, and labels on issues. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { organizationFor } from "../access.ts";
import { empty, json, refuse } from "../answer.ts";
import { type DemoCall, type Handlers, idOf, onIssue, patch, repositoryOf, textOf } from "../call.ts";
import { collectionHandlers, type Operations } from "../collection.ts";
import type { Account, Issue, Repository } from "../store.ts";
import { labelsView, labelView } from "../views/issue.ts";
import { record } from "./comments.ts";

const FIELDS = ["name", "exclusive", "is_archived", "description"];

/** Six hexadecimal digits; three are doubled, as in style sheets. */
function colorOf(value: string): string {
  const digits = value.replace(/^#/, "").toLowerCase();
  if (!/^([0-9a-f]{3}|[0-9a-f]{6})$/.test(digits)) refuse(422, `invalid color: #${digits}`);
  return digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
}

function labelsOf(operations: Operations, ownerOf: (call: DemoCall) => Account | Repository): Handlers {
  return collectionHandlers<JsonObject>(operations, {
    rows: (call) => ownerOf(call).labels,
    isNamed: (call, label) => label.id === idOf(call),
    view: (call, label) => labelView(call, label, ownerOf(call)),
    make(call) {
      const color = colorOf(textOf(call.body, "color"));
      const label = { id: call.store.next("label"), name: "", exclusive: false, is_archived: false, description: "" };
      const made: JsonObject = { ...label, color };
      patch(made, call.body, FIELDS);
      return made;
    },
    change(call, label) {
      patch(label, call.body, FIELDS);
      if (typeof call.body.color === "string") label.color = colorOf(call.body.color);
    },
    removed(call, label) {
      for (const issue of call.store.repositories.flatMap(({ issues }) => issues)) {
        issue.labels = issue.labels.filter((each) => each !== label);
      }
    },
  });
}

function labelsFor(repository: Repository): JsonObject[] {
  return [...repository.labels, ...repository.owner.labels];
}

/** Labels named by all ids or all names; unknown ones are passed over in silence (recording 04-095). */
export function chosenLabels(repository: Repository, given: Json | undefined): JsonObject[] {
  const wanted = Array.isArray(given) ? given : [];
  const kinds = new Set(wanted.map((each) => typeof each));
  if (kinds.size > 1) refuse(400, "labels should be an array of strings or integers");
  return labelsFor(repository).filter(({ id, name }) => wanted.includes(id ?? null) || wanted.includes(name ?? ""));
}

/** An exclusive label drives out others of its scope. */
export function addLabels(call: DemoCall, issue: Issue, labels: JsonObject[]): void {
  for (const label of labels) {
    if (issue.labels.includes(label)) continue;
    const scope = label.exclusive === true ? /^.+\//.exec(String(label.name))?.[0] : undefined;
    issue.labels = issue.labels.filter(
      ({ name, exclusive }) => scope === undefined || exclusive !== true || !String(name).startsWith(scope),
    );
    issue.labels.push(label);
    record(call, issue, "1", label);
  }
}

function removeLabels(call: DemoCall, issue: Issue, labels: JsonObject[]): void {
  for (const label of labels) record(call, issue, "", label);
  issue.labels = issue.labels.filter((label) => !labels.includes(label));
}

export const labelHandlers: Handlers = {
  ...labelsOf(
    {
      ...{ list: "issueListLabels", get: "issueGetLabel", create: "issueCreateLabel" },
      ...{ edit: "issueEditLabel", remove: "issueDeleteLabel" },
    },
    repositoryOf,
  ),
  ...labelsOf(
    {
      ...{ list: "orgListLabels", get: "orgGetLabel", create: "orgCreateLabel" },
      ...{ edit: "orgEditLabel", remove: "orgDeleteLabel" },
    },
    organizationFor,
  ),
  ...onIssue({
    issueGetLabels: (call, issue) => json(labelsView(call, issue)),
    issueAddLabel(call, issue, repository) {
      addLabels(call, issue, chosenLabels(repository, call.body.labels));
      return json(labelsView(call, issue));
    },
    issueReplaceLabels(call, issue, repository) {
      const chosen = chosenLabels(repository, call.body.labels);
      const others = issue.labels.filter((label) => !chosen.includes(label));
      removeLabels(call, issue, others);
      addLabels(call, issue, chosen);
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
  }),
};
