import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRedactor, REDACTED } from "../../src/guard/redaction.ts";

const token = "4f04c416213abfddf650c5b4b084143329a288fe";
const base64 = (text: string) => Buffer.from(text).toString("base64");
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const unicode = (text: string) =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");

describe("redactText", () => {
  const cases: [string, { given: string; secrets: string[]; want: string }][] = [
    ["as it is", { given: `x ${token} y`, secrets: [token], want: "x [REDACTED] y" }],
    ["twice, side by side", { given: token + token, secrets: [token], want: "[REDACTED][REDACTED]" }],
    ["two that overlap", { given: "abcdefgh", secrets: ["abcde", "defgh"], want: "[REDACTED]" }],
    ["one inside the other", { given: "<secret-longer>", secrets: ["secret", "secret-longer"], want: "<[REDACTED]>" }],
    ["standard percent-encoding", { given: "k=p%40ss%2Fword", secrets: ["p@ss/word"], want: "k=[REDACTED]" }],
    ["lower-case hex", { given: "k=p%40ss%2fword", secrets: ["p@ss/word"], want: "k=[REDACTED]" }],
    ["every character encoded", { given: percent("hunter2"), secrets: ["hunter2"], want: REDACTED }],
    ["plus for a space", { given: "q=correct+horse%21", secrets: ["correct horse!"], want: "q=[REDACTED]" }],
    ["percent-encoded twice", { given: "p%2540ss", secrets: ["p@ss"], want: REDACTED }],
    ["not ASCII", { given: "%C3%BCber%F0%9F%94%91", secrets: ["über🔑"], want: REDACTED }],
    ["JSON escapes", { given: 'say \\"hi\\"\\/you', secrets: ['"hi"/you'], want: "say [REDACTED]" }],
    ["unicode escapes", { given: unicode("hunter2"), secrets: ["hunter2"], want: REDACTED }],
    ["doubled escapes", { given: unicode("hunter2").replaceAll("\\", "\\\\"), secrets: ["hunter2"], want: REDACTED }],
    ["new line in JSON", { given: "line1\\nline2", secrets: ["line1\nline2"], want: REDACTED }],
    ["HTML references", { given: "a&lt;b&amp;c&#39;d", secrets: ["a<b&c'd"], want: REDACTED }],
    ["numeric HTML references", { given: "&#104;&#x75;nter2", secrets: ["hunter2"], want: REDACTED }],
    ["one escape inside another", { given: "%5Cu0068unter2", secrets: ["hunter2"], want: REDACTED }],
    ["base64 alone", { given: `v: ${base64("hunter2")}`, secrets: ["hunter2"], want: "v: [REDACTED]" }],
    [
      "Basic header",
      { given: `Basic ${base64("bob:hunter2!")}`, secrets: ["hunter2!"], want: "Basic Ym9iO[REDACTED]" },
    ],
    ["URL-safe base64", { given: Buffer.from("??>>~~").toString("base64url"), secrets: ["??>>~~"], want: REDACTED }],
    ["percent-encoded base64", { given: "Pz8%2BPn5%2b", secrets: ["??>>~~"], want: REDACTED }],
    ["three characters", { given: "abc xabcx", secrets: ["abc"], want: "[REDACTED] x[REDACTED]x" }],
    ["one character", { given: "a-b", secrets: ["a"], want: "[REDACTED]-b" }],
    ["short one as whole base64", { given: `(${base64("abc")})`, secrets: ["abc"], want: "([REDACTED])" }],
    ["short one inside other base64", { given: base64("xyzabcxyz"), secrets: ["abc"], want: base64("xyzabcxyz") }],
    ["nothing", { given: "clean", secrets: [token], want: "clean" }],
    ["no secrets", { given: token, secrets: [""], want: token }],
    ["another base64 with the same middle", { given: "aHVudGVz", secrets: ["hunter2"], want: "aHVudGVz" }],
  ];
  test.each(cases)("%s", (_, { given, secrets, want }) => {
    expect(createRedactor(secrets).redactText(given)).toBe(want);
  });

  test("all three offsets of base64, both alphabets", () => {
    const redactor = createRedactor(["s3cret?~>value"]);
    for (const before of ["", "a", "ab", "abc"]) {
      for (const after of ["", "z", "zz", "zzz"]) {
        for (const form of ["base64", "base64url"] as const) {
          const text = Buffer.from(`${before}s3cret?~>value${after}`).toString(form);
          const redacted = redactor.redactText(text);
          expect(redacted, text).toContain(REDACTED);
          expect(Buffer.from(redacted.replace(REDACTED, ""), form).toString()).not.toContain("cret");
        }
      }
    }
  });
});

describe("base64 as files have it", () => {
  const lines = (text: string, length: number, end: string) =>
    text.replaceAll(new RegExp(`.{${length}}(?=.)`, "g"), (line) => line + end);
  const address = `https://bot:${"p".repeat(40)}-${token}@git.test/${"z".repeat(60)}`;

  test.each([
    ["lines of 76", base64(address), 76, "\n"],
    ["lines of 64, as Windows ends them", base64(address), 64, "\r\n"],
    ["indented in YAML", base64(address), 76, "\n    "],
    ["lines whose ends are percent-encoded", base64(address), 76, "%0A"],
    ["lines in JSON in a text", base64(address), 76, "\\r\\n"],
  ])("over %s", (_, encoded, length, end) => {
    const redacted = createRedactor([token]).redactText(`key: |\n  ${lines(encoded, length, end)}\nnext line`);
    expect(redacted).toContain(REDACTED);
    expect(redacted).toMatch(/^key: \|\n {2}aHR0cHM6.*\nnext line$/s);
    expect(Buffer.from(redacted.replace(REDACTED, ""), "base64").toString()).not.toContain(token.slice(8, -8));
  });

  test("lines that are no base64 stay as they are", () => {
    const text = `${"x".repeat(59)}\n${"x".repeat(80)}:\n${"y".repeat(80)} \nz`;
    expect(createRedactor([token]).redactText(text)).toBe(text);
  });

  test.each(["utf16le", "utf16be"])("of a file in %s, at every offset", (encoding) => {
    const redactor = createRedactor([token]);
    for (const before of ["", "a", "ab"]) {
      const bytes = Buffer.from(`\ufeff${before}${token} z`, "utf16le");
      const encoded = (encoding === "utf16le" ? bytes : bytes.swap16()).toString("base64");
      expect(redactor.redactText(encoded), before).toContain(REDACTED);
      expect(redactor.redactText(encoded).length).toBeLessThan(60);
    }
  });
});

describe("redactCutText: across the edge of what was cut", () => {
  test.each([
    ["8 characters", { given: `x ${token.slice(0, 8)}`, want: "x [REDACTED]" }],
    ["all but one", { given: `x ${token.slice(0, -1)}`, want: "x [REDACTED]" }],
    ["7 characters say too little", { given: `x ${token.slice(0, 7)}`, want: `x ${token.slice(0, 7)}` }],
    ["not at the end", { given: `${token.slice(0, 20)} x`, want: `${token.slice(0, 20)} x` }],
    ["percent-encoded, cut in an escape", { given: `${percent(token.slice(0, 12))}%6`, want: REDACTED }],
    ["JSON escapes, cut in an escape", { given: `${unicode(token.slice(0, 12))}\\u00`, want: REDACTED }],
    ["base64", { given: `v ${base64(token).slice(0, 20)}`, want: "v [REDACTED]" }],
    ["whole", { given: `x ${token}`, want: "x [REDACTED]" }],
  ])("%s", (_, { given, want }) => {
    expect(createRedactor([token]).redactCutText(given)).toBe(want);
  });
});

test("property: of the beginning of a secret at the end of a cut text nothing is left", () => {
  const secret = fc.string({ minLength: 12, maxLength: 30, unit: fc.constantFrom("a", "b") });
  fc.assert(
    fc.property(secret, fc.nat(), fc.string({ unit: fc.constantFrom("a", "b", ".") }), (value, at, before) => {
      const kept = value.slice(0, 8 + (at % (value.length - 8)));
      const text = createRedactor([value]).redactCutText(before + kept);
      expect(text.endsWith(REDACTED)).toBe(true);
      // Whatever stands before the marker would be the beginning of the secret if more of it had been taken.
      const rest = (before + kept).slice(text.replaceAll(REDACTED, "").length);
      expect(rest.length).toBeGreaterThanOrEqual(kept.length);
    }),
  );
});

test("a secret of a million characters costs its length, not hundreds of times that", () => {
  const value = "0123456789abcdefghij".repeat(50_000);
  const redactor = createRedactor([value]);
  expect(redactor.redactText(`a${value}b${base64(`x${value}`)}`)).toBe(`a${REDACTED}be${REDACTED}`);
  expect(redactor.redactCutText(`a${value.slice(0, -1)}`)).toBe(`a${REDACTED}`);
});

test("property: a secret of 4 characters or more is found in any form at any place", () => {
  const secret = fc
    .string({ minLength: 4, maxLength: 24, unit: "grapheme" })
    .filter((text) => !REDACTED.includes(text));
  const forms: ((text: string) => string)[] = [
    (text) => text,
    percent,
    encodeURIComponent,
    (text) => JSON.stringify(text).slice(1, -1),
    unicode,
    (text) => unicode(text).replaceAll("\\", "\\\\"),
    (text) => percent(unicode(text)),
  ];
  fc.assert(
    fc.property(secret, fc.constantFrom(...forms), fc.string(), fc.string(), (value, form, before, after) => {
      fc.pre(value.isWellFormed() && !/[\p{Cc}\p{Cf}]/u.test(value) && !/[\\%&]$/.test(before));
      const redactor = createRedactor([value]);
      const redacted = redactor.redactText(`${before}${form(value)}${after}`);
      expect(redacted).toContain(REDACTED);
      expect(redacted.replaceAll(REDACTED, "\n")).not.toContain(form(value));
    }),
    { numRuns: 300 },
  );
});

test("property: the same string comes back when nothing is known", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(createRedactor(["a-secret-that-is-nowhere"]).redactText(text)).toBe(text);
    }),
  );
});
