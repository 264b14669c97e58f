import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { normalizeScopes } from "../../src/demo/auth.ts";
import { type Demo, startDemo } from "../../src/demo/server.ts";
import { clientOf, pluck } from "./client.ts";
import { send } from "./recording.ts";

const ADMIN = { login: "root", password: "a password of the test" };
let demo: Demo;
let weak: string;

function basic(login: string, password: string): string {
  return `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`;
}

beforeAll(async () => {
  demo = await startDemo({ seed: false, admin: ADMIN });
  const root = clientOf(demo.url, basic(ADMIN.login, ADMIN.password));
  const made = await root("POST", "/users/root/tokens", { name: "weak", scopes: ["read:repository"] });
  weak = String(pluck(made.json, "sha1"));
});

afterAll(async () => {
  await demo.close();
});

describe("who calls", () => {
  const cases: [string, { given: () => string; want: [number, string] }][] = [
    ["token", { given: () => `token ${demo.adminToken}`, want: [200, "root"] }],
    ["bearer in any case", { given: () => `BEARER ${demo.adminToken}`, want: [200, "root"] }],
    ["Basic with a password", { given: () => basic(ADMIN.login, ADMIN.password), want: [200, "root"] }],
    ["Basic with a token as password", { given: () => basic(ADMIN.login, demo.adminToken), want: [200, "root"] }],
    ["Basic with a token as name", { given: () => basic(demo.adminToken, "x-oauth-basic"), want: [200, "root"] }],
    ["a wrong token", { given: () => "token 0123456789", want: [401, "invalid username, password or token"] }],
    ["a wrong password", { given: () => basic("root", "no"), want: [401, "invalid username, password or token"] }],
    ["an unparsable header counts as none", { given: () => "Bearer a b", want: [401, "token is required"] }],
    [
      "a token without the scope",
      {
        given: () => `token ${weak}`,
        want: [
          403,
          "token does not have at least one of required scope(s), required=[read:user], token scope=read:repository",
        ],
      },
    ],
  ];
  it.each(cases)("%s", async (_, { given, want: [status, word] }) => {
    const reply = await clientOf(demo.url, given())("GET", "/user");
    expect([reply.status, pluck(reply.json, status === 200 ? "login" : "message")]).toEqual([status, word]);
  });

  it("refuses a wrong token on a public route, too", async () => {
    expect((await clientOf(demo.url, "token nonsense")("GET", "/version")).status).toBe(401);
  });

  it("lets a query token win over the header, with a warning", async () => {
    const headers = { authorization: "token nonsense" };
    const reply = await send(demo.url, "GET", `/api/v1/user?token=${demo.adminToken}`, headers);
    expect(reply.status).toBe(200);
    expect(reply.headers["x-gitea-warning"]).toMatch(/deprecated/);
  });

  it("issues tokens to Basic alone", async () => {
    const body = { name: "another", scopes: ["read:user"] };
    const reply = await clientOf(demo.url, `token ${demo.adminToken}`)("POST", "/users/root/tokens", body);
    expect([reply.status, pluck(reply.json, "message")]).toEqual([401, "auth required"]);
  });
});

describe("scopes", () => {
  const cases: [string, { given: string[]; want: string[] }][] = [
    ["sorted and once each", { given: ["read:user", "read:issue", "read:user"], want: ["read:issue", "read:user"] }],
    ["write covers read", { given: ["read:issue", "write:issue"], want: ["write:issue"] }],
    ["all covers everything", { given: ["all", "read:issue"], want: ["all"] }],
  ];
  it.each(cases)("%s", (_, { given, want }) => {
    expect(normalizeScopes(given)).toEqual(want);
  });

  it("an unknown one is refused", () => {
    expect(() => normalizeScopes(["read:everything"])).toThrow(
      "invalid access token scope provided: invalid access token scope: read:everything",
    );
  });
});
