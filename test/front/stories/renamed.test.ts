/** Work through a renamed repository and a renamed owner. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { createRepository, type Issue } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

test("case 1: reads follow a renamed repository, writes stop and say where it is", async () => {
  const stage = await openStage();
  const alice = await stage.person("alice");
  const old = await createRepository(alice, "playbook");
  const renamed = await alice.call<{ name: string }>("gitea_repo_edit", { ...old, body: { name: "handbook" } });
  expect(renamed.data.name).toBe("handbook");
  const now = { ...old, repo: "handbook" };

  const read = await alice.call<{ full_name: string }>("gitea_repo_get", old);
  expect(read.data.full_name).toBe(`${alice.login}/handbook`);
  expect(read.request.path).toBe(`/repos/${alice.login}/handbook`);

  const lost = { title: "Lost?" };
  for (const [tool, args] of [
    ["gitea_issue_create_issue", { ...old, body: lost }],
    ["gitea_call_tool", { name: "gitea_issue_create_issue", arguments: { ...old, body: lost } }],
    ["gitea_api_request", { method: "POST", path: `/repos/${alice.login}/playbook/issues`, body: lost }],
  ] as const) {
    const refused = await alice.refused(tool, args);
    expect([refused.status, refused.kind, refused.moved_to]).toEqual([301, "moved", { repo: "handbook" }]);
  }
  const none = await alice.call<Issue[]>("gitea_issue_list_issues", now);
  expect(none.data).toEqual([]);
  const created = await alice.call<Issue>("gitea_issue_create_issue", { ...now, body: lost });
  expect([created.status, created.data.number]).toEqual([201, 1]);
});

test("case 1: a renamed owner (307) moves nothing either", async () => {
  const stage = await openStage();
  const alice = await stage.person("alice");
  const org = stage.name("harbour");
  const place = { owner: org, repo: "quay" };
  await alice.call("gitea_org_create", { body: { username: org, visibility: "private" } });
  await alice.call("gitea_create_org_repo", { org, body: { name: "quay", private: true, auto_init: true } });
  const name = stage.name("harbor");
  await alice.call("gitea_rename_org", { org, body: { new_name: name } });
  const refused = await alice.refused("gitea_issue_create_issue", { ...place, body: { title: "Lost?" } });
  expect([refused.status, refused.kind, refused.moved_to]).toEqual([307, "moved", { owner: name }]);
  const now = { ...place, owner: name };
  const none = await alice.call<Issue[]>("gitea_issue_list_issues", now);
  expect(none.data).toEqual([]);
  await alice.call("gitea_repo_delete", now);
  await alice.call("gitea_org_delete", { org: name });
});
