/**
 * What a redirect means. None is followed by itself: a read may be asked for once more at the new place, a write never.
 *
 * Source of the rules: facts/gitea-rest.md 7 (Gitea makes Location by replacing the first occurrence of the old name in
 * the whole path, so it is read as a claim and checked against the routes); DESIGN section 6.
 */
import type { AnswerPlan, Json, JsonObject, Operation } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";
import type { Received } from "./receive.ts";
import type { ApiBase, PlannedRequest } from "./request.ts";
import type { RouteMatch, Router } from "./route.ts";

export interface RedirectContext {
  plan: AnswerPlan;
  base: ApiBase;
  router: Router;
  /** Whether policy lets this caller read by that operation; a redirect is no way around it. */
  allows: (operation: Operation) => boolean;
}

export type RedirectStep =
  /** Send this read instead, once; a redirect of its answer is refused. */
  | { kind: "again"; request: PlannedRequest; note: string }
  /** The answer is the address itself, a credential, since it leads away from Gitea's origin. */
  | { kind: "address"; data: JsonObject; note: string };

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export function isRedirect(received: Received): boolean {
  return REDIRECTS.has(received.status);
}

/**
 * Decides about a redirect of `request`.
 * Throws GatewayError `moved` for a write to a renamed repository, user or organisation (with `moved_to`, the arguments
 * that changed) and `redirect_refused` for anything else that may not be asked for again.
 */
export function planRedirect(request: PlannedRequest, received: Received, context: RedirectContext): RedirectStep {
  const { status, headers } = received;
  const target = URL.parse(headers.location ?? "", `${request.origin}${request.target}`);
  if (target === null || headers.location === undefined) throw refused(status, "It names no address.");
  if (context.plan.kind === "redirect") return planDownload(request, target, context.base);
  if (target.origin !== request.origin) throw refused(status, originProblem(request.origin, target));
  const before = context.router.resolve(request.method, request.path);
  const path = pathBelow(context.base, target);
  const after = path === null ? null : context.router.resolve(request.method, path);
  const moved = before !== null && after !== null ? movedTo(before, after) : null;
  if (request.method !== "GET") throw refusedWrite(status, moved);
  const isAllowed = after !== null && context.allows(after.operation);
  const isKnown = moved !== null || (status === 303 && after !== null);
  if (path === null || !isKnown || !isAllowed)
    throw refused(status, "It leads to something that this call did not ask for.");
  const note =
    moved === null
      ? "Gitea answered by another route; request.path shows which."
      : "The repository or its owner was renamed: request.path shows the new name, use it from now on.";
  return { kind: "again", request: readAgain(request, path, target), note };
}

/** The signed address of a download: asked for on Gitea's own origin without our credential, else handed over. */
function planDownload(request: PlannedRequest, target: URL, base: ApiBase): RedirectStep {
  const path = target.origin === request.origin ? pathBelow(base, target) : null;
  if (path !== null && target.username === "") {
    const again = readAgain(request, path, target);
    const { authorization: _authorization, sudo: _sudo, ...headers } = again.headers;
    // The signature in the query is a credential, so the path shown stays the one that was asked for.
    return {
      kind: "again",
      request: { ...again, headers, path: request.path },
      note: "The file was fetched from its signed address.",
    };
  }
  return {
    kind: "address",
    data: { location: target.href },
    note: "The file lies outside of Gitea's own origin. `location` needs no login while it is valid: it is a credential.",
  };
}

function readAgain(request: PlannedRequest, path: string, target: URL): PlannedRequest {
  return { ...request, path, target: `${target.pathname}${target.search}`, body: null };
}

/** The escaped path below the API base; null outside of it. */
function pathBelow(base: ApiBase, target: URL): string | null {
  const { pathname } = target;
  return pathname.startsWith(`${base.prefix}/`) ? pathname.slice(base.prefix.length) : null;
}

/**
 * The path arguments that changed, where the redirect is a rename: the same operation and one or two values replaced.
 * Null otherwise, and where Gitea seems to have replaced a name inside another one.
 */
function movedTo(before: RouteMatch, after: RouteMatch): Record<string, Json> | null {
  if (before.operation.id !== after.operation.id) return null;
  const changed: [string, string, string][] = [];
  const kept: string[] = [];
  for (const part of before.operation.parts) {
    if (typeof part === "string") continue;
    const old = before.parameters[part.parameter] ?? "";
    const now = after.parameters[part.parameter] ?? "";
    if (old !== now) changed.push([part.parameter, old, now]);
    else if (!part.integer) kept.push(old);
  }
  if (changed.length === 0 || changed.length > 2) return null;
  if (changed.some(([, old, now]) => kept.some((name) => isReplacedInside(old, name, now)))) return null;
  return Object.fromEntries(changed.map(([name, , now]) => [name, now]));
}

/** Whether `now` is `old` with a part of it, `name`, replaced: `alice-corp` became `bob-corp` as alice became bob. */
function isReplacedInside(old: string, name: string, now: string): boolean {
  const at = name === "" || old === name ? -1 : old.indexOf(name);
  if (at < 0) return false;
  const [head, tail] = [old.slice(0, at), old.slice(at + name.length)];
  return now.startsWith(head) && now.endsWith(tail) && now.length >= head.length + tail.length;
}

function refusedWrite(status: number, moved: Record<string, Json> | null): GatewayError {
  if (moved === null) return refused(status, "A write is never sent a second time.");
  return new GatewayError("moved", "The repository or its owner was renamed. Nothing was done.", {
    status,
    hint: "Check that the place in `moved_to` is the one that is meant, and call again with these arguments.",
    fields: { moved_to: moved },
  });
}

function originProblem(origin: string, target: URL): string {
  const isUpgrade = origin === `http://${target.host}` && target.protocol === "https:";
  return isUpgrade
    ? "It leads from http to https: the operator sets GITEA_URL to https."
    : "It leads to another origin than GITEA_URL, where no credential of the gateway goes.";
}

function refused(status: number, why: string): GatewayError {
  return new GatewayError("redirect_refused", `Gitea answered with a redirect that is not followed. ${why}`, {
    status,
  });
}
