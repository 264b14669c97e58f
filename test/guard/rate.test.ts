import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GatewayError } from "../../src/errors.ts";
import { createConcurrencyLimiter, createRateLimiter, type RateLimiter } from "../../src/guard/rate.ts";

function limiter(perMinute: number, mostCallers?: number) {
  const clock = { now: 5_000_000 };
  return { clock, rate: createRateLimiter(perMinute, () => clock.now, mostCallers) };
}

/** Null when the call may run, else the seconds to wait. */
function wait(rate: RateLimiter, caller = "a", kind: "read" | "write" = "read"): number | null {
  try {
    rate.take(caller, kind);
    return null;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    expect([error.kind, error.status]).toEqual(["rate_limited", null]);
    return error.fields.retry_after_seconds as number;
  }
}

describe("rate", () => {
  test("the refusal says what was too much and when to come back", () => {
    const { rate, clock } = limiter(2);
    rate.take("a", "write");
    clock.now += 10_000;
    rate.take("a", "write");
    const error = (() => {
      try {
        rate.take("a", "write");
      } catch (caught) {
        return caught as GatewayError;
      }
    })();
    expect(error?.message).toBe("More than 2 writing calls in the last minute. Nothing was sent to Gitea.");
    expect(error?.hint).toBe("Call again in 50 seconds; larger pages and narrower filters need fewer calls.");
    expect(error?.fields).toEqual({ retry_after_seconds: 50 });
  });

  test("who comes back when told gets on; a second earlier does not", () => {
    const { rate, clock } = limiter(1);
    rate.take("a", "read");
    clock.now += 59_000;
    expect(wait(rate)).toBe(1);
    clock.now += 1000;
    expect(wait(rate)).toBe(null);
  });

  test("the minute slides: no burst of twice the limit around a full minute", () => {
    const { rate, clock } = limiter(10);
    clock.now += 50_000;
    for (let call = 0; call < 10; call++) expect(wait(rate)).toBe(null);
    clock.now += 15_000;
    expect(wait(rate)).toBe(45);
  });

  test("refused calls do not count", () => {
    const { rate, clock } = limiter(1);
    rate.take("a", "read");
    for (let call = 0; call < 100; call++) expect(wait(rate)).toBe(60);
    clock.now += 60_000;
    expect(wait(rate)).toBe(null);
  });

  test("reads and writes, and callers, are counted apart", () => {
    const { rate } = limiter(1);
    expect([wait(rate, "a", "read"), wait(rate, "a", "write"), wait(rate, "b", "read")]).toEqual([null, null, null]);
    expect([wait(rate, "a", "read"), wait(rate, "a", "write"), wait(rate, "b", "read")]).toEqual([60, 60, 60]);
  });

  test("0 is no limit and remembers nobody", () => {
    const { rate } = limiter(0);
    for (let call = 0; call < 10_000; call++) rate.take("a", "read");
    expect(rate.size).toBe(0);
  });

  test("memory is bounded: who has been idle longest is forgotten first", () => {
    const { rate } = limiter(1, 3);
    for (const caller of ["a", "b", "c"]) rate.take(caller, "read");
    for (let index = 0; index < 1000; index++) rate.take(`flood-${index}`, "read");
    expect(rate.size).toBe(3);
    expect(wait(rate, "flood-999")).toBe(60);
    expect(wait(rate, "a")).toBe(null);
  });

  test("a clock that stands still or jumps far does no harm", () => {
    const { rate, clock } = limiter(2);
    expect([wait(rate), wait(rate), wait(rate)]).toEqual([null, null, 60]);
    clock.now += 1e12;
    expect([wait(rate), wait(rate), wait(rate)]).toEqual([null, null, 60]);
  });

  test("never more than the limit within any 59 seconds, and the wait it names is enough", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 100 }),
        (limit, gaps) => {
          const { rate, clock } = limiter(limit);
          const taken: number[] = [];
          for (const gap of gaps) {
            clock.now += gap;
            const seconds = wait(rate);
            if (seconds === null) taken.push(clock.now);
            else {
              expect(seconds).toBeGreaterThanOrEqual(1);
              expect(seconds).toBeLessThanOrEqual(60);
              clock.now += seconds * 1000;
              expect(wait(rate)).toBe(null);
              taken.push(clock.now);
            }
          }
          for (const [index, time] of taken.entries()) {
            const later = taken[index + limit];
            if (later !== undefined) expect(later - time).toBeGreaterThan(59_000);
          }
        },
      ),
    );
  });
});

describe("concurrency", () => {
  test("the call beyond the limit is refused until one ends", () => {
    const limiter = createConcurrencyLimiter(2);
    const leave = limiter.enter("a");
    limiter.enter("a");
    expect(() => limiter.enter("a")).toThrow("2 calls of this caller are still running. Nothing was sent to Gitea.");
    expect(() => limiter.enter("b")).not.toThrow();
    leave();
    expect(() => limiter.enter("a")).not.toThrow();
  });

  test("a place is given back once, and a caller without calls is forgotten", () => {
    const limiter = createConcurrencyLimiter(1);
    const leave = limiter.enter("a");
    leave();
    leave();
    limiter.enter("a");
    expect(() => limiter.enter("a")).toThrow("1 call of this caller is still running.");
    const other = createConcurrencyLimiter(5);
    other.enter("x")();
    expect(other.size).toBe(0);
  });

  test("0 is no limit", () => {
    const limiter = createConcurrencyLimiter(0);
    for (let call = 0; call < 1000; call++) limiter.enter("a");
    expect(limiter.size).toBe(1);
  });
});
