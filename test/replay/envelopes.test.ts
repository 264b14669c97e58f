/**
 * One recorded exchange of each kind of answer, with the whole text that a client gets for it under default bounds.
 * The snapshot is reviewed by hand: a change of it is a change of what every client sees.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toToolCall } from "./arguments.ts";
import { type FrontDoor, openFrontDoor } from "./front-door.ts";
import { ROUTER } from "./operations.ts";
import { loadExchanges, shortId } from "./recordings.ts";
import { type ReplayServer, startReplay } from "./server.ts";

const VERSION = "1.28-dev";

const KINDS: [string, string][] = [
  ["02-037", "a page past the end"],
  ["02-014", "null where a list is due"],
  ["03-026", "a file, with its text beside its base64"],
  ["03-049", "a picture"],
  ["03-050", "a text that is not UTF-8"],
  ["03-055", "an empty file"],
  ["05-009", "a diff"],
  ["07-033", "rendered HTML"],
  ["01-044", "a plain text"],
  ["01-012", "a credential that the call is there for"],
  ["05-022", "200 without a body"],
  ["04-115", "201 without a body"],
  ["11-195", "202 without a body"],
  ["02-050", "204"],
  ["07-020", "205 with a body"],
  ["11-010", "no"],
  ["02-045", "a write to a renamed repository"],
  ["01-018", "400"],
  ["01-014", "401"],
  ["01-022", "403 for a missing scope"],
  ["09-094", "403 without a word"],
  ["02-013", "404"],
  ["08-132", "a route that this server does not have"],
  ["05-024", "405"],
  ["02-004", "409"],
  ["09-024", "412"],
  ["01-010", "422"],
  ["12-069", "422 in plain words"],
  ["07-056", "423"],
  ["04-100", "500 without a word, with its likely reason"],
  ["08-167", "500 in plain words"],
];

describe("what a client gets for each kind of answer", () => {
  const exchanges = new Map(loadExchanges(VERSION).map((exchange) => [shortId(exchange), exchange]));
  let replay: ReplayServer;
  let door: FrontDoor;

  beforeAll(async () => {
    replay = await startReplay(VERSION, { router: ROUTER });
    const bounds = { MAX_TOOL_RESPONSE_ITEMS: "100", MAX_TOOL_RESPONSE_CHARS: "40000" };
    door = await openFrontDoor(replay.url, { SECRET_DETECTION_MODE: "mask", ...bounds });
    await door.client.callTool({ name: "gitea_get_version", arguments: {} });
  });
  afterAll(async () => {
    await door?.close();
    await replay?.close();
  });

  test.each(KINDS)("%s: %s", async (id) => {
    const exchange = exchanges.get(id);
    if (exchange === undefined) throw new Error(`There is no exchange ${id}.`);
    const call = toToolCall(exchange, ROUTER);
    if ("inexpressible" in call) throw new Error(call.inexpressible);
    replay.expectNext(exchange.id);
    const result = await door.client.callTool({ name: call.operation.tool, arguments: call.arguments });
    const [content] = result.content as { text: string }[];
    // Spread over lines for the reader; the text itself is compact.
    expect(JSON.stringify(JSON.parse(content?.text ?? ""), null, 2)).toMatchSnapshot();
  });
});
