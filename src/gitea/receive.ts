/** Reads an answer's body as it comes, decompresses it, and stops at the limit instead of after it. */
import type { IncomingHttpHeaders } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Interruption } from "./exchange.ts";

/** Takes the chunks of a text answer that is too large to be kept in memory. */
export interface Spill {
  /** Bytes that it takes at most; reading stops there. */
  maximumBytes: number;
  write(chunk: Buffer): void;
}

export interface ReceivedBody {
  /** Empty when the body was spilled. */
  body: Buffer;
  /** More came than was kept or spilled. */
  cut: boolean;
  /** Bytes handed to the spill; null when the body is in `body`. */
  spilledBytes: number | null;
}

/** An answer as it came: lower-case header names, repeated headers joined by a comma. */
export interface Received extends ReceivedBody {
  status: number;
  headers: Record<string, string>;
}

export interface ReadLimits {
  limit: number;
  /** Length that the answer declares, 0 when it does not. */
  declared: number;
  /** Keep what fits instead of refusing what does not. */
  cut: boolean;
  spill: Spill | undefined;
}

/** Reads within the limits. Null when the body is larger and may be neither cut nor spilled. Throws what the stream throws. */
export async function readBody(stream: Readable, limits: ReadLimits): Promise<ReceivedBody | null> {
  const { limit, cut, spill } = limits;
  if (limits.declared > limit && !cut && spill === undefined) {
    discard(stream);
    return null;
  }
  let kept: Buffer[] = [];
  let size = 0;
  let spilled = false;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) {
      kept.push(chunk);
      continue;
    }
    if (spill === undefined) {
      if (!cut) return null;
      kept.push(chunk.subarray(0, chunk.length - (size - limit)));
      return { body: Buffer.concat(kept), cut: true, spilledBytes: null };
    }
    if (!spilled) for (const earlier of kept) spill.write(earlier);
    spilled = true;
    kept = [];
    const excess = Math.max(0, size - spill.maximumBytes);
    spill.write(chunk.subarray(0, chunk.length - excess));
    if (excess > 0) return { body: Buffer.alloc(0), cut: true, spilledBytes: spill.maximumBytes };
  }
  return { body: Buffer.concat(kept), cut: false, spilledBytes: spilled ? size : null };
}

/** Lets go of a body that nobody reads. Its stream reports that as an error, which would end the process unheard. */
function discard(stream: Readable): void {
  stream.on("error", () => undefined).destroy();
}

/**
 * The stream without its content encoding. Identity was asked for, but a proxy on the way may compress all the same.
 * Throws Interruption `unasked` for any other encoding: its bytes would pass for the content.
 */
export function decodedBody(stream: Readable, headers: Record<string, string>): Readable {
  const decoders = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const encoding = (headers["content-encoding"] ?? "").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return stream;
  if (!Object.hasOwn(decoders, encoding)) {
    discard(stream);
    throw new Interruption("unasked");
  }
  // Errors of either stream reach the reader through the iteration of the last one.
  return pipeline(stream, decoders[encoding as keyof typeof decoders](), () => undefined);
}

export function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : value;
  }
  return flat;
}
