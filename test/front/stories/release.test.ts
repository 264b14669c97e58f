/** Cut a release with assets. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { createRepository } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

interface Release {
  id: number;
  tag_name: string;
  name: string;
  draft: boolean;
  assets: { id: number; name: string; size: number }[];
}

test("a release is cut on a new tag, gets its assets and is the latest one", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  const draft = await alice.call<Release>("gitea_repo_create_release", {
    ...quay,
    body: { tag_name: "release/1.0", target_commitish: "main", name: "1.0", body: "* bookings\n", draft: true },
  });
  expect([draft.status, draft.data.tag_name, draft.data.draft]).toEqual([201, "release/1.0", true]);
  const at = { ...quay, id: draft.data.id };
  const archive = Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0xff, 0x00]);
  const binary = await alice.call<{ name: string; size: number }>("gitea_repo_create_release_attachment", {
    ...at,
    attachment: {
      filename: "quay 1.0 (ü).tar.gz",
      content_base64: archive.toString("base64"),
      content_type: "application/gzip",
    },
  });
  expect([binary.status, binary.data.name, binary.data.size]).toEqual([201, "quay 1.0 (ü).tar.gz", 6]);
  const text = await alice.call<{ id: number; size: number }>("gitea_repo_create_release_attachment", {
    ...at,
    attachment: { filename: "checksums.txt", content_text: "0b5c  quay\n", content_type: "text/plain" },
  });
  expect(text.data.size).toBe(11);
  await alice.call("gitea_repo_edit_release_attachment", {
    ...at,
    attachment_id: text.data.id,
    body: { name: "SHA256SUMS" },
  });

  const published = await alice.call<Release>("gitea_repo_edit_release", { ...at, body: { draft: false } });
  expect(published.data.draft).toBe(false);
  const latest = await alice.call<Release>("gitea_repo_get_latest_release", quay);
  expect(latest.data.id).toBe(draft.data.id);
  expect(latest.data.assets.map(({ name, size }) => [name, size]).sort()).toEqual([
    ["SHA256SUMS", 11],
    ["quay 1.0 (ü).tar.gz", 6],
  ]);
  // The slash of the tag is one of its characters on both kinds of route.
  const byTag = await alice.call<Release>("gitea_repo_get_release_by_tag", { ...quay, tag: "release/1.0" });
  expect(byTag.data.id).toBe(draft.data.id);
  const tag = await alice.call<{ name: string }>("gitea_repo_get_tag", { ...quay, tag: "release/1.0" });
  expect(tag.data.name).toBe("release/1.0");
  const twice = await alice.refused("gitea_repo_create_release", { ...quay, body: { tag_name: "release/1.0" } });
  expect([twice.status, twice.kind]).toEqual([409, "conflict"]);
});
