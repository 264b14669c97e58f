import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBodyRoom } from "../../src/mcp/body-room.ts";

const MEBIBYTE = 1024 * 1024;

describe("room for bodies", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What became of each asker so far. */
  function ask(room: ReturnType<typeof createBodyRoom>, sizes: number[]) {
    const states: string[] = sizes.map(() => "waits");
    const leave: (() => void)[] = [];
    for (const [index, size] of sizes.entries()) {
      room.enter(size).then((given) => {
        states[index] = given === null ? "refused" : "in";
        leave[index] = given ?? (() => {});
      });
    }
    return { states, leave, settle: () => vi.advanceTimersByTimeAsync(0) };
  }

  test("is given in the order of asking, and a large one is not overtaken", async () => {
    const room = createBodyRoom(10 * MEBIBYTE, 30_000);
    const { states, leave, settle } = ask(room, [4 * MEBIBYTE, 4 * MEBIBYTE, 8 * MEBIBYTE, MEBIBYTE]);
    await settle();
    expect(states).toEqual(["in", "in", "waits", "waits"]);
    leave[0]?.();
    await settle();
    expect(states).toEqual(["in", "in", "waits", "waits"]);
    leave[0]?.();
    leave[1]?.();
    await settle();
    expect(states).toEqual(["in", "in", "in", "in"]);
  });

  test("is not needed by small ones", async () => {
    const room = createBodyRoom(MEBIBYTE, 30_000);
    const { states, settle } = ask(room, [MEBIBYTE, MEBIBYTE, 64 * 1024, 0]);
    await settle();
    expect(states).toEqual(["in", "waits", "in", "in"]);
  });

  test("that does not come free in time is refused, and those behind go on", async () => {
    const room = createBodyRoom(10 * MEBIBYTE, 30_000);
    const { states } = ask(room, [6 * MEBIBYTE, 10 * MEBIBYTE]);
    await vi.advanceTimersByTimeAsync(20_000);
    const later = ask(room, [MEBIBYTE]);
    await vi.advanceTimersByTimeAsync(9_000);
    expect([...states, ...later.states]).toEqual(["in", "waits", "waits"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...states, ...later.states]).toEqual(["in", "refused", "in"]);
  });
});
