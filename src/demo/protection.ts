/** Which branch protection rule holds for a branch, and whether it lets someone push. */
import type { JsonObject } from "../../generated/contract.ts";
import type { Account, Repository } from "./store.ts";

/** The rule of exactly this name first, then the first glob that matches; null where none does. */
export function matchingProtection(repository: Repository, branch: string): JsonObject | null {
  const exact = repository.protections.find((rule) => rule.rule_name === branch);
  return exact ?? repository.protections.find((rule) => matchesGlob(String(rule.rule_name), branch)) ?? null;
}

export function mayPush(repository: Repository, branch: string, user: Account): boolean {
  const rule = matchingProtection(repository, branch);
  if (rule === null) return true;
  if (rule.enable_push !== true) return false;
  const list = Array.isArray(rule.push_whitelist_usernames) ? rule.push_whitelist_usernames : [];
  return rule.enable_push_whitelist !== true || list.includes(user.login);
}

/** `*` within a segment, `**` across segments, `?` one character. */
export function matchesGlob(pattern: string, name: string): boolean {
  const source = pattern.replace(/\*\*|[*?.+^${}()|[\]\\]/g, (piece) => {
    if (piece === "**") return ".*";
    if (piece === "*") return "[^/]*";
    return piece === "?" ? "[^/]" : `\\${piece}`;
  });
  return new RegExp(`^${source}$`).test(name);
}
