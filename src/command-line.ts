/** From the words after the program's name to an exit status. */
import { type Command, type CommandContext, CommandError } from "./commands/command.ts";
import { ConfigurationError, settingsTable } from "./config.ts";
import { SERVER_INFO } from "./mcp/server-info.ts";
import { nearNames } from "./near.ts";

interface Entry {
  summary: string;
  /** Takes words of its own behind its name. */
  takesWords?: boolean;
  /** Each command loads only what it needs: stdio clients wait for the start. */
  load: () => Promise<Command>;
}

const COMMANDS: Record<string, Entry> = {
  http: {
    summary: "serves the endpoint over HTTP (default)",
    load: async () => (await import("./commands/http.ts")).http,
  },
  stdio: {
    summary: "serves one client on stdin and stdout",
    load: async () => (await import("./commands/stdio.ts")).stdio,
  },
  check: {
    summary: "says what these settings make of the gateway, and what will not work (--all, --json)",
    takesWords: true,
    load: async () => (await import("./commands/check.ts")).check,
  },
  audit: {
    summary: "says what stands in audit files (`audit --help`)",
    takesWords: true,
    load: async () => (await import("./commands/audit.ts")).audit,
  },
  demo: {
    summary: "serves a made-up Gitea to try things on (`demo --help`)",
    takesWords: true,
    load: async () => (await import("./demo/main.ts")).runDemo,
  },
  settings: {
    summary: "prints the table of settings",
    load: async () => async (context) => {
      context.write(settingsTable());
      return 0;
    },
  },
};

/**
 * Runs the command that the first word names. Problems that a person can mend go to `complain` as sentences;
 * anything else is thrown.
 * @returns the exit status.
 */
export async function runCommandLine(context: CommandContext, complain: (text: string) => void): Promise<number> {
  const [name = "http", ...rest] = context.arguments;
  if (name === "--version" || name === "-V") {
    context.write(`${SERVER_INFO.version}\n`);
    return 0;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const [word = ""] = entry === undefined ? [name] : rest;
  if (["--help", "-h", "help"].includes(word) && !entry?.takesWords) {
    context.write(usage());
    return 0;
  }
  if (entry === undefined) {
    const near = nearNames(name, Object.keys(COMMANDS));
    complain(`There is no such command.${near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : ""}\n\n${usage()}`);
    return 2;
  }
  if (rest.length > 0 && !entry.takesWords) {
    complain(`${name} takes no options.\n\n${usage()}`);
    return 2;
  }
  try {
    const command = await entry.load();
    return await command({ ...context, arguments: rest });
  } catch (error) {
    if (error instanceof ConfigurationError) {
      complain(`${error.message}\n`);
      return 2;
    }
    if (error instanceof CommandError) {
      complain(`${error.message}\n`);
      return error.status;
    }
    throw error;
  }
}

function usage(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: gitea-mcp-gateway [command]

Commands:
${lines.join("\n")}

Options:
  --help, --version

Settings come from the environment; \`gitea-mcp-gateway settings\` lists them.
`;
}
