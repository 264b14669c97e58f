/** Case 6: success without a body is said in words, and a body is there where one came, whatever the status. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { createFile, createRepository, openPull, type Pull, until } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

test("case 6: 204 and a yes-or-no answer", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  const starred = await alice.call("gitea_user_current_put_star", quay);
  expect([starred.status, starred.data]).toEqual([204, null]);
  expect(starred.notes?.[0]).toBe("It worked: Gitea answered 204, and this answer has no body.");
  const yes = await alice.call("gitea_user_current_check_starring", quay);
  expect([yes.status, yes.data]).toEqual([204, true]);
  await alice.call("gitea_user_current_delete_star", quay);
  const no = await alice.call("gitea_user_current_check_starring", quay);
  expect([no.status, no.data]).toEqual([404, false]);
  expect(no.notes).toEqual([
    "Gitea says no with 404. It answers the same when the repository, user or object is missing or not visible.",
  ]);
});

test("case 6: 202 and 205 with a body have it in data", async () => {
  const stage = await openStage();
  const alice = await stage.person("alice");
  const bob = await stage.person("bob");
  const quay = await createRepository(alice, "quay", { private: false });
  const fork = await bob.call<{ full_name: string }>("gitea_create_fork", { ...quay, body: {} });
  expect([fork.status, fork.data.full_name]).toEqual([202, `${bob.login}/quay`]);

  await bob.call("gitea_issue_create_issue", { ...quay, body: { title: "Leak", body: `@${alice.login}, look.` } });
  await until(
    () => alice.call<unknown[]>("gitea_notify_get_list"),
    ({ data }) => data.length > 0,
  );
  const read = await alice.call<{ subject: { title: string } }[]>("gitea_notify_read_list", {});
  expect([read.status, read.data.map(({ subject }) => subject.title)]).toEqual([205, ["Leak"]]);
});

test("case 6: 201 without a body is a merge that waits for its checks", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  const rule = { rule_name: "main", enable_push: true, enable_status_check: true, status_check_contexts: ["ci/test"] };
  const pull = await openPull(alice, quay, "fix/a", "a.txt");
  await createFile(alice, quay, "b.txt", "b\n");
  await alice.call("gitea_repo_create_branch_protection", { ...quay, body: rule });
  const at = { ...quay, index: pull.number };
  await until(
    () => alice.call<Pull>("gitea_repo_get_pull_request", at),
    ({ data }) => data.mergeable,
  );
  const body = { do: "squash", merge_when_checks_succeed: true };
  const scheduled = await alice.call("gitea_repo_merge_pull_request", { ...at, body });
  expect([scheduled.status, scheduled.data]).toEqual([201, null]);
  const after = await alice.call<Pull>("gitea_repo_get_pull_request", at);
  expect(after.data.merged).toBe(false);
});
