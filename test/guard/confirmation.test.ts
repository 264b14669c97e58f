import { describe, expect, test } from "vitest";
import type { ConfirmationCall } from "../../src/guard/confirmation.ts";
import { answer, asked, given, refusal, tokenOf } from "./confirming.ts";
import { operationById } from "./operations.ts";

describe("where the client can ask", () => {
  test("the question tells what happens in numbers and words of ours", async () => {
    const { confirm } = given();
    const ask = asked(await confirm());
    expect(ask.message).toBe(
      [
        "This call deletes a whole repository with its code, issues, pull requests, releases and wiki for good. Read from Gitea just now: repository number: 12; visibility: private; open issues: 3; open pull requests: 1.",
        "Tool: gitea_repo_delete (DELETE /repos/{owner}/{repo}).",
        "Names and texts of the call are left out here, because others may have written them: look at its arguments in your client. Run it?",
      ].join("\n"),
    );
    expect(ask.requestedSchema).toEqual({ type: "object", properties: {} });
    expect(ask.key).toMatch(/^confirm-[\w-]{43}-[\w-]{43}$/);
  });

  test("case 33: accept runs it, once", async () => {
    const { confirm } = given();
    const answers = answer(await confirm(), "accept");
    expect(await confirm({ answers })).toEqual({ kind: "go", by: "elicitation", classes: ["irreversible"] });
    expect((await confirm({ answers })).kind).toBe("ask");
  });

  test.each([
    ["decline", "The person was asked and said no. Nothing was changed."],
    [
      "cancel",
      "The person was asked and closed the question or did not answer. That counts as no; nothing was changed.",
    ],
  ] as const)("case 33: %s refuses, and a later accept of the same question does not help", async (action, message) => {
    const { confirm } = given();
    const question = await confirm();
    const error = await refusal(confirm({ answers: answer(question, action) }));
    expect([error.kind, error.message, error.status]).toEqual(["confirmation_declined", message, null]);
    expect((await confirm({ answers: answer(question, "accept") })).kind).toBe("ask");
  });

  test("case 33: an answer to other arguments is none, and the next question says why it is asked", async () => {
    const { confirm } = given();
    const answers = answer(await confirm(), "accept");
    const again = asked(await confirm({ answers, args: { owner: "acme", repo: "other" } }));
    expect(again.message.split("\n")[0]).toBe("The call, or what it would touch, has changed since the last question.");
  });

  test("two questions at once are two yeses", async () => {
    const { confirm } = given();
    const [first, second] = [await confirm(), await confirm()];
    expect((await confirm({ answers: answer(second, "accept") })).kind).toBe("go");
    expect((await confirm({ answers: answer(first, "accept") })).kind).toBe("go");
  });

  test("an answer to nothing that was asked is none", async () => {
    const { confirm } = given();
    const key = asked(await confirm()).key;
    for (const forged of [`${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`, "confirm-", "confirm", "x"]) {
      expect((await confirm({ answers: { [forged]: { action: "accept" } } })).kind).toBe("ask");
    }
  });

  test("an accept of another caller, identity or instance, too late, or after a restart asks again", async () => {
    const { confirm, clock, restart } = given();
    const answers = answer(await confirm(), "accept");
    expect((await confirm({ answers, caller: "caller-2" })).kind).toBe("ask");
    expect((await confirm({ answers, identity: "token-2" })).kind).toBe("ask");
    expect((await confirm({ answers, instance: "https://other.test" })).kind).toBe("ask");
    expect((await confirm({ answers }, restart())).kind).toBe("ask");
    clock.now += 300_000;
    expect((await confirm({ answers })).kind).toBe("ask");
  });

  test("ELICITATION=false counts no answer", async () => {
    const { confirm } = given();
    const answers = answer(await confirm(), "accept");
    const off = given({ settings: { elicitation: false } });
    expect((await refusal(off.confirm({ answers }))).kind).toBe("confirmation_required");
  });
});

describe("where nobody can be asked", () => {
  test("the refusal says which reason applied and what a token proves", async () => {
    const { confirm } = given({ call: { canAsk: false } });
    const error = await refusal(confirm());
    expect([error.kind, error.status]).toEqual(["confirmation_required", null]);
    expect(error.message).toBe(
      "This call deletes a whole repository with its code, issues, pull requests, releases and wiki for good. Read from Gitea just now: repository number: 12; visibility: private; open issues: 3; open pull requests: 1. It needs a confirmation first, and nobody was asked, because this client cannot show a question to the person. Nothing was changed. The same call with the argument confirmation_token runs, once. That proves only that the call was made twice with the same arguments, and nothing more: no person has approved it by that.",
    );
    expect(Object.keys(error.fields)).toEqual(["confirmation_token", "expires_at"]);
    expect(error.fields.expires_at).toBe("2026-11-30T12:05:00.000Z");
    expect(error.fields.confirmation_token).toMatch(/^[\w-]{43}$/);
  });

  test("the operator who switched questions off is named as the reason", async () => {
    const { confirm } = given({ settings: { elicitation: false } });
    expect((await refusal(confirm())).message).toContain(
      "nobody was asked, because the operator has switched questions off (ELICITATION=false).",
    );
  });

  test("case 33: the same call with the token runs, once", async () => {
    const { confirm } = given({ call: { canAsk: false } });
    const token = await tokenOf(confirm());
    expect(await confirm({ token })).toEqual({ kind: "go", by: "token", classes: ["irreversible"] });
    const error = await refusal(confirm({ token }));
    expect([error.kind, Object.keys(error.fields)]).toEqual(["confirmation_invalid", []]);
  });

  const UNFIT: [string, (token: string) => Partial<ConfirmationCall>][] = [
    ["forged", (token) => ({ token: `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}` })],
    ["empty", () => ({ token: "" })],
    ["no string", () => ({ token: 7 })],
    ["null", () => ({ token: null })],
    ["for other arguments", (token) => ({ token, args: { owner: "acme", repo: "other" } })],
    ["for one argument more", (token) => ({ token, args: { owner: "acme", repo: "web", x: null } })],
    ["for another operation", (token) => ({ token, operation: operationById("repoDeleteTag") })],
    ["of another caller", (token) => ({ token, caller: "caller-2" })],
    ["of another identity", (token) => ({ token, identity: "token-2" })],
    ["of another instance", (token) => ({ token, instance: "https://other.test" })],
  ];
  test.each(UNFIT)("case 33: a token that is %s is refused", async (_, change) => {
    const { confirm } = given({ call: { canAsk: false } });
    const token = await tokenOf(confirm());
    expect((await refusal(confirm(change(token)))).kind).toBe("confirmation_invalid");
  });

  test("case 33: an expired token, and one from before a restart", async () => {
    const { confirm, clock, restart } = given({ call: { canAsk: false } });
    const token = await tokenOf(confirm());
    expect((await refusal(confirm({ token }, restart()))).kind).toBe("confirmation_invalid");
    clock.now += 300_000;
    expect((await refusal(confirm({ token }))).kind).toBe("confirmation_invalid");
  });

  test("the key of a question is no token", async () => {
    const { confirm } = given();
    const key = asked(await confirm()).key;
    expect((await refusal(confirm({ token: key }))).kind).toBe("confirmation_invalid");
    expect((await refusal(confirm({ token: key.slice(-43) }))).kind).toBe("confirmation_invalid");
  });

  test("CONFIRM_FALLBACK=refuse hands out nothing", async () => {
    const { confirm } = given({ settings: { confirmFallback: "refuse" }, call: { canAsk: false } });
    const error = await refusal(confirm());
    expect([error.kind, error.fields]).toEqual(["confirmation_required", {}]);
    expect(error.hint).toContain("CONFIRM_FALLBACK=refuse");
    expect(error.message).not.toContain("confirmation_token");
  });

  test("the order of keys makes no other call", async () => {
    const { confirm } = given({ call: { canAsk: false } });
    const token = await tokenOf(confirm());
    expect((await confirm({ token, args: { repo: "web", owner: "acme" } })).kind).toBe("go");
  });
});
