/** Users, organisations and teams as the API shows them. */
import { createHash } from "node:crypto";
import type { JsonObject } from "../../../generated/contract.ts";
import type { DemoCall } from "../call.ts";
import { pick, sample } from "../generated.ts";
import type { Account, Store, Team } from "../store.ts";

const ZERO = "0001-01-01T00:00:00Z";
const EPOCH = "1970-01-01T00:00:00Z";
const OPEN = ["full_name", "location", "website", "description", "visibility"];

/** A user; `full` adds what only the user and administrators see. */
export function userView(call: DemoCall, account: Account, full = sees(call, account)): JsonObject {
  const { profile, login, created } = account;
  return {
    ...sample("userGetCurrent"),
    ...pick(profile, OPEN),
    ...{ id: account.id, login, username: login, created, prohibit_login: account.prohibitLogin },
    email: full || profile.hide_email !== true ? account.email : noReply(call.store, account),
    avatar_url: avatarUrl(call, account),
    html_url: `${call.host}/${login}`,
    language: full ? (profile.language ?? "") : "",
    is_admin: full && account.admin,
    active: full && account.active,
    last_login: full ? EPOCH : ZERO,
  };
}

/** As a repository's owner or in other second-hand places: what a stranger would see. */
export function strangerView(call: DemoCall, account: Account): JsonObject {
  return userView(call, account, false);
}

export function organizationView(call: DemoCall, organization: Account): JsonObject {
  const { id, login, email, profile } = organization;
  const shown = pick(profile, [...OPEN, "repo_admin_change_team_access"]);
  return { ...shown, id, name: login, username: login, email, avatar_url: avatarUrl(call, organization) };
}

export function teamView(call: DemoCall, { id, organization, row }: Team): JsonObject {
  return { id, ...row, organization: organizationView(call, organization) };
}

/** The address in commits of a user who hides theirs. */
export function noReply(store: Store, account: Account): string {
  return `${account.id}+${account.login}@noreply.${new URL(store.root).hostname}`;
}

function avatarUrl(call: DemoCall, { email, login }: Account): string {
  const hash = createHash("md5").update(email || login);
  return `${call.host}/avatars/${hash.digest("hex")}`;
}

function sees(call: DemoCall, account: Account): boolean {
  return call.user !== null && (call.user.admin || call.user.id === account.id);
}
