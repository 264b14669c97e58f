import { expect, test } from "vitest";
import { askUser, askVersion } from "../../src/gitea/ask.ts";
import type { Received } from "../../src/gitea/receive.ts";
import type { PlannedRequest } from "../../src/gitea/request.ts";
import { received } from "./support.ts";

function optionsFor(answer: Received) {
  const sent: PlannedRequest[] = [];
  const transport = {
    send: async (request: PlannedRequest) => {
      sent.push(request);
      return answer;
    },
    close: async () => {},
  };
  return { sent, options: { transport, base: { origin: "http://git.test", prefix: "/git/api/v1" }, timeoutMs: 1000 } };
}

test("whose token", async () => {
  const { sent, options } = optionsFor(received(200, '{"id":1,"login":"alice"}'));
  expect(await askUser(options, "tok")).toEqual({ status: 200, login: "alice" });
  expect([sent[0]?.target, sent[0]?.headers.authorization]).toEqual(["/git/api/v1/user", "token tok"]);
});

test.each<[string, Received, { status: number; login: null }]>([
  ["case 24: may not ask", received(403, '{"message":"token does not have …"}'), { status: 403, login: null }],
  ["a page", received(200, "<html>", "text/html"), { status: 200, login: null }],
  ["no login", received(200, '{"login":7}'), { status: 200, login: null }],
])("no login: %s", async (_name, answer, want) => {
  expect(await askUser(optionsFor(answer).options, "tok")).toEqual(want);
});

test("which version", async () => {
  expect(await askVersion(optionsFor(received(200, '{"version":"28.1.0"}')).options, null)).toBe("28.1.0");
  await expect(askVersion(optionsFor(received(401, "{}")).options, null)).rejects.toThrow(
    "Gitea answered 401 to the question for its version.",
  );
});
