/** Branches and their protection. */
import type { JsonObject } from "../../../generated/contract.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, type Handlers, onRepository, repositoryOf, textOf } from "../call.ts";
import { collectionHandlers } from "../collection.ts";
import { sample } from "../generated.ts";
import { moveBranch } from "../git/commit.ts";
import { isRefName, resolveRef } from "../git/refs.ts";
import { list } from "../paging.ts";
import { matchingProtection } from "../protection.ts";
import type { Repository } from "../store.ts";
import { branchView } from "../views/commit.ts";

const FIXED = ["branch_name", "rule_name", "created_at", "updated_at"];

function branchOf(call: DemoCall, repository: Repository): string {
  const name = call.parameters.branch ?? "";
  return repository.branches.has(name) ? name : notFound();
}

function changeRule(call: DemoCall, rule: JsonObject): void {
  for (const [name, value] of Object.entries(call.body)) {
    if (!(name in rule) || FIXED.includes(name) || value === null) continue;
    const users = /usernames?$/.test(name) && Array.isArray(value) ? value : [];
    const unknown = users.find((login) => call.store.account(String(login)) === undefined);
    if (unknown !== undefined) refuse(422, `user does not exist [uid: 0, name: ${unknown}]`);
    rule[name] = value;
  }
  rule.updated_at = call.store.now();
}

function newRule(call: DemoCall): JsonObject {
  const { protections } = repositoryOf(call);
  const name = textOf(call.body, "rule_name") || textOf(call.body, "branch_name");
  if (name === "") refuse(422, "rule_name or branch_name must be provided");
  if (protections.some((rule) => rule.rule_name === name)) refuse(403, "Branch protection already exist");
  const rule = {
    // As it is recorded, nothing is switched on.
    ...sample("repoGetBranchProtection"),
    ...{ branch_name: /[*?]/.test(name) ? "" : name, rule_name: name },
    ...{ priority: protections.length + 1, created_at: call.store.now() },
  };
  changeRule(call, rule);
  return rule;
}

export const branchHandlers: Handlers = {
  ...onRepository({
    repoListBranches(call, repository) {
      const names = [...repository.branches.keys()].sort((left, right) => (left < right ? -1 : 1));
      if (names.length === 0) return json(null, 200, { "x-total-count": "0" });
      return list(call, names, (name) => branchView(call, repository, name), { link: true });
    },
    repoGetBranch: async (call, repository) => json(await branchView(call, repository, branchOf(call, repository))),
    async repoCreateBranch(call, repository) {
      const name = textOf(call.body, "new_branch_name");
      if (!isRefName(name)) refuse(422, "[BranchName]: GitRefName");
      const from = textOf(call.body, "old_ref_name") || textOf(call.body, "old_branch_name");
      const ref = from || String(repository.settings.default_branch);
      const sha = (await resolveRef(call.store.objects, repository, ref)) ?? notFound("The old branch does not exist");
      if (repository.branches.has(name)) refuse(409, "The branch already exists.");
      if (repository.tags.has(name)) refuse(409, "The branch with the same tag already exists.");
      await moveBranch(call, repository, name, sha);
      return json(await branchView(call, repository, name), 201);
    },
    repoDeleteBranch(call, repository) {
      const name = branchOf(call, repository);
      const targeted = repository.issues.some((issue) => issue.state === "open" && issue.pull?.base === name);
      if (name === repository.settings.default_branch || targeted) {
        refuse(403, "can not delete default or pull request target branch");
      }
      if (matchingProtection(repository, name) !== null) refuse(403, "branch protected");
      repository.branches.delete(name);
      return empty();
    },
  }),
  ...collectionHandlers<JsonObject>(
    {
      ...{ list: "repoListBranchProtection", get: "repoGetBranchProtection", create: "repoCreateBranchProtection" },
      ...{ edit: "repoEditBranchProtection", remove: "repoDeleteBranchProtection" },
    },
    {
      rows: (call) => repositoryOf(call).protections,
      isNamed: (call, rule) => rule.rule_name === call.parameters.name,
      view: (_, rule) => rule,
      make: newRule,
      change: changeRule,
      listing: { paged: false, total: false },
    },
  ),
};
