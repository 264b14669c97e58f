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

const FIELDS = ["target_commitish", "name", "body", "draft", "prerelease"];

function releaseView(call: DemoCall, repository: Repository, { id, author, assets, row }: Release): JsonObject {
  const url = apiUrl(call, repository, `/releases/${id}`);
  return {
    ...{ id, ...row, url, upload_url: `${url}/assets` },
    html_url: rootUrl(call, repository, `/releases/tag/${row.tag_name}`),
    tarball_url: rootUrl(call, repository, `/archive/${row.tag_name}.tar.gz`),
    zipball_url: rootUrl(call, repository, `/archive/${row.tag_name}.zip`),
    author: strangerView(call, author),
    assets: assets.map((asset) => attachmentView(call, asset)),
  };
}

/** Newest first; drafts only for those who may write. */
function visible(call: DemoCall, repository: Repository): Release[] {
  const writes = ["write", "admin"].includes(levelIn(call, repository));
  return repository.releases.filter((release) => writes || release.row.draft !== true).reverse();
}

/** The one the path names, by id or by tag. */
function releaseOf(call: DemoCall, repository: Repository): Release {
  const { tag } = call.parameters;
  const named = ({ id, row }: Release) => (tag === undefined ? id === idOf(call) : row.tag_name === tag);
  return visible(call, repository).find(named) ?? notFound();
}

function read(call: DemoCall, repository: Repository) {
  return json(releaseView(call, repository, releaseOf(call, repository)));
}

function remove(call: DemoCall, repository: Repository) {
  repository.releases.splice(repository.releases.indexOf(releaseOf(call, repository)), 1);
  return empty();
}

/** A draft has no tag yet. */
async function tagFor(call: DemoCall, repository: Repository, { row }: Release): Promise<void> {
  const name = String(row.tag_name);
  if (row.draft === true || repository.tags.has(name)) return;
  const message = textOf(call.body, "tag_message");
  await createTag(call, repository, { name, target: String(row.target_commitish), message });
}

export const releaseHandlers: Handlers = {
  ...onRepository({
    repoListReleases(call, repository) {
      const wanted = (name: string, value: unknown) => [null, String(value)].includes(call.query.get(name));
      const rows = visible(call, repository).filter(
        ({ row }) => wanted("draft", row.draft) && wanted("pre-release", row.prerelease),
      );
      return list(call, rows, (release) => releaseView(call, repository, release), { link: true });
    },
    repoGetLatestRelease(call, repository) {
      const [latest] = visible(call, repository).filter(({ row }) => row.draft !== true && row.prerelease !== true);
      return json(releaseView(call, repository, latest ?? notFound()));
    },
    repoGetRelease: read,
    repoGetReleaseByTag: read,
    async repoCreateRelease(call, repository) {
      const { body, store } = call;
      const tag = textOf(body, "tag_name");
      if (repository.releases.some(({ row }) => row.tag_name === tag)) refuse(409, "Release is has no Tag");
      const now = store.now();
      const times = { created_at: now, published_at: now };
      const row: JsonObject = { tag_name: tag, target_commitish: "", name: tag, body: "", draft: false, ...times };
      row.prerelease = flagOf(body, "prerelease");
      patch(row, body, FIELDS);
      const release = { id: 0, author: doer(call), assets: [], row };
      await tagFor(call, repository, release);
      // The id is that of its tag; a draft has none yet.
      if (row.draft === true) store.next("release");
      release.id = store.next("release") - 1;
      repository.releases.push(release);
      return json(releaseView(call, repository, release), 201);
    },
    async repoEditRelease(call, repository) {
      const release = releaseOf(call, repository);
      patch(release.row, call.body, ["tag_name", ...FIELDS]);
      await tagFor(call, repository, release);
      return json(releaseView(call, repository, release));
    },
    repoDeleteRelease: remove,
    repoDeleteReleaseByTag: remove,
  }),
  ...attachmentHandlers(
    {
      ...{ list: "repoListReleaseAttachments", get: "repoGetReleaseAttachment", create: "repoCreateReleaseAttachment" },
      ...{ edit: "repoEditReleaseAttachment", remove: "repoDeleteReleaseAttachment" },
    },
    { free: true, of: (call) => releaseOf(call, repositoryOf(call)).assets },
  ),
};
