/** Tags. */
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, type Handlers, onRepository, textOf } from "../call.ts";
import { identityOf } from "../git/commit.ts";
import { isRefName, resolveRef } from "../git/refs.ts";
import { list } from "../paging.ts";
import type { Repository } from "../store.ts";
import { tagView } from "../views/commit.ts";
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
  const annotated = { object, name: tag.name, message: `${tag.message.trimEnd()}\n`, tagger: identityOf(call) };
  repository.tags.set(tag.name, tag.message === "" ? object : await objects.tag(annotated));
  // Tags and releases share their ids.
  call.store.next("release");
  await onPush(call, repository, `refs/tags/${tag.name}`, object);
}

export const tagHandlers: Handlers = onRepository({
  repoListTags(call, repository) {
    const names = [...repository.tags.keys()].reverse();
    return list(call, names, (name) => tagView(call, repository, name));
  },
  async repoGetTag(call, repository) {
    const name = call.parameters.tag ?? "";
    if (!repository.tags.has(name)) notFound(`tag doesn't exist: ${name}`);
    return json(await tagView(call, repository, name));
  },
  async repoCreateTag(call, repository) {
    const name = textOf(call.body, "tag_name");
    if (repository.tags.has(name)) refuse(409, `tag already exists [name: ${name}]`);
    const { body } = call;
    await createTag(call, repository, { name, target: textOf(body, "target"), message: textOf(body, "message") });
    return json(await tagView(call, repository, name), 201);
  },
  repoDeleteTag(call, repository) {
    const name = call.parameters.tag ?? "";
    if (repository.releases.some((release) => release.row.tag_name === name)) {
      refuse(409, "a tag attached to a release cannot be deleted directly");
    }
    return repository.tags.delete(name) ? empty() : notFound();
  },
});
