import fastCheck from "fast-check";
import { expect, test } from "vitest";
import { editDistance, nearNames } from "../src/near.ts";

const KNOWN = [
  "gitea_repo_delete",
  "gitea_repo_get",
  "gitea_issue_create",
  "DISABLED_TOOLS",
  "ENABLED_TOOLS",
  "MCP_BEARER_TOKEN",
];

const names: [string, string[]][] = [
  ["gitea_repo_delte", ["gitea_repo_delete", "gitea_repo_get"]],
  ["gitea_repo_gte", ["gitea_repo_get"]],
  ["GITEA_REPO_GET", ["gitea_repo_get"]],
  ["DISABLED_TOOL", ["DISABLED_TOOLS"]],
  ["MCP_BEARER", ["MCP_BEARER_TOKEN"]],
  ["BEARER_TOKEN", ["MCP_BEARER_TOKEN"]],
  ["nothing_like_it", []],
  ["", []],
];
test.each(names)("%s", (name, want) => {
  expect(nearNames(name, KNOWN)).toEqual(want);
});

test("the distance is the same both ways, zero for the same, and never above the limit by more than one", () => {
  const word = fastCheck.string({ maxLength: 12 });
  fastCheck.assert(
    fastCheck.property(word, word, (left, right) => {
      expect(editDistance(left, left, 3)).toBe(0);
      const distance = editDistance(left, right, 3);
      expect(distance).toBe(editDistance(right, left, 3));
      expect(distance).toBeLessThanOrEqual(4);
    }),
  );
});

test("a very long name costs nothing", () => {
  expect(nearNames("x".repeat(1_000_000), KNOWN)).toEqual([]);
});
