/** From settings to a running gateway. */
import type { Gateway } from "./call.ts";
import type { Settings } from "./config.ts";
import { createDispatch } from "./dispatch.ts";
import type { Log } from "./log.ts";
import { createParts } from "./parts.ts";
import { meaningWarnings } from "./settings/meanings.ts";

/** The start waits this long for Gitea's version; a server that is slow or down is no reason not to start. */
const VERSION_WAIT_MS = 1_500;

/** @throws ConfigurationError for settings that name what does not exist */
export async function createGateway(settings: Settings, log: Log): Promise<Gateway> {
  const parts = createParts(settings, log);
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, VERSION_WAIT_MS, null);
  const version = await Promise.race([parts.upstream.readVersion(), late]);
  clearTimeout(timer);
  log.info({ event: "gitea", version: version?.text ?? null });
  for (const message of meaningWarnings(settings, parts.catalog, version))
    log.warn({ event: "configuration", message });
  return createDispatch(parts);
}
