import { expect, test } from "vitest";
import { COST_GOALS, listedTools, measureCost } from "../bench/cost.ts";

test.each(Object.entries(COST_GOALS))("tools/list of TOOLSETS=%s costs at most %i tokens", (toolsets, goal) => {
  const [cost] = measureCost([toolsets]);
  expect(cost?.tokens).toBeLessThanOrEqual(goal);
});

test("TOOLSETS=none lists the gateway's own tools alone, default at most 80 more", () => {
  expect(listedTools("none").map((tool) => tool.name)).toEqual([
    "gitea_search_tools",
    "gitea_describe_tools",
    "gitea_call_tool",
    "gitea_api_request",
    "gitea_read_result",
  ]);
  expect(listedTools("default").length).toBeLessThanOrEqual(85);
});
