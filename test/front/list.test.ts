/** The whole tool list as a client gets it (issue 3): names, schemas, marks; and that operation ids are names, too. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Tool as ListedTool } from "@modelcontextprotocol/sdk/types.js";
import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lintTool } from "../../codegen/lint.ts";
import type { Tool } from "../../generated/contract.ts";
import { ENTRIES } from "../guard/operations.ts";
import { atEnd, closeAll, connectOverHttp, startGateway } from "./gateway.ts";

const client = new Client({ name: "list", version: "1" });
let tools: ListedTool[] = [];

beforeAll(async () => {
  // Whatever may be asked about carries one more argument.
  const settings = { GITEA_URL: "http://127.0.0.1:1", GITEA_VERSION: "28.1.0", CONFIRM: "all-writes" };
  await connectOverHttp(client, (await startGateway(settings)).url);
  atEnd(() => client.close());
  tools = (await client.listTools()).tools;
});
afterAll(closeAll);

const schemaOf = (tool: ListedTool) => tool.inputSchema as Tool["inputSchema"];

describe("tools/list with TOOLSETS=all", () => {
  test("holds every operation once, and the gateway's own tools", () => {
    const names = tools.map((tool) => tool.name);
    expect(new Set(names).size).toBe(names.length);
    expect(ENTRIES).toHaveLength(537);
    expect(ENTRIES.filter(({ tool }) => !names.includes(tool.name))).toEqual([]);
    expect(names.filter((name) => !/^gitea_[a-z0-9_]+$/.test(name) || name.length > 45)).toEqual([]);
  });

  test("stays in the schema subset that every client takes, with what is added for confirmation", () => {
    const problems = tools.flatMap((tool) => lintTool({ name: tool.name, inputSchema: schemaOf(tool) }));
    expect(problems).toEqual([]);
    const added = tools.filter((tool) => Object.hasOwn(schemaOf(tool).properties, "confirmation_token"));
    expect(added.length).toBeGreaterThan(270);
  });

  test("compiles in Ajv strict mode", () => {
    const ajv = new Ajv({ strict: true, formats: { "date-time": true } });
    for (const tool of tools) expect(() => ajv.compile(tool.inputSchema), tool.name).not.toThrow();
  });

  test("marks every tool in full", () => {
    const marks = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const;
    const open = tools.filter(
      ({ title, annotations }) => !title || marks.some((mark) => typeof annotations?.[mark] !== "boolean"),
    );
    expect(open.map((tool) => tool.name)).toEqual([]);
  });
});

test("an operation id calls its tool", async () => {
  const call = { name: "repoGet", arguments: { owner: "acme" } };
  const { content } = (await client.callTool(call)) as { content: { text: string }[] };
  expect(JSON.parse(content[0]?.text ?? "null")).toMatchObject({
    error: { kind: "invalid_arguments", message: "repo is missing." },
  });
});
