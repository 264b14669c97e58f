/**
 * What answers had to leave out, kept for gitea_read_result: after redaction and masking, for one caller, for a while,
 * in a bounded amount of memory (issue 7, item 6). Values are kept as bytes, so that their size is known exactly.
 */
import { randomBytes } from "node:crypto";
import type { Json } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";
import { type StoredText, storeText } from "./stored-text.ts";

export type StoredResult = { kind: "text"; text: StoredText } | { kind: "json"; value: Json };

export interface ResultStore {
  /** Bytes of all results together; the oldest leave when a new one needs the room. */
  readonly maximumBytes: number;
  /** Keeps a value that was cleaned of secrets; answers its id. */
  put(callerId: string, value: Json): string;
  /** The same for a text that came as a stream; every chunk is whole, valid UTF-8. */
  putText(callerId: string, chunks: readonly Buffer[]): string;
  /** @throws GatewayError `result_not_found`, also for an id of another caller: nobody learns which ids exist. */
  get(callerId: string, id: string): StoredResult;
}

export interface ResultStoreOptions {
  maxBytes: number;
  /** Milliseconds from the time a result is put. */
  ttlMs: number;
  /** Milliseconds that only grow. */
  now: () => number;
}

interface Entry {
  callerId: string;
  expires: number;
  bytes: number;
  read(): StoredResult;
}

/** 128 bits: nobody guesses an id. */
const ID_BYTES = 16;

/** Bytes of bookkeeping, so that many tiny results do not grow without bound. */
const ENTRY_BYTES = 512;

export function createResultStore({ maxBytes, ttlMs, now }: ResultStoreOptions): ResultStore {
  /** Oldest first. */
  const entries = new Map<string, Entry>();
  let total = 0;

  function drop(id: string, entry: Entry): void {
    entries.delete(id);
    total -= entry.bytes;
  }

  function makeRoom(bytes: number): void {
    const time = now();
    for (const [id, entry] of entries) {
      if (entry.expires > time && total + bytes <= maxBytes) break;
      drop(id, entry);
    }
  }

  function keep(callerId: string, size: number, read: () => StoredResult): string {
    const bytes = size + ENTRY_BYTES;
    makeRoom(bytes);
    const id = randomBytes(ID_BYTES).toString("base64url");
    entries.set(id, { callerId, expires: now() + ttlMs, bytes, read });
    total += bytes;
    return id;
  }

  function putText(callerId: string, chunks: readonly Buffer[]): string {
    const text = storeText(chunks);
    return keep(callerId, text.bytes, () => ({ kind: "text", text }));
  }

  return {
    maximumBytes: maxBytes,
    put(callerId, value) {
      if (typeof value === "string") return putText(callerId, [Buffer.from(value, "utf8")]);
      const bytes = Buffer.from(JSON.stringify(value), "utf8");
      return keep(callerId, bytes.length, () => ({ kind: "json", value: JSON.parse(bytes.toString("utf8")) as Json }));
    },
    putText,
    get(callerId, id) {
      const entry = entries.get(id);
      if (entry !== undefined && entry.expires <= now()) drop(id, entry);
      else if (entry?.callerId === callerId) return entry.read();
      throw new GatewayError("result_not_found", "No stored result has this id.", {
        hint: "Results are kept for 15 minutes, while there is room, and until a restart. Repeat the call that gave the id.",
        fields: { argument: "result_id" },
      });
    },
  };
}
