/** The whole gateway over real HTTP in front of a replayed Gitea, with a client of the SDK connected to it. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { type Environment, readSettings } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { createEndpoint } from "../../src/mcp/http.ts";
import { createGateway } from "../../src/start.ts";

export const GITEA_TOKEN = "round-trip-credential-5f0c1d2e";
const BEARER = "round-trip-bearer-0123456789";

/** Everything that would keep a recorded exchange from passing as it is, out of the way: nothing cut, asked or limited. */
const WIDE_OPEN: Environment = {
  MCP_PORT: "0",
  MCP_BEARER_TOKEN: BEARER,
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
  const { settings } = readSettings({ ...WIDE_OPEN, GITEA_URL: giteaUrl, ...environment });
  const log = createLog("error", { write: (line) => process.stderr.write(line) });
  const gateway = await createGateway(settings, log);
  const endpoint = createEndpoint({ settings, gateway, log });
  const url = await endpoint.listen();
  const client = new Client({ name: "round-trip", version: "1.0.0" });
  const headers = { authorization: `Bearer ${BEARER}` };
  // The SDK's own types disagree under exactOptionalPropertyTypes: its class has `sessionId?: string | undefined`.
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }) as Transport);
  return {
    url,
    client,
    async close() {
      await client.close();
      await endpoint.close(0);
      await gateway.close();
    },
  };
}
