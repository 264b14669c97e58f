/** Writing files: create, update, remove, move, several at once. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { type Answer, json, refuse } from "../answer.ts";
import { type DemoCall, doer, type Handlers, onRepository, textOf } from "../call.ts";
import { type Change, commitChanges, headFiles } from "../git/commit.ts";
import type { Files, Person } from "../git/objects.ts";
import { isRefName } from "../git/refs.ts";
import { views } from "../paging.ts";
import { matchesGlob, matchingProtection } from "../protection.ts";
import type { Repository } from "../store.ts";
import { fileCommitView, unsigned } from "../views/commit.ts";
import { contentsView, WITH_CONTENT } from "../views/contents.ts";
import { cleanPath } from "./files.ts";

interface FileRequest {
  operation: string;
  path: string;
  body: JsonObject;
}

/** Strict as Go's decoder, which names the byte where it gave up. */
function decodeBase64(content: string): Buffer {
  const compact = content.replace(/[\r\n]/g, "");
  const bad = compact.search(/[^A-Za-z0-9+/=]/);
  if (bad >= 0 || compact.length % 4 !== 0) {
    refuse(422, `illegal base64 data at input byte ${bad >= 0 ? bad : compact.length}`);
  }
  return Buffer.from(compact, "base64");
}

function changesOf(files: Files, { operation, path: given, body }: FileRequest): Change[] {
  const path = cleanPath(given);
  // What isomorphic-git takes for no name.
  if (path === "" || path.split("/").some((segment) => /^(\.git|[. ]+)$/i.test(segment))) {
    refuse(422, `path contains a malformed path component [path: ${given}]`);
  }
  const entry = files.get(textOf(body, "from_path") || path);
  const sha = textOf(body, "sha");
  if (operation === "create") {
    if (entry !== undefined) refuse(422, `repository file already exists [path: ${path}]`);
  } else if (entry === undefined) {
    refuse(404, `repository file does not exist [path: ${path}]`);
  } else if (sha !== "" && sha !== entry.oid) {
    refuse(422, `sha does not match [given: ${sha}, expected: ${entry.oid}]`);
  }
  if (operation === "delete") return [{ path, content: null }];
  const moved = textOf(body, "from_path");
  const content = decodeBase64(textOf(body, "content"));
  return [...(moved === "" || moved === path ? [] : [{ path: moved, content: null }]), { path, content }];
}

function person(body: JsonObject, name: "author" | "committer"): Partial<Person> {
  const given = body[name];
  const dates = body.dates;
  const fields: Partial<Person> = {};
  if (typeof given === "object" && given !== null && !Array.isArray(given)) {
    if (textOf(given, "name") !== "") fields.name = textOf(given, "name");
    if (textOf(given, "email") !== "") fields.email = textOf(given, "email");
  }
  if (typeof dates === "object" && dates !== null && !Array.isArray(dates) && textOf(dates, name) !== "") {
    fields.date = `${new Date(textOf(dates, name)).toISOString().slice(0, 19)}Z`;
  }
  return fields;
}

/** Commits the requests together; answers the files as they stand then, null for a removed one. */
async function apply(
  call: DemoCall,
  repository: Repository,
  requests: FileRequest[],
): Promise<{ files: Json[]; rest: JsonObject }> {
  const { body } = call;
  const branch = textOf(body, "branch") || String(repository.settings.default_branch);
  const newBranch = textOf(body, "new_branch");
  if (newBranch !== "" && !isRefName(newBranch)) refuse(422, "[NewBranchName]: GitRefName");
  if (!repository.branches.has(branch) && repository.branches.size > 0) {
    refuse(404, `branch does not exist [name: ${branch}]`);
  }
  const files = await headFiles(call, repository, branch);
  const changes = requests.flatMap((request) => changesOf(files, request));
  const rule = matchingProtection(repository, newBranch || branch);
  const guarded = String(rule?.protected_file_patterns ?? "")
    .split(";")
    .filter(Boolean);
  const hit = changes.find(({ path }) => guarded.some((pattern) => matchesGlob(pattern.trim(), path)));
  if (hit !== undefined) refuse(403, `path is protected and can not be changed [path: ${hit.path}]`);
  const [first] = requests;
  const verb = { create: "Add", update: "Update", delete: "Delete" }[first?.operation ?? ""] ?? "Update";
  const message = textOf(body, "message") || `${verb} ${first?.path ?? ""}`;
  const signed = body.signoff === true ? `\n\nSigned-off-by: ${doer(call).login} <${doer(call).email}>` : "";
  const commit = await commitChanges(call, repository, {
    ...{ branch, newBranch, message: message + signed, changes },
    ...{ author: person(body, "author"), committer: person(body, "committer") },
  });
  const place = { commit: commit.oid, ref: newBranch || branch };
  const shown = await views(requests, async ({ path, operation }) => {
    const row = operation === "delete" ? null : await call.store.objects.entryAt(commit.oid, cleanPath(path));
    return row === null ? null : await contentsView(call, repository, place, row, WITH_CONTENT);
  });
  return { files: shown, rest: { commit: fileCommitView(call, repository, commit), verification: unsigned() } };
}

async function one(call: DemoCall, repository: Repository, operation: string, status: number): Promise<Answer> {
  const request = { operation, path: call.parameters.filepath ?? "", body: call.body };
  const { files, rest } = await apply(call, repository, [request]);
  return json({ content: files[0] ?? null, ...rest }, status);
}

export const contentHandlers: Handlers = onRepository({
  repoCreateFile: (call, repository) => one(call, repository, "create", 201),
  repoUpdateFile(call, repository) {
    const creates = textOf(call.body, "sha") === "";
    return one(call, repository, creates ? "create" : "update", creates ? 201 : 200);
  },
  repoDeleteFile: (call, repository) => one(call, repository, "delete", 200),
  async repoChangeFiles(call, repository) {
    const given = Array.isArray(call.body.files) ? call.body.files : [];
    const requests = given.map((each) => {
      const body = typeof each === "object" && each !== null && !Array.isArray(each) ? each : {};
      return { operation: textOf(body, "operation"), path: textOf(body, "path"), body };
    });
    const { files, rest } = await apply(call, repository, requests);
    return json({ files, ...rest }, 201);
  },
});
