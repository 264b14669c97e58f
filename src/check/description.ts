/** The API description that an instance serves about itself, as the set of routes that it has. */
import { errorObject } from "../gitea/answer.ts";
import { requestHeaders } from "../gitea/request.ts";
import type { Upstream } from "../upstream.ts";
import { memberOf } from "./ask.ts";

/** `GET /repos/{}/{}`: names of parameters changed between versions. */
export function routeKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

/**
 * Routes of `/swagger.v1.json`, which stands at the root of the instance, outside of the API; without the credential,
 * which it needs not. Null where the instance serves none, a web page, or something else. Never throws for what Gitea
 * does.
 */
export async function readDescription({ base, transport }: Upstream, basePath: string): Promise<Set<string> | null> {
  const path = "/swagger.v1.json";
  const request = {
    method: "GET",
    path,
    origin: base.origin,
    target: `${basePath}${path}`,
    headers: requestHeaders({ token: null, sudo: null }, false, null),
    body: null,
    readOnly: true,
    findOut: null,
    notes: [],
  };
  const received = await transport.send(request).catch(() => null);
  const description = received?.status === 200 ? errorObject(received) : null;
  const paths = memberOf(description, "paths");
  if (paths === undefined || paths === null || typeof paths !== "object" || Array.isArray(paths)) return null;
  const routes = new Set<string>();
  for (const [route, methods] of Object.entries(paths)) {
    if (methods === null || typeof methods !== "object" || Array.isArray(methods)) continue;
    for (const method of Object.keys(methods)) routes.add(routeKey(method, route));
  }
  return routes.size > 0 ? routes : null;
}
