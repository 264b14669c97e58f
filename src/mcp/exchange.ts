/**
 * One HTTP response to one POST of the 2025 era. It stays plain JSON as long as only responses are due, and becomes
 * an event stream at the first message that must arrive earlier: a question to the person, or progress.
 *
 * Owns the response and its end; knows neither sessions nor the SDK.
 */
import type { ServerResponse } from "node:http";

/** Where the answers to some requests go. */
export interface Exchange {
  /** Whether the client takes messages before the response. */
  readonly canStream: boolean;
  /** Sends a message ahead of the response; false when the client does not take any. */
  push(message: object): boolean;
  /** The response to one of the requests; the last one ends the exchange. */
  respond(message: object): void;
  /** One of the requests gets no response (it was cancelled). */
  abandon(): void;
}

export interface HttpExchangeOptions {
  /** Requests that are due a response. */
  expected: number;
  /** The client sent a batch and gets one back. */
  batch: boolean;
  /** What its Accept header takes. */
  accepts: { json: boolean; stream: boolean };
  headers: Record<string, string>;
  /** Milliseconds between comments that keep proxies from closing a quiet stream. */
  keepAliveMs: number;
  /** The connection went away before the end. */
  onDropped: () => void;
  /** After the last byte was written, with how many there were. */
  onWritten: (bytes: number) => void;
  /** After the end, however it came. */
  onEnd: () => void;
}

export const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
} as const;

/** Writes to `response` directly; nothing else may. */
export function createHttpExchange(response: ServerResponse, options: HttpExchangeOptions): Exchange {
  const collected: object[] = [];
  let remaining = options.expected;
  let stopKeepAlive: (() => void) | null = null;
  let written = 0;

  response.on("close", () => {
    stopKeepAlive?.();
    if (remaining > 0) options.onDropped();
    remaining = 0;
    options.onEnd();
  });

  function openStream(): void {
    response.writeHead(200, { ...options.headers, ...STREAM_HEADERS });
    stopKeepAlive = keepAlive(response, options.keepAliveMs);
    for (const message of collected) written += writeEvent(response, message);
  }

  function finish(): void {
    if (stopKeepAlive !== null) {
      response.end();
    } else if (collected.length > 0 && options.accepts.json) {
      const body = JSON.stringify(options.batch ? collected : collected[0]);
      written = Buffer.byteLength(body);
      response.writeHead(200, {
        ...options.headers,
        "content-type": "application/json",
        "content-length": String(written),
      });
      response.end(body);
    } else if (options.accepts.stream) {
      openStream();
      response.end();
    } else {
      response.writeHead(204, options.headers).end();
    }
  }

  function settle(): void {
    remaining--;
    if (remaining > 0) return;
    finish();
    options.onWritten(written);
  }

  return {
    canStream: options.accepts.stream,
    push(message) {
      if (remaining === 0 || !options.accepts.stream) return false;
      if (stopKeepAlive === null) openStream();
      written += writeEvent(response, message);
      return true;
    },
    respond(message) {
      if (remaining === 0) return;
      if (stopKeepAlive === null) collected.push(message);
      else written += writeEvent(response, message);
      settle();
    },
    abandon() {
      if (remaining > 0) settle();
    },
  };
}

/** Returns how many bytes it wrote. */
export function writeEvent(response: ServerResponse, message: object): number {
  const event = `event: message\ndata: ${JSON.stringify(message)}\n\n`;
  response.write(event);
  return Buffer.byteLength(event);
}

/** Writes a comment now and then; returns how to stop. */
export function keepAlive(response: ServerResponse, everyMs: number): () => void {
  const timer = setInterval(() => response.write(": keep-alive\n\n"), everyMs).unref();
  return () => clearInterval(timer);
}
