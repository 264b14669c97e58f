/** The program with the fake gateway in the place of the real one, for tests that need a process of its own. */
import process from "node:process";
import { runCommandLine } from "../src/command-line.ts";
import { createFakeGateway } from "./mcp/fake-gateway.ts";

const { promise: stopRequested, resolve } = Promise.withResolvers<void>();
process.once("SIGTERM", () => resolve());

process.exitCode = await runCommandLine(
  {
    arguments: process.argv.slice(2),
    environment: process.env,
    createGateway: async () => createFakeGateway(),
    write: (text) => process.stdout.write(text),
    stopRequested,
  },
  (text) => process.stderr.write(text),
);
