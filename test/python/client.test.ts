/** The Python SDK (PyPI `mcp`, 2.x) as a second opinion, where it is at hand: PYTHON or python3 of the PATH. */
import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BEARER, type Running, startEndpoint, stopEndpoints } from "../mcp/endpoint.ts";

const PYTHON = process.env.PYTHON ?? "python3";
const SCRIPT = fileURLToPath(new URL("client.py", import.meta.url));
const atHand =
  spawnSync(PYTHON, ["-c", "from mcp.client.streamable_http import streamable_http_client; import mcp; mcp.Client"])
    .status === 0;
const title = atHand
  ? "the Python client"
  : "the Python client (skipped: no Python with the package `mcp` 2.x; set PYTHON)";

describe.skipIf(!atHand)(title, () => {
  let running: Running;
  beforeAll(async () => {
    running = await startEndpoint();
  });
  afterAll(stopEndpoints);

  test.each(["legacy", "auto"])("connects, lists, calls, answers and leaves in mode %s", async (mode) => {
    const { stdout, stderr, failed } = await new Promise<{ stdout: string; stderr: string; failed: boolean }>(
      (resolve) => {
        execFile(PYTHON, [SCRIPT, running.url, BEARER, mode], (error, stdout, stderr) =>
          resolve({ stdout, stderr, failed: error !== null }),
        );
      },
    );
    expect(failed, stderr).toBe(false);
    expect(JSON.parse(stdout)).toEqual({
      tools: ["echo", "wait", "delete", "report", "fault", "refuse"],
      echo: { a: 1 },
      deleted: { deleted: true },
      refused: true,
    });
    expect(stderr).not.toMatch(/terminat|error/i);
  });
});

if (!atHand) console.log(title);
