import { describe, expect, test } from "vitest";
import { SETTING_ENTRIES } from "../src/settings/table.ts";
import {
  allRoutes,
  describing,
  entries,
  gitea,
  report,
  run,
  section,
  startStandIn,
  TOKEN,
  toolsets,
} from "./check/stand-in.ts";

describe("a Gitea that has everything", () => {
  test("the whole output", async () => {
    const { url, requests } = await startStandIn(gitea("28.1.0", { "/swagger.v1.json": describing(allRoutes) }));
    const environment = { GITEA_URL: url, GITEA_TOKEN: TOKEN, TOOLSETS: "wiki", DISABLED_TOOLS: "repoDeleteWikiPage" };
    const { status, output } = await run(environment);
    const table = section(output, "Tools:");
    expect(
      output.replace(table.join("\n"), "(table)"),
    ).toBe(`Settings: 5 set, ${SETTING_ENTRIES.length - 5} at their defaults (--all)
  GITEA_URL         ${url}/api/v1
  GITEA_TOKEN       (set)
  MCP_BEARER_TOKEN  (set)
  TOOLSETS          wiki
  DISABLED_TOOLS    repoDeleteWikiPage

Gitea: reached
  version   28.1.0 (as the server says)
  identity  alice
  scopes    all (as Gitea says)

(table)

Not in this Gitea, by its own API description: 0

Within reach, but the token's scopes do not allow it: 0
`);
    expect(table.slice(0, 2)).toEqual([
      `Tools: 5 listed, 5 within reach, ${entries.length - 5} disabled, 0 not in this Gitea; ${entries.length} in all`,
      "                     listed  within reach  disabled  not there",
    ]);
    expect(table).toContain("  wiki                    5             5         1          0");
    const packages = toolsets.find(({ name }) => name === "packages")?.operations;
    expect(table).toContain(`  packages                0             0${String(packages).padStart(10)}          0`);
    expect(status).toBe(0);
    expect(requests.sort()).toEqual([
      "GET /api/v1/token with token",
      "GET /api/v1/user with token",
      "GET /api/v1/version with token",
      "GET /swagger.v1.json",
    ]);
  });

  test("--all shows every setting, secrets never", async () => {
    const { url } = await startStandIn(gitea("28.1.0"));
    const { output } = await run({ GITEA_URL: url, GITEA_TOKEN: TOKEN }, "--all");
    const settings = section(output, "Settings:");
    expect(settings[0]).toBe(`Settings: 3 set, ${SETTING_ENTRIES.length - 3} at their defaults`);
    expect(settings).toHaveLength(SETTING_ENTRIES.length + 1);
    expect(settings.map((line) => line.replace(/ +/g, " "))).toEqual(
      expect.arrayContaining([
        " GITEA_TOKEN (set)",
        " MCP_SESSION_KEY (not set)",
        " MCP_PORT 8080",
        " TOOLSETS default",
      ]),
    );
  });

  test("--json", async () => {
    const { url } = await startStandIn(gitea("28.1.0"));
    const { status, ...rest } = await report({ GITEA_URL: url, GITEA_TOKEN: TOKEN });
    expect(status).toBe(0);
    expect({ ...rest, settings: [], tools: {} }).toEqual({
      ok: true,
      settings: [],
      warnings: [],
      gitea: { reached: true, failure: null },
      version: { text: "28.1.0", source: "server", server: "28.1.0" },
      identity: { mode: "token", login: "alice", note: null },
      scopes: { list: ["all"], note: "as Gitea says" },
      tools: {},
      missing: { source: "version", operations: [], offered: [], hidden: [] },
      lacking_scopes: [],
    });
    expect(rest.settings).toContainEqual({ variable: "GITEA_TOKEN", value: "(set)", is_default: false });
    const { toolsets: rows, listed, within_reach, disabled, not_there, total } = rest.tools;
    expect([within_reach, disabled, not_there, total]).toEqual([entries.length, 0, 0, entries.length]);
    expect(rows.reduce((sum, counts) => sum + counts.listed, 0)).toBe(listed);
    expect(listed).toBe(entries.filter(({ operation }) => operation.default).length);
  });
});

describe("warnings", () => {
  test("an old server, a version told otherwise, an id that meant something else, a name that is nearly a setting", async () => {
    const { url } = await startStandIn(gitea("1.26.4"));
    const environment = { GITEA_VERSION: "1.20", DISABLED_TOOLS: "deletePackage", DISABLED_TOOL: "x" };
    const { output } = await run({ GITEA_URL: url, GITEA_TOKEN: TOKEN, ...environment });
    expect(section(output, "Gitea:")[1]).toBe("  version   1.20 (GITEA_VERSION; the server says 1.26.4)");
    expect(section(output, "Warnings:")).toEqual([
      "Warnings: 4",
      "  DISABLED_TOOL is not a setting of the gateway. Did you mean DISABLED_TOOLS?",
      "  DISABLED_TOOLS names deletePackage, which in Gitea 1.20 deleted one version of a package. That is deletePackageVersion here: name it too if it is meant.",
      "  Gitea 1.20 is older than 1.22, the oldest version that the gateway is made for.",
      "  GITEA_VERSION says 1.20 and the server 1.26.4; the gateway goes by the former.",
    ]);
  });
});

test("what is right for stdio and wrong for http is a warning", async () => {
  const { url } = await startStandIn(gitea("28.1.0"));
  const environment = { GITEA_URL: url, GITEA_TOKEN: TOKEN, MCP_BEARER_TOKEN: "", MCP_HOST: "0.0.0.0" };
  const { status, output } = await run(environment);
  expect(status).toBe(0);
  expect(section(output, "Warnings:")).toEqual([
    "Warnings: 2",
    "  `http` would not start: MCP_BEARER_TOKEN is not set.",
    "  `http` would not start: MCP_HOST is not a loopback address, so that tokens would travel without TLS.",
  ]);
});

describe("wrong use", () => {
  test("an option that there is not", async () => {
    expect(await run({}, "--jsn")).toEqual({
      status: 2,
      output: "",
      complaint: "check takes --all and --json only.\n",
    });
  });

  test("settings that stop any start", async () => {
    const { status, output, complaint } = await run({ GITEA_TOKEN: TOKEN, TOOLSETS: "isues" });
    expect([status, output]).toEqual([2, ""]);
    expect(complaint.split("\n").slice(0, 3)).toEqual([
      "The configuration cannot be used:",
      "  GITEA_URL is not set. Set it. Address of the Gitea instance, with a sub-path if it has one. Without it `http` starts against the demo.",
      "  TOOLSETS has `isues`, which is no toolset. Did you mean issues?",
    ]);
  });
});
