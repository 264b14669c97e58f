/** Fetches an API description from a file or an instance and parses it, placeholders of the upstream template included. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import { SpecFault } from "../fault.ts";
import type { SwaggerDocument } from "../swagger.ts";

export interface ReadSpec {
  document: SwaggerDocument;
  /** Of the bytes that were read. */
  sha256: string;
}

export interface ReadLimits {
  /** For the whole exchange with an instance, in milliseconds. */
  timeoutMs: number;
  bytes: number;
}

/** The description of 28 has 0.9 MB with its prose. */
const LIMITS: ReadLimits = { timeoutMs: 30_000, bytes: 32 * 1024 * 1024 };

/** @throws SpecFault for a source that cannot be read, is larger than the limit or is no JSON object. */
export async function readSpec(source: string, limits: ReadLimits = LIMITS): Promise<ReadSpec> {
  const bytes = /^https?:/i.test(source) ? await readAddress(source, limits) : await readFile(source, limits);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { document: parseSpec(textOf(bytes)), sha256 };
}

async function readFile(source: string, limits: ReadLimits): Promise<Buffer> {
  try {
    return await readWithin(createReadStream(/^file:/i.test(source) ? fileURLToPath(source) : source), limits);
  } catch (error) {
    throw unreadable("the file", error);
  }
}

async function readAddress(source: string, limits: ReadLimits): Promise<Buffer> {
  const url = URL.parse(source);
  if (url === null || url.hostname === "") throw new SpecFault("SOURCE", "the address", "is no URL");
  if (url.username !== "" || url.password !== "") {
    throw new SpecFault("SOURCE", "the address", "holds credentials; save the description and name the file");
  }
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limits.timeoutMs) });
    if (!response.ok) throw new SpecFault("SOURCE", "the address", `answered ${response.status}`);
    return await readWithin(response.body ?? [], limits);
  } catch (error) {
    throw unreadable("the address", error);
  }
}

async function readWithin(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, limits: ReadLimits) {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > limits.bytes) throw new SpecFault("SOURCE", "the content", `is larger than ${limits.bytes} bytes`);
    kept.push(chunk);
  }
  return Buffer.concat(kept);
}

function unreadable(item: string, error: unknown): SpecFault {
  if (error instanceof SpecFault) return error;
  const { code, cause, name } = error as NodeJS.ErrnoException & { cause?: { code?: string } };
  // DOMException has numbers as codes.
  const reason = cause?.code ?? (typeof code === "string" ? code : name);
  return new SpecFault("SOURCE", item, `cannot be read (${reason})`);
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new SpecFault("SOURCE", "the content", "is no UTF-8 text");
  }
}

/** Upstream keeps its description as a Go template: `{{.SwaggerAppSubUrl}}/api/v1`, `{{AppVer | JSEscape}}`. */
function parseSpec(text: string): SwaggerDocument {
  const plain = text.replaceAll(/\{\{[^{}]*\}\}/g, "");
  let document: unknown;
  try {
    document = JSON.parse(plain);
  } catch (error) {
    throw new SpecFault("SOURCE", "JSON", (error as Error).message);
  }
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    throw new SpecFault("SOURCE", "JSON", "is no object");
  }
  return document as SwaggerDocument;
}
