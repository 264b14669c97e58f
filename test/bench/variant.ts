/**
 * One server of the call benchmark, in a process of its own so that its CPU time is its own:
 * `plain` (fastify + undici), `sdk` (the bare SDK in front of the same), `gateway` (all of ours).
 * Messages: in {kind: "cpu"}; out {kind: "ready", url} and {kind: "cpu", microseconds}.
 */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CallToolRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv-provider.js";
import fastify from "fastify";
import { Pool } from "undici";
import { readSettings } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { createEndpoint } from "../../src/mcp/http.ts";
import { createGateway } from "../../src/start.ts";

const [variant = "", upstream = ""] = process.argv.slice(2);
const pool = new Pool(upstream);

async function fetchIssues(): Promise<string> {
  const { body } = await pool.request({ method: "GET", path: "/api/v1/repos/o/r/issues" });
  return await body.text();
}

async function startPlain(): Promise<string> {
  const app = fastify();
  app.post("/mcp", async (_, reply) => reply.type("application/json").send(await fetchIssues()));
  return `${await app.listen({ port: 0, host: "127.0.0.1" })}/mcp`;
}

/** What facts/mcp.md measured as the SDK's best: stateless, JSON answers, one validator for all. */
async function startSdk(): Promise<string> {
  const validator = new AjvJsonSchemaValidator();
  const app = fastify();
  app.post("/mcp", async (request, reply) => {
    const server = new Server(
      { name: "bare", version: "1" },
      { capabilities: { tools: {} }, jsonSchemaValidator: validator },
    );
    server.setRequestHandler(CallToolRequestSchema, async () => ({
      content: [{ type: "text", text: await fetchIssues() }],
    }));
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport as never);
    reply.hijack();
    await transport.handleRequest(request.raw, reply.raw, request.body);
    await server.close();
  });
  return `${await app.listen({ port: 0, host: "127.0.0.1" })}/mcp`;
}

async function startGateway(): Promise<string> {
  const { settings } = readSettings({
    GITEA_URL: upstream,
    GITEA_TOKEN: "bench-token-0123456789",
    GITEA_VERSION: "28.1.0",
    MCP_BEARER_TOKEN: "bench-bearer-0123456789",
    MCP_PORT: "0",
    RATE_LIMIT_PER_MINUTE: "0",
    LOG_LEVEL: "silent",
  });
  const log = createLog("silent");
  const endpoint = createEndpoint({ settings, gateway: await createGateway(settings, log), log });
  return await endpoint.listen();
}

const starts: Record<string, () => Promise<string>> = { plain: startPlain, sdk: startSdk, gateway: startGateway };
const url = await starts[variant]?.();
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ kind: "cpu", microseconds: user + system });
});
process.send?.({ kind: "ready", url });
