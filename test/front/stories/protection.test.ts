/** Protect a branch, and take the protection away again. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { createRepository } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

interface Protection {
  rule_name: string;
  required_approvals: number;
  enable_push: boolean;
}

test("a protected branch refuses a push, and lifting the protection is asked about", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  await alice.call("gitea_repo_create_branch", {
    ...quay,
    body: { new_branch_name: "release/1.0", old_ref_name: "main" },
  });
  const rule = { rule_name: "release/*", enable_push: false, required_approvals: 2 };
  const made = await alice.call<Protection>("gitea_repo_create_branch_protection", { ...quay, body: rule });
  expect([made.status, made.data.rule_name, made.data.required_approvals]).toEqual([201, "release/*", 2]);
  const at = { ...quay, name: "release/*" };
  const read = await alice.call<Protection>("gitea_repo_get_branch_protection", at);
  expect([read.data.rule_name, read.data.enable_push]).toEqual(["release/*", false]);
  const branch = await alice.call<{ protected: boolean }>("gitea_repo_get_branch", { ...quay, branch: "release/1.0" });
  expect(branch.data.protected).toBe(true);

  const push = { content: "aGk=", message: "Sneak in", branch: "release/1.0" };
  const refused = await alice.refused("gitea_repo_create_file", { ...quay, filepath: "sneak.txt", body: push });
  expect([refused.status, refused.kind, refused.source]).toEqual([403, "forbidden", "gitea"]);

  await alice.call("gitea_repo_edit_branch_protection", { ...at, body: { required_approvals: 1 } });
  await alice.call("gitea_repo_delete_branch_protection", at);
  expect(alice.questions.at(-1)).toContain("removes a branch protection");
  const pushed = await alice.call("gitea_repo_create_file", { ...quay, filepath: "sneak.txt", body: push });
  expect(pushed.status).toBe(201);
});
