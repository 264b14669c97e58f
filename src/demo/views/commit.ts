/** Commits, branches and tags as the API shows them. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import type { DemoCall } from "../call.ts";
import { sample } from "../generated.ts";
import { changedFiles, countLines } from "../git/diff.ts";
import type { Commit, Person } from "../git/objects.ts";
import { commitOfTag } from "../git/refs.ts";
import { matchingProtection } from "../protection.ts";
import type { Account, Repository } from "../store.ts";
import { noReply, strangerView } from "./account.ts";
import { apiUrl, rootUrl } from "./repository.ts";

const ZERO = "0001-01-01T00:00:00Z";

/** What is said of the signature of a commit that has none. */
export function unsigned(): Json {
  return (sample("repoGetBranch").commit as JsonObject).verification ?? null;
}

function accountOf(call: DemoCall, { email }: Person): Account | undefined {
  return call.store.accounts.find((each) => each.email === email || noReply(call.store, each) === email);
}

function objectRef(call: DemoCall, repository: Repository, kind: "commits" | "trees", sha: string, created = ZERO) {
  return { url: apiUrl(call, repository, `/git/${kind}/${sha}`), sha, created };
}

/** What all answers with a commit say of it. */
function commitLinks(call: DemoCall, repository: Repository, { oid, parents }: Commit, created?: string) {
  return {
    ...objectRef(call, repository, "commits", oid, created),
    html_url: rootUrl(call, repository, `/commit/${oid}`),
    parents: parents.map((parent) => objectRef(call, repository, "commits", parent)),
  };
}

/** With `files`, `stat` and `verification` unless the caller does not want them. */
export async function commitView(call: DemoCall, repository: Repository, commit: Commit): Promise<JsonObject> {
  const { oid, message, author, committer } = commit;
  const files = await changedFiles(call.store.objects, commit.parents[0] ?? null, oid);
  const { additions, deletions } = countLines(files);
  const wants = (name: string) => call.query.get(name) !== "false";
  const account = (person: Person) => {
    const found = accountOf(call, person);
    return found === undefined ? null : strangerView(call, found);
  };
  return {
    ...commitLinks(call, repository, commit, committer.date),
    commit: {
      url: apiUrl(call, repository, `/git/commits/${oid}`),
      ...{ author: { ...author }, committer: { ...committer }, message },
      tree: objectRef(call, repository, "trees", oid, committer.date),
      verification: wants("verification") ? unsigned() : null,
    },
    ...{ author: account(author), committer: account(committer) },
    files: wants("files") ? files.map(({ path, status }) => ({ filename: path, status })) : null,
    stats: wants("stat") ? { total: additions + deletions, additions, deletions } : null,
  };
}

/** The commit part of an answer to a file change. */
export function fileCommitView(call: DemoCall, repository: Repository, commit: Commit): JsonObject {
  return {
    ...commitLinks(call, repository, commit),
    ...{ author: { ...commit.author }, committer: { ...commit.committer }, message: commit.message },
    tree: objectRef(call, repository, "trees", commit.tree),
  };
}

export async function branchView(call: DemoCall, repository: Repository, name: string): Promise<JsonObject> {
  const commit = await call.store.objects.readCommit(repository.branches.get(name) ?? "");
  if (commit === null) throw new Error(`branch ${name} points nowhere`);
  const person = (given: Person) => ({
    ...{ name: given.name, email: given.email, username: accountOf(call, given)?.login ?? "" },
  });
  const rule = matchingProtection(repository, name);
  const shown = sample("repoGetBranch");
  return {
    ...shown,
    name,
    commit: {
      ...(shown.commit as JsonObject),
      ...{ id: commit.oid, message: commit.message, timestamp: commit.committer.date },
      url: rootUrl(call, repository, `/commit/${commit.oid}`),
      ...{ author: person(commit.author), committer: person(commit.committer) },
    },
    protected: rule !== null,
    required_approvals: rule?.required_approvals ?? 0,
    enable_status_check: rule?.enable_status_check ?? false,
    status_check_contexts: rule === null ? [] : (rule.status_check_contexts ?? null),
    user_can_push: rule === null || rule.enable_push === true,
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
    ...{ name, id, message: annotated?.message ?? commit?.message ?? "" },
    commit: {
      url: apiUrl(call, repository, `/git/commits/${id}`),
      ...{ sha, created: annotated?.tagger.date ?? commit?.committer.date ?? ZERO },
    },
    zipball_url: rootUrl(call, repository, `/archive/${name}.zip`),
    tarball_url: rootUrl(call, repository, `/archive/${name}.tar.gz`),
  };
}
