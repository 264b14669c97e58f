import fc from "fast-check";
import { expect, test } from "vitest";
import { createRedactor } from "../../src/guard/redaction.ts";
import { sanitizeText } from "../../src/guard/sanitize.ts";
import { createSeamCleaner } from "../../src/surface/seams.ts";

const TOKEN = "4f04c416213abfddf650c5b4b084143329a288fe";
const options = { redactor: createRedactor([TOKEN]), mode: "mask" } as const;

const KEY = `-----BEGIN RSA PRIVATE KEY-----\n${"MIIEowIBAAKCAQEAu1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0gun\n".repeat(26)}-----END RSA PRIVATE KEY-----\n`;
const LARGE_KEY = KEY.replace(
  /\n(?=-----END)/,
  `\n${"MIIEowIBAAKCAQEAu1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0gun\n".repeat(970)}`,
);

/** Everything that runs over line ends, and much that does not. */
const PARTS = [
  "2026-03-29T01:30:00Z compiled module src/foo/bar.ts in 120ms\n",
  "password:\n  hunter2hunter2\n",
  "api_key\n=\n'Zx81Spectrum48k'\n",
  "Authorization: Bearer\n  abcdef0123456789abcdef\n",
  `a ${TOKEN} b\n`,
  `${TOKEN}${TOKEN}`,
  `${TOKEN.slice(0, 20)}\u0001${TOKEN.slice(20)}\n`,
  `${Buffer.from(`x${TOKEN}yz`).toString("base64")}\n`,
  `${encodeURIComponent(TOKEN).replace(/^4/, "%34")}\n`,
  "ghp_abcdefghijklmnopqrstuvwxyz0123456789 ",
  "\u202eüber 😀\r\n",
  "\n\n\n",
  "~".repeat(3_000),
  KEY,
  "-----BEGIN PRIVATE KEY-----\n",
  "https://user:hunter2hunter2@example.com/\n",
] as const;

function cleanedInPieces(text: string, step: number): string {
  const cleaner = createSeamCleaner(options);
  let output = "";
  for (let start = 0; start < text.length; ) {
    let end = start + step;
    // A decoder never hands out half of a character.
    if (!text.slice(start, end).isWellFormed()) end += 1;
    output += cleaner.add(text.slice(start, end)).join("");
    start = end;
  }
  return output + cleaner.end(false);
}

/** Runs of one part after the other, several pieces long. */
const longText = fc
  .array(fc.tuple(fc.constantFrom(...PARTS), fc.integer({ min: 1, max: 400_000 })), { minLength: 2, maxLength: 6 })
  .map((runs) => runs.map(([part, length]) => part.repeat(Math.ceil(length / part.length))).join(""));

test("in pieces comes out what comes out in one", () => {
  fc.assert(
    fc.property(longText, fc.integer({ min: 1_000, max: 200_000 }), (text, step) => {
      expect(cleanedInPieces(text, step) === sanitizeText(text, options).text).toBe(true);
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

test.each(PARTS.map((part) => [JSON.stringify(part.slice(0, 40)), part] as const))(
  "%s over and over, at every offset against the seams",
  (_name, part) => {
    for (const shift of [0, 1, 7, Math.floor(part.length / 2)]) {
      const text = `${"-".repeat(shift)}\n${part.repeat(Math.ceil(700_000 / part.length))}`;
      expect(cleanedInPieces(text, 65_536) === sanitizeText(text, options).text).toBe(true);
    }
  },
);

test.each([200_000, 230_000, 261_000, 262_100, 262_144])("a large private key that begins at %i", (offset) => {
  const text = `${"plain line\n".repeat(Math.ceil(offset / 11))}${LARGE_KEY}${"plain line\n".repeat(50_000)}`;
  expect(LARGE_KEY.length).toBeGreaterThan(64_000);
  const cleaned = cleanedInPieces(text, 65_536);
  expect(cleaned).not.toContain("MIIEow");
  expect(cleaned === sanitizeText(text, options).text).toBe(true);
});

test("base64 content in the middle of other text hides no key", () => {
  const text = `name: value\n${"AKIAIOSFODNN7EXAMPLE\n".repeat(40_000)}name: value\n`;
  expect(cleanedInPieces(text, 65_536)).not.toContain("AKIAIOSFODNN7EXAMPLE");
});

test("what a cut left of a secret at the end goes too", () => {
  const cleaner = createSeamCleaner(options);
  const pieces = cleaner.add(`${"plain line\n".repeat(40_000)}${TOKEN.slice(0, 25)}`);
  const all = pieces.join("") + cleaner.end(true);
  expect(all.endsWith("plain line\n[REDACTED]")).toBe(true);
});

test("counts what was done, once", () => {
  const cleaner = createSeamCleaner(options);
  const text = `${"plain line\n".repeat(30_000)}password: hunter2hunter2\n\u0007\u0007${"plain line\n".repeat(30_000)}`;
  cleaner.add(text);
  cleaner.end(false);
  expect(cleaner.found).toEqual({ redacted: 0, masked: 1, characters: 2 });
});
