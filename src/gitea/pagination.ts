/**
 * The page that Gitea really gave: from headers, from totals in the body, and from the rows themselves.
 *
 * What none of them shows is null, never guessed. Addresses in Link are not followed (they are built from ROOT_URL);
 * only their page numbers are read. Source of the rules: facts/gitea-rest.md 2; issue 4 item 4.
 */
import type { Json, JsonObject, PagingPlan } from "../../generated/contract.ts";
import type { Pagination } from "../envelope.ts";
import { valuesAt } from "./notes.ts";

export interface Paged {
  /** Null for an operation without pages. */
  pagination: Pagination | null;
  notes: string[];
}

/** Reads the page of a success. `args` are the call's arguments, `data` its decoded answer. */
export function readPagination(
  plan: PagingPlan | null,
  args: JsonObject,
  headers: Record<string, string>,
  data: Json,
): Paged {
  if (plan === null) return { pagination: null, notes: [] };
  const link = linkPages(headers.link ?? "");
  const seen: Seen = {
    page: positive(headers["x-page"]) ?? positive(args[plan.page]) ?? 1,
    rows: rowsOf(plan, data),
    total: totalOf(plan, headers, data),
    linkNext: link.next !== undefined,
    linkLast: link.last ?? null,
    hasMore: headers["x-hasmore"] === undefined ? null : headers["x-hasmore"] === "true",
  };
  const requested = plan.limit === null ? null : positive(args[plan.limit]);
  const limit = positive(headers["x-perpage"]) ?? limitOf(plan, requested, seen);
  const last = positive(headers["x-pagecount"]) ?? lastOf(limit, seen);
  // A number beyond 2^53 is no page that anybody can ask for.
  const next = positive(nextOf(limit, last, seen));
  return {
    pagination: { page: seen.page, limit, total_count: seen.total, next_page: next, last_page: last },
    notes: notesOf(plan, requested, limit, next, seen),
  };
}

interface Seen {
  page: number;
  /** Null when the rows are not where the plan says. */
  rows: number | null;
  total: number | null;
  linkNext: boolean;
  linkLast: number | null;
  hasMore: boolean | null;
}

/** The page size: what was asked for or the default, within the maximum, unless the answer shows that it was not. */
function limitOf(plan: PagingPlan, requested: number | null, seen: Seen): number | null {
  if (plan.limit === null) return null;
  const expected = Math.min(requested ?? plan.defaultLimit, plan.maximumLimit ?? Number.POSITIVE_INFINITY);
  const { rows, total, page, linkLast } = seen;
  if (rows === null) return expected;
  if (rows > expected) return seen.linkNext ? rows : null;
  const moreRemains = total !== null && rows > 0 && (page - 1) * expected + rows < total;
  if (rows === expected || !(seen.linkNext || moreRemains)) return expected;
  // A short page with more behind it: this instance caps lower, or rows were left out as not visible.
  if (total === null || linkLast === null) return null;
  return [expected, rows].find((size) => Math.ceil(total / size) === linkLast) ?? null;
}

function lastOf(limit: number | null, { rows, total, page, linkLast }: Seen): number | null {
  if (total !== null && limit !== null) return Math.max(1, Math.ceil(total / limit));
  if (total !== null && rows !== null && page === 1 && rows >= total) return 1;
  if (linkLast !== null) return linkLast;
  const isShort = limit !== null && rows !== null && rows < limit;
  return isShort && (rows > 0 || page === 1) ? page : null;
}

function nextOf(limit: number | null, last: number | null, seen: Seen): number | null {
  if (seen.hasMore !== null) return seen.hasMore ? seen.page + 1 : null;
  // Where a total is known it is surer than Link: the search over issues builds Link from the limit before the cut.
  if (last !== null && (limit !== null || seen.rows !== null)) return seen.page < last ? seen.page + 1 : null;
  return seen.linkNext ? seen.page + 1 : null;
}

function notesOf(
  plan: PagingPlan,
  requested: number | null,
  limit: number | null,
  next: number | null,
  seen: Seen,
): string[] {
  const notes: string[] = [];
  if (requested !== null && limit !== null && limit < requested) {
    notes.push(`\`${plan.limit}\` is cut by Gitea: a page has at most ${limit} rows here.`);
  }
  if (seen.rows === 0 && seen.page > 1 && next === null) notes.push(`Page ${seen.page} is past the end.`);
  const isFull = seen.rows !== null && seen.rows > 0 && seen.rows === limit;
  if (seen.total === null && isFull && next === null && seen.hasMore === null) {
    notes.push(`This page is full and Gitea gives no total: page ${seen.page + 1} may hold more.`);
  }
  return notes;
}

function rowsOf(plan: PagingPlan, data: Json): number | null {
  const [rows] = valuesAt(data, plan.rows);
  if (Array.isArray(rows)) return rows.length;
  return rows === null ? 0 : null;
}

function totalOf(plan: PagingPlan, headers: Record<string, string>, data: Json): number | null {
  if (plan.total === null) return null;
  const value = plan.total.in === "header" ? headers[plan.total.name] : valuesAt(data, plan.total.pointer)[0];
  const total = wholeNumber(value);
  return total !== null && total >= 0 ? total : null;
}

/** Page numbers by relation; a Link without `next`/`last` (an archive's `immutable`) says nothing about pages. */
function linkPages(link: string): { next?: number; last?: number } {
  const pages: { next?: number; last?: number } = {};
  for (const [, query, relation] of link.matchAll(/<[^<>?]*\?([^<>]*)>;\s*rel="(next|last)"/g)) {
    const page = positive(new URLSearchParams(query).get("page"));
    if (page !== null) pages[relation as "next" | "last"] = page;
  }
  return pages;
}

/** Gitea takes zero, negatives and what is no number for absent. */
function positive(value: Json | undefined): number | null {
  const number = wholeNumber(value);
  return number !== null && number > 0 ? number : null;
}

function wholeNumber(value: Json | undefined): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || !/^\s*-?\d+\s*$/.test(value))) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : null;
}
