/** Teams of an organisation, their members and repositories. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { isMember, isOwner, organizationOf, ownedOrganization } from "../access.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, idOf, onRepository, patch, textsOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Repository, Store, Team } from "../store.ts";
import { strangerView, teamView } from "../views/account.ts";
import { repositoryView } from "../views/repository.ts";

const TEAM_UNITS = ["code", "issues", "wiki", "pulls", "releases", "projects", "packages", "actions"];
export const OWNER_UNITS = [...TEAM_UNITS, "ext_issues", "ext_wiki"].map((unit) => `repo.${unit}`);
const FIELDS = ["name", "description", "includes_all_repositories", "can_create_org_repo", "visibility"];
const LINKED = { link: true };

export function newTeam(store: Store, organization: Account, row: JsonObject): Team {
  const team: Team = { id: store.next("team"), organization, members: new Set(), repositories: new Set(), row };
  organization.teams.push(team);
  return team;
}

function teamOf(call: DemoCall): Team {
  const teams = call.store.accounts.flatMap((account) => account.teams);
  const team = teams.find((each) => each.id === idOf(call)) ?? notFound();
  const user = doer(call);
  return user.admin || isMember(team.organization, user.id) ? team : notFound();
}

function ownedTeam(call: DemoCall): Team {
  const team = teamOf(call);
  const user = doer(call);
  if (!user.admin && !isOwner(team.organization, user.id)) refuse(403, "Must be an organization owner");
  return team;
}

/** Units by list take the team's permission; unknown ones vanish, and an empty list is shown as null. */
function applyUnits(row: JsonObject, body: JsonObject): void {
  const permission = typeof body.permission === "string" ? body.permission : String(row.requested ?? "read");
  const given = body.units_map;
  const byMap = typeof given === "object" && given !== null && !Array.isArray(given) ? given : null;
  const names = byMap === null ? textsOf(body, "units") : Object.keys(byMap);
  if (byMap === null && body.units === undefined && body.permission !== "admin") return;
  const known = names.filter((name) => OWNER_UNITS.includes(name));
  const map: JsonObject = Object.fromEntries(known.map((name) => [name, byMap?.[name] ?? permission]));
  row.units = known.length === 0 ? null : known;
  row.units_map = map;
  row.permission = permission === "admin" ? "admin" : "none";
}

function memberOf(call: DemoCall, team: Team): Account {
  const user = call.store.account(call.parameters.username ?? "");
  return user !== undefined && team.members.has(user.id) ? user : notFound();
}

function repositoryNamed(call: DemoCall, team: Team): Repository {
  const repository = call.store.repository(call.parameters.org ?? "", call.parameters.repo ?? "");
  return repository !== undefined && repository.owner === team.organization ? repository : notFound();
}

function covered(call: DemoCall, team: Team): Repository[] {
  return call.store.repositories.filter(
    (each) =>
      each.owner === team.organization &&
      (team.repositories.has(each.id) || team.row.includes_all_repositories === true),
  );
}

function teamNamed(call: DemoCall, repository: Repository): Team {
  const name = call.parameters.team ?? "";
  if (repository.owner.kind !== "organization") refuse(405, "repo is not owned by an organization");
  const team = repository.owner.teams.find((each) => String(each.row.name).toLowerCase() === name.toLowerCase());
  return team ?? notFound(`team does not exist [org_id ${repository.owner.id}, team_id 0, name: ${name}]`);
}

const show = (call: DemoCall) => (team: Team) => teamView(call, team);

export const teamHandlers: Handlers = {
  orgListTeams: (call) => list(call, organizationOf(call).teams, show(call), LINKED),
  teamSearch(call) {
    const wanted = (call.query.get("q") ?? "").toLowerCase();
    const found = organizationOf(call).teams.filter((team) => String(team.row.name).toLowerCase().includes(wanted));
    const view = (team: Team) => teamView(call, team, false);
    return list(call, found, view, { ...LINKED, wrap: (data): Json => ({ data, ok: true }) });
  },
  orgCreateTeam(call) {
    const organization = ownedOrganization(call);
    const name = String(call.body.name);
    if (organization.teams.some((team) => String(team.row.name).toLowerCase() === name.toLowerCase())) {
      refuse(422, `team already exists [org_id: ${organization.id}, name: ${name}]`);
    }
    const row: JsonObject = {
      ...{ name, description: "", includes_all_repositories: false, can_create_org_repo: false },
      ...{ permission: "none", units: null, units_map: {}, visibility: "private" },
    };
    patch(row, call.body, FIELDS);
    applyUnits(row, call.body);
    return json(teamView(call, newTeam(call.store, organization, row)), 201);
  },
  orgGetTeam: (call) => json(teamView(call, teamOf(call))),
  orgEditTeam(call) {
    const team = ownedTeam(call);
    patch(team.row, call.body, FIELDS);
    applyUnits(team.row, call.body);
    return json(teamView(call, team));
  },
  orgDeleteTeam(call) {
    const { organization, ...team } = ownedTeam(call);
    organization.teams = organization.teams.filter((each) => each.id !== team.id);
    return empty();
  },
  orgListTeamMembers(call) {
    const team = teamOf(call);
    const members = call.store.accounts.filter((account) => team.members.has(account.id));
    return list(call, members, (user) => strangerView(call, user), LINKED);
  },
  orgListTeamMember: (call) => json(strangerView(call, memberOf(call, teamOf(call)))),
  orgAddTeamMember(call) {
    const user = call.store.account(call.parameters.username ?? "");
    ownedTeam(call).members.add(user?.kind === "user" ? user.id : notFound());
    return empty();
  },
  orgRemoveTeamMember(call) {
    const team = ownedTeam(call);
    team.members.delete(memberOf(call, team).id);
    return empty();
  },
  orgListTeamRepos: (call) =>
    list(call, covered(call, teamOf(call)), (repository) => repositoryView(call, repository), LINKED),
  orgListTeamRepo(call) {
    const team = teamOf(call);
    const repository = repositoryNamed(call, team);
    return covered(call, team).includes(repository) ? json(repositoryView(call, repository)) : notFound();
  },
  orgAddTeamRepository(call) {
    const team = ownedTeam(call);
    team.repositories.add(repositoryNamed(call, team).id);
    return empty();
  },
  orgRemoveTeamRepository(call) {
    const team = ownedTeam(call);
    team.repositories.delete(repositoryNamed(call, team).id);
    return empty();
  },
  userListTeams(call) {
    const teams = call.store.accounts.flatMap((account) => account.teams);
    const own = teams.filter((team) => team.members.has(doer(call).id));
    return list(call, own, show(call), LINKED);
  },
  ...onRepository({
    repoListTeams(call, repository) {
      if (repository.owner.kind !== "organization") refuse(405, "repo is not owned by an organization");
      const teams = repository.owner.teams.filter(
        (team) => team.repositories.has(repository.id) || team.row.includes_all_repositories === true,
      );
      return json(teams.map((team) => teamView(call, team, false)));
    },
    repoCheckTeam(call, repository) {
      const team = teamNamed(call, repository);
      return team.repositories.has(repository.id) ? json(teamView(call, team, false)) : notFound();
    },
    repoAddTeam(call, repository) {
      const team = teamNamed(call, repository);
      if (team.repositories.has(repository.id)) refuse(422, `team '${team.row.name}' is already added to repo`);
      team.repositories.add(repository.id);
      return empty();
    },
    repoDeleteTeam(call, repository) {
      const team = teamNamed(call, repository);
      if (!team.repositories.delete(repository.id)) refuse(422, `team '${team.row.name}' was not added to repo`);
      return empty();
    },
  }),
};
