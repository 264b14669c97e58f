/** Users: administration, profiles, settings, following. */
import type { JsonObject } from "../../../generated/contract.ts";
import { empty, json, notFound, refuse, yesOrNo } from "../answer.ts";
import { type DemoCall, doer, flagOf, type Handlers, patch, textOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Store } from "../store.ts";
import { userView } from "../views/account.ts";

const PROFILE = ["full_name", "website", "location", "description", "language", "visibility"];
const SETTINGS = [...PROFILE, "theme", "diff_view_style", "hide_email", "hide_activity"];
const EMAIL = /^[^@\s]+@[^@\s]+$/;

export function newAccount(
  store: Store,
  kind: Account["kind"],
  login: string,
  email: string,
  profile: JsonObject,
): Account {
  const account: Account = {
    ...{ id: store.next("account"), kind, login, email, password: "", admin: false, active: true },
    ...{ prohibitLogin: false, mustChangePassword: false, created: store.now() },
    profile: {
      ...{ full_name: "", website: "", description: "", location: "", language: "", theme: "gitea-auto" },
      ...{ diff_view_style: "", hide_email: false, hide_activity: false, visibility: "public" },
      ...profile,
    },
    ...{ following: new Set(), blocked: new Set(), keys: [], teams: [], publicMembers: new Set() },
    ...{ hooks: [], secrets: [], variables: [], labels: [] },
  };
  store.accounts.push(account);
  return account;
}

export function accountNamed(call: DemoCall, login: string): Account {
  const account = call.store.account(login);
  if (account?.kind === "user") return account;
  return notFound(`user redirect does not exist [name: ${login}]`);
}

/** For fields that name a user; Gitea says 422 where it is not the path that names one. */
export function userNamed(call: DemoCall, login: string, status = 422): Account {
  const account = call.store.account(login);
  return account?.kind === "user" ? account : refuse(status, `user does not exist [uid: 0, name: ${login}]`);
}

export function checkNewName(store: Store, name: string): void {
  if (!/^[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?$/.test(name)) refuse(422, `name is invalid [${name}]`);
  if (store.account(name) !== undefined) refuse(422, `user already exists [name: ${name}]`);
}

/** The old name leads to the new one from now on. */
export function renameAccount(store: Store, account: Account, name: string): void {
  checkNewName(store, name);
  store.renamedAccounts.set(account.login.toLowerCase(), account);
  store.renamedAccounts.delete(name.toLowerCase());
  account.login = name;
}

function users(call: DemoCall): Account[] {
  return call.store.accounts.filter((account) => account.kind === "user");
}

function matching(call: DemoCall): Account[] {
  const wanted = (call.query.get("q") ?? "").toLowerCase();
  return users(call)
    .filter((user) => user.login.toLowerCase().includes(wanted) || String(user.profile.full_name).includes(wanted))
    .sort((left, right) => left.login.localeCompare(right.login));
}

const LINKED = { link: true };
const userOf = (call: DemoCall) => accountNamed(call, call.parameters.username ?? "");
const followers = (call: DemoCall, user: Account) => users(call).filter((each) => each.following.has(user.id));
const followed = (call: DemoCall, user: Account) => users(call).filter((each) => user.following.has(each.id));
const showUser = (call: DemoCall) => (user: Account) => userView(call, user);

export const userHandlers: Handlers = {
  adminCreateUser(call) {
    const { store, body } = call;
    const login = textOf(body, "username");
    const email = textOf(body, "email");
    if (!EMAIL.test(email)) refuse(422, "[Email]: Email");
    checkNewName(store, login);
    if (store.accounts.some((account) => account.email === email))
      refuse(422, `e-mail already in use [email: ${email}]`);
    const user = newAccount(store, "user", login, email, {});
    patch(user.profile, body, PROFILE);
    user.password = textOf(body, "password");
    user.mustChangePassword = flagOf(body, "must_change_password", true);
    return json(userView(call, user), 201);
  },
  adminSearchUsers: (call) => list(call, matching(call), showUser(call), LINKED),
  adminEditUser(call) {
    const user = userOf(call);
    if (textOf(call.body, "login_name") === "") refuse(422, "[LoginName]: Required");
    patch(user.profile, call.body, PROFILE);
    user.password = textOf(call.body, "password", user.password);
    user.email = textOf(call.body, "email", user.email);
    user.admin = flagOf(call.body, "admin", user.admin);
    user.active = flagOf(call.body, "active", user.active);
    user.prohibitLogin = flagOf(call.body, "prohibit_login", user.prohibitLogin);
    user.mustChangePassword = flagOf(call.body, "must_change_password", user.mustChangePassword);
    return json(userView(call, user));
  },
  adminDeleteUser(call) {
    const user = userOf(call);
    const { store } = call;
    if (user === call.user) refuse(422, "you cannot delete yourself");
    const owned = store.repositories.filter((repository) => repository.owner === user);
    const purge = call.query.get("purge") === "true";
    if (owned.length > 0 && !purge) refuse(422, `user still has ownership of repositories [uid: ${user.id}]`);
    for (const repository of owned) store.repositories.splice(store.repositories.indexOf(repository), 1);
    store.accounts.splice(store.accounts.indexOf(user), 1);
    store.tokens.splice(0, store.tokens.length, ...store.tokens.filter((token) => token.user !== user));
    return empty();
  },
  adminRenameUser(call) {
    renameAccount(call.store, userOf(call), textOf(call.body, "new_username"));
    return empty();
  },
  userGetCurrent: (call) => json(userView(call, doer(call))),
  userGet: (call) => json(userView(call, userOf(call))),
  userSearch: (call) => list(call, matching(call), showUser(call), { ...LINKED, wrap: (data) => ({ data, ok: true }) }),
  getUserSettings: (call) => json(settingsView(doer(call))),
  updateUserSettings(call) {
    patch(doer(call).profile, call.body, SETTINGS);
    return json(settingsView(doer(call)));
  },
  userListEmails(call) {
    return json([{ email: doer(call).email, verified: true, primary: true, user_id: 0, username: "" }]);
  },
  userCurrentListFollowers: (call) => list(call, followers(call, doer(call)), showUser(call), LINKED),
  userCurrentListFollowing: (call) => list(call, followed(call, doer(call)), showUser(call), LINKED),
  userListFollowers: (call) => list(call, followers(call, userOf(call)), showUser(call), LINKED),
  userListFollowing: (call) => list(call, followed(call, userOf(call)), showUser(call), LINKED),
  userCurrentCheckFollowing: (call) => yesOrNo(doer(call).following.has(userOf(call).id)),
  userCheckFollowing: (call) =>
    yesOrNo(userOf(call).following.has(accountNamed(call, call.parameters.target ?? "").id)),
  userCurrentPutFollow(call) {
    const user = userOf(call);
    if (user !== call.user) doer(call).following.add(user.id);
    return empty();
  },
  userCurrentDeleteFollow(call) {
    doer(call).following.delete(userOf(call).id);
    return empty();
  },
  userListBlocks: (call) =>
    list(
      call,
      users(call).filter((user) => doer(call).blocked.has(user.id)),
      showUser(call),
      LINKED,
    ),
  userCheckUserBlock: (call) => (doer(call).blocked.has(userOf(call).id) ? empty() : empty(404)),
  userBlockUser(call) {
    const user = userOf(call);
    if (user === call.user || doer(call).blocked.has(user.id)) refuse(400, "cannot block the user");
    doer(call).blocked.add(user.id);
    return empty();
  },
  userUnblockUser(call) {
    return doer(call).blocked.delete(userOf(call).id) ? empty() : refuse(400, "cannot unblock the user");
  },
};

function settingsView({ profile }: Account): JsonObject {
  const { full_name, website, description, location, language, theme, diff_view_style, hide_email, hide_activity } =
    profile;
  return {
    ...{ full_name, website, description, location, language },
    ...{ theme, diff_view_style, hide_email, hide_activity },
  } as JsonObject;
}
