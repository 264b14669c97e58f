/** What an operator should hear about the server's version: its age, and ids that meant something else in it (issue 5, item 2). */
import type { Catalog } from "../catalog.ts";
import { type GiteaVersion, supports } from "../gitea/version.ts";
import { selectTools } from "../guard/policy.ts";
import type { Settings } from "./table.ts";

const OLDEST_SUPPORTED = "1.22";

/** For a version that nothing here was made for; none when it is not known. */
export function ageWarnings(version: GiteaVersion | null): string[] {
  if (supports(OLDEST_SUPPORTED, version)) return [];
  return [`Gitea ${version?.text} is older than ${OLDEST_SUPPORTED}, the oldest version that the gateway is made for.`];
}

/**
 * One sentence for each setting that selects such an operation and not the one which does today what the id did then:
 * who took the id from the server's own API description means the latter. Empty when the version is not known.
 */
export function meaningWarnings(
  settings: Pick<Settings, "enabledTools" | "disabledTools" | "confirmTools">,
  catalog: Pick<Catalog, "entries">,
  version: GiteaVersion | null,
): string[] {
  const operations = catalog.entries.map((entry) => entry.operation);
  const variables: [string, readonly string[]][] = [
    ["DISABLED_TOOLS", settings.disabledTools],
    ["ENABLED_TOOLS", settings.enabledTools],
    ["CONFIRM_TOOLS", settings.confirmTools],
  ];
  const warnings: string[] = [];
  for (const [variable, items] of variables) {
    const selected = selectTools(variable, items, { operations, surface: [] }, []);
    for (const { id, eras } of operations) {
      for (const { from, until, effect, now } of eras.meant) {
        const isAffected = version !== null && supports(from, version) && !supports(until, version);
        if (!isAffected || !selected.has(id) || (now !== null && selected.has(now))) continue;
        const heir = now === null ? "Nothing does that here." : `That is ${now} here: name it too if it is meant.`;
        warnings.push(`${variable} names ${id}, which in Gitea ${version.text} ${effect}. ${heir}`);
      }
    }
  }
  return warnings;
}
