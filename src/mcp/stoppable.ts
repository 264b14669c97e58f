/** A gateway whose running calls can all be ended at once, so that each still says how far it came. */
import type { Gateway } from "../call.ts";

/** How long calls that were ended get to say so, in milliseconds. */
export const LAST_WORDS_MS = 1_000;

export interface Stoppable {
  gateway: Gateway;
  /** Cancels every running call, and any that comes later. */
  stop(): void;
}

export function createStoppable(gateway: Gateway): Stoppable {
  const stopped = new AbortController();
  return {
    gateway: {
      ...gateway,
      call: (request) => gateway.call({ ...request, signal: AbortSignal.any([request.signal, stopped.signal]) }),
    },
    stop: () => stopped.abort(),
  };
}
