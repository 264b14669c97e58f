/** What every command of the program gets and gives. */
import type { Gateway } from "../call.ts";
import type { Environment, Settings } from "../config.ts";
import type { Log } from "../log.ts";

export type GatewayFactory = (settings: Settings, log: Log) => Promise<Gateway>;

export interface CommandContext {
  /** What stands behind the command's name. */
  arguments: readonly string[];
  /** Secrets are taken out of it. */
  environment: Environment;
  createGateway: GatewayFactory;
  /** Writes to stdout. */
  write: (text: string) => void;
  /** Resolves when the process was asked to end (SIGTERM, SIGINT). */
  stopRequested: Promise<void>;
}

/** Runs to its end; the number is the exit status: 0 done, 1 failed, 2 used wrongly. */
export type Command = (context: CommandContext) => Promise<number>;

/** For people at a terminal: the commands whose stdout is protocol write to stderr, too. */
export class CommandError extends Error {
  readonly status: number;

  constructor(message: string, status = 1) {
    super(message);
    this.name = "CommandError";
    this.status = status;
  }
}
