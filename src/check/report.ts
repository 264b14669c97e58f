/** Everything that `check` says, as data: what `--json` prints and what text.ts puts into words. */
import type { Catalog } from "../catalog.ts";
import { type Configuration, readSettings, type Settings, shownSettings } from "../config.ts";
import { type GiteaVersion, parseVersion } from "../gitea/version.ts";
import { ageWarnings, meaningWarnings } from "../settings/meanings.ts";
import type { ResolvedNames } from "../settings/names.ts";
import type { Failure } from "./ask.ts";
import type { Instance } from "./instance.ts";
import { type Counts, countReach, type MissingOperations, missingOperations } from "./reach.ts";
import { type LackingScope, lackingScopes } from "./scopes.ts";

export interface CheckReport {
  /** Whether calls can work: Gitea answers, and accepts the credential. */
  ok: boolean;
  /** A secret says only whether it is set. */
  settings: { variable: string; value: string; is_default: boolean }[];
  warnings: string[];
  gitea: { reached: boolean; failure: Failure | null };
  version: {
    /** The version that counts; null when none is known. */
    text: string | null;
    source: "GITEA_VERSION" | "server" | null;
    server: string | null;
  };
  identity: { mode: "token" | "anonymous"; login: string | null; note: string | null };
  scopes: { list: string[] | null; note: string };
  tools: Counts & { total: number; toolsets: ({ name: string } & Counts)[] };
  missing: MissingOperations;
  /** Null when the scopes are not known. */
  lacking_scopes: LackingScope[] | null;
}

export function createReport(
  { settings, warnings }: Configuration,
  catalog: Catalog,
  { policy }: Pick<ResolvedNames, "policy">,
  instance: Instance,
): CheckReport {
  const fixed = settings.giteaVersion === null ? null : parseVersion(settings.giteaVersion);
  const version = fixed ?? instance.version;
  const reach = countReach(catalog, policy, version);
  const missing = missingOperations(catalog, policy, version, instance.routes);
  const scopes = instance.scopes.list;
  return {
    ok: instance.failure === null,
    settings: settingsOf(settings),
    warnings: [
      ...warnings,
      ...meaningWarnings(settings, catalog, version),
      ...ageWarnings(version),
      ...versionWarnings(version, instance.version),
    ],
    gitea: { reached: instance.reached, failure: instance.failure },
    version: {
      text: version?.text ?? null,
      source: fixed !== null ? "GITEA_VERSION" : version !== null ? "server" : null,
      server: instance.version?.text ?? null,
    },
    identity: { ...instance.identity, note: instance.identityNote },
    scopes: { list: scopes, note: instance.scopes.note },
    tools: { ...reach.all, total: catalog.entries.length, toolsets: reach.toolsets },
    missing,
    lacking_scopes: scopes === null ? null : lackingScopes(scopes, withoutMissing(reach.entries, missing)),
  };
}

function settingsOf(settings: Settings): CheckReport["settings"] {
  const defaults = new Map(shownSettings(readSettings({}).settings).map(({ variable, value }) => [variable, value]));
  return shownSettings(settings).map(({ variable, value }) => ({
    variable,
    value,
    is_default: defaults.get(variable) === value,
  }));
}

function withoutMissing<Entry extends Catalog["entries"][number]>(entries: Entry[], { operations }: MissingOperations) {
  const missing = new Set(operations.map(({ operation }) => operation));
  return entries.filter(({ operation }) => !missing.has(operation.id));
}

function versionWarnings(version: GiteaVersion | null, server: GiteaVersion | null): string[] {
  if (version === null || server === null || version.text === server.text) return [];
  return [`GITEA_VERSION says ${version.text} and the server ${server.text}; the gateway goes by the former.`];
}
