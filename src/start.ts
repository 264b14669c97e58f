/** From settings to a running gateway. */
import type { Gateway } from "./call.ts";
import type { Settings } from "./config.ts";
import { createDispatch } from "./dispatch.ts";
import type { Log } from "./log.ts";
import { createParts } from "./parts.ts";
import { ageWarnings, meaningWarnings } from "./settings/meanings.ts";
import type { Pace } from "./upstream.ts";

/** The start waits this long for Gitea's version; a server that is slow or down is no reason not to start. */
const VERSION_WAIT_MS = 1_500;

/**
 * @param pace how often Gitea's version is read; for tests
 * @throws ConfigurationError for settings that name what does not exist
 */
export async function createGateway(settings: Settings, log: Log, pace?: Pace): Promise<Gateway> {
  const parts = createParts(settings, log, pace);
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, VERSION_WAIT_MS, null);
  const watching = parts.upstream.watchVersion((version) => {
    log.info({ event: "gitea", version: version.text });
    const messages = [...ageWarnings(version), ...meaningWarnings(settings, parts.catalog, version)];
    for (const message of messages) log.warn({ event: "configuration", message });
  });
  const version = await Promise.race([watching, late]);
  clearTimeout(timer);
  if (version === null) log.warn({ event: "gitea", version: null });
  return createDispatch(parts);
}
