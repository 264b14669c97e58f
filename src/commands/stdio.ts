/** `gitea-mcp-gateway stdio`: one client on stdin and stdout, until it closes its end. */
import { createLog } from "../log.ts";
import { startStdio } from "../mcp/stdio.ts";
import type { CommandContext } from "./command.ts";
import { readCheckedSettings } from "./settings.ts";

/** Beside the bytes of the largest upload: the other arguments and the JSON around them. */
const MESSAGE_SLACK = 1024 * 1024;

/** @throws ConfigurationError */
export async function stdio(context: CommandContext): Promise<number> {
  const { settings, warnings } = readCheckedSettings(context.environment, { require: ["giteaUrl"] });
  const log = createLog(settings.logLevel);
  for (const message of warnings) log.warn({ event: "configuration", message });
  const gateway = await context.createGateway(settings, log);
  const endpoint = startStdio({
    gateway,
    log,
    maxMessageBytes: Math.ceil(settings.maxBinaryBytes / 3) * 4 + MESSAGE_SLACK,
  });
  log.info({ event: "ready", transport: "stdio" });
  await Promise.race([endpoint.ended, context.stopRequested]);
  log.info({ event: "stopping" });
  await endpoint.close(settings.shutdownTimeoutMs);
  await gateway.close();
  log.info({ event: "stopped" });
  return 0;
}
