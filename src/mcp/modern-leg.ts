/**
 * The way from the HTTP endpoint to the 2026-07-28 adapter, which is loaded at its first request: most clients still
 * speak the 2025 era, and the second SDK costs a tenth of a second and some memory.
 */
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Gateway } from "../call.ts";
import type { Log } from "../log.ts";
import type { Incoming } from "./legacy-http.ts";

export interface ModernLegOptions {
  gateway: Gateway;
  log: Log;
  /** Secrets that session ids are signed with; the first seals what a question leaves with the client. */
  keys: readonly string[];
}

export interface ModernLeg {
  /** Answers on the response and resolves true, or resolves false when the request belongs to the 2025 era. */
  post(incoming: Incoming, raw: IncomingMessage, json: unknown): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Whether the adapter has to be asked. Errs on the side of asking: the SDK's own classifier decides. The claim of an
 * era stands in `_meta` of the request or in the version header (MCP 2026-07-28, versioning).
 */
export function couldBeModern(header: (name: string) => string | undefined, json: unknown): boolean {
  if ((header("mcp-protocol-version") ?? "") >= "2026") return true;
  const messages: unknown[] = Array.isArray(json) ? json : [json];
  return messages.some((message) => {
    const meta = (message as { params?: { _meta?: unknown } } | null)?.params?._meta;
    return typeof meta === "object" && meta !== null && "io.modelcontextprotocol/protocolVersion" in meta;
  });
}

export function createModernLeg(options: ModernLegOptions): ModernLeg {
  let loading: Promise<import("./modern.ts").ModernHandler> | null = null;

  function load(): Promise<import("./modern.ts").ModernHandler> {
    loading ??= import("./modern.ts").then(({ createModernHandler }) => createModernHandler(options));
    return loading;
  }

  return {
    async post(incoming, raw, json) {
      const handler = await load();
      const gone = new AbortController();
      incoming.response.on("close", () => {
        if (!incoming.response.writableFinished) gone.abort();
      });
      if (incoming.response.destroyed) gone.abort();
      const request = new Request(new URL("http://gateway.invalid/"), {
        method: "POST",
        headers: Object.entries(raw.headersDistinct).flatMap(([name, values]) =>
          // Credentials end here: no adapter needs them.
          name === "authorization" ? [] : (values ?? []).map((value): [string, string] => [name, value]),
        ),
        signal: gone.signal,
      });
      if (await handler.isLegacy(request, json)) return false;
      const done = incoming.running();
      try {
        incoming.takeOver();
        await send(await handler.fetch(request, json, incoming), incoming);
      } finally {
        done();
      }
      return true;
    },
    async close() {
      await (await loading)?.close();
    },
  };
}

/** Resolves when the client has the whole answer, or is gone. */
async function send(answer: Response, { response, written }: Incoming): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.flushHeaders();
  let bytes = 0;
  if (answer.body !== null) {
    const source = Readable.fromWeb(answer.body as ReadableStream);
    // A client that went away in the middle: the signal of the request has cancelled the call.
    response.once("close", () => source.destroy());
    try {
      for await (const chunk of source as AsyncIterable<Uint8Array>) {
        response.write(chunk);
        bytes += chunk.length;
      }
    } catch {
      return;
    }
  }
  response.end();
  written(bytes);
  await finished(response).catch(() => {});
}
