/** Settings for a command that works with the operations: names in them are checked together with everything else. */
import { loadCatalog } from "../catalog.ts";
import { type Configuration, type Environment, type ReadOptions, readSettings } from "../config.ts";
import { checkNames } from "../settings/names.ts";
import { SURFACE_TOOLS } from "../surface/definitions.ts";

/** @throws ConfigurationError with every problem found. */
export function readCheckedSettings(environment: Environment, options: ReadOptions): Configuration {
  return readSettings(environment, {
    ...options,
    checkNames: (settings) =>
      checkNames(
        settings,
        loadCatalog(),
        SURFACE_TOOLS.map((tool) => tool.name),
      ),
  });
}
