/** What has to hold whatever a client speaks: SDK 1, and SDK 2 that chooses, is pinned, or stays in the older era. */
import { fileURLToPath } from "node:url";
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { afterEach, describe, expect, test } from "vitest";
import type { Environment } from "../../src/config.ts";
import { expectEnvelope } from "./envelope.ts";
import { type FaultyGitea, startFaultyGitea } from "./faulty.ts";
import { atEnd, BEARER, closeAll, legacyClient, resultOf, startGateway } from "./gateway.ts";

afterEach(closeAll);

const PROGRAM = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

type Mode = "auto" | "legacy" | { pin: string };
type Transport = (environment: Environment) => Promise<ModernTransport | ModernStdio>;

const overHttp: Transport = async (environment) => {
  const gateway = await startGateway(environment);
  atEnd(() => gateway.close());
  return new ModernTransport(new URL(gateway.url), { requestInit: { headers: { authorization: `Bearer ${BEARER}` } } });
};

const overStdio: Transport = async (environment) => {
  const env = { PATH: process.env.PATH ?? "", TOOLSETS: "all", ...(environment as Record<string, string>) };
  return new ModernStdio({ command: process.execPath, args: [PROGRAM, "stdio"], env, stderr: "ignore" });
};

async function connect(gitea: FaultyGitea, mode: Mode, transport: Transport): Promise<ModernClient> {
  const client = new ModernClient({ name: "eras", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(await transport({ GITEA_URL: gitea.url, GITEA_TOKEN: "eras-credential-0123456" }));
  atEnd(() => client.close());
  return client;
}

describe.each<[string, Mode, string, Transport]>([
  ["auto over HTTP", "auto", "2026-07-28", overHttp],
  ["pinned over HTTP", { pin: "2026-07-28" }, "2026-07-28", overHttp],
  ["older era over HTTP", "legacy", "2025-11-25", overHttp],
  ["auto over stdio", "auto", "2026-07-28", overStdio],
  ["pinned over stdio", { pin: "2026-07-28" }, "2026-07-28", overStdio],
  ["older era over stdio", "legacy", "2025-11-25", overStdio],
])("SDK 2, %s", (_, mode, era, transport) => {
  test("progress comes while Gitea works, and a cancelled call ends the request to it", async () => {
    const gitea = await startFaultyGitea();
    const client = await connect(gitea, mode, transport);
    expect(client.getNegotiatedProtocolVersion()).toBe(era);
    const cancel = new AbortController();
    const kept = gitea.kept();
    const heard = Promise.withResolvers<string | undefined>();
    const place = { owner: "ill", repo: "too-late" };
    const call = client.callTool(
      { name: "gitea_repo_get", arguments: place },
      { signal: cancel.signal, onprogress: ({ message }) => heard.resolve(message) },
    );
    const { left } = await kept;
    expect(await heard.promise).toBe("Sent to Gitea.");
    cancel.abort();
    await expect(call).rejects.toThrow();
    await left;
    const next = resultOf(await client.callTool({ name: "gitea_user_get_current", arguments: {} }));
    expect(expectEnvelope<{ login: string }>(next).data.login).toBe("alice");
    await expect(client.callTool({ name: "gitea_repo_gte", arguments: place })).rejects.toMatchObject({
      code: -32602,
      data: { near: expect.arrayContaining(["gitea_repo_get"]) },
    });
  });

  test("the same tools and instructions as everybody", async () => {
    const gitea = await startFaultyGitea();
    const client = await connect(gitea, mode, transport);
    const { tools, nextCursor } = await client.listTools();
    expect(nextCursor).toBeUndefined();
    const gateway = await startGateway({ GITEA_URL: gitea.url });
    atEnd(() => gateway.close());
    expect(tools.map(({ name }) => name)).toEqual(await (await legacyClient(gateway.url)).list());
    expect(client.getInstructions()).toMatch(/^Every operation of a Gitea server .*\n.*gitea_search_tools/);
  });
});
