/** Property (issue 3): whatever stands in a path, a query or a body, it arrives as itself, or nothing leaves. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Json, JsonObject, PathPart } from "../../generated/contract.ts";
import { ALL_CALLS, ENTRIES } from "../guard/operations.ts";
import { atEnd, closeAll, type FrontClient, legacyClient, startGateway } from "./gateway.ts";
import { reachedRoute } from "./routes.ts";

/** Request lines that arrived since the last call began, as they stood on the wire: `GET /api/v1/…`. */
const arrived: string[] = [];
/** The body of the last request. */
let arrivedBody = "";
let client: FrontClient;

beforeAll(async () => {
  const gitea = createServer(async (request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    arrivedBody = await text(request);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => gitea.listen(0, "127.0.0.1", resolve));
  atEnd(async () => {
    gitea.closeAllConnections();
    await new Promise((resolve) => gitea.close(resolve));
  });
  const url = `http://127.0.0.1:${(gitea.address() as AddressInfo).port}`;
  const settings = {
    GITEA_URL: url,
    GITEA_TOKEN: "paths-credential-0123456789",
    GITEA_VERSION: "28.1.0",
    CONFIRM: "none",
  };
  client = await legacyClient((await startGateway(settings)).url);
  // Who the token belongs to is asked once, before anything is counted.
  await client.call("gitea_get_version", {});
});
afterAll(closeAll);

type Parameter = Exclude<PathPart, string>;

interface Target {
  id: string;
  tool: string;
  method: string;
  parameters: Parameter[];
  /** Everything that the operation needs, with `x1`, `x2` … as names. */
  args: JsonObject;
}

const TARGETS: Target[] = ENTRIES.map(({ operation, tool }, position) => {
  const parameters = operation.parts.filter((part) => typeof part !== "string");
  const required = (tool.inputSchema.required ?? []) as string[];
  const whole = ALL_CALLS[position]?.args ?? {};
  const args = Object.fromEntries(required.map((name): [string, Json] => [name, whole[name] ?? null]));
  for (const [index, { parameter, integer, enum: values }] of parameters.entries()) {
    args[parameter] = integer ? index + 1 : (values?.[0] ?? `x${index + 1}`);
  }
  return { id: operation.id, tool: tool.name, method: operation.method, parameters, args };
});

const FREE = TARGETS.flatMap((target) =>
  target.parameters
    .filter(({ integer, enum: values }) => !integer && !values)
    .map((parameter) => ({ target, parameter })),
);

/** `null`: refused, and nothing arrived. */
async function send(target: Target, args: JsonObject): Promise<string | null> {
  arrived.length = 0;
  const result = await client.call(target.tool, args);
  if (arrived.length === 0) {
    expect(result.isError, target.id).toBe(true);
    expect(result.data.error).toMatchObject({ status: null, kind: "invalid_arguments" });
    return null;
  }
  expect(arrived, target.id).toHaveLength(1);
  return arrived[0] ?? null;
}

/** What arrived is this operation with these values, on its way through libraries and proxies that tidy paths up, too. */
function checkArrival(target: Target, args: JsonObject, line: string): void {
  const [method = "", url = ""] = line.split(" ");
  expect(line, "two words").toBe(`${method} ${url}`);
  expect(method).toBe(target.method);
  const [path = ""] = url.split("?");
  expect(path.startsWith("/api/v1/")).toBe(true);
  expect(new URL(`http://h${url}`).pathname).toBe(path);
  const reached = reachedRoute(method, path.slice("/api/v1".length));
  expect(reached?.id, `${line} for ${JSON.stringify(args)}`).toBe(target.id);
  for (const { parameter, encoding } of target.parameters) {
    const sent = String(args[parameter]);
    const asStored = encoding === "wiki" && sent.endsWith(".-") && reached?.escaped[parameter] === sent;
    if (!asStored) expect(reached?.values[parameter], `${parameter} in ${line}`).toBe(sent);
  }
}

test("plain names: all 537 operations arrive at their own route", async () => {
  const lost: string[] = [];
  for (const target of TARGETS) {
    const line = await send(target, target.args);
    if (line === null) lost.push(target.id);
    else checkArrival(target, target.args, line);
  }
  expect(lost).toEqual([]);
  expect(TARGETS).toHaveLength(537);
});

describe("case 2: refused as any path parameter of any operation", () => {
  test.each([
    ["empty", ""],
    ["a dot", "."],
    ["two dots", ".."],
    ["a backslash", "a\\b"],
    ["NUL", "a\u0000"],
    ["a line feed", "a\r\nHost: evil"],
  ])(
    "%s",
    async (_, value) => {
      const sent: string[] = [];
      for (const { target, parameter } of FREE) {
        const line = await send(target, { ...target.args, [parameter.parameter]: value });
        if (line !== null) sent.push(`${target.id} ${parameter.parameter}: ${line}`);
      }
      expect(sent).toEqual([]);
      expect(FREE.length).toBeGreaterThan(800);
    },
    600_000,
  );
});

const PIECES = [
  ...[
    "..",
    ".",
    "/",
    "//",
    "%2e",
    "%2F",
    "%252e",
    "%",
    "%zz",
    "\\",
    "?",
    "#",
    "&",
    "=",
    ";",
    ":",
    "@",
    "+",
    " ",
    "~",
    "'",
  ],
  ...[
    "status",
    "statuses",
    "files",
    "latest",
    "search",
    "merge",
    "raw",
    ".diff",
    ".patch",
    "diff",
    ".-",
    "-",
    "é",
    "e\u0301",
  ],
  ...[
    "\u202e",
    "\u200b",
    "\u2028",
    "𝒳",
    "\ufeff",
    "sudo",
    "token",
    "1",
    "0",
    "a",
    "A",
    "api",
    "v1",
    "*",
    "{repo}",
    "\u0001",
  ],
];
const hostile = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join("")),
);

test("any strings: refused, or exactly that route with exactly these values after one decoding", async () => {
  let went = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FREE),
      hostile,
      fc.option(hostile),
      async ({ target, parameter }, one, other) => {
        const args = { ...target.args, [parameter.parameter]: one };
        const next = target.parameters.find(({ integer, parameter: name }) => !integer && name !== parameter.parameter);
        if (other !== null && next !== undefined && !next.enum) args[next.parameter] = other;
        const line = await send(target, args);
        if (line === null) return;
        went += 1;
        checkArrival(target, args, line);
      },
    ),
    { numRuns: 1500 },
  );
  expect(went).toBeGreaterThan(500);
}, 120_000);

const TEXTS = ENTRIES.flatMap(({ operation }, position) => {
  const target = TARGETS[position];
  const names = operation.query.filter(({ type, format, items }) =>
    type === "array" ? items === "string" : type === "string" && format === undefined,
  );
  return target === undefined ? [] : names.map(({ name, type }) => ({ target, name, isList: type === "array" }));
});

test("any strings in a query: refused, or exactly these pairs and no other", async () => {
  let went = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...TEXTS), hostile, hostile, async ({ target, name, isList }, one, other) => {
      const values = isList ? [one, other] : [one];
      const line = await send(target, { ...target.args, [name]: isList ? values : one });
      if (line === null) return;
      went += 1;
      const pairs = [...new URLSearchParams(line.slice(line.indexOf("?")))];
      expect(pairs.filter(([key]) => key === name)).toEqual(values.map((value) => [name, value]));
      expect(pairs.filter(([key]) => key !== name && !Object.hasOwn(target.args, key))).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(went).toBeGreaterThan(200);
}, 60_000);

/** The value with every text that was made up for it replaced, names in free maps too. */
function withTexts(value: Json | undefined, made: string, wanted: string): Json {
  if (Array.isArray(value)) return value.map((item) => withTexts(item, made, wanted));
  if (typeof value !== "object" || value === null) return value === made ? wanted : (value ?? null);
  const entries = Object.entries(value).map(([key, item]): [string, Json] => [
    key === made ? wanted : key,
    withTexts(item, made, wanted),
  ]);
  return Object.fromEntries(entries);
}

test("any string anywhere in a JSON body: exactly this body, or refused", async () => {
  const bodies = ALL_CALLS.flatMap(({ operation, args }, position) => {
    const target = TARGETS[position];
    return operation.body?.kind === "json" && target !== undefined ? [{ target, whole: args.body }] : [];
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), hostile, async ({ target, whole }, wanted) => {
      const body = withTexts(whole, "eA==", wanted);
      if ((await send(target, { ...target.args, body })) === null) expect(wanted.isWellFormed()).toBe(false);
      else expect(JSON.parse(arrivedBody)).toEqual(body);
    }),
    { numRuns: 500 },
  );
}, 60_000);
