/** Who calls, and whether their token may: credentials, sudo and scopes (facts/gitea-rest.md section 4). */
import { Refusal, refuse } from "./answer.ts";
import type { DemoCall } from "./call.ts";
import type { Account, Store, Token } from "./store.ts";

const CATEGORIES = [
  "activitypub",
  "admin",
  "misc",
  "notification",
  "organization",
  "package",
  "issue",
  "repository",
  "user",
];
const QUERY_TOKEN_WARNING =
  "token and access_token API authentication is deprecated and will be removed in gitea 1.23. Please use AuthorizationHeaderToken instead. Existing queries will continue to work but without authorization.";

/** Fills in user, token and basic; throws 401 for a credential that is not accepted, on public routes too. */
export function authenticate(call: DemoCall): void {
  const queryToken = call.query.get("token") ?? call.query.get("access_token");
  if (queryToken !== null) call.extra["x-gitea-warning"] = QUERY_TOKEN_WARNING;
  const found = queryToken === null ? fromHeader(call) : tokenUser(call.store, queryToken);
  if (found === undefined) return;
  if (found === null || found.user.prohibitLogin) refuse(401, "invalid username, password or token");
  if (found.user.mustChangePassword) {
    throw new Refusal(
      403,
      `You must change your password. Change it at: ${call.store.root}//user/change_password`,
      true,
    );
  }
  call.user = found.user;
  call.token = found.token;
  call.basic = found.basic;
}

/** Acts for another user where an administrator asks for it. */
export function applySudo(call: DemoCall): void {
  const login = call.query.get("sudo") ?? call.headers.sudo ?? "";
  if (login === "") return;
  if (call.user?.admin !== true) throw new Refusal(403, "Only administrators allowed to sudo.", true);
  const target = call.store.account(login);
  call.user = target?.kind === "user" ? target : refuse(404, "not found");
}

/** Throws 403 where the token lacks a scope; passwords are not checked. */
export function checkScope(call: DemoCall): void {
  if (call.token === null || call.token.scopes.includes("all")) return;
  const { categories, level } = call.operation.scope;
  const has = new Set(call.token.scopes);
  const allowed = categories.every(
    (category) => has.has(`write:${category}`) || (level === "read" && has.has(`read:${category}`)),
  );
  if (allowed) return;
  const required = categories.map((category) => `${level}:${category}`).join(" ");
  const words = `token does not have at least one of required scope(s), required=[${required}]`;
  refuse(403, `${words}, token scope=${call.token.scopes.join(",")}`);
}

/** Sorted and without doubles, `all` where everything may be written; throws 400 for a scope that does not exist. */
export function normalizeScopes(scopes: string[]): string[] {
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined) {
    refuse(400, `invalid access token scope provided: invalid access token scope: ${unknown}`);
  }
  const wanted = new Set(scopes);
  if (wanted.has("all") || CATEGORIES.every((category) => wanted.has(`write:${category}`))) return ["all"];
  const kept = [...wanted].filter((scope) => !wanted.has(scope.replace(/^read:/, "write:")) || !/^read:/.test(scope));
  return kept.sort();
}

function isScope(scope: string): boolean {
  const [level, category = ""] = scope.split(":");
  if (scope === "all" || scope === "public-only") return true;
  return (level === "read" || level === "write") && CATEGORIES.includes(category);
}

interface Found {
  user: Account;
  token: Token | null;
  basic: boolean;
}

/** Undefined for anonymous (an unparsable header counts as none), null for a credential that is wrong. */
function fromHeader(call: DemoCall): Found | null | undefined {
  const [scheme = "", credential = "", ...rest] = (call.headers.authorization ?? "").split(" ");
  if (credential === "" || rest.length > 0) return undefined;
  if (/^(token|bearer)$/i.test(scheme)) return tokenUser(call.store, credential);
  if (!/^basic$/i.test(scheme)) return undefined;
  const decoded = Buffer.from(credential, "base64").toString("utf8");
  const colon = decoded.indexOf(":");
  if (colon < 0) return undefined;
  const name = decoded.slice(0, colon);
  const password = decoded.slice(colon + 1);
  const alone = password === "" || password === "x-oauth-basic";
  const token = tokenUser(call.store, alone ? name : password);
  if (token !== null) return { ...token, basic: true };
  const user = call.store.account(name);
  const matches = user !== undefined && user.kind === "user" && user.password !== "" && user.password === password;
  return matches ? { user, token: null, basic: true } : null;
}

function tokenUser(store: Store, secret: string): Found | null {
  const token = store.tokens.find((each) => each.secret === secret);
  return token === undefined ? null : { user: token.user, token, basic: false };
}
