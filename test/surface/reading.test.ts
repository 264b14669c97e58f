import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../generated/contract.ts";
import { readPointer } from "../../src/guard/pointer.ts";
import { type Reading, type ReadQuery, readStored } from "../../src/surface/reading.ts";
import type { StoredResult } from "../../src/surface/results.ts";
import { storeText } from "../../src/surface/stored-text.ts";

const pace = { due: () => false, rest: async () => true };
const BOUNDS = { maxItems: 100, maxChars: 2_000, pace };
const WHOLE = { resultId: "r", pointer: "", offset: 0, limit: null, lines: null, match: null, context: 0 };

function textResult(text: string): StoredResult {
  return { kind: "text", text: storeText([Buffer.from(text)]) };
}

async function read(result: StoredResult, query: Partial<ReadQuery> = {}, bounds: Partial<typeof BOUNDS> = {}) {
  return await readStored(result, { ...WHOLE, ...query }, { ...BOUNDS, ...bounds });
}

/** The query that a call of gitea_read_result makes. */
function queryOf(call: Json): ReadQuery {
  const args = (call as { arguments: JsonObject }).arguments;
  const { result_id: resultId, ...others } = args;
  return { ...WHOLE, resultId: String(resultId), ...others } as ReadQuery;
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => "no error",
    (error: unknown) => error,
  );
}

const TEXT = "one\ntwo\nthree 😀\nfour\n";

describe("texts", () => {
  test.each<[string, Partial<ReadQuery>, Partial<Reading>]>([
    ["from the start", {}, { from: 0, to: 22, data: TEXT, next: null, lines: { from: 1, to: 4, total: 4 } }],
    [
      "so many characters",
      { limit: 5 },
      { from: 0, to: 5, data: "one\nt", next: next({ offset: 5, limit: 5 }), lines: { from: 1, to: 2, total: 4 } },
    ],
    ["from a character on", { offset: 17 }, { from: 17, to: 22, data: "four\n", lines: { from: 4, to: 4, total: 4 } }],
    ["no half of a pair at the start", { offset: 15, limit: 1 }, { from: 14, to: 16, data: "😀" }],
    ["no half of a pair at the end", { offset: 13, limit: 2 }, { from: 13, to: 14, data: " " }],
    ["a pair where one character is asked", { offset: 14, limit: 1 }, { from: 14, to: 16, data: "😀" }],
    ["nothing beyond the end", { offset: 99 }, { from: 22, to: 22, data: "", next: null }],
    [
      "lines",
      { lines: "2-3" },
      { from: 4, to: 17, data: "two\nthree 😀\n", next: null, lines: { from: 2, to: 3, total: 4 } },
    ],
    ["one line", { lines: "2" }, { data: "two\n" }],
    ["lines to the end", { lines: "3-" }, { data: "three 😀\nfour\n" }],
    ["the last lines", { lines: "-2" }, { data: "three 😀\nfour\n" }],
    ["more last lines than there are", { lines: "-99" }, { data: TEXT }],
    ["lines beyond the end", { lines: "9-12" }, { from: 22, to: 22, data: "" }],
    ["lines from a character on", { lines: "2-3", offset: 8 }, { from: 8, to: 17, data: "three 😀\n" }],
    [
      "lines, so many characters",
      { lines: "2-3", limit: 4 },
      { data: "two\n", next: next({ offset: 8, lines: "2-3", limit: 4 }) },
    ],
  ])("%s", async (_name, query, want) => {
    const reading = await read(textResult(TEXT), query);
    expect(reading).toMatchObject({ unit: "characters", total: 22, ...want });
  });

  test.each(["", "-", "0", "0-3", "-0", "3-2", "a-b", "1-2-3", "1.5", "99999999999"])(
    "lines %j are refused",
    async (lines) => {
      expect(await errorOf(read(textResult(TEXT), { lines }))).toMatchObject({
        kind: "invalid_arguments",
        message: "lines has to be a range such as 100-150, 100-, or -50.",
        fields: { argument: "lines" },
      });
    },
  );

  test("what does not fit ends at a line and is bounded as JSON", async () => {
    const text = 'a "quoted" line\n'.repeat(1_000);
    const reading = await read(textResult(text));
    expect(String(reading.data).endsWith("line\n")).toBe(true);
    expect(JSON.stringify(reading).length).toBeLessThanOrEqual(2_000);
    expect(String(reading.data).length).toBeGreaterThan(900);
  });

  test("case 16: a line of 200 KB is read to its end by the calls given", async () => {
    const text = `start\n${'"😀'.repeat(70_000)}\nend`;
    expect(await readOn(textResult(text), {}, 40_000)).toBe(text);
  });

  test("any text is read to its end, whatever the bounds", async () => {
    const anyText = fc
      .array(fc.constantFrom("a", '"', "\n", "😀", "line\n", "x".repeat(500), "\\"), { maxLength: 300 })
      .map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.constantFrom(2_000, 2_500, 9_000),
        fc.option(fc.integer({ min: 1, max: 900 })),
        async (text, maxChars, limit) => {
          expect(await readOn(textResult(text), { limit }, maxChars)).toBe(text);
        },
      ),
      { numRuns: 50 },
    );
  });

  async function readOn(result: StoredResult, query: Partial<ReadQuery>, maxChars: number): Promise<string> {
    let whole = "";
    for (let reading = await read(result, query, { maxChars }); ; ) {
      expect(JSON.stringify(reading).length).toBeLessThanOrEqual(maxChars);
      whole += reading.data;
      if (reading.next === null) return whole;
      reading = await read(result, queryOf(reading.next), { maxChars });
    }
  }

  test("matches come with their place, and the call that finds the next", async () => {
    const text = "ok\nbad 1\nok\nbad 2\nbad 3\n";
    const first = await read(textResult(text), { match: "/bad \\d/", limit: 2 });
    expect(first).toEqual({
      unit: "matches",
      from: 0,
      to: 18,
      total: 24,
      next: next({ offset: 18, limit: 2, match: "/bad \\d/" }),
      data: [
        { line: 2, offset: 3, text: "bad 1" },
        { line: 4, offset: 12, text: "bad 2" },
      ],
    });
    expect(await read(textResult(text), queryOf(first.next))).toMatchObject({
      from: 18,
      to: 24,
      next: null,
      data: [{ line: 5, offset: 18, text: "bad 3" }],
    });
  });

  test("matches within lines", async () => {
    const reading = await read(textResult("bad\nbad\nbad\nbad\n"), { match: "bad", lines: "2-3", context: 1 });
    expect(reading).toMatchObject({ from: 4, to: 12, next: null });
    expect(reading.data).toEqual([
      { line: 2, offset: 4, text: "bad", before: ["bad"], after: ["bad"] },
      { line: 3, offset: 8, text: "bad", before: ["bad"], after: ["bad"] },
    ]);
  });
});

function next(args: JsonObject): JsonObject {
  return { tool: "gitea_read_result", arguments: { result_id: "r", ...args } };
}

const VALUE = {
  list: [1, "two", { three: ["x", "needle and needle"] }],
  "odd key/": { text: "one\nneedle" },
  truth: true,
  nothing: null,
};

describe("values", () => {
  const result: StoredResult = { kind: "json", value: VALUE };

  test.each<[string, Partial<ReadQuery>, Partial<Reading>]>([
    ["the whole", {}, { unit: "members", from: 0, to: 4, total: 4, next: null, data: VALUE }],
    [
      "members",
      { offset: 1, limit: 2 },
      {
        from: 1,
        to: 3,
        data: { "odd key/": { text: "one\nneedle" }, truth: true },
        next: next({ offset: 3, limit: 2 }),
      },
    ],
    ["a list", { pointer: "/list" }, { unit: "items", total: 3, data: VALUE.list, next: null }],
    [
      "items",
      { pointer: "/list", offset: 1, limit: 1 },
      { from: 1, to: 2, data: ["two"], next: next({ pointer: "/list", offset: 2, limit: 1 }) },
    ],
    ["a text inside", { pointer: "/#1/text", lines: "2" }, { unit: "characters", data: "needle", total: 10 }],
    ["a standard pointer", { pointer: "/odd key~1/text" }, { data: "one\nneedle" }],
    ["a truth value", { pointer: "/truth" }, { unit: "value", data: true, next: null }],
    ["a null", { pointer: "/nothing" }, { unit: "value", data: null }],
    [
      "matches, with the pointer to each",
      { match: "needle" },
      {
        unit: "matches",
        from: 0,
        to: 6,
        total: 6,
        data: [
          { pointer: "/list/2/three/1", line: 1, offset: 0, text: "needle and needle" },
          { pointer: "/#1/text", line: 2, offset: 4, text: "needle" },
        ],
      },
    ],
    ["matches of numbers", { match: "/^1$/" }, { data: [{ pointer: "/list/0", line: 1, offset: 0, text: "1" }] }],
    [
      "so many matches",
      { match: "needle", limit: 1, pointer: "" },
      { to: 4, next: next({ offset: 4, limit: 1, match: "needle" }) },
    ],
  ])("%s", async (_name, query, want) => {
    expect(await read(result, query)).toMatchObject(want);
  });

  test.each([
    ["a pointer that leads nowhere", { pointer: "/list/9" }, "pointer", "pointer leads nowhere in this result."],
    ["a pointer without its slash", { pointer: "list" }, "pointer", "pointer leads nowhere in this result."],
    ["an endless pointer", { pointer: "/a".repeat(5_000) }, "pointer", "pointer leads nowhere in this result."],
    ["lines of a list", { pointer: "/list", lines: "1-2" }, "lines", "lines reads texts, and this is none."],
    ["a place before the start", { offset: -1 }, "offset", "offset has to be 0 or more."],
    ["nothing at all", { limit: 0 }, "limit", "limit has to be 1 or more."],
    ["too much context", { match: "a", context: 21 }, "context", "context has to be between 0 and 20."],
    ["a bad pattern", { match: "/(/" }, "match", "match is no regular expression of RE2."],
  ] as const)("%s is refused", async (_name, query, argument, message) => {
    expect(await errorOf(read(result, query))).toMatchObject({
      kind: "invalid_arguments",
      message,
      fields: { argument },
    });
  });

  test("a pointer into a text leads nowhere", async () => {
    expect(await errorOf(read(textResult("a"), { pointer: "/a" }))).toMatchObject({ kind: "invalid_arguments" });
  });

  test("no more items than MAX_TOOL_RESPONSE_ITEMS, here and further in", async () => {
    const value = [[1, 2, 3], [4], [5]];
    const reading = await read({ kind: "json", value }, {}, { maxItems: 2 });
    expect(reading).toMatchObject({
      to: 2,
      next: next({ offset: 2 }),
      data: [[1, 2], [4]],
      truncated: [{ pointer: "/0", unit: "items", kept: 2, total: 3, rest: next({ pointer: "/0", offset: 2 }) }],
    });
  });

  test("the rest of a cut item of a later slice is found by its place in the whole", async () => {
    const value = [1, { body: "y".repeat(5_000), "odd key": "z".repeat(5_000) }];
    const reading = await read({ kind: "json", value }, { offset: 1 });
    const rests = (reading.truncated ?? []).map((cut) => queryOf(cut.rest).pointer);
    expect(rests).toEqual(["/1/body", "/1/#1"]);
    expect(rests.map((pointer) => readPointer(value, pointer))).toEqual(["y".repeat(5_000), "z".repeat(5_000)]);
    expect((reading.truncated ?? []).map((cut) => queryOf(cut.rest).offset)).toEqual(
      (reading.truncated ?? []).map((cut) => cut.kept),
    );
  });

  test.each<[string, Json]>([
    ["members whose names fill an answer", { ["k".repeat(5_000)]: "v", after: 1 }],
    ["items whose members' names do", [{ ["k".repeat(5_000)]: ["v"] }, 2]],
    [
      "more cuts than fit beside what they cut",
      Array.from({ length: 8 }, () => ({
        a: numbers(9),
        b: numbers(10),
        c: numbers(11),
        d: numbers(12),
        e: numbers(13),
      })),
    ],
  ])("reads %s", async (_name, value) => {
    expect(await collect({ kind: "json", value }, WHOLE, { maxChars: 2_000, maxItems: 8, pace })).toEqual([
      ...scalars(value),
    ]);
  });

  test("everything that was cut is read to its last character by the calls given", async () => {
    const anyValue = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        fc.constantFrom<Json>(null, true, 17, "", "short", "long ".repeat(400), '"'.repeat(900)),
        fc.array(tie("value"), { maxLength: 9 }),
        fc.dictionary(fc.constantFrom("a", "b", "5", "#1", "odd key", "n".repeat(80), "c"), tie("value"), {
          maxKeys: 7,
        }),
      ),
    })).value as fc.Arbitrary<Json>;
    await fc.assert(
      fc.asyncProperty(
        anyValue,
        fc.constantFrom(2_000, 4_000),
        fc.constantFrom(2, 100),
        async (value, maxChars, maxItems) => {
          const result: StoredResult = { kind: "json", value };
          expect(await collect(result, WHOLE, { maxChars, maxItems, pace })).toEqual(
            typeof value === "string" ? value : [...scalars(value)],
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Every scalar below, in order of place. */
function* scalars(value: Json): Generator<Json> {
  if (value === null || typeof value !== "object") yield value;
  else for (const member of Object.values(value)) yield* scalars(member);
}

/** Follows `next` and every cut; the scalars that this gives, each once, or a text. */
async function collect(result: StoredResult, query: ReadQuery, bounds: typeof BOUNDS): Promise<Json> {
  const found: Json[] = [];
  let text = "";
  for (let step: ReadQuery | null = query; step !== null; ) {
    const reading = await readStored(result, step, bounds);
    expect(JSON.stringify(reading).length).toBeLessThanOrEqual(bounds.maxChars);
    if (reading.unit === "characters") text += reading.data;
    else if (reading.unit === "value") found.push(reading.data);
    else found.push(...(await scalarsOf(result, reading, bounds)));
    step = reading.next === null ? null : queryOf(reading.next);
    if (step === null && reading.unit === "characters") return text;
  }
  return found;
}

async function scalarsOf(result: StoredResult, reading: Reading, bounds: typeof BOUNDS): Promise<Json[]> {
  const cuts = new Map((reading.truncated ?? []).map((cut) => [cut.pointer, cut]));
  const whole = cuts.get("");
  if (whole !== undefined) return asList(await collect(result, queryOf(whole.rest), bounds));
  const visit = async (value: Json, pointer: string): Promise<Json[]> => {
    const cut = cuts.get(pointer);
    const rest = cut === undefined ? [] : asList(await collect(result, queryOf(cut.rest), bounds));
    if (cut !== undefined && typeof value === "string") return [value + rest.join("")];
    if (value === null || typeof value !== "object") return cut === undefined ? [value] : rest;
    const lists: Json[][] = [];
    for (const [place, [key, member]] of Object.entries(value).entries()) {
      const plain = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/.test(key);
      lists.push(await visit(member, `${pointer}/${Array.isArray(value) || plain ? key : `#${place}`}`));
    }
    return [...lists.flat(), ...rest];
  };
  return await visit(reading.data, "");
}

function asList(value: Json): Json[] {
  return Array.isArray(value) ? value : [value];
}
