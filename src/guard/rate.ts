/**
 * How often and how many at once one caller may call. A caller is a credential (Caller.id), never an address.
 *
 * Counts calls in a sliding minute, reads and writes apart. Refused calls do not count, so that a caller who waits gets
 * on. What a health check or a list of tools costs is not counted here.
 */
import { GatewayError } from "../errors.ts";

const WINDOW_MS = 60_000;
/** The minute moves in steps: 60 numbers for each caller instead of one for each call. */
const STEP_MS = 1000;
const STEPS = WINDOW_MS / STEP_MS;
const MOST_CALLERS = 10_000;

interface Window {
  /** Calls by step; the step number modulo STEPS is the place. */
  counts: Uint32Array;
  /** Number of the newest step that `counts` covers. */
  newest: number;
  total: number;
}

export interface RateLimiter {
  /**
   * Counts one call.
   * @throws GatewayError rate_limited with field `retry_after_seconds` (at least 1): earlier is refused again.
   */
  take(caller: string, kind: "read" | "write"): void;
  /** How many callers are remembered. */
  readonly size: number;
}

/** `perMinute` 0: no limit. `now` gives ms of any clock that does not go back. At most `mostCallers` are remembered. */
export function createRateLimiter(
  perMinute: number,
  now: () => number,
  mostCallers: number = MOST_CALLERS,
): RateLimiter {
  // In order of the last call counted: the front is who has been idle longest.
  const windows = new Map<string, Window>();

  return {
    take(caller, kind) {
      if (perMinute === 0) return;
      const step = Math.floor(now() / STEP_MS);
      const key = `${kind} ${caller}`;
      const window = windows.get(key) ?? { counts: new Uint32Array(STEPS), newest: step, total: 0 };
      advance(window, step);
      if (window.total >= perMinute) throw tooOften(kind, perMinute, secondsUntilRoom(window, now()));
      window.counts[step % STEPS] = (window.counts[step % STEPS] ?? 0) + 1;
      window.total++;
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > mostCallers) windows.delete(windows.keys().next().value ?? "");
    },
    get size() {
      return windows.size;
    },
  };
}

/** Forgets the steps that have left the minute. */
function advance(window: Window, step: number): void {
  const passed = Math.min(Math.max(step - window.newest, 0), STEPS);
  for (let offset = 1; offset <= passed; offset++) {
    const place = (window.newest + offset) % STEPS;
    window.total -= window.counts[place] ?? 0;
    window.counts[place] = 0;
  }
  window.newest = Math.max(window.newest, step);
}

/** Until the oldest step with a call leaves the minute. */
function secondsUntilRoom(window: Window, now: number): number {
  for (let age = STEPS - 1; age >= 0; age--) {
    const step = window.newest - age;
    if ((window.counts[((step % STEPS) + STEPS) % STEPS] ?? 0) === 0) continue;
    return Math.max(1, Math.ceil(((step + STEPS) * STEP_MS - now) / 1000));
  }
  return 1;
}

function tooOften(kind: "read" | "write", perMinute: number, seconds: number): GatewayError {
  return new GatewayError(
    "rate_limited",
    `More than ${perMinute} ${kind === "read" ? "reading" : "writing"} calls in the last minute. Nothing was sent to Gitea.`,
    {
      hint: `Call again in ${seconds} ${seconds === 1 ? "second" : "seconds"}; larger pages and narrower filters need fewer calls.`,
      fields: { retry_after_seconds: seconds },
    },
  );
}

export interface ConcurrencyLimiter {
  /**
   * Takes a place for a call that starts; the function gives it back, once however often it is called.
   * @throws GatewayError too_many_calls
   */
  enter(caller: string): () => void;
  /** Callers with running calls. */
  readonly size: number;
}

/** `perCaller` 0: no limit. */
export function createConcurrencyLimiter(perCaller: number): ConcurrencyLimiter {
  const running = new Map<string, number>();
  return {
    enter(caller) {
      const count = running.get(caller) ?? 0;
      if (perCaller > 0 && count >= perCaller) {
        throw new GatewayError(
          "too_many_calls",
          `${perCaller} ${perCaller === 1 ? "call of this caller is" : "calls of this caller are"} still running. Nothing was sent to Gitea.`,
          { hint: "Wait for one of them to end, then call again." },
        );
      }
      running.set(caller, count + 1);
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        const left = (running.get(caller) ?? 1) - 1;
        if (left === 0) running.delete(caller);
        else running.set(caller, left);
      };
    },
    get size() {
      return running.size;
    },
  };
}
