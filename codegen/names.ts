/** Tool names: `gitea_` + snake case of the operation id, or the rename table (DESIGN section 4). */
import { SpecFault } from "./fault.ts";
import type { Quirks } from "./load.ts";
import type { Source } from "./swagger.ts";

const LONGEST_NAME = 45;

/** `repoGetRawFileOrLFS` -> `repo_get_raw_file_or_lfs`; an acronym is one word. */
export function snakeCase(id: string): string {
  return id
    .replaceAll("OAuth2", "Oauth2")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
}

/** Operation id -> tool name for all operations. @throws SpecFault for a bad, long or duplicate name. */
export function nameTools(sources: Source[], names: Quirks["names"]): Map<string, string> {
  const tools = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const { id } of sources) {
    const name = names[id]?.name ?? `gitea_${snakeCase(id)}`;
    if (!/^gitea_[a-z0-9_]+$/.test(name))
      throw new SpecFault("spec/quirks.yaml", `names.${id}`, `${name} is no tool name`);
    if (name.length > LONGEST_NAME) {
      throw new SpecFault(
        "spec/quirks.yaml",
        `names.${id}`,
        `${name} has ${name.length} characters, at most ${LONGEST_NAME}`,
      );
    }
    const owner = owners.get(name);
    if (owner !== undefined) throw new SpecFault("spec/quirks.yaml", `names.${id}`, `${name} already names ${owner}`);
    owners.set(name, id);
    tools.set(id, name);
  }
  for (const id of Object.keys(names)) {
    if (!tools.has(id)) throw new SpecFault("spec/quirks.yaml", `names.${id}`, "no operation has this id");
  }
  return tools;
}
