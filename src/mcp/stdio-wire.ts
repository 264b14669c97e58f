/**
 * The wire of stdio: one JSON message per line. It bounds and checks each line before anything is built from it, answers
 * what is no message, and knows which requests are still due an answer, so that the end can wait for them.
 *
 * Does not own: eras and methods (the SDK's entry behind `transport`).
 */
import type { Readable, Writable } from "node:stream";
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  type RequestId,
  type Transport,
} from "@modelcontextprotocol/server";
import { bodyProblem, parseBody } from "./body.ts";
import { CODE, type Refusal, STOPPING } from "./refusal.ts";
import { createLineSplitter, type Line } from "./stdio-lines.ts";

export interface StdioWireOptions {
  input: Readable;
  output: Writable;
  /** Largest message, in bytes. */
  maxMessageBytes: number;
}

export interface StdioWire {
  transport: Transport;
  /** Resolves when nothing more can come: the client closed its end, or takes no more answers. */
  ended: Promise<void>;
  /** Refuses new requests; resolves when the running ones are answered, or after `graceMs`. */
  drain(graceMs: number): Promise<void>;
}

export function createStdioWire({ input, output, maxMessageBytes }: StdioWireOptions): StdioWire {
  const split = createLineSplitter(maxMessageBytes);
  const due = new Set<RequestId>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let stopping = false;
  let onIdle: (() => void) | null = null;

  const transport: Transport = {
    async start() {
      input.on("data", take);
      input.once("end", end);
      input.once("close", end);
      input.on("error", end);
      output.on("error", leave);
      if (input.readableEnded || input.destroyed) end();
    },
    async send(message) {
      if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) settle(message.id);
      write(message);
    },
    async close() {
      input.off("data", take);
      input.pause();
      transport.onclose?.();
    },
  };

  /** The client takes no more answers: nobody waits for any. */
  function leave(): void {
    due.clear();
    settle(undefined);
    end();
  }

  function take(chunk: Buffer): void {
    for (const line of split(chunk)) takeLine(line);
  }

  function takeLine(line: Line): void {
    const message = messageOf(line);
    if (message === null) return;
    if ("code" in message) {
      refuse(message, idIn(line.bytes.toString("latin1")));
    } else if (isJSONRPCRequest(message) && stopping) {
      refuse(STOPPING, message.id);
    } else {
      if (isJSONRPCRequest(message)) due.add(message.id);
      // A cancelled request gets no response.
      if (isJSONRPCNotification(message) && message.method === "notifications/cancelled")
        settle(message.params?.requestId as RequestId | undefined);
      transport.onmessage?.(message);
    }
  }

  function settle(id: RequestId | undefined): void {
    if (id !== undefined) due.delete(id);
    if (due.size === 0) onIdle?.();
  }

  function refuse({ code, message, data }: ErrorText, id: RequestId | null): void {
    write({ jsonrpc: "2.0", id, error: { code, message, ...(data ? { data } : {}) } });
  }

  function write(message: object): void {
    if (output.writable) output.write(`${JSON.stringify(message)}\n`);
  }

  return {
    transport,
    ended,
    async drain(graceMs) {
      stopping = true;
      if (due.size === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      onIdle = resolve;
      const limit = setTimeout(resolve, graceMs);
      await promise;
      clearTimeout(limit);
    },
  };
}

type ErrorText = Pick<Refusal, "code" | "message" | "data">;

/** What stands in a line, or why it is no message; null for an empty line. */
function messageOf({ bytes, isCut }: Line): JSONRPCMessage | ErrorText | null {
  if (isCut) return { code: CODE.invalidRequest, message: "The message is larger than MAX_BINARY_BYTES allows." };
  if (bytes.toString("latin1").trim() === "") return null;
  const body = parseBody(bytes);
  if ("problem" in body) return bodyProblem(body.problem, "message");
  try {
    return parseJSONRPCMessage(body.json);
  } catch {
    return { code: CODE.invalidRequest, message: "The message is not a JSON-RPC 2.0 message." };
  }
}

const ID = '"id"\\s*:\\s*(-?\\d{1,15}|"[\\x20\\x21\\x23-\\x5b\\x5d-\\x7e]{1,100}")\\s*';
const ID_FIRST = new RegExp(`^\\s*\\{\\s*(?:"jsonrpc"\\s*:\\s*"2\\.0"\\s*,\\s*)?${ID}[,}]`);
const ID_LAST = new RegExp(`[,{]\\s*${ID}\\}\\s*$`);

/**
 * The id of a message that was not parsed, where a client writes it first or last, so that the caller hears of the
 * refusal instead of waiting; null where it stands elsewhere.
 */
function idIn(text: string): RequestId | null {
  const found = ID_FIRST.exec(text.slice(0, 512))?.[1] ?? ID_LAST.exec(text.slice(-512))?.[1];
  return found === undefined ? null : (JSON.parse(found) as RequestId);
}
