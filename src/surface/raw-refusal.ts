/** How a raw request is refused, and what no part of one may set. */
import type { Json } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";

/** `request_refused`; nothing of the request stands in `message`. */
export function refuseRaw(message: string, hint?: string, fields: Record<string, Json> = {}): GatewayError {
  return new GatewayError("request_refused", message, { ...(hint === undefined ? {} : { hint }), fields });
}

/** Gitea reads credentials and the acting user from query and form, before any header (facts section 4). */
const RESERVED = new Set(["token", "access_token", "sudo"]);

/** @throws GatewayError request_refused */
export function refuseReserved(pairs: readonly (readonly [string, string])[], where: string): void {
  if (!pairs.some(([name]) => RESERVED.has(name.trim().toLowerCase()))) return;
  throw refuseRaw(
    `${where} holds token, access_token or sudo, which no call may set.`,
    "The operator sets the credential.",
  );
}
