/** Actions, as far as they show: a push starts a run of each workflow that waits for it, and the run waits for ever. */
import type { JsonObject } from "../../generated/contract.ts";
import { type DemoCall, doer } from "./call.ts";
import type { Commit } from "./git/objects.ts";
import type { Repository } from "./store.ts";
import { fullName } from "./views/repository.ts";

const EPOCH = "1970-01-01T00:00:00Z";
const FOLDER = ".gitea/workflows/";

export interface Workflow {
  file: string;
  name: string;
  events: string[];
  jobs: { name: string; labels: string[] }[];
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
  const { objects } = call.store;
  const commit = await objects.readCommit(sha);
  if (repository.settings.has_actions === false || commit === null) return;
  for (const [path, { oid }] of await objects.files(commit.tree)) {
    if (!path.startsWith(FOLDER) || !/\.ya?ml$/.test(path)) continue;
    const source = (await objects.readBlob(oid))?.toString("utf8") ?? "";
    const workflow = readWorkflow(path.slice(FOLDER.length), source);
    if (workflow.events.includes("push")) startRun(call, repository, workflow, ref, commit);
  }
}

function startRun(call: DemoCall, repository: Repository, workflow: Workflow, ref: string, commit: Commit): void {
  const { store } = call;
  const { file } = workflow;
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  const place: JsonObject = { head_sha: commit.oid, run_attempt: 1 };
  if (branch !== undefined) place.head_branch = branch;
  const waiting = { ...place, status: "queued", started_at: EPOCH, completed_at: EPOCH };
  const id = store.next("run");
  const jobs = workflow.jobs.map(({ name, labels }) => {
    const row: JsonObject = { name, labels, ...waiting, steps: [], created_at: store.now() };
    return { id: store.next("job"), row, log: null };
  });
  const title = commit.message.split("\n")[0] ?? "";
  const row = { display_title: title, path: `${file}@${ref}`, event: "push", run_number: repository.runs.length + 1 };
  repository.runs.push({ id, actor: doer(call), jobs, artifacts: [], row: { ...row, ...waiting } });
  for (const job of jobs) {
    const status: JsonObject = {
      ...{ id: store.next("status"), status: "pending", description: "Waiting to run" },
      target_url: `/${fullName(repository)}/actions/runs/${id}/jobs/${job.id}`,
      ...{ context: `${file} / ${String(job.row.name)} (push)`, created_at: store.now(), updated_at: store.now() },
    };
    repository.statuses.push({ sha: commit.oid, creator: null, row: status });
  }
}
