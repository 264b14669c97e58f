/** Review and merge a pull request. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { createFile, createRepository, openPull, type Pull, until, type Written } from "../making.ts";
import { openStage, type Stage } from "../stage.ts";

afterEach(closeAll);

interface Review {
  id: number;
  state: string;
  body: string;
  official: boolean;
  user: { login: string };
}

/** Alice's repository, where Bob may write. */
async function sharedRepository(stage: Stage) {
  const alice = await stage.person("alice");
  const bob = await stage.person("bob");
  const quay = await createRepository(alice, "quay");
  await alice.call("gitea_repo_add_collaborator", { ...quay, collaborator: bob.login, body: { permission: "write" } });
  return { alice, bob, quay };
}

test("changes are requested, made, approved and merged, and the branch is gone", async () => {
  const { alice, bob, quay } = await sharedRepository(await openStage());
  const pull = await openPull(bob, quay, "fix/exact-fit", "berths.txt");
  expect([pull.number, pull.state, pull.head.ref, pull.base.ref]).toEqual([1, "open", "fix/exact-fit", "main"]);
  const at = { ...quay, index: pull.number };

  const requested = await bob.call<Review[]>("gitea_repo_create_pull_review_requests", {
    ...at,
    body: { reviewers: [alice.login] },
  });
  expect(requested.data.map(({ user, state }) => [user.login, state])).toEqual([[alice.login, "REQUEST_REVIEW"]]);
  const diff = await alice.call<string>("gitea_repo_download_pull_diff_or_patch", { ...at, diffType: "diff" });
  expect(diff.data.split("\n")[0]).toBe("diff --git a/berths.txt b/berths.txt");
  expect(diff.data).toContain("\n+fix/exact-fit\n");
  const review = await alice.call<Review>("gitea_repo_create_pull_review", {
    ...at,
    body: {
      event: "REQUEST_CHANGES",
      body: "Almost.",
      comments: [{ path: "berths.txt", body: "Say how many.", new_position: 1 }],
    },
  });
  expect([review.data.state, review.data.body]).toEqual(["REQUEST_CHANGES", "Almost."]);
  const comments = await bob.call<{ path: string; body: string }[]>("gitea_repo_get_pull_review_comments", {
    ...at,
    id: review.data.id,
  });
  expect(comments.data.map(({ path, body }) => [path, body])).toEqual([["berths.txt", "Say how many."]]);

  const file = await bob.call<{ sha: string }>("gitea_repo_get_contents", {
    ...quay,
    filepath: "berths.txt",
    ref: "fix/exact-fit",
  });
  const changed = await bob.call<Written>("gitea_repo_update_file", {
    ...quay,
    filepath: "berths.txt",
    body: {
      content: Buffer.from("seven berths\n").toString("base64"),
      sha: file.data.sha,
      branch: "fix/exact-fit",
      message: "Count",
    },
  });
  const approved = await alice.call<Review>("gitea_repo_create_pull_review", { ...at, body: { event: "APPROVED" } });
  expect(approved.data.state).toBe("APPROVED");

  const ready = await until(
    () => alice.call<Pull>("gitea_repo_get_pull_request", at),
    ({ data }) => data.mergeable && data.head.sha === changed.data.commit.sha,
  );
  const merged = await alice.call<null>("gitea_repo_merge_pull_request", {
    ...at,
    body: { do: "squash", head_commit_id: ready.data.head.sha, delete_branch_after_merge: true },
  });
  expect(merged.status).toBe(200);
  expect(alice.questions.at(-1)).toContain("deletes the merged branch afterwards");
  expect((await alice.call("gitea_repo_pull_request_is_merged", at)).status).toBe(204);
  const after = await alice.call<Pull>("gitea_repo_get_pull_request", at);
  expect([after.data.merged, after.data.state]).toEqual([true, "closed"]);
  const content = await alice.call<string>("gitea_repo_get_raw_file", { ...quay, filepath: "berths.txt" });
  expect(content.data).toBe("seven berths\n");
  const branches = await alice.call<{ name: string }[]>("gitea_repo_list_branches", quay);
  expect(branches.data.map(({ name }) => name)).toEqual(["main"]);
});

test("case 5: what cannot be merged is a failure with Gitea's reason; a merge without a body is a success", async () => {
  const stage = await openStage();
  const { alice, bob, quay } = await sharedRepository(stage);
  const pull = await openPull(bob, quay, "fix/a", "a.txt");
  const at = { ...quay, index: pull.number };
  const merge = (body: object) => ["gitea_repo_merge_pull_request", { ...at, body: { do: "merge", ...body } }] as const;
  await until(
    () => alice.call<Pull>("gitea_repo_get_pull_request", at),
    ({ data }) => data.mergeable,
  );

  await bob.call("gitea_repo_edit_pull_request", { ...at, body: { title: "WIP: a" } });
  const unready = await alice.refused(...merge({}));
  expect([unready.status, unready.kind, unready.message, unready.source]).toEqual([
    405,
    "not_allowed_now",
    "Work in progress PRs cannot be merged",
    "gitea",
  ]);
  await bob.call("gitea_repo_edit_pull_request", { ...at, body: { title: "a" } });
  const moved = await alice.refused(...merge({ head_commit_id: "f".repeat(40) }));
  expect([moved.status, moved.kind, moved.message]).toEqual([409, "conflict", "head out of date"]);
  const reader = await stage.person("carol", { scopes: ["read:repository", "read:issue"] });
  await alice.call("gitea_repo_add_collaborator", {
    ...quay,
    collaborator: reader.login,
    body: { permission: "admin" },
  });
  const unscoped = await reader.refused(...merge({}));
  expect([unscoped.status, unscoped.kind]).toEqual([403, "scope_missing"]);

  const merged = await alice.call<string | null>(...merge({}));
  expect([merged.status, merged.data]).toEqual([200, null]);
  const again = await alice.refused(...merge({}));
  expect([again.status, again.kind, again.message]).toEqual([405, "not_allowed_now", "The PR is already merged"]);
});

test("a conflict is told and nothing is merged", async () => {
  const { alice, bob, quay } = await sharedRepository(await openStage());
  await createFile(alice, quay, "tides.txt", "high 4.2\n");
  const file = { ...quay, filepath: "tides.txt" };
  const { data } = await alice.call<{ sha: string }>("gitea_repo_get_contents", file);
  const write = (content: string, more: object) => ({
    ...file,
    body: { sha: data.sha, content: Buffer.from(content).toString("base64"), message: content.trim(), ...more },
  });
  await bob.call("gitea_repo_update_file", write("high 4.6\n", { new_branch: "spring" }));
  await alice.call("gitea_repo_update_file", write("high 4.4\n", {}));
  const body = { title: "Spring tide", head: "spring", base: "main" };
  const pull = await bob.call<Pull>("gitea_repo_create_pull_request", { ...quay, body });
  const at = { ...quay, index: pull.data.number };
  const refused = await alice.refused("gitea_repo_merge_pull_request", { ...at, body: { do: "merge" } });
  expect([405, 409]).toContain(refused.status);
  const after = await alice.call<Pull>("gitea_repo_get_pull_request", at);
  expect([after.data.merged, after.data.mergeable]).toEqual([false, false]);
});
