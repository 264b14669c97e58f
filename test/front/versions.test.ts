/** Any Gitea from 1.22 on, through the front door: what is listed, found, called and sent to an older server. */
import { afterEach, describe, expect, test } from "vitest";
import type { JsonObject } from "../../generated/contract.ts";
import { readSettings } from "../../src/config.ts";
import { parseVersion, supports } from "../../src/gitea/version.ts";
import { createLog } from "../../src/log.ts";
import { createEndpoint } from "../../src/mcp/http.ts";
import { createGateway } from "../../src/start.ts";
import { OPERATIONS, operationById, ROUTER } from "../replay/operations.ts";
import { loadExchanges, splitTarget, VERSIONS } from "../replay/recordings.ts";
import { startReplay } from "../replay/server.ts";
import { expectEnvelope, expectFailure } from "./envelope.ts";
import { atEnd, BEARER, closeAll, legacyClient, modernClient, startGateway } from "./gateway.ts";
import { startNotingGitea } from "./noting.ts";

afterEach(closeAll);

const OWN_TOOLS = 5;

function missingIn(version: (typeof VERSIONS)[number]): string[] {
  const missing = new Set<string>();
  const present = new Set<string>();
  for (const { request, response } of loadExchanges(version)) {
    const { path } = splitTarget(request.path);
    const match = path.startsWith("/api/v1/") ? ROUTER.resolve(request.method, path.slice("/api/v1".length)) : null;
    if (match === null) continue;
    const { status, body = "" } = response;
    const isNoRoute = (status === 404 && body.startsWith("404 page not found")) || (status === 405 && body === "");
    (isNoRoute ? missing : present).add(match.operation.id);
  }
  return [...missing].filter((id) => !present.has(id)).sort();
}

describe.each(VERSIONS)("the recorded server %s", (version) => {
  test.each<[string, JsonObject]>([
    ["told by GITEA_VERSION", { GITEA_VERSION: version === "1.28-dev" ? "1.28.0+dev" : version }],
    ["told by itself", {}],
  ])("%s: nothing is listed that the recording shows as missing, and everything else is", async (_, settings) => {
    const replay = await startReplay(version, { router: ROUTER });
    atEnd(() => replay.close());
    const environment = { GITEA_URL: replay.url, GITEA_TOKEN: "versions-credential-0123" };
    const gateway = await startGateway({ ...environment, ...(settings as Record<string, string>) });
    atEnd(() => gateway.close());
    const missing = missingIn(version);
    expect(missing.length).toBeGreaterThan(50);
    const wanted = OPERATIONS.filter(({ id }) => !missing.includes(id)).map(({ tool }) => tool);
    for (const client of [await legacyClient(gateway.url), await modernClient(gateway.url)]) {
      expect((await client.list()).slice(OWN_TOOLS)).toEqual(wanted);
    }
  });

  test("what it lacks is not found or described, and reaches it by no road", async () => {
    const replay = await startReplay(version, { router: ROUTER });
    atEnd(() => replay.close());
    const gateway = await startGateway({ GITEA_URL: replay.url, GITEA_TOKEN: "versions-credential-0123" });
    atEnd(() => gateway.close());
    const client = await legacyClient(gateway.url);
    const before = replay.received.length;
    for (const id of missingIn(version)) {
      const { tool, method, parts, path, eras } = operationById(id);
      const found = await client.call("gitea_search_tools", { query: tool.replaceAll("_", " "), limit: 25 });
      expect((found.data.tools as { name: string }[]).map(({ name }) => name)).not.toContain(tool);
      const described = await client.call("gitea_describe_tools", { names: [tool] });
      expect(described.data).toMatchObject({ tools: [], unknown: [{ position: 0 }] });
      const filled = parts.map((part) => (typeof part === "string" ? part : part.integer ? "7" : "x")).join("");
      for (const [name, args] of [
        [tool, {}],
        ["gitea_call_tool", { name: id, arguments: {} }],
        ["gitea_api_request", { method, path: filled }],
      ] as const) {
        const refused = expectFailure(await client.call(name, args));
        // An upload is no raw request on any server.
        if (refused.kind === "request_refused" && name === "gitea_api_request") continue;
        expect([path, refused.kind, refused.since]).toEqual([path, "unsupported_by_server", eras.since]);
        expect(refused.message).toBe(`This operation exists since Gitea ${eras.since}.`);
      }
    }
    expect(replay.received.slice(before).map(({ target }) => target)).toEqual([]);
  });
});

describe.each([
  ["1.22", "Do", "MergeTitleField"],
  ["1.24.3", "Do", "MergeTitleField"],
  ["1.25.0", "Do", "MergeTitleField"],
  ["1.26.4", "do", "merge_title_field"],
  ["28.1.0", "do", "merge_title_field"],
])("a server that says %s", (version, word, title) => {
  const pull = { owner: "o", repo: "r", index: 1 };

  test("lists what it has", async () => {
    const gitea = await startNotingGitea(version);
    const gateway = await startGateway({ GITEA_URL: gitea.url });
    atEnd(() => gateway.close());
    const has = OPERATIONS.filter(({ eras }) => supports(eras.since, parseVersion(version)));
    const names = await (await legacyClient(gateway.url)).list();
    expect(names.slice(OWN_TOOLS)).toEqual(has.map(({ tool }) => tool));
  });

  test(`gets the merge fields as ${word} and ${title}, by the tool and by gitea_call_tool`, async () => {
    const gitea = await startNotingGitea(version);
    const gateway = await startGateway({ GITEA_URL: gitea.url, CONFIRM: "none" });
    atEnd(() => gateway.close());
    const client = await modernClient(gateway.url);
    const args = { ...pull, body: { do: "squash", merge_title_field: "T", delete_branch_after_merge: true } };
    for (const [name, given] of [
      ["gitea_repo_merge_pull_request", args],
      ["gitea_call_tool", { name: "repoMergePullRequest", arguments: args }],
    ] as const) {
      gitea.noted.length = 0;
      const { notes } = expectEnvelope(await client.call(name, given));
      expect(gitea.noted.map(({ line }) => line)).toEqual(["POST /api/v1/repos/o/r/pulls/1/merge"]);
      expect(JSON.parse(gitea.noted[0]?.body ?? "")).toEqual({
        [word]: "squash",
        [title]: "T",
        delete_branch_after_merge: true,
      });
      expect((notes ?? []).filter((note) => note.includes("exists since"))).toEqual([]);
    }
  });

  test("ignores newer arguments, and the answer says so", async () => {
    const gitea = await startNotingGitea(version);
    const gateway = await startGateway({ GITEA_URL: gitea.url, CONFIRM: "none" });
    atEnd(() => gateway.close());
    const client = await legacyClient(gateway.url);
    const { notes = [] } = expectEnvelope(
      await client.call("gitea_update_org_secret", {
        org: "o",
        secretname: "S",
        body: { data: "x", description: "d" },
      }),
    );
    expect(notes.filter((note) => note.includes("ignores it"))).toEqual(
      supports("1.24", parseVersion(version))
        ? []
        : [`\`body.description\` exists since Gitea 1.24; this server (${version}) ignores it.`],
    );
  });
});

test("GITEA_VERSION wins over what the server says", async () => {
  const gitea = await startNotingGitea("28.1.0");
  const gateway = await startGateway({ GITEA_URL: gitea.url, GITEA_VERSION: "1.24", CONFIRM: "none" });
  atEnd(() => gateway.close());
  const client = await legacyClient(gateway.url);
  const body = { do: "merge", merge_commit_id: "abc" };
  expectEnvelope(await client.call("gitea_repo_merge_pull_request", { owner: "o", repo: "r", index: 1, body }));
  expect(gitea.noted.map((request) => request.body)).toEqual(['{"Do":"merge","MergeCommitID":"abc"}']);
});

describe("a server that is down at the start", () => {
  /** A gateway whose log lines about the version can be waited for. */
  async function startPatient(url: string) {
    const lines: JsonObject[] = [];
    const waiting = new Map<string, () => void>();
    const write = (line: string) => {
      const entry = JSON.parse(line) as JsonObject;
      lines.push(entry);
      if (entry.event === "gitea") waiting.get(String(entry.version))?.();
    };
    const log = createLog("info", { write });
    const { settings } = readSettings({
      MCP_PORT: "0",
      MCP_BEARER_TOKEN: BEARER,
      GITEA_URL: url,
      TOOLSETS: "all",
      CONFIRM: "none",
      DISABLED_TOOLS: "deletePackage",
    });
    const gateway = await createGateway(settings, log, { refreshMs: 5, retryMs: 5 });
    const endpoint = createEndpoint({ settings, gateway, log });
    atEnd(async () => {
      await endpoint.close(0);
      await gateway.close();
    });
    return {
      url: await endpoint.listen(),
      lines,
      noticed: (version: string) => new Promise<void>((resolve) => waiting.set(version, resolve)),
    };
  }

  test("starts, serves without knowing, and notices each version that comes back, with what a policy means there", async () => {
    const first = await startNotingGitea("1.24.3");
    await first.close();
    const gateway = await startPatient(first.url);
    const client = await legacyClient(gateway.url);
    expect(await client.list()).toHaveLength(OPERATIONS.length - 1 + OWN_TOOLS);
    expect(expectFailure(await client.call("gitea_repo_get", { owner: "o", repo: "r" })).kind).toBe(
      "upstream_unreachable",
    );

    const old = gateway.noticed("1.24.3");
    const second = await startNotingGitea("1.24.3", first.port);
    await old;
    const listed = await client.list();
    expect(listed).not.toContain("gitea_list_org_projects");
    expect(gateway.lines.filter(({ event }) => event === "configuration").map(({ message }) => message)).toEqual([
      expect.stringMatching(/^DISABLED_TOOLS names deletePackage, which in Gitea 1\.24\.3 /),
    ]);
    await second.close();
    expect(await client.list()).toEqual(listed);

    const upgraded = gateway.noticed("28.1.0");
    await startNotingGitea("28.1.0", first.port);
    await upgraded;
    expect(await client.list()).toHaveLength(OPERATIONS.length - 1 + OWN_TOOLS);
  });

  test("a merge right after it came up is spelled for it, before any reading is due", async () => {
    const down = await startNotingGitea("1.24.3");
    await down.close();
    const gateway = await startGateway({ GITEA_URL: down.url, CONFIRM: "none" });
    atEnd(() => gateway.close());
    const client = await legacyClient(gateway.url);
    const gitea = await startNotingGitea("1.24.3", down.port);
    const body = { do: "merge", merge_title_field: "T" };
    expectEnvelope(await client.call("gitea_repo_merge_pull_request", { owner: "o", repo: "r", index: 1, body }));
    expect(gitea.noted.map((request) => request.body)).toEqual(['{"Do":"merge","MergeTitleField":"T"}']);
  });
});

test("without GITEA_TOKEN no credential is sent, and answers say anonymous", async () => {
  const gitea = await startNotingGitea("28.1.0");
  const gateway = await startGateway({ GITEA_URL: gitea.url });
  atEnd(() => gateway.close());
  const client = await modernClient(gateway.url);
  const { identity } = expectEnvelope(await client.call("gitea_repo_get", { owner: "o", repo: "r" }));
  expect(identity).toEqual({ login: null, mode: "anonymous", sudo: null });
  expect(gitea.noted).toEqual([{ line: "GET /api/v1/repos/o/r", body: "", authorization: null }]);
});
