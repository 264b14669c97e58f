/** Rotate a deploy token. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { createRepository } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

interface Key {
  id: number;
  title: string;
  token?: string;
  read_only: boolean;
}

test("a new token is handed over once, the old one goes, and neither is in a log", async () => {
  const stage = await openStage();
  const alice = await stage.person("alice");
  const quay = await createRepository(alice, "quay");
  const body = { title: "staging", read_only: true };
  const old = await alice.call<Key>("gitea_repo_create_deploy_token", { ...quay, body });
  expect(alice.questions.at(-1)).toContain("issues a deploy token");
  expect(old.data.token).toMatch(/^gdt_\w{40,}$/);

  const fresh = await alice.call<Key>("gitea_repo_create_deploy_token", {
    ...quay,
    body: { title: "staging 2", read_only: true },
  });
  expect(fresh.data.token).not.toBe(old.data.token);
  await alice.call("gitea_repo_delete_key", { ...quay, id: old.data.id });
  expect(alice.questions.at(-1)).toContain("deletes a deploy key or deploy token");
  const listed = await alice.call<Key[]>("gitea_repo_list_keys", quay);
  expect(listed.data.map(({ id, title }) => [id, title])).toEqual([[fresh.data.id, "staging 2"]]);
  // Each token was said once: in the answer that issued it.
  for (const { token = "?" } of [old.data, fresh.data]) expect(stage.timesSaid(token)).toBe(1);
});
