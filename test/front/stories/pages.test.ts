/** Lists that come in pages. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { createRepository, type Issue } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

test("case 10: 61 rows add up, with the true page size and the next page", async () => {
  const alice = await (await openStage()).person("alice");
  const backlog = await createRepository(alice, "backlog");
  for (let number = 1; number <= 61; number += 1) {
    await alice.call("gitea_issue_create_issue", { ...backlog, body: { title: `Wish ${number}` } });
  }
  const list = (more: object) => alice.call<Issue[]>("gitea_issue_list_issues", { ...backlog, ...more });

  const numbers: number[] = [];
  let page: number | null = 1;
  while (page !== null) {
    // Asked for 100; the server gives 50 at most.
    const { whole, pagination } = await list({ limit: 100, page });
    expect(pagination).toEqual({ page, limit: 50, total_count: 61, next_page: page === 1 ? 2 : null, last_page: 2 });
    numbers.push(...whole.map(({ number }) => number));
    page = pagination?.next_page ?? null;
  }
  expect(numbers).toEqual(Array.from({ length: 61 }, (_, index) => 61 - index));

  const past = await list({ page: 9 });
  expect([past.data, past.pagination]).toEqual([
    [],
    { page: 9, limit: 30, total_count: 61, next_page: null, last_page: 3 },
  ]);
  const unpaged = await list({ limit: 7 });
  expect(unpaged.data).toHaveLength(7);
  expect(unpaged.pagination).toEqual({ page: 1, limit: 7, total_count: 61, next_page: 2, last_page: 9 });
  // No total where Gitea gives none.
  const comments = await alice.call("gitea_repo_list_branch_protection", backlog);
  expect(comments.pagination).toBeNull();
});

test("case 10: a list longer than MAX_TOOL_RESPONSE_ITEMS is cut, and the rest can be read", async () => {
  const alice = await (await openStage()).person("alice", { settings: { MAX_TOOL_RESPONSE_ITEMS: "5" } });
  const backlog = await createRepository(alice, "backlog");
  for (let number = 1; number <= 9; number += 1) {
    await alice.call("gitea_issue_create_issue", { ...backlog, body: { title: `Wish ${number}` } });
  }
  const cut = await alice.call<Issue[]>("gitea_issue_list_issues", backlog);
  expect(cut.data).toHaveLength(5);
  expect(cut.truncated).toMatchObject([{ pointer: "", unit: "items", kept: 5, total: 9 }]);
});
