/** Repositories as the API shows them. Some addresses come from ROOT_URL, others from the Host of the request. */
import type { JsonObject } from "../../../generated/contract.ts";
import { levelIn } from "../access.ts";
import type { DemoCall } from "../call.ts";
import { sample } from "../generated.ts";
import type { Repository } from "../store.ts";
import { strangerView } from "./account.ts";

/** API address below ROOT_URL. */
export function apiUrl({ store }: DemoCall, repository: Repository, rest = ""): string {
  return `${store.root}/api/v1/repos/${fullName(repository)}${rest}`;
}

/** Web address below ROOT_URL. */
export function rootUrl({ store }: DemoCall, repository: Repository, rest = ""): string {
  return `${store.root}/${fullName(repository)}${rest}`;
}

/** Web address below the Host the caller used. */
export function hostUrl({ host }: DemoCall, repository: Repository, rest = ""): string {
  return `${host}/${fullName(repository)}${rest}`;
}

export function fullName(repository: Repository): string {
  return `${repository.owner.login}/${repository.name}`;
}

export function isEmpty(repository: Repository): boolean {
  return repository.branches.size === 0;
}

/** A path of a file or branch inside an address: every segment encoded by itself. */
export function escapePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

export function repositoryView(call: DemoCall, repository: Repository): JsonObject {
  const { settings, parent } = repository;
  const { internal_tracker: tracker, ...rest } = sample("repoGet");
  const level = levelIn(call, repository);
  const open = repository.issues.filter((issue) => issue.state === "open");
  return {
    ...rest,
    ...settings,
    ...{ id: repository.id, name: repository.name, full_name: fullName(repository) },
    owner: strangerView(call, repository.owner),
    ...{ empty: isEmpty(repository), fork: parent !== null, topics: repository.topics },
    ...(parent === null ? {} : { parent: repositoryView(call, parent) }),
    languages_url: apiUrl(call, repository, "/languages"),
    html_url: hostUrl(call, repository),
    url: apiUrl(call, repository),
    ssh_url: `gitea@${new URL(call.store.root).hostname}:${fullName(repository)}.git`,
    clone_url: `${hostUrl(call, repository)}.git`,
    stars_count: repository.stars.size,
    forks_count: call.store.repositories.filter((each) => each.parent === repository).length,
    branch_count: repository.branches.size,
    open_issues_count: open.filter((issue) => issue.pull === null).length,
    open_pr_counter: open.filter((issue) => issue.pull !== null).length,
    release_counter: repository.releases.filter((release) => release.row.draft !== true).length,
    ...{ created_at: repository.created, updated_at: repository.updated },
    permissions: { admin: level === "admin", push: level === "admin" || level === "write", pull: level !== "none" },
    ...(settings.has_issues === false ? {} : { internal_tracker: tracker ?? null }),
    internal: settings.private !== true && repository.owner.profile.visibility === "private",
  };
}
