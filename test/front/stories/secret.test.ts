/** Set an Actions secret and never see it again. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { createRepository } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

// Short, without a shape, and looking like a word: no pattern finds it, so only exact redaction can.
const SECRET = "tide-is-high-9";

test("a secret is set, listed and used in no answer, log or audit line", async () => {
  const stage = await openStage();
  const alice = await stage.person("alice");
  const quay = await createRepository(alice, "quay");
  const at = { ...quay, secretname: "DEPLOY_PASSWORD" };
  const made = await alice.call("gitea_update_repo_secret", { ...at, body: { data: SECRET, description: "staging" } });
  expect(made.status).toBe(201);
  expect(alice.questions).toHaveLength(1);
  const changed = await alice.call("gitea_update_repo_secret", { ...at, body: { data: `${SECRET}!` } });
  expect(changed.status).toBe(204);
  const listed = await alice.call<{ name: string }[]>("gitea_repo_list_actions_secrets", quay);
  expect(listed.data.map(({ name }) => name)).toEqual(["DEPLOY_PASSWORD"]);

  // Said again by Gitea in the same call, in whatever encoding, it does not come back either.
  const named = await alice.refused("gitea_update_repo_secret", { ...at, secretname: SECRET, body: { data: SECRET } });
  expect(named.status).toBe(400);
  const raw = await alice.call("gitea_api_request", {
    method: "PUT",
    path: `/repos/${quay.owner}/${quay.repo}/actions/secrets/DEPLOY_PASSWORD`,
    body: { data: SECRET },
  });
  expect(raw.status).toBe(204);
  await alice.call("gitea_delete_repo_secret", at);
  const none = await alice.call<unknown[]>("gitea_repo_list_actions_secrets", quay);
  expect(none.data).toEqual([]);

  for (const form of [SECRET, Buffer.from(SECRET).toString("base64"), Buffer.from(SECRET).toString("hex")]) {
    expect(stage.timesSaid(form)).toBe(0);
  }
  // The token that the gateway works with: said once, when the administrator issued it.
  expect(stage.timesSaid(alice.token)).toBe(1);
});
