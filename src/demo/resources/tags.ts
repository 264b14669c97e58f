/** Tags and their protection. */
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, type Handlers, idOf, onRepository, textOf, textsOf } from "../call.ts";
import { identityOf } from "../git/commit.ts";
import { isRefName, resolveRef } from "../git/refs.ts";
import { list } from "../paging.ts";
import type { Repository } from "../store.ts";
import { tagView, UNSIGNED } from "../views/commit.ts";
import { apiUrl } from "../views/repository.ts";
import { onPush } from "../workflow.ts";

/** A message makes an annotated tag, none a light one. Throws Refusal where target or name do not serve. */
export async function createTag(
  call: DemoCall,
  repository: Repository,
  tag: { name: string; target: string; message: string },
): Promise<void> {
  const { objects } = call.store;
  if (!isRefName(tag.name)) refuse(422, `tag name is not valid [name: ${tag.name}]`);
  const ref = tag.target || String(repository.settings.default_branch);
  const object = (await resolveRef(objects, repository, ref)) ?? notFound(`target not found: ${ref}`);
  const message = `${tag.message.trimEnd()}\n`;
  const annotated = { object, name: tag.name, message, tagger: identityOf(call) };
  repository.tags.set(tag.name, tag.message === "" ? object : await objects.tag(annotated));
  call.store.next("release");
  await onPush(call, repository, `refs/tags/${tag.name}`, object);
}

function protectionOf(call: DemoCall, repository: Repository) {
  return repository.tagProtections.find((rule) => rule.id === idOf(call)) ?? notFound();
}

export const tagHandlers: Handlers = onRepository({
  repoListTags(call, repository) {
    const names = [...repository.tags.keys()].reverse();
    return list(call, names, (name) => tagView(call, repository, name));
  },
  async repoGetTag(call, repository) {
    const name = call.parameters.tag ?? "";
    return repository.tags.has(name)
      ? json(await tagView(call, repository, name))
      : notFound(`tag doesn't exist: ${name}`);
  },
  async repoCreateTag(call, repository) {
    const name = textOf(call.body, "tag_name");
    if (repository.tags.has(name)) refuse(409, `tag already exists [name: ${name}]`);
    await createTag(call, repository, {
      name,
      target: textOf(call.body, "target"),
      message: textOf(call.body, "message"),
    });
    return json(await tagView(call, repository, name), 201);
  },
  repoDeleteTag(call, repository) {
    const name = call.parameters.tag ?? "";
    if (repository.releases.some((release) => release.row.tag_name === name)) {
      refuse(409, "a tag attached to a release cannot be deleted directly");
    }
    return repository.tags.delete(name) ? empty() : notFound();
  },
  async GetAnnotatedTag(call, repository) {
    const sha = call.parameters.sha ?? "";
    const tag = await call.store.objects.readTag(sha);
    if (tag === null) return refuse(400, `object does not exist [id: ${sha}, rel_path: ]`);
    const { name, message, tagger, object } = tag;
    const target = { type: "commit", url: apiUrl(call, repository, `/git/commits/${object}`), sha: object };
    const url = apiUrl(call, repository, `/git/tags/${sha}`);
    return json({ tag: name, sha, url, message, tagger: { ...tagger }, object: target, verification: UNSIGNED });
  },
  repoListTagProtection: (_, repository) => json(repository.tagProtections),
  repoGetTagProtection: (call, repository) => json(protectionOf(call, repository)),
  repoCreateTagProtection(call, repository) {
    const pattern = textOf(call.body, "name_pattern").trim();
    if (repository.tagProtections.some((rule) => rule.name_pattern === pattern))
      refuse(403, "Tag protection already exist");
    const now = call.store.now();
    const rule = {
      ...{ id: call.store.next("tag protection"), name_pattern: pattern },
      ...{ whitelist_usernames: textsOf(call.body, "whitelist_usernames") },
      ...{ whitelist_teams: textsOf(call.body, "whitelist_teams"), created_at: now, updated_at: now },
    };
    repository.tagProtections.push(rule);
    return json(rule, 201);
  },
  repoEditTagProtection(call, repository) {
    const rule = protectionOf(call, repository);
    for (const name of ["name_pattern", "whitelist_usernames", "whitelist_teams"])
      rule[name] = call.body[name] ?? rule[name] ?? null;
    rule.updated_at = call.store.now();
    return json(rule);
  },
  repoDeleteTagProtection(call, repository) {
    repository.tagProtections.splice(repository.tagProtections.indexOf(protectionOf(call, repository)), 1);
    return empty();
  },
});
