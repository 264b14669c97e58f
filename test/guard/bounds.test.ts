import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../generated/contract.ts";
import { boundData } from "../../src/guard/bounds.ts";
import { readPointer } from "../../src/guard/pointer.ts";

const rest = (pointer: string): Json => ({ tool: "gitea_read_result", arguments: { id: "r1", pointer } });
const bounds = (maxChars: number, maxItems = 1_000, overhead = 0) => ({ maxItems, maxChars, overhead });
const spent = (bounded: { data: Json; cuts: unknown[] }) =>
  JSON.stringify(bounded.data).length +
  (bounded.cuts.length ? `,"truncated":${JSON.stringify(bounded.cuts)}`.length : 0);

describe("boundData", () => {
  test("gives what fits back as the same reference", () => {
    const data = { a: ["x".repeat(100)] };
    expect(boundData(data, bounds(2_000), rest)).toEqual({ data, cuts: [] });
    expect(boundData(data, bounds(2_000), rest).data).toBe(data);
  });

  test("bounds the items of every list", () => {
    expect(boundData({ a: [1, 2, 3], b: [[4, 5, 6], 7] }, bounds(2_000, 2), rest)).toEqual({
      data: { a: [1, 2], b: [[4, 5], 7] },
      cuts: [
        { pointer: "/a", unit: "items", kept: 2, total: 3, rest: rest("/a") },
        { pointer: "/b/0", unit: "items", kept: 2, total: 3, rest: rest("/b/0") },
      ],
    });
  });

  test("cuts the longest string and leaves the rest whole", () => {
    const data = { title: "t".repeat(300), body: "b".repeat(5_000), n: 1 };
    const { data: cut, cuts } = boundData(data, bounds(2_000), rest);
    const kept = (cut as typeof data).body.length;
    expect(cut).toEqual({ ...data, body: "b".repeat(kept) });
    expect(cuts).toEqual([{ pointer: "/body", unit: "characters", kept, total: 5_000, rest: rest("/body") }]);
    expect(kept).toBeGreaterThan(1_400);
    expect(spent({ data: cut, cuts })).toBeLessThanOrEqual(2_000);
  });

  test("shares the room fairly between long strings", () => {
    const { cuts } = boundData({ a: "a".repeat(9_000), b: "b".repeat(90_000) }, bounds(4_000), rest);
    expect(cuts).toHaveLength(2);
    expect(Math.abs((cuts[0]?.kept ?? 0) - (cuts[1]?.kept ?? 0))).toBeLessThanOrEqual(4);
  });

  test("drops items from the end when trimming strings is not enough", () => {
    const data = Array.from({ length: 100 }, (_, id) => ({ id, body: "x".repeat(3_000) }));
    const bounded = boundData(data, bounds(8_000), rest);
    const kept = bounded.data as typeof data;
    expect(kept.map((item) => item.id)).toEqual(kept.map((_, index) => index));
    expect(kept.length).toBeGreaterThan(5);
    expect(bounded.cuts[0]).toEqual({ pointer: "", unit: "items", kept: kept.length, total: 100, rest: rest("") });
    expect(spent(bounded)).toBeLessThanOrEqual(8_000);
    expect(spent(bounded)).toBeGreaterThan(6_000);
  });

  test("items keep their small lists: the long list loses items first", () => {
    const labels = Array.from({ length: 5 }, (_, id) => ({ id, name: `label-${id}`, description: "d".repeat(60) }));
    const data = Array.from({ length: 100 }, (_, number) => ({ number, title: "t".repeat(40), labels }));
    const bounded = boundData(data, bounds(8_000), rest);
    expect(bounded.cuts.map((cut) => cut.pointer)).toEqual([""]);
    expect(bounded.data).toEqual(data.slice(0, bounded.cuts[0]?.kept));
  });

  test("uses the room it has", () => {
    const bounded = boundData("x".repeat(100_000), bounds(40_000, 100, 400), rest);
    expect(spent(bounded)).toBeGreaterThan(39_500);
    expect(spent(bounded)).toBeLessThanOrEqual(39_600);
  });

  test("an object of thousands of members loses members from the end", () => {
    const data = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`key-${n}`, n]));
    const bounded = boundData(data, bounds(2_000), rest);
    const kept = Object.keys(bounded.data as object).length;
    expect(bounded.cuts).toEqual([{ pointer: "", unit: "items", kept, total: 5_000, rest: rest("") }]);
    expect(kept).toBeGreaterThan(100);
    expect(spent(bounded)).toBeLessThanOrEqual(2_000);
  });

  test("one item that is too large for itself is shown in part", () => {
    const data = [Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`key-${n}`, n]))];
    const bounded = boundData(data, bounds(2_000), rest);
    expect(bounded.data).toHaveLength(1);
    expect(spent(bounded)).toBeLessThanOrEqual(2_000);
  });

  test("never splits a surrogate pair, and counts escapes", () => {
    const bounded = boundData({ a: "😀".repeat(5_000), b: "\n".repeat(5_000) }, bounds(3_000), rest);
    expect(JSON.stringify(bounded.data).isWellFormed()).toBe(true);
    expect(spent(bounded)).toBeLessThanOrEqual(3_000);
  });

  test("the base64 goes before the text beside it", () => {
    const text = "line of text\n".repeat(200);
    const data = { encoding: "base64", content: Buffer.from(text).toString("base64"), text };
    const bounded = boundData(data, bounds(4_000), rest);
    expect(bounded.data).toEqual({ ...data, content: "" });
    expect(bounded.cuts).toMatchObject([
      { pointer: "/content", unit: "characters", kept: 0, total: data.content.length },
    ]);
  });

  test("base64 is cut where it still decodes", () => {
    const bounded = boundData({ content_base64: "QUJD".repeat(3_000) }, bounds(2_000), rest);
    expect((bounded.data as { content_base64: string }).content_base64.length % 4).toBe(0);
  });

  test("no room at all: null, and how to get it", () => {
    expect(boundData({ a: "x".repeat(500) }, bounds(100), rest)).toEqual({
      data: null,
      cuts: [{ pointer: "", unit: "characters", kept: 0, total: 508, rest: rest("") }],
    });
  });

  test("property: for any JSON and any bound the output is valid JSON within it, and every cut tells the truth", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "grapheme" }).map((part) => part.repeat(200)),
      fc.string().map((part) => part.repeat(400)),
    );
    const { value } = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        text,
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(null, true, false),
        fc.array(tie("value"), { maxLength: 30 }),
        fc.array(tie("value"), { maxLength: 3 }).map((items) => items.flatMap((item) => [item, item, item])),
        fc.dictionary(text, tie("value"), { maxKeys: 20, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(
        value,
        fc.integer({ min: 2_000, max: 20_000 }),
        fc.integer({ min: 1, max: 40 }),
        (data, maxChars, maxItems) => {
          const bounded = boundData(data, bounds(maxChars, maxItems), rest);
          const written = JSON.stringify(bounded.data);
          expect(spent(bounded)).toBeLessThanOrEqual(maxChars);
          expect(JSON.stringify(JSON.parse(written))).toBe(written);
          for (const { pointer, unit, kept, total } of bounded.cuts) {
            const before = readPointer(data, pointer);
            const after = readPointer(bounded.data, pointer);
            const size = (item: Json | undefined) =>
              typeof item === "string" ? item.length : Object.keys((item ?? {}) as object).length;
            expect([unit, kept, total]).toEqual([
              typeof before === "string" ? "characters" : "items",
              size(after),
              size(before),
            ]);
            expect(kept).toBeLessThan(total);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
