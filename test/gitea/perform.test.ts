import { expect, test } from "vitest";
import type { Operation } from "../../generated/contract.ts";
import { type PerformOptions, perform } from "../../src/gitea/perform.ts";
import type { Received } from "../../src/gitea/receive.ts";
import type { PlannedRequest } from "../../src/gitea/request.ts";
import { createRouter } from "../../src/gitea/route.ts";
import { allOperations, failureOf, operation, plannedRequest, received } from "./support.ts";

const operations = allOperations();
const router = createRouter(operations);
const path = "/repos/alice/old-name";

/** Answers in their order; `sent` shows what was asked. */
function scripted(...answers: Received[]) {
  const sent: PlannedRequest[] = [];
  const options: PerformOptions = {
    transport: {
      send: async (request) => {
        sent.push(request);
        return answers.shift() ?? received(500, "");
      },
      close: async () => {},
    },
    base: { origin: "https://git.test", prefix: "/api/v1" },
    router,
    version: null,
    maximumBinaryBytes: 1000,
    clean: (text) => text,
    allows: () => true,
  };
  return { sent, options };
}

const moved = (to: string) => received(301, "", { location: to });
const repoGet = router.resolve("GET", path)?.operation ?? null;

test("a rename is followed once and no further", async () => {
  const once = scripted(moved("/api/v1/repos/alice/new-name"), received(200, '{"id":1}'));
  const done = await perform(repoGet, {}, plannedRequest({ path }), once.options);
  expect([done.path, done.data, once.sent.length]).toEqual(["/repos/alice/new-name", { id: 1 }, 2]);
  const twice = scripted(moved("/api/v1/repos/alice/new-name"), moved("/api/v1/repos/alice/newer"));
  const error = await failureOf(() => perform(repoGet, {}, plannedRequest({ path }), twice.options));
  expect([error.kind, error.status, twice.sent.length]).toEqual(["redirect_refused", 301, 2]);
});

test("case 1: a write is sent once", async () => {
  const { sent, options } = scripted(moved("/api/v1/repos/alice/new-name"));
  const write = router.resolve("DELETE", path)?.operation ?? null;
  const error = await failureOf(() => perform(write, {}, plannedRequest({ method: "DELETE", path }), options));
  expect([error.kind, sent.length]).toEqual(["moved", 1]);
});

test("an artifact in another place is handed over as its address", async () => {
  const location = "https://store.test/x.zip?signature=abc";
  const { sent, options } = scripted(received(302, "", { location }));
  const artifact = router.resolve("GET", "/repos/o/r/actions/artifacts/1/zip")?.operation ?? null;
  const done = await perform(artifact, {}, plannedRequest({ path: "/repos/o/r/actions/artifacts/1/zip" }), options);
  expect([done.status, done.data, sent.length]).toEqual([302, { location }, 1]);
});

test("an unlisted route is decoded by its content, without pages", async () => {
  const { options } = scripted(received(200, "[1]", { "content-type": "application/json", "x-total-count": "9" }));
  expect(await perform(null, {}, plannedRequest(), options)).toEqual({
    path: "/x",
    status: 200,
    pagination: null,
    data: [1],
    notes: [],
    spilledBytes: null,
  });
});

test("a list that comes without pages says so; what a write lists does not", async () => {
  const list = async (made: Operation, answer: string) => {
    const { options } = scripted(received(200, answer));
    return (await perform(made, {}, plannedRequest({ method: made.method }), options)).notes;
  };
  expect(await list(operation("GET", "/x"), "[1]")).toEqual(["This operation has no pages."]);
  expect(await list(operation("GET", "/x"), '{"a":[]}')).toEqual([]);
  expect(await list(operation("POST", "/x"), "[1]")).toEqual([]);
});

test("notes of the request come first, those of spec/ last", async () => {
  const made = operation("GET", "/x", { notes: [{ when: [], statuses: [], text: "silently" }] });
  const { options } = scripted(received(204, "", ""));
  const done = await perform(made, {}, plannedRequest({ notes: ["ignored"] }), options);
  expect(done.notes).toEqual(["ignored", "It worked: Gitea answered 204, and this answer has no body.", "silently"]);
});

test("a spilled answer has its size instead of data", async () => {
  const { options } = scripted({ ...received(200, "", "text/plain"), spilledBytes: 12_000_000 });
  const done = await perform(operation("GET", "/x"), {}, plannedRequest(), options);
  expect([done.data, done.spilledBytes, done.notes]).toEqual([null, 12_000_000, []]);
});
