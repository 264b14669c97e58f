import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../src/commands/audit.ts";
import { CommandError } from "../src/commands/command.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "report-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOW = Date.UTC(2026, 10, 30, 12);

interface Line {
  time?: string;
  caller?: string;
  login?: string | null;
  tool?: string | null;
  operation?: string | null;
  decision?: string;
  status?: number | null;
  bytes?: number | null;
}

function line(change: Line = {}): string {
  return JSON.stringify({
    time: "2026-11-30T10:00:00.000Z",
    request_id: "r",
    caller: "c0ffee00",
    login: "alice",
    tool: "gitea_repo_get",
    operation: "repoGet",
    decision: "allowed",
    status: 200,
    bytes: 100,
    ms: 1,
    ...change,
  });
}

function file(name: string, lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((text) => `${text}\n`).join(""));
  return path;
}

async function run(words: string[], environment: Record<string, string> = {}) {
  let output = "";
  const status = await audit(
    {
      arguments: words,
      environment,
      createGateway: () => Promise.reject(new Error("not here")),
      write: (text) => {
        output += text;
      },
      stopRequested: new Promise(() => {}),
    },
    () => NOW,
  );
  return { status, output };
}

const LINES = [
  line(),
  line({
    time: "2026-11-30T11:00:00.000Z",
    decision: "confirmed:token",
    tool: "gitea_repo_delete",
    operation: "repoDelete",
    status: 204,
  }),
  line({ time: "2026-11-29T09:00:00.000Z", decision: "denied:rate_limited", status: null, bytes: null }),
  line({ caller: "beef", login: null, decision: "allowed", status: 404, bytes: 7 }),
];

describe("totals", () => {
  test("for each caller, as a table", async () => {
    const path = file("a.jsonl", [...LINES, "{torn", '{"lost_lines":3}', "", "[]"]);
    expect((await run([path])).output).toBe(
      [
        "caller    login  calls  allowed  asked  confirmed  declined  denied  failed  bytes  first                     last",
        "c0ffee00  alice      3        1      0          1         0       1       0    200  2026-11-29T09:00:00.000Z  2026-11-30T11:00:00.000Z",
        "beef      -          1        1      0          0         0       0       1      7  2026-11-30T10:00:00.000Z  2026-11-30T10:00:00.000Z",
        "",
        "4 calls of 2 callers.",
        "2 lines cannot be read and are not counted.",
        "3 lines were lost while the audit could not be written.",
        "",
      ].join("\n"),
    );
  });

  test("as JSON", async () => {
    const path = file("a.jsonl", LINES.slice(0, 2));
    expect(JSON.parse((await run([path, "--json"])).output)).toEqual({
      calls: 2,
      brokenLines: 0,
      lostLines: 0,
      callers: [
        {
          caller: "c0ffee00",
          logins: ["alice"],
          calls: 2,
          decisions: { allowed: 1, "confirmed:token": 1 },
          failed: 0,
          bytes: 200,
          first: "2026-11-30T10:00:00.000Z",
          last: "2026-11-30T11:00:00.000Z",
        },
      ],
    });
  });

  test("nothing in a file steers the terminal", async () => {
    const path = file("a.jsonl", [line({ login: "\u001b[31mroot\nx\u202e" })]);
    expect((await run([path])).output).toContain("c0ffee00  [31mroot x ");
  });
});

const FILTERS: [string, { given: string[]; want: number[] }][] = [
  ["nothing", { given: [], want: [0, 1, 2, 3] }],
  ["since a day", { given: ["--since", "2026-11-30"], want: [0, 1, 3] }],
  ["since a time, included", { given: ["--since", "2026-11-30T11:00:00Z"], want: [1] }],
  ["until a time, not included", { given: ["--until", "2026-11-30T11:00:00+00:00"], want: [0, 2, 3] }],
  ["the last 90 minutes", { given: ["--since", "90m"], want: [1] }],
  ["all but the last day", { given: ["--until", "1d"], want: [2] }],
  ["the beginning of a hash", { given: ["--caller", "c0ff"], want: [0, 1, 2] }],
  ["a login", { given: ["--caller", "alice"], want: [0, 1, 2] }],
  ["not the beginning of a login", { given: ["--caller", "ali"], want: [] }],
  ["a tool", { given: ["--tool", "gitea_repo_delete"], want: [1] }],
  ["an operation", { given: ["--tool", "repoDelete"], want: [1] }],
  ["every denial", { given: ["--decision", "denied"], want: [2] }],
  ["one denial", { given: ["--decision", "denied:rate_limited"], want: [2] }],
  ["no decision that only begins alike", { given: ["--decision", "den"], want: [] }],
  ["several at once", { given: ["--caller", "alice", "--decision", "confirmed", "--since", "24h"], want: [1] }],
];

test.each(FILTERS)("filters by %s", async (_, { given, want }) => {
  const path = file("a.jsonl", LINES);
  expect((await run([path, "--lines", ...given])).output).toBe(want.map((index) => `${LINES[index]}\n`).join(""));
});

test("without files it reads AUDIT_FILE and the full files beside it, oldest first", async () => {
  const path = file("audit.jsonl", [line({ caller: "new" })]);
  file("audit.jsonl.20261129T000000000Z-7-0001", [line({ caller: "old" })]);
  file("audit.jsonl.bak", [line({ caller: "other" })]);
  const { output } = await run(["--lines"], { AUDIT_FILE: path });
  expect(output).toBe(`${line({ caller: "old" })}\n${line({ caller: "new" })}\n`);
});

test("separators of lines inside a text, a last line without its end, and lines beyond all measure", async () => {
  const path = join(folder, "a.jsonl");
  writeFileSync(path, `${line({ login: "a\u2028b" })}\n${"x".repeat(3_000_000)}\n${line()}\n${line()}`);
  const report = JSON.parse((await run([path, "--json"])).output) as { calls: number; brokenLines: number };
  expect([report.calls, report.brokenLines]).toEqual([3, 1]);
});

const MISTAKES: [string, { given: [string[], Record<string, string>]; want: [number, string] }][] = [
  ["no file", { given: [[], {}], want: [2, "No audit file is named. Name files, or set AUDIT_FILE."] }],
  ["stderr", { given: [[], { AUDIT_FILE: "-" }], want: [2, "No audit file is named. Name files, or set AUDIT_FILE."] }],
  [
    "a file that is not there",
    { given: [["/nowhere/a.jsonl"], {}], want: [1, "An audit file cannot be read (ENOENT)."] },
  ],
  [
    "a folder that is not there",
    { given: [[], { AUDIT_FILE: "/nowhere/a.jsonl" }], want: [1, "The folder of AUDIT_FILE cannot be read."] },
  ],
  [
    "no time",
    {
      given: [["x", "--since", "yesterday"], {}],
      want: [2, "--since is no time. Use 2026-11-30, 2026-11-30T12:00:00Z, 90m, 24h or 7d."],
    },
  ],
];

test.each(MISTAKES)("says what is wrong: %s", async (_, { given: [words, environment], want }) => {
  const error = await run(words, environment).catch((reason: unknown) => reason);
  expect(error instanceof CommandError && [error.status, error.message]).toEqual(want);
});

test("an unknown option shows the usage", async () => {
  const error = await run(["--sinse", "1d"]).catch((reason: unknown) => reason);
  expect(error instanceof CommandError && [error.status, error.message.split("\n")[0]]).toEqual([
    2,
    "There is no such option, or its value is missing.",
  ]);
  expect((await run(["--help"])).output.split("\n")[0]).toBe("Usage: gitea-mcp-gateway audit [files...] [options]");
});
