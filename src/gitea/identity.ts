/** Who a token belongs to: asked once, remembered, and never a reason for a call to fail (issue 4 item 11). */
import { createHash } from "node:crypto";

export interface KnownIdentity {
  login: string | null;
  /** Why `login` is null, in our words; null when it is known. */
  note: string | null;
}

export interface IdentityBook {
  /**
   * Identity of a token; callers at the same time share one question. Never throws.
   * What may pass (Gitea down, a timeout) is asked anew after `retryMs`; a token that may not ask is remembered.
   */
  identify(token: string): Promise<KnownIdentity>;
}

/** What GET /user said: its status, and the login where the status is 200. Rejects when no answer came. */
export interface UserAnswer {
  status: number;
  login: string | null;
}

const MAXIMUM_TOKENS = 1000;

/** `askUser` calls GET /user with a token and a short time limit; times are in milliseconds. */
export function createIdentityBook(options: {
  askUser: (token: string) => Promise<UserAnswer>;
  retryMs: number;
  now: () => number;
}): IdentityBook {
  const known = new Map<string, { identity: Promise<KnownIdentity>; askAgainAt: number }>();

  async function ask(token: string, key: string): Promise<KnownIdentity> {
    const answer = await options.askUser(token).catch(() => null);
    const identity = identityOf(answer);
    const entry = known.get(key);
    const lasts = answer !== null && (answer.status < 500 || identity.login !== null);
    if (entry !== undefined) entry.askAgainAt = lasts ? Number.POSITIVE_INFINITY : options.now() + options.retryMs;
    return identity;
  }

  return {
    identify(token) {
      // Keys are hashes, so that no list of tokens stands in memory.
      const key = createHash("sha256").update(token).digest("base64");
      const entry = known.get(key);
      if (entry !== undefined && options.now() < entry.askAgainAt) return entry.identity;
      const oldest = known.keys().next();
      if (known.size >= MAXIMUM_TOKENS && !oldest.done) known.delete(oldest.value);
      const fresh = { identity: Promise.resolve<KnownIdentity>({ login: null, note: null }), askAgainAt: Infinity };
      known.set(key, fresh);
      fresh.identity = ask(token, key);
      return fresh.identity;
    },
  };
}

function identityOf(answer: UserAnswer | null): KnownIdentity {
  if (answer === null) return unknown("Gitea could not be asked who this token belongs to; it is asked again later.");
  if (answer.status === 200 && answer.login !== null) return { login: answer.login, note: null };
  if (answer.status === 401) return unknown("Gitea does not accept this token, so its login is not known.");
  if (answer.status === 403)
    return unknown("This token may not read its own user (scope read:user), so its login is not known.");
  return unknown("Gitea did not say who this token belongs to.");
}

function unknown(note: string): KnownIdentity {
  return { login: null, note };
}
