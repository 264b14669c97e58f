/** Users, organisations and teams as the API shows them. */
import { createHash } from "node:crypto";
import type { JsonObject } from "../../../generated/contract.ts";
import type { DemoCall } from "../call.ts";
import type { Account, Store, Team } from "../store.ts";

const ZERO = "0001-01-01T00:00:00Z";
const EPOCH = "1970-01-01T00:00:00Z";

/** A user; `full` adds what only the user and administrators see. */
export function userView(call: DemoCall, account: Account, full = sees(call, account)): JsonObject {
  const { profile } = account;
  const stars = call.store.repositories.filter((repository) => repository.stars.has(account.id)).length;
  const followers = call.store.accounts.filter((each) => each.following.has(account.id)).length;
  return {
    id: account.id,
    login: account.login,
    login_name: "",
    source_id: 0,
    full_name: profile.full_name ?? "",
    email: full || profile.hide_email !== true ? account.email : noReply(call.store, account),
    avatar_url: avatarUrl(call, account),
    html_url: `${call.host}/${account.login}`,
    language: full ? (profile.language ?? "") : "",
    is_admin: full && account.admin,
    last_login: full ? EPOCH : ZERO,
    created: account.created,
    restricted: false,
    active: full && account.active,
    prohibit_login: account.prohibitLogin,
    location: profile.location ?? "",
    website: profile.website ?? "",
    description: profile.description ?? "",
    visibility: profile.visibility ?? "public",
    followers_count: followers,
    following_count: account.following.size,
    starred_repos_count: stars,
    username: account.login,
  };
}

/** As a repository's owner or in other second-hand places: what a stranger would see. */
export function strangerView(call: DemoCall, account: Account): JsonObject {
  return userView(call, account, false);
}

export function organizationView(call: DemoCall, organization: Account): JsonObject {
  const { profile } = organization;
  return {
    id: organization.id,
    name: organization.login,
    full_name: profile.full_name ?? "",
    email: organization.email,
    avatar_url: avatarUrl(call, organization),
    description: profile.description ?? "",
    website: profile.website ?? "",
    location: profile.location ?? "",
    visibility: profile.visibility ?? "public",
    repo_admin_change_team_access: profile.repo_admin_change_team_access ?? false,
    username: organization.login,
  };
}

/** `organization` is left null where a repository lists its teams. */
export function teamView(call: DemoCall, team: Team, withOrganization = true): JsonObject {
  const { row } = team;
  return {
    id: team.id,
    name: row.name ?? "",
    description: row.description ?? "",
    organization: withOrganization ? organizationView(call, team.organization) : null,
    includes_all_repositories: row.includes_all_repositories ?? false,
    permission: row.permission ?? "none",
    units: row.units ?? null,
    units_map: row.units_map ?? {},
    can_create_org_repo: row.can_create_org_repo ?? false,
    visibility: row.visibility ?? "private",
  };
}

/** The address in commits of a user who hides theirs. */
export function noReply(store: Store, account: Account): string {
  return `${account.id}+${account.login}@noreply.${new URL(store.root).hostname}`;
}

function avatarUrl(call: DemoCall, account: Account): string {
  return `${call.host}/avatars/${createHash("md5")
    .update(account.email || account.login)
    .digest("hex")}`;
}

function sees(call: DemoCall, account: Account): boolean {
  return call.user !== null && (call.user.admin || call.user.id === account.id);
}
