import { describe, expect, test } from "vitest";
import type { Operation } from "../../generated/contract.ts";
import { planRedirect } from "../../src/gitea/redirect.ts";
import { createRouter } from "../../src/gitea/route.ts";
import { allOperations, failureOf, plannedRequest, received } from "./support.ts";

const router = createRouter(allOperations());

function plan(method: string, path: string, status: number, location: string, allows = (_: Operation) => true) {
  const request = plannedRequest({ method, path });
  const operation = router.resolve(method, path)?.operation;
  if (operation === undefined) throw new Error(`no operation at ${path}`);
  const base = { origin: "https://git.test", prefix: "/api/v1" };
  const headers = location === "" ? {} : { location };
  return planRedirect(request, received(status, "", headers), { plan: operation.answer, base, router, allows });
}

describe("a read is asked for once more at the new place", () => {
  test.each<[string, string, number, string, string]>([
    [
      "renamed repository",
      "/repos/alice/old-name/issues",
      301,
      "/api/v1/repos/alice/new-name/issues?state=all",
      "/repos/alice/new-name/issues",
    ],
    ["renamed owner", "/repos/acme/tool", 307, "/api/v1/repos/acme2/tool", "/repos/acme2/tool"],
    ["renamed user", "/users/carol", 307, "/api/v1/users/caroline", "/users/caroline"],
    [
      "transferred",
      "/repos/alice/tool/branches/a/b",
      301,
      "/api/v1/repos/bob/kit/branches/a/b",
      "/repos/bob/kit/branches/a/b",
    ],
    ["absolute on the same origin", "/users/carol", 307, "https://git.test/api/v1/users/caroline", "/users/caroline"],
    [
      "a name with the number of an issue in it",
      "/repos/o/old-1/issues/1",
      301,
      "/api/v1/repos/o/new-1/issues/1",
      "/repos/o/new-1/issues/1",
    ],
  ])("%s", (_name, path, status, location, want) => {
    const step = plan("GET", path, status, location);
    expect(step).toMatchObject({
      kind: "again",
      request: { method: "GET", path: want, target: location.replace("https://git.test", "") },
      note: "The repository or its owner was renamed: request.path shows the new name, use it from now on.",
    });
  });

  test("another route of Gitea, where policy allows it", async () => {
    const [path, location] = ["/orgs/openorg/members/alice", "/api/v1/orgs/openorg/public_members/alice"];
    expect(plan("GET", path, 303, location)).toMatchObject({
      kind: "again",
      request: { path: "/orgs/openorg/public_members/alice" },
      note: "Gitea answered by another route; request.path shows which.",
    });
    const error = await failureOf(() => plan("GET", path, 303, location, () => false));
    expect(error.kind).toBe("redirect_refused");
  });
});

test.each<[string, string, string, number, string, object]>([
  [
    "POST to a renamed repository",
    "POST",
    "/repos/alice/old-name/issues",
    301,
    "/api/v1/repos/alice/new-name/issues",
    { repo: "new-name" },
  ],
  [
    "DELETE",
    "DELETE",
    "/repos/alice/old-name/branches/x",
    301,
    "/api/v1/repos/alice/new-name/branches/x",
    { repo: "new-name" },
  ],
  ["PATCH to a renamed owner", "PATCH", "/repos/acme/tool", 307, "/api/v1/repos/acme2/tool", { owner: "acme2" }],
  [
    "PUT to a transferred one",
    "PUT",
    "/repos/a/b/topics/x",
    301,
    "/api/v1/repos/c/d/topics/x",
    { owner: "c", repo: "d" },
  ],
])("case 1: %s is never sent again", async (_name, method, path, status, location, moved) => {
  const error = await failureOf(() => plan(method, path, status, location));
  expect([error.kind, error.status, error.message, error.fields]).toEqual([
    "moved",
    status,
    "The repository or its owner was renamed. Nothing was done.",
    { moved_to: moved },
  ]);
});

describe("refused", () => {
  const NOT_FOLLOWED = "Gitea answered with a redirect that is not followed.";
  const OTHER = `${NOT_FOLLOWED} It leads to something that this call did not ask for.`;
  test.each<[string, string, string, number, string, string]>([
    [
      "another origin",
      "GET",
      "/users/carol",
      307,
      "https://evil.test/api/v1/users/carol",
      `${NOT_FOLLOWED} It leads to another origin than GITEA_URL, where no credential of the gateway goes.`,
    ],
    [
      "protocol-relative",
      "GET",
      "/users/carol",
      307,
      "//evil.test/api/v1/users/x",
      `${NOT_FOLLOWED} It leads to another origin than GITEA_URL, where no credential of the gateway goes.`,
    ],
    ["outside of the API", "GET", "/users/carol", 302, "/user/login", OTHER],
    ["dots out of the API", "GET", "/users/carol", 307, "/api/v1/../../user/login", OTHER],
    ["another operation", "GET", "/users/carol", 307, "/api/v1/users/carol/tokens", OTHER],
    ["corrupted by a short old name", "GET", "/repos/re/x", 307, "/api/v1/newpos/re/x", OTHER],
    [
      "replaced inside another name",
      "GET",
      "/orgs/alice-corp/members/alice",
      307,
      "/api/v1/orgs/bob-corp/members/alice",
      OTHER,
    ],
    ["to itself", "GET", "/users/carol", 307, "/api/v1/users/carol", OTHER],
    ["no address", "GET", "/users/carol", 302, "", `${NOT_FOLLOWED} It names no address.`],
    ["no URL", "GET", "/users/carol", 302, "http://[", `${NOT_FOLLOWED} It names no address.`],
    [
      "a write to a login page",
      "POST",
      "/repos/a/b/issues",
      303,
      "/user/login",
      `${NOT_FOLLOWED} A write is never sent a second time.`,
    ],
    [
      "a write to another operation",
      "DELETE",
      "/repos/a/b/branches/x",
      307,
      "/api/v1/repos/a/b",
      `${NOT_FOLLOWED} A write is never sent a second time.`,
    ],
  ])("%s", async (_name, method, path, status, location, message) => {
    const error = await failureOf(() => plan(method, path, status, location));
    expect([error.kind, error.status, error.message, error.fields]).toEqual(["redirect_refused", status, message, {}]);
  });

  test("from http to https says what to set", async () => {
    const request = plannedRequest({ origin: "http://git.test", path: "/users/carol" });
    const base = { origin: "http://git.test", prefix: "/api/v1" };
    const answer = received(301, "", { location: "https://git.test/api/v1/users/carol" });
    const found = router.resolve("GET", "/users/carol")?.operation;
    if (found === undefined) throw new Error("no operation");
    const error = await failureOf(() =>
      planRedirect(request, answer, { plan: found.answer, base, router, allows: () => true }),
    );
    expect(error.message).toBe(`${NOT_FOLLOWED} It leads from http to https: the operator sets GITEA_URL to https.`);
  });
});

describe("the signed address of an artifact", () => {
  const path = "/repos/erin/plant/actions/artifacts/1/zip";
  test("on the origin it is fetched, without our credential, and stays out of request.path", () => {
    const step = plan("GET", path, 302, `https://git.test/api/v1${path}/raw?sig=abc&expires=1`);
    expect(step).toEqual({
      kind: "again",
      request: plannedRequest({
        path,
        target: `/api/v1${path}/raw?sig=abc&expires=1`,
        headers: { accept: "application/json" },
      }),
      note: "The file was fetched from its signed address.",
    });
  });

  test("elsewhere it is handed over and nothing is fetched", () => {
    const location = "https://store.test/bucket/x.zip?X-Amz-Signature=abc";
    expect(plan("GET", path, 302, location)).toMatchObject({ kind: "address", data: { location } });
  });
});
