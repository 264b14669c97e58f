/** Who calls: the bearer credential of a request, compared in constant time. */
import { createHash, hkdfSync, timingSafeEqual } from "node:crypto";

export interface BearerOptions {
  token: string;
  /** Still accepted during a rotation. */
  previous: string | null;
  /** Makes caller ids useless for guessing tokens where it is set. */
  sessionKey: string | null;
}

export type BearerCheck = (authorization: readonly string[]) => string | null;

/**
 * Returns a check that maps the Authorization headers of one request, as received, to a caller id, or to null.
 * Exactly one header of the form `Bearer <token>` passes; the scheme takes any case (RFC 9110, 11.1).
 */
export function createBearerCheck(options: BearerOptions): BearerCheck {
  const accepted = [options.token, ...(options.previous === null ? [] : [options.previous])].map((token) => ({
    digest: digest(token),
    caller: callerId(token, options.sessionKey),
  }));
  return (authorization) => {
    const [header] = authorization;
    if (header === undefined || authorization.length !== 1) return null;
    const presented = /^bearer +([\x21-\x7e]{1,1024})$/i.exec(header)?.[1];
    if (presented === undefined) return null;
    const presentedDigest = digest(presented);
    let caller: string | null = null;
    for (const candidate of accepted)
      if (timingSafeEqual(candidate.digest, presentedDigest)) caller ??= candidate.caller;
    return caller;
  };
}

/** Stable over restarts and replicas, and different for each credential. */
function callerId(token: string, key: string | null): string {
  return Buffer.from(hkdfSync("sha256", token, key ?? "", "gitea-mcp-gateway caller id", 12)).toString("base64url");
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
