/** `gitea-mcp-gateway stdio`: one client on stdin and stdout, until it closes its end. */
import { createLog } from "../log.ts";
import { largestMessage } from "../mcp/body.ts";
import { startStdio } from "../mcp/stdio.ts";
import type { CommandContext } from "./command.ts";
import { readCheckedSettings } from "./settings.ts";

/** @throws ConfigurationError */
export async function stdio(context: CommandContext): Promise<number> {
  const { settings, warnings } = readCheckedSettings(context.environment, { require: ["giteaUrl"] });
  const log = createLog(settings.logLevel);
  for (const message of warnings) log.warn({ event: "configuration", message });
  const gateway = await context.createGateway(settings, log);
  const endpoint = startStdio({
    gateway,
    log,
    maxMessageBytes: largestMessage(settings.maxBinaryBytes),
  });
  log.info({ event: "ready", transport: "stdio" });
  await Promise.race([endpoint.ended, context.stopRequested]);
  log.info({ event: "stopping" });
  await endpoint.close(settings.shutdownTimeoutMs);
  await gateway.close();
  log.info({ event: "stopped" });
  return 0;
}
