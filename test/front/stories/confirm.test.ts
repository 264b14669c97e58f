/** Case 33 on a Gitea with state: what was not confirmed is still there. */
import type { ElicitResult } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, expect, test } from "vitest";
import type { JsonObject } from "../../../generated/contract.ts";
import { closeAll } from "../gateway.ts";
import { createRepository } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

test("case 33: decline, cancel and a broken dialog keep the repository; accept deletes it", async () => {
  const stage = await openStage();
  const answers: ElicitResult[] = [{ action: "decline" }, { action: "cancel" }];
  const alice = await stage.person("alice", {
    respond() {
      const answer = answers.shift();
      if (answer === undefined) throw new Error("no display");
      return answer;
    },
  });
  const quay = await createRepository(alice, "quay");
  for (const _ of ["decline", "cancel", "a dialog that breaks"]) {
    const refused = await alice.refused("gitea_repo_delete", quay);
    expect([refused.status, refused.kind]).toEqual([null, "confirmation_declined"]);
  }
  expect((await alice.call("gitea_repo_get", quay)).status).toBe(200);
  answers.push({ action: "accept", content: {} });
  expect((await alice.call("gitea_repo_delete", quay)).status).toBe(204);
  const gone = await alice.refused("gitea_repo_get", quay);
  expect([gone.status, gone.kind]).toEqual([404, "not_found"]);
});

test("case 33: a client that cannot ask gets a token for this very call, good once", async () => {
  const stage = await openStage();
  const alice = await stage.person("alice", { respond: null });
  const quay = await createRepository(alice, "quay");
  const shed = await createRepository(alice, "shed");
  const ask = async () => {
    const asked = await alice.refused("gitea_repo_delete", quay);
    expect(asked.kind).toBe("confirmation_required");
    return { ...quay, confirmation_token: asked.confirmation_token ?? null };
  };
  const invalid = async (args: JsonObject) => (await alice.refused("gitea_repo_delete", args)).kind;
  // A token that was tried on something else is used up by that.
  const tried = await ask();
  expect(await invalid({ ...tried, ...shed })).toBe("confirmation_invalid");
  expect(await invalid(tried)).toBe("confirmation_invalid");
  expect(await invalid({ ...quay, confirmation_token: "made-up" })).toBe("confirmation_invalid");
  const confirmed = await ask();
  expect((await alice.call("gitea_repo_delete", confirmed)).status).toBe(204);
  expect((await alice.call("gitea_repo_get", shed)).status).toBe(200);
});
