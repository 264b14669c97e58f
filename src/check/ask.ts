/** The questions of `check` to Gitea: reads below the API base, and why one had no answer. */
import type { Json } from "../../generated/contract.ts";
import type { Catalog } from "../catalog.ts";
import { ERROR_KINDS, type ErrorKind, GatewayError } from "../errors.ts";
import { perform } from "../gitea/perform.ts";
import { requestHeaders } from "../gitea/request.ts";
import type { Upstream } from "../upstream.ts";

/** GET with a token, null for none; the decoded answer. Throws GatewayError as `perform` does. */
export type Ask = (path: string, token: string | null) => Promise<Json>;

export function createAsk({ base, transport }: Upstream, { router }: Pick<Catalog, "router">): Ask {
  return async (path, token) => {
    const request = {
      method: "GET",
      path,
      origin: base.origin,
      target: `${base.prefix}${path}`,
      headers: requestHeaders({ token, sudo: null }, false, null),
      body: null,
      readOnly: true,
      findOut: null,
      notes: [],
    };
    const { data } = await perform(null, {}, request, {
      transport,
      base,
      router,
      version: null,
      maximumBinaryBytes: 0,
      clean: (text) => text,
      allows: () => false,
    });
    return data;
  };
}

/** A failure in words of ours alone. */
export interface Failure {
  kind: ErrorKind;
  /** HTTP status; null when no answer came. */
  status: number | null;
  message: string;
  hint: string | null;
}

/** @throws whatever is no GatewayError */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof GatewayError)) throw error;
  const { kind, status, source, message, hint } = error;
  return { kind, status, message: source === "gitea" ? ERROR_KINDS[kind] : message, hint };
}

/** A member of a JSON object; undefined when there is none. */
export function memberOf(value: Json, name: string): Json | undefined {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value[name] : undefined;
}
