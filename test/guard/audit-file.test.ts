import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { appendWhole, auditFiles, createFileSink } from "../../src/guard/audit-file.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "audit-"));
  path = join(folder, "audit.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

const sinkOf = (options: { maxBytes?: number; keep?: number } = {}) =>
  createFileSink({ path, maxBytes: 1_000_000, keep: 5, now: () => Date.UTC(2026, 10, 30, 12), ...options });

async function allLines(): Promise<string[]> {
  return (await auditFiles(path)).flatMap((file) => readFileSync(file, "utf8").split("\n").slice(0, -1));
}

async function codeOf(attempt: Promise<unknown>): Promise<string | null> {
  return await attempt.then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? "none",
  );
}

test("the file is made for its owner alone, and lines are appended to what is there", async () => {
  writeFileSync(path, "old\n");
  chmodSync(path, 0o644);
  const sink = sinkOf();
  await sink.append("a\nb\n");
  await sink.close();
  expect(readFileSync(path, "utf8")).toBe("old\na\nb\n");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  rmSync(path);
  const fresh = sinkOf();
  await fresh.append("a\n");
  await fresh.close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("a group that was let in stays in", async () => {
  writeFileSync(path, "");
  chmodSync(path, 0o640);
  const sink = sinkOf();
  await sink.append("a\n");
  await sink.close();
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

test("rotation by size loses no line and keeps the number of files", async () => {
  const sink = sinkOf({ maxBytes: 100, keep: 50 });
  const lines = Array.from({ length: 200 }, (_, index) => `line ${String(index).padStart(4, "0")}`);
  for (const line of lines) await sink.append(`${line}\n`);
  await sink.close();
  expect(await allLines()).toEqual(lines);
  const files = await auditFiles(path);
  expect(files).toHaveLength(20);
  for (const file of files) {
    expect(statSync(file).size).toBeLessThanOrEqual(100);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
  expect(files.map((file) => basename(file).replace(String(process.pid), "PID")).slice(0, 2)).toEqual([
    "audit.jsonl.20261130T120000000Z-PID-0001",
    "audit.jsonl.20261130T120000000Z-PID-0002",
  ]);
});

test("older full files than are to be kept go, other files stay", async () => {
  writeFileSync(`${path}.20200101T000000000Z-1-0001`, "old\n");
  writeFileSync(`${path}.bak`, "mine\n");
  const sink = sinkOf({ maxBytes: 10, keep: 2 });
  for (let line = 0; line < 9; line++) await sink.append(`line ${line}\n`);
  await sink.close();
  expect((await allLines()).slice(-3)).toEqual(["line 6", "line 7", "line 8"]);
  expect(existsSync(`${path}.20200101T000000000Z-1-0001`)).toBe(false);
  expect(existsSync(`${path}.bak`)).toBe(true);
});

test("somebody else's rotation is followed", async () => {
  const [first, second] = [sinkOf({ maxBytes: 20 }), sinkOf({ maxBytes: 20 })];
  for (let turn = 0; turn < 30; turn++) {
    await first.append(`first ${turn}\n`);
    await second.append(`second ${turn}\n`);
  }
  await Promise.all([first.close(), second.close()]);
  // Both sinks are of this process and share the names' clock, yet overwrite nothing that is kept.
  const lines = await allLines();
  expect(lines.at(-1)).toBe("second 29");
  for (const line of lines) expect(line).toMatch(/^(first|second) \d+$/);
});

test("a file that was removed is made anew", async () => {
  const sink = sinkOf();
  await sink.append("a\n");
  rmSync(path);
  await sink.append("b\n");
  await sink.close();
  expect(readFileSync(path, "utf8")).toBe("b\n");
});

test("a line that a loss of power left half is set apart", async () => {
  writeFileSync(path, '{"a":1}\n{"b":');
  const sink = sinkOf();
  await sink.append('{"c":3}\n');
  await sink.close();
  expect(readFileSync(path, "utf8")).toBe('{"a":1}\n{"b":\n{"c":3}\n');
});

test("a symbolic link is not followed", async () => {
  const target = join(folder, "target");
  writeFileSync(target, "");
  symlinkSync(target, path);
  const sink = sinkOf();
  expect(await codeOf(sink.append("a\n"))).toBe("ELOOP");
  expect(await codeOf(sink.check())).toBe("ELOOP");
  expect(readFileSync(target, "utf8")).toBe("");
});

test.each([
  ["a folder", "", "EISDIR"],
  ["a folder that is not there", "missing/audit.jsonl", "ENOENT"],
])("%s is no audit file", async (_, name, code) => {
  const sink = createFileSink({ path: join(folder, name), maxBytes: 100, keep: 1 });
  expect(await codeOf(sink.check())).toBe(code);
});

test("a full device is seen before the first line and again with every line", async () => {
  const sink = createFileSink({ path: "/dev/full", maxBytes: 100, keep: 1 });
  expect(await codeOf(sink.check())).toBe("ENOSPC");
  expect(await codeOf(sink.append("a\n"))).toBe("ENOSPC");
  await sink.close();
});

test("what a full disk leaves half is taken back, unless another process has written behind it", async () => {
  const handle = (sizes: number[]) => {
    const seen = { truncated: [] as number[], writes: 0 };
    return {
      seen,
      stat: async () => ({ size: sizes.shift() ?? 0 }),
      truncate: async (length: number) => {
        seen.truncated.push(length);
      },
      write: async () => {
        seen.writes++;
        if (seen.writes > 1) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
        return { bytesWritten: 3 };
      },
    };
  };
  const alone = handle([100, 103]);
  expect(await codeOf(appendWhole(alone as never, Buffer.from("abcdef\n")))).toBe("ENOSPC");
  expect(alone.seen.truncated).toEqual([100]);
  const shared = handle([100, 150]);
  expect(await codeOf(appendWhole(shared as never, Buffer.from("abcdef\n")))).toBe("ENOSPC");
  expect(shared.seen.truncated).toEqual([]);
});

test("several processes on one path lose nothing and mix no lines, also while rotating", async () => {
  const program = `
    import { createFileSink } from ${JSON.stringify(new URL("../../src/guard/audit-file.ts", import.meta.url).href)};
    const sink = createFileSink({ path: ${JSON.stringify(path)}, maxBytes: 2000, keep: 1000 });
    for (let index = 0; index < 300; index++) await sink.append(JSON.stringify({ writer: process.argv[1], index }) + "\\n");
    await sink.close();
  `;
  const writers = ["a", "b", "c"].map((name) =>
    spawn(process.execPath, ["--input-type=module", "-e", program, name], { stdio: ["ignore", "ignore", "inherit"] }),
  );
  expect(await Promise.all(writers.map(async (writer) => (await once(writer, "exit"))[0]))).toEqual([0, 0, 0]);
  const lines = (await allLines()).map((line) => JSON.parse(line) as { writer: string; index: number });
  for (const name of ["a", "b", "c"]) {
    const own = lines.filter((line) => line.writer === name).map((line) => line.index);
    expect(own.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 300 }, (_, index) => index));
  }
});
