/**
 * The audit: one line for each call, refusals included, to a file or to stderr.
 *
 * Owns: that no call waits for ever for it, that what cannot be written is kept (within bounds) and reported, and that
 * writes are refused meanwhile where the operator requires the audit. Does not own: files (audit-file.ts), the content
 * of a line (audit-line.ts).
 */
import { GatewayError } from "../errors.ts";

/** Where lines go. */
export interface AuditSink {
  /** Appends whole lines. @throws Error with a `code` when not all of them stand there whole. */
  append(lines: string): Promise<void>;
  /** @throws Error with a `code` when the next append is bound to fail. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface AuditOptions {
  sink: AuditSink;
  /** AUDIT_REQUIRED. */
  required: boolean;
  /** Told once when lines stop getting through and once when they do again; `code` is an errno name or "TIMEOUT". */
  report: (event: { written: boolean; code: string; lost: number }) => void;
  /** ms since 1970. */
  now: () => number;
  /** Longest wait of one call. */
  timeoutMs?: number;
  /** Bytes of lines that wait for a sink that does not take them. */
  mostWaiting?: number;
  /** Largest piece for one append. */
  batchBytes?: number;
}

export interface Audit {
  /**
   * Before a call that writes: makes sure that its line can be written, where that is required.
   * @throws GatewayError audit_unavailable
   */
  ready(): Promise<void>;
  /** Takes one line, ended by `\n`. True when it stands in the sink; false when it could not be written in time. */
  record(line: string): Promise<boolean>;
  /** Writes what waits and closes the sink. Never throws. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 2000;
const MOST_WAITING = 8 * 1024 * 1024;
const BATCH_BYTES = 64 * 1024;

interface Waiting {
  text: string;
  bytes: number;
  number: number;
}

export function createAudit(options: AuditOptions): Audit {
  const { sink, required, report, now } = options;
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const mostWaiting = options.mostWaiting ?? MOST_WAITING;
  const batchBytes = options.batchBytes ?? BATCH_BYTES;

  const waiting: Waiting[] = [];
  let waitingBytes = 0;
  let taken = 0;
  let written = 0;
  let lost = 0;
  /** The append under way; a second one never starts beside it. */
  let flushing: Promise<void> | null = null;
  /** An append has outlived a call's patience and has not ended yet. */
  let stuck = false;
  let healthy = true;
  /** The last check failed: lines may still get through, to the last byte of a disk. */
  let isRunningOut = false;

  function fail(error: unknown): void {
    if (healthy) report({ written: false, code: codeOf(error), lost });
    healthy = false;
  }

  function recover(): void {
    if (healthy) return;
    healthy = true;
    report({ written: true, code: "", lost });
    if (lost > 0) put(`${JSON.stringify({ time: new Date(now()).toISOString(), lost_lines: lost })}\n`);
    lost = 0;
  }

  /** Ends when nothing waits any more or an append failed. */
  function flush(): Promise<void> {
    if (flushing === null && waiting.length > 0) flushing = Promise.resolve().then(drain);
    return flushing ?? Promise.resolve();
  }

  /** Leaves `flushing` in the same step in which it sees that nothing waits: no line is put between the two. */
  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = nextBatch();
      try {
        await sink.append(batch.map((line) => line.text).join(""));
      } catch (error) {
        fail(error);
        break;
      }
      waiting.splice(0, batch.length);
      waitingBytes -= batch.reduce((sum, line) => sum + line.bytes, 0);
      written = batch.at(-1)?.number ?? written;
      if (!isRunningOut) recover();
    }
    flushing = null;
    stuck = false;
  }

  function nextBatch(): Waiting[] {
    let bytes = 0;
    const end = waiting.findIndex((line) => {
      bytes += line.bytes;
      return bytes > batchBytes;
    });
    return waiting.slice(0, end === -1 ? waiting.length : Math.max(1, end));
  }

  function put(text: string): number {
    const line = { text, bytes: Buffer.byteLength(text), number: ++taken };
    waiting.push(line);
    waitingBytes += line.bytes;
    return line.number;
  }

  /** @throws Error TIMEOUT when the work is still under way by then; it goes on. */
  async function within<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(Object.assign(new Error("audit"), { code: "TIMEOUT" })), timeoutMs);
    try {
      return await Promise.race([work, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async ready() {
      if (!required) return;
      try {
        if (!stuck) await within(flush());
        if (waiting.length > 0 && !healthy) throw unavailable();
        await within(sink.check()).catch((error: unknown) => {
          isRunningOut = true;
          throw error;
        });
        isRunningOut = false;
        if (waiting.length === 0) recover();
      } catch (error) {
        if (!(error instanceof GatewayError)) {
          stuck = flushing !== null;
          fail(error);
        }
        throw unavailable();
      }
    },
    async record(text) {
      if (waitingBytes + text.length > mostWaiting) {
        lost++;
        return false;
      }
      const number = put(text);
      if (stuck) return false;
      try {
        await within(flush());
      } catch (error) {
        stuck = flushing !== null;
        fail(error);
      }
      return written >= number;
    },
    async close() {
      try {
        if (!stuck) await within(flush());
        await within(sink.close());
      } catch (error) {
        fail(error);
      }
    },
  };
}

function unavailable(): GatewayError {
  return new GatewayError(
    "audit_unavailable",
    "The audit cannot be written, and this gateway changes nothing without it. Nothing was sent to Gitea.",
    { hint: "The operator finds the reason in the gateway's log (AUDIT_FILE, AUDIT_REQUIRED). Reading still works." },
  );
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "UNKNOWN";
}

/** stderr or any stream; the stream is left open. */
export function createStreamSink(stream: NodeJS.WritableStream): AuditSink {
  // Each append tells its own failure; a reader that goes away must not end the program.
  stream.on("error", () => {});
  return {
    append(lines) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      stream.write(lines, (error) => (error ? reject(error) : resolve()));
      return promise;
    },
    async check() {
      if (!stream.writable) throw Object.assign(new Error("closed"), { code: "EPIPE" });
    },
    async close() {},
  };
}
