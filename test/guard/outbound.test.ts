import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject, OutboundArgument } from "../../generated/contract.ts";
import { GatewayError } from "../../src/errors.ts";
import { createOutboundGuard, type ResolveHost } from "../../src/guard/outbound.ts";
import { parseOutboundAllow } from "../../src/guard/outbound-allow.ts";
import { OPERATIONS, operationById } from "./operations.ts";

const NAMES: Record<string, readonly string[]> = {
  "example.com": ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
  "inside.example.com": ["10.1.2.3"],
  "mixed.example.com": ["93.184.215.14", "127.0.0.1"],
  "mapped.example.com": ["::ffff:10.0.0.1"],
  "nat64.example.com": ["64:ff9b::a9fe:a9fe"],
  "dns64.example.com": ["93.184.215.14", "64:ff9b::5db8:d70e"],
  "127.0.0.1.nip.io": ["127.0.0.1"],
  "ci.internal": ["10.1.2.3"],
  "public.internal": ["93.184.215.14"],
  gitea: ["10.1.2.3"],
  localhost: ["127.0.0.1", "::1"],
};

const known: ResolveHost = async (host) => {
  const addresses = NAMES[host];
  if (addresses === undefined) throw new Error("ENOTFOUND");
  return addresses;
};

const URL_RULE: OutboundArgument = { argument: "body.url", schemes: ["http", "https"], credentials: false, when: [] };

function check(url: unknown, allow: string[] = [], resolve: ResolveHost = known, timeoutMs?: number) {
  const guard = createOutboundGuard(parseOutboundAllow(allow).allow, resolve, timeoutMs);
  return guard.check({ outbound: [URL_RULE] }, { body: { url } } as JsonObject);
}

async function problem(attempt: Promise<unknown>): Promise<string | null> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) return null;
  if (!(error instanceof GatewayError)) throw error;
  expect([error.kind, error.status, error.fields]).toEqual(["outbound_refused", null, { argument: "body.url" }]);
  return error.message;
}

const refused = (what: string) => `body.url ${what}. Nothing was sent to Gitea.`;

describe("without OUTBOUND_ALLOW", () => {
  const ADDRESSES: [string, { given: unknown; want: string | null }][] = [
    ["a public name", { given: "https://example.com/hook", want: null }],
    ["a public address", { given: "https://8.8.8.8/", want: null }],
    ["nothing given", { given: "", want: null }],
    ["null", { given: null, want: null }],
    ["no text", { given: 7, want: refused("is no text") }],
    ["a list", { given: ["http://127.0.0.1"], want: refused("is no text") }],
    ["loopback", { given: "http://127.0.0.1/", want: refused("leads to the machine itself") }],
    ["loopback behind another port", { given: "http://127.8.8.8:3000/", want: refused("leads to the machine itself") }],
    ["loopback, mapped", { given: "http://[::ffff:127.0.0.1]/", want: refused("leads to the machine itself") }],
    [
      "loopback, mapped in hex",
      { given: "http://[0:0:0:0:0:ffff:7f00:0001]/", want: refused("leads to the machine itself") },
    ],
    [
      "loopback, decimal",
      { given: "http://2130706433/", want: refused("has a host that is a number or an unusual form of an IP address") },
    ],
    [
      "metadata",
      {
        given: "http://169.254.169.254/latest/",
        want: refused("leads into the local link, where cloud metadata is served"),
      },
    ],
    [
      "a name that leads inside",
      { given: "http://inside.example.com/", want: refused("leads into a private network") },
    ],
    [
      "a name that also leads inside",
      { given: "http://mixed.example.com/", want: refused("leads to the machine itself") },
    ],
    [
      "a name that leads to a mapped address",
      { given: "http://mapped.example.com/", want: refused("leads into a private network") },
    ],
    [
      "a name that leads inside through NAT64",
      {
        given: "http://nat64.example.com/",
        want: refused("leads into the local link, where cloud metadata is served"),
      },
    ],
    ["a network that reaches IPv4 by NAT64", { given: "http://dns64.example.com/", want: null }],
    ["a name made of an address", { given: "http://127.0.0.1.nip.io/", want: refused("leads to the machine itself") }],
    [
      "a host that some readers find behind a #",
      { given: "http://8.8.8.8#@127.0.0.1/", want: refused("has a `#` right behind its host") },
    ],
    ["localhost", { given: "http://localhost:8080/", want: refused("leads to the machine itself") }],
    ["localhost with a dot", { given: "http://LOCALHOST./", want: refused("leads to the machine itself") }],
    [
      "an inner name, wherever it leads",
      { given: "http://public.internal/", want: refused("leads into an inner network by its name") },
    ],
    [
      "a name that is not known",
      { given: "http://nowhere.example.com/", want: refused("has a host that cannot be resolved") },
    ],
  ];
  test.each(ADDRESSES)("%s", async (_, { given, want }) => {
    expect(await problem(check(given))).toBe(want);
  });

  test("the accepted address is told about, once", async () => {
    expect(await check("https://example.com/hook")).toEqual([
      "body.url was checked before the call. Gitea resolves its host again by itself each time it connects: a name whose answer changes, or a redirect there, can still lead elsewhere, and only Gitea's own settings (ALLOWED_HOST_LIST, EGRESS_MODE) hold then.",
    ]);
    expect(await check("")).toEqual([]);
  });

  test("every spelling of the argument that Gitea reads is checked", async () => {
    const guard = createOutboundGuard(parseOutboundAllow([]).allow, known);
    const args = { Body: { url: "https://example.com", URL: "http://127.0.0.1/" } };
    expect(await problem(guard.check({ outbound: [URL_RULE] }, args))).toBe(refused("leads to the machine itself"));
  });

  test("an answer that changes between two looks does not pass", async () => {
    const answers = [["93.184.215.14"], ["127.0.0.1"]];
    expect(await problem(check("http://rebind.example.com/", [], async () => answers.shift() ?? []))).toBe(
      refused("leads to the machine itself"),
    );
    const others = [["93.184.215.14"], ["93.184.215.15"]];
    expect(await problem(check("http://rebind.example.com/", [], async () => others.shift() ?? []))).toBe(
      refused("has a host that resolves differently each time"),
    );
  });

  test("a host that takes turns among its addresses passes", async () => {
    const answers = [
      ["93.184.215.14", "93.184.215.15"],
      ["93.184.215.15", "93.184.215.16"],
    ];
    expect(await problem(check("http://example.com/", [], async () => answers.shift() ?? []))).toBe(null);
  });

  test.each([
    ["never", () => new Promise<string[]>(() => {})],
    ["with nothing", async () => []],
    ["with rubbish", async () => ["93.184.215.14", "nonsense"]],
  ] as [string, ResolveHost][])("a resolver that answers %s refuses", async (_, resolve) => {
    expect(await problem(check("http://example.com/", [], resolve, 1))).toBe(
      refused("has a host that cannot be resolved"),
    );
  });

  test("names that hang hold up neither each other's end nor more than one look-up", async () => {
    const started: string[] = [];
    const hanging = Promise.withResolvers<string[]>();
    const guard = createOutboundGuard(
      parseOutboundAllow([]).allow,
      (host) => {
        started.push(host);
        return host === "slow.example.com" ? hanging.promise : known(host);
      },
      20,
    );
    const judged = (host: string) =>
      problem(guard.check({ outbound: [URL_RULE] }, { body: { url: `http://${host}` } }));
    const unresolved = refused("has a host that cannot be resolved");
    expect(await Promise.all(["slow.example.com", "example.com", "example.com"].map(judged))).toEqual([
      unresolved,
      unresolved,
      unresolved,
    ]);
    expect(started).toEqual(["slow.example.com"]);
    hanging.resolve([]);
    expect(await judged("example.com")).toBeNull();
    expect(started).toEqual(["slow.example.com", "example.com", "example.com"]);
  });

  test("the refusal never repeats the address", async () => {
    await fc.assert(
      fc.asyncProperty(fc.webUrl({ withFragments: true, withQueryParameters: true }), async (url) => {
        const said = await problem(check(url.replace("://", "://zqXvJw."), [], async () => ["10.0.0.1"]));
        expect(said).not.toBeNull();
        expect(said?.toLowerCase()).not.toContain("zqxvjw");
      }),
    );
  });
});

/** Forms that some library reads as the IPv4 address. */
function forms([a, b, c, d]: number[]): string[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = [a, b, c, d];
  const whole = ((first * 256 + second) * 256 + third) * 256 + fourth;
  const hex = (value: number, width = 0) => `0x${value.toString(16).padStart(width, "0")}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  const group = (left: number, right: number) => (left * 256 + right).toString(16);
  const parts = [first, second, third, fourth];
  return [
    parts.join("."),
    `${parts.join(".")}.`,
    String(whole),
    hex(whole),
    hex(whole, 12).toUpperCase().replace("0X", "0x"),
    octal(whole),
    parts.map((part) => hex(part)).join("."),
    parts.map(octal).join("."),
    parts.map((part) => String(part).padStart(4, "0")).join("."),
    `${first}.${whole % 2 ** 24}`,
    `${first}.${second}.${whole % 2 ** 16}`,
    `${hex(first)}.${octal(second)}.${third}.${fourth}`,
    `[::ffff:${parts.join(".")}]`,
    `[::ffff:${group(first, second)}:${group(third, fourth)}]`,
    `[::${parts.join(".")}]`,
    `[64:ff9b::${parts.join(".")}]`,
    `[2002:${group(first, second)}:${group(third, fourth)}::]`,
  ];
}

test("every form of every inner IPv4 address is caught", async () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const inner = fc.oneof(
    fc.tuple(fc.constant(127), byte, byte, byte),
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(0), byte, byte, byte),
  );
  await fc.assert(
    fc.asyncProperty(inner, async (address) => {
      for (const form of forms(address)) {
        // A resolver that is asked at all may say that a number is a public name.
        expect([form, await problem(check(`http://${form}/`, [], async () => ["93.184.215.14"]))]).not.toEqual([
          form,
          null,
        ]);
      }
    }),
  );
});

describe("OUTBOUND_ALLOW", () => {
  const ALLOWED: [string, { given: [string, string[]]; want: boolean }][] = [
    ["a host", { given: ["http://ci.internal/", ["ci.internal"]], want: true }],
    ["a host in other case, with a dot", { given: ["http://CI.internal./", ["ci.Internal."]], want: true }],
    ["not its subdomain", { given: ["http://x.ci.internal/", ["ci.internal"]], want: false }],
    ["a host on its port", { given: ["http://gitea:3000/", ["gitea:3000"]], want: true }],
    ["not on another port", { given: ["http://gitea:3001/", ["gitea:3000"]], want: false }],
    ["the port of the scheme", { given: ["https://ci.internal/", ["ci.internal:443"]], want: true }],
    ["everything below a domain", { given: ["http://ci.internal/", ["*.internal"]], want: true }],
    ["not the domain itself", { given: ["http://inside.example.com/", ["*.inside.example.com"]], want: false }],
    ["not a name that only ends alike", { given: ["http://inside.example.com/", ["*.side.example.com"]], want: false }],
    ["a network", { given: ["http://inside.example.com/", ["10.1.0.0/16"]], want: true }],
    ["another network", { given: ["http://inside.example.com/", ["10.2.0.0/16"]], want: false }],
    ["a network opens inner names that lead there", { given: ["http://gitea/", ["10.1.0.0/16"]], want: true }],
    ["all addresses of a name have to be in", { given: ["http://localhost/", ["127.0.0.0/8"]], want: false }],
    ["both networks", { given: ["http://localhost/", ["127.0.0.0/8", "::1/128"]], want: true }],
    [
      "a mapped address is the one it stands for",
      { given: ["http://mapped.example.com/", ["10.0.0.0/8"]], want: true },
    ],
    ["an address", { given: ["http://10.1.2.3/", ["10.1.2.3"]], want: true }],
    ["an address for the names that lead to it", { given: ["http://inside.example.com/", ["10.1.2.3"]], want: true }],
    ["an address on its port", { given: ["http://[fd00::1]:3000/", ["[fd00:0::1]:3000"]], want: true }],
    ["an IPv6 address without brackets", { given: ["http://[fd00::1]:3000/", ["fd00::1"]], want: true }],
    ["unusual forms stay refused", { given: ["http://0x0a010203/", ["10.0.0.0/8"]], want: false }],
    ["schemes stay refused", { given: ["ssh://ci.internal/", ["ci.internal"]], want: false }],
    ["credentials stay refused", { given: ["http://a:b@ci.internal/", ["ci.internal"]], want: false }],
  ];
  test.each(ALLOWED)("%s", async (_, { given: [url, allow], want }) => {
    expect((await problem(check(url, allow))) === null).toBe(want);
  });

  test.each([
    "http://ci.internal",
    "*",
    "*.",
    "10.0.0.0/33",
    "010.0.0.0/8",
    "a b",
    "ci.internal:0",
    "ci.internal/",
    "*.10.0.0.1",
    "0x7f.1",
    "[::1",
    "::1/129",
  ])("an item that is neither host nor network stops the start: %s", (item) => {
    expect(parseOutboundAllow(["ci.internal", item]).problems).toEqual([
      {
        variable: "OUTBOUND_ALLOW",
        problem: "has an item that is neither a host nor a network",
        remedy: "Use forms like ci.internal, *.corp.example, ci.internal:3000, 10.1.2.3, [fd00::1]:3000, 10.1.0.0/16.",
      },
    ]);
  });
});

describe("which arguments are checked", () => {
  test("exactly those that make Gitea connect", () => {
    const found = OPERATIONS.flatMap((operation) =>
      operation.outbound.map(({ argument }) => `${operation.id} ${argument}`),
    );
    expect(found.sort()).toEqual([
      "adminCreateHook body.config.url",
      "adminEditHook body.config.url",
      "orgCreateHook body.config.url",
      "orgEditHook body.config.url",
      "repoAddPushMirror body.remote_address",
      "repoCreateHook body.config.url",
      "repoEditHook body.config.url",
      "repoMigrate body.clone_addr",
      "repoMigrate body.lfs_endpoint",
      "userCreateHook body.config.url",
      "userEditHook body.config.url",
    ]);
  });

  const CALLS: [string, { given: [string, JsonObject]; want: string | null }][] = [
    [
      "a webhook to the inside",
      {
        given: [
          "repoCreateHook",
          { body: { type: "gitea", config: { url: "http://10.0.0.1/", content_type: "json" } } },
        ],
        want: "body.config.url",
      },
    ],
    ["a webhook edited without its address", { given: ["orgEditHook", { body: { active: false } }], want: null }],
    ["a migration by git", { given: ["repoMigrate", { body: { clone_addr: "git://example.com/x.git" } }], want: null }],
    [
      "a migration whose large files lie inside",
      {
        given: [
          "repoMigrate",
          { body: { clone_addr: "https://example.com/x.git", lfs_endpoint: "http://localhost/" } },
        ],
        want: "body.lfs_endpoint",
      },
    ],
    [
      "a push mirror by ssh",
      {
        given: ["repoAddPushMirror", { body: { remote_address: "git@example.com:x.git" } }],
        want: "body.remote_address",
      },
    ],
  ];
  test.each(CALLS)("%s", async (_, { given: [id, args], want }) => {
    const guard = createOutboundGuard(parseOutboundAllow([]).allow, known);
    const error = await guard.check(operationById(id), args).then(
      () => null,
      (reason: GatewayError) => reason.fields.argument,
    );
    expect(error).toBe(want);
  });
});
