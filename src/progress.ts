/** Slow operations (migrate, mirror) keep a client's idle clock from running out. */
import type { CallRequest } from "./call.ts";

const PROGRESS_MS = 5_000;

/** Reports at once and every five seconds until the function given back is called. */
export function reportProgress({ progress }: Pick<CallRequest, "progress">): () => void {
  if (progress === undefined) return () => undefined;
  progress("Sent to Gitea.");
  const started = performance.now();
  const timer = setInterval(
    () => progress(`Gitea is still working (${Math.round((performance.now() - started) / 1000)} s).`),
    PROGRESS_MS,
  );
  return () => clearInterval(timer);
}
