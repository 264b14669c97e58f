import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Demo, startDemo } from "../../src/demo/server.ts";
import { type Client, clientOf, pluck } from "./client.ts";

let demo: Demo;
let mallory: Client;

beforeAll(async () => {
  demo = await startDemo();
  mallory = clientOf(demo.url, `token ${demo.tokens.mallory}`);
});

afterAll(async () => {
  await demo.close();
});

const QUAY = "/repos/harbor/quay";
const WRITE = "user should have a permission to write to a repo";
const ADMIN = "user should be an owner or a collaborator with admin write of a repository";

describe("someone who may only read", () => {
  const allowed: [string, string, object, number][] = [
    ["POST", `${QUAY}/issues`, { title: "Hello" }, 201],
    ["PATCH", `${QUAY}/issues/2`, { title: "My own" }, 201],
    ["POST", `${QUAY}/issues/1/comments`, { body: "Me too" }, 201],
    ["POST", `${QUAY}/forks`, {}, 202],
    ["PUT", `${QUAY}/subscription`, {}, 200],
  ];
  it.each(allowed)("may %s %s", async (method, path, body, status) => {
    expect((await mallory(method, path, body as never)).status).toBe(status);
  });

  const refused: [string, string, object, string][] = [
    ["PATCH", `${QUAY}/issues/1`, { title: "Not mine" }, WRITE],
    ["DELETE", `${QUAY}/issues/1`, {}, WRITE],
    ["POST", `${QUAY}/contents/x.txt`, { content: "eA==" }, WRITE],
    ["POST", `${QUAY}/pulls/4/merge`, { do: "merge" }, WRITE],
    ["DELETE", QUAY, {}, ADMIN],
    ["POST", `${QUAY}/hooks`, { type: "gitea", config: {} }, ADMIN],
    ["PUT", `${QUAY}/actions/secrets/X`, { data: "x" }, ADMIN],
    ["GET", `${QUAY}/actions/secrets`, {}, ADMIN],
    ["POST", "/admin/users", { username: "x", email: "x@example.test" }, "user should be the site admin"],
    ["PATCH", "/orgs/harbor", { description: "mine now" }, "Must be an organization owner"],
  ];
  it.each(refused)("may not %s %s", async (method, path, body, message) => {
    const reply = await mallory(method, path, body as never);
    expect([reply.status, pluck(reply.json, "message")]).toEqual([403, message]);
  });
});

describe("an archived repository", () => {
  it("takes no writes until it is opened again", async () => {
    const alice = clientOf(demo.url, `token ${demo.tokens.alice}`);
    await alice("PATCH", "/repos/harbor/backlog", { archived: true });
    const reply = await alice("POST", "/repos/harbor/backlog/issues", { title: "Late" });
    expect([reply.status, pluck(reply.json, "message")]).toEqual([423, "repo is archived"]);
    await alice("PATCH", "/repos/harbor/backlog", { archived: false });
    expect((await alice("POST", "/repos/harbor/backlog/issues", { title: "Late" })).status).toBe(201);
  });
});
