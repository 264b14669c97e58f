/** `gitea-mcp-gateway demo`, and what `http` needs to run against the demo when no GITEA_URL is set. */
import type { Coverage } from "./fallback.ts";
import { type Demo, startDemo } from "./server.ts";

export interface DemoContext {
  /** What stands behind the command's name. */
  arguments: readonly string[];
  /** Writes to stdout. */
  write: (text: string) => void;
  stopRequested: Promise<void>;
}

/** The same at every start, so that the README's commands work as printed. It guards made-up data on loopback. */
const BEARER = "demo-bearer-for-this-machine";
/** The user a gateway signs in as: owns the organisation most of the story is about. */
const PERSON = "alice";
const USAGE = `Usage: gitea-mcp-gateway demo [--port N] [--coverage]

  --port N    listens there; a free port without it
  --coverage  prints how each operation is answered, and ends
`;

/**
 * Runs the demo Gitea until it is asked to stop.
 * @returns the exit status: 1 for a port that is taken, 2 for options that are not understood.
 */
export async function runDemo(context: DemoContext): Promise<number> {
  if (context.arguments.includes("--help")) {
    context.write(USAGE);
    return 0;
  }
  const options = readOptions(context.arguments);
  if (options === null) {
    context.write(USAGE);
    return 2;
  }
  const demo = await started(options.port);
  if (demo === null) {
    context.write(`Port ${options.port} is in use. Choose another, or leave --port out.\n`);
    return 1;
  }
  try {
    if (options.coverage) context.write(coverageText(demo.coverage()));
    else {
      context.write(demoText(demo));
      await context.stopRequested;
    }
  } finally {
    await demo.close();
  }
  return 0;
}

/** Null where the port is taken. */
async function started(port: number | null): Promise<Demo | null> {
  try {
    return await startDemo(port === null ? {} : { port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return null;
    throw error;
  }
}

export interface DemoGateway {
  demo: Demo;
  /** The caller's environment with the demo's GITEA_URL and GITEA_TOKEN and, where it had none, MCP_BEARER_TOKEN. */
  environment: Record<string, string | undefined>;
  /** What a person pastes into a client, once the endpoint's address is known. */
  introduction: (endpoint: string) => string;
}

/** Starts a demo for a gateway that was given no Gitea; `demo.close()` is the caller's to call. */
export async function startDemoGateway(environment: Record<string, string | undefined>): Promise<DemoGateway> {
  const demo = await startDemo();
  const { GITEA_TOKEN: _token, GITEA_TOKEN_FILE: _file, ...rest } = environment;
  const own = { GITEA_URL: demo.url, GITEA_TOKEN: demo.tokens[PERSON] };
  const given = [rest.MCP_BEARER_TOKEN, rest.MCP_BEARER_TOKEN_FILE].some((value) => (value?.trim() ?? "") !== "");
  return {
    demo,
    environment: { ...rest, ...own, ...(given ? {} : { MCP_BEARER_TOKEN: BEARER }) },
    introduction: (endpoint) => introductionText(demo, endpoint, given ? "$MCP_BEARER_TOKEN" : BEARER),
  };
}

export function coverageText({ stateful, recorded, example }: Coverage): string {
  const groups: [string, string[]][] = [
    ["carried out on the demo's own state", stateful],
    ["answered as a real server was recorded", recorded],
    ["answered with an example of the schema", example],
  ];
  const total = groups.reduce((sum, [, ids]) => sum + ids.length, 0);
  const parts = groups.map(([title, ids]) => `${ids.length} ${title}:\n${ids.map((id) => `  ${id}\n`).join("")}`);
  return `${parts.join("\n")}\n${total} operations answered.\n`;
}

function readOptions(words: readonly string[]): { port: number | null; coverage: boolean } | null {
  const options = { port: null as number | null, coverage: false };
  for (let position = 0; position < words.length; position += 1) {
    if (words[position] === "--coverage") options.coverage = true;
    else if (words[position] === "--port" && /^\d{1,5}$/.test(words[position + 1] ?? "")) {
      position += 1;
      options.port = Number(words[position]);
    } else return null;
  }
  return options;
}

function demoText(demo: Demo): string {
  const people = Object.entries(demo.tokens).map(([login, token]) => `  ${login.padEnd(14)}${token}\n`);
  return `Demo Gitea ready at ${demo.url} (in memory, gone when it stops)

Tokens:
  ${"administrator".padEnd(14)}${demo.adminToken}
${people.join("")}
A gateway in front of it:
  GITEA_URL=${demo.url} GITEA_TOKEN=${demo.tokens[PERSON]} MCP_BEARER_TOKEN=choose-at-least-16-characters make run
`;
}

function introductionText(demo: Demo, endpoint: string, bearer: string): string {
  const entry = { type: "http", url: endpoint, headers: { Authorization: `Bearer ${bearer}` } };
  return `No GITEA_URL: working on a demo Gitea at ${demo.url}, signed in as ${PERSON}. It is gone when this stops.

Claude Code:
  claude mcp add --transport http gitea ${endpoint} --header "Authorization: Bearer ${bearer}"

Clients that read JSON:
${JSON.stringify({ mcpServers: { gitea: entry } }, null, 2)}

Try: "Why did the last build of harbor/quay fail?"
`;
}
