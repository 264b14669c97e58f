/**
 * Which route of the description Gitea would take for an escaped path, worked out anew from the templates and the facts
 * (facts/gitea-rest.md 1): a yardstick that shares no code with the gateway's own router.
 */
import { readFileSync } from "node:fs";

/** The complete list of wildcard parameters, route by route (facts 1a). */
const WILDCARDS: Record<string, string> = {
  "/repos/{owner}/{repo}/compare/{basehead}": "basehead",
  "/repos/{owner}/{repo}/raw/{filepath}": "filepath",
  "/repos/{owner}/{repo}/media/{filepath}": "filepath",
  "/repos/{owner}/{repo}/archive/{archive}": "archive",
  "/repos/{owner}/{repo}/branches/{branch}": "branch",
  "/repos/{owner}/{repo}/branch_protections/{name}": "name",
  "/repos/{owner}/{repo}/tags/{tag}": "tag",
  "/repos/{owner}/{repo}/pulls/{base}/{head}": "head",
  "/repos/{owner}/{repo}/commits/{ref}/status": "ref",
  "/repos/{owner}/{repo}/commits/{ref}/statuses": "ref",
  "/repos/{owner}/{repo}/git/refs/{ref}": "ref",
  "/repos/{owner}/{repo}/contents/{filepath}": "filepath",
  "/repos/{owner}/{repo}/contents-ext/{filepath}": "filepath",
};

export interface ReachedRoute {
  id: string;
  /** As they stand in the path. */
  escaped: Record<string, string>;
  /** As a handler sees them: decoded once. */
  values: Record<string, string>;
}

interface Template {
  id: string;
  method: string;
  pattern: RegExp;
  names: string[];
  /** One letter a segment; the least text wins: a literal goes before two parameters, these before one, it before `*`. */
  order: string;
}

const TEMPLATES = readTemplates();

function readTemplates(): Template[] {
  const file = new URL("../../spec/gitea-28.1.0.json", import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId: id }]) => ({
      id,
      method: method.toUpperCase(),
      ...compile(path),
    })),
  );
}

function compile(path: string): Pick<Template, "pattern" | "names" | "order"> {
  const names: string[] = [];
  const segments = path.slice(1).split("/");
  const patterns = segments.map((segment) => {
    const parameters = [...segment.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    names.push(...parameters);
    // chi cuts `{sha}.{diffType}` at the first dot and anchors `diff|patch` at its outer ends alone.
    if (parameters.length === 2) return "([^/.]*)\\.(diff[^/]*|[^/]*patch)";
    if (parameters.length === 0) return segment.replaceAll(".", "\\.");
    return WILDCARDS[path] === parameters[0] ? "(.+)" : "([^/]+)";
  });
  const order = segments.map((segment) => {
    const [first, second] = [...segment.matchAll(/\{(\w+)\}/g)];
    if (first === undefined) return "a";
    if (second !== undefined) return "b";
    return WILDCARDS[path] === first[1] ? "d" : "c";
  });
  return { pattern: new RegExp(`^/${patterns.join("/")}$`), names, order: order.join("") };
}

/**
 * @param path escaped, below /api/v1, without a query
 * @returns null where Gitea would answer 404 or 405
 */
export function reachedRoute(method: string, path: string): ReachedRoute | null {
  const cleaned = path.replaceAll(/\/+/g, "/").replace(/\/$/, "");
  const [best] = TEMPLATES.filter((template) => template.method === method && template.pattern.test(cleaned)).sort(
    (a, b) => (a.order < b.order ? -1 : 1),
  );
  if (best === undefined) return null;
  const captured = best.pattern.exec(cleaned) ?? [];
  const escaped = Object.fromEntries(best.names.map((name, position) => [name, captured[position + 1] ?? ""]));
  const values = Object.fromEntries(Object.entries(escaped).map(([name, text]) => [name, decodeURIComponent(text)]));
  return { id: best.id, escaped, values };
}
