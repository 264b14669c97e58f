/** Branches and their protection. */
import type { JsonObject } from "../../../generated/contract.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, flagOf, type Handlers, onRepository, textOf } from "../call.ts";
import { moveBranch } from "../git/commit.ts";
import { isRefName, resolveRef } from "../git/refs.ts";
import { list } from "../paging.ts";
import { matchingProtection } from "../protection.ts";
import type { Repository } from "../store.ts";
import { branchView } from "../views/commit.ts";

/** A rule as it is made when nothing is said, in the order Gitea shows it. */
const RULE: JsonObject = {
  ...{ branch_name: "", rule_name: "", priority: 0, enable_push: false, enable_push_whitelist: false },
  ...{ push_whitelist_usernames: [], push_whitelist_teams: [], push_whitelist_deploy_keys: false },
  ...{ enable_force_push: false, enable_force_push_allowlist: false, force_push_allowlist_usernames: [] },
  ...{ force_push_allowlist_teams: [], force_push_allowlist_deploy_keys: false, enable_merge_whitelist: false },
  ...{ merge_whitelist_usernames: [], merge_whitelist_teams: [], enable_bypass_allowlist: false },
  ...{ bypass_allowlist_usernames: [], bypass_allowlist_teams: [], enable_status_check: false },
  ...{ status_check_contexts: null, required_approvals: 0, enable_approvals_whitelist: false },
  ...{ approvals_whitelist_username: [], approvals_whitelist_teams: [], block_on_rejected_reviews: false },
  ...{ block_on_official_review_requests: false, block_on_outdated_branch: false, dismiss_stale_approvals: false },
  ...{ ignore_stale_approvals: false, require_signed_commits: false, protected_file_patterns: "" },
  ...{ unprotected_file_patterns: "", block_admin_merge_override: false, created_at: "", updated_at: "" },
};
const FIXED = new Set(["branch_name", "rule_name", "created_at", "updated_at"]);

function branchOf(call: DemoCall, repository: Repository): string {
  const name = call.parameters.branch ?? "";
  return repository.branches.has(name) ? name : notFound();
}

function ruleOf(call: DemoCall, repository: Repository): JsonObject {
  return repository.protections.find((rule) => rule.rule_name === call.parameters.name) ?? notFound();
}

function applyRule(call: DemoCall, rule: JsonObject): JsonObject {
  for (const [name, value] of Object.entries(call.body)) {
    if (!(name in RULE) || FIXED.has(name) || value === null) continue;
    const users = /usernames?$/.test(name) && Array.isArray(value) ? value : [];
    const unknown = users.find((login) => call.store.account(String(login)) === undefined);
    if (unknown !== undefined) refuse(422, `user does not exist [uid: 0, name: ${unknown}]`);
    rule[name] = value;
  }
  rule.updated_at = call.store.now();
  return rule;
}

function isAncestor(older: string, history: { oid: string }[]): boolean {
  return history.some((commit) => commit.oid === older);
}

export const branchHandlers: Handlers = onRepository({
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
  repoRenameBranch(call, repository) {
    const old = call.parameters.branch ?? "";
    const name = textOf(call.body, "name");
    const sha = repository.branches.get(old) ?? notFound("Branch doesn't exist.");
    if (repository.branches.has(name)) {
      refuse(422, "Cannot rename a branch using the same name or rename to a branch that already exists.");
    }
    repository.branches.delete(old);
    repository.branches.set(name, sha);
    if (repository.settings.default_branch === old) repository.settings.default_branch = name;
    return empty();
  },
  async repoUpdateBranch(call, repository) {
    const name = branchOf(call, repository);
    const current = repository.branches.get(name) ?? "";
    const expected = textOf(call.body, "old_commit_id");
    const target = textOf(call.body, "new_commit_id");
    if (expected !== "" && expected !== current) {
      refuse(422, `branch commit does not match [expected: ${expected}, given: ${current}]`);
    }
    if ((await call.store.objects.readCommit(target)) === null) notFound();
    const forward = isAncestor(current, await call.store.objects.history(target));
    if (!forward && !flagOf(call.body, "force")) refuse(422, `Force push ${name} need a confirm force parameter`);
    await moveBranch(call, repository, name, target);
    return empty();
  },
  repoListBranchProtection: (_, repository) => json(repository.protections),
  repoGetBranchProtection: (call, repository) => json(ruleOf(call, repository)),
  repoCreateBranchProtection(call, repository) {
    const name = textOf(call.body, "rule_name") || textOf(call.body, "branch_name");
    if (name === "") refuse(422, "rule_name or branch_name must be provided");
    if (repository.protections.some((rule) => rule.rule_name === name)) refuse(403, "Branch protection already exist");
    const rule = applyRule(call, {
      ...RULE,
      ...{ branch_name: /[*?]/.test(name) ? "" : name, rule_name: name },
      ...{ priority: repository.protections.length + 1, created_at: call.store.now() },
    });
    repository.protections.push(rule);
    return json(rule, 201);
  },
  repoEditBranchProtection: (call, repository) => json(applyRule(call, ruleOf(call, repository))),
  repoDeleteBranchProtection(call, repository) {
    repository.protections.splice(repository.protections.indexOf(ruleOf(call, repository)), 1);
    return empty();
  },
});
