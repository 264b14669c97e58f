/** Who stands around a repository: collaborators, stars, watchers, topics, assignees. */
import { levelOf, maySee } from "../access.ts";
import { type Answer, empty, json, notFound, refuse, yesOrNo } from "../answer.ts";
import { type DemoCall, doer, type Handlers, onRepository, repositoryOf, textOf, textsOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Repository } from "../store.ts";
import { strangerView, userView } from "../views/account.ts";
import { apiUrl, repositoryView } from "../views/repository.ts";
import { accountNamed, userNamed } from "./users.ts";

const LINKED = { link: true };
const TOPIC = /^[a-z0-9][-.a-z0-9]{0,34}$/;

const named = (call: DemoCall) => userNamed(call, call.parameters.collaborator ?? "");
const showUser = (call: DemoCall) => (user: Account) => strangerView(call, user);

function usersWith(call: DemoCall, ids: ReadonlySet<number>): Account[] {
  return call.store.accounts.filter((account) => ids.has(account.id));
}

/** Whoever may write can be assigned; so can the owner's people. */
function assignable(call: DemoCall, repository: Repository): Account[] {
  return call.store.accounts.filter(
    (account) => account.kind === "user" && !account.admin && ["write", "admin"].includes(levelOf(repository, account)),
  );
}

function repositories(call: DemoCall, keep: (repository: Repository) => boolean): Promise<Answer> {
  const kept = call.store.repositories.filter((each) => keep(each) && maySee(call, each));
  return list(call, kept, (repository) => repositoryView(call, repository), LINKED);
}

function subscription(call: DemoCall, repository: Repository): Answer {
  const url = apiUrl(call, repository);
  return json({
    ...{ subscribed: true, ignored: false, reason: null, created_at: repository.created },
    ...{ url: `${url}/subscription`, repository_url: url },
  });
}

export const communityHandlers: Handlers = {
  userCurrentListStarred: (call) => repositories(call, (each) => each.stars.has(doer(call).id)),
  userListStarred(call) {
    const user = accountNamed(call, call.parameters.username ?? "");
    return repositories(call, (each) => each.stars.has(user.id));
  },
  userCurrentListSubscriptions: (call) => repositories(call, (each) => each.watchers.has(doer(call).id)),
  userListSubscriptions(call) {
    const user = accountNamed(call, call.parameters.username ?? "");
    return repositories(call, (each) => each.watchers.has(user.id));
  },
  userCurrentCheckStarring: (call) => yesOrNo(repositoryOf(call).stars.has(doer(call).id)),
  userCurrentPutStar(call) {
    repositoryOf(call).stars.add(doer(call).id);
    return empty();
  },
  userCurrentDeleteStar(call) {
    repositoryOf(call).stars.delete(doer(call).id);
    return empty();
  },
  topicSearch(call) {
    const wanted = call.query.get("q") ?? "";
    const names = [...new Set(call.store.repositories.flatMap((each) => each.topics))].filter((name) =>
      name.includes(wanted),
    );
    const view = (name: string) => {
      const using = call.store.repositories.filter((each) => each.topics.includes(name));
      const created = using[0]?.created ?? "";
      return { id: names.indexOf(name) + 1, topic_name: name, repo_count: using.length, created, updated: created };
    };
    return list(call, names, view, { wrap: (topics) => ({ topics }) });
  },
  ...onRepository({
    repoListCollaborators: (call, repository) =>
      list(call, usersWith(call, new Set(repository.collaborators.keys())), showUser(call)),
    repoCheckCollaborator: (call, repository) => yesOrNo(repository.collaborators.has(named(call).id)),
    repoAddCollaborator(call, repository) {
      const permission = textOf(call.body, "permission", "write");
      if (permission !== "read" && permission !== "write" && permission !== "admin") return refuse(500, "");
      repository.collaborators.set(named(call).id, permission);
      return empty();
    },
    repoDeleteCollaborator(call, repository) {
      repository.collaborators.delete(named(call).id);
      return empty();
    },
    repoGetRepoPermissions(call, repository) {
      const user = named(call);
      const asker = levelOf(repository, doer(call));
      if (asker !== "admin" && user !== call.user) {
        refuse(
          403,
          "Only admins can query all permissions, repo admins can query all repo permissions, collaborators can query only their own",
        );
      }
      const level = user === repository.owner ? "owner" : levelOf(repository, user);
      return json({ permission: level, role_name: level, user: userView(call, user) });
    },
    repoGetAssignees: (call, repository) => json(assignable(call, repository).map(showUser(call))),
    repoGetReviewers: (call, repository) => json(assignable(call, repository).map(showUser(call))),
    repoListStargazers: (call, repository) => list(call, usersWith(call, repository.stars), showUser(call)),
    repoListSubscribers: (call, repository) => list(call, usersWith(call, repository.watchers), showUser(call)),
    userCurrentCheckSubscription: (call, repository) =>
      repository.watchers.has(doer(call).id) ? subscription(call, repository) : notFound(),
    userCurrentPutSubscription(call, repository) {
      repository.watchers.add(doer(call).id);
      return subscription(call, repository);
    },
    userCurrentDeleteSubscription(call, repository) {
      repository.watchers.delete(doer(call).id);
      return empty();
    },
    repoListTopics: (call, repository) =>
      list(call, repository.topics, (topic) => topic, { wrap: (topics) => ({ topics }) }),
    repoUpdateTopics(call, repository) {
      const topics = textsOf(call.body, "topics").map((topic) => topic.trim().toLowerCase());
      const invalid = topics.filter((topic) => !TOPIC.test(topic));
      if (invalid.length > 0) return json({ invalidTopics: invalid, message: "Topic names are invalid" }, 422);
      repository.topics = [...new Set(topics)];
      return empty();
    },
    repoAddTopic(call, repository) {
      const topic = (call.parameters.topic ?? "").trim().toLowerCase();
      if (!TOPIC.test(topic)) return json({ invalidTopics: topic, message: "Topic name is invalid" }, 422);
      if (!repository.topics.includes(topic)) repository.topics.push(topic);
      return empty();
    },
    repoDeleteTopic(call, repository) {
      const at = repository.topics.indexOf((call.parameters.topic ?? "").toLowerCase());
      if (at < 0) return notFound();
      repository.topics.splice(at, 1);
      return empty();
    },
  }),
};
