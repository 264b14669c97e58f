import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { JsonObject } from "../generated/contract.ts";
import type { Gateway } from "../src/call.ts";
import { readSettings } from "../src/config.ts";
import { createLog } from "../src/log.ts";
import { createGateway } from "../src/start.ts";

const LINE = "2026-03-29T01:30:00Z compiled module src/foo/bar.ts in 120 ms\n";
const LOG = "/api/v1/repos/octo/site/actions/jobs/7/logs";
const DIFF = "/api/v1/repos/octo/site/pulls/1.diff";
const FILE = "/api/v1/repos/octo/site/raw/large.bin";

function* logOf(bytes: number): Generator<string> {
  const block = LINE.repeat(1_000);
  for (let sent = 0; sent < bytes; sent += block.length) yield block;
  yield "password: hunter2hunter2\nFATAL: out of memory\n";
}

function* zeros(): Generator<Buffer> {
  for (let block = 0; block < 200; block += 1) yield Buffer.alloc(100_000);
}

let gitea: Server;
let gateway: Gateway;

beforeEach(async () => {
  gitea = createServer(async (request, response) => {
    const answers: Record<string, () => Iterable<string | Buffer>> = {
      [LOG]: () => logOf(20_000_000),
      [DIFF]: () => [`+\t"${"x".repeat(60)}"\n`.repeat(45_000)],
      [FILE]: zeros,
    };
    const answer = answers[request.url ?? ""];
    if (answer === undefined) {
      response.writeHead(404, { "content-type": "application/json" }).end('{"message":"not found"}');
      return;
    }
    response.writeHead(200, { "content-type": "text/plain; charset=utf-8" });
    // The gateway may stop reading.
    await pipeline(Readable.from(answer()), response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => gitea.listen(0, "127.0.0.1", resolve));
  const { port } = gitea.address() as AddressInfo;
  const { settings } = readSettings({ GITEA_URL: `http://127.0.0.1:${port}` });
  gateway = await createGateway(settings, createLog("silent"));
});

afterEach(async () => {
  await gateway.close();
  gitea.closeAllConnections();
  await new Promise((resolve) => gitea.close(resolve));
});

async function call(name: string, args: JsonObject) {
  const outcome = await gateway.call({
    name,
    arguments: args,
    caller: { id: "caller", toolsets: null },
    requestId: "1",
    signal: new AbortController().signal,
    canAsk: false,
    answers: {},
  });
  if (outcome.kind !== "result") throw new Error(outcome.kind);
  expect(outcome.text.length).toBeLessThanOrEqual(40_000);
  return JSON.parse(outcome.text) as {
    data: string;
    truncated?: { kept: number; total: number; rest: { tool: string; arguments: JsonObject } }[];
    notes?: string[];
    next: { tool: string; arguments: JsonObject } | null;
    error?: JsonObject;
  };
}

/** The whole of a text answer, by the calls that the answers give. */
async function readWhole(first: Awaited<ReturnType<typeof call>>): Promise<string> {
  let text = first.data;
  for (let step = first.truncated?.[0]?.rest ?? null; step !== null; ) {
    const answer = await call(step.tool, step.arguments);
    text += answer.data;
    step = answer.next;
  }
  return text;
}

test("case 16: a diff of 3 MB is cut and can be read to its last character", async () => {
  const first = await call("gitea_repo_download_pull_diff_or_patch", {
    owner: "octo",
    repo: "site",
    index: 1,
    diffType: "diff",
  });
  const whole = `+\t"${"x".repeat(60)}"\n`.repeat(45_000);
  expect(first.truncated).toMatchObject([{ pointer: "", unit: "characters", total: whole.length }]);
  expect((await readWhole(first)) === whole).toBe(true);
});

test("case 16: a log beyond 8 MiB is read as a stream, cleaned, and found in", async () => {
  const first = await call("gitea_download_actions_run_job_logs", { owner: "octo", repo: "site", job_id: 7 });
  expect(first.data.startsWith(LINE)).toBe(true);
  expect(first.truncated).toHaveLength(1);
  expect(first.notes).toBeUndefined();
  const id = first.truncated?.[0]?.rest.arguments.result_id ?? "";
  const last = await call("gitea_read_result", { result_id: id, lines: "-2" });
  expect(last.data).toBe("password: hu…r2\nFATAL: out of memory\n");
  const found = await call("gitea_read_result", { result_id: id, match: "/^fatal/i" });
  expect(found.data).toMatchObject([{ text: "FATAL: out of memory" }]);
});

test("a large file that is no text is refused while it is read", async () => {
  const { error } = await call("gitea_repo_get_raw_file", { owner: "octo", repo: "site", filepath: "large.bin" });
  expect(error).toEqual({
    status: 200,
    kind: "answer_too_large",
    message: "The content is no text and too large to be handed on.",
    hint: "Fetch it outside of this tool, or have the operator raise MAX_BINARY_BYTES.",
    maximum_bytes: 10_485_760,
  });
});
