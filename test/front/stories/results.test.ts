/** What is kept of an answer belongs to the caller who got it. */
import { afterEach, expect, test } from "vitest";
import { expectFailure } from "../envelope.ts";
import { closeAll, legacyClient, OTHER_BEARER } from "../gateway.ts";
import { base64, createRepository } from "../making.ts";
import { openStage, type Told } from "../stage.ts";

afterEach(closeAll);

function restOf({ truncated: [cut] = [] }: Pick<Told<unknown>, "truncated">): unknown {
  return cut?.rest;
}

test("another caller's result id answers as if it did not exist", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  const at = { ...quay, filepath: "long.txt" };
  const body = { content: base64("a line\n".repeat(20_000)), message: "Add" };
  await alice.call("gitea_repo_create_file", { ...at, body });
  const long = await alice.call<string>("gitea_repo_get_raw_file", at);
  const { arguments: args } = restOf(long) as { arguments: { result_id: string } };
  const mine = await alice.look<{ data: string }>("gitea_read_result", { ...args, lines: "20000" });
  expect(mine.data).toBe("a line\n");

  const other = await legacyClient(alice.url, undefined, OTHER_BEARER);
  const theirs = expectFailure(await other.call("gitea_read_result", args));
  const madeUp = expectFailure(await other.call("gitea_read_result", { result_id: "AAAAAAAAAAAAAAAAAAAAAA" }));
  expect(theirs).toEqual(madeUp);
  expect([theirs.status, theirs.kind]).toEqual([null, "result_not_found"]);
});

test("a hostile regular expression ends at once, and the gateway goes on", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  const at = { ...quay, filepath: "long.txt" };
  const body = { content: base64(`${"a".repeat(120_000)}!\n`), message: "Add" };
  await alice.call("gitea_repo_create_file", { ...at, body });
  const long = await alice.call<string>("gitea_repo_get_raw_file", at);
  const { arguments: args } = restOf(long) as { arguments: { result_id: string } };
  const found = await alice.look<{ data: unknown[] }>("gitea_read_result", {
    result_id: args.result_id,
    match: "/(a+)+b/",
  });
  expect(found.data).toEqual([]);
});
