import { describe, expect, test } from "vitest";
import type { Operation } from "../../generated/contract.ts";
import { GatewayError } from "../../src/errors.ts";
import { createRedactor } from "../../src/guard/redaction.ts";
import { createOverflow, type OverflowContext } from "../../src/surface/overflow.ts";
import { createResultStore } from "../../src/surface/results.ts";
import { sliceText } from "../../src/surface/stored-text.ts";

const MEBIBYTE = 1024 * 1024;
const TOKEN = "4f04c416213abfddf650c5b4b084143329a288fe";
const LINE = "2026-03-29T01:30:00Z compiled module src/foo/bar.ts in 120 ms\n";

function operationOf(kind: Operation["answer"]["kind"], method: Operation["method"] = "GET"): Operation {
  return { method, answer: { kind, yesNo: false, encodedContent: false, secrets: [] } } as unknown as Operation;
}

function contextOf(settings: Partial<OverflowContext["settings"]> = {}): OverflowContext {
  return {
    settings: {
      maxResultBytes: 4 * MEBIBYTE,
      maxResponseChars: 4_000,
      maxBinaryBytes: 10 * MEBIBYTE,
      secretDetection: "mask",
      ...settings,
    },
    results: createResultStore({ maxBytes: 64 * MEBIBYTE, ttlMs: 1_000, now: () => 0 }),
    redactor: createRedactor([TOKEN]),
  };
}

/** Hands the bytes over as the transport does: chunk by chunk, and no further than the spill takes. */
async function spilled(context: OverflowContext, chunks: Iterable<Buffer>, kind: "text" | "binary" = "text") {
  const overflow = createOverflow(operationOf(kind), "caller", context);
  const { spill } = overflow;
  if (spill === undefined) throw new Error("no spill");
  let size = 0;
  for (const chunk of chunks) {
    size += chunk.length;
    const excess = Math.max(0, size - spill.maximumBytes);
    spill.write(chunk.subarray(0, chunk.length - excess));
    if (excess > 0) break;
  }
  const data = await overflow.take({ status: 200, data: null, spilledBytes: Math.min(size, spill.maximumBytes) });
  const cut = overflow.cuts[0];
  const { result_id: id } = (overflow.cuts.map((entry) => entry.rest)[0] as { arguments: { result_id: string } })
    .arguments;
  const stored = context.results.get("caller", id);
  if (stored.kind !== "text") throw new Error(stored.kind);
  return { overflow, data, cut, id, text: stored.text, whole: () => sliceText(stored.text, 0, stored.text.units) };
}

function chunksOf(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw error ?? new Error("no error");
  return { kind: error.kind, message: error.message, status: error.status, fields: error.fields };
}

test.each([
  ["a JSON answer", operationOf("json")],
  ["a raw request to an unlisted route", null],
  ["a write that answers text", operationOf("text", "POST")],
])("%s is never spilled", async (_name, operation) => {
  const overflow = createOverflow(operation, "caller", contextOf());
  expect(overflow.spill).toBeUndefined();
  expect(await overflow.take({ status: 200, data: [1], spilledBytes: null })).toEqual([1]);
});

test("a text that was not spilled passes", async () => {
  const overflow = createOverflow(operationOf("text"), "caller", contextOf());
  expect(await overflow.take({ status: 200, data: "short", spilledBytes: null })).toBe("short");
  expect([overflow.notes, overflow.cuts]).toEqual([[], []]);
});

test("the answer holds the beginning and the call that reads on", async () => {
  const text = LINE.repeat(20_000);
  const { data, cut, id, whole, overflow } = await spilled(contextOf(), chunksOf(Buffer.from(text), 65_000));
  expect(data).toBe(text.slice(0, (data as string).length));
  expect(JSON.stringify(data).length).toBeLessThanOrEqual(2_000);
  expect(JSON.stringify(data).length).toBeGreaterThan(1_990);
  expect(cut).toEqual({
    pointer: "",
    unit: "characters",
    kept: (data as string).length,
    total: text.length,
    rest: { tool: "gitea_read_result", arguments: { result_id: id, offset: (data as string).length } },
  });
  expect(whole()).toBe(text);
  expect(overflow.notes).toEqual([]);
});

test("a text beyond MAX_RESULT_BYTES is kept up to there, and it is said", async () => {
  const context = contextOf({ maxResultBytes: MEBIBYTE });
  const { text, whole, overflow } = await spilled(context, chunksOf(Buffer.from("€".repeat(400_000)), 10_007));
  expect(text.bytes).toBe(MEBIBYTE - 1);
  expect(whole()).toBe("€".repeat((MEBIBYTE - 1) / 3));
  expect(overflow.notes).toEqual([
    "Only the first 1048575 bytes were read (MAX_RESULT_BYTES); what comes after them cannot be read here.",
  ]);
});

test("a text of just MAX_RESULT_BYTES is whole", async () => {
  const context = contextOf({ maxResultBytes: MEBIBYTE });
  const { text, overflow } = await spilled(context, chunksOf(Buffer.alloc(MEBIBYTE, "a"), 10_007));
  expect(text.bytes).toBe(MEBIBYTE);
  expect(overflow.notes).toEqual([]);
});

test("secrets, shaped secrets and control characters are gone, whatever chunk they stood in", async () => {
  const text = `${LINE.repeat(9_000)}a ${TOKEN} b\u001b[31m\npassword: hunter2hunter2\n${LINE.repeat(9_000)}`;
  const { whole, overflow } = await spilled(contextOf(), chunksOf(Buffer.from(text), 61));
  const around = whole().slice(9_000 * LINE.length, -9_000 * LINE.length);
  expect(around).toBe("a [REDACTED] b[31m\npassword: hu…r2\n");
  expect(overflow.notes).toEqual([
    "Control, bidi or tag characters were removed from data: 1 at the whole text. Gitea still has them; writing the text back would drop them.",
    "[REDACTED] stands for a secret that this gateway or this call knows; writing the text back would store the marker.",
  ]);
});

test("mode block withholds the whole text", async () => {
  const text = `${LINE.repeat(9_000)}password: hunter2hunter2\n`;
  const work = spilled(contextOf({ secretDetection: "block" }), chunksOf(Buffer.from(text), 65_536));
  expect(await errorOf(work)).toEqual({
    kind: "secret_blocked",
    message: "The answer holds what looks like a secret and was withheld.",
    status: 200,
    fields: { matches: 1 },
  });
});

test("mode off redacts exactly and masks nothing", async () => {
  const text = `${LINE.repeat(9_000)}password: hunter2hunter2 ${TOKEN}\n`;
  const { whole } = await spilled(contextOf({ secretDetection: "off" }), chunksOf(Buffer.from(text), 65_536));
  expect(whole().slice(9_000 * LINE.length)).toBe("password: hunter2hunter2 [REDACTED]\n");
});

describe("case 14: what is no text is refused, not mangled", () => {
  const TOO_LARGE = {
    kind: "answer_too_large",
    message: "The content is no text and too large to be handed on.",
    status: 200,
    fields: { maximum_bytes: 10 * MEBIBYTE },
  };

  test.each([
    ["a lone 0xFF", "text", Buffer.from([0x61, 0xff, 0x61])],
    ["half a character at the end", "text", Buffer.from("abc€").subarray(0, 5)],
    ["UTF-16", "binary", Buffer.from("text", "utf16le")],
    ["a NUL in a file", "binary", Buffer.from("a\u0000b")],
  ] as const)("%s", async (_name, kind, bytes) => {
    const work = spilled(contextOf(), [Buffer.from(LINE.repeat(5_000)), bytes], kind);
    expect(await errorOf(work)).toEqual(TOO_LARGE);
  });

  test("a NUL in a log is taken out like any control character", async () => {
    const { whole } = await spilled(contextOf(), [Buffer.from("a\u0000b\n")], "text");
    expect(whole()).toBe("ab\n");
  });

  test("reading stops where a file turns out to be no text", async () => {
    const overflow = createOverflow(operationOf("binary"), "caller", contextOf());
    overflow.spill?.write(Buffer.alloc(1_000));
    expect(overflow.spill?.maximumBytes).toBe(1_000);
  });
});

test("case 16: a log of 50 MB costs its bytes and little more", async () => {
  const chunk = Buffer.from(LINE.repeat(1_000));
  const count = Math.floor((50 * MEBIBYTE) / chunk.length);
  const before = process.memoryUsage();
  let most = 0;
  const watch = setInterval(() => {
    const now = process.memoryUsage();
    most = Math.max(most, now.heapUsed - before.heapUsed + now.arrayBuffers - before.arrayBuffers);
  }, 1);
  function* chunks() {
    for (let index = 0; index < count; index += 1) yield chunk;
  }
  const { text } = await spilled(contextOf({ maxResultBytes: 64 * MEBIBYTE }), chunks());
  clearInterval(watch);
  expect(text.bytes).toBe(count * chunk.length);
  expect(text.lines).toBe(count * 1_000);
  expect(most).toBeLessThan(text.bytes * 2.5);
});
