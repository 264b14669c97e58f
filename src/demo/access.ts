/** What a caller may see and do, and the gates that stand before whole groups of routes. */

import type { Answer } from "./answer.ts";
import { notFound, Refusal, redirect, refuse } from "./answer.ts";
import type { DemoCall } from "./call.ts";
import type { Account, Repository } from "./store.ts";

export type Level = "none" | "read" | "write" | "admin";
const LEVELS: Level[] = ["none", "read", "write", "admin"];

/** Below these routes even a read needs a user. */
const LOGIN_NEEDED = [
  /^\/(user|admin|notifications|token)(\/|$)/,
  /^\/(markup|markdown)/,
  /^\/teams\//,
  /\/tokens(\/|$)/,
  /^\/repos\/\{owner\}\/\{repo\}\/(hooks|keys|collaborators|subscription$|push_mirrors|notifications|times|transfer)/,
  /^\/repos\/\{owner\}\/\{repo\}\/actions\/(secrets|variables|runners)/,
];
/** Changing these needs the repository's administrator; reading those of the first line too. */
const ADMINISTRATION = /^\/repos\/\{owner\}\/\{repo\}\/(hooks|keys|actions\/(secrets|variables|runners)|push_mirrors)/;
const ADMINISTRATION_WRITES =
  /^\/repos\/\{owner\}\/\{repo\}(\/(collaborators|branch_protections|tag_protections|teams|topics|avatar|transfer)(\/|$)|$)/;
/** Writes open to anyone who may read, as `METHOD path`: talking, forking, asking for a merge. */
const READER_WRITES = [
  /^POST .*\/(issues|pulls|forks|file-contents|generate|accept|reject)$/,
  /\/(comments|reactions|reviews|replies|subscription|subscriptions|stopwatch|notifications)(\/|$)/,
];
/** Editing these is open to whoever wrote them. */
const AUTHOR_WRITES = /^PATCH .*\/(issues|pulls)\/\{index\}$/;

function isOwner(organization: Account, userId: number): boolean {
  return organization.teams.some((team) => team.row.permission === "owner" && team.members.has(userId));
}

export function isMember(organization: Account, userId: number): boolean {
  return organization.teams.some((team) => team.members.has(userId));
}

/** The level of a user on a repository; `publicOnly` is a token that sees nothing private. */
export function levelOf(repository: Repository, user: Account | null, publicOnly = false): Level {
  const hidden = repository.settings.private === true || repository.owner.profile.visibility === "private";
  if (publicOnly && hidden) return "none";
  const open: Level = hidden ? "none" : "read";
  if (user === null) return open;
  if (user.admin || repository.owner.id === user.id) return "admin";
  if (isOwner(repository.owner, user.id)) return "admin";
  const levels: Level[] = [open, repository.collaborators.get(user.id) ?? "none"];
  for (const team of repository.owner.teams) {
    if (team.members.has(user.id) && team.row.includes_all_repositories === true) levels.push(teamLevel(team.row));
  }
  return levels.reduce((best, level) => (LEVELS.indexOf(level) > LEVELS.indexOf(best) ? level : best));
}

function teamLevel({ permission, units_map: units }: { permission?: unknown; units_map?: unknown }): Level {
  if (permission === "admin" || permission === "owner") return "admin";
  const values = typeof units === "object" && units !== null ? Object.values(units) : [];
  return values.includes("write") || permission === "write" ? "write" : "read";
}

export function levelIn(call: DemoCall, repository: Repository): Level {
  return levelOf(repository, call.user, call.token?.scopes.includes("public-only"));
}

export function maySee(call: DemoCall, repository: Repository): boolean {
  return levelIn(call, repository) !== "none";
}

/** The organisation a path names; a private one is not there for outsiders. */
export function organizationOf(call: DemoCall): Account {
  const organization = call.store.account(call.parameters.org ?? "");
  if (organization === undefined || organization.kind !== "organization") return notFound();
  return seesOrganization(call, organization) ? organization : notFound();
}

export function seesOrganization({ user }: DemoCall, organization: Account): boolean {
  const inside = user !== null && (user.admin || isMember(organization, user.id));
  return organization.profile.visibility !== "private" || inside;
}

/** For those who own it; throws 403 for others. */
export function ownedOrganization(call: DemoCall, organization = organizationOf(call)): Account {
  const owns = call.user !== null && (call.user.admin || isOwner(organization, call.user.id));
  return owns ? organization : refuse(403, "Must be an organization owner");
}

/** Reading is open to all who see the organisation, changing to its owners. */
export function organizationFor(call: DemoCall): Account {
  return call.method === "GET" ? organizationOf(call) : ownedOrganization(call);
}

/** 401 and 403 before a handler, by the group of routes the operation is in. */
export function checkGroup(call: DemoCall): void {
  const { path, basicOnly } = call.operation;
  const reads = call.method === "GET";
  const anonymousWrite = path.startsWith("/activitypub");
  const login = LOGIN_NEEDED.some((pattern) => pattern.test(path)) || (!reads && !anonymousWrite);
  if (login && call.user === null) refuse(401, "token is required");
  if (path.startsWith("/admin/") && call.user?.admin !== true) refuse(403, "user should be the site admin");
  if (!basicOnly) return;
  const own = call.user?.login.toLowerCase() === (call.parameters.username ?? "").toLowerCase();
  if (!own && call.user?.admin !== true)
    throw new Refusal(403, "doer should be the site admin or be same as the contextUser");
  if (!call.basic) refuse(401, "auth required");
}

/** Renamed owners and repositories: an answer to give instead, or null (facts section 7). */
export function movedAnswer(call: DemoCall): Answer | null {
  const { store, parameters, method } = call;
  const owner = parameters.owner ?? parameters.template_owner ?? parameters.org ?? parameters.username;
  if (owner === undefined || call.operation.path.startsWith("/admin/")) return null;
  const repositoryName = parameters.repo ?? parameters.template_repo;
  const account = store.account(owner);
  if (account === undefined) {
    const moved = store.renamedAccounts.get(owner.toLowerCase());
    if (moved === undefined) return null;
    return redirect(307, withQuery(call, call.path.replace(owner, moved.login)), method);
  }
  if (repositoryName === undefined || store.repository(owner, repositoryName) !== undefined) return null;
  const moved = store.renamedRepositories.get(`${account.id}/${repositoryName}`.toLowerCase());
  if (moved === undefined) return null;
  const target = call.path.replace(`${owner}/${repositoryName}`, `${moved.owner.login}/${moved.name}`);
  return redirect(301, withQuery(call, target), method);
}

/** 404, 403 and 423 of the repository a path names. */
export function checkRepository(call: DemoCall): void {
  const { path } = call.operation;
  const named = path.startsWith("/repos/{") || path.startsWith("/user/starred/{");
  if (!named) return;
  const owner = call.parameters.owner ?? call.parameters.template_owner ?? "";
  const name = call.parameters.repo ?? call.parameters.template_repo ?? "";
  const repository = call.store.repository(owner, name) ?? notFound();
  const level = levelIn(call, repository);
  if (level === "none") notFound();
  if (call.method === "GET") {
    if (ADMINISTRATION.test(path) && level !== "admin") refuseLevel("admin");
    return;
  }
  if (!path.startsWith("/repos/{")) return;
  const line = `${call.method} ${path}`;
  const open =
    READER_WRITES.some((pattern) => pattern.test(line)) || (AUTHOR_WRITES.test(line) && isAuthor(call, repository));
  const administration = ADMINISTRATION.test(path) || ADMINISTRATION_WRITES.test(path);
  const unarchives = call.operation.path === "/repos/{owner}/{repo}";
  if (repository.settings.archived === true && !unarchives) refuse(423, "repo is archived");
  if (administration && level !== "admin" && !open) refuseLevel("admin");
  if (level === "read" && !open) refuseLevel("write");
}

function isAuthor(call: DemoCall, repository: Repository): boolean {
  const issue = repository.issues.find(({ number }) => String(number) === call.parameters.index);
  return issue !== undefined && issue.poster === call.user;
}

function refuseLevel(level: Level): never {
  if (level === "admin") refuse(403, "user should be an owner or a collaborator with admin write of a repository");
  return refuse(403, "user should have a permission to write to a repo");
}

function withQuery(call: DemoCall, path: string): string {
  const query = call.rawQuery;
  return query === "" ? path : `${path}?${query}`;
}
