/** One client, all that a client does: over HTTP in both protocol eras, and over stdio with the program itself. */
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterEach, describe, expect, test } from "vitest";
import type { JsonObject } from "../../../generated/contract.ts";
import { expectEnvelope, expectFailure } from "../envelope.ts";
import { startFaultyGitea } from "../faulty.ts";
import { atEnd, closeAll, connectOverHttp, resultOf, startGateway } from "../gateway.ts";
import { base64, createRepository } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

const PROGRAM = fileURLToPath(new URL("../../../src/main.ts", import.meta.url));
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

type Settings = Record<string, string>;

async function overHttp(settings: Settings): Promise<Client> {
  const gateway = await startGateway(settings);
  atEnd(() => gateway.close());
  const client = new Client({ name: "story", version: "1" });
  await connectOverHttp(client, gateway.url);
  atEnd(() => client.close());
  return client;
}

async function overStdio(settings: Settings): Promise<Client> {
  const client = new Client({ name: "story", version: "1" });
  const env = { PATH: process.env.PATH ?? "", TOOLSETS: "all", ...settings };
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, "stdio"],
    env,
    stderr: "pipe",
  });
  await client.connect(transport);
  atEnd(() => client.close());
  return client;
}

describe.each([
  ["HTTP", overHttp],
  ["stdio", overStdio],
])("%s", (_, connect) => {
  test("initialize, list, read, write, upload, binary read, validation error, disabled tool", async () => {
    const stage = await openStage();
    const alice = await stage.person("alice");
    const quay = await createRepository(alice, "quay");
    const client = await connect({
      GITEA_URL: stage.gitea.url,
      GITEA_TOKEN: alice.token,
      DISABLED_TOOLS: "gitea_repo_delete, userCreate*",
    });
    const call = async (name: string, args: JsonObject) => resultOf(await client.callTool({ name, arguments: args }));

    expect(client.getServerVersion()?.name).toBe("gitea");
    expect(client.getInstructions()).toContain("gitea_search_tools");
    const { tools, nextCursor } = await client.listTools();
    const names = tools.map((tool) => tool.name);
    expect(nextCursor).toBeUndefined();
    expect(names.slice(0, 3)).toEqual(["gitea_search_tools", "gitea_describe_tools", "gitea_call_tool"]);
    expect(names).toContain("gitea_issue_create_issue");
    expect(names).not.toContain("gitea_repo_delete");

    const read = expectEnvelope<{ full_name: string }>(await call("gitea_repo_get", quay));
    expect(read.data.full_name).toBe(`${alice.login}/quay`);
    const issue = expectEnvelope<{ number: number }>(
      await call("gitea_issue_create_issue", { ...quay, body: { title: "Leak" } }),
    );
    expect([issue.status, issue.data.number]).toEqual([201, 1]);
    const attachment = { filename: "leak.png", content_base64: base64(PNG), content_type: "image/png" };
    const upload = expectEnvelope<{ name: string; size: number }>(
      await call("gitea_issue_create_issue_attachment", { ...quay, index: 1, attachment }),
    );
    expect([upload.status, upload.data.name, upload.data.size]).toEqual([201, "leak.png", PNG.length]);
    const body = { content: base64(PNG), message: "Add a picture" };
    expectEnvelope(await call("gitea_repo_create_file", { ...quay, filepath: "leak.png", body }));
    const picture = expectEnvelope<JsonObject>(
      await call("gitea_repo_get_raw_file", { ...quay, filepath: "leak.png" }),
    );
    expect(picture.data).toEqual({ content_base64: base64(PNG), content_type: "image/png", size: PNG.length });

    const wrong = expectFailure(await call("gitea_issue_create_issue", { ...quay, boddy: { title: "Leak" } }));
    expect([wrong.status, wrong.kind]).toEqual([null, "invalid_arguments"]);
    expect(wrong.message + JSON.stringify(wrong)).toContain("boddy");
    for (const [name, args] of [
      ["gitea_repo_delete", quay],
      ["gitea_call_tool", { name: "repoDelete", arguments: quay }],
      ["gitea_api_request", { method: "DELETE", path: `/repos/${quay.owner}/quay` }],
    ] as const) {
      expect(expectFailure(await call(name, args)).kind).toBe("tool_disabled");
    }
    await expect(client.callTool({ name: "gitea_repo_delte", arguments: quay })).rejects.toMatchObject({
      code: -32602,
    });
    expect(expectEnvelope(await call("gitea_repo_get", quay)).status).toBe(200);
  });

  test("a cancelled call ends the request to Gitea, and the client goes on", async () => {
    const gitea = await startFaultyGitea();
    const client = await connect({ GITEA_URL: gitea.url, GITEA_TOKEN: "cancelled-credential-0123" });
    const cancel = new AbortController();
    const kept = gitea.kept();
    const place = { owner: "ill", repo: "too-late" };
    const call = client.callTool({ name: "gitea_repo_get", arguments: place }, undefined, { signal: cancel.signal });
    const { left } = await kept;
    cancel.abort();
    await expect(call).rejects.toThrow();
    await left;
    const next = resultOf(await client.callTool({ name: "gitea_user_get_current", arguments: {} }));
    expect(expectEnvelope<{ login: string }>(next).data.login).toBe("alice");
  });
});
