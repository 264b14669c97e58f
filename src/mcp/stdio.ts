/**
 * The gateway over stdin and stdout, for clients that start it themselves. The SDK's entry decides the protocol era
 * by the first message; both eras are served by the same server.
 */
import { randomBytes } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Gateway } from "../call.ts";
import type { Log } from "../log.ts";
import { createModernFactory } from "./modern.ts";
import { createStdioWire } from "./stdio-wire.ts";
import { createStoppable, LAST_WORDS_MS } from "./stoppable.ts";

export interface StdioOptions {
  gateway: Gateway;
  log: Log;
  /** Largest message, in bytes. */
  maxMessageBytes: number;
  /** How long a person in front of a 2025-era client may take for an answer. */
  askTimeoutMs?: number;
  input?: Readable;
  output?: Writable;
}

export interface StdioEndpoint {
  /** Resolves when the client has closed its end or takes no more answers. */
  ended: Promise<void>;
  /** Takes no more requests, lets running ones be answered within `graceMs`, then ends the connection. */
  close(graceMs?: number): Promise<void>;
}

export function startStdio(options: StdioOptions): StdioEndpoint {
  const { log, maxMessageBytes, askTimeoutMs, input = process.stdin, output = process.stdout } = options;
  const { gateway, stop } = createStoppable(options.gateway);
  const { transport, ended, drain } = createStdioWire({ input, output, maxMessageBytes });
  // What a question leaves with the client only has to survive this process.
  const factory = createModernFactory({
    gateway,
    log,
    keys: [randomBytes(32).toString("hex")],
    ...(askTimeoutMs === undefined ? {} : { askTimeoutMs }),
  });
  const handle = serveStdio(factory, {
    transport,
    onerror: (error) => log.debug({ event: "protocol_error", name: error.name }),
  });
  return {
    ended,
    async close(graceMs = 0) {
      await drain(graceMs);
      if (graceMs > 0) {
        stop();
        await drain(LAST_WORDS_MS);
      }
      await handle.close();
    },
  };
}
