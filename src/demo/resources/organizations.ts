/** Organisations, who is in them, and their repositories. */
import { isMember, maySee, organizationOf, ownedOrganization, seesOrganization } from "../access.ts";
import { empty, json, redirect, refuse, yesOrNo } from "../answer.ts";
import { type DemoCall, doer, type Handlers, patch, textOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account } from "../store.ts";
import { organizationView, strangerView } from "../views/account.ts";
import { repositoryView } from "../views/repository.ts";
import { newTeam, OWNER_UNITS } from "./teams.ts";
import { accountNamed, checkNewName, newAccount } from "./users.ts";

const FIELDS = ["full_name", "description", "website", "location", "visibility", "repo_admin_change_team_access"];
const LINKED = { link: true };

function create(call: DemoCall, owner: Account): Account {
  const { store, body } = call;
  const name = textOf(body, "username");
  checkNewName(store, name);
  const profile = { repo_admin_change_team_access: false };
  const organization = newAccount(store, "organization", name, textOf(body, "email"), profile);
  patch(organization.profile, body, FIELDS);
  const owners = newTeam(store, organization, {
    ...{ name: "Owners", description: "", permission: "owner", includes_all_repositories: true },
    ...{ units: OWNER_UNITS, units_map: Object.fromEntries(OWNER_UNITS.map((unit) => [unit, "owner"])) },
    ...{ can_create_org_repo: true, visibility: "limited" },
  });
  owners.members.add(owner.id);
  organization.teams.push(owners);
  return organization;
}

function visible(call: DemoCall): Account[] {
  const seen = call.store.accounts.filter((each) => each.kind === "organization" && seesOrganization(call, each));
  return seen.sort((left, right) => left.login.localeCompare(right.login));
}

const show = (call: DemoCall) => (account: Account) => organizationView(call, account);
const person = (call: DemoCall) => accountNamed(call, call.parameters.username ?? "");
const joinedBy = (call: DemoCall, user: Account) => visible(call).filter((each) => isMember(each, user.id));

export const organizationHandlers: Handlers = {
  orgCreate: (call) => json(organizationView(call, create(call, doer(call))), 201),
  orgGetAll: (call) => list(call, visible(call), show(call), LINKED),
  orgListCurrentUserOrgs: (call) => list(call, joinedBy(call, doer(call)), show(call), LINKED),
  orgListUserOrgs: (call) => list(call, joinedBy(call, person(call)), show(call), LINKED),
  orgGet: (call) => json(organizationView(call, organizationOf(call))),
  orgEdit(call) {
    const organization = ownedOrganization(call);
    patch(organization.profile, call.body, FIELDS);
    organization.email = textOf(call.body, "email", organization.email);
    return json(organizationView(call, organization));
  },
  orgDelete(call) {
    const { store } = call;
    const organization = ownedOrganization(call);
    if (store.repositories.some((repository) => repository.owner === organization)) refuse(500, "");
    store.accounts = store.accounts.filter((account) => account !== organization);
    return empty();
  },
  renameOrg(call) {
    const { store } = call;
    const organization = ownedOrganization(call);
    const name = textOf(call.body, "new_name");
    checkNewName(store, name);
    // The old name leads to the new one from now on.
    store.renamedAccounts.set(organization.login.toLowerCase(), organization);
    store.renamedAccounts.delete(name.toLowerCase());
    organization.login = name;
    return empty();
  },
  orgListMembers(call) {
    const organization = organizationOf(call);
    const members = call.store.accounts.filter((account) => isMember(organization, account.id));
    return list(call, members, (user) => strangerView(call, user), LINKED);
  },
  orgIsMember(call) {
    const organization = organizationOf(call);
    const user = person(call);
    const inside = doer(call).admin || isMember(organization, doer(call).id) || user === call.user;
    const target = `/api/v1/orgs/${organization.login}/public_members/${user.login}`;
    return inside ? yesOrNo(isMember(organization, user.id)) : redirect(303, target, call.method);
  },
  orgDeleteMember(call) {
    const organization = ownedOrganization(call);
    const user = person(call);
    const owners = organization.teams.find((team) => team.row.permission === "owner");
    if (owners?.members.has(user.id) && owners.members.size === 1) refuse(500, "");
    for (const team of organization.teams) team.members.delete(user.id);
    return empty();
  },
  orgListRepos(call) {
    const organization = organizationOf(call);
    const owned = call.store.repositories.filter((each) => each.owner === organization && maySee(call, each));
    return list(call, owned, (repository) => repositoryView(call, repository), LINKED);
  },
};
