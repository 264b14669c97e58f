import { expect, test } from "vitest";
import { GatewayError } from "../../src/errors.ts";
import { createResultStore } from "../../src/surface/results.ts";

const MINUTE = 60_000;

function storeAt(maxBytes = 1_000_000) {
  const clock = { time: 0 };
  return { clock, store: createResultStore({ maxBytes, ttlMs: 15 * MINUTE, now: () => clock.time }) };
}

function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (error instanceof GatewayError) return { kind: error.kind, message: error.message, hint: error.hint };
    throw error;
  }
  return "no error";
}

const NOT_FOUND = {
  kind: "result_not_found",
  message: "No stored result has this id.",
  hint: "Results are kept for 15 minutes, while there is room, and until a restart. Repeat the call that gave the id.",
};

test("gives back JSON and text", () => {
  const { store } = storeAt();
  const value = { list: [1, "zwei", null], "": { a: false } };
  expect(store.get("a", store.put("a", value))).toEqual({ kind: "json", value });
  expect(store.get("a", store.put("a", "line\n"))).toMatchObject({ kind: "text", text: { units: 5, lines: 1 } });
  const id = store.putText("a", [Buffer.from("ä\n"), Buffer.from("b")]);
  expect(store.get("a", id)).toMatchObject({ kind: "text", text: { units: 3, lines: 2, bytes: 4 } });
});

test("ids are long, random, and safe in JSON and addresses", () => {
  const { store } = storeAt();
  const ids = new Set(Array.from({ length: 100 }, () => store.put("a", "same")));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
});

test("unknown, expired and another caller's id answer alike", () => {
  const { store, clock } = storeAt();
  const id = store.put("a", "mine");
  expect(errorOf(() => store.get("b", id))).toEqual(NOT_FOUND);
  expect(errorOf(() => store.get("a", "nonsense"))).toEqual(NOT_FOUND);
  clock.time = 15 * MINUTE - 1;
  expect(errorOf(() => store.get("a", id))).toBe("no error");
  clock.time = 15 * MINUTE;
  expect(errorOf(() => store.get("a", id))).toEqual(NOT_FOUND);
});

test("the oldest leave when there is no room, and expired ones first give theirs back", () => {
  const { store, clock } = storeAt(10_000);
  const first = store.put("a", "x".repeat(4_000));
  const second = store.put("b", "x".repeat(4_000));
  const third = store.put("a", "x".repeat(4_000));
  expect(errorOf(() => store.get("a", first))).toEqual(NOT_FOUND);
  expect(errorOf(() => store.get("b", second))).toBe("no error");
  clock.time = 15 * MINUTE;
  const fourth = store.put("a", "x".repeat(9_000));
  expect([second, third].map((id) => errorOf(() => store.get("b", id)))).toEqual([NOT_FOUND, NOT_FOUND]);
  expect(errorOf(() => store.get("a", fourth))).toBe("no error");
});

test("many tiny results cannot grow without bound", () => {
  const { store } = storeAt(100_000);
  const ids = Array.from({ length: 1_000 }, () => store.put("a", ""));
  const kept = ids.filter((id) => errorOf(() => store.get("a", id)) === "no error");
  expect(kept.length).toBeLessThan(200);
  expect(kept.at(-1)).toBe(ids.at(-1));
});
