/** Names with every odd character: each thing is reached by exactly its name, and no value reaches anything else. */
import { afterEach, describe, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { base64, createFile, createRepository, type File, type Written } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

const BRANCHES = ["feature/#1a%b", "a%2Fb", "a/b", "ünï", "plus+sign", "semi;colon&and=", "100%", "quote'\"s"];
const TAGS = ["release/1.0", "v1.0+build.5", "per%cent", "ta#g"];

test("case 3: branches are made, read and deleted by exactly their names", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  for (const name of BRANCHES) {
    await createFile(alice, quay, "mark.txt", `${name}\n`, { new_branch: name });
  }
  for (const branch of BRANCHES) {
    const read = await alice.call<{ name: string }>("gitea_repo_get_branch", { ...quay, branch });
    expect(read.data.name).toBe(branch);
    const file = await alice.call<string>("gitea_repo_get_raw_file", { ...quay, filepath: "mark.txt", ref: branch });
    expect(file.data).toBe(`${branch}\n`);
  }
  await alice.call("gitea_repo_delete_branch", { ...quay, branch: "a%2Fb" });
  const left = await alice.call<{ name: string }[]>("gitea_repo_list_branches", quay);
  expect(left.data.map(({ name }) => name).sort()).toEqual(
    ["main", ...BRANCHES].filter((name) => name !== "a%2Fb").sort(),
  );
});

test("case 3: tags and their releases are reached by exactly their names", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  for (const tag of TAGS) {
    await alice.call("gitea_repo_create_tag", { ...quay, body: { tag_name: tag, target: "main", message: tag } });
    await alice.call("gitea_repo_create_release", { ...quay, body: { tag_name: tag, name: tag } });
  }
  for (const tag of TAGS) {
    const read = await alice.call<{ name: string }>("gitea_repo_get_tag", { ...quay, tag });
    const release = await alice.call<{ tag_name: string }>("gitea_repo_get_release_by_tag", { ...quay, tag });
    expect([read.data.name, release.data.tag_name]).toEqual([tag, tag]);
  }
});

test("case 4: files of every name are created, read, changed and deleted", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  for (const filepath of [
    ".gitea/workflows/x.yml",
    "dir/100%.txt",
    "a b/ü#?.md",
    "plus+sign.txt",
    "semi;colon&and=equal.txt",
    "a%2Fb.txt",
    "...three-dots",
    "tilde~and'quote\".txt",
  ]) {
    const at = { ...quay, filepath };
    await createFile(alice, quay, filepath, `one ${filepath}\n`);
    const read = await alice.call<File>("gitea_repo_get_contents", at);
    expect([read.data.path, Buffer.from(read.data.content ?? "", "base64").toString()]).toEqual([
      filepath,
      `one ${filepath}\n`,
    ]);
    const body = { sha: read.data.sha, message: "Change", content: base64(`two ${filepath}\n`) };
    const changed = await alice.call<Written>("gitea_repo_update_file", { ...at, body });
    const raw = await alice.call<string>("gitea_repo_get_raw_file", at);
    expect(raw.data).toBe(`two ${filepath}\n`);
    const sha = changed.data.content?.sha ?? "";
    await alice.call("gitea_repo_delete_file", { ...at, body: { sha, message: "Delete" } });
    const gone = await alice.refused("gitea_repo_get_contents", at);
    expect([gone.status, gone.kind]).toEqual([404, "not_found"]);
  }
  const left = await alice.call<File[]>("gitea_repo_get_contents_list", quay);
  expect(left.data.map(({ name }) => name)).toEqual(["README.md"]);
});

describe("case 2: a value in a path never reaches anything but its own place", () => {
  const VALUES = [
    "o/x/../../admin",
    "r?state=all&",
    "..",
    ".",
    "%2e%2e",
    "a#b",
    "a\\b",
    "",
    " ",
    "../..",
    "a/../../..",
    "\u0000",
  ];
  test.each(VALUES)("%j", async (value) => {
    const alice = await (await openStage()).person("alice");
    const quay = await createRepository(alice, "quay");
    for (const [tool, args] of [
      ["gitea_repo_delete_branch", { ...quay, branch: value }],
      ["gitea_repo_delete_tag", { ...quay, tag: value }],
      ["gitea_repo_delete_topic", { ...quay, topic: value }],
      ["gitea_repo_delete_branch_protection", { ...quay, name: value }],
      ["gitea_repo_delete_file", { ...quay, filepath: value, body: { sha: "0".repeat(40), message: "Delete" } }],
      ["gitea_repo_delete", { owner: alice.login, repo: value }],
      ["gitea_repo_edit", { owner: alice.login, repo: value, body: { description: "reached" } }],
      ["gitea_repo_get", { owner: alice.login, repo: value }],
      ["gitea_repo_get", { owner: value, repo: "quay" }],
    ] as const) {
      const refused = await alice.refused(tool, args);
      // Refused here, or Gitea knows nothing of that name.
      expect([null, 403, 404, 422]).toContain(refused.status);
      if (refused.status === null) expect(refused.kind).toBe("invalid_arguments");
    }
    const still = await alice.call<{ description: string }>("gitea_repo_get", quay);
    expect(still.data.description).toBe("");
    const branches = await alice.call<{ name: string }[]>("gitea_repo_list_branches", quay);
    expect(branches.data.map(({ name }) => name)).toEqual(["main"]);
  });
});
