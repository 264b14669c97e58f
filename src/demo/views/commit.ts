/** Commits, branches and tags as the API shows them. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import type { DemoCall } from "../call.ts";
import { changedFiles } from "../git/diff.ts";
import type { Commit } from "../git/objects.ts";
import { commitOfTag } from "../git/refs.ts";
import { matchingProtection } from "../protection.ts";
import type { Account, Repository } from "../store.ts";
import { noReply, strangerView } from "./account.ts";
import { apiUrl, rootUrl } from "./repository.ts";

const ZERO = "0001-01-01T00:00:00Z";
export const UNSIGNED: JsonObject = {
  verified: false,
  reason: "gpg.error.not_signed_commit",
  signature: "",
  signer: null,
  payload: "",
};

export function accountOf(call: DemoCall, email: string): Account | null {
  const accounts = call.store.accounts;
  return accounts.find((each) => each.email === email || noReply(call.store, each) === email) ?? null;
}

function objectRef(call: DemoCall, repository: Repository, kind: "commits" | "trees", sha: string, created = ZERO) {
  return { url: apiUrl(call, repository, `/git/${kind}/${sha}`), sha, created };
}

/** With `files` and `stats` where the caller wants them. */
export async function commitView(call: DemoCall, repository: Repository, commit: Commit): Promise<JsonObject> {
  const author = accountOf(call, commit.author.email);
  const committer = accountOf(call, commit.committer.email);
  const { oid, committer: by } = commit;
  const files = await changedFiles(call.store.objects, commit.parents[0] ?? null, oid);
  const additions = files.reduce((sum, file) => sum + file.additions, 0);
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
  const wants = (name: string) => call.query.get(name) !== "false";
  return {
    ...objectRef(call, repository, "commits", oid, by.date),
    html_url: rootUrl(call, repository, `/commit/${oid}`),
    commit: {
      url: apiUrl(call, repository, `/git/commits/${oid}`),
      author: { ...commit.author },
      committer: { ...by },
      message: commit.message,
      tree: objectRef(call, repository, "trees", oid, by.date),
      verification: wants("verification") ? UNSIGNED : null,
    },
    author: author === null ? null : strangerView(call, author),
    committer: committer === null ? null : strangerView(call, committer),
    parents: commit.parents.map((parent) => objectRef(call, repository, "commits", parent)),
    files: wants("files") ? files.map(({ path, status }) => ({ filename: path, status })) : null,
    stats: wants("stat") ? { total: additions + deletions, additions, deletions } : null,
  };
}

/** The commit part of an answer to a file change. */
export function fileCommitView(call: DemoCall, repository: Repository, commit: Commit): JsonObject {
  return {
    ...objectRef(call, repository, "commits", commit.oid),
    html_url: rootUrl(call, repository, `/commit/${commit.oid}`),
    author: { ...commit.author },
    committer: { ...commit.committer },
    parents: commit.parents.map((parent) => objectRef(call, repository, "commits", parent)),
    message: commit.message,
    tree: objectRef(call, repository, "trees", commit.tree),
  };
}

export async function branchView(call: DemoCall, repository: Repository, name: string): Promise<JsonObject> {
  const commit = await call.store.objects.readCommit(repository.branches.get(name) ?? "");
  if (commit === null) throw new Error(`branch ${name} points nowhere`);
  const person = ({ name: written, email }: Commit["author"]) => ({
    name: written,
    email,
    username: accountOf(call, email)?.login ?? "",
  });
  const rule = matchingProtection(repository, name);
  return {
    name,
    commit: {
      id: commit.oid,
      message: commit.message,
      url: rootUrl(call, repository, `/commit/${commit.oid}`),
      author: person(commit.author),
      committer: person(commit.committer),
      verification: UNSIGNED,
      timestamp: commit.committer.date,
      added: null,
      removed: null,
      modified: null,
    },
    protected: rule !== null,
    required_approvals: rule?.required_approvals ?? 0,
    enable_status_check: rule?.enable_status_check ?? false,
    status_check_contexts: rule === null ? [] : (rule.status_check_contexts ?? null),
    user_can_push: rule === null || rule.enable_push === true,
    user_can_merge: true,
    effective_branch_protection_name: rule?.rule_name ?? "",
  };
}

export async function tagView(call: DemoCall, repository: Repository, name: string): Promise<Json> {
  const { objects } = call.store;
  const id = repository.tags.get(name) ?? "";
  const annotated = await objects.readTag(id);
  const sha = await commitOfTag(objects, id);
  const commit = await objects.readCommit(sha);
  return {
    name,
    message: annotated?.message ?? commit?.message ?? "",
    id,
    commit: {
      url: apiUrl(call, repository, `/git/commits/${id}`),
      sha,
      created: annotated?.tagger.date ?? commit?.committer.date ?? ZERO,
    },
    zipball_url: rootUrl(call, repository, `/archive/${name}.zip`),
    tarball_url: rootUrl(call, repository, `/archive/${name}.tar.gz`),
  };
}
