/** Actions secrets and variables, of repositories, organisations and users alike. */
import type { JsonObject } from "../../../generated/contract.ts";
import { organizationFor } from "../access.ts";
import { empty, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, repositoryOf, textOf } from "../call.ts";
import { collectionHandlers } from "../collection.ts";
import type { Account, Repository } from "../store.ts";

function nameOf(call: DemoCall): string {
  const name = (call.parameters.secretname ?? call.parameters.variablename ?? "").toUpperCase();
  if (!/^[A-Z_][A-Z0-9_]*$/.test(name) || /^(GITEA|GITHUB)_/.test(name)) refuse(400, "invalid variable or secret name");
  return name;
}

/** @param level as operation ids spell it: Repo, Org or User */
function handlersOf(level: string, ownerOf: (call: DemoCall) => Account | Repository): Handlers {
  const isNamed = (call: DemoCall, row: JsonObject) => row.name === nameOf(call);
  const view = (_: DemoCall, row: JsonObject) => row;
  // A user's secrets cannot be listed.
  const listed = level === "User" ? {} : { list: `${level.toLowerCase()}ListActionsSecrets` };
  return {
    ...collectionHandlers<JsonObject>(
      { ...listed, remove: `delete${level}Secret` },
      {
        rows: (call) => ownerOf(call).secrets,
        isNamed,
        view,
        missing: () => "secret was not found [name: ]",
        listing: { link: true },
      },
    ),
    [`update${level}Secret`](call) {
      const { secrets } = ownerOf(call);
      const name = nameOf(call);
      if (secrets.some((each) => each.name === name)) return empty(204);
      // The value is taken and forgotten: nothing ever shows it again.
      secrets.push({ name, description: textOf(call.body, "description"), created_at: call.store.now() });
      return empty(201);
    },
    ...collectionHandlers<JsonObject>(
      { list: `get${level}VariablesList`, get: `get${level}Variable`, remove: `delete${level}Variable` },
      {
        rows: (call) => ownerOf(call).variables,
        isNamed,
        view,
        missing: () => "variable not found",
        listing: { link: true },
      },
    ),
    [`create${level}Variable`](call) {
      const owner = ownerOf(call);
      const name = nameOf(call);
      if (owner.variables.some((each) => each.name === name)) refuse(409, "variable name already exists");
      const ids = "owner" in owner ? { owner_id: 0, repo_id: owner.id } : { owner_id: owner.id, repo_id: 0 };
      const description = textOf(call.body, "description");
      owner.variables.push({ ...ids, name, data: textOf(call.body, "value"), description });
      return empty(201);
    },
    [`update${level}Variable`](call) {
      const name = nameOf(call);
      const variable = ownerOf(call).variables.find((each) => each.name === name);
      if (variable === undefined) return refuse(404, "variable not found");
      const description = textOf(call.body, "description", String(variable.description));
      const renamed = textOf(call.body, "name", name).toUpperCase();
      Object.assign(variable, { name: renamed, data: textOf(call.body, "value"), description });
      return empty();
    },
  };
}

export const secretHandlers: Handlers = {
  ...handlersOf("Repo", repositoryOf),
  ...handlersOf("Org", organizationFor),
  ...handlersOf("User", doer),
};
