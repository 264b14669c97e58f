/** Users: administration and profiles. */
import type { JsonObject } from "../../../generated/contract.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, flagOf, type Handlers, patch, textOf } from "../call.ts";
import { pick, sample } from "../generated.ts";
import { list } from "../paging.ts";
import type { Account, Store } from "../store.ts";
import { userView } from "../views/account.ts";

const PROFILE = ["full_name", "website", "location", "description", "language", "visibility"];
const EMAIL = /^[^@\s]+@[^@\s]+$/;
const LINKED = { link: true };

/** @param profile what differs from an empty one */
export function newAccount(
  store: Store,
  kind: Account["kind"],
  login: string,
  email: string,
  profile: JsonObject,
): Account {
  const empty = { full_name: "", website: "", description: "", location: "", language: "" };
  const account: Account = {
    ...{ id: store.next("account"), kind, login, email, password: "", admin: false, active: true },
    ...{ prohibitLogin: false, mustChangePassword: false, created: store.now() },
    profile: { ...empty, hide_email: false, visibility: "public", ...profile },
    ...{ teams: [], secrets: [], variables: [], labels: [] },
  };
  store.accounts.push(account);
  return account;
}

export function accountNamed(call: DemoCall, login: string): Account {
  const account = call.store.account(login);
  return account?.kind === "user" ? account : notFound(`user redirect does not exist [name: ${login}]`);
}

/** For fields that name a user; Gitea says 422 where it is not the path that names one. */
export function userNamed(call: DemoCall, login: string): Account {
  const account = call.store.account(login);
  return account?.kind === "user" ? account : refuse(422, `user does not exist [uid: 0, name: ${login}]`);
}

export function checkNewName(store: Store, name: string): void {
  if (!/^[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?$/.test(name)) refuse(422, `name is invalid [${name}]`);
  if (store.account(name) !== undefined) refuse(422, `user already exists [name: ${name}]`);
}

function matching(call: DemoCall): Account[] {
  const wanted = (call.query.get("q") ?? "").toLowerCase();
  return call.store.accounts
    .filter(({ kind }) => kind === "user")
    .filter(({ login, profile }) => `${login}\n${profile.full_name}`.toLowerCase().includes(wanted))
    .sort((left, right) => left.login.localeCompare(right.login));
}

const userOf = (call: DemoCall) => accountNamed(call, call.parameters.username ?? "");
const showUser = (call: DemoCall) => (user: Account) => userView(call, user);

function edit(call: DemoCall, user: Account): void {
  const { body } = call;
  patch(user.profile, body, PROFILE);
  user.password = textOf(body, "password", user.password);
  user.email = textOf(body, "email", user.email);
  user.admin = flagOf(body, "admin", user.admin);
  user.active = flagOf(body, "active", user.active);
  user.prohibitLogin = flagOf(body, "prohibit_login", user.prohibitLogin);
  user.mustChangePassword = flagOf(body, "must_change_password", user.mustChangePassword);
}

export const userHandlers: Handlers = {
  adminCreateUser(call) {
    const { store, body } = call;
    const login = textOf(body, "username");
    const email = textOf(body, "email");
    if (!EMAIL.test(email)) refuse(422, "[Email]: Email");
    checkNewName(store, login);
    if (store.accounts.some((account) => account.email === email)) {
      refuse(422, `e-mail already in use [email: ${email}]`);
    }
    const user = newAccount(store, "user", login, email, {});
    user.mustChangePassword = true;
    edit(call, user);
    return json(userView(call, user), 201);
  },
  adminSearchUsers: (call) => list(call, matching(call), showUser(call), LINKED),
  adminEditUser(call) {
    const user = userOf(call);
    if (textOf(call.body, "login_name") === "") refuse(422, "[LoginName]: Required");
    edit(call, user);
    return json(userView(call, user));
  },
  adminDeleteUser(call) {
    const user = userOf(call);
    const { store } = call;
    if (user === call.user) refuse(422, "you cannot delete yourself");
    const owned = store.repositories.filter((repository) => repository.owner === user);
    const purge = call.query.get("purge") === "true";
    if (owned.length > 0 && !purge) refuse(422, `user still has ownership of repositories [uid: ${user.id}]`);
    store.repositories = store.repositories.filter((repository) => repository.owner !== user);
    store.accounts = store.accounts.filter((account) => account !== user);
    store.tokens = store.tokens.filter((token) => token.user !== user);
    return empty();
  },
  userGetCurrent: (call) => json(userView(call, doer(call))),
  userGet: (call) => json(userView(call, userOf(call))),
  userSearch: (call) => list(call, matching(call), showUser(call), { ...LINKED, wrap: (data) => ({ data, ok: true }) }),
  getUserSettings: (call) => json(settingsView(doer(call))),
  updateUserSettings(call) {
    patch(doer(call).profile, call.body, [...PROFILE, "hide_email"]);
    return json(settingsView(doer(call)));
  },
};

function settingsView({ profile }: Account): JsonObject {
  const settings = sample("getUserSettings");
  return { ...settings, ...pick(profile, Object.keys(settings)) };
}
