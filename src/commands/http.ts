/** `gitea-mcp-gateway http`: the endpoint, until the process is asked to stop; without a Gitea against the demo. */
import type { Environment } from "../config.ts";
import type { DemoGateway } from "../demo/main.ts";
import { createLog } from "../log.ts";
import { createEndpoint } from "../mcp/http.ts";
import { type CommandContext, CommandError } from "./command.ts";
import { HTTP_OPTIONS, readCheckedSettings } from "./settings.ts";

/** @throws ConfigurationError, or CommandError when the address cannot be listened on. */
export async function http(context: CommandContext): Promise<number> {
  const demo = wantsDemo(context.environment) ? await loadDemo(context.environment) : null;
  try {
    return await serve(context, demo);
  } finally {
    await demo?.demo.close();
  }
}

/** Somebody who gave a token meant a Gitea of their own: then the missing GITEA_URL is an error, not a demo. */
function wantsDemo(environment: Environment): boolean {
  const given = (name: string) => (environment[name]?.trim() ?? "") !== "";
  return !given("GITEA_URL") && !given("GITEA_TOKEN") && !given("GITEA_TOKEN_FILE");
}

async function loadDemo(environment: Environment): Promise<DemoGateway> {
  const { startDemoGateway } = await import("../demo/main.ts");
  return await startDemoGateway(environment);
}

async function serve(context: CommandContext, demo: DemoGateway | null): Promise<number> {
  const started = performance.now();
  // Into the environment itself, so that reading takes the secrets out of it again.
  Object.assign(context.environment, demo?.environment);
  const { settings, warnings } = readCheckedSettings(context.environment, HTTP_OPTIONS);
  const log = createLog(settings.logLevel);
  for (const message of warnings) log.warn({ event: "configuration", message });
  const gateway = await context.createGateway(settings, log);
  const endpoint = createEndpoint({ settings, gateway, log });
  try {
    const url = await endpoint.listen();
    log.info({ event: "ready", url, ms: Math.round(performance.now() - started) });
    context.write(`Gitea MCP gateway ready at ${url}\n`);
    if (demo !== null) context.write(`\n${demo.introduction(url)}`);
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
