/**
 * Which operation a method and path reach, found the way Gitea's router (chi) finds it.
 *
 * Owns: the match on the escaped path. Does not own: policy, or making paths (path.ts).
 * Source of the rules: facts/gitea-rest.md 1b–1f. Gitea matches the bytes of the escaped path, so `%2F` never separates
 * and `%72epos` is not `repos`; repeated slashes count once and trailing ones not at all; at each segment a literal goes
 * before a parameter and a parameter before a wildcard, with backtracking; handlers decode each value once.
 */
import type { Operation, PathPart } from "../../generated/contract.ts";

export interface RouteMatch {
  operation: Operation;
  /** Values as a handler sees them, percent-decoded once; `+` stays `+`. */
  parameters: Record<string, string>;
  /** The same values as they stand in the path. */
  escaped: Record<string, string>;
}

export interface Router {
  /** HEAD counts as GET. Null when no operation has this route, or Go would refuse the path (bad escape, no `/`). */
  resolve(method: string, escapedPath: string): RouteMatch | null;
  /**
   * The same over the routes that some Gitea serves beside its description (spec/quirks.yaml, otherRoutes): the
   * operation that such a route comes down to. Servers differ in which of the two they mean where both know a path.
   */
  resolveOther(method: string, escapedPath: string): RouteMatch | null;
  /** Methods with an operation at this path, in a fixed order; HEAD where there is GET. */
  methodsOf(escapedPath: string): string[];
}

interface Ending {
  operation: Operation;
  names: string[];
}

interface Node {
  literals: Map<string, Node>;
  /** `{index}.{diffType}`: two parameters in one segment; tried before a whole-segment parameter. */
  affixed: { separator: string; alternatives: string[]; node: Node }[];
  parameter: Node | null;
  /** `/*` routes; `suffix` is what stands behind the wildcard, `status` of `commits/{ref}/status`. */
  wildcards: { suffix: string; endings: Map<string, Ending> }[];
  endings: Map<string, Ending>;
}

type Parameter = Exclude<PathPart, string>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Builds the router over a set of operations.
 * Throws Error for two operations on one route, or a route of a shape that Gitea does not have: faults of generated/.
 */
export function createRouter(operations: readonly Operation[]): Router {
  const root = newNode();
  const others = newNode();
  for (const operation of operations) {
    insert(root, operation, operation);
    for (const route of operation.otherRoutes ?? []) insert(others, operation, route);
  }

  function resolveIn(tree: Node, method: string, escapedPath: string): RouteMatch | null {
    const segments = segmentsOf(escapedPath);
    if (segments === null) return null;
    const upper = method.toUpperCase();
    const captures: string[] = [];
    const ending = find(tree, segments, 0, upper === "HEAD" ? "GET" : upper, captures);
    if (ending === null) return null;
    const escaped = Object.fromEntries(ending.names.map((name, position) => [name, captures[position] ?? ""]));
    const parameters = Object.fromEntries(Object.entries(escaped).map(([name, value]) => [name, decodeOnce(value)]));
    return { operation: ending.operation, parameters, escaped };
  }

  const resolve = (method: string, escapedPath: string) => resolveIn(root, method, escapedPath);
  return {
    resolve,
    resolveOther: (method, escapedPath) => resolveIn(others, method, escapedPath),
    methodsOf(escapedPath) {
      const methods: string[] = METHODS.filter((method) => resolve(method, escapedPath) !== null);
      if (methods.includes("GET")) methods.push("HEAD");
      return methods;
    },
  };
}

/** Percent-decodes once, bytes that are no UTF-8 become U+FFFD; `+` stays, as Gitea's PathUnescape does. */
export function decodeOnce(escaped: string): string {
  if (!escaped.includes("%")) return escaped;
  const bytes: Buffer[] = [];
  for (const piece of escaped.split(/((?:%[0-9a-fA-F]{2})+)/)) {
    const isEscape = /^%[0-9a-fA-F]{2}/.test(piece);
    bytes.push(isEscape ? Buffer.from(piece.replaceAll("%", ""), "hex") : Buffer.from(piece, "utf8"));
  }
  return Buffer.concat(bytes).toString("utf8");
}

/** A route as segments, each a list of literal texts and parameters. */
function routeSegments(parts: readonly PathPart[]): PathPart[][] {
  const segments: PathPart[][] = [[]];
  for (const part of parts) {
    if (typeof part !== "string") {
      segments.at(-1)?.push(part);
      continue;
    }
    const [first = "", ...others] = part.split("/");
    if (first !== "") segments.at(-1)?.push(first);
    for (const text of others) segments.push(text === "" ? [] : [text]);
  }
  return segments.filter((segment) => segment.length > 0);
}

function insert(root: Node, operation: Operation, route: Pick<Operation, "method" | "parts">): void {
  const segments = routeSegments(route.parts);
  const names: string[] = [];
  let node = root;
  for (const [position, segment] of segments.entries()) {
    const [first, separator, second] = segment;
    if (segment.length === 1 && typeof first === "string") {
      node = childOf(node, first);
    } else if (segment.length === 1 && isParameter(first) && first.encoding === "wildcard") {
      const suffix = segments.slice(position + 1).map((rest) => literalOf(rest, operation));
      names.push(first.parameter);
      addEnding(wildcardOf(node, suffix.join("/")), operation, route.method, names);
      return;
    } else if (segment.length === 1 && isParameter(first)) {
      node.parameter ??= newNode();
      node = node.parameter;
      names.push(first.parameter);
    } else if (isParameter(first) && typeof separator === "string" && isParameter(second) && second.enum) {
      names.push(first.parameter, second.parameter);
      const affixed = { separator, alternatives: second.enum, node: newNode() };
      node.affixed.push(affixed);
      node = affixed.node;
    } else {
      throw new Error(`The route ${operation.method} ${operation.path} has a segment of an unknown shape.`);
    }
  }
  addEnding(node.endings, operation, route.method, names);
}

function find(node: Node, segments: string[], position: number, method: string, captures: string[]): Ending | null {
  const segment = segments[position];
  if (segment === undefined) return node.endings.get(method) ?? null;
  const depth = captures.length;
  const attempt = (child: Node, ...values: string[]): Ending | null => {
    captures.push(...values);
    const ending = find(child, segments, position + 1, method, captures);
    if (ending === null) captures.length = depth;
    return ending;
  };
  const literal = node.literals.get(segment);
  let ending = literal === undefined ? null : attempt(literal);
  for (const affixed of node.affixed) {
    const at = segment.indexOf(affixed.separator);
    const tail = segment.slice(at + affixed.separator.length);
    if (ending !== null || at < 0 || !matchesAlternation(tail, affixed.alternatives)) continue;
    ending = attempt(affixed.node, segment.slice(0, at), tail);
  }
  if (ending === null && node.parameter !== null) ending = attempt(node.parameter, segment);
  return ending ?? findWildcard(node, segments.slice(position).join("/"), method, captures);
}

function findWildcard(node: Node, remainder: string, method: string, captures: string[]): Ending | null {
  for (const wildcard of node.wildcards) {
    const ending = wildcard.endings.get(method);
    if (ending === undefined || !remainder.endsWith(wildcard.suffix)) continue;
    const value = remainder.slice(0, remainder.length - wildcard.suffix.length);
    // Gitea's pattern makes the slash before the suffix optional: `commits/xstatus` is the status of `x`.
    captures.push(wildcard.suffix === "" ? value : value.replace(/\/$/, ""));
    return ending;
  }
  return null;
}

/**
 * chi anchors a pattern `diff|patch` only at its outer ends: `^diff|patch$`. So `0.patch` matches, and `diffuse` does.
 */
function matchesAlternation(text: string, alternatives: string[]): boolean {
  return alternatives.some((word, position) => {
    const anchoredLeft = position === 0;
    const anchoredRight = position === alternatives.length - 1;
    if (anchoredLeft && anchoredRight) return text === word;
    if (anchoredLeft) return text.startsWith(word);
    return anchoredRight ? text.endsWith(word) : text.includes(word);
  });
}

/** Null for a path that Go's HTTP parser refuses, or that is no path. */
function segmentsOf(escapedPath: string): string[] | null {
  if (!escapedPath.startsWith("/") || /[?#]|%(?![0-9a-fA-F]{2})/.test(escapedPath)) return null;
  return escapedPath.split("/").filter((segment) => segment !== "");
}

function newNode(): Node {
  return { literals: new Map(), affixed: [], parameter: null, wildcards: [], endings: new Map() };
}

function childOf(node: Node, literal: string): Node {
  const known = node.literals.get(literal);
  if (known !== undefined) return known;
  const child = newNode();
  node.literals.set(literal, child);
  return child;
}

function wildcardOf(node: Node, suffix: string): Map<string, Ending> {
  const known = node.wildcards.find((wildcard) => wildcard.suffix === suffix);
  if (known !== undefined) return known.endings;
  const endings = new Map<string, Ending>();
  node.wildcards.push({ suffix, endings });
  node.wildcards.sort((a, b) => b.suffix.length - a.suffix.length);
  return endings;
}

function addEnding(endings: Map<string, Ending>, operation: Operation, method: string, names: string[]): void {
  const taken = endings.get(method);
  if (taken !== undefined) throw new Error(`${operation.id} and ${taken.operation.id} have one route.`);
  endings.set(method, { operation, names });
}

function literalOf(segment: PathPart[], operation: Operation): string {
  const [text] = segment;
  if (segment.length === 1 && typeof text === "string") return text;
  throw new Error(`The route ${operation.method} ${operation.path} has a parameter behind a wildcard.`);
}

function isParameter(part: PathPart | undefined): part is Parameter {
  return part !== undefined && typeof part !== "string";
}
