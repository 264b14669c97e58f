/** The whole gateway over real HTTP in front of a replayed Gitea, with a client of the SDK connected to it. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Environment } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { connectOverHttp, startGateway } from "../front/gateway.ts";

export const GITEA_TOKEN = "round-trip-credential-5f0c1d2e";

/** Everything that would keep a recorded exchange from passing as it is, out of the way: nothing cut, asked or limited. */
const WIDE_OPEN: Environment = {
  GITEA_TOKEN,
  // Newer than both recorded servers, so that operations which came later are sent too.
  GITEA_VERSION: "28.1.0",
  TOOLSETS: "all",
  CONFIRM: "none",
  SECRET_DETECTION_MODE: "off",
  RATE_LIMIT_PER_MINUTE: "0",
  MAX_TOOL_RESPONSE_ITEMS: "100000",
  MAX_TOOL_RESPONSE_CHARS: "10000000",
  // Addresses that the recordings made Gitea open.
  OUTBOUND_ALLOW: "127.0.0.1, 240.0.0.1, example.test",
};

export interface FrontDoor {
  url: string;
  client: Client;
  close(): Promise<void>;
}

export async function openFrontDoor(giteaUrl: string, environment: Environment = {}): Promise<FrontDoor> {
  const log = createLog("error", { write: (line) => process.stderr.write(line) });
  const gateway = await startGateway({ ...WIDE_OPEN, GITEA_URL: giteaUrl, ...environment }, { log });
  const client = new Client({ name: "round-trip", version: "1.0.0" });
  await connectOverHttp(client, gateway.url);
  return {
    url: gateway.url,
    client,
    async close() {
      await client.close();
      await gateway.close();
    },
  };
}
