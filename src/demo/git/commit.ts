/** Puts changes on a branch as a commit, and tells whatever listens to a push. */
import { refuse } from "../answer.ts";
import { type DemoCall, doer } from "../call.ts";
import { mayPush } from "../protection.ts";
import type { Repository } from "../store.ts";
import { noReply } from "../views/account.ts";
import { onPush } from "../workflow.ts";
import type { Commit, Files, Person } from "./objects.ts";

export interface Change {
  path: string;
  /** Null removes the file. */
  content: Buffer | null;
}

interface CommitRequest {
  /** Where it goes on from, and where it goes to unless `newBranch` says otherwise. */
  branch: string;
  newBranch?: string;
  message: string;
  changes: Change[];
  author?: Partial<Person>;
  committer?: Partial<Person>;
}

/** Name and address of the calling user in commits; git does not keep a dot at the end of a name. */
export function identityOf(call: DemoCall): Person {
  const user = doer(call);
  const name = String(user.profile.full_name || user.login).replace(/[.,;:<>"\s]+$/, "");
  const email = user.profile.hide_email === true ? noReply(call.store, user) : user.email;
  return { name, email, date: call.store.now() };
}

export async function headFiles(call: DemoCall, repository: Repository, branch: string): Promise<Files> {
  const { objects } = call.store;
  const commit = await objects.readCommit(repository.branches.get(branch) ?? "");
  return commit === null ? new Map() : new Map(await objects.files(commit.tree));
}

/** Throws Refusal 403 for a protected branch, 422 for a new branch that is there already. */
export async function commitChanges(call: DemoCall, repository: Repository, request: CommitRequest): Promise<Commit> {
  const { objects } = call.store;
  const target = request.newBranch || request.branch;
  if (target !== request.branch && repository.branches.has(target)) {
    refuse(422, `branch already exists [name: ${target}]`);
  }
  if (!mayPush(repository, target, doer(call))) refuse(403, `user cannot commit to repo [user: ${doer(call).login}]`);
  const files = await headFiles(call, repository, request.branch);
  for (const { path, content } of request.changes) {
    if (content === null) files.delete(path);
    else files.set(path, { oid: await objects.writeBlob(content), mode: files.get(path)?.mode ?? "100644" });
  }
  const parent = repository.branches.get(request.branch);
  const oid = await objects.commit({
    tree: await objects.writeFiles(files),
    parents: parent === undefined ? [] : [parent],
    message: `${request.message.trimEnd()}\n`,
    author: { ...identityOf(call), ...request.author },
    committer: { ...identityOf(call), ...request.committer },
  });
  await moveBranch(call, repository, target, oid);
  const commit = await objects.readCommit(oid);
  if (commit === null) throw new Error("a commit that was just written is gone");
  return commit;
}

/** Lets a branch point to a commit, and starts the workflows that wait for a push. */
export async function moveBranch(call: DemoCall, repository: Repository, branch: string, sha: string): Promise<void> {
  repository.branches.set(branch, sha);
  repository.updated = call.store.now();
  await onPush(call, repository, `refs/heads/${branch}`, sha);
}
