/** Repositories: making, finding, editing, forking, removing. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { levelOf, maySee, organizationOf } from "../access.ts";
import { type Answer, empty, json, refuse } from "../answer.ts";
import { type DemoCall, doer, flagOf, type Handlers, onRepository, patch, textOf } from "../call.ts";
import { pick, readDemoData, sample } from "../generated.ts";
import { commitChanges } from "../git/commit.ts";
import { list } from "../paging.ts";
import type { Account, Repository, Store } from "../store.ts";
import { fullName, repositoryView } from "../views/repository.ts";
import { accountNamed } from "./users.ts";

/** What can be set of what is shown. */
const FIELDS = Object.keys(readDemoData().forms.get("repoEdit")?.types ?? {}).filter(
  (name) => name !== "name" && name in sample("repoGet"),
);
const PLAIN = { description: "", website: "", private: false, template: false, default_branch: "main" };

function newRepository(store: Store, owner: Account, name: string, settings: JsonObject): Repository {
  const repository: Repository = {
    ...{ id: store.next("repository"), owner, name, parent: null, created: store.now(), updated: store.now() },
    settings: { ...pick(sample("repoGet"), FIELDS), ...PLAIN, ...settings },
    ...{ branches: new Map(), tags: new Map(), topics: [], collaborators: new Map(), stars: new Set<number>() },
    ...{ milestones: [], issues: [], releases: [], protections: [], keys: [], statuses: [], runs: [] },
    ...{ secrets: [], variables: [], labels: [] },
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

function listed(call: DemoCall, keep: (repository: Repository) => boolean, wrap?: (rows: Json[]) => Json) {
  const found = call.store.repositories
    .filter((repository) => maySee(call, repository) && keep(repository))
    .sort((left, right) => fullName(left).localeCompare(fullName(right)));
  if (call.query.get("order") === "desc") found.reverse();
  return list(call, found, (repository) => repositoryView(call, repository), { link: true, wrap });
}

function canReach(user: Account, repository: Repository): boolean {
  return repository.owner === user || levelOf({ ...repository, settings: { private: true } }, user) !== "none";
}

function search(call: DemoCall): Promise<Answer> {
  const { query } = call;
  const wanted = (query.get("q") ?? "").toLowerCase();
  const owner = Number(query.get("uid") ?? 0);
  const matches = ({ name, settings, topics }: Repository) => {
    if (query.get("topic") === "true") return topics.includes(wanted);
    const inText = `${name} ${query.get("includeDesc") === "true" ? settings.description : ""}`;
    return inText.toLowerCase().includes(wanted);
  };
  return listed(
    call,
    (repository) =>
      matches(repository) &&
      (owner === 0 || repository.owner.id === owner) &&
      (query.get("private") !== "false" || repository.settings.private !== true) &&
      [null, String(repository.settings.archived)].includes(query.get("archived")),
    (data) => ({ ok: true, data }),
  );
}

function rename(call: DemoCall, repository: Repository, name: string): void {
  if (call.store.repository(repository.owner.login, name) !== undefined) {
    refuse(422, `repo name is already taken [name: ${name}]`);
  }
  call.store.renamedRepositories.set(`${repository.owner.id}/${repository.name}`.toLowerCase(), repository);
  repository.name = name;
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
  const { description = "", private: hidden = false, default_branch = "main" } = repository.settings;
  const units = ["issues", "wiki", "projects", "releases", "packages", "actions"];
  const off = Object.fromEntries(units.map((unit) => [`has_${unit}`, false]));
  const copy = newRepository(store, owner, name, { description, private: hidden, default_branch, ...off });
  copy.parent = repository;
  copy.branches = new Map(repository.branches);
  copy.tags = new Map(repository.tags);
  return json(repositoryView(call, copy), 202);
}

export const repositoryHandlers: Handlers = {
  createCurrentUserRepo: (call) => create(call, doer(call)),
  createOrgRepo: (call) => create(call, organizationOf(call)),
  repoSearch: search,
  userCurrentListRepos: (call) => listed(call, (repository) => canReach(doer(call), repository)),
  userListRepos(call) {
    const user = accountNamed(call, call.parameters.username ?? "");
    return listed(call, (repository) => repository.owner === user);
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
    repoDelete({ store }, repository) {
      store.repositories = store.repositories.filter((each) => each !== repository);
      for (const [old, target] of store.renamedRepositories) {
        if (target === repository) store.renamedRepositories.delete(old);
      }
      return empty();
    },
    createFork: fork,
    listForks: (call, repository) => listed(call, (each) => each.parent === repository),
  }),
};
