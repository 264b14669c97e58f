import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type Answer,
  allRoutes,
  describing,
  entries,
  gitea,
  json,
  report,
  run,
  section,
  startStandIn,
  TOKEN,
} from "./stand-in.ts";

describe("what the server lacks", () => {
  const since28 = entries.filter(({ operation }) => operation.eras.since === "28");

  test("by its version, where it serves no description", async () => {
    const page = { type: "text/html", body: "<!DOCTYPE html><html></html>" };
    const { url } = await startStandIn(gitea("1.27.3", { "/swagger.v1.json": page }));
    const { output } = await run({ GITEA_URL: url, GITEA_TOKEN: TOKEN });
    const first = since28.map(({ operation }) => operation.tool).slice(0, 5);
    expect(section(output, "Not in this Gitea")).toEqual([
      `Not in this Gitea, by its version: ${since28.length}`,
      `  since 28 (${since28.length}): ${first.join(", ")}, and ${since28.length - 5} more (--all)`,
    ]);
    expect(section(output, "Tools:")[0]).toContain(`, 0 disabled, ${since28.length} not in this Gitea; `);
    const whole = section((await run({ GITEA_URL: url, GITEA_TOKEN: TOKEN }, "--all")).output, "Not in this Gitea");
    expect(whole[1]).toBe(
      `  since 28 (${since28.length}): ${since28.map(({ operation }) => operation.tool).join(", ")}`,
    );
  });

  test("what is disabled is not missed", async () => {
    const { url } = await startStandIn(gitea("1.27.3"));
    const disabled = since28.map(({ operation }) => operation.id).join();
    const { missing, tools } = await report({ GITEA_URL: url, GITEA_TOKEN: TOKEN, DISABLED_TOOLS: disabled });
    expect([missing.operations, tools.disabled, tools.not_there]).toEqual([[], since28.length, 0]);
  });

  test("by its own description, under a sub-path, whatever parameters are called there", async () => {
    const without = allRoutes.filter(([, path]) => !path.startsWith("/repos/{owner}/{repo}/wiki/"));
    const renamed = describing(without, (path) =>
      path.replaceAll("{owner}", "{username}").replaceAll("{index}", "{id}"),
    );
    const { url, requests } = await startStandIn(gitea("28.1.0", { "/swagger.v1.json": renamed }, "/git"));
    const { status, output } = await run({ GITEA_URL: `${url}/git/`, GITEA_TOKEN: TOKEN });
    expect(section(output, "Not in this Gitea")).toEqual([
      "Not in this Gitea, by its own API description: 6",
      "  since 1.19 (6): gitea_repo_get_wiki_pages, gitea_repo_get_wiki_page, gitea_repo_create_wiki_page, gitea_repo_edit_wiki_page, gitea_repo_delete_wiki_page, and 1 more (--all)",
      "  offered all the same, since the version should have them (6): gitea_repo_get_wiki_pages, gitea_repo_get_wiki_page, gitea_repo_create_wiki_page, gitea_repo_edit_wiki_page, gitea_repo_delete_wiki_page, and 1 more (--all)",
    ]);
    expect(requests).toContain("GET /git/swagger.v1.json");
    expect(status).toBe(0);
  });

  test("the description of 28.1 itself holds every operation", async () => {
    const body = readFileSync(new URL("../../spec/gitea-28.1.0.json", import.meta.url), "utf8");
    const { url } = await startStandIn(gitea("28.1.0", { "/swagger.v1.json": { body } }));
    const { missing } = await report({ GITEA_URL: url, GITEA_TOKEN: TOKEN });
    expect(missing).toEqual({ source: "description", operations: [], offered: [], hidden: [] });
  });

  test("a server that has more than its version says", async () => {
    const { url } = await startStandIn(gitea("1.28.0+dev", { "/swagger.v1.json": describing(allRoutes) }));
    const { missing, tools } = await report({ GITEA_URL: url, GITEA_TOKEN: TOKEN });
    expect([missing.operations, missing.hidden.length, tools.not_there]).toEqual([[], since28.length, since28.length]);
  });

  test.each<[string, Answer]>([
    ["no JSON", { body: "{" }],
    ["a list", json([])],
    ["paths that are none", json({ swagger: "2.0", paths: ["SYSTEM"] })],
    ["empty paths", json({ swagger: "2.0", paths: {} })],
    ["odd paths", json({ swagger: "2.0", paths: { "/SYSTEM\u0007": null, "/x": "y" } })],
    ["a deep answer", { body: `{"paths":${"[".repeat(200_000)}${"]".repeat(200_000)}}` }],
    ["a redirect to the login", { status: 303, headers: { location: "/user/login" } }],
    ["a fault", { status: 500 }],
  ])("a description that is none falls back to the version: %s", async (_, answer) => {
    const { url } = await startStandIn(gitea("28.1.0", { "/swagger.v1.json": answer }));
    const { status, output } = await run({ GITEA_URL: url, GITEA_TOKEN: TOKEN });
    expect(section(output, "Not in this Gitea")).toEqual(["Not in this Gitea, by its version: 0"]);
    expect(output).not.toContain("SYSTEM");
    expect(status).toBe(0);
  });

  test("a version that is none", async () => {
    const { url } = await startStandIn(gitea("main-SYSTEM"));
    const { status, output } = await run({ GITEA_URL: url, GITEA_TOKEN: TOKEN });
    expect(section(output, "Gitea:")[1]).toBe("  version   not known: everything is taken to be there");
    expect(output).not.toContain("SYSTEM");
    expect(status).toBe(0);
  });
});
