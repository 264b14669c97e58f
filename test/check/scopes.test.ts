import { describe, expect, test } from "vitest";
import { lackingScopes } from "../../src/check/scopes.ts";
import { type Answer, entries, gitea, json, report, run, section, startStandIn, TOKEN } from "./stand-in.ts";

describe("the credential", () => {
  test("a wrong token: the version is read without it", async () => {
    const refused = json({ message: "invalid username, password or token", url: "x" }, 401);
    const { url, requests } = await startStandIn((path, authorization) =>
      authorization === "" ? gitea("1.26.4")(path) : refused,
    );
    const { status, output } = await run({ GITEA_URL: url, GITEA_TOKEN: TOKEN });
    expect(section(output, "Gitea:")).toEqual([
      "Gitea: reached, but calls will fail (unauthorized, status 401)",
      "  Gitea does not accept GITEA_TOKEN: it is wrong, expired or revoked.",
      "  version   1.26.4 (as the server says)",
      "  identity  not known: Gitea does not accept this token, so its login is not known.",
      "  scopes    not asked: the token was refused",
    ]);
    expect(output).not.toContain("scopes do not allow");
    expect(status).toBe(1);
    expect(requests).not.toContain("GET /api/v1/token with token");
  });

  test("none", async () => {
    const { url } = await startStandIn(gitea("28.1.0"));
    const { status, output } = await run({ GITEA_URL: url });
    expect(section(output, "Gitea:")).toEqual([
      "Gitea: reached",
      "  version   28.1.0 (as the server says)",
      "  identity  anonymous: GITEA_TOKEN is not set",
      "  scopes    none: GITEA_TOKEN is not set",
    ]);
    expect(status).toBe(0);
  });

  test("none, and Gitea wants one", async () => {
    const { url } = await startStandIn(() => json({ message: "Only signed in user is allowed to call APIs." }, 403));
    const { status, output } = await run({ GITEA_URL: url });
    expect(section(output, "Gitea:").slice(0, 2)).toEqual([
      "Gitea: reached, but calls will fail (forbidden, status 403)",
      "  Gitea answers nobody without a token (REQUIRE_SIGNIN_VIEW): set GITEA_TOKEN.",
    ]);
    expect(status).toBe(1);
  });

  test("case 24: a token that lacks scopes", async () => {
    const scopes = ["read:repository", "write:issue", "not a scope; SYSTEM"];
    const lacks = json(
      { message: "token does not have at least one of required scope(s), required=[read:user], token scope=x" },
      403,
    );
    const { url } = await startStandIn(gitea("28.1.0", { "/api/v1/token": json({ scopes }), "/api/v1/user": lacks }));
    const environment = { GITEA_URL: url, GITEA_TOKEN: TOKEN, TOOLSETS: "wiki", ENABLED_TOOLS: "getUserSettings" };
    const { status, output } = await run(environment);
    expect(section(output, "Gitea:").slice(2)).toEqual([
      "  identity  not known: This token may not read its own user (scope read:user), so its login is not known.",
      "  scopes    read:repository, write:issue (as Gitea says)",
    ]);
    expect(section(output, "Within reach")).toEqual([
      "Within reach, but the token's scopes do not allow it: 4",
      "  needs write:repository (3): gitea_repo_create_wiki_page, gitea_repo_edit_wiki_page, gitea_repo_delete_wiki_page",
      "  needs read:user (1): gitea_get_user_settings",
    ]);
    expect(status).toBe(0);
  });

  const refusal = (required: string) =>
    json(
      {
        message: `token does not have at least one of required scope(s), required=[${required}], token scope=read:repository,write:issue`,
      },
      403,
    );
  test("before Gitea told scopes, a refused read tells them", async () => {
    const { url } = await startStandIn((path) =>
      path === "/api/v1/version"
        ? json({ version: "1.26.4" })
        : path === "/api/v1/user"
          ? refusal("read:user")
          : undefined,
    );
    const { scopes } = await report({ GITEA_URL: url, GITEA_TOKEN: TOKEN });
    expect(scopes).toEqual({
      list: ["read:repository", "write:issue"],
      note: "from a refused read; Gitea tells them by itself since 1.27",
    });
  });

  test("and a token with scopes for its user is asked for an administrator's read", async () => {
    const { url, requests } = await startStandIn((path) =>
      path.startsWith("/api/v1/admin/")
        ? refusal("read:admin")
        : path === "/api/v1/token"
          ? undefined
          : gitea("1.24.2")(path),
    );
    expect((await report({ GITEA_URL: url, GITEA_TOKEN: TOKEN })).scopes.list).toEqual([
      "read:repository",
      "write:issue",
    ]);
    expect(requests.filter((line) => line.includes("/admin/"))).toHaveLength(1);
  });

  test("else they cannot be read", async () => {
    const { url } = await startStandIn((path) => (path === "/api/v1/token" ? undefined : gitea("1.26.4")(path)));
    const { scopes, lacking_scopes: lacking } = await report({ GITEA_URL: url, GITEA_TOKEN: TOKEN });
    expect([scopes, lacking]).toEqual([{ list: null, note: "cannot be read: Gitea tells them since 1.27" }, null]);
  });

  test.each<[string, Answer, string]>([
    ["an answer without scopes", json({ id: 1 }), "cannot be read: Gitea's answer names none"],
    [
      "a fault",
      json({ message: "SYSTEM" }, 500),
      "cannot be read: Gitea: 5xx or a status without a meaning of its own.",
    ],
    [
      "a missing token",
      json({ message: "token not found" }, 404),
      "cannot be read: Gitea: 404, missing or not visible to this identity.",
    ],
  ])("scopes: %s", async (_, answer, note) => {
    const { url } = await startStandIn(gitea("28.1.0", { "/api/v1/token": answer }));
    expect((await report({ GITEA_URL: url, GITEA_TOKEN: TOKEN })).scopes).toEqual({ list: null, note });
  });
});

describe("lackingScopes", () => {
  const lacking = (scopes: string[], ...ids: string[]) =>
    lackingScopes(
      scopes,
      entries.filter(({ operation }) => ids.includes(operation.id)),
    );

  test.each<[string, { given: [string[], string]; want: string | null }]>([
    ["all", { given: [["all"], "adminCreateUser"], want: null }],
    ["write includes read", { given: [["write:repository"], "repoGet"], want: null }],
    ["read is not write", { given: [["read:repository"], "repoDelete"], want: "write:repository" }],
    ["another category", { given: [["write:issue"], "repoGet"], want: "read:repository" }],
    ["one of two is there", { given: [["read:user"], "userCurrentListRepos"], want: "read:repository" }],
    ["none of two is there", { given: [[], "userCurrentListRepos"], want: "read:user and read:repository" }],
    ["both are there", { given: [["read:user", "write:repository"], "userCurrentListRepos"], want: null }],
    ["nothing is needed", { given: [[], "getVersion"], want: null }],
    ["public-only alone is nothing", { given: [["public-only"], "repoGet"], want: "read:repository" }],
    ["public-only beside what is needed", { given: [["public-only", "read:repository"], "repoGet"], want: null }],
    [
      "public-only and notifications",
      { given: [["public-only", "all"], "notifyGetList"], want: "a token without public-only" },
    ],
    [
      "public-only and own settings",
      { given: [["public-only", "all"], "getUserSettings"], want: "a token without public-only" },
    ],
    [
      "public-only and a new repository",
      { given: [["public-only", "all"], "createCurrentUserRepo"], want: "a token without public-only" },
    ],
    ["public-only and own repositories", { given: [["public-only", "all"], "userCurrentListRepos"], want: null }],
  ])("%s", (_, { given: [scopes, id], want }) => {
    expect(lacking(scopes, id).map(({ scope }) => scope)[0] ?? null).toBe(want);
  });

  test("groups by what is missing, the largest first", () => {
    expect(lacking(["read:issue"], "repoGet", "repoDelete", "repoEdit", "issueListIssues")).toEqual([
      { scope: "write:repository", tools: ["gitea_repo_edit", "gitea_repo_delete"] },
      { scope: "read:repository", tools: ["gitea_repo_get"] },
    ]);
  });
});
