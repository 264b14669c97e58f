import fc from "fast-check";
import { expect, test } from "vitest";
import { createNeedleFinder } from "../../src/guard/needles.ts";

function found(needles: string[], text: string): string[] {
  const hits: string[] = [];
  createNeedleFinder(needles).visit(text, (index, needle) => {
    hits.push(`${index}:${needle}`);
    return undefined;
  });
  return hits.sort();
}

test("property: finds what indexOf finds, overlapping ones too", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "é", "\u0161"), maxLength: 60 });
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom("a", "b", "c", "\u0161"), maxLength: 5 }), { maxLength: 6 }),
      text,
      (needles, given) => {
        const want: string[] = [];
        needles.forEach((needle, number) => {
          for (let at = given.indexOf(needle); needle !== "" && at !== -1; at = given.indexOf(needle, at + 1)) {
            want.push(`${at}:${number}`);
          }
        });
        expect(found(needles, given)).toEqual(want.sort());
      },
    ),
  );
});

test("goes on where the visit says", () => {
  const hits: number[] = [];
  createNeedleFinder(["aa"]).visit("aaaaaa", (index) => {
    hits.push(index);
    return index + 3;
  });
  expect(hits).toEqual([0, 3]);
});

test("long needles in a text that repeats them: each is found, in no more time than the text is long", () => {
  const long = "ab".repeat(30_000);
  // Comparing 60,000 characters at every second of two million places would take minutes.
  expect(found([`${long}!`, `${long}?`, "b!"], `${"ab".repeat(1_000_000)}!`)).toEqual(["1940000:0", "1999999:2"]);
});
