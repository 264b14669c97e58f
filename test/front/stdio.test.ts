/** Confirmation over stdin and stdout, where clients of both eras start the gateway themselves. */
import { PassThrough } from "node:stream";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, test } from "vitest";
import type { JsonObject } from "../../generated/contract.ts";
import { readSettings } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { startStdio } from "../../src/mcp/stdio.ts";
import { createGateway } from "../../src/start.ts";
import { openDoor } from "./door.ts";
import { atEnd, closeAll, type FrontClient, type Respond, resultOf } from "./gateway.ts";

afterEach(closeAll);

const WEB = { owner: "acme", repo: "web" };
const DELETED = "DELETE /api/v1/repos/acme/web";

/** A gateway behind two pipes, and a transport for a client at their other ends. */
async function openPipes(giteaUrl: string) {
  const [toGateway, fromGateway] = [new PassThrough(), new PassThrough()];
  const log = createLog("silent");
  const { settings } = readSettings({ GITEA_URL: giteaUrl, GITEA_TOKEN: "front-door-credential-5f0c1d2e" });
  const gateway = await createGateway(settings, log);
  const endpoint = startStdio({
    gateway,
    log,
    maxMessageBytes: 1_000_000,
    askTimeoutMs: 200,
    input: toGateway,
    output: fromGateway,
  });
  atEnd(async () => {
    await endpoint.close();
    await gateway.close();
  });
  return new StdioServerTransport(fromGateway, toGateway);
}

function frontClient(client: Client | ModernClient): FrontClient {
  atEnd(() => client.close());
  return {
    list: async () => (await client.listTools()).tools.map((tool) => tool.name),
    call: async (name, args) => resultOf(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

async function legacyClient(giteaUrl: string, respond?: Respond): Promise<FrontClient> {
  const client = new Client({ name: "front", version: "1" }, { capabilities: respond ? { elicitation: {} } : {} });
  if (respond) client.setRequestHandler(ElicitRequestSchema, (request) => respond(request.params.message));
  await client.connect(await openPipes(giteaUrl));
  return frontClient(client);
}

async function modernClient(giteaUrl: string, respond?: Respond): Promise<FrontClient> {
  const client = new ModernClient(
    { name: "front", version: "1" },
    { capabilities: respond ? { elicitation: { form: {} } } : {}, versionNegotiation: { mode: "auto" } },
  );
  if (respond) {
    client.setRequestHandler(
      "elicitation/create",
      async (request) => (await respond((request.params as { message: string }).message)) as never,
    );
  }
  await client.connect(await openPipes(giteaUrl));
  return frontClient(client);
}

const kindOf = (data: JsonObject) => (data.error as JsonObject | undefined)?.kind;

describe.each([
  ["SDK 1, 2025-11-25", legacyClient],
  ["SDK 2, 2026-07-28", modernClient],
] as const)("case 33 over stdio: %s", (_, connect) => {
  test("accept runs the call, once", async () => {
    const { gitea } = await openDoor();
    const client = await connect(gitea.url, () => ({ action: "accept", content: {} }));
    expect((await client.call("gitea_repo_delete", WEB)).isError).toBe(false);
    expect(gitea.writes).toEqual([DELETED]);
  });

  test.each([["decline"], ["cancel"]] as const)("%s does not run", async (action) => {
    const { gitea } = await openDoor();
    const client = await connect(gitea.url, () => ({ action }));
    expect(kindOf((await client.call("gitea_repo_delete", WEB)).data)).toBe("confirmation_declined");
    expect(gitea.writes).toEqual([]);
  });

  test("a client that cannot ask gets a token; the same call with it runs, once", async () => {
    const { gitea } = await openDoor();
    const client = await connect(gitea.url);
    const { error } = (await client.call("gitea_repo_delete", WEB)).data as { error: JsonObject };
    const confirmed = { ...WEB, confirmation_token: error.confirmation_token ?? null };
    expect((await client.call("gitea_repo_delete", confirmed)).isError).toBe(false);
    expect(kindOf((await client.call("gitea_repo_delete", confirmed)).data)).toBe("confirmation_invalid");
    expect(gitea.writes).toEqual([DELETED]);
  });

  test("a client that leaves while it is asked has said nothing", async () => {
    const { gitea } = await openDoor();
    const asked = Promise.withResolvers<void>();
    const client = await connect(gitea.url, async () => {
      asked.resolve();
      return await new Promise(() => {});
    });
    client.call("gitea_repo_delete", WEB).catch(() => {});
    await asked.promise;
    await client.close();
    await closeAll();
    expect(gitea.writes).toEqual([]);
  });
});

test.each([
  [
    "breaks",
    () => {
      throw new Error("no screen");
    },
  ],
  ["never answers", () => new Promise<never>(() => {})],
] as [string, Respond][])("case 33 over stdio: a dialog that %s is a no, told like every other", async (_, respond) => {
  const { gitea } = await openDoor();
  const client = await legacyClient(gitea.url, respond);
  expect(kindOf((await client.call("gitea_repo_delete", WEB)).data)).toBe("confirmation_declined");
  expect(gitea.writes).toEqual([]);
});
