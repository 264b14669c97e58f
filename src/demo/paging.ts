/** Page and limit, X-Total-Count and Link, the way Gitea counts them (facts/gitea-rest.md section 2). */
import type { Json } from "../../generated/contract.ts";
import type { Answer } from "./answer.ts";
import { json } from "./answer.ts";
import type { DemoCall } from "./call.ts";

const DEFAULT_LIMIT = 30;
const MAXIMUM_LIMIT = 50;

export interface PageRequest {
  page: number;
  limit: number;
}

export function pageOf(call: DemoCall): PageRequest {
  const limit = positive(call.query.get("limit"), DEFAULT_LIMIT);
  return { page: positive(call.query.get("page"), 1), limit: Math.min(limit, MAXIMUM_LIMIT) };
}

export interface ListOptions {
  /** Whether this list sends a Link header; many do not. */
  link?: boolean;
  /** Whether it sends X-Total-Count; a few do not. */
  total?: boolean;
  /** Whether page and limit count at all. */
  paged?: boolean;
  /** Puts the rows into the object some lists answer with. */
  wrap?: ((rows: Json[], total: number) => Json) | undefined;
  headers?: (page: PageRequest, total: number) => Record<string, string>;
}

/** Answers one page of rows; `view` is called for the rows of that page alone. */
export async function list<T>(
  call: DemoCall,
  rows: readonly T[],
  view: (row: T) => Json | Promise<Json>,
  options: ListOptions = {},
): Promise<Answer> {
  const page = pageOf(call);
  const start = (page.page - 1) * page.limit;
  const chosen = options.paged === false ? rows : rows.slice(start, start + page.limit);
  const shown = await views(chosen, view);
  const headers: Record<string, string> = { ...options.headers?.(page, rows.length) };
  if (options.total !== false) headers["x-total-count"] = String(rows.length);
  const link = options.link === true ? linkHeader(call, page, rows.length) : "";
  if (link !== "") headers.link = link;
  const exposed = [link === "" ? "" : "Link", options.total === false ? "" : "X-Total-Count"].filter(Boolean);
  if (exposed.length > 0) headers["access-control-expose-headers"] = exposed.join(", ");
  return json(options.wrap?.(shown, rows.length) ?? shown, 200, headers);
}

/** One after the other: views read git. */
export async function views<T>(rows: readonly T[], view: (row: T) => Json | Promise<Json>): Promise<Json[]> {
  const shown: Json[] = [];
  for (const row of rows) shown.push(await view(row));
  return shown;
}

/** Rels next, last, first, prev in this order; empty when everything fits on one page. */
export function linkHeader(call: DemoCall, { page, limit }: PageRequest, total: number): string {
  const last = Math.max(Math.ceil(total / limit), 1);
  if (last === 1) return "";
  const current = Math.min(page, last);
  const rels: [string, number][] = [];
  if (current < last) rels.push(["next", current + 1], ["last", last]);
  if (current > 1) rels.push(["first", 1], ["prev", current - 1]);
  return rels.map(([rel, target]) => `<${address(call, target)}>; rel="${rel}"`).join(",");
}

function address(call: DemoCall, page: number): string {
  const query = new URLSearchParams(call.query);
  query.set("page", String(page));
  query.sort();
  return `${call.store.root}/api/v1${call.route}?${query.toString()}`;
}

function positive(value: string | null, fallback: number): number {
  const number = value !== null && /^\d+$/.test(value) ? Number(value) : 0;
  return number > 0 ? number : fallback;
}
