import { describe, expect, it } from "vitest";
import { nameTools, snakeCase } from "../../codegen/names.ts";
import { listSources } from "../../codegen/swagger.ts";
import { ground, tools } from "./ground.ts";

describe("tool names", () => {
  it.each([
    ["repoGet", "repo_get"],
    ["repoGetRawFileOrLFS", "repo_get_raw_file_or_lfs"],
    ["userCreateOAuth2Application", "user_create_oauth2_application"],
    ["userVerifyGPGKey", "user_verify_gpg_key"],
    ["ActionsListRepositoryWorkflows", "actions_list_repository_workflows"],
    ["userGetHeatmapData", "user_get_heatmap_data"],
  ])("%s becomes %s", (given, want) => {
    expect(snakeCase(given)).toBe(want);
  });

  it("names 537 tools, each once, in the alphabet and length that every client takes", () => {
    const names = tools.map((tool) => tool.name);
    expect(new Set(names).size).toBe(537);
    expect(names.filter((name) => !/^gitea_[a-z0-9_]+$/.test(name))).toEqual([]);
    expect(names.filter((name) => name.length > 45)).toEqual([]);
  });

  const sources = listSources(ground.document, ground.file);
  it.each([
    [
      "a name too long",
      { repoGet: { name: `gitea_${"x".repeat(40)}`, reason: "" } },
      /quirks\.yaml: names\.repoGet: .* has 46 characters, at most 45/,
    ],
    [
      "a name twice",
      { repoGet: { name: "gitea_repo_delete", reason: "" } },
      /quirks\.yaml: names\.(repoGet|repoDelete): gitea_repo_delete already names/,
    ],
    ["other characters", { repoGet: { name: "gitea_Repo", reason: "" } }, /gitea_Repo is no tool name/],
    [
      "an operation that is not there",
      { repoGot: { name: "gitea_repo_got", reason: "" } },
      /names\.repoGot: no operation has this id/,
    ],
  ])("refuses %s", (_, extra, want) => {
    expect(() => nameTools(sources, { ...ground.quirks.names, ...extra })).toThrow(want);
  });
});
