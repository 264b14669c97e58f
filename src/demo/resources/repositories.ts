/** Repositories: making, finding, editing, forking, handing over, removing. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { isOwner, levelOf, maySee, organizationOf } from "../access.ts";
import { type Answer, empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, flagOf, type Handlers, idOf, onRepository, patch, textOf } from "../call.ts";
import { commitChanges } from "../git/commit.ts";
import { list } from "../paging.ts";
import type { Account, Repository, Store } from "../store.ts";
import { fullName, MERGE_SETTINGS, repositoryView } from "../views/repository.ts";
import { accountNamed } from "./users.ts";

const FIELDS = [
  ...["description", "website", "private", "template", "default_branch", "archived", "projects_mode"],
  ...["has_issues", "has_wiki", "has_pull_requests", "has_projects", "has_releases", "has_packages", "has_actions"],
  ...Object.keys(MERGE_SETTINGS),
];
const LINKED = { link: true };

export function newRepository(store: Store, owner: Account, name: string, settings: JsonObject): Repository {
  const repository: Repository = {
    ...{ id: store.next("repository"), owner, name, parent: null, created: store.now(), updated: store.now() },
    settings: {
      ...{ description: "", website: "", private: false, template: false, default_branch: "main", archived: false },
      ...{ projects_mode: "all", has_issues: true, has_wiki: true, has_pull_requests: true, has_projects: true },
      ...{ has_releases: true, has_packages: true, has_actions: true },
      ...MERGE_SETTINGS,
      ...settings,
    },
    ...{ branches: new Map(), tags: new Map(), topics: [], collaborators: new Map() },
    ...{ watchers: new Set<number>(), stars: new Set<number>(), milestones: [], issues: [], releases: [] },
    ...{ protections: [], tagProtections: [], keys: [], statuses: [], runs: [], disabledWorkflows: new Set<string>() },
    ...{ transfer: null, hooks: [], secrets: [], variables: [], labels: [] },
  };
  store.repositories.push(repository);
  return repository;
}

async function create(call: DemoCall, owner: Account): Promise<Answer> {
  const { store, body } = call;
  const name = textOf(body, "name");
  if (!/^[A-Za-z0-9._-]+$/.test(name)) refuse(422, "[Name]: AlphaDashDot");
  if (store.repository(owner.login, name) !== undefined) {
    refuse(409, "The repository with the same name already exists.");
  }
  const repository = newRepository(store, owner, name, {});
  patch(repository.settings, body, FIELDS);
  store.renamedRepositories.delete(`${owner.id}/${name}`.toLowerCase());
  const user = doer(call);
  repository.watchers.add(user.id);
  if (flagOf(body, "auto_init")) {
    const description = textOf(body, "description");
    const readme = `# ${name}\n${description === "" ? "" : `\n${description}\n`}`;
    await commitChanges(call, repository, {
      branch: String(repository.settings.default_branch),
      message: "Initial commit",
      changes: [{ path: "README.md", content: Buffer.from(readme) }],
    });
  }
  return json(repositoryView(call, repository), 201);
}

function listed(call: DemoCall, keep: (repository: Repository) => boolean): Repository[] {
  return call.store.repositories
    .filter((repository) => maySee(call, repository) && keep(repository))
    .sort((left, right) => fullName(left).localeCompare(fullName(right)));
}

const show = (call: DemoCall) => (repository: Repository) => repositoryView(call, repository);

function canReach(user: Account, repository: Repository): boolean {
  return repository.owner === user || levelOf({ ...repository, settings: { private: true } }, user) !== "none";
}

function search(call: DemoCall): Promise<Answer> {
  const { query } = call;
  const wanted = (query.get("q") ?? "").toLowerCase();
  const owner = Number(query.get("uid") ?? 0);
  const found = listed(call, (repository) => {
    const inText = `${repository.name} ${query.get("includeDesc") === "true" ? repository.settings.description : ""}`;
    const byTopic = query.get("topic") === "true" ? repository.topics.includes(wanted) : null;
    return (
      (byTopic ?? inText.toLowerCase().includes(wanted)) &&
      (owner === 0 || repository.owner.id === owner) &&
      (query.get("private") !== "false" || repository.settings.private !== true) &&
      (query.get("archived") === null || String(repository.settings.archived) === query.get("archived"))
    );
  });
  if (query.get("order") === "desc") found.reverse();
  return list(call, found, show(call), { ...LINKED, wrap: (data): Json => ({ ok: true, data }) });
}

function rename(call: DemoCall, repository: Repository, name: string): void {
  if (call.store.repository(repository.owner.login, name) !== undefined) {
    refuse(422, `repo name is already taken [name: ${name}]`);
  }
  call.store.renamedRepositories.set(`${repository.owner.id}/${repository.name}`.toLowerCase(), repository);
  repository.name = name;
}

function handOver(call: DemoCall, repository: Repository, owner: Account): void {
  call.store.renamedRepositories.set(`${repository.owner.id}/${repository.name}`.toLowerCase(), repository);
  repository.owner = owner;
  repository.transfer = null;
}

function pendingTransfer(call: DemoCall, repository: Repository): NonNullable<Repository["transfer"]> {
  const none = `repository doesn't have a pending transfer [repo_id: ${repository.id}]`;
  const transfer = repository.transfer ?? notFound(none);
  const { recipient } = transfer;
  const entitled = recipient === call.user || isOwner(recipient, doer(call).id);
  return entitled ? transfer : refuse(403, "permission denied");
}

function fork(call: DemoCall, repository: Repository): Answer {
  const { store, body } = call;
  const organization = textOf(body, "organization");
  const owner = organization === "" ? doer(call) : (store.account(organization) ?? refuse(422, "org does not exist"));
  const name = textOf(body, "name") || repository.name;
  if (store.repositories.some((each) => each.owner === owner && (each.parent === repository || each.name === name))) {
    const paths = `repo path: ${fullName(repository)}, fork path: ${owner.login}/${name}`;
    refuse(409, `repository is already forked by user [uname: ${owner.login}, ${paths}]`);
  }
  const off = { has_issues: false, has_wiki: false, has_projects: false, has_releases: false };
  const copy = newRepository(store, owner, name, {
    ...{ description: repository.settings.description ?? "", private: repository.settings.private ?? false },
    ...{
      default_branch: repository.settings.default_branch ?? "main",
      ...off,
      has_packages: false,
      has_actions: false,
    },
  });
  copy.parent = repository;
  for (const [branch, sha] of repository.branches) copy.branches.set(branch, sha);
  for (const [tag, id] of repository.tags) copy.tags.set(tag, id);
  return json(repositoryView(call, copy), 202);
}

export const repositoryHandlers: Handlers = {
  createCurrentUserRepo: (call) => create(call, doer(call)),
  createOrgRepo: (call) => create(call, organizationOf(call)),
  createOrgRepoDeprecated: (call) => create(call, organizationOf(call)),
  adminCreateRepo: (call) => create(call, accountNamed(call, call.parameters.username ?? "")),
  repoSearch: search,
  repoGetByID(call) {
    const repository = call.store.repositories.find((each) => each.id === idOf(call) && maySee(call, each));
    return json(repositoryView(call, repository ?? notFound()));
  },
  userCurrentListRepos: (call) =>
    list(
      call,
      listed(call, (repository) => canReach(doer(call), repository)),
      show(call),
      LINKED,
    ),
  userListRepos(call) {
    const user = accountNamed(call, call.parameters.username ?? "");
    return list(
      call,
      listed(call, (repository) => repository.owner === user),
      show(call),
      LINKED,
    );
  },
  ...onRepository({
    repoGet: (call, repository) => json(repositoryView(call, repository)),
    repoEdit(call, repository) {
      const { body, store } = call;
      const branch = textOf(body, "default_branch");
      if (branch !== "" && !repository.branches.has(branch)) body.default_branch = null;
      const name = textOf(body, "name");
      if (name !== "" && name !== repository.name) rename(call, repository, name);
      patch(repository.settings, body, FIELDS);
      if (body.archived === true) repository.settings.archived_at = store.now();
      repository.updated = store.now();
      return json(repositoryView(call, repository));
    },
    repoDelete(call, repository) {
      call.store.repositories.splice(call.store.repositories.indexOf(repository), 1);
      for (const [old, target] of call.store.renamedRepositories) {
        if (target === repository) call.store.renamedRepositories.delete(old);
      }
      return empty();
    },
    createFork: fork,
    listForks: (call, repository) =>
      list(
        call,
        listed(call, (each) => each.parent === repository),
        show(call),
        LINKED,
      ),
    generateRepo(call, repository) {
      if (repository.settings.template !== true) refuse(422, "this is not a template repo");
      const items = ["git_content", "topics", "git_hooks", "webhooks", "avatar", "labels", "protected_branch"];
      if (!items.some((item) => call.body[item] === true)) refuse(422, "must select at least one template item");
      const owner = call.store.account(textOf(call.body, "owner")) ?? notFound();
      const made = newRepository(call.store, owner, textOf(call.body, "name"), {});
      patch(made.settings, call.body, ["description", "private", "default_branch"]);
      if (flagOf(call.body, "git_content")) for (const [name, sha] of repository.branches) made.branches.set(name, sha);
      if (flagOf(call.body, "topics")) made.topics.push(...repository.topics);
      if (flagOf(call.body, "labels")) {
        made.labels.push(...repository.labels.map((label) => ({ ...label, id: call.store.next("label") })));
      }
      return json(repositoryView(call, made), 201);
    },
    repoTransfer(call, repository) {
      const missing = "The new owner does not exist or cannot be found";
      const owner = call.store.account(textOf(call.body, "new_owner")) ?? notFound(missing);
      if (repository.transfer !== null) refuse(409, "repository is already being transferred [uname: , name: ]");
      const mayTake = owner === call.user || doer(call).admin || isOwner(owner, doer(call).id);
      if (mayTake) handOver(call, repository, owner);
      else repository.transfer = { doer: doer(call), recipient: owner };
      return json(repositoryView(call, repository), mayTake ? 202 : 201);
    },
    acceptRepoTransfer(call, repository) {
      handOver(call, repository, pendingTransfer(call, repository).recipient);
      return json(repositoryView(call, repository), 202);
    },
    rejectRepoTransfer(call, repository) {
      pendingTransfer(call, repository);
      repository.transfer = null;
      return json(repositoryView(call, repository));
    },
  }),
};
