/** Runs of Actions, their jobs, logs and artifacts. Nothing ever runs here; what is finished, the seed made. */
import { createHmac, randomBytes } from "node:crypto";
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { type Answer, disposition, json, notFound, redirect, refuse, text } from "../answer.ts";
import { type DemoCall, type Handlers, idOf, onRepository } from "../call.ts";
import { list } from "../paging.ts";
import type { Artifact, Job, Repository, Run, Store } from "../store.ts";
import { strangerView } from "../views/account.ts";
import { apiUrl, hostUrl, repositoryView } from "../views/repository.ts";

const STATUSES = [
  ...["queued", "in_progress", "completed", "waiting", "requested", "pending"],
  ...["success", "failure", "skipped", "cancelled"],
];
const KEY = randomBytes(32);
const HOUR_SECONDS = 3600;
const RAW = /^\/api\/v1\/repos\/([^/]+)\/([^/]+)\/actions\/artifacts\/(\d+)\/zip\/raw\?(.*)$/;

/** Below the Host the caller used, unlike most API addresses. */
function actionsUrl(call: DemoCall, repository: Repository, rest: string): string {
  return hostUrl(call, repository, `/actions${rest}`).replace(call.host, `${call.host}/api/v1/repos`);
}

function runView(call: DemoCall, repository: Repository, { id, actor, row }: Run): JsonObject {
  return {
    ...{ id, ...row, url: actionsUrl(call, repository, `/runs/${id}`), previous_attempt_url: null },
    html_url: hostUrl(call, repository, `/actions/runs/${id}`),
    ...{ actor: strangerView(call, actor), trigger_actor: strangerView(call, actor) },
    ...{ repository: repositoryView(call, repository), pull_requests: [] },
  };
}

function jobView(call: DemoCall, repository: Repository, run: Run, { id, row }: Job): JsonObject {
  return {
    ...{ id, ...row, url: actionsUrl(call, repository, `/jobs/${id}`) },
    html_url: hostUrl(call, repository, `/actions/runs/${run.id}/jobs/${id}`),
    ...{ run_id: run.id, run_url: actionsUrl(call, repository, `/runs/${run.id}`) },
  };
}

function artifactView(call: DemoCall, repository: Repository, run: Run, artifact: Artifact): JsonObject {
  const { id, name, content, created } = artifact;
  const url = apiUrl(call, repository, `/actions/artifacts/${id}`);
  return {
    ...{ id, name, size_in_bytes: content.length, url, archive_download_url: `${url}/zip`, expired: false },
    workflow_run: { id: run.id, repository_id: repository.id, head_sha: run.row.head_sha ?? "" },
    ...{ created_at: created, updated_at: created },
  };
}

/** Throws Refusal 400 for a status that does not exist. */
function matches(call: DemoCall, { row, actor }: Run): boolean {
  const wanted = (name: string) => call.query.get(name) ?? "";
  const status = wanted("status");
  if (status !== "" && !STATUSES.includes(status)) refuse(400, `invalid status ${status}`);
  const fields = { event: row.event, branch: row.head_branch, head_sha: row.head_sha, actor: actor.login };
  return (
    [row.status, row.conclusion, ""].includes(status) &&
    Object.entries(fields).every(([name, value]) => [value, ""].includes(wanted(name)))
  );
}

function runOf(call: DemoCall, repository: Repository): Run {
  const id = idOf(call, "run");
  return repository.runs.find((run) => run.id === id) ?? notFound(`run with id ${id}: resource does not exist`);
}

function jobOf(call: DemoCall, repository: Repository): { run: Run; job: Job } {
  const all = repository.runs.flatMap((run) => run.jobs.map((job) => ({ run, job })));
  return all.find(({ job }) => job.id === idOf(call, "job_id")) ?? notFound();
}

function signature(id: number, expires: number): string {
  return createHmac("sha256", KEY).update(`${id} ${expires}`).digest("base64url");
}

/** The bytes behind a signed address, which needs no login; null where the target is not one. */
export function signedDownload(store: Store, target: string): Answer | null {
  const match = RAW.exec(target);
  if (match === null) return null;
  const [, owner = "", name = "", id = "", query = ""] = match;
  const given = new URLSearchParams(query);
  const expires = Number(given.get("expires"));
  const runs = store.repository(owner, name)?.runs ?? [];
  const artifact = runs.flatMap((run) => run.artifacts).find((each) => each.id === Number(id));
  const valid = given.get("sig") === signature(Number(id), expires) && expires > Date.now() / 1000;
  if (artifact === undefined || !valid) {
    return json({ message: "Error unauthorized", url: `${store.root}/api/swagger` }, 401);
  }
  const headers = { "content-type": "application/zip", ...disposition("inline", `${artifact.name}.zip`) };
  return text(artifact.content, headers);
}

export const actionHandlers: Handlers = onRepository({
  getWorkflowRuns(call, repository) {
    const rows = repository.runs.filter((run) => matches(call, run)).reverse();
    const wrap = (workflow_runs: Json[], total_count: number): Json => ({ workflow_runs, total_count });
    return list(call, rows, (run) => runView(call, repository, run), { link: true, wrap });
  },
  GetWorkflowRun: (call, repository) => json(runView(call, repository, runOf(call, repository))),
  listWorkflowRunJobs(call, repository) {
    const run = runOf(call, repository);
    const wrap = (jobs: Json[], total_count: number): Json => ({ jobs, total_count });
    return list(call, run.jobs, (job) => jobView(call, repository, run, job), { link: true, wrap });
  },
  getWorkflowJob(call, repository) {
    const { run, job } = jobOf(call, repository);
    return json(jobView(call, repository, run, job));
  },
  downloadActionsRunJobLogs(call, repository) {
    const { run, job } = jobOf(call, repository);
    const log = job.log ?? notFound("job not started");
    const file = String(run.row.path).split(".")[0];
    return text(log(), disposition("attachment", `${file}-${job.row.name}-${job.id}.log`));
  },
  getArtifacts(call, repository) {
    const all = repository.runs.flatMap((run) =>
      run.artifacts.map((artifact) => artifactView(call, repository, run, artifact)),
    );
    return json({ artifacts: all, total_count: all.length });
  },
  downloadArtifact(call, repository) {
    const id = idOf(call, "artifact_id");
    const known = repository.runs.some(({ artifacts }) => artifacts.some((artifact) => artifact.id === id));
    if (!known) notFound("artifact not found");
    const expires = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
    const query = `sig=${signature(id, expires)}&expires=${expires}`;
    return redirect(302, `${call.host}${call.path}/raw?${query}`, call.method);
  },
});
