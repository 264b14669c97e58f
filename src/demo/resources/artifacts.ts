/** Artifacts of runs; their bytes come from a signed address that needs no login. */
import { createHmac, randomBytes } from "node:crypto";
import type { JsonObject } from "../../../generated/contract.ts";
import { type Answer, disposition, empty, json, notFound, redirect, text } from "../answer.ts";
import { type DemoCall, type Handlers, idOf, onRepository } from "../call.ts";
import { zip } from "../git/archive.ts";
import type { Artifact, Repository, Run, Store } from "../store.ts";
import { apiUrl } from "../views/repository.ts";

const KEY = randomBytes(32);
const HOUR_SECONDS = 3600;
const RAW = /^\/api\/v1\/repos\/([^/]+)\/([^/]+)\/actions\/artifacts\/(\d+)\/zip\/raw\?(.*)$/;

function artifactsOf(call: DemoCall, runs: Run[]): { run: Run; artifact: Artifact }[] {
  const name = call.query.get("name");
  const all = runs.flatMap((run) => run.artifacts.map((artifact) => ({ run, artifact })));
  return all.filter(({ artifact }) => name === null || artifact.name === name);
}

function found(call: DemoCall, repository: Repository): { run: Run; artifact: Artifact } {
  const all = artifactsOf(call, repository.runs);
  return all.find(({ artifact }) => artifact.id === idOf(call, "artifact_id")) ?? notFound("artifact not found");
}

function artifactView(call: DemoCall, repository: Repository, run: Run, artifact: Artifact): JsonObject {
  const url = apiUrl(call, repository, `/actions/artifacts/${artifact.id}`);
  const zero = "0001-01-01T00:00:00Z";
  return {
    ...{ id: artifact.id, name: artifact.name, size_in_bytes: artifact.content.length, url },
    ...{ archive_download_url: `${url}/zip`, expired: false },
    // Of the run only its id and commit are filled in (recording 10-060).
    workflow_run: {
      ...{ id: run.id, url: "", previous_attempt_url: null, html_url: "", display_title: "", path: "", event: "" },
      ...{ run_attempt: 0, run_number: 0, repository_id: repository.id, head_sha: run.row.head_sha ?? "" },
      ...{ status: "", pull_requests: null, started_at: zero, completed_at: zero },
    },
    ...{ created_at: artifact.created, updated_at: artifact.created },
    expires_at: new Date(Date.parse(artifact.created) + 90 * 24 * HOUR_SECONDS * 1000).toISOString(),
  };
}

function listed(call: DemoCall, repository: Repository, runs: Run[]): Answer {
  const rows = artifactsOf(call, runs).map(({ run, artifact }) => artifactView(call, repository, run, artifact));
  return json({ artifacts: rows, total_count: rows.length });
}

function runOf(call: DemoCall, repository: Repository): Run {
  const id = idOf(call, "run");
  return repository.runs.find((run) => run.id === id) ?? notFound(`run with id ${id}: resource does not exist`);
}

function signature(id: number, expires: number): string {
  return createHmac("sha256", KEY).update(`${id} ${expires}`).digest("base64url");
}

/** The bytes behind a signed address; null where the target is not one. */
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

export function newArtifact(store: Store, name: string, files: Record<string, string>): Artifact {
  const rows = Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content) }));
  return { id: store.next("artifact"), name, content: zip(rows, ""), created: store.now() };
}

export const artifactHandlers: Handlers = onRepository({
  getArtifacts: (call, repository) => listed(call, repository, repository.runs),
  getArtifactsOfRun: (call, repository) => listed(call, repository, [runOf(call, repository)]),
  getArtifact(call, repository) {
    const { run, artifact } = found(call, repository);
    return json(artifactView(call, repository, run, artifact));
  },
  downloadArtifact(call, repository) {
    const { artifact } = found(call, repository);
    const expires = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
    const query = `sig=${signature(artifact.id, expires)}&expires=${expires}`;
    return redirect(302, `${call.host}${call.path}/raw?${query}`, call.method);
  },
  deleteArtifact(call, repository) {
    const { run, artifact } = found(call, repository);
    run.artifacts.splice(run.artifacts.indexOf(artifact), 1);
    return empty();
  },
});
