/** Actions: workflows, runs, jobs and their logs. Nothing ever runs; new runs wait in the queue. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { maySee, organizationOf } from "../access.ts";
import { type Answer, disposition, empty, json, notFound, refuse, text } from "../answer.ts";
import { type DemoCall, doer, type Handlers, idOf, onRepository, textOf } from "../call.ts";
import { zip } from "../git/archive.ts";
import { resolveRef } from "../git/refs.ts";
import { list } from "../paging.ts";
import type { Job, Repository, Run } from "../store.ts";
import { strangerView } from "../views/account.ts";
import { apiUrl, hostUrl, repositoryView } from "../views/repository.ts";
import { startRun, WORKFLOW_FOLDER, type Workflow, workflowsAt } from "../workflow.ts";

const STATUSES = [
  "queued",
  "in_progress",
  "completed",
  "waiting",
  "requested",
  "pending",
  "success",
  "failure",
  "skipped",
  "cancelled",
];
const LINKED = { link: true };

/** Below the Host the caller used, unlike most API addresses. */
function actionsUrl(call: DemoCall, repository: Repository, rest: string): string {
  return `${call.host}/api/v1/repos/${repository.owner.login}/${repository.name}/actions${rest}`;
}

function runView(call: DemoCall, run: Run): JsonObject {
  const { repository, row } = run;
  const { display_title, path, event, run_attempt, run_number, head_sha, head_branch, status, conclusion } = row;
  return {
    ...{ id: run.id, url: actionsUrl(call, repository, `/runs/${run.id}`), previous_attempt_url: null },
    html_url: hostUrl(call, repository, `/actions/runs/${run.id}`),
    ...{ display_title, path, event, run_attempt, run_number, head_sha },
    ...(head_branch === undefined ? {} : { head_branch }),
    ...{ status, actor: strangerView(call, run.actor), trigger_actor: strangerView(call, run.actor) },
    repository: repositoryView(call, repository),
    ...(conclusion === undefined ? {} : { conclusion }),
    ...{ pull_requests: [], started_at: row.started_at, completed_at: row.completed_at },
  } as JsonObject;
}

function jobView(call: DemoCall, job: Job): JsonObject {
  const { repository, id } = job.run;
  return {
    ...{ id: job.id, url: actionsUrl(call, repository, `/jobs/${job.id}`) },
    html_url: hostUrl(call, repository, `/actions/runs/${id}/jobs/${job.id}`),
    ...{ run_id: id, run_url: actionsUrl(call, repository, `/runs/${id}`), ...job.row },
  };
}

/** Throws Refusal 400 for a status that does not exist. */
function matches(call: DemoCall, row: JsonObject): boolean {
  const status = call.query.get("status") ?? "";
  if (status !== "" && !STATUSES.includes(status)) refuse(400, `invalid status ${status}`);
  const event = call.query.get("event") ?? "";
  const branch = call.query.get("branch") ?? "";
  const sha = call.query.get("head_sha") ?? "";
  return (
    (status === "" || row.status === status || row.conclusion === status) &&
    (event === "" || row.event === event) &&
    (branch === "" || row.head_branch === branch) &&
    (sha === "" || row.head_sha === sha)
  );
}

function listRuns(call: DemoCall, runs: Run[]): Promise<Answer> {
  const actor = call.query.get("actor") ?? "";
  const rows = runs.filter((run) => matches(call, run.row) && (actor === "" || run.actor.login === actor)).reverse();
  const wrap = (workflow_runs: Json[], total_count: number): Json => ({ workflow_runs, total_count });
  return list(call, rows, (run) => runView(call, run), { ...LINKED, wrap });
}

function listJobs(call: DemoCall, runs: Run[]): Promise<Answer> {
  const rows = runs.flatMap((run) => run.jobs).filter((job) => matches(call, job.row));
  const wrap = (jobs: Json[], total_count: number): Json => ({ jobs, total_count });
  return list(call, rows, (job) => jobView(call, job), { ...LINKED, wrap });
}

function runOf(call: DemoCall, repository: Repository): Run {
  const id = idOf(call, "run");
  return repository.runs.find((run) => run.id === id) ?? notFound(`run with id ${id}: resource does not exist`);
}

function jobOf(call: DemoCall, repository: Repository): Job {
  return repository.runs.flatMap((run) => run.jobs).find((job) => job.id === idOf(call, "job_id")) ?? notFound();
}

function visibleRuns(call: DemoCall, keep: (repository: Repository) => boolean): Run[] {
  return call.store.repositories.filter((each) => keep(each) && maySee(call, each)).flatMap((each) => each.runs);
}

function restart(call: DemoCall, run: Run, jobs: Job[]): void {
  if (run.row.status !== "completed") refuse(400, "this workflow run is not done");
  run.row = { ...run.row, status: "queued", run_attempt: Number(run.row.run_attempt) + 1 };
  delete run.row.conclusion;
  for (const job of jobs) {
    job.id = call.store.next("job");
    job.row = { ...job.row, status: "queued", run_attempt: run.row.run_attempt ?? 1, steps: [] };
    delete job.row.conclusion;
    job.log = null;
  }
}

async function workflows(call: DemoCall, repository: Repository): Promise<Workflow[]> {
  const head = repository.branches.get(String(repository.settings.default_branch));
  return head === undefined ? [] : await workflowsAt(call, head);
}

async function workflowOf(call: DemoCall, repository: Repository): Promise<Workflow> {
  const id = call.parameters.workflow_id ?? "";
  const found = (await workflows(call, repository)).find((workflow) => workflow.file === id);
  return found ?? notFound(`workflow "${id}" not found`);
}

function workflowView(call: DemoCall, repository: Repository, { file, name }: Workflow): JsonObject {
  const branch = String(repository.settings.default_branch);
  return {
    ...{ id: file, name, path: `${WORKFLOW_FOLDER}${file}` },
    state: repository.disabledWorkflows.has(file) ? "disabled_manually" : "active",
    ...{ created_at: repository.created, updated_at: repository.updated },
    url: apiUrl(call, repository, `/actions/workflows/${file}`),
    html_url: hostUrl(call, repository, `/src/branch/${branch}/${WORKFLOW_FOLDER}${file}`),
    badge_url: hostUrl(call, repository, `/actions/workflows/${file}/badge.svg?branch=${branch}`),
    deleted_at: "0001-01-01T00:00:00Z",
  };
}

async function dispatch(call: DemoCall, repository: Repository): Promise<Answer> {
  const workflow = await workflowOf(call, repository);
  if (repository.disabledWorkflows.has(workflow.file)) refuse(403, "workflow is disabled");
  if (!workflow.events.includes("workflow_dispatch")) {
    refuse(422, `workflow "${workflow.file}" has no workflow_dispatch event trigger`);
  }
  const given = textOf(call.body, "ref");
  const sha = await resolveRef(call.store.objects, repository, given);
  if (sha === null) return notFound(`ref "${given}" doesn't exist`);
  const ref = given.startsWith("refs/") ? given : `refs/heads/${given}`;
  const run = await startRun(call, repository, workflow, "workflow_dispatch", ref, sha);
  if (call.query.get("return_run_details") !== "true") return empty();
  return json({
    workflow_run_id: run.id,
    run_url: apiUrl(call, repository, `/actions/runs/${run.id}`),
    html_url: hostUrl(call, repository, `/actions/runs/${run.id}`),
  });
}

function finish(run: Run, conclusion: string, now: string): void {
  for (const { row } of [run, ...run.jobs]) {
    if (row.status !== "completed") Object.assign(row, { status: "completed", conclusion, completed_at: now });
  }
}

const cancel = (call: DemoCall, repository: Repository): Answer => {
  finish(runOf(call, repository), "cancelled", call.store.now());
  return empty(202);
};

export const actionHandlers: Handlers = {
  ...onRepository({
    getWorkflowRuns: (call, repository) => listRuns(call, repository.runs),
    GetWorkflowRun: (call, repository) => json(runView(call, runOf(call, repository))),
    deleteActionRun(call, repository) {
      const run = runOf(call, repository);
      if (run.row.status !== "completed") refuse(400, "this workflow run is not done");
      repository.runs.splice(repository.runs.indexOf(run), 1);
      return empty();
    },
    cancelWorkflowRun: cancel,
    forceCancelWorkflowRun: cancel,
    rerunWorkflowRun(call, repository) {
      const run = runOf(call, repository);
      restart(call, run, run.jobs);
      return json(runView(call, run), 201);
    },
    rerunFailedWorkflowRun(call, repository) {
      const run = runOf(call, repository);
      const failed = run.jobs.filter((job) => job.row.conclusion === "failure");
      if (failed.length === 0) refuse(400, "this workflow run has no failed jobs to re-run");
      restart(call, run, failed);
      return empty(201);
    },
    rerunWorkflowJob(call, repository) {
      const run = runOf(call, repository);
      const job = run.jobs.find((each) => each.id === idOf(call, "job_id")) ?? notFound("workflow job not found");
      restart(call, run, [job]);
      return json(jobView(call, job), 201);
    },
    listWorkflowJobs: (call, repository) => listJobs(call, repository.runs),
    listWorkflowRunJobs: (call, repository) => listJobs(call, [runOf(call, repository)]),
    getWorkflowJob: (call, repository) => json(jobView(call, jobOf(call, repository))),
    downloadActionsRunJobLogs(call, repository) {
      const job = jobOf(call, repository);
      const log = job.log ?? notFound("job not started");
      const file = String(job.run.row.path).split(".")[0];
      const name = `${file}-${job.row.name}-${job.id}.log`;
      return text(log(), disposition("attachment", name));
    },
    getWorkflowRunLogs(call, repository) {
      const run = runOf(call, repository);
      const started = run.jobs.flatMap(({ row, log }) => (log === null ? [] : [{ name: row.name, log }]));
      if (started.length === 0) notFound("run not started");
      const files = started.map(({ name, log }) => ({ path: `${name}.log`, content: Buffer.from(log()) }));
      return text(zip(files, ""), { "content-type": "application/zip" });
    },
    async ActionsListRepositoryWorkflows(call, repository) {
      const rows = (await workflows(call, repository)).map((workflow) => workflowView(call, repository, workflow));
      return json({ workflows: rows, total_count: rows.length });
    },
    async ActionsGetWorkflow(call, repository) {
      return json(workflowView(call, repository, await workflowOf(call, repository)));
    },
    async ActionsListWorkflowRuns(call, repository) {
      const { file } = await workflowOf(call, repository);
      return await listRuns(
        call,
        repository.runs.filter((run) => String(run.row.path).startsWith(`${file}@`)),
      );
    },
    async ActionsDisableWorkflow(call, repository) {
      repository.disabledWorkflows.add((await workflowOf(call, repository)).file);
      return empty();
    },
    async ActionsEnableWorkflow(call, repository) {
      repository.disabledWorkflows.delete((await workflowOf(call, repository)).file);
      return empty();
    },
    ActionsDispatchWorkflow: dispatch,
  }),
  getOrgWorkflowRuns: (call) =>
    listRuns(
      call,
      visibleRuns(call, ({ owner }) => owner === organizationOf(call)),
    ),
  getOrgWorkflowJobs: (call) =>
    listJobs(
      call,
      visibleRuns(call, ({ owner }) => owner === organizationOf(call)),
    ),
  getUserWorkflowRuns: (call) =>
    listRuns(
      call,
      visibleRuns(call, ({ owner }) => owner === doer(call)),
    ),
  getUserWorkflowJobs: (call) =>
    listJobs(
      call,
      visibleRuns(call, ({ owner }) => owner === doer(call)),
    ),
  listAdminWorkflowRuns: (call) =>
    listRuns(
      call,
      visibleRuns(call, () => true),
    ),
  listAdminWorkflowJobs: (call) =>
    listJobs(
      call,
      visibleRuns(call, () => true),
    ),
};
