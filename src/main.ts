#!/usr/bin/env node
/** The program: wires the process to the command line. */
import process from "node:process";
import { runCommandLine } from "./command-line.ts";
import type { GatewayFactory } from "./commands/command.ts";

const GATEWAY_MODULE = new URL(`./gateway${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url).href;

const createGateway: GatewayFactory = async (settings, log) =>
  (await import(GATEWAY_MODULE)).createGateway(settings, log);

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
