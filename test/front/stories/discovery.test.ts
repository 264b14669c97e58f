/** From a list of five tools to a merged pull request: searching, describing and calling, knowing nothing before. */
import { afterEach, describe, expect, test } from "vitest";
import type { JsonObject } from "../../../generated/contract.ts";
import type { Envelope } from "../envelope.ts";
import { closeAll, legacyClient, modernClient } from "../gateway.ts";
import { base64, type Pull, until } from "../making.ts";
import { openStage, type Person } from "../stage.ts";

afterEach(closeAll);

interface Found {
  tools: { name: string; line: string; effect: string }[];
}

interface Described {
  tools: {
    name: string;
    input_schema: { properties: JsonObject; required?: string[] };
    example: { name: string; arguments: JsonObject };
  }[];
}

/** Finds a tool by everyday words, reads its schema, and calls it through gitea_call_tool. */
function explorer(person: Person) {
  return async <Data>(words: string, args: JsonObject): Promise<Envelope<Data>> => {
    const found = await person.look<Found>("gitea_search_tools", { query: words, limit: 5 });
    const described = await person.look<Described>("gitea_describe_tools", {
      names: found.tools.map(({ name }) => name),
    });
    // The first of what was found that takes exactly what the explorer has to give.
    const fitting = described.tools.find(({ input_schema: { properties, required = [] } }) => {
      const given = Object.keys(args);
      return given.every((name) => name in properties) && required.every((name) => given.includes(name));
    });
    if (fitting === undefined) throw new Error(`Nothing found for "${words}" fits: ${JSON.stringify(found)}`);
    expect(fitting.example.name).toBe(fitting.name);
    return await person.call<Data>("gitea_call_tool", { name: fitting.name, arguments: args });
  };
}

describe.each([
  ["2025-11-25", legacyClient],
  ["2026-07-28", modernClient],
])("protocol %s", (_, connect) => {
  test("TOOLSETS=none: search, describe and call are enough to merge a pull request", async () => {
    const stage = await openStage();
    const alice = await stage.person("alice", { settings: { TOOLSETS: "none" }, connect });
    expect(await alice.client.list()).toEqual([
      "gitea_search_tools",
      "gitea_describe_tools",
      "gitea_call_tool",
      "gitea_api_request",
      "gitea_read_result",
    ]);
    const explore = explorer(alice);
    const me = await explore<{ login: string }>("who am I logged in as", {});
    const body = { name: "quay", private: true, auto_init: true, default_branch: "main" };
    await explore("create a new repository for me", { body });
    const quay = { owner: me.data.login, repo: "quay" };
    const file = { content: base64("seven\n"), message: "Count berths", new_branch: "berths" };
    await explore("add a new file to a repository", { ...quay, filepath: "berths.txt", body: file });
    const request = { title: "Count berths", head: "berths", base: "main" };
    const pull = await explore<Pull>("open a pull request", { ...quay, body: request });
    const at = { ...quay, index: pull.data.number };
    await until(
      () => explore<Pull>("show one pull request", at),
      ({ data }) => data.mergeable,
    );
    await explore("merge a pull request", { ...at, body: { do: "merge" } });
    const merged = await explore<Pull>("show one pull request", at);
    expect([merged.data.merged, merged.data.state]).toEqual([true, "closed"]);
  });
});

test("what may not be called is not found, not described and not called", async () => {
  const stage = await openStage();
  const alice = await stage.person("alice", { settings: { DISABLED_TOOLS: "repoMergePullRequest" } });
  const found = await alice.look<Found>("gitea_search_tools", { query: "merge a pull request", limit: 20 });
  expect(found.tools.map(({ name }) => name)).not.toContain("gitea_repo_merge_pull_request");
  const described = await alice.look<JsonObject>("gitea_describe_tools", { names: ["gitea_repo_merge_pull_request"] });
  expect(described.tools).toEqual([]);
  const refused = await alice.refused("gitea_call_tool", {
    name: "gitea_repo_merge_pull_request",
    arguments: { owner: "alice", repo: "quay", index: 1, body: { do: "merge" } },
  });
  expect([refused.status, refused.kind]).toEqual([null, "tool_disabled"]);
});
