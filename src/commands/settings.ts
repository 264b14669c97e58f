/** Settings for a command that works with the operations: names in them are checked together with everything else. */
import { loadCatalog } from "../catalog.ts";
import { type Configuration, ConfigurationError, type Environment, type ReadOptions, readSettings } from "../config.ts";
import { checkNames } from "../settings/names.ts";
import { SURFACE_TOOLS } from "../surface/definitions.ts";

/** What the endpoint needs beside what every command does. */
export const HTTP_OPTIONS: ReadOptions = { require: ["giteaUrl", "bearerToken"], listens: true };

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

/** What would keep `http` from starting although nothing is wrong for stdio; `environment` stays as it is. */
export function httpProblems(environment: Environment): string[] {
  try {
    readSettings({ ...environment }, HTTP_OPTIONS);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map(({ variable, problem }) => `\`http\` would not start: ${variable} ${problem}.`);
  }
}
