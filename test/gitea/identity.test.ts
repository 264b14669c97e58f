import { expect, test } from "vitest";
import { createIdentityBook, type UserAnswer } from "../../src/gitea/identity.ts";

function book(answers: (UserAnswer | Error)[]) {
  const state = { asked: 0, time: 0 };
  const made = createIdentityBook({
    retryMs: 1000,
    now: () => state.time,
    askUser: async () => {
      const answer = answers[Math.min(state.asked++, answers.length - 1)];
      if (answer instanceof Error || answer === undefined) throw answer;
      return answer;
    },
  });
  return { state, made };
}

test("learnt once, shared by callers at the same time", async () => {
  const { state, made } = book([{ status: 200, login: "alice" }]);
  const all = await Promise.all([made.identify("t"), made.identify("t"), made.identify("t")]);
  expect(all).toEqual(Array(3).fill({ login: "alice", note: null }));
  state.time = 1_000_000;
  await made.identify("t");
  expect(state.asked).toBe(1);
  await made.identify("other");
  expect(state.asked).toBe(2);
});

test.each<[string, UserAnswer | Error, string, boolean]>([
  [
    "case 24: without the user scope",
    { status: 403, login: null },
    "This token may not read its own user (scope read:user), so its login is not known.",
    false,
  ],
  ["not accepted", { status: 401, login: null }, "Gitea does not accept this token, so its login is not known.", false],
  ["down", new Error("refused"), "Gitea could not be asked who this token belongs to; it is asked again later.", true],
  ["broken", { status: 502, login: null }, "Gitea did not say who this token belongs to.", true],
])("%s: null, and why", async (_name, answer, note, asksAgain) => {
  const { state, made } = book([answer, { status: 200, login: "alice" }]);
  expect(await made.identify("t")).toEqual({ login: null, note });
  expect(await made.identify("t")).toEqual({ login: null, note });
  expect(state.asked).toBe(1);
  state.time = 1000;
  const later = await made.identify("t");
  expect([later.login, state.asked]).toEqual(asksAgain ? ["alice", 2] : [null, 1]);
});
