/** Actions, as far as they show: a push starts a run of each workflow that waits for it, and the run waits for ever. */
import type { JsonObject } from "../../generated/contract.ts";
import type { DemoCall } from "./call.ts";
import type { Job, Repository, Run } from "./store.ts";
import { fullName } from "./views/repository.ts";

const EPOCH = "1970-01-01T00:00:00Z";
export const WORKFLOW_FOLDER = ".gitea/workflows/";

export interface Workflow {
  file: string;
  name: string;
  events: string[];
  jobs: { name: string; labels: string[] }[];
}

/** The workflows in the tree of a commit. */
export async function workflowsAt(call: DemoCall, sha: string): Promise<Workflow[]> {
  const { objects } = call.store;
  const commit = await objects.readCommit(sha);
  if (commit === null) return [];
  const found: Workflow[] = [];
  for (const [path, entry] of await objects.files(commit.tree)) {
    if (!path.startsWith(WORKFLOW_FOLDER) || !/\.ya?ml$/.test(path)) continue;
    const source = (await objects.readBlob(entry.oid))?.toString("utf8") ?? "";
    found.push(readWorkflow(path.slice(WORKFLOW_FOLDER.length), source));
  }
  return found;
}

/** Reads the few lines that matter of a plainly written workflow; it is no YAML reader. */
export function readWorkflow(file: string, source: string): Workflow {
  const [, jobsPart = ""] = source.split(/^jobs:[ \t]*$/m);
  const names = [...jobsPart.matchAll(/^ {2}([\w-]+):[ \t]*$/gm)].map((match) => match[1] ?? "");
  const labels = [...jobsPart.matchAll(/^ {4}runs-on:[ \t]*(.+)$/gm)].map((match) => (match[1] ?? "").trim());
  const on = /^on:([\s\S]*?)(?=^\S|$(?![\s\S]))/m.exec(source)?.[1] ?? "";
  return {
    file,
    name: /^name:[ \t]*(.+)$/m.exec(source)?.[1]?.trim() ?? file,
    events: ["push", "pull_request", "workflow_dispatch"].filter((event) => on.includes(event)),
    jobs: names.map((name, position) => ({ name, labels: [labels[position] ?? "ubuntu-latest"] })),
  };
}

export async function onPush(call: DemoCall, repository: Repository, ref: string, sha: string): Promise<void> {
  if (repository.settings.has_actions === false) return;
  for (const workflow of await workflowsAt(call, sha)) {
    if (!workflow.events.includes("push") || repository.disabledWorkflows.has(workflow.file)) continue;
    await startRun(call, repository, workflow, "push", ref, sha);
  }
}

export async function startRun(
  call: DemoCall,
  repository: Repository,
  workflow: Workflow,
  event: string,
  ref: string,
  sha: string,
): Promise<Run> {
  const { store } = call;
  const commit = await store.objects.readCommit(sha);
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  const run: Run = {
    id: store.next("run"),
    repository,
    actor: call.user ?? repository.owner,
    jobs: [],
    artifacts: [],
    row: {
      display_title: (commit?.message ?? "").split("\n")[0] ?? "",
      ...{ path: `${workflow.file}@${ref}`, event, run_attempt: 1, run_number: repository.runs.length + 1 },
      ...{ head_sha: sha, ...(branch === undefined ? {} : { head_branch: branch }) },
      ...{ status: "queued", started_at: EPOCH, completed_at: EPOCH },
    },
  };
  repository.runs.push(run);
  for (const { name, labels } of workflow.jobs) addJob(call, run, name, labels, workflow.file);
  return run;
}

function addJob(call: DemoCall, run: Run, name: string, labels: string[], file: string): void {
  const { store } = call;
  const { repository, row } = run;
  const job: Job = {
    id: store.next("job"),
    run,
    row: {
      ...{ name, labels, run_attempt: 1, head_sha: row.head_sha ?? "" },
      ...(row.head_branch === undefined ? {} : { head_branch: row.head_branch }),
      ...{ status: "queued", steps: [], created_at: store.now(), started_at: EPOCH, completed_at: EPOCH },
    } satisfies JsonObject,
    log: null,
  };
  run.jobs.push(job);
  repository.statuses.push({
    id: store.next("status"),
    sha: String(row.head_sha),
    creator: null,
    row: {
      ...{ status: "pending", target_url: `/${fullName(repository)}/actions/runs/${run.id}/jobs/${job.id}` },
      ...{ description: "Waiting to run", context: `${file} / ${name} (${String(row.event)})` },
      ...{ created_at: store.now(), updated_at: store.now() },
    },
  });
}
