/** `gitea-mcp-gateway check`: what the gateway would be with these settings, and what would not work. */
import { loadCatalog } from "../catalog.ts";
import { inspectInstance } from "../check/instance.ts";
import { createReport } from "../check/report.ts";
import { reportText } from "../check/text.ts";
import { resolveNames } from "../settings/names.ts";
import { SURFACE_TOOLS } from "../surface/definitions.ts";
import { createUpstream } from "../upstream.ts";
import { type CommandContext, CommandError } from "./command.ts";
import { httpProblems, readCheckedSettings } from "./settings.ts";

/** A person waits for the answer. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Prints the report; `--json` as data, `--all` with every setting and name.
 * @returns 0 when calls can work, 1 when Gitea does not answer or refuses the credential.
 * @throws ConfigurationError, or CommandError for an option that there is not.
 */
export async function check(context: CommandContext): Promise<number> {
  const options = new Set(context.arguments);
  for (const option of options) {
    if (option !== "--all" && option !== "--json") throw new CommandError("check takes --all and --json only.", 2);
  }
  // Before the reading that takes the secrets out.
  const forHttp = httpProblems(context.environment);
  const { settings, warnings } = readCheckedSettings(context.environment, { require: ["giteaUrl"] });
  const configuration = { settings, warnings: [...warnings, ...forHttp] };
  const { giteaUrl } = settings;
  if (giteaUrl === null) throw new CommandError("GITEA_URL is not set.", 2);
  const catalog = loadCatalog();
  const names = resolveNames(
    settings,
    catalog,
    SURFACE_TOOLS.map((tool) => tool.name),
  );
  const waits = { giteaTimeoutMs: Math.min(settings.giteaTimeoutMs, LONGEST_WAIT_MS) };
  const upstream = createUpstream(giteaUrl, { ...settings, ...waits }, context.environment);
  try {
    const report = createReport(configuration, catalog, names, await inspectInstance(upstream, giteaUrl, catalog));
    context.write(
      options.has("--json") ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, options.has("--all")),
    );
    return report.ok ? 0 : 1;
  } finally {
    await upstream.close();
  }
}
