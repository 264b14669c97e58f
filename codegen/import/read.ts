/** Fetches an API description from a file or an instance and parses it, placeholders of the upstream template included. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { SpecFault } from "../fault.ts";
import type { SwaggerDocument } from "../swagger.ts";

export interface ReadSpec {
  document: SwaggerDocument;
  /** Of the bytes that were read. */
  sha256: string;
}

const LONGEST_READ_MS = 30_000;

/** @throws SpecFault for a source that cannot be read or is no JSON object. */
export async function readSpec(source: string): Promise<ReadSpec> {
  const bytes = await readBytes(source);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { document: parseSpec(bytes.toString("utf8")), sha256 };
}

async function readBytes(source: string): Promise<Buffer> {
  if (!/^https?:\/\//.test(source)) {
    try {
      return readFileSync(source);
    } catch (error) {
      throw new SpecFault("SOURCE", "the file", `cannot be read (${(error as NodeJS.ErrnoException).code ?? "error"})`);
    }
  }
  let response: Response;
  try {
    response = await fetch(source, { signal: AbortSignal.timeout(LONGEST_READ_MS) });
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    throw new SpecFault("SOURCE", "the address", `cannot be read (${cause})`);
  }
  if (!response.ok) throw new SpecFault("SOURCE", "the address", `answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Upstream keeps its description as a Go template: `{{.SwaggerAppSubUrl}}/api/v1`, `{{AppVer | JSEscape}}`. */
export function parseSpec(text: string): SwaggerDocument {
  const plain = text.replace(/^\uFEFF/, "").replaceAll(/\{\{[^{}]*\}\}/g, "");
  let document: unknown;
  try {
    document = JSON.parse(plain);
  } catch (error) {
    throw new SpecFault("SOURCE", "JSON", (error as Error).message.slice(0, 200));
  }
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    throw new SpecFault("SOURCE", "JSON", "is no object");
  }
  return document as SwaggerDocument;
}
