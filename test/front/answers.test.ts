/** What a client of 2026-07-28 can do with an answer on the wire, in front of the whole gateway. */
import { afterEach, expect, test } from "vitest";
import type { JsonObject } from "../../generated/contract.ts";
import { type Door, openDoor } from "./door.ts";
import { BEARER, closeAll, OTHER_BEARER } from "./gateway.ts";

afterEach(closeAll);

const VERSION = "2026-07-28";
const DELETION: Call = { name: "gitea_repo_delete", arguments: { owner: "acme", repo: "web" } };
const ACCEPT = { action: "accept", content: {} };

interface Call {
  name: string;
  arguments: JsonObject;
}

interface Reply {
  resultType?: string;
  inputRequests?: JsonObject;
  requestState?: string;
  content?: { text: string }[];
  /** Of a JSON-RPC error. */
  code?: number;
}

interface Retry {
  call?: Call;
  state?: (state: string) => string | undefined;
  responses?: (key: string) => JsonObject;
  bearer?: string;
  capabilities?: JsonObject;
  before?: (door: Door) => Promise<void>;
}

async function post(url: string, params: object, retry: Retry = {}): Promise<Reply> {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": VERSION,
    "io.modelcontextprotocol/clientCapabilities": retry.capabilities ?? { elicitation: { form: {} } },
  };
  const response = await fetch(url, {
    method: "POST",
    headers: {
      authorization: `Bearer ${retry.bearer ?? BEARER}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": VERSION,
      "mcp-method": "tools/call",
      "mcp-name": (params as Call).name,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { ...params, _meta } }),
  });
  const message = JSON.parse(await response.text()) as { result?: Reply; error?: Reply };
  return message.result ?? message.error ?? {};
}

/** Asks about the deletion, and gives the answer back as `retry` says. */
async function answered(door: Door, retry: Retry): Promise<Reply> {
  const { inputRequests = {}, requestState = "" } = await post(door.url, DELETION);
  const [key = ""] = Object.keys(inputRequests);
  await retry.before?.(door);
  const state = retry.state === undefined ? requestState : retry.state(requestState);
  const inputResponses = retry.responses?.(key) ?? { [key]: ACCEPT };
  const call = retry.call ?? DELETION;
  return await post(
    door.url,
    { ...call, ...(state === undefined ? {} : { requestState: state }), inputResponses },
    retry,
  );
}

/** How a call ended: its result type, the kind of its failure, or the code of a protocol error. */
function endOf({ code, resultType, content }: Reply): unknown {
  if (code !== undefined) return code;
  if (resultType === "input_required") return resultType;
  const { error } = JSON.parse(content?.[0]?.text ?? "{}") as { error?: JsonObject };
  return error === undefined ? "ran" : error.kind;
}

const other = (change: JsonObject): Call => ({ ...DELETION, arguments: { ...DELETION.arguments, ...change } });

const RETRIES: [string, { given: Retry; want: string | number }][] = [
  ["other arguments", { given: { call: other({ repo: "api" }) }, want: "input_required" }],
  [
    "another tool",
    { given: { call: { name: "gitea_org_delete", arguments: { org: "acme" } } }, want: "input_required" },
  ],
  ["a token beside the answer", { given: { call: other({ confirmation_token: "x" }) }, want: "confirmation_invalid" }],
  ["another caller", { given: { bearer: OTHER_BEARER }, want: -32602 }],
  ["a forged state", { given: { state: (state) => `${state.slice(0, -4)}AAAA` }, want: -32602 }],
  ["no state", { given: { state: () => undefined }, want: "input_required" }],
  [
    "an answer to another question",
    { given: { responses: () => ({ confirm: ACCEPT }) }, want: "confirmation_declined" },
  ],
  [
    "a word that is none",
    { given: { responses: (key) => ({ [key]: { action: "yes" } }) }, want: "confirmation_declined" },
  ],
  ["a bare true", { given: { responses: (key) => ({ [key]: true }) }, want: "confirmation_declined" }],
  ["no right to be asked any more", { given: { capabilities: {} }, want: "confirmation_required" }],
  ["another process", { given: { before: (door) => door.restart() }, want: "input_required" }],
];

test.each(RETRIES)("case 33: a yes with %s does not run", async (_, { given, want }) => {
  const door = await openDoor();
  expect(endOf(await answered(door, given))).toBe(want);
  expect(door.gitea.writes).toEqual([]);
});

test("case 33: a yes runs the call, once, however often and however fast it is said", async () => {
  const door = await openDoor();
  const { inputRequests = {}, requestState } = await post(door.url, DELETION);
  const [key = ""] = Object.keys(inputRequests);
  const yes = { ...DELETION, requestState, inputResponses: { [key]: ACCEPT } };
  const ends = (await Promise.all([1, 2, 3].map(() => post(door.url, yes)))).map(endOf);
  expect(ends.sort()).toEqual(["input_required", "input_required", "ran"]);
  expect(endOf(await post(door.url, yes))).toBe("input_required");
  expect(door.gitea.writes).toEqual(["DELETE /api/v1/repos/acme/web"]);
});
