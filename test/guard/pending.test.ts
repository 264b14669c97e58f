import { expect, test } from "vitest";
import { CONFIRMATION_TTL_MS, createPendingStore } from "../../src/guard/pending.ts";

function store(limits?: { perCaller: number; total: number }) {
  const clock = { now: 1_000_000 };
  return { clock, pending: createPendingStore(() => clock.now, limits) };
}

test("a secret is 43 characters of base64url, never the same, and ends after five minutes", () => {
  const { clock, pending } = store();
  const first = pending.issue("token", "a", "d");
  expect(first.secret).toMatch(/^[\w-]{43}$/);
  expect(first.expiresAt).toBe(clock.now + 300_000);
  expect(pending.issue("token", "a", "d").secret).not.toBe(first.secret);
});

const REFUSED: [string, (given: ReturnType<typeof store> & { secret: string }) => boolean][] = [
  ["unknown", ({ pending }) => pending.redeem("x".repeat(43), "token", "a", "d")],
  ["empty", ({ pending }) => pending.redeem("", "token", "a", "d")],
  ["of another caller", ({ pending, secret }) => pending.redeem(secret, "token", "b", "d")],
  ["for another effect", ({ pending, secret }) => pending.redeem(secret, "token", "a", "e")],
  ["of another kind", ({ pending, secret }) => pending.redeem(secret, "answer", "a", "d")],
  [
    "used",
    ({ pending, secret }) => pending.redeem(secret, "token", "a", "d") && pending.redeem(secret, "token", "a", "d"),
  ],
  [
    "expired",
    ({ pending, secret, clock }) => {
      clock.now += CONFIRMATION_TTL_MS;
      return pending.redeem(secret, "token", "a", "d");
    },
  ],
  [
    "from before a restart",
    ({ secret, clock }) => createPendingStore(() => clock.now).redeem(secret, "token", "a", "d"),
  ],
];

test.each(REFUSED)("case 33: a secret that is %s opens nothing", (_, attempt) => {
  const given = store();
  const { secret } = given.pending.issue("token", "a", "d");
  expect(attempt({ ...given, secret })).toBe(false);
});

test("it opens in the last millisecond", () => {
  const { clock, pending } = store();
  const { secret } = pending.issue("token", "a", "d");
  clock.now += CONFIRMATION_TTL_MS - 1;
  expect(pending.redeem(secret, "token", "a", "d")).toBe(true);
});

test("tried for another effect by its own caller it is used up; another caller cannot use it up", () => {
  const { pending } = store();
  const first = pending.issue("token", "a", "d").secret;
  pending.redeem(first, "token", "b", "d");
  expect(pending.redeem(first, "token", "a", "d")).toBe(true);
  const second = pending.issue("token", "a", "d").secret;
  pending.redeem(second, "token", "a", "e");
  expect(pending.redeem(second, "token", "a", "d")).toBe(false);
});

test("a flood of one caller pushes out its own oldest and nobody else's", () => {
  const { pending } = store({ perCaller: 3, total: 10 });
  const other = pending.issue("token", "b", "d").secret;
  const own = Array.from({ length: 100 }, () => pending.issue("token", "a", "d").secret);
  expect(pending.size).toBe(4);
  expect(own.map((secret) => pending.redeem(secret, "token", "a", "d")).filter(Boolean)).toHaveLength(3);
  expect(pending.redeem(other, "token", "b", "d")).toBe(true);
});

test("many callers together stay within the total, and what has expired makes room first", () => {
  const { pending, clock } = store({ perCaller: 3, total: 10 });
  for (let index = 0; index < 100; index++) pending.issue("answer", `caller-${index}`, "d");
  expect(pending.size).toBe(10);
  clock.now += CONFIRMATION_TTL_MS;
  pending.issue("answer", "late", "d");
  expect(pending.size).toBe(1);
});
