/**
 * When two request targets are one and the same to Gitea (facts/gitea-rest.md 1).
 *
 * `routeKey` finds recordings the way Gitea would find a route. `samePath` is the yardstick of the round trip: it goes
 * by the bytes and the route template alone, so that a mistake of the gateway's own encoder cannot excuse itself.
 */
import type { Operation, PathPart } from "../../generated/contract.ts";
import type { Router } from "../../src/gitea/route.ts";

export const API_BASE = "/api/v1";

type Parameter = Exclude<PathPart, string>;

/** What stands in `%XX` though it may stand there as it is (RFC 3986: unreserved, sub-delims, `:` and `@`). */
const NEEDS_NO_ENCODING = /^[A-Za-z0-9\-._~!$&'()*+,;=:@]$/;

/** The same text for every spelling of a path that reaches one route with one set of values, and for no other path. */
export function routeKey(router: Router, method: string, path: string): string {
  const match = path.startsWith(`${API_BASE}/`) ? router.resolve(method, path.slice(API_BASE.length)) : null;
  if (match === null) return `${method} ${path}`;
  const values = parametersOf(match.operation).map(({ parameter, encoding }) =>
    // Gitea reads a wiki name from the undecoded segment, where `+` and `%2B` are two things.
    encoding === "wiki" ? upperCaseEscapes(match.escaped[parameter] ?? "") : match.parameters[parameter],
  );
  return `${method} ${match.operation.id} ${JSON.stringify(values)}`;
}

/**
 * Whether two escaped paths (with the API base) are the same bytes, but for the case and choice of percent-encoding of
 * characters that need none, and for `/` against `%2F` in wildcard parameters.
 */
export function samePath(operation: Operation, recorded: string, received: string): boolean {
  const template = templateOf(operation);
  const left = template.exec(recorded);
  const right = template.exec(received);
  if (left === null || right === null) return recorded === received;
  return parametersOf(operation).every(
    ({ encoding }, position) =>
      canonicalValue(encoding, left[position + 1] ?? "") === canonicalValue(encoding, right[position + 1] ?? ""),
  );
}

function canonicalValue(encoding: Parameter["encoding"], escaped: string): string {
  const text = escaped.replace(/%[0-9a-fA-F]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    // Wiki names are compared undecoded by Gitea, so there the choice of encoding is no free one.
    return encoding !== "wiki" && NEEDS_NO_ENCODING.test(character) ? character : triplet.toUpperCase();
  });
  return encoding === "wildcard" ? text.replaceAll("%2F", "/") : text;
}

function templateOf(operation: Operation): RegExp {
  const pieces = operation.parts.map((part) => {
    if (typeof part === "string") return literal(part);
    return part.encoding === "wildcard" ? "(.+)" : "([^/]+)";
  });
  return new RegExp(`^${literal(API_BASE)}${pieces.join("")}$`);
}

function parametersOf(operation: Operation): Parameter[] {
  return operation.parts.filter((part) => typeof part !== "string");
}

function upperCaseEscapes(text: string): string {
  return text.replace(/%[0-9a-fA-F]{2}/g, (triplet) => triplet.toUpperCase());
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
