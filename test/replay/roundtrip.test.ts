/**
 * The round trip (issue 3): every recorded exchange of both servers goes from the SDK's client through the gateway's
 * front door to a replayed Gitea and back, or stands in `refused.ts` with its reason.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../../generated/contract.ts";
import { type FrontDoor, openFrontDoor } from "./front-door.ts";
import { OPERATIONS, ROUTER } from "./operations.ts";
import { loadExchanges, shortId, VERSIONS } from "./recordings.ts";
import { REFUSED_EXCHANGES } from "./refused.ts";
import { type Passage, passThrough } from "./roundtrip.ts";
import { type ReplayServer, startReplay } from "./server.ts";

describe.each(VERSIONS)("round trip against %s", (version) => {
  const exchanges = loadExchanges(version);
  const passages: Passage[] = [];
  let replay: ReplayServer;
  let door: FrontDoor;

  beforeAll(async () => {
    replay = await startReplay(version, { router: ROUTER });
    door = await openFrontDoor(replay.url);
    // Who the token belongs to is asked once, at the first call: not while something is compared.
    await door.client.callTool({ name: "gitea_get_version", arguments: {} });
    for (const exchange of exchanges) passages.push(await passThrough(exchange, door.client, replay));
  }, 120_000);
  afterAll(async () => {
    await door?.close();
    await replay?.close();
  });

  it("sends every exchange as recorded and hands its answer over whole, or refuses it as listed", () => {
    const lines = passages.flatMap(({ id, problems }) => problems.map((problem) => `${id}: ${problem}`));
    expect(lines).toEqual([]);
  });

  it("lists no refusal that is not there", () => {
    const known = new Set(exchanges.map(shortId));
    expect(Object.keys(REFUSED_EXCHANGES).filter((id) => !known.has(id))).toEqual([]);
  });

  it("sends every operation of the spec at least once", () => {
    const whole = passages.filter((passage) => passage.whole);
    const sent = new Set(whole.map(({ operation }) => operation?.id));
    console.log(
      `round trip against ${version}: ${whole.length} of ${exchanges.length} exchanges whole, ` +
        `${exchanges.length - whole.length} refused or sent otherwise as listed, ` +
        `${sent.size} of ${OPERATIONS.length} operations`,
    );
    expect(OPERATIONS.filter(({ id }) => !sent.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe("a download behind a signed address", () => {
  it("is fetched from Gitea's own origin, without the credential", async () => {
    const replay = await startReplay("1.28-dev", { router: ROUTER, chapters: ["10"], ownAddress: true });
    const door = await openFrontDoor(replay.url);
    try {
      const result = await door.client.callTool({
        name: "gitea_download_artifact",
        arguments: { owner: "erin", repo: "plant", artifact_id: 1 },
      });
      const [content] = result.content as { text: string }[];
      const envelope = JSON.parse(content?.text ?? "null") as JsonObject;
      expect(envelope).toMatchObject({ status: 200, data: { content_type: "application/zip", size: 118 } });
      expect(JSON.stringify(envelope)).not.toContain("sig=");
      const [first, second] = replay.received.filter(({ rawPath }) => rawPath.includes("/artifacts/"));
      expect(first?.headers.authorization).toMatch(/^token /);
      expect(second?.target).toMatch(/^\/api\/v1\/repos\/erin\/plant\/actions\/artifacts\/1\/zip\/raw\?sig=/);
      expect(second?.headers.authorization).toBeUndefined();
    } finally {
      await door.close();
      await replay.close();
    }
  });
});
