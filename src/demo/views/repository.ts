/** Repositories as the API shows them. Some addresses come from ROOT_URL, others from the Host of the request. */
import type { JsonObject } from "../../../generated/contract.ts";
import { levelIn } from "../access.ts";
import type { DemoCall } from "../call.ts";
import type { Repository } from "../store.ts";
import { strangerView } from "./account.ts";

const ZERO = "0001-01-01T00:00:00Z";
/** What `git init` takes, and a little more for each commit; only a believable number is wanted. */
const EMPTY_SIZE = 24;

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
  const { settings } = repository;
  const level = levelIn(call, repository);
  const open = repository.issues.filter((issue) => issue.state === "open");
  const tracker = {
    enable_time_tracker: true,
    allow_only_contributors_to_track_time: true,
    enable_issue_dependencies: true,
  };
  return {
    id: repository.id,
    owner: strangerView(call, repository.owner),
    name: repository.name,
    full_name: fullName(repository),
    description: settings.description ?? "",
    empty: isEmpty(repository),
    private: settings.private ?? false,
    fork: repository.parent !== null,
    template: settings.template ?? false,
    ...(repository.parent === null ? {} : { parent: repositoryView(call, repository.parent) }),
    mirror: false,
    size: repository.parent === null ? EMPTY_SIZE + repository.branches.size : 0,
    language: "",
    languages_url: apiUrl(call, repository, "/languages"),
    html_url: hostUrl(call, repository),
    url: apiUrl(call, repository),
    link: "",
    ssh_url: `gitea@${new URL(call.store.root).hostname}:${fullName(repository)}.git`,
    clone_url: `${hostUrl(call, repository)}.git`,
    original_url: "",
    website: settings.website ?? "",
    stars_count: repository.stars.size,
    forks_count: call.store.repositories.filter((each) => each.parent === repository).length,
    watchers_count: repository.watchers.size,
    branch_count: repository.branches.size,
    open_issues_count: open.filter((issue) => issue.pull === null).length,
    open_pr_counter: open.filter((issue) => issue.pull !== null).length,
    release_counter: repository.releases.filter((release) => release.row.draft !== true).length,
    default_branch: settings.default_branch ?? "main",
    archived: settings.archived ?? false,
    created_at: repository.created,
    updated_at: repository.updated,
    archived_at: settings.archived_at ?? "1970-01-01T00:00:00Z",
    permissions: { admin: level === "admin", push: level === "admin" || level === "write", pull: level !== "none" },
    has_code: true,
    has_issues: settings.has_issues ?? true,
    ...(settings.has_issues === false ? {} : { internal_tracker: tracker }),
    has_wiki: settings.has_wiki ?? true,
    has_pull_requests: settings.has_pull_requests ?? true,
    has_projects: settings.has_projects ?? true,
    projects_mode: settings.projects_mode ?? "all",
    has_releases: settings.has_releases ?? true,
    has_packages: settings.has_packages ?? true,
    has_actions: settings.has_actions ?? true,
    ...MERGE_SETTINGS,
    ...pick(settings, Object.keys(MERGE_SETTINGS)),
    avatar_url: "",
    internal: settings.private !== true && repository.owner.profile.visibility === "private",
    mirror_interval: "",
    object_format_name: "sha1",
    mirror_updated: ZERO,
    mirror_last_sync_at: ZERO,
    ...(repository.transfer === null ? {} : { repo_transfer: transferView(call, repository.transfer) }),
    topics: repository.topics,
    licenses: [],
  };
}

export const MERGE_SETTINGS: JsonObject = {
  ignore_whitespace_conflicts: false,
  allow_merge_commits: true,
  allow_rebase: true,
  allow_rebase_explicit: true,
  allow_squash_merge: true,
  allow_fast_forward_only_merge: true,
  allow_merge_update: true,
  allow_rebase_update: true,
  allow_manual_merge: false,
  autodetect_manual_merge: false,
  default_delete_branch_after_merge: false,
  default_merge_style: "merge",
  default_update_style: "merge",
  default_allow_maintainer_edit: true,
};

function transferView(call: DemoCall, transfer: NonNullable<Repository["transfer"]>): JsonObject {
  return { doer: strangerView(call, transfer.doer), recipient: strangerView(call, transfer.recipient), teams: [] };
}

function pick(row: JsonObject, names: string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name] ?? null]])));
}
