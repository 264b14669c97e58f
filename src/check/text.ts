/** The report of `check` for people: counts first, long lists cut. */
import type { CheckReport } from "./report.ts";

/** Names of one group that are shown without `--all`. */
const SHOWN_NAMES = 5;

/** Ends in a line end. `all` shows every setting and every name. */
export function reportText(report: CheckReport, all: boolean): string {
  const sections = [
    settingsSection(report, all),
    giteaSection(report),
    toolsSection(report),
    missingSection(report, all),
    scopesSection(report, all),
    warningsSection(report),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function settingsSection({ settings }: CheckReport, all: boolean): string[] {
  const set = settings.filter((setting) => !setting.is_default);
  const shown = all ? settings : set;
  const rest = settings.length - set.length;
  const width = widest(shown.map(({ variable }) => variable));
  return [
    `Settings: ${set.length} set, ${rest} at ${rest === 1 ? "its default" : "their defaults"}${all ? "" : " (--all)"}`,
    ...shown.map(({ variable, value }) => `  ${variable.padEnd(width)}  ${value}`),
  ];
}

function giteaSection({ gitea, version, identity, scopes }: CheckReport): string[] {
  return [
    `Gitea: ${gitea.reached ? "reached" : "not reached"}${failureText(gitea)}`,
    ...(gitea.failure === null ? [] : [`  ${[gitea.failure.message, gitea.failure.hint ?? ""].join(" ").trim()}`]),
    `  version   ${versionText(version)}`,
    `  identity  ${identityText(identity)}`,
    `  scopes    ${scopes.list === null ? scopes.note : `${scopes.list.join(", ") || "none"} (${scopes.note})`}`,
  ];
}

function failureText({ reached, failure }: CheckReport["gitea"]): string {
  if (failure === null) return "";
  const kind = failure.status === null ? failure.kind : `${failure.kind}, status ${failure.status}`;
  return reached ? `, but calls will fail (${kind})` : ` (${kind})`;
}

function versionText({ text, source, server }: CheckReport["version"]): string {
  if (text === null) return "not known: everything is taken to be there";
  if (source === "server") return `${text} (as the server says)`;
  return `${text} (GITEA_VERSION; the server says ${server ?? "nothing"})`;
}

function identityText({ mode, login, note }: CheckReport["identity"]): string {
  if (mode === "anonymous") return "anonymous: GITEA_TOKEN is not set";
  return login ?? `not known: ${note ?? "Gitea did not say"}`;
}

function toolsSection({ tools }: CheckReport): string[] {
  const columns = ["listed", "within reach", "disabled", "not there"] as const;
  const width = widest(tools.toolsets.map(({ name }) => name));
  const row = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(width)}${cells.map((cell, index) => String(cell).padStart((columns[index]?.length ?? 0) + 2)).join("")}`;
  return [
    `Tools: ${tools.listed} listed, ${tools.within_reach} within reach, ${tools.disabled} disabled, ${tools.not_there} not in this Gitea; ${tools.total} in all`,
    row("", columns),
    ...tools.toolsets.map((counts) =>
      row(counts.name, [counts.listed, counts.within_reach, counts.disabled, counts.not_there]),
    ),
  ];
}

function missingSection({ missing }: CheckReport, all: boolean): string[] {
  const { source, operations, offered, hidden } = missing;
  if (source === null) return ["Not in this Gitea: not known, since neither its version nor its description is"];
  const by = source === "description" ? "by its own API description" : "by its version";
  const groups = new Map<string, string[]>();
  for (const { tool, since } of operations) groups.set(since, [...(groups.get(since) ?? []), tool]);
  return [
    `Not in this Gitea, ${by}: ${operations.length}`,
    ...[...groups].sort(bySize).map(([since, tools]) => `  since ${since} (${tools.length}): ${cut(tools, all)}`),
    ...(offered.length === 0
      ? []
      : [`  offered all the same, since the version should have them (${offered.length}): ${cut(offered, all)}`]),
    ...(hidden.length === 0
      ? []
      : [`  hidden for the version, although the description has them (${hidden.length}): ${cut(hidden, all)}`]),
  ];
}

function scopesSection({ lacking_scopes: lacking }: CheckReport, all: boolean): string[] {
  if (lacking === null) return [];
  const count = lacking.reduce((sum, { tools }) => sum + tools.length, 0);
  return [
    `Within reach, but the token's scopes do not allow it: ${count}`,
    ...lacking.map(({ scope, tools }) => `  needs ${scope} (${tools.length}): ${cut(tools, all)}`),
  ];
}

function warningsSection({ warnings }: CheckReport): string[] {
  return warnings.length === 0 ? [] : [`Warnings: ${warnings.length}`, ...warnings.map((warning) => `  ${warning}`)];
}

function bySize(left: [string, string[]], right: [string, string[]]): number {
  return right[1].length - left[1].length;
}

function cut(names: readonly string[], all: boolean): string {
  const rest = names.length - SHOWN_NAMES;
  if (all || rest <= 0) return names.join(", ");
  return `${names.slice(0, SHOWN_NAMES).join(", ")}, and ${rest} more (--all)`;
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}
