import { expect, test } from "vitest";
import type { JsonObject } from "../../generated/contract.ts";
import { collectSecrets } from "../../src/guard/secret-fields.ts";

const deep = (levels: number): JsonObject => (levels === 0 ? { password: "deep-secret" } : { a: deep(levels - 1) });

test.each<[string, { given: JsonObject; fields?: string[]; want: string[] }]>([
  ["a field of the list", { given: { body: { password: "hunter2" } }, want: ["hunter2"] }],
  ["at least 4 characters", { given: { body: { password: "abc", token: "abcd" } }, want: ["abcd"] }],
  ["any length where the operation names the field", { given: { body: { data: "x" } }, fields: ["data"], want: ["x"] }],
  ["never an empty one", { given: { body: { data: "" } }, fields: ["data"], want: [] }],
  ["nested", { given: { body: { config: { secret: "whsec-456", url: "http://h/" } } }, want: ["whsec-456"] }],
  ["in lists", { given: { body: { list: [{ token: "tok-1" }, { token: "tok-2" }] } }, want: ["tok-1", "tok-2"] }],
  ["a list of values", { given: { body: { token: ["tok-1"] } }, want: ["tok-1"] }],
  ["to a depth of 8", { given: { body: deep(7) }, want: ["deep-secret"] }],
  ["not deeper", { given: { body: deep(8) }, want: [] }],
  [
    "a header and its credential",
    { given: { body: { authorization_header: "Bearer abc-1" } }, want: ["Bearer abc-1", "abc-1"] },
  ],
  [
    "a Basic header and its password",
    {
      given: { body: { authorization_header: "Basic Ym9iOnB3LTEyMw==" } },
      want: ["Basic Ym9iOnB3LTEyMw==", "Ym9iOnB3LTEyMw==", "bob:pw-123", "pw-123"],
    },
  ],
  [
    "a Basic header with a token in the place of the user",
    {
      given: { body: { authorization_header: "Basic dG9rZW4tMTIzOg==" } },
      want: ["Basic dG9rZW4tMTIzOg==", "dG9rZW4tMTIzOg==", "token-123:", "token-123"],
    },
  ],
  ["a password in an address", { given: { body: { clone_addr: "https://u:p%40ss@h/r" } }, want: ["p%40ss", "p@ss"] }],
  [
    "a token in the place of a user name",
    { given: { body: { clone_addr: "https://0123456789abcdef0123@h/r" } }, want: ["0123456789abcdef0123"] },
  ],
  [
    "a token before a password that says so",
    {
      given: { body: { clone_addr: "https://0123456789abcdef0123:x-oauth-basic@h/r" } },
      want: ["0123456789abcdef0123", "x-oauth-basic"],
    },
  ],
  ["not a user name", { given: { body: { website: "https://alice@h/r" } }, want: [] }],
  ["not what is outside the body", { given: { token: "name-of-a-token", body: null }, want: [] }],
  ["no body", { given: { owner: "o" }, want: [] }],
])("%s", (_, { given, fields, want }) => {
  expect(collectSecrets({ secretFields: fields ?? [] }, given)).toEqual(want);
});

test("more secrets than can be looked for are refused, and the refusal holds none", () => {
  const body = Array.from({ length: 1_001 }, (_unused, number) => ({ password: `hunter-${number}` }));
  const refused = () => collectSecrets({ secretFields: [] }, { body });
  expect(refused).toThrow("body holds more than 1000 secret values.");
});
