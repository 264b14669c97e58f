import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigurationError, type Environment, isLoopback, readSettings, shownSettings } from "../src/config.ts";
import { type Proxies, readProxies } from "../src/settings/proxy.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function problems(environment: Environment, options = {}) {
  try {
    readSettings(environment, options);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems.map((entry) => `${entry.variable} ${entry.problem}`);
    throw error;
  }
}

const TOKEN = "0123456789abcdef0123456789abcdef";

describe("case 26: GITEA_URL", () => {
  const same = [
    "https://h/git",
    "https://h/git/",
    "https://h/git/api/v1",
    "https://h/git/api/v1/",
    " https://h/git \n",
    "HTTPS://H/git",
  ];
  test.each(same)("%j means one thing", (text) => {
    expect(readSettings({ GITEA_URL: text }).settings.giteaUrl).toEqual({
      origin: "https://h",
      basePath: "/git",
      api: "https://h/git/api/v1",
    });
  });

  test("without a sub-path and with a port", () => {
    expect(readSettings({ GITEA_URL: "http://127.0.0.1:3000" }).settings.giteaUrl).toEqual({
      origin: "http://127.0.0.1:3000",
      basePath: "",
      api: "http://127.0.0.1:3000/api/v1",
    });
  });

  const refused: [string, string][] = [
    ["h/git", "has no scheme"],
    ["localhost:3000", "has no scheme"],
    ["ftp://h", "has a scheme other than http and https"],
    ["https://bob:hunter2@h/git", "has credentials in it"],
    ["https://bob@h", "has credentials in it"],
    ["https://h/git?a=b", "has a query"],
    ["https://h/git?", "has a query"],
    ["https://h/git#x", "has a fragment"],
    ["https://h/a/../b", "has a path with `.`, `..`, `//` or `%` in it"],
    ["https://h/a%2fb", "has a path with `.`, `..`, `//` or `%` in it"],
    ["https://h/a b", "has a blank or a backslash inside"],
    ["https://", "is not a valid address"],
    ["https://h:99999", "is not a valid address"],
  ];
  test.each(refused)("%j stops the start: %s", (text, problem) => {
    expect(problems({ GITEA_URL: text })).toEqual([`GITEA_URL ${problem}`]);
  });

  test("the value is not repeated", () => {
    expect(() => readSettings({ GITEA_URL: "https://bob:hunter2@h" })).toThrow(
      "The configuration cannot be used:\n  GITEA_URL has credentials in it. Remove them and put an access token into GITEA_TOKEN.",
    );
  });
});

test("every problem is reported at once", () => {
  const environment = {
    GITEA_URL: "nowhere",
    MCP_PORT: "99999",
    MCP_BEARER_TOKEN: "short",
    READ_ONLY: "perhaps",
    CONFIRM: "none,merge",
    MAX_TOOL_RESPONSE_CHARS: "12abc",
  };
  expect(problems(environment, { require: ["giteaToken"] })).toEqual([
    "GITEA_URL has no scheme",
    "GITEA_TOKEN is not set",
    "MCP_PORT is not a whole number in its range",
    "MCP_BEARER_TOKEN is shorter than 16 characters",
    "READ_ONLY is neither true nor false",
    "CONFIRM has `none` beside other items",
    "MAX_TOOL_RESPONSE_CHARS is not a whole number in its range",
  ]);
});

describe("secrets", () => {
  test("are deleted from the environment, also when the start stops", () => {
    const environment: Environment = { GITEA_TOKEN: TOKEN, MCP_BEARER_TOKEN: TOKEN, MCP_PORT: "x", PATH: "/bin" };
    expect(problems(environment)).toHaveLength(1);
    expect(environment).toEqual({ MCP_PORT: "x", PATH: "/bin" });
  });

  test("come from a file without its last line end", () => {
    const path = file("token", `${TOKEN}\r\n`);
    expect(readSettings({ GITEA_TOKEN_FILE: path }).settings.giteaToken).toBe(TOKEN);
  });

  const wrong: [string, Environment, string][] = [
    [
      "both forms",
      { GITEA_TOKEN: TOKEN, GITEA_TOKEN_FILE: file("a", TOKEN) },
      "GITEA_TOKEN and GITEA_TOKEN_FILE are both set",
    ],
    ["no such file", { GITEA_TOKEN_FILE: join(folder, "none") }, "GITEA_TOKEN_FILE names a file that cannot be read"],
    ["an empty file", { GITEA_TOKEN_FILE: file("b", "\n") }, "GITEA_TOKEN_FILE names an empty file"],
    [
      "a large file",
      { GITEA_TOKEN_FILE: file("c", "x".repeat(70_000)) },
      "GITEA_TOKEN_FILE names a file that is too large for a secret",
    ],
    [
      "a file without end",
      { GITEA_TOKEN_FILE: "/dev/zero" },
      "GITEA_TOKEN_FILE names a file that is too large for a secret",
    ],
    [
      "two lines",
      { GITEA_TOKEN_FILE: file("d", "one\ntwo") },
      "GITEA_TOKEN_FILE holds a blank, a control character or a letter outside ASCII",
    ],
    [
      "a letter outside ASCII",
      { GITEA_TOKEN: "geheimnisträger" },
      "GITEA_TOKEN holds a blank, a control character or a letter outside ASCII",
    ],
    ["too long", { GITEA_TOKEN: "x".repeat(1025) }, "GITEA_TOKEN is longer than 1024 characters"],
    ["a short bearer", { MCP_BEARER_TOKEN: "x".repeat(15) }, "MCP_BEARER_TOKEN is shorter than 16 characters"],
    ["a short extra secret", { EXTRA_SECRETS: "abcdef,xyz" }, "EXTRA_SECRETS is shorter than 4 characters"],
  ];
  test.each(wrong)("%s", (_, environment, problem) => {
    expect(problems(environment)).toEqual([problem]);
  });

  test("extra ones are separated by commas and line ends", () => {
    const path = file("extra", "first-one\nsecond,third\n");
    expect(readSettings({ EXTRA_SECRETS_FILE: path }).settings.extraSecrets).toEqual(["first-one", "second", "third"]);
  });

  test("never show", () => {
    const { settings } = readSettings({
      GITEA_TOKEN: TOKEN,
      MCP_BEARER_TOKEN: TOKEN,
      EXTRA_SECRETS: TOKEN,
      GITEA_URL: "https://h",
    });
    const shown = shownSettings(settings);
    expect(JSON.stringify(shown)).not.toContain(TOKEN);
    expect(shown).toContainEqual({ variable: "GITEA_TOKEN", value: "(set)" });
    expect(shown).toContainEqual({ variable: "MCP_SESSION_KEY", value: "(not set)" });
    expect(shown).toContainEqual({ variable: "GITEA_URL", value: "https://h/api/v1" });
  });
});

describe("defaults", () => {
  test("hold for an empty environment and for blank values", () => {
    const { settings, warnings } = readSettings({ MCP_PORT: "", TOOLSETS: "  ", GITEA_TOKEN: " " });
    expect(warnings).toEqual([]);
    expect(settings).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      path: "/mcp",
      toolsets: ["default"],
      giteaToken: null,
    });
    expect(settings.confirm).toEqual(["irreversible", "disclosure", "credentials", "outbound"]);
  });

  test("are frozen", () => {
    const { settings } = readSettings({});
    expect(Object.isFrozen(settings) && Object.isFrozen(settings.toolsets) && Object.isFrozen(settings.confirm)).toBe(
      true,
    );
  });
});

test("lists take commas, blanks and empty items", () => {
  expect(readSettings({ DISABLED_TOOLS: " repoDelete, ,gitea_*_delete,," }).settings.disabledTools).toEqual([
    "repoDelete",
    "gitea_*_delete",
  ]);
});

test("CONFIRM takes none and all-writes", () => {
  expect(readSettings({ CONFIRM: "none" }).settings.confirm).toEqual([]);
  expect(readSettings({ CONFIRM: "All-Writes" }).settings.confirm).toEqual(["all-writes"]);
  expect(problems({ CONFIRM: "deletions" })).toEqual(["CONFIRM has an item that is no class"]);
});

describe("address to listen on", () => {
  test.each(["0.0.0.0", "::", "192.168.1.5"])("%s needs an explicit word", (host) => {
    expect(problems({ MCP_HOST: host }, { listens: true })).toEqual([
      "MCP_HOST is not a loopback address, so that tokens would travel without TLS",
    ]);
    expect(problems({ MCP_HOST: host, MCP_INSECURE_BIND: "true" }, { listens: true })).toEqual([]);
  });

  test.each(["127.0.0.1", "127.9.9.9", "::1", "localhost", "[::1]", "::ffff:127.0.0.1"])("%s is loopback", (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  test.each(["127.0.0.1.example.com", "10.0.0.1", "0.0.0.0", ""])("%j is not loopback", (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

describe("GITEA_VERSION", () => {
  test.each(["1.24.2", "v1.22", "28", "28.1.0", "1.28.0+dev-12-gabc", "9.0.3+gitea-1.22.0", "1.26.4-rc1"])(
    "%s is taken",
    (version) => {
      expect(problems({ GITEA_VERSION: version })).toEqual([]);
    },
  );
  test.each(["latest", "1.24.2.1", "1.2x", "1.24garbage", "99999.1", "-1.24"])("%s stops the start", (version) => {
    expect(problems({ GITEA_VERSION: version })).toEqual(["GITEA_VERSION is not a version"]);
  });
});

describe("MCP_TRUST_PROXY", () => {
  test.each(["10.0.0.5", "10.0.0.0/8", "fd00::1", "fd00::/8", "::ffff:10.0.0.0/104", "10.0.0.5, fd00::/8"])(
    "%s is taken",
    (value) => {
      expect(problems({ MCP_TRUST_PROXY: value })).toEqual([]);
    },
  );
  test.each(["10", "10.1/8", "0/0", "0.0.0.0/0", "10.0.0.0/33", "0x7f.1", "fe80::1%eth0", "proxy", "10.0.0.0/8/8"])(
    "%s stops the start",
    (value) => {
      expect(problems({ MCP_TRUST_PROXY: value })).toEqual([
        "MCP_TRUST_PROXY has an item that is neither an IP address nor a network",
      ]);
    },
  );
});

describe("files that settings name", () => {
  const certificate = "-----BEGIN CERTIFICATE-----\nbm9uc2Vuc2U=\n-----END CERTIFICATE-----\n";
  const wrong: [string, Environment, string][] = [
    ["no such authority", { GITEA_CA_FILE: join(folder, "none") }, "GITEA_CA_FILE names a file that cannot be read"],
    ["no PEM", { GITEA_CA_FILE: file("e", "text") }, "GITEA_CA_FILE names a file without a PEM certificate"],
    [
      "nonsense in a PEM",
      { GITEA_CA_FILE: file("f", certificate) },
      "GITEA_CA_FILE names a file without a PEM certificate",
    ],
    ["an audit in no folder", { AUDIT_FILE: join(folder, "none", "a.jsonl") }, "AUDIT_FILE cannot be written"],
    ["a folder for the audit", { AUDIT_FILE: folder }, "AUDIT_FILE names a folder"],
  ];
  test.each(wrong)("%s", (_, environment, problem) => {
    expect(problems(environment)).toEqual([problem]);
  });

  test("an audit file that is not there yet, and stderr", () => {
    expect(problems({ AUDIT_FILE: join(folder, "audit.jsonl") })).toEqual([]);
    expect(problems({ AUDIT_FILE: "-" })).toEqual([]);
  });
});

describe("the proxy to Gitea", () => {
  test.each<[string, Environment]>([
    ["HTTP_PROXY", { HTTP_PROXY: "http://bob:hunter2@[proxy:3128" }],
    ["HTTPS_PROXY", { HTTPS_PROXY: "socks5://bob:hunter2@proxy:1080" }],
    ["https_proxy", { https_proxy: "not an address of hunter2" }],
  ])("a wrong %s stops the start and is not repeated", (variable, environment) => {
    expect(() => readSettings(environment)).toThrow(
      `The configuration cannot be used:\n  ${variable} is not the address of an HTTP proxy. Write it like http://proxy.example.com:3128, or unset it.`,
    );
  });

  test.each<[Environment, Proxies]>([
    [{ HTTP_PROXY: " http://proxy:3128 " }, { http: "http://proxy:3128" }],
    [
      { https_proxy: "proxy:3128", NO_PROXY: "localhost" },
      { https: "http://proxy:3128", except: "localhost" },
    ],
    [{ HTTP_PROXY: "", http_proxy: "https://proxy" }, { http: "https://proxy" }],
    [{}, {}],
  ])("%j", (environment, proxies) => {
    expect(readProxies(environment)).toEqual({ proxies, problems: [] });
  });
});

describe("MCP_PATH", () => {
  test.each(["/mcp", "/mcp/", "/", "/team/gitea.mcp"])("%s is taken", (path) => {
    expect(problems({ MCP_PATH: path })).toEqual([]);
  });
  test.each(["mcp", "/a//b", "/a/../b", "/a?b", "/healthz", "/a%20b", "/:x"])("%s is refused", (path) => {
    expect(problems({ MCP_PATH: path })).toHaveLength(1);
  });
});

const strange: [string, string][] = [
  ["DISABLED_TOOL", "DISABLED_TOOLS"],
  ["MCP_BEARER", "MCP_BEARER_TOKEN"],
  ["GITEA_TOKENFILE", "GITEA_TOKEN_FILE"],
  ["READONLY", "READ_ONLY"],
  ["gitea_url", "GITEA_URL"],
];
test.each(strange)("%s warns and names %s", (name, meant) => {
  expect(readSettings({ [name]: "x" }).warnings).toEqual([
    expect.stringMatching(new RegExp(`^${name} is not a setting of the gateway\\. Did you mean ${meant}[? ]`)),
  ]);
});

test.each([
  "PATH",
  "HOME",
  "HOSTNAME",
  "GITEA_BINARY",
  "GITEA_ADMIN_TOKEN",
  "NODE_OPTIONS",
  "LC_ALL",
  "npm_config_cache",
])("%s does not warn", (name) => {
  expect(readSettings({ [name]: "x" }).warnings).toEqual([]);
});
