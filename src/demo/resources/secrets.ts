/** Actions secrets and variables, of repositories, organisations and users alike. */
import type { JsonObject } from "../../../generated/contract.ts";
import { organizationOf, ownedOrganization } from "../access.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, repositoryOf, textOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Repository } from "../store.ts";

type Owner = Account | Repository;

interface Names {
  listSecrets: string | null;
  putSecret: string;
  deleteSecret: string;
  listVariables: string;
  getVariable: string;
  createVariable: string;
  putVariable: string;
  deleteVariable: string;
}

function nameOf(call: DemoCall, parameter: string): string {
  const name = (call.parameters[parameter] ?? "").toUpperCase();
  if (!/^[A-Z_][A-Z0-9_]*$/.test(name) || /^(GITEA|GITHUB)_/.test(name)) refuse(400, "invalid variable or secret name");
  return name;
}

function actionsHandlers(names: Names, read: (call: DemoCall) => Owner, write: (call: DemoCall) => Owner): Handlers {
  const secretNamed = (owner: Owner, name: string) => owner.secrets.find((each) => each.name === name);
  const variableNamed = (owner: Owner, name: string): JsonObject =>
    owner.variables.find((each) => each.name === name) ?? notFound("variable not found");
  const listing: Handlers =
    names.listSecrets === null
      ? {}
      : { [names.listSecrets]: (call) => list(call, read(call).secrets, (secret) => secret, { link: true }) };
  return {
    ...listing,
    [names.putSecret](call) {
      const owner = write(call);
      const name = nameOf(call, "secretname");
      if (secretNamed(owner, name) !== undefined) return empty(204);
      // The value is taken and forgotten: nothing ever shows it again.
      owner.secrets.push({ name, description: textOf(call.body, "description"), created_at: call.store.now() });
      return empty(201);
    },
    [names.deleteSecret](call) {
      const owner = write(call);
      const secret = secretNamed(owner, nameOf(call, "secretname")) ?? notFound("secret was not found [name: ]");
      owner.secrets.splice(owner.secrets.indexOf(secret), 1);
      return empty();
    },
    [names.listVariables]: (call) => list(call, read(call).variables, (variable) => variable, { link: true }),
    [names.getVariable]: (call) => json(variableNamed(read(call), nameOf(call, "variablename"))),
    [names.createVariable](call) {
      const owner = write(call);
      const name = nameOf(call, "variablename");
      if (owner.variables.some((each) => each.name === name)) refuse(409, "variable name already exists");
      const isRepository = "owner" in owner;
      owner.variables.push({
        ...{ owner_id: isRepository ? 0 : owner.id, repo_id: isRepository ? owner.id : 0, name },
        ...{ data: textOf(call.body, "value"), description: textOf(call.body, "description") },
      });
      return empty(201);
    },
    [names.putVariable](call) {
      const variable = variableNamed(write(call), nameOf(call, "variablename"));
      variable.name = (textOf(call.body, "name") || String(variable.name)).toUpperCase();
      variable.data = textOf(call.body, "value");
      variable.description = textOf(call.body, "description", String(variable.description));
      return empty();
    },
    [names.deleteVariable](call) {
      const owner = write(call);
      owner.variables.splice(owner.variables.indexOf(variableNamed(owner, nameOf(call, "variablename"))), 1);
      return empty();
    },
  };
}

export const secretHandlers: Handlers = {
  ...actionsHandlers(
    {
      ...{ listSecrets: "repoListActionsSecrets", putSecret: "updateRepoSecret", deleteSecret: "deleteRepoSecret" },
      ...{ listVariables: "getRepoVariablesList", getVariable: "getRepoVariable" },
      ...{ createVariable: "createRepoVariable", putVariable: "updateRepoVariable" },
      deleteVariable: "deleteRepoVariable",
    },
    repositoryOf,
    repositoryOf,
  ),
  ...actionsHandlers(
    {
      ...{ listSecrets: "orgListActionsSecrets", putSecret: "updateOrgSecret", deleteSecret: "deleteOrgSecret" },
      ...{ listVariables: "getOrgVariablesList", getVariable: "getOrgVariable" },
      ...{ createVariable: "createOrgVariable", putVariable: "updateOrgVariable" },
      deleteVariable: "deleteOrgVariable",
    },
    organizationOf,
    ownedOrganization,
  ),
  ...actionsHandlers(
    {
      ...{ listSecrets: null, putSecret: "updateUserSecret", deleteSecret: "deleteUserSecret" },
      ...{ listVariables: "getUserVariablesList", getVariable: "getUserVariable" },
      ...{ createVariable: "createUserVariable", putVariable: "updateUserVariable" },
      deleteVariable: "deleteUserVariable",
    },
    doer,
    doer,
  ),
};
