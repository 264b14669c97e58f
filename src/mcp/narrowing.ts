/** What a client asks of its own list: fewer toolsets than the operator gives, never more. */
import type { FastifyRequest } from "fastify";

/**
 * Toolsets named by the header `x-gitea-toolsets`, else by the query `?toolsets=`, each once and sorted; null when
 * neither names any.
 */
export function narrowing(request: FastifyRequest, known: readonly string[]): string[] | null | "unknown" {
  const { toolsets } = request.query as Record<string, string | string[] | undefined>;
  const [names = []] = [headerOf(request, "x-gitea-toolsets"), [toolsets].flat().join(",")]
    .map((given = "") =>
      given
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((name) => name !== ""),
    )
    .filter((list) => list.length > 0);
  if (!names.every((name) => known.includes(name))) return "unknown";
  return names.length > 0 ? [...new Set(names)].sort() : null;
}

/** A header as one text, repeated ones joined (RFC 9110, 5.3). */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}
