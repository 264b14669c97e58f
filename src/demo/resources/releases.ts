/** Releases; their tag is made with them where it is not there yet. */
import type { JsonObject } from "../../../generated/contract.ts";
import { levelIn } from "../access.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import {
  type DemoCall,
  doer,
  flagOf,
  type Handlers,
  idOf,
  onRepository,
  patch,
  repositoryOf,
  textOf,
} from "../call.ts";
import { list } from "../paging.ts";
import type { Release, Repository } from "../store.ts";
import { strangerView } from "../views/account.ts";
import { attachmentView } from "../views/issue.ts";
import { apiUrl, rootUrl } from "../views/repository.ts";
import { attachmentHandlers } from "./attachments.ts";
import { createTag } from "./tags.ts";

function releaseView(call: DemoCall, repository: Repository, release: Release): JsonObject {
  const { tag_name, target_commitish, name, body, draft, prerelease, created_at, published_at } = release.row;
  const url = apiUrl(call, repository, `/releases/${release.id}`);
  return {
    ...{ id: release.id, tag_name, target_commitish, name, body, url },
    html_url: rootUrl(call, repository, `/releases/tag/${tag_name}`),
    tarball_url: rootUrl(call, repository, `/archive/${tag_name}.tar.gz`),
    zipball_url: rootUrl(call, repository, `/archive/${tag_name}.zip`),
    ...{ upload_url: `${url}/assets`, draft, prerelease, created_at, published_at },
    author: strangerView(call, release.author),
    assets: release.assets.map((asset) => attachmentView(call, asset)),
  } as JsonObject;
}

/** Newest first; drafts only for those who may write. */
function visible(call: DemoCall, repository: Repository): Release[] {
  const level = levelIn(call, repository);
  const writes = level === "write" || level === "admin";
  return repository.releases.filter((release) => writes || release.row.draft !== true).reverse();
}

function releaseOf(call: DemoCall, repository: Repository): Release {
  return visible(call, repository).find((release) => release.id === idOf(call)) ?? notFound();
}

function releaseTagged(call: DemoCall, repository: Repository): Release {
  return visible(call, repository).find((release) => release.row.tag_name === call.parameters.tag) ?? notFound();
}

function remove(repository: Repository, release: Release) {
  repository.releases.splice(repository.releases.indexOf(release), 1);
  return empty();
}

export const releaseHandlers: Handlers = {
  ...onRepository({
    repoListReleases(call, repository) {
      const wanted = (name: string, field: string, release: Release) =>
        call.query.get(name) === null || String(release.row[field]) === call.query.get(name);
      const rows = visible(call, repository).filter(
        (release) => wanted("draft", "draft", release) && wanted("pre-release", "prerelease", release),
      );
      return list(call, rows, (release) => releaseView(call, repository, release), { link: true });
    },
    repoGetLatestRelease(call, repository) {
      const [latest] = visible(call, repository).filter(({ row }) => row.draft !== true && row.prerelease !== true);
      return json(releaseView(call, repository, latest ?? notFound()));
    },
    repoGetRelease: (call, repository) => json(releaseView(call, repository, releaseOf(call, repository))),
    repoGetReleaseByTag: (call, repository) => json(releaseView(call, repository, releaseTagged(call, repository))),
    async repoCreateRelease(call, repository) {
      const { body, store } = call;
      const tag = textOf(body, "tag_name");
      if (repository.releases.some((release) => release.row.tag_name === tag)) refuse(409, "Release is has no Tag");
      const draft = flagOf(body, "draft");
      if (!repository.tags.has(tag) && !draft) {
        const target = textOf(body, "target_commitish");
        await createTag(call, repository, { name: tag, target, message: textOf(body, "tag_message") });
      } else if (draft) store.next("release");
      const now = store.now();
      const release: Release = {
        ...{ id: store.next("release") - 1, author: doer(call), assets: [] },
        row: {
          ...{ tag_name: tag, target_commitish: "", name: tag, body: "", draft: false, prerelease: false },
          ...{ created_at: now, published_at: now },
        },
      };
      patch(release.row, body, ["target_commitish", "name", "body", "draft", "prerelease"]);
      repository.releases.push(release);
      return json(releaseView(call, repository, release), 201);
    },
    async repoEditRelease(call, repository) {
      const release = releaseOf(call, repository);
      patch(release.row, call.body, ["tag_name", "target_commitish", "name", "body", "draft", "prerelease"]);
      const tag = String(release.row.tag_name);
      if (release.row.draft === false && !repository.tags.has(tag)) {
        await createTag(call, repository, { name: tag, target: String(release.row.target_commitish), message: "" });
      }
      return json(releaseView(call, repository, release));
    },
    repoDeleteRelease: (call, repository) => remove(repository, releaseOf(call, repository)),
    repoDeleteReleaseByTag: (call, repository) => remove(repository, releaseTagged(call, repository)),
  }),
  ...attachmentHandlers(
    {
      list: "repoListReleaseAttachments",
      get: "repoGetReleaseAttachment",
      create: "repoCreateReleaseAttachment",
      edit: "repoEditReleaseAttachment",
      remove: "repoDeleteReleaseAttachment",
    },
    { free: true, of: (call) => releaseOf(call, repositoryOf(call)).assets },
  ),
};
