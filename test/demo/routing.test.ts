import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Demo, startDemo } from "../../src/demo/server.ts";
import { send } from "./recording.ts";

let demo: Demo;
let headers: Record<string, string>;

beforeAll(async () => {
  demo = await startDemo();
  headers = { authorization: `token ${demo.tokens.alice}` };
});

afterAll(async () => {
  await demo.close();
});

const TEXT = "text/plain; charset=utf-8";

describe("routes are matched on the escaped path", () => {
  const cases: [string, { given: [string, string]; want: [number, string | undefined] }][] = [
    ["plain", { given: ["GET", "/api/v1/repos/harbor/quay"], want: [200, "application/json;charset=utf-8"] }],
    ["trailing slash", { given: ["GET", "/api/v1/repos/harbor/quay/"], want: [200, "application/json;charset=utf-8"] }],
    [
      "repeated slashes",
      { given: ["GET", "/api/v1//repos//harbor//quay"], want: [200, "application/json;charset=utf-8"] },
    ],
    ["an escaped letter in a literal", { given: ["GET", "/api/v1/%72epos/harbor/quay"], want: [404, TEXT] }],
    ["an unknown route", { given: ["GET", "/api/v1/no/such/route"], want: [404, TEXT] }],
    ["a bad escape", { given: ["GET", "/api/v1/repos/harbor/%zz"], want: [400, TEXT] }],
    [
      "a slash in a single segment",
      { given: ["GET", "/api/v1/repos/harbor/quay/releases/tags/release/1.0"], want: [404, TEXT] },
    ],
    [
      "%2F in a single segment",
      {
        given: ["GET", "/api/v1/repos/harbor/quay/releases/tags/release%2F1.0"],
        want: [200, "application/json;charset=utf-8"],
      },
    ],
    ["a known path by another method", { given: ["POST", "/api/v1/version"], want: [405, undefined] }],
    ["outside the API", { given: ["GET", "/harbor/quay"], want: [404, "text/plain;charset=utf-8"] }],
  ];
  it.each(cases)("%s", async (_, { given: [method, path], want: [status, type] }) => {
    const reply = await send(demo.url, method, path, headers);
    expect([reply.status, reply.headers["content-type"]]).toEqual([status, type]);
  });

  it("answers HEAD like GET, without the body", async () => {
    const reply = await send(demo.url, "HEAD", "/api/v1/repos/harbor/quay", headers);
    expect([reply.status, reply.body.length]).toEqual([200, 0]);
  });

  it("names the methods of a path that has others, one header line each", async () => {
    const reply = await send(demo.url, "PATCH", "/api/v1/repos/harbor/quay/keys/1", headers);
    expect([reply.status, reply.headers.allow, reply.body.toString()]).toEqual([405, "GET, DELETE", ""]);
  });
});

describe("case 1: renamed places redirect and do nothing", () => {
  it.each(["GET", "POST", "DELETE"])("%s on a renamed repository is a 301 with the query kept", async (method) => {
    const path = "/api/v1/repos/lighthouse/playbook/issues?state=all";
    const reply = await send(
      demo.url,
      method,
      method === "DELETE" ? path.replace("issues", "branches/x") : path,
      headers,
    );
    expect(reply.status).toBe(301);
    expect(String(reply.headers.location)).toMatch(/^\/api\/v1\/repos\/lighthouse\/handbook\/.*\?state=all$/);
  });

  it("a renamed organisation is a 307", async () => {
    const renamed = await startDemo({ seed: false, admin: { login: "root", password: "a password of the test" } });
    const own = { authorization: `token ${renamed.adminToken}`, "content-type": "application/json" };
    await send(renamed.url, "POST", "/api/v1/orgs", own, JSON.stringify({ username: "before" }));
    await send(renamed.url, "POST", "/api/v1/orgs/before/rename", own, JSON.stringify({ new_name: "after" }));
    const reply = await send(renamed.url, "GET", "/api/v1/orgs/before", own);
    await renamed.close();
    expect([reply.status, reply.headers.location]).toEqual([307, "/api/v1/orgs/after"]);
  });
});
