/** What a client asks of its own list: fewer toolsets than the operator gives, never more. */
import type { FastifyRequest } from "fastify";

/** Toolsets named by the header `x-gitea-toolsets`, else by the query `?toolsets=`; null when neither names any. */
export function narrowing(request: FastifyRequest, known: readonly string[]): string[] | null | "unknown" {
  const { toolsets } = request.query as Record<string, unknown>;
  const given = headerOf(request, "x-gitea-toolsets") ?? (Array.isArray(toolsets) ? toolsets.join(",") : toolsets);
  if (typeof given !== "string") return null;
  const names = given
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== "");
  if (names.length === 0) return null;
  return names.every((name) => known.includes(name)) ? names : "unknown";
}

/** A header as one text, repeated ones joined (RFC 9110, 5.3). */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}
