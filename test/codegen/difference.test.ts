import { describe, expect, it } from "vitest";
import { compareSpecs, formatDifference } from "../../codegen/import/difference.ts";
import type { SchemaObject, SwaggerDocument } from "../../codegen/swagger.ts";
import { parameterOf, pinned } from "./importing.ts";

describe("make spec prints what changed", () => {
  it("prints added, removed and changed operations by parameter, body field and answer", () => {
    const before = JSON.parse(pinned) as SwaggerDocument;
    const after = JSON.parse(pinned) as SwaggerDocument;
    delete after.paths["/version"];
    after.paths["/weather"] = {
      get: { operationId: "getWeather", tags: ["miscellaneous"], responses: { 200: { description: "" } } },
    };
    const { get: list, post: create } = after.paths["/repos/{owner}/{repo}/issues"] ?? {};
    const option = after.definitions.CreateIssueOption;
    if (!list || !create || !option?.properties) throw new Error("the pinned description has changed");
    list.parameters = (list.parameters ?? []).filter((parameter) => parameter.name !== "since");
    list.parameters.push({ name: "mood", in: "query", type: "string" });
    option.properties.mood = { type: "string" };
    option.properties.closed = { type: "string" };
    delete create.responses["412"];
    const difference = compareSpecs(before, after);
    expect(difference.added).toEqual(["getWeather"]);
    expect(difference.removed).toEqual(["getVersion"]);
    expect(difference.changed).toEqual({
      issueListIssues: ["+ query parameter mood: string", "- query parameter since: string date-time"],
      issueCreateIssue: ["~ body.closed: boolean -> string", "+ body.mood: string", "- answer 412: no body"],
    });
    expect(formatDifference(difference).split("\n").slice(0, 3)).toEqual([
      "1 added, 1 removed, 2 changed",
      "+ getWeather",
      "- getVersion",
    ]);
  });

  it.each<[string, { given: (document: SwaggerDocument) => void; want: Record<string, string[]> }]>([
    [
      "a parameter's format",
      {
        given: (document) => {
          Object.assign(parameterOf(document, "/repos/{owner}/{repo}/issues", "since"), { format: "date" });
        },
        want: { issueListIssues: ["~ query parameter since: string date-time -> string date"] },
      },
    ],
    [
      "a body that becomes required, and a field in it",
      {
        given: (document) => {
          Object.assign(parameterOf(document, "/markup", "body", "post"), { required: true });
          Object.assign(document.definitions.MarkupOption ?? {}, { required: ["Text"] });
        },
        want: {
          renderMarkup: ["~ body: object optional -> object required", "~ body.Text: string -> string required"],
        },
      },
    ],
    [
      "the values of a map, deep in a body",
      {
        given: ({ definitions }) => {
          Object.assign(definitions.CreateHookOptionConfig ?? {}, { additionalProperties: { type: "integer" } });
        },
        want: Object.fromEntries(
          ["adminCreateHook", "orgCreateHook", "repoCreateHook", "userCreateHook"].map((id) => [
            id,
            ["~ body.config.*: string -> integer"],
          ]),
        ),
      },
    ],
    [
      "what an operation gives, its tag and its route's method",
      {
        given: ({ paths }) => {
          const item = paths["/version"];
          if (item?.get === undefined) throw new Error("no /version");
          Object.assign(item.get, { produces: ["text/plain"], tags: ["settings"] });
          item.post = item.get;
          delete item.get;
        },
        want: {
          getVersion: [
            "~ route: GET /version -> POST /version",
            "~ tag: miscellaneous -> settings",
            "~ gives: application/json -> text/plain",
          ],
        },
      },
    ],
    [
      "a field at the end of a long way down an answer, in a circle of definitions",
      {
        given: ({ definitions, paths }) => {
          definitions.Knot = {
            type: "object",
            properties: { knots: { type: "array", items: { $ref: "#/definitions/Knot" } } },
          };
          let schema: SchemaObject = { $ref: "#/definitions/Knot" };
          for (const name of ["e", "d", "c", "b", "a"]) schema = { type: "object", properties: { [name]: schema } };
          Object.assign(paths["/version"]?.get?.responses["200"] ?? {}, { $ref: undefined, schema });
        },
        want: {
          getVersion: [
            ...["a", "a.b", "a.b.c", "a.b.c.d"].map((name) => `+ answer 200.${name}: object`),
            "+ answer 200.a.b.c.d.e: object",
            "+ answer 200.a.b.c.d.e.knots: array of any",
            "+ answer 200.a.b.c.d.e.knots[]: as above",
            "- answer 200.version: string",
          ],
        },
      },
    ],
  ])("prints %s", (_, { given, want }) => {
    const after = JSON.parse(pinned) as SwaggerDocument;
    given(after);
    expect(compareSpecs(JSON.parse(pinned), after)).toEqual({ added: [], removed: [], changed: want });
  });

  it("prints nothing that steers a terminal", () => {
    const text = formatDifference({
      added: [],
      removed: [],
      changed: { x: ["+ query parameter y: string \u001b[2J|\u202egnp.exe|a\nb"] },
    });
    expect(text.split("\n").at(-1)).toBe("    + query parameter y: string ?[2J|?gnp.exe|a?b");
  });
});
