import { describe, expect, it } from "vitest";
import type { JsonObject, Operation, PathPart } from "../../codegen/contract.ts";
import { bodyForms, type Exchange, exampleAnswers, recordedAnswers } from "../../codegen/examples.ts";

function operation(id: string, method: Operation["method"], path: string, parts: PathPart[]): Operation {
  const answer = { kind: "json", yesNo: false, encodedContent: false, secrets: [] };
  return { id, method, path, parts, answer } as unknown as Operation;
}

const segment = (parameter: string): PathPart => ({ parameter, encoding: "segment", integer: false });
const wildcard = (parameter: string): PathPart => ({ parameter, encoding: "wildcard", integer: false });

const OPERATIONS = [
  operation("itemGet", "GET", "/items/{id}", ["/items/", segment("id")]),
  operation("itemSearch", "GET", "/items/search", ["/items/search"]),
  operation("itemFile", "GET", "/items/{path}/raw", ["/items/raw/", wildcard("path")]),
  operation("itemCreate", "POST", "/items", ["/items"]),
];

const SPEC: JsonObject = {
  paths: {
    "/items/{id}": { get: { responses: { "404": {}, "200": { $ref: "#/responses/Item" } } } },
    "/items/search": {
      get: { responses: { "200": { schema: { type: "array", items: { $ref: "#/definitions/Item" } } } } },
    },
    "/items/{path}/raw": { get: { responses: { "200": { description: "" } } } },
    "/items": {
      post: {
        parameters: [{ name: "body", in: "body", schema: { $ref: "#/definitions/CreateItem" } }],
        responses: { "201": { $ref: "#/responses/Item" } },
      },
    },
  },
  responses: { Item: { schema: { $ref: "#/definitions/Item" } } },
  definitions: {
    Item: {
      type: "object",
      properties: {
        id: { type: "integer" },
        state: { type: "string", enum: ["open", "closed"] },
        made: { type: "string", format: "date-time" },
        open: { type: "boolean" },
        parent: { $ref: "#/definitions/Item" },
      },
    },
    CreateItem: {
      type: "object",
      required: ["title"],
      properties: {
        title: { type: "string" },
        labels: { type: "array", items: { type: "integer" } },
        due: { type: "string", format: "date-time" },
        extra: { type: "object" },
      },
    },
  },
};

function exchange(id: string, method: string, path: string, status: number, body?: string): Exchange {
  const headers = { "content-type": "application/json;charset=utf-8", "x-total-count": "9" };
  return { id, request: { method, path }, response: { status, headers, ...(body === undefined ? {} : { body }) } };
}

describe("exampleAnswers", () => {
  const answers = exampleAnswers(SPEC, OPERATIONS);

  it("builds the first success, references resolved and recursion cut", () => {
    const made = "2026-03-02T09:00:00Z";
    const row = { id: 1, state: "open", made, open: false };
    const nested = { ...row, parent: { ...row, parent: { ...row, parent: { ...row, parent: null } } } };
    expect(answers.itemGet).toEqual({ status: 200, body: nested });
    expect(answers.itemCreate?.status).toBe(201);
  });

  it("gives one row for a list, and nothing where there is no schema", () => {
    expect(answers.itemSearch?.body).toHaveLength(1);
    expect(answers.itemFile).toEqual({ status: 200, body: null });
  });
});

describe("recordedAnswers", () => {
  it("keeps the first success of each operation, lists cut to three rows", () => {
    const answers = recordedAnswers(
      [
        exchange("01-001", "GET", "/api/v1/items/search?q=x", 404, '{"message":"no"}'),
        exchange("01-002", "GET", "/api/v1/items/search?q=x", 200, "[1,2,3,4,5]"),
        exchange("01-003", "GET", "/api/v1/items/search", 200, "[6]"),
        exchange("01-004", "GET", "/api/v1//items/7/", 200, '{"id":7}'),
        exchange("01-005", "GET", "/api/v1/items/raw/a/b", 200, '{"raw":true}'),
        exchange("01-006", "POST", "/api/v1/items", 301),
      ],
      OPERATIONS,
    );
    const common = { status: 200, contentType: "application/json;charset=utf-8", total: 9 };
    expect(answers).toEqual({
      itemFile: { ...common, exchange: "01-005", body: { raw: true } },
      itemGet: { ...common, exchange: "01-004", body: { id: 7 } },
      itemSearch: { ...common, exchange: "01-002", body: [1, 2, 3] },
    });
  });
});

describe("bodyForms", () => {
  it("names the schema, what it requires and the Go types of plain fields", () => {
    expect(bodyForms(SPEC, OPERATIONS)).toEqual({
      itemCreate: { definition: "CreateItem", required: ["title"], types: { title: "string", labels: "[]int64" } },
    });
  });
});
