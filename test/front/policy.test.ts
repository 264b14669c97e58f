/** What an operator or a client switched off, tried by every road of the whole gateway. */
import { afterEach, describe, expect, test } from "vitest";
import type { JsonObject } from "../../generated/contract.ts";
import { type Environment, readSettings } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { createGateway } from "../../src/start.ts";
import { OPERATIONS, operationById } from "../replay/operations.ts";
import { variants } from "../surface/raw-support.ts";
import { openDoor } from "./door.ts";
import { expectFailure } from "./envelope.ts";
import { atEnd, BEARER, closeAll, legacyClient, modernClient, startGateway } from "./gateway.ts";
import { startNotingGitea } from "./noting.ts";

afterEach(closeAll);

const IDS = OPERATIONS.map(({ id }) => id).join(",");
const OWN_TOOLS = [
  "gitea_search_tools",
  "gitea_describe_tools",
  "gitea_call_tool",
  "gitea_api_request",
  "gitea_read_result",
];

describe("case 29: every operation is disabled", () => {
  test("and no way to write its request reaches Gitea", async () => {
    const gitea = await startNotingGitea("28.1.0");
    const { settings } = readSettings({ GITEA_URL: gitea.url, DISABLED_TOOLS: IDS, RATE_LIMIT_PER_MINUTE: "0" });
    const gateway = await createGateway(settings, createLog("silent"));
    atEnd(() => gateway.close());
    const call = async (name: string, args: JsonObject) => {
      const caller = { id: "case 29", toolsets: null };
      const { signal } = new AbortController();
      return await gateway.call({ name, arguments: args, caller, requestId: "1", signal, canAsk: false, answers: {} });
    };
    const wrong: unknown[] = [];
    for (const operation of OPERATIONS) {
      const requests = variants(operation).flatMap(([kind, list]) =>
        list.map((args): [string, string, JsonObject] => [kind, "gitea_api_request", args]),
      );
      for (const name of [operation.tool, operation.id]) {
        requests.push(["by name", name, {}], ["by gitea_call_tool", "gitea_call_tool", { name, arguments: {} }]);
      }
      for (const [kind, name, args] of requests) {
        const outcome = await call(name, args);
        const isRefused =
          outcome.kind === "result" &&
          outcome.isError &&
          /"kind":"(tool_disabled|request_refused|invalid_arguments)"/.test(outcome.text);
        if (!isRefused) wrong.push([kind, name, args, outcome]);
      }
    }
    expect(wrong).toEqual([]);
    expect(gitea.noted).toEqual([]);
  }, 120_000);
});

/** What a client gets by each road, as the set of operation ids that it may call. */
async function reachOf(url: string, connect: typeof legacyClient, ids: readonly string[]) {
  const client = await connect(url);
  const listed = (await client.list()).filter((name) => !OWN_TOOLS.includes(name));
  const found: string[] = [];
  const described: string[] = [];
  const called: string[] = [];
  for (const id of ids) {
    const { tool, path, method } = operationById(id);
    const search = await client.call("gitea_search_tools", { query: tool.replaceAll("_", " "), limit: 25 });
    if ((search.data.tools as { name: string }[]).some(({ name }) => name === tool)) found.push(id);
    const { data } = await client.call("gitea_describe_tools", { names: [id] });
    if ((data.tools as unknown[]).length > 0) described.push(id);
    const roads = [
      await client.call(tool, {}),
      await client.call("gitea_call_tool", { name: id, arguments: {} }),
      await client.call("gitea_api_request", { method, path: path.replaceAll(/\{\w+\}/g, "7") }),
    ];
    const refused = roads.filter(({ data }) =>
      ["tool_disabled", "read_only"].includes(String((data.error as JsonObject | undefined)?.kind)),
    );
    expect([id, refused.length]).toEqual([id, refused.length === 0 ? 0 : roads.length]);
    if (refused.length === 0) called.push(id);
  }
  return { listed, found, described, called };
}

describe.each([
  ["2025-11-25", legacyClient],
  ["2026-07-28", modernClient],
] as const)("%s", (_, connect) => {
  const wikiRead = "repoGetWikiPages";
  const wikiWrite = "repoCreateWikiPage";
  const issueRead = "issueListIssues";
  const issueWrite = "issueCreateIssue";
  const all = [wikiRead, wikiWrite, issueRead, issueWrite];

  test.each<[string, Environment, string[]]>([
    ["one name", { DISABLED_TOOLS: "gitea_issue_create_issue" }, [wikiRead, wikiWrite, issueRead]],
    ["a pattern", { DISABLED_TOOLS: "issue*" }, [wikiRead, wikiWrite]],
    ["disabled wins", { ENABLED_TOOLS: issueRead, DISABLED_TOOLS: issueRead }, [wikiRead, wikiWrite, issueWrite]],
    ["READ_ONLY", { READ_ONLY: "true" }, [wikiRead, issueRead]],
    ["READ_ONLY wins over ENABLED_TOOLS", { READ_ONLY: "1", ENABLED_TOOLS: wikiWrite }, [wikiRead, issueRead]],
    ["a toolset", { TOOLSETS: "wiki" }, [wikiRead, wikiWrite]],
    ["a toolset and a tool", { TOOLSETS: "wiki", ENABLED_TOOLS: issueRead }, [wikiRead, wikiWrite, issueRead]],
  ])("%s: the same by every road", async (_name, settings, want) => {
    const door = await openDoor({ CONFIRM: "none", ...settings });
    const { listed, found, described, called } = await reachOf(door.url, connect, all);
    const tools = all.map((id) => operationById(id).tool);
    expect(tools.filter((tool) => listed.includes(tool))).toEqual(want.map((id) => operationById(id).tool));
    expect({ found, described, called }).toEqual({ found: want, described: want, called: want });
  });

  test("a client that narrows itself reaches that and nothing else", async () => {
    const door = await openDoor({ CONFIRM: "none" });
    const { listed, found, described, called } = await reachOf(`${door.url}?toolsets=wiki`, connect, all);
    const wiki = OPERATIONS.filter(({ toolset }) => toolset === "wiki");
    expect(listed).toEqual(wiki.map(({ tool }) => tool));
    const want = [wikiRead, wikiWrite];
    expect({ found, described, called }).toEqual({ found: want, described: want, called: want });
    const client = await connect(`${door.url}?toolsets=wiki`);
    const unlisted = await client.call("gitea_api_request", { method: "GET", path: "/nodeinfo" });
    expect(expectFailure(unlisted).kind).toBe("tool_disabled");
  });

  test.each(["all", "default,issues", "issues", "none"])(
    "asking for %s never widens what the operator gives",
    async (wish) => {
      const door = await openDoor({ CONFIRM: "none", TOOLSETS: "wiki" });
      const plain = await (await connect(door.url)).list();
      const client = await connect(`${door.url}?toolsets=${wish}`);
      const wished = await client.list();
      expect(wished.filter((name) => !plain.includes(name))).toEqual([]);
      for (const name of ["gitea_issue_list_issues", "gitea_repo_get"]) {
        expect(expectFailure(await client.call(name, {})).kind).toBe("tool_disabled");
      }
    },
  );

  test("own tools that are switched off are not listed and refuse", async () => {
    const door = await openDoor({ DISABLED_TOOLS: "gitea_call_tool, gitea_search_tools", RAW_REQUESTS: "off" });
    const client = await connect(door.url);
    expect((await client.list()).filter((name) => OWN_TOOLS.includes(name))).toEqual([
      "gitea_describe_tools",
      "gitea_read_result",
    ]);
    for (const [name, args] of [
      ["gitea_call_tool", { name: "gitea_get_version", arguments: {} }],
      ["gitea_search_tools", { query: "version" }],
      ["gitea_api_request", { method: "GET", path: "/version" }],
    ] as const) {
      expect(expectFailure(await client.call(name, args)).kind).toBe("tool_disabled");
    }
  });
});

describe("the list", () => {
  async function listText(url: string, headers: Record<string, string> = {}): Promise<string> {
    const client = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const response = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${BEARER}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/list",
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: client } }),
    });
    return await response.text();
  }

  test("is the same bytes at every time, in every process, and in whatever order a narrowing is written", async () => {
    const door = await openDoor();
    const first = await listText(door.url);
    const narrowed = await listText(door.url, { "x-gitea-toolsets": "wiki, issues" });
    expect(await listText(door.url)).toBe(first);
    await door.restart();
    expect(await listText(door.url)).toBe(first);
    expect(await listText(`${door.url}?toolsets=issues,wiki,issues`)).toBe(narrowed);
    expect(narrowed.length).toBeLessThan(first.length);
  });

  test("in the default deployment holds the daily operations, all within reach of a call", async () => {
    const { gitea } = await openDoor();
    const gateway = await startGateway({ GITEA_URL: gitea.url, TOOLSETS: "" });
    atEnd(() => gateway.close());
    const client = await legacyClient(gateway.url);
    const names = await client.list();
    expect(names.slice(0, OWN_TOOLS.length)).toEqual(OWN_TOOLS);
    expect(names.length).toBeLessThanOrEqual(80 + OWN_TOOLS.length);
    expect(names).not.toContain("gitea_admin_get_all_orgs");
    expect((await client.call("gitea_admin_get_all_orgs", {})).isError).toBe(false);
  });
});
