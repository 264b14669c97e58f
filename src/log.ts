/**
 * The program's own log: one JSON line per event on stderr, since stdout belongs to the protocol under stdio.
 * Events carry ids, names of ours, numbers; never arguments, tokens or bodies.
 */
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from "pino";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** `level` is a pino level; `target` takes the lines instead of stderr. */
export function createLog(level: string, target: DestinationStream = destination({ fd: 2, sync: true })): Log {
  return pino(
    { level, base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    target,
  );
}

/** What may be logged of a fault: its kind and where it was thrown; its message may repeat a value of the call. */
export function faultFields(error: unknown): { fault: string; at: string[] } {
  if (!(error instanceof Error)) return { fault: typeof error, at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { fault: error.name, at: frames.slice(0, 6).map((line) => line.trim()) };
}
