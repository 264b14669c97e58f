import { execFile } from "node:child_process";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BEARER, startEndpoint, stopEndpoints } from "../mcp/endpoint.ts";
import { startBearerProxy } from "./bearer-proxy.ts";
import { SCENARIOS } from "./scenarios.ts";

const require = createRequire(import.meta.url);
const TOOL = join(dirname(require.resolve("@modelcontextprotocol/conformance/package.json")), "dist", "index.js");

let url = "";
let proxy: Server;

beforeAll(async () => {
  const { port } = await startEndpoint();
  const started = await startBearerProxy(port, BEARER);
  proxy = started.server;
  url = `http://127.0.0.1:${started.port}/mcp`;
});

afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await stopEndpoints();
});

test.each(SCENARIOS)("%s", async (scenario) => {
  const { status, output } = await new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [TOOL, "server", "--url", url, "--scenario", scenario],
      { env: { PATH: process.env.PATH } },
      (error, stdout, stderr) => resolve({ status: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
  expect(output).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed, 0 warnings/);
  expect(status).toBe(0);
});
