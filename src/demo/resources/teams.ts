/** Teams of an organisation and their members. */
import type { JsonObject } from "../../../generated/contract.ts";
import { isMember, organizationFor, ownedOrganization } from "../access.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, idOf, patch, textOf, textsOf } from "../call.ts";
import { collectionHandlers } from "../collection.ts";
import { list } from "../paging.ts";
import type { Account, Store, Team } from "../store.ts";
import { strangerView, teamView } from "../views/account.ts";

const UNITS = ["code", "issues", "wiki", "pulls", "releases", "projects", "packages", "actions", "ext_issues"];
export const OWNER_UNITS = [...UNITS, "ext_wiki"].map((unit) => `repo.${unit}`);
const FIELDS = ["name", "description", "includes_all_repositories", "can_create_org_repo", "visibility"];

export function newTeam(store: Store, organization: Account, row: JsonObject): Team {
  return { id: store.next("team"), organization, members: new Set(), row };
}

/** Throws 404 for outsiders, 403 where a member who is no owner wants to change something. */
function teamOf(call: DemoCall): Team {
  const teams = call.store.accounts.flatMap((account) => account.teams);
  const team = teams.find((each) => each.id === idOf(call)) ?? notFound();
  const user = doer(call);
  if (!user.admin && !isMember(team.organization, user.id)) notFound();
  if (call.method !== "GET") ownedOrganization(call, team.organization);
  return team;
}

/** Units by list take the team's permission; unknown ones vanish, and an empty list is shown as null. */
function unitsOf(body: JsonObject): JsonObject {
  const permission = textOf(body, "permission", "read");
  const byMap = body.units_map as JsonObject | undefined;
  const names = byMap === undefined ? textsOf(body, "units") : Object.keys(byMap);
  const known = names.filter((name) => OWNER_UNITS.includes(name));
  const map = Object.fromEntries(known.map((name) => [name, byMap?.[name] ?? permission]));
  return {
    ...{ units: known.length === 0 ? null : known, units_map: map },
    permission: permission === "admin" ? "admin" : "none",
  };
}

function make(call: DemoCall): Team {
  const organization = ownedOrganization(call);
  const name = String(call.body.name);
  if (organization.teams.some((team) => String(team.row.name).toLowerCase() === name.toLowerCase())) {
    refuse(422, `team already exists [org_id: ${organization.id}, name: ${name}]`);
  }
  const flags = { includes_all_repositories: false, can_create_org_repo: false, visibility: "private" };
  const row: JsonObject = { name, description: "", ...flags, ...unitsOf(call.body) };
  patch(row, call.body, FIELDS);
  return newTeam(call.store, organization, row);
}

/** The user the path names, and the list to be on. */
function memberOf(call: DemoCall): { members: Set<number>; user: Account } {
  const user = call.store.account(call.parameters.username ?? "");
  return { members: teamOf(call).members, user: user?.kind === "user" ? user : notFound() };
}

export const teamHandlers: Handlers = {
  ...collectionHandlers<Team>(
    { list: "orgListTeams", create: "orgCreateTeam", get: "orgGetTeam", edit: "orgEditTeam", remove: "orgDeleteTeam" },
    {
      rows: (call) => (call.parameters.org === undefined ? teamOf(call).organization : organizationFor(call)).teams,
      isNamed: (call, team) => team.id === idOf(call),
      view: teamView,
      make,
      change(call, { row }) {
        patch(row, call.body, FIELDS);
        if ("units" in call.body || "units_map" in call.body) Object.assign(row, unitsOf(call.body));
      },
      listing: { link: true },
    },
  ),
  orgListTeamMembers(call) {
    const { members } = teamOf(call);
    const users = call.store.accounts.filter(({ id }) => members.has(id));
    return list(call, users, (user) => strangerView(call, user), { link: true });
  },
  orgListTeamMember(call) {
    const { members, user } = memberOf(call);
    return members.has(user.id) ? json(strangerView(call, user)) : notFound();
  },
  orgAddTeamMember(call) {
    const { members, user } = memberOf(call);
    members.add(user.id);
    return empty();
  },
  orgRemoveTeamMember(call) {
    const { members, user } = memberOf(call);
    return members.delete(user.id) ? empty() : notFound();
  },
};
