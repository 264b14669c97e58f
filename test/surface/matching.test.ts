import fc from "fast-check";
import { expect, test } from "vitest";
import { compilePattern, createPace, type Hit, searchText } from "../../src/surface/matching.ts";
import { storeText } from "../../src/surface/stored-text.ts";

const pace = { due: () => false, rest: async () => true };

function storedOf(text: string, chunk = 10_000) {
  const characters = [...text];
  const chunks: Buffer[] = [];
  for (let at = 0; at < characters.length; at += chunk) {
    chunks.push(Buffer.from(characters.slice(at, at + chunk).join("")));
  }
  return storeText(chunks);
}

interface Options {
  start?: number;
  limit?: number;
  context?: number;
  room?: number;
}

async function search(text: string, match: string, options: Options = {}) {
  const stored = storedOf(text);
  const plan = { start: 0, limit: 100, context: 0, room: 1_000_000, end: stored.units, pace, ...options };
  return await searchText(stored, { ...plan, pattern: compilePattern(match) });
}

const TEXT = "one\ntwo errors\nthree\nError: four\nfive\n";

test.each<[string, { match: string; options?: Options; want: { hits: Hit[]; next: number | null } }]>([
  [
    "a literal",
    {
      match: "error",
      want: { hits: [{ line: 2, offset: 8, text: "two errors" }], next: null },
    },
  ],
  [
    "a regular expression without regard to case",
    {
      match: "/ERR.r/i",
      want: {
        hits: [
          { line: 2, offset: 8, text: "two errors" },
          { line: 4, offset: 21, text: "Error: four" },
        ],
        next: null,
      },
    },
  ],
  ["the edges of a line", { match: "/^five$/", want: { hits: [{ line: 5, offset: 33, text: "five" }], next: null } }],
  ["slashes that are part of the text", { match: "/usr/bin", want: { hits: [], next: null } }],
  [
    "lines around it",
    {
      match: "five",
      options: { context: 2 },
      want: { hits: [{ line: 5, offset: 33, text: "five", before: ["three", "Error: four"], after: [] }], next: null },
    },
  ],
  [
    "no more than the limit, and where the next begins",
    { match: "o", options: { limit: 1 }, want: { hits: [{ line: 1, offset: 0, text: "one" }], next: 4 } },
  ],
  [
    "from a place on",
    {
      match: "o",
      options: { start: 4, limit: 1 },
      want: { hits: [{ line: 2, offset: 6, text: "two errors" }], next: 21 },
    },
  ],
  [
    "no more than there is room for, but always one, then without its surroundings",
    {
      match: "o",
      options: { room: 10, context: 1 },
      want: { hits: [{ line: 1, offset: 0, text: "one" }], next: 4 },
    },
  ],
  [
    "nothing, at every line",
    {
      match: "/x*/",
      options: { limit: 2 },
      want: {
        hits: [
          { line: 1, offset: 0, text: "one" },
          { line: 2, offset: 4, text: "two errors" },
        ],
        next: 15,
      },
    },
  ],
])("finds %s", async (_name, { match, options, want }) => {
  expect(await search(TEXT, match, options)).toEqual(want);
});

test("an empty line can be found", async () => {
  expect((await search("a\n\nb\n", "/^$/")).hits).toEqual([{ line: 2, offset: 2, text: "" }]);
});

test("case 16: of a line of 200 KB only the part around each match is shown", async () => {
  const text = `${"x".repeat(100_000)}needle${"y".repeat(50_000)}needle${"z".repeat(50_000)}\nneedle`;
  const { hits } = await search(text, "needle");
  expect(hits.map(({ line, offset, text: shown }) => [line, offset, shown.length])).toEqual([
    [1, 100_000, 400],
    [1, 150_006, 400],
    [2, 200_013, 6],
  ]);
  expect(hits[0]?.text).toBe(`${"x".repeat(100)}needle${"y".repeat(294)}`);
});

test("finds every line that a plain search finds, in pages of any size", async () => {
  const lines = fc.array(fc.constantFrom("", "a", "ab", "needle", "x needle y needle", "😀needle", "n".repeat(700)));
  await fc.assert(
    fc.asyncProperty(
      lines,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 50 }),
      async (given, limit, chunk) => {
        const text = given.join("\n");
        const want = given.flatMap((line, index) => (line.includes("needle") ? [index + 1] : []));
        const stored = storedOf(text, chunk);
        const got: number[] = [];
        for (let start: number | null = 0; start !== null; ) {
          const plan = { start, end: stored.units, limit, context: 1, room: 1_000, pace };
          const found = await searchText(stored, { ...plan, pattern: compilePattern("needle") });
          got.push(...found.hits.map((hit) => hit.line));
          start = found.next;
        }
        expect(got).toEqual(want);
      },
    ),
  );
});

test("finds a literal wherever it stands in one endless line", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 500 }), async (at, length) => {
      const needle = "n".repeat(length);
      const { hits } = await search(`${"😀".repeat(at)}${needle}${"-".repeat(9_000)}`, needle);
      expect(hits.map((hit) => hit.offset)).toEqual([at * 2]);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["", "match has to have between 1 and 500 characters."],
  ["x".repeat(501), "match has to have between 1 and 500 characters."],
  ["/(/", "match is no regular expression of RE2."],
  ["/(?=a)/", "match is no regular expression of RE2."],
  ["/(a)\\1/", "match is no regular expression of RE2."],
  ["/((a{100}){10}){10}/", "match is no regular expression of RE2."],
  ["/(?:a?){600}(?:b?){600}/", "match is too large a regular expression."],
])("refuses %j", (match, message) => {
  expect(() => compilePattern(match)).toThrow(expect.objectContaining({ kind: "invalid_arguments", message }));
});

test("a search that takes too long stops where it can go on", async () => {
  let time = 0;
  const slow = createPace(() => {
    time += 15;
    return time;
  });
  const stored = storedOf("line\n".repeat(10_000));
  const plan = { start: 0, end: stored.units, limit: 10, context: 0, room: 1_000 };
  const found = await searchText(stored, { ...plan, pace: slow, pattern: compilePattern("nothing") });
  expect(found.hits).toEqual([]);
  expect(found.next).toBeGreaterThan(0);
  expect(found.next).toBeLessThan(5_000);
});

test("other work has its turn while a hostile expression runs", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const text = "abaabbabab".repeat(100_000);
  await searchText(storedOf(text, 1_000_000), {
    start: 0,
    end: text.length,
    limit: 1,
    context: 0,
    room: 1_000,
    pattern: compilePattern("/a[ab]{450}[^ab]|b[ab]{450}[^ab]/"),
    pace: createPace(() => performance.now()),
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
