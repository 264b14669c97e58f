/** Read a log of five megabytes to its last character, and find out why a build failed without reading it all. */
import { afterEach, expect, test } from "vitest";
import { failedBuild, REASON } from "../build.ts";
import { closeAll } from "../gateway.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

interface Job {
  id: number;
  name: string;
  status: string;
  conclusion: string;
}

interface Run {
  id: number;
  head_branch: string;
  status: string;
  conclusion: string;
}

interface Found {
  unit: string;
  data: { line: number; text: string }[] | string;
  next: { arguments: { offset: number } } | null;
  lines: { from: number; to: number; total: number };
}

test("why did the build fail? From the run to the line of code, in five calls", async () => {
  const { person, place } = await failedBuild(await openStage({ seed: true }));
  const runs = await person.call<{ workflow_runs: Run[] }>("gitea_get_workflow_runs", { ...place, status: "failure" });
  const [run] = runs.data.workflow_runs;
  expect([run?.head_branch, run?.status, run?.conclusion]).toEqual(["main", "completed", "failure"]);
  const jobs = await person.call<{ jobs: Job[] }>("gitea_list_workflow_run_jobs", { ...place, run: run?.id ?? 0 });
  const failed = jobs.data.jobs.filter(({ conclusion }) => conclusion === "failure");
  expect(failed.map(({ name }) => name)).toEqual(["integration"]);

  const { client } = person;
  const log = await client.call("gitea_download_actions_run_job_logs", { ...place, job_id: failed[0]?.id ?? 0 });
  expect(log.isError).toBe(false);
  const [cut] = log.data.truncated as { rest: { arguments: { result_id: string } } }[];
  const { result_id } = cut?.rest.arguments ?? { result_id: "" };
  // The end of the log, where the reason stands; then every line that speaks of a failure, with what is around it.
  const end = await person.look<Found>("gitea_read_result", { result_id, lines: "-5" });
  expect(withoutTimes(String(end.data))).toBe(`${REASON.join("\n")}\n`);
  const found = await person.look<Found>("gitea_read_result", { result_id, match: "/FAIL|Error/", context: 1 });
  expect(found.unit).toBe("matches");
  expect(found.data).toHaveLength(3);
});

test("a log of five megabytes is read to its last character, without the characters that steer a terminal", async () => {
  const { person, place } = await failedBuild(await openStage({ seed: true }));
  const runs = await person.call<{ workflow_runs: Run[] }>("gitea_get_workflow_runs", { ...place, status: "failure" });
  const run = runs.data.workflow_runs[0]?.id ?? 0;
  const jobs = await person.call<{ jobs: Job[] }>("gitea_list_workflow_run_jobs", { ...place, run });
  const job_id = jobs.data.jobs.find(({ conclusion }) => conclusion === "failure")?.id ?? 0;
  const log = await person.call<string>("gitea_download_actions_run_job_logs", { ...place, job_id });
  expect(log.truncated).toHaveLength(1);
  expect(log.whole.length).toBeGreaterThan(5 * 1024 * 1024);
  const lines = withoutTimes(log.whole).split("\n");
  expect(lines.slice(0, 2)).toEqual(["case 1: boat of 1 m at berth 7: ok", "case 2: boat of 2 m at berth 14: ok"]);
  expect(lines.slice(-6)).toEqual([...REASON, ""]);
  expect(lines.slice(0, -6).every((line, index) => line.startsWith(`case ${index + 1}: boat of `))).toBe(true);
});

/** Gitea writes the time before every line. */
function withoutTimes(log: string): string {
  return log.replaceAll(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /gm, "");
}
