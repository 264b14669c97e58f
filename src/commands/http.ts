/** `gitea-mcp-gateway http`: the endpoint, until the process is asked to stop. */
import { readSettings } from "../config.ts";
import { createLog } from "../log.ts";
import { createEndpoint } from "../mcp/http.ts";
import { type CommandContext, CommandError } from "./command.ts";

/** @throws ConfigurationError, or CommandError when the address cannot be listened on. */
export async function http(context: CommandContext): Promise<number> {
  const started = performance.now();
  const { settings, warnings } = readSettings(context.environment, {
    require: ["giteaUrl", "bearerToken"],
    listens: true,
  });
  const log = createLog(settings.logLevel);
  for (const message of warnings) log.warn({ event: "configuration", message });
  const gateway = await context.createGateway(settings, log);
  const endpoint = createEndpoint({ settings, gateway, log });
  try {
    const url = await endpoint.listen();
    log.info({ event: "ready", url, ms: Math.round(performance.now() - started) });
    context.write(`Gitea MCP gateway ready at ${url}\n`);
    await context.stopRequested;
    log.info({ event: "stopping" });
  } catch (error) {
    throw new CommandError(listenProblem(error));
  } finally {
    await endpoint.close(settings.shutdownTimeoutMs);
    await gateway.close();
  }
  log.info({ event: "stopped" });
  return 0;
}

function listenProblem(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE") return "The address is in use. Set MCP_PORT to another port, or to 0 for a free one.";
  if (code === "EACCES") return "This port needs more rights. Set MCP_PORT to 1024 or above.";
  if (code === "EADDRNOTAVAIL") return "MCP_HOST is not an address of this machine.";
  throw error;
}
