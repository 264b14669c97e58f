import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { GatewayError } from "../../src/errors.ts";
import { type AuditOptions, type AuditSink, createAudit, createStreamSink } from "../../src/guard/audit.ts";

const FULL = Object.assign(new Error("no space"), { code: "ENOSPC" });

/** A sink that keeps what it gets, fails while `broken` is set, and does not answer while `hung` is. */
function memorySink() {
  const state = {
    text: "",
    appends: 0,
    broken: null as Error | null,
    /** Lines still get through, but not for long. */
    full: null as Error | null,
    hung: null as Promise<void> | null,
    closed: false,
  };
  const sink: AuditSink = {
    async append(lines) {
      state.appends++;
      await state.hung;
      if (state.broken !== null) throw state.broken;
      state.text += lines;
    },
    async check() {
      const fault = state.broken ?? state.full;
      if (fault !== null) throw fault;
    },
    async close() {
      state.closed = true;
    },
  };
  return { state, sink };
}

function given(options: Partial<AuditOptions> = {}) {
  const { state, sink } = memorySink();
  const reports: object[] = [];
  const audit = createAudit({
    sink,
    required: true,
    report: (event) => reports.push(event),
    now: () => Date.UTC(2026, 10, 30),
    timeoutMs: 20,
    ...options,
  });
  return { state, reports, audit };
}

async function kindOf(attempt: Promise<unknown>): Promise<string | null> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof GatewayError ? error.kind : error === null ? null : "other";
}

test("a line stands in the sink when record says so", async () => {
  const { audit, state } = given();
  await audit.ready();
  expect(await audit.record("a\n")).toBe(true);
  expect(state.text).toBe("a\n");
});

test("many calls at once share appends, and every line stands once, in order", async () => {
  const { audit, state } = given({ batchBytes: 64 });
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${index}\n`);
  expect(await Promise.all(lines.map((line) => audit.record(line)))).toEqual(lines.map(() => true));
  expect(state.text).toBe(lines.join(""));
  expect(state.appends).toBeLessThan(1000);
});

test("a line that comes while the last one is just done is not forgotten", async () => {
  const { audit, state } = given();
  for (let turn = 0; turn < 20; turn++) {
    const first = audit.record("a\n");
    // Each turn falls between other steps of the append before it.
    for (let step = 0; step < turn; step++) await Promise.resolve();
    expect(await Promise.all([first, audit.record("b\n")])).toEqual([true, true]);
  }
  expect(state.text).toBe("a\nb\n".repeat(20));
});

test("a disk with room for refusals alone is reported once", async () => {
  const { audit, state, reports } = given();
  state.full = FULL;
  for (let call = 0; call < 3; call++) {
    expect(await kindOf(audit.ready())).toBe("audit_unavailable");
    expect(await audit.record("refused\n")).toBe(true);
  }
  expect(reports).toEqual([{ written: false, code: "ENOSPC", lost: 0 }]);
  state.full = null;
  await audit.ready();
  expect(reports.slice(1)).toEqual([{ written: true, code: "", lost: 0 }]);
});

test("a full disk is reported once, refuses writes, and loses no line once there is room", async () => {
  const { audit, state, reports } = given();
  state.broken = FULL;
  expect([await audit.record("a\n"), await audit.record("b\n")]).toEqual([false, false]);
  expect(await kindOf(audit.ready())).toBe("audit_unavailable");
  expect(reports).toEqual([{ written: false, code: "ENOSPC", lost: 0 }]);
  state.broken = null;
  expect(await kindOf(audit.ready())).toBe(null);
  expect(await audit.record("c\n")).toBe(true);
  expect(state.text).toBe("a\nb\nc\n");
  expect(reports).toEqual([
    { written: false, code: "ENOSPC", lost: 0 },
    { written: true, code: "", lost: 0 },
  ]);
});

test("a disk found full before the first line refuses too, and room is noticed without a line", async () => {
  const { audit, state, reports } = given();
  state.broken = FULL;
  expect(await kindOf(audit.ready())).toBe("audit_unavailable");
  state.broken = null;
  expect(await kindOf(audit.ready())).toBe(null);
  expect(reports).toHaveLength(2);
});

test("where the audit is not required, nothing is refused and the same is reported", async () => {
  const { audit, state, reports } = given({ required: false });
  state.broken = FULL;
  expect(await kindOf(audit.ready())).toBe(null);
  expect(await audit.record("a\n")).toBe(false);
  expect(await kindOf(audit.ready())).toBe(null);
  expect(reports).toEqual([{ written: false, code: "ENOSPC", lost: 0 }]);
});

test("a sink that never answers costs one call its patience and the next ones nothing", async () => {
  const { audit, state, reports } = given();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.hung = promise;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const first = audit.record("a\n");
    await vi.advanceTimersByTimeAsync(20);
    expect(await first).toBe(false);
    // The clock stands still from here: whoever waited for it would wait for ever.
    for (let call = 0; call < 100; call++) expect(await audit.record("b\n")).toBe(false);
  } finally {
    vi.useRealTimers();
  }
  expect(await kindOf(audit.ready())).toBe("audit_unavailable");
  expect(reports).toEqual([{ written: false, code: "TIMEOUT", lost: 0 }]);
  state.hung = null;
  resolve();
  await audit.close();
  expect(state.text).toBe(`a\n${"b\n".repeat(100)}`);
  expect(state.closed).toBe(true);
});

test("what waits is bounded; what was lost is counted in the audit itself", async () => {
  const { audit, state, reports } = given({ mostWaiting: 10 });
  state.broken = FULL;
  for (let call = 0; call < 8; call++) await audit.record("abc\n");
  state.broken = null;
  expect(await audit.record("x\n")).toBe(true);
  await audit.close();
  expect(state.text).toBe('abc\nabc\nx\n{"time":"2026-11-30T00:00:00.000Z","lost_lines":6}\n');
  expect(reports.at(-1)).toEqual({ written: true, code: "", lost: 6 });
});

test("closing writes what waits and never throws", async () => {
  const { audit, state } = given();
  state.broken = FULL;
  await audit.record("a\n");
  await audit.close();
  expect(state.text).toBe("");
  const { audit: hung, state: other } = given();
  other.hung = new Promise(() => {});
  await hung.record("a\n");
  await hung.close();
});

test("a stream takes the lines; one that has ended refuses writes", async () => {
  const stream = new PassThrough();
  const audit = createAudit({ sink: createStreamSink(stream), required: true, report: () => {}, now: () => 0 });
  await audit.ready();
  expect(await audit.record("a\n")).toBe(true);
  expect(String(stream.read())).toBe("a\n");
  stream.end();
  expect(await kindOf(audit.ready())).toBe("audit_unavailable");
});

test("a reader of stderr that goes away costs the audit, not the program", async () => {
  const stream = new PassThrough();
  const audit = createAudit({ sink: createStreamSink(stream), required: true, report: () => {}, now: () => 0 });
  stream.destroy(Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
  expect(await audit.record("a\n")).toBe(false);
  expect(await kindOf(audit.ready())).toBe("audit_unavailable");
});
