import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../generated/contract.ts";
import { createRedactor } from "../../src/guard/redaction.ts";
import { type SecretDetectionMode, sanitize, sanitizeNotes, sanitizeText } from "../../src/guard/sanitize.ts";

const ghp = `ghp_${"aB3dE5gH".repeat(4)}x4f2`;
const base64 = (text: string) => Buffer.from(text).toString("base64");
const options = (secrets: string[] = [], mode: SecretDetectionMode = "mask") => ({
  redactor: createRedactor(secrets),
  mode,
});
const untouched = { redacted: 0, masked: 0, blocked: false, removed: [], withheld: [] };

describe("sanitize", () => {
  test("gives a clean value back as the same reference", () => {
    const data = { list: [{ sha: "a".repeat(40), n: 1, ok: true, none: null }], text: "token" };
    expect(sanitize(data, options(["nowhere-to-be-found"]))).toEqual({ data, ...untouched });
    expect(sanitize(data, options()).data).toBe(data);
  });

  test("keeps what is clean beside what is not", () => {
    const clean = { a: ["x"] };
    const data = { clean, dirty: [{ t: `see ${ghp}` }, clean] };
    const done = sanitize(data, options());
    expect(done.data).toEqual({ clean, dirty: [{ t: "see ghp_…x4f2" }, clean] });
    expect((done.data as typeof data).clean).toBe(clean);
    expect(done.masked).toBe(1);
  });

  test("a text as data", () => {
    expect(sanitize("say hunter2hunter2", options(["hunter2hunter2"])).data).toBe("say [REDACTED]");
  });

  test("redaction works in every mode, masking not when off", () => {
    const data = [`known-secret ${ghp}`];
    expect(sanitize(data, options(["known-secret"], "off"))).toMatchObject({ data: [`[REDACTED] ${ghp}`], masked: 0 });
    expect(sanitize(data, options(["known-secret"], "mask"))).toMatchObject({
      data: ["[REDACTED] ghp_…x4f2"],
      blocked: false,
    });
    expect(sanitize(data, options(["known-secret"], "block"))).toMatchObject({
      data: ["[REDACTED] ghp_…x4f2"],
      blocked: true,
    });
    expect(sanitize(["known-secret"], options(["known-secret"], "block")).blocked).toBe(false);
  });

  test.each<[string, { given: Json; want: Json }]>([
    ["case 21: a key that names a credential", { given: { password: "hunter2hunter2" }, want: { password: "hu…r2" } }],
    ["whatever it looks like", { given: { client_secret: "correct horse" }, want: { client_secret: "co…se" } }],
    [
      "other spellings",
      { given: { accessToken: "abcdefghijkl", "API-KEY": "abcdefgh" }, want: { accessToken: "ab…kl", "API-KEY": "…" } },
    ],
    [
      "the scheme of a header stays",
      { given: { authorization_header: "Bearer hook-secret-123" }, want: { authorization_header: "Bearer ho…23" } },
    ],
    [
      "empty, short and no strings stay",
      { given: { token: "", secret: "abc", password: true }, want: { token: "", secret: "abc", password: true } },
    ],
    [
      "names that only contain one stay",
      {
        given: { token_last_eight: "abcdef12", has_token: "yesyesyes" },
        want: { token_last_eight: "abcdef12", has_token: "yesyesyes" },
      },
    ],
    ["already redacted", { given: { token: "[REDACTED]" }, want: { token: "[REDACTED]" } }],
  ])("%s", (_, { given, want }) => {
    const done = sanitize(given, options());
    expect(done.data).toEqual(want);
    expect(sanitize(done.data, options()).data).toBe(done.data);
  });

  test("keys are cleaned, and no value is lost when two become equal", () => {
    const given = { "a\u0000b": 1, ab: 2, "a\u0001b": 3, "my-secret": 4, [ghp]: 5 };
    const done = sanitize(given, options(["my-secret"]));
    expect(done.data).toEqual({ "ab (2)": 1, ab: 2, "ab (3)": 3, "[REDACTED]": 4, "ghp_…x4f2": 5 });
    expect(done.removed).toEqual([
      { pointer: "/#0", characters: 1 },
      { pointer: "/#2", characters: 1 },
    ]);
  });

  test("thousands of keys that become equal take no longer than as many others", () => {
    const bits = (number: number) => number.toString(2).replaceAll("0", "\u0001").replaceAll("1", "\u0002");
    // Counting up from 2 for every one of them would take minutes.
    const keys = Array.from({ length: 40_000 }, (_, number) => `a${bits(number)}`);
    const done = sanitize(Object.fromEntries(keys.map((key) => [key, 0])), options());
    expect(Object.keys(done.data as object)).toEqual(keys.map((_, at) => (at === 0 ? "a" : `a (${at + 1})`)));
  });

  test("a key named __proto__ is a key", () => {
    const done = sanitize(JSON.parse(`{"__proto__":{"x":"${ghp}"}}`), options());
    expect(JSON.stringify(done.data)).toBe('{"__proto__":{"x":"ghp_…x4f2"}}');
  });

  test("a secret that a removed character splits does not come together", () => {
    const done = sanitize(
      { a: "hun\u0000ter2\u202ehunter2", b: `gh\u200ep_${ghp.slice(4)}` },
      options(["hunter2hunter2"]),
    );
    expect(done.data).toEqual({ a: "[REDACTED]", b: "ghp_…x4f2" });
  });

  test("removed characters are counted by pointer, and no key of Gitea stands in one", () => {
    const done = sanitize({ list: [{ 'say "hi"': "a\u001b[0m" }], ok: "\u202e" }, options());
    expect(done.removed).toEqual([
      { pointer: "/list/0/#0", characters: 1 },
      { pointer: "/ok", characters: 1 },
    ]);
    expect(sanitizeNotes(done)).toEqual([
      "Control, bidi or tag characters were removed from data: 1 at /list/0/#0, 1 at /ok. Gitea still has them; writing the text back would drop them.",
    ]);
  });

  test("a note says how many places there are where it cannot name them all", () => {
    const removed = (count: number, pointer: string) =>
      Array.from({ length: count }, () => ({ pointer, characters: 2 }));
    const long = `/${"k".repeat(63)}`.repeat(90);
    const said = (places: typeof removed extends (...given: never) => infer Given ? Given : never) =>
      sanitizeNotes({ removed: places, withheld: places.map(({ pointer }) => pointer), redacted: 0 }).map((note) =>
        note.replace(/\. Gitea still.*| is withheld.*/, ""),
      );
    const start = "Control, bidi or tag characters were removed from data: ";
    expect(said(removed(1, long))).toEqual([`${start}1 place`, "The base64 at 1 place"]);
    expect(said([...removed(12, "/a"), ...removed(1, long)])).toEqual([
      `${start}${"2 at /a, ".repeat(9)}2 at /a and 3 more places`,
      `The base64 at ${"/a, ".repeat(9)}/a and 3 more places`,
    ]);
  });

  test("nests as deep as the decoder allows, and refuses what would end the stack", () => {
    const nest = (levels: number) => JSON.parse(`${"[".repeat(levels)}"${ghp}"${"]".repeat(levels)}`) as Json;
    expect(JSON.stringify(sanitize(nest(100), options()).data)).toContain("ghp_…x4f2");
    expect(() => sanitize(nest(5_000), options())).toThrow("nests deeper than 1000 levels");
  });
});

describe("base64 beside its text", () => {
  const file = (text: string) => ({ encoding: "base64", content: base64(text), text, size: text.length });

  test("case 14: content is not touched by patterns, even where it looks like one", () => {
    const image = { encoding: "base64", content: `${base64("x".repeat(300))}/AKIAIOSFODNN7EXAMPLE/`, size: 1 };
    expect(sanitize([image], options()).data).toEqual([image]);
    const short = { encoding: "base64", content: "AKIAIOSFODNN7EXAMPLE" };
    expect(sanitize(short, options()).data).toBe(short);
  });

  test("is withheld when the text held a secret", () => {
    const done = sanitize({ files: [file(`key ${ghp}`), file("clean")] }, options());
    expect(done.data).toEqual({
      files: [{ ...file(`key ${ghp}`), content: null, text: "key ghp_…x4f2" }, file("clean")],
    });
    expect(done.withheld).toEqual(["/files/0/content"]);
    expect(sanitizeNotes(done)).toEqual([
      "The base64 at /files/0/content is withheld (null), because what it encodes holds a secret that was hidden.",
    ]);
  });

  test("is withheld whole when it holds a known secret, with and without a text beside it", () => {
    const known = options(["hunter2hunter2"], "off");
    expect(sanitize(file("pw hunter2hunter2"), known)).toMatchObject({
      data: { content: null, text: "pw [REDACTED]" },
      withheld: ["/content"],
    });
    const binary = { content_base64: base64("\u0000\u00ffhunter2hunter2"), content_type: "x/y", size: 16 };
    expect(sanitize({ b: binary }, known)).toMatchObject({
      data: { b: { content_base64: null } },
      withheld: ["/b/content_base64"],
    });
  });

  test("keeps its control characters when only they were removed from the text", () => {
    const done = sanitize(file("a\u0000b"), options());
    expect(done.data).toEqual({ ...file("a\u0000b"), text: "ab" });
  });
});

test("sanitizeText: an error message", () => {
  expect(sanitizeText(`bad\u001b token my-secret ${ghp}`, options(["my-secret"]))).toEqual({
    text: "bad token [REDACTED] ghp_…x4f2",
    redacted: true,
    masked: 1,
    characters: 1,
  });
});

test("sanitizeText: no piece of a secret at the edge of what was cut", () => {
  const known = options(["4f04c416213abfddf650c5b4"]);
  expect(sanitizeText("see 4f04c416213a", known, true).text).toBe("see [REDACTED]");
  expect(sanitizeText("see 4f04c416213a", known).text).toBe("see 4f04c416213a");
});

describe("properties", () => {
  const json = fc.jsonValue({ maxDepth: 4, stringUnit: "binary" }) as fc.Arbitrary<Json>;
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.~!@/+= ";
  const secret = fc
    .string({ minLength: 4, maxLength: 40, unit: fc.constantFrom(...letters) })
    // A value that is all blanks or part of our marker would be found in what the gateway itself writes.
    .filter(
      (text) =>
        /[a-z]{2}|\d{2}/i.test(text) &&
        !/^(?:null|true|false)$/.test(text) &&
        !"[REDACTED] (2)…-----BEGIN…KEY-----".includes(text),
    );
  const percent = (text: string) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  const split = (text: string) => text.split("").join("\u0000");
  const forms: ((text: string) => string)[] = [
    (text) => text,
    split,
    (text) => `${text.slice(0, 2)}\u202e\u{e0041}${text.slice(2)}`,
    percent,
    encodeURIComponent,
    (text) => JSON.stringify(text),
    (text) => JSON.stringify(JSON.stringify(text)),
    base64,
    (text) => `Basic ${base64(`user:${text}`)}`,
    (text) => Buffer.from(`x${text}yz`).toString("base64url"),
  ];

  /** Every string and key, read back through the forms a reader could undo. */
  function textsOf(value: Json, texts: string[] = []): string[] {
    if (typeof value === "string") {
      texts.push(value);
    } else if (value !== null && typeof value === "object") {
      for (const [key, item] of Object.entries(value)) {
        if (!Array.isArray(value)) {
          texts.push(key);
        }
        textsOf(item, texts);
      }
    }
    return texts;
  }

  test("for any JSON and any secret in any form, as a value, in a key, split: it never comes out", () => {
    fc.assert(
      fc.property(
        json,
        secret,
        fc.constantFrom(...forms),
        fc.constantFrom("off", "mask", "block"),
        (value, known, form, mode) => {
          const hidden = form(known);
          const given: Json = {
            value,
            [hidden]: { [`k ${hidden}`]: 1 },
            list: [hidden, `before ${hidden} after`, { token: hidden }],
          };
          const done = sanitize(given, options([known], mode as SecretDetectionMode));
          const texts = textsOf(done.data).map((text) => text.replaceAll("[REDACTED]", "\n"));
          for (const text of texts) {
            expect(text).not.toContain(known);
            if (form !== split && !hidden.includes("\u202e")) {
              expect(text).not.toContain(hidden);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test("for any JSON: nothing is lost, nothing unclean is left, and a second pass changes nothing", () => {
    fc.assert(
      fc.property(json, (value) => {
        const done = sanitize(value, options());
        const count = (item: Json): number =>
          item !== null && typeof item === "object"
            ? Object.values(item).reduce<number>((sum, one) => sum + count(one), 1)
            : 1;
        expect(count(done.data)).toBe(count(value));
        const text = JSON.stringify(done.data);
        expect(JSON.stringify(JSON.parse(text))).toBe(text);
        expect(text.isWellFormed()).toBe(true);
        expect(sanitize(done.data, options()).data).toBe(done.data);
      }),
      { numRuns: 300 },
    );
  });
});
