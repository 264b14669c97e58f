/** Commit several files in one go, and what a repository without any commit answers. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { base64, createRepository, type File, type Written } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

interface Commit {
  sha: string;
  commit: { message: string };
}

test("several files are created, changed and deleted in one commit each", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  const created = await alice.call<{ files: (File | null)[]; commit: { message: string } }>("gitea_repo_change_files", {
    ...quay,
    body: {
      message: "Count free berths",
      branch: "main",
      files: [
        { operation: "create", path: "src/berths.ts", content: base64("export const berths = 7;\n") },
        { operation: "create", path: "docs/berths.md", content: base64("# Berths\n") },
        { operation: "create", path: "empty.txt", content: "" },
      ],
    },
  });
  expect(created.status).toBe(201);
  expect(created.data.files.map((file) => [file?.path, file?.size])).toEqual([
    ["src/berths.ts", 25],
    ["docs/berths.md", 9],
    ["empty.txt", 0],
  ]);
  expect(alice.questions).toEqual([]);

  const sha = created.data.files.map((file) => file?.sha ?? "");
  const change = {
    message: "Move on",
    branch: "main",
    files: [
      { operation: "update", path: "src/berths.ts", sha: sha[0] ?? "", content: base64("export const berths = 8;\n") },
      { operation: "delete", path: "docs/berths.md", sha: sha[1] ?? "" },
    ],
  };
  await alice.call("gitea_repo_change_files", { ...quay, body: change });
  // A deletion among the operations is asked about, by numbers and never by names.
  expect(alice.questions).toHaveLength(1);
  expect(alice.questions[0]).toContain("changes files in one commit and deletes at least one of them");
  expect(alice.questions[0]).not.toContain("berths");

  const listed = await alice.call<File[]>("gitea_repo_get_contents_list", quay);
  expect(listed.data.map(({ name }) => name).sort()).toEqual(["README.md", "empty.txt", "src"]);
  const raw = await alice.call<string>("gitea_repo_get_raw_file", { ...quay, filepath: "src/berths.ts" });
  expect(raw.data).toBe("export const berths = 8;\n");
  const commits = await alice.call<Commit[]>("gitea_repo_get_all_commits", quay);
  expect(commits.data.map(({ commit }) => commit.message.trim())).toEqual([
    "Move on",
    "Count free berths",
    "Initial commit",
  ]);
  expect(commits.pagination).toEqual({ page: 1, limit: 30, total_count: 3, next_page: null, last_page: 1 });
});

test("a stale blob id is a refusal with Gitea's reason", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  const body = { message: "Overwrite", sha: "0".repeat(40), content: base64("mine\n") };
  const refused = await alice.refused("gitea_repo_update_file", { ...quay, filepath: "README.md", body });
  expect([refused.status, refused.kind, refused.source]).toEqual([422, "validation_failed", "gitea"]);
});

test("case 12: an empty repository is told as such, with no second try", async () => {
  const alice = await (await openStage()).person("alice");
  const body = { name: "empty", private: true };
  await alice.call("gitea_create_current_user_repo", { body });
  const empty = { owner: alice.login, repo: "empty" };
  const branches = await alice.call<unknown[] | null>("gitea_repo_list_branches", empty);
  expect([branches.status, branches.data ?? []]).toEqual([200, []]);
  for (const [tool, args, status, kind] of [
    ["gitea_repo_get_contents_list", {}, 404, "not_found"],
    ["gitea_repo_get_all_commits", {}, 409, "conflict"],
    ["gitea_repo_get_archive", { archive: "main.zip" }, 404, "not_found"],
    ["gitea_repo_get_latest_release", {}, 404, "not_found"],
  ] as const) {
    const refused = await alice.refused(tool, { ...empty, ...args });
    expect([tool, refused.status, refused.kind]).toEqual([tool, status, kind]);
    expect(refused.message).not.toBe("");
  }
  // The first file makes the first branch.
  const first = await alice.call<Written>("gitea_repo_create_file", {
    ...empty,
    filepath: "README.md",
    body: { content: base64("# Hello\n"), message: "Begin" },
  });
  expect(first.status).toBe(201);
});
