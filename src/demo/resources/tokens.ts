/** Access tokens: made with a password, shown once, revoked by id or name. */
import type { JsonObject } from "../../../generated/contract.ts";
import { empty, json, refuse } from "../answer.ts";
import { normalizeScopes } from "../auth.ts";
import { type DemoCall, type Handlers, textOf, textsOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Store, Token } from "../store.ts";
import { newSecret } from "../store.ts";
import { accountNamed } from "./users.ts";

const ZERO = "0001-01-01T00:00:00Z";

export function newToken(store: Store, user: Account, name: string, scopes: string[]): Token {
  const token = { id: store.next("token"), user, name, secret: newSecret(), scopes, created: store.now() };
  store.tokens.push(token);
  return token;
}

function tokenView({ id, name, secret, scopes, created }: Token, fresh = false): JsonObject {
  const time = fresh ? ZERO : created;
  const shown = { sha1: fresh ? secret : "", token_last_eight: secret.slice(-8) };
  return { id, name, ...shown, scopes, created_at: time, last_used_at: time };
}

const ownerOf = (call: DemoCall) => accountNamed(call, call.parameters.username ?? "");

function tokensOf(call: DemoCall): Token[] {
  const user = ownerOf(call);
  return call.store.tokens.filter((token) => token.user === user);
}

function revoke(call: DemoCall, token: Token) {
  call.store.tokens = call.store.tokens.filter((each) => each !== token);
  return empty();
}

export const tokenHandlers: Handlers = {
  userGetTokens: (call) => list(call, tokensOf(call), (token) => tokenView(token)),
  userCreateToken(call) {
    const name = textOf(call.body, "name");
    if (tokensOf(call).some((token) => token.name === name)) refuse(400, "access token name has been used already");
    const scopes = normalizeScopes(textsOf(call.body, "scopes"));
    if (scopes.length === 0) refuse(400, "access token must have a scope");
    return json(tokenView(newToken(call.store, ownerOf(call), name, scopes), true), 201);
  },
  userDeleteAccessToken(call) {
    const wanted = call.parameters.token ?? "";
    const matches = tokensOf(call).filter(({ id, name }) => (/^\d+$/.test(wanted) ? String(id) : name) === wanted);
    const token = matches[0] ?? refuse(404, "access token not found");
    return matches.length > 1 ? refuse(422, "multiple matches for token name") : revoke(call, token);
  },
  getCurrentToken(call) {
    const { id, name, scopes, created, user } = call.token ?? refuse(401, "token is required");
    const owner = { id: user.id, login: user.login };
    return json({ id, name, scopes, created_at: created, last_used_at: created, user: owner });
  },
  deleteCurrentToken: (call) => revoke(call, call.token ?? refuse(401, "token is required")),
};
