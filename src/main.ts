#!/usr/bin/env node
/** The program: wires the process to the command line. */
import process from "node:process";
import { runCommandLine } from "./command-line.ts";
import type { GatewayFactory } from "./commands/command.ts";

// The compiled program would stop at the first thing that an older one does not know.
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(`Node.js 24 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(2);
}

/** Loaded when a command needs it: the catalog and the guards cost a third of a second. */
const createGateway: GatewayFactory = async (settings, log) =>
  (await import("./start.ts")).createGateway(settings, log);

// Node would print the error itself, whose text may hold a value of a call or a setting.
process.on("uncaughtException", async (error) => {
  const { createLog, faultFields } = await import("./log.ts");
  createLog("error").error({ event: "fault", ...faultFields(error) });
  process.exit(1);
});

const { promise: stopRequested, resolve: requestStop } = Promise.withResolvers<void>();
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    requestStop();
    // A second signal means now.
    process.once(signal, () => process.exit(1));
  });
}

process.exitCode = await runCommandLine(
  {
    arguments: process.argv.slice(2),
    environment: process.env,
    createGateway,
    write: (text) => process.stdout.write(text),
    stopRequested,
  },
  (text) => process.stderr.write(text),
);
