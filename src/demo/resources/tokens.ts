/** Access tokens: made with a password, shown once, revoked by id or name. */
import type { JsonObject } from "../../../generated/contract.ts";
import { empty, json, refuse } from "../answer.ts";
import { normalizeScopes } from "../auth.ts";
import { type DemoCall, type Handlers, textOf, textsOf } from "../call.ts";
import { list } from "../paging.ts";
import { newSecret, type Token } from "../store.ts";
import { accountNamed } from "./users.ts";

const ZERO = "0001-01-01T00:00:00Z";

function tokenView(token: Token, fresh = false): JsonObject {
  return {
    id: token.id,
    name: token.name,
    sha1: fresh ? token.secret : "",
    token_last_eight: token.secret.slice(-8),
    scopes: token.scopes,
    created_at: fresh ? ZERO : token.created,
    last_used_at: fresh ? ZERO : token.created,
  };
}

function tokensOf(call: DemoCall): Token[] {
  const user = accountNamed(call, call.parameters.username ?? "");
  return call.store.tokens.filter((token) => token.user === user);
}

function revoke(call: DemoCall, token: Token): void {
  call.store.tokens.splice(call.store.tokens.indexOf(token), 1);
}

export const tokenHandlers: Handlers = {
  userGetTokens: (call) => list(call, tokensOf(call), (token) => tokenView(token)),
  userCreateToken(call) {
    const name = textOf(call.body, "name");
    if (tokensOf(call).some((token) => token.name === name)) refuse(400, "access token name has been used already");
    const scopes = normalizeScopes(textsOf(call.body, "scopes"));
    if (scopes.length === 0) refuse(400, "access token must have a scope");
    const token: Token = {
      id: call.store.next("token"),
      user: accountNamed(call, call.parameters.username ?? ""),
      name,
      secret: newSecret(),
      scopes,
      created: call.store.now(),
    };
    call.store.tokens.push(token);
    return json(tokenView(token, true), 201);
  },
  userDeleteAccessToken(call) {
    const wanted = call.parameters.token ?? "";
    const matches = tokensOf(call).filter((token) =>
      /^\d+$/.test(wanted) ? token.id === Number(wanted) : token.name === wanted,
    );
    const token = matches[0] ?? refuse(404, "access token not found");
    if (matches.length > 1) refuse(422, "multiple matches for token name");
    revoke(call, token);
    return empty();
  },
  getCurrentToken(call) {
    const token = call.token ?? refuse(401, "token is required");
    const { id, name, scopes, created, user } = token;
    const owner = { id: user.id, login: user.login };
    return json({ id, name, scopes, created_at: created, last_used_at: created, user: owner });
  },
  deleteCurrentToken(call) {
    revoke(call, call.token ?? refuse(401, "token is required"));
    return empty();
  },
};
