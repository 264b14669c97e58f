/** Every operation is called with arguments of its own and reaches its handler: on the demo here, on a real Gitea there. */
import { writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { closeAll } from "../front/gateway.ts";
import { openStage } from "../front/stage.ts";
import { openSweep } from "./sweep/open.ts";
import { reportText, sweep } from "./sweep/sweep.ts";

afterAll(closeAll);

test("537 of 537 operations are reached, and every answer keeps the contract", { timeout: 600_000 }, async () => {
  const sweepers = await openSweep(await openStage());
  const rows = await sweep(sweepers);
  const report = reportText(rows, sweepers.plan.outside);
  // For the last lines of `make test-real`.
  if (process.env.GITEA_REAL_REPORT) writeFileSync(process.env.GITEA_REAL_REPORT, report);
  expect(rows.filter((row) => !row.reached).map((row) => [row.operation, row.status, row.kind, row.problems])).toEqual(
    [],
  );
  expect(rows.filter((row) => row.problems.length > 0)).toEqual([]);
  expect(report).toContain("537 of 537 reached, 537 answers in the form of the contract.\n");
});
