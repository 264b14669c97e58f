/** Organisations, who is in them, and their repositories. */
import type { JsonObject } from "../../../generated/contract.ts";
import { isMember, isOwner, maySee, organizationOf, ownedOrganization } from "../access.ts";
import { empty, json, redirect, refuse, yesOrNo } from "../answer.ts";
import { type DemoCall, doer, type Handlers, patch, textOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account } from "../store.ts";
import { organizationView, strangerView } from "../views/account.ts";
import { repositoryView } from "../views/repository.ts";
import { newTeam, OWNER_UNITS } from "./teams.ts";
import { accountNamed, checkNewName, newAccount, renameAccount } from "./users.ts";

const FIELDS = ["full_name", "description", "website", "location", "visibility", "repo_admin_change_team_access"];
const LINKED = { link: true };

function create(call: DemoCall, owner: Account): Account {
  const name = textOf(call.body, "username");
  checkNewName(call.store, name);
  const organization = newAccount(call.store, "organization", name, textOf(call.body, "email"), {
    repo_admin_change_team_access: false,
  });
  patch(organization.profile, call.body, FIELDS);
  newTeam(call.store, organization, {
    ...{ name: "Owners", description: "", permission: "owner", includes_all_repositories: true },
    ...{ units: OWNER_UNITS, units_map: Object.fromEntries(OWNER_UNITS.map((unit) => [unit, "owner"])) },
    ...{ can_create_org_repo: true, visibility: "limited" },
  }).members.add(owner.id);
  return organization;
}

function members(call: DemoCall, organization: Account): Account[] {
  return call.store.accounts.filter((account) => isMember(organization, account.id));
}

function visible(call: DemoCall): Account[] {
  return call.store.accounts
    .filter((account) => account.kind === "organization")
    .filter(
      (account) =>
        account.profile.visibility !== "private" ||
        (call.user !== null && (call.user.admin || isMember(account, call.user.id))),
    )
    .sort((left, right) => left.login.localeCompare(right.login));
}

const show = (call: DemoCall) => (account: Account) => organizationView(call, account);
const person = (call: DemoCall) => accountNamed(call, call.parameters.username ?? "");
const joinedBy = (call: DemoCall, user: Account) => visible(call).filter((each) => isMember(each, user.id));

export const organizationHandlers: Handlers = {
  orgCreate: (call) => json(organizationView(call, create(call, doer(call))), 201),
  adminCreateOrg: (call) => json(organizationView(call, create(call, person(call))), 201),
  orgGetAll: (call) => list(call, visible(call), show(call), LINKED),
  adminGetAllOrgs: (call) => list(call, visible(call), show(call), LINKED),
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
    const organization = ownedOrganization(call);
    if (call.store.repositories.some((repository) => repository.owner === organization)) refuse(500, "");
    call.store.accounts.splice(call.store.accounts.indexOf(organization), 1);
    return empty();
  },
  renameOrg(call) {
    renameAccount(call.store, ownedOrganization(call), textOf(call.body, "new_name"));
    return empty();
  },
  orgListMembers(call) {
    return list(call, members(call, organizationOf(call)), (user) => strangerView(call, user), LINKED);
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
  orgListPublicMembers(call) {
    const organization = organizationOf(call);
    const open = members(call, organization).filter((user) => organization.publicMembers.has(user.id));
    return list(call, open, (user) => strangerView(call, user), LINKED);
  },
  orgIsPublicMember: (call) => yesOrNo(organizationOf(call).publicMembers.has(person(call).id)),
  orgPublicizeMember(call) {
    organizationOf(call).publicMembers.add(person(call).id);
    return empty();
  },
  orgConcealMember(call) {
    organizationOf(call).publicMembers.delete(person(call).id);
    return empty();
  },
  orgGetUserPermissions(call) {
    const organization = organizationOf(call);
    const user = person(call);
    const owner = user.admin || isOwner(organization, user.id);
    const member = owner || isMember(organization, user.id);
    return json({
      ...{ is_owner: owner, is_admin: owner, can_write: owner },
      ...{ can_read: member || organization.profile.visibility === "public", can_create_repository: owner },
    } satisfies JsonObject);
  },
  orgListRepos(call) {
    const organization = organizationOf(call);
    const owned = call.store.repositories.filter((each) => each.owner === organization && maySee(call, each));
    return list(call, owned, (repository) => repositoryView(call, repository), LINKED);
  },
  orgDeleteRepos(call) {
    const organization = ownedOrganization(call);
    const kept = call.store.repositories.filter((repository) => repository.owner !== organization);
    call.store.repositories.splice(0, call.store.repositories.length, ...kept);
    return empty(202);
  },
};
