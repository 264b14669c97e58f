/**
 * The recordings of test/traffic as values: exchanges in their order, bodies as bytes, targets taken apart.
 *
 * Nothing here knows the gateway: what it reads is what two real servers were asked and said (test/traffic/README.md).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const VERSIONS = ["1.26.4", "1.28-dev"] as const;
export type Version = (typeof VERSIONS)[number];

export interface RecordedRequest {
  method: string;
  /** The request target as it went out: escaped path and query. */
  path: string;
  headers: Record<string, string | number>;
  body?: string;
  body_base64?: string;
}

export interface RecordedResponse {
  status: number;
  /** A list where the header came several times. */
  headers: Record<string, string | string[]>;
  body?: string;
  body_base64?: string;
  /** Bytes of a body that was not kept. */
  body_omitted?: number;
  /** [kept, of] rows of a shortened list. */
  body_cut?: [number, number];
  body_masked?: boolean;
}

export interface Exchange {
  /** Chapter and line, e.g. `03-files-and-refs-056`. */
  id: string;
  note: string;
  request: RecordedRequest;
  response: RecordedResponse;
}

const TRAFFIC = join(import.meta.dirname, "..", "traffic");

/**
 * Every exchange of one server in recorded order.
 * @param chapters leading parts of chapter names (`"03"`, `"04-issues"`); all chapters when left out
 */
export function loadExchanges(version: Version, chapters?: readonly string[]): Exchange[] {
  const folder = join(TRAFFIC, version);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .filter((name) => chapters === undefined || chapters.some((chapter) => name.startsWith(chapter)))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Exchange);
}

/** `03-files-and-refs-056` as people cite it: `03-056`. */
export function shortId(exchange: Exchange): string {
  return exchange.id.replace(/^(\d+)-.*-(\d+)$/, "$1-$2");
}

/** The recorded bytes; null when there was no body. */
export function bodyBytes(side: RecordedRequest | RecordedResponse): Buffer | null {
  if (side.body_base64 !== undefined) return Buffer.from(side.body_base64, "base64");
  return side.body ? Buffer.from(side.body, "utf8") : null;
}

/** The target cut at its first `?`, both halves as sent; `query` is null where there was none. */
export function splitTarget(target: string): { path: string; query: string | null } {
  const cut = target.indexOf("?");
  return cut === -1 ? { path: target, query: null } : { path: target.slice(0, cut), query: target.slice(cut + 1) };
}

/** Query pairs as Gitea's parser reads them: `+` is a space, `%XX` is decoded once. */
export function queryPairs(query: string | null): [string, string][] {
  return query === null ? [] : [...new URLSearchParams(query)];
}
