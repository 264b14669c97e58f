import { expect, test } from "vitest";
import { lintTool } from "../../codegen/lint.ts";
import { createArgumentChecker } from "../../src/arguments.ts";
import { GatewayError } from "../../src/errors.ts";
import { SURFACE_TOOLS } from "../../src/surface/definitions.ts";

test("the five tools that every client sees, in this order and in these words", () => {
  expect(SURFACE_TOOLS).toMatchSnapshot();
});

test.each(SURFACE_TOOLS.map((tool) => [tool.name, tool] as const))("%s keeps to the schema subset", (_name, tool) => {
  expect(
    lintTool({ name: tool.name, inputSchema: tool.inputSchema as Parameters<typeof lintTool>[0]["inputSchema"] }),
  ).toEqual([]);
  expect(tool.title).toBe(tool.annotations.title);
  expect(tool.description.length).toBeLessThanOrEqual(600);
});

const TAKEN = [
  ["gitea_search_tools", { query: "merge a PR", limit: "3" }],
  ["gitea_describe_tools", { names: ["gitea_repo_merge_pull_request"] }],
  ["gitea_call_tool", { name: "gitea_user_get_current" }],
  ["gitea_call_tool", { name: "gitea_user_get_current", arguments: {}, confirmation_token: "c" }],
  ["gitea_api_request", { method: "GET", path: "/version", query: { page: 2, labels: ["a", "b"] } }],
  ["gitea_api_request", { method: "POST", path: "/markdown", body: { Text: "*a*" } }],
  ["gitea_api_request", { method: "PUT", path: "/x", body: ["a", 1, { b: 2 }] }],
  ["gitea_api_request", { method: "POST", path: "/markdown/raw", body: "*a*", content_type: "text/plain" }],
  ["gitea_read_result", { result_id: "a", pointer: "/0", offset: 0, limit: 10 }],
  ["gitea_read_result", { result_id: "a", lines: "-50", match: "/x/i", context: 2 }],
] as const;

test.each(TAKEN)("%s takes %j", (name, args) => {
  const tool = SURFACE_TOOLS.find((entry) => entry.name === name);
  if (tool === undefined) throw new Error(name);
  const checked = createArgumentChecker().check(tool as never, args as never);
  expect(Object.keys(checked)).toEqual(Object.keys(args));
});

test("what a call carries reaches its tool as it was written", () => {
  const tool = SURFACE_TOOLS.find((entry) => entry.name === "gitea_call_tool");
  const args = { name: "x", arguments: { index: "007", list: [1, "2", null], body: { title: "true" } } };
  expect(createArgumentChecker().check(tool as never, args)).toEqual(args);
});

test("an unknown argument is refused with the name that was meant", () => {
  const tool = SURFACE_TOOLS.find((entry) => entry.name === "gitea_read_result");
  const check = () => createArgumentChecker().check(tool as never, { result_id: "a", line: "1-2" });
  expect(check).toThrow(GatewayError);
  expect(check).toThrow("line is not an argument of this tool.");
});
