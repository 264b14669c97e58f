import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import type { Tool } from "../../codegen/contract.ts";
import { largestSchema, lintTool } from "../../codegen/lint.ts";
import { transformSchema } from "../../codegen/schema.ts";
import type { SchemaObject } from "../../codegen/swagger.ts";
import { ground, operation, operations, tool, tools } from "./ground.ts";

const context = {
  document: ground.document,
  file: ground.file,
  item: "test",
  describe: () => undefined,
  open: () => false,
};

describe("input schemas", () => {
  it.each<[string, { given: SchemaObject; want: unknown }]>([
    ["an int64 loses its format", { given: { type: "integer", format: "int64" }, want: { type: "integer" } }],
    ["an e-mail loses its format", { given: { type: "string", format: "email" }, want: { type: "string" } }],
    [
      "a time keeps its format",
      { given: { type: "string", format: "date-time" }, want: { type: "string", format: "date-time" } },
    ],
    [
      "a date becomes a pattern",
      { given: { type: "string", format: "date" }, want: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" } },
    ],
    [
      "an array without items gets strings",
      { given: { type: "array" }, want: { type: "array", items: { type: "string" } } },
    ],
    [
      "a bare object is open",
      { given: { type: "object" }, want: { type: "object", properties: {}, additionalProperties: true } },
    ],
    [
      "a map of strings keeps its values' type",
      {
        given: { type: "object", additionalProperties: { type: "string" } },
        want: { type: "object", properties: {}, additionalProperties: { type: "string" } },
      },
    ],
    [
      "a reference is inlined and closed",
      {
        given: { $ref: "#/definitions/IssueMeta" },
        want: {
          type: "object",
          properties: { index: { type: "integer" }, owner: { type: "string" }, repo: { type: "string" } },
          additionalProperties: false,
        },
      },
    ],
  ])("%s", (_, { given, want }) => {
    expect(transformSchema(given, "body", context)).toEqual(want);
  });

  it("names an unresolvable reference", () => {
    expect(() => transformSchema({ $ref: "#/definitions/Nope" }, "body", context)).toThrow(
      "spec/gitea-28.1.0.json: test: reference #/definitions/Nope cannot be resolved",
    );
  });

  it("stay in the subset that every client takes, all 537", () => {
    expect(tools.flatMap((entry) => lintTool(entry).map((problem) => `${entry.name} ${problem}`))).toEqual([]);
    expect(tools).toHaveLength(537);
  });

  it("compile in Ajv strict mode, all 537", () => {
    const ajv = new Ajv({ strict: true, formats: { "date-time": true } });
    for (const entry of tools) expect(() => ajv.compile(entry.inputSchema), entry.name).not.toThrow();
  });

  it("are small: the largest is named with its size", () => {
    const { name, bytes } = largestSchema(tools);
    expect(name).toBe("gitea_repo_create_branch_protection");
    expect(bytes).toBeLessThanOrEqual(16_384);
  });

  it.each<[string, Tool["inputSchema"] | object, string]>([
    [
      "a combinator at the root",
      { type: "object", properties: {}, additionalProperties: false, anyOf: [] },
      "#: no combinator at the root",
    ],
    ["an open root", { type: "object", properties: {} }, "#: the root has to be closed"],
    [
      "an array-valued type",
      { type: "object", properties: { a: { type: ["string", "null"] } }, additionalProperties: false },
      "#/properties/a: type has to be one name",
    ],
    [
      "an array without items",
      { type: "object", properties: { a: { type: "array" } }, additionalProperties: false },
      "#/properties/a: array without items",
    ],
    [
      "a reference",
      { type: "object", properties: { a: { $ref: "#/x" } }, additionalProperties: false },
      "#/properties/a: keyword $ref",
    ],
    [
      "another format",
      { type: "object", properties: { a: { type: "string", format: "uri" } }, additionalProperties: false },
      "#/properties/a: format uri",
    ],
    [
      "more than 16,384 bytes",
      {
        type: "object",
        properties: { a: { type: "string", description: "x".repeat(17_000) } },
        additionalProperties: false,
      },
      "#: 17100 bytes, at most 16384",
    ],
  ])("lint finds %s", (_, inputSchema, want) => {
    expect(lintTool({ name: "gitea_x", inputSchema: inputSchema as Tool["inputSchema"] })).toContain(want);
  });
});

describe("bodies", () => {
  it("are required wherever their schema has required fields", () => {
    const bodies = operations.filter((entry) => entry.body?.kind === "json");
    const wrong = bodies.filter((entry) => {
      const schema = tool(entry.id).inputSchema;
      const needed = ((schema.properties.body as { required?: string[] }).required?.length ?? 0) > 0;
      const asked = (schema.required as string[] | undefined)?.includes("body") === true;
      return needed && !(asked && entry.body?.required);
    });
    expect(wrong.map((entry) => entry.id)).toEqual([]);
  });

  it("are required for the 56 operations whose description makes them optional all the same", () => {
    const optionalUpstream = operations.filter((entry) => {
      const declared = ground.document.paths[entry.path]?.[entry.method.toLowerCase()]?.parameters?.find(
        (parameter) => parameter.in === "body",
      );
      return declared !== undefined && declared.required !== true && entry.body?.required;
    });
    expect(optionalUpstream).toHaveLength(56);
  });

  it("userVerifyGPGKey has the body that the description forgot", () => {
    expect(tool("userVerifyGPGKey").inputSchema.properties.body).toMatchObject({
      properties: { key_id: { type: "string" }, armored_signature: { type: "string" } },
      required: ["key_id", "armored_signature"],
    });
  });

  it("markdown/raw takes text", () => {
    expect(operation("renderMarkdownRaw").body).toEqual({ kind: "text", contentType: "text/plain", required: true });
    expect(tool("renderMarkdownRaw").inputSchema.properties.body).toMatchObject({ type: "string" });
  });

  it("uploads take an attachment", () => {
    const uploads = operations.filter((entry) => entry.body?.kind === "multipart").map((entry) => entry.id);
    expect(uploads.toSorted()).toEqual([
      "issueCreateIssueAttachment",
      "issueCreateIssueCommentAttachment",
      "repoCreateReleaseAttachment",
    ]);
    for (const id of uploads) expect(tool(id).inputSchema.required).toContain("attachment");
  });

  it("label lists take ids or names", () => {
    const body = tool("issueAddLabel").inputSchema.properties.body as { properties: Record<string, unknown> };
    expect(body.properties.labels).toMatchObject({
      type: "array",
      items: { anyOf: [{ type: "integer" }, { type: "string" }] },
    });
  });

  it("case 20: dependencies carry owner, repo and index in the path and again in the body", () => {
    const { properties } = tool("issueCreateIssueDependencies").inputSchema;
    expect(Object.keys(properties)).toEqual(["owner", "repo", "index", "body"]);
    expect(Object.keys((properties.body as { properties: object }).properties)).toEqual(["index", "owner", "repo"]);
  });
});
