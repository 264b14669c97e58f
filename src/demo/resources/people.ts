/** Who stands around a repository: collaborators and those who starred it; and its topics. */
import { empty, json, refuse, yesOrNo } from "../answer.ts";
import { type DemoCall, doer, type Handlers, onRepository, textOf, textsOf } from "../call.ts";
import { list } from "../paging.ts";
import { strangerView } from "../views/account.ts";
import { userNamed } from "./users.ts";

const TOPIC = /^[a-z0-9][-.a-z0-9]{0,34}$/;
const named = (call: DemoCall) => userNamed(call, call.parameters.collaborator ?? "");

export const peopleHandlers: Handlers = onRepository({
  userCurrentCheckStarring: (call, repository) => yesOrNo(repository.stars.has(doer(call).id)),
  userCurrentPutStar(call, repository) {
    repository.stars.add(doer(call).id);
    return empty();
  },
  userCurrentDeleteStar(call, repository) {
    repository.stars.delete(doer(call).id);
    return empty();
  },
  repoListCollaborators(call, repository) {
    const users = call.store.accounts.filter(({ id }) => repository.collaborators.has(id));
    return list(call, users, (user) => strangerView(call, user));
  },
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
    repository.topics = [...new Set([...repository.topics, topic])];
    return empty();
  },
  repoDeleteTopic(call, repository) {
    const at = repository.topics.indexOf((call.parameters.topic ?? "").toLowerCase());
    if (at >= 0) repository.topics.splice(at, 1);
    return yesOrNo(at >= 0);
  },
});
