/**
 * Confirmations that were asked for and not yet given: random, single-use, short-lived, bound to one effect and caller.
 *
 * They live in this process alone. A restart, or an answer that reaches another replica, finds nothing: then the call
 * is asked about again, and nothing has run.
 */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

export const CONFIRMATION_TTL_MS = 5 * 60_000;

/** How it is to be given back: as an argument of a second call, or as the person's answer to a dialog. */
export type PendingKind = "token" | "answer";

interface Pending {
  kind: PendingKind;
  caller: string;
  digest: Buffer;
  expiresAt: number;
}

export interface PendingStore {
  /** A new secret for one later `redeem`, 43 characters of base64url, and when it ends (ms since 1970). */
  issue(kind: PendingKind, caller: string, digest: string): { secret: string; expiresAt: number };
  /**
   * True once, for the same kind, caller and digest before the end. Shown by its own caller for another effect it is
   * used up as well; another caller's attempt changes nothing.
   */
  redeem(secret: string, kind: PendingKind, caller: string, digest: string): boolean;
  /** How many are waiting. */
  readonly size: number;
}

export interface PendingLimits {
  perCaller: number;
  total: number;
}

/** `now` gives ms since 1970. Beyond the limits the caller's own oldest goes first. */
export function createPendingStore(
  now: () => number,
  limits: PendingLimits = { perCaller: 64, total: 4096 },
): PendingStore {
  // By hash of the secret, so that a look-up tells nothing of it by its time. In order of issue, so oldest first.
  const waiting = new Map<string, Pending>();

  function dropExpired(): void {
    for (const [key, pending] of waiting) {
      if (pending.expiresAt > now()) return;
      waiting.delete(key);
    }
  }

  function makeRoom(caller: string): void {
    dropExpired();
    const own = [...waiting].filter(([, pending]) => pending.caller === caller);
    if (own.length >= limits.perCaller) waiting.delete(own[0]?.[0] ?? "");
    if (waiting.size >= limits.total) waiting.delete(own[0]?.[0] ?? waiting.keys().next().value ?? "");
  }

  return {
    issue(kind, caller, digest) {
      makeRoom(caller);
      const secret = randomBytes(32).toString("base64url");
      const expiresAt = now() + CONFIRMATION_TTL_MS;
      waiting.set(hash(secret).toString("hex"), { kind, caller, digest: hash(digest), expiresAt });
      return { secret, expiresAt };
    },
    redeem(secret, kind, caller, digest) {
      const key = hash(secret).toString("hex");
      const pending = waiting.get(key);
      if (pending === undefined || pending.caller !== caller || pending.kind !== kind) return false;
      waiting.delete(key);
      return pending.expiresAt > now() && timingSafeEqual(pending.digest, hash(digest));
    },
    get size() {
      return waiting.size;
    },
  };
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
