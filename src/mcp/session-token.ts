/**
 * Session ids that describe themselves: signed claims instead of a row in a table, so that a restart, another replica
 * or an eviction loses nothing (ADR 0002). Everything here is public to the client that holds the id; no secret is in it.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

export interface SessionClaims {
  /** Tells sessions of one caller apart. */
  id: string;
  /** Caller id of the credential that opened the session; no other credential may use it. */
  caller: string;
  /** Negotiated protocol version. */
  protocol: string;
  /** Whether the client declared that it can show a form. */
  asks: boolean;
  /** Toolsets the client narrowed itself to. */
  toolsets: string[] | null;
  /** Seconds since the epoch. */
  issued: number;
  expires: number;
}

export interface SessionTokens {
  sign(claims: Omit<SessionClaims, "id" | "issued" | "expires">): { token: string; claims: SessionClaims };
  /** The claims of an id that this gateway (or a replica with the same key) signed and that has not expired. */
  verify(token: string): SessionClaims | null;
}

/** A week: longer than any client keeps a conversation open, short enough that a lost id dies. */
export const SESSION_LIFETIME_SECONDS = 7 * 24 * 3600;

/** Format of the claims; an id of another format is unknown, and the client opens a new session. */
const VERSION = 1;

/**
 * @param secrets the first signs, all of them verify (a rotation keeps sessions); MCP_SESSION_KEY or the bearer tokens.
 * @param now milliseconds since the epoch.
 */
export function createSessionTokens(secrets: readonly string[], now: () => number): SessionTokens {
  const keys = secrets.map((secret) => deriveKey(secret, "session id"));
  const [signingKey] = keys;
  if (signingKey === undefined) throw new RangeError("a session key is needed");

  return {
    sign(given) {
      const issued = Math.floor(now() / 1000);
      const claims: SessionClaims = {
        id: randomBytes(12).toString("base64url"),
        ...given,
        issued,
        expires: issued + SESSION_LIFETIME_SECONDS,
      };
      const payload = Buffer.from(JSON.stringify([VERSION, claims])).toString("base64url");
      return { token: `${payload}.${mac(signingKey, payload).toString("base64url")}`, claims };
    },
    verify(token) {
      const [, payload, signature] = /^([\w-]{1,4096})\.([\w-]{43})$/.exec(token) ?? [];
      if (payload === undefined || signature === undefined) return null;
      const given = Buffer.from(signature, "base64url");
      let genuine = false;
      for (const key of keys) if (timingSafeEqual(mac(key, payload), given)) genuine = true;
      // The last letter of a signature has spare bits; only the one spelling that was handed out counts.
      if (!genuine || given.toString("base64url") !== signature) return null;
      const [version, claims] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [number, SessionClaims];
      return version === VERSION && claims.expires > now() / 1000 ? claims : null;
    },
  };
}

/** A key of 32 bytes for one purpose, so that no two uses of a secret share a key (RFC 5869). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `gitea-mcp-gateway ${purpose}`, 32));
}

function mac(key: Buffer, payload: string): Buffer {
  return createHmac("sha256", key).update(payload).digest();
}
