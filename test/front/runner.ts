/**
 * A runner of Gitea Actions that runs nothing: it takes one job, writes the log that it was given, and ends the job.
 * Speaks runner.v1.RunnerService of Gitea's actions-proto over the Connect protocol's JSON form; int64 are texts there.
 */
import type { Json, JsonObject } from "../../generated/contract.ts";
import { until } from "./making.ts";

export interface Build {
  /** The `runs-on` that this runner takes. */
  label: string;
  log: string[];
  succeeds: boolean;
}

export interface Runner {
  id: string;
  uuid: string;
  token: string;
}

const ROWS_AT_ONCE = 5_000;

/** @throws Error where the server has no such service, or refuses the registration token */
export async function registerRunner(giteaUrl: string, registrationToken: string, label: string): Promise<Runner> {
  const body = { name: "story", token: registrationToken, version: "story", labels: [label] };
  const { runner } = await ask(giteaUrl, "Register", body);
  return runner as unknown as Runner;
}

/** Waits for one job, and ends it with this log. */
export async function runBuild(giteaUrl: string, registrationToken: string, build: Build): Promise<void> {
  const runner = await registerRunner(giteaUrl, registrationToken, build.label);
  await ask(giteaUrl, "Declare", { version: "story", labels: [build.label] }, runner);
  const { task } = await until(
    () => ask(giteaUrl, "FetchTask", { tasksVersion: "0" }, runner),
    (answer) => answer.task !== undefined,
  );
  const taskId = (task as JsonObject).id ?? "0";
  for (let index = 0; index < build.log.length; index += ROWS_AT_ONCE) {
    const rows = build.log.slice(index, index + ROWS_AT_ONCE).map((content) => ({ time: now(), content }));
    const noMore = index + ROWS_AT_ONCE >= build.log.length;
    await ask(giteaUrl, "UpdateLog", { taskId, index: String(index), rows, noMore }, runner);
  }
  const result = build.succeeds ? "RESULT_SUCCESS" : "RESULT_FAILURE";
  const times = { startedAt: now(), stoppedAt: now() };
  const step = { id: "0", result, ...times, logIndex: "0", logLength: String(build.log.length) };
  await ask(giteaUrl, "UpdateTask", { state: { id: taskId, result, ...times, steps: [step] } }, runner);
}

async function ask(giteaUrl: string, method: string, body: Json, runner?: Runner): Promise<JsonObject> {
  const identity = runner === undefined ? {} : { "x-runner-uuid": runner.uuid, "x-runner-token": runner.token };
  const answer = await fetch(`${giteaUrl}/api/actions/runner.v1.RunnerService/${method}`, {
    method: "POST",
    headers: { "content-type": "application/json", "connect-protocol-version": "1", ...identity },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Gitea refused ${method} of a runner: ${answer.status} ${text.slice(0, 200)}`);
  return JSON.parse(text) as JsonObject;
}

function now(): string {
  return new Date().toISOString();
}
