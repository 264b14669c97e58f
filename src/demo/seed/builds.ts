/** Two finished builds of harbor/quay: one that went well, and the latest, which failed with a log of five megabytes. */

import { zipSync } from "fflate";
import type { JsonObject } from "../../../generated/contract.ts";
import type { Job, Repository, Run, Store } from "../store.ts";

/** What `make integration` printed before it gave up; the reason stands at the end, as it does. */
const LOG_BYTES = 5 * 1024 * 1024;
const REASON = [
  "\u001b[31mFAIL\u001b[0m test/berths.test.ts > counts a berth of exactly the boat's length",
  "AssertionError: expected 2 to equal 3",
  "    at test/berths.test.ts:14:32",
  "hint: freeBerths() in src/berths.ts compares with `>`; a boat of 12 m needs `>=`",
  "make: *** [Makefile:12: integration] Error 1",
];

/** Ends the builds that the pushes started. */
export function finishBuilds(store: Store, quay: Repository): void {
  const onMain = quay.runs.filter((run) => run.row.head_branch === "main");
  const failed = onMain.at(-1);
  for (const run of quay.runs) {
    if (run !== failed) conclude(run, () => "success", shortLog);
    else conclude(run, (job) => (job.row.name === "integration" ? "failure" : "success"), logOf);
  }
  const report = Buffer.from(`${REASON.join("\n")}\n`);
  const content = Buffer.from(zipSync({ "report.txt": report }, { mtime: "2026-03-05T10:00:00Z" }));
  failed?.artifacts.push({ id: store.next("artifact"), name: "test-report", content, created: store.now() });
  for (const status of quay.statuses) {
    const bad = status.sha === failed?.row.head_sha && /integration/.test(String(status.row.context));
    const word = bad ? "Failing after 3m9s" : "Successful in 41s";
    Object.assign(status.row, { status: bad ? "failure" : "success", description: word });
  }
}

function conclude(run: Run, conclusionOf: (job: Job) => string, log: (job: Job) => () => string): void {
  for (const job of run.jobs) {
    const conclusion = conclusionOf(job);
    const times = { started_at: job.row.created_at ?? "", completed_at: job.row.created_at ?? "" };
    const step = (name: string, number: number, end: string): JsonObject => ({
      ...{ name, number, status: "completed", conclusion: end, ...times },
    });
    job.row = {
      ...job.row,
      ...{ status: "completed", conclusion, ...times, runner_id: 1, runner_name: "keeper-1" },
      steps: [step("Check out", 0, "success"), step(`Run make ${String(job.row.name)}`, 1, conclusion)],
    };
    job.log = log(job);
  }
  const failed = run.jobs.some((job) => job.row.conclusion === "failure");
  const at = run.jobs[0]?.row.created_at ?? "";
  Object.assign(run.row, {
    status: "completed",
    conclusion: failed ? "failure" : "success",
    started_at: at,
    completed_at: at,
  });
}

function logOf(job: Job): () => string {
  return job.row.name === "integration" ? longLog : shortLog(job);
}

function shortLog(job: Job): () => string {
  return () => `${stamp(0)} $ make ${String(job.row.name)}\n${stamp(1)} ok\n`;
}

/** The same text each time, made when someone reads it. */
function longLog(): string {
  const lines: string[] = [];
  let size = 0;
  for (let number = 1; size < LOG_BYTES; number += 1) {
    const line = `${stamp(number)} case ${number}: boat of ${number % 40} m at berth ${(number * 7) % 113}: ok`;
    lines.push(line);
    size += line.length + 1;
  }
  const end = REASON.map((line, position) => `${stamp(lines.length + position + 1)} ${line}`);
  return `${[...lines, ...end].join("\n")}\n`;
}

function stamp(second: number): string {
  return `${new Date(Date.parse("2026-03-05T10:00:00Z") + second * 1000).toISOString().slice(0, 19)}.0000000Z`;
}
