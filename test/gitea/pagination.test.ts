import { expect, test } from "vitest";
import type { Json, JsonObject, PagingPlan } from "../../generated/contract.ts";
import { readPagination } from "../../src/gitea/pagination.ts";

const list: PagingPlan = {
  page: "page",
  limit: "limit",
  defaultLimit: 30,
  maximumLimit: 50,
  rows: "",
  total: { in: "header", name: "x-total-count" },
};
const noTotal: PagingPlan = { ...list, total: null };
const rows = (count: number): Json[] => Array.from({ length: count }, (_unused, position) => position);
const link = (next: number | null, last: number | null) => {
  const at = (page: number, rel: string) => `<http://gitea.test/api/v1/x?limit=7&page=${page}>; rel="${rel}"`;
  return [next === null ? "" : at(next, "next"), last === null ? "" : at(last, "last"), at(1, "first")]
    .filter((part) => part !== "")
    .join(",");
};
const page = (...[page, limit, total_count, next_page, last_page]: (number | null)[]) => ({
  page,
  limit,
  total_count,
  next_page,
  last_page,
});
const CUT = "`limit` is cut by Gitea: a page has at most 50 rows here.";

interface Given {
  plan?: PagingPlan;
  args?: JsonObject;
  headers?: Record<string, string>;
  data: Json;
}

test.each<[string, { given: Given; want: object; notes?: string[] }]>([
  [
    "first of several, from Link and total",
    { given: { headers: { "x-total-count": "120", link: link(2, 4) }, data: rows(30) }, want: page(1, 30, 120, 2, 4) },
  ],
  [
    "case 10: limit above the maximum",
    {
      given: { args: { limit: 100 }, headers: { "x-total-count": "61", link: link(2, 2) }, data: rows(50) },
      want: page(1, 50, 61, 2, 2),
      notes: [CUT],
    },
  ],
  [
    "case 10: the rest of the 61",
    {
      given: { args: { limit: 100, page: 2 }, headers: { "x-total-count": "61" }, data: rows(11) },
      want: page(2, 50, 61, null, 2),
      notes: [CUT],
    },
  ],
  [
    "case 10: page past the end",
    {
      given: { args: { limit: 20, page: 9 }, headers: { "x-total-count": "63" }, data: [] },
      want: page(9, 20, 63, null, 4),
      notes: ["Page 9 is past the end."],
    },
  ],
  [
    "case 10: limit without page",
    { given: { args: { limit: 20 }, headers: { "x-total-count": "63" }, data: rows(20) }, want: page(1, 20, 63, 2, 4) },
  ],
  [
    "case 8: page as digits",
    { given: { args: { page: "2" }, headers: { "x-total-count": "63" }, data: rows(30) }, want: page(2, 30, 63, 3, 3) },
  ],
  [
    "zero and negatives count as absent",
    {
      given: { args: { page: 0, limit: -1 }, headers: { "x-total-count": "3" }, data: rows(3) },
      want: page(1, 30, 3, null, 1),
    },
  ],
  ["empty list", { given: { headers: { "x-total-count": "0" }, data: [] }, want: page(1, 30, 0, null, 1) }],
  [
    "null list past the end",
    {
      given: {
        plan: { ...list, rows: "/tree", total: { in: "body", pointer: "/total_count" } },
        args: { page: 3 },
        data: { tree: null, total_count: 40 },
      },
      want: page(3, 30, 40, null, 2),
      notes: ["Page 3 is past the end."],
    },
  ],
  [
    "total in the body",
    {
      given: {
        plan: { ...list, rows: "/jobs", total: { in: "body", pointer: "/total_count" } },
        args: { limit: 2 },
        data: { jobs: rows(2), total_count: 5 },
      },
      want: page(1, 2, 5, 2, 3),
    },
  ],
  [
    "own headers of commits",
    {
      given: {
        args: { limit: 3 },
        headers: { "x-total-count": "24", "x-page": "1", "x-perpage": "3", "x-pagecount": "8", "x-hasmore": "true" },
        data: rows(3),
      },
      want: page(1, 3, 24, 2, 8),
    },
  ],
  [
    "own headers on the last page",
    {
      given: {
        headers: { "x-total-count": "1", "x-page": "1", "x-perpage": "30", "x-pagecount": "1", "x-hasmore": "false" },
        data: rows(1),
      },
      want: page(1, 30, 1, null, 1),
    },
  ],
  [
    "search: Link from the limit before the cut",
    {
      given: { args: { limit: 100 }, headers: { "x-total-count": "60" }, data: rows(50) },
      want: page(1, 50, 60, 2, 2),
      notes: [CUT],
    },
  ],
  [
    "an instance that caps lower",
    { given: { headers: { "x-total-count": "63", link: link(2, 7) }, data: rows(10) }, want: page(1, 10, 63, 2, 7) },
  ],
  [
    "a page in the middle of which nothing is visible is not past the end",
    { given: { args: { page: 2 }, headers: { "x-total-count": "120" }, data: [] }, want: page(2, 30, 120, 3, 4) },
  ],
  [
    "numbers that are none, or beyond what counts exactly",
    {
      given: {
        args: { page: "9007199254740991" },
        headers: { "x-total-count": "1e3", "x-hasmore": "true", "x-perpage": "0", "x-pagecount": "-4" },
        data: rows(30),
      },
      want: page(9007199254740991, 30, null, null, null),
    },
  ],
  [
    "rows left out as not visible",
    { given: { headers: { "x-total-count": "63", link: link(2, 3) }, data: rows(28) }, want: page(1, 30, 63, 2, 3) },
  ],
  [
    "an instance that allows more",
    {
      given: { args: { limit: 100 }, headers: { "x-total-count": "61" }, data: rows(61) },
      want: page(1, null, 61, null, 1),
    },
  ],
  [
    "a short page without Link or enough rows",
    { given: { headers: { "x-total-count": "63" }, data: rows(10) }, want: page(1, null, 63, null, null) },
  ],
  ["no total: a short page is the last", { given: { plan: noTotal, data: rows(4) }, want: page(1, 30, null, null, 1) }],
  [
    "no total: a full page",
    {
      given: { plan: noTotal, data: rows(30) },
      want: page(1, 30, null, null, null),
      notes: ["This page is full and Gitea gives no total: page 2 may hold more."],
    },
  ],
  [
    "no total: past the end",
    {
      given: { plan: noTotal, args: { page: 2 }, data: [] },
      want: page(2, 30, null, null, null),
      notes: ["Page 2 is past the end."],
    },
  ],
  [
    "no limit parameter",
    {
      given: {
        plan: { ...list, limit: null, rows: "/commits", total: { in: "body", pointer: "/count" } },
        data: { commits: rows(2), count: 2 },
      },
      want: page(1, null, 2, null, 1),
    },
  ],
  [
    "another name of the limit",
    {
      given: {
        plan: { ...list, limit: "per_page", defaultLimit: 1000, maximumLimit: 1000 },
        args: { per_page: 5 },
        headers: { "x-total-count": "29" },
        data: rows(5),
      },
      want: page(1, 5, 29, 2, 6),
    },
  ],
  [
    "case 13: rows that are not where they should be",
    { given: { data: { message: "?" } }, want: page(1, 30, null, null, null) },
  ],
  [
    "the Link of an archive",
    {
      given: {
        plan: noTotal,
        headers: { link: '<http://gitea.test/x.zip?rev=1&page=7>; rel="immutable"' },
        data: rows(1),
      },
      want: page(1, 30, null, null, 1),
    },
  ],
  [
    "headers that are no numbers",
    {
      given: { headers: { "x-total-count": "-1", "x-perpage": "all", link: "<>; rel=next" }, data: rows(1) },
      want: page(1, 30, null, null, 1),
    },
  ],
])("%s", (_name, { given, want, notes = [] }) => {
  const { plan = list, args = {}, headers = {}, data } = given;
  expect(readPagination(plan, args, headers, data)).toEqual({ pagination: want, notes });
});

test("an operation without pages", () => {
  expect(readPagination(null, { page: 2 }, { "x-total-count": "9" }, [])).toEqual({ pagination: null, notes: [] });
});

test("a Link built to be searched for long is read at once", () => {
  // A search from each `<` to the end took half a second at 15,000; 4,000,000 would take hours.
  for (const hostile of ["<", "<?", "<?>;", '<?>; rel="']) {
    const headers = { link: hostile.repeat(1_000_000) };
    expect(readPagination(noTotal, {}, headers, rows(1)).pagination).toEqual(page(1, 30, null, null, 1));
  }
});
