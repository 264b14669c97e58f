/**
 * The scenarios of @modelcontextprotocol/conformance that hold for a server with tools alone. The others need fixture
 * tools, prompts or resources of the suite's own example server.
 */
export const SCENARIOS = [
  "server-initialize",
  "ping",
  "tools-list",
  "server-sse-multiple-streams",
  "dns-rebinding-protection",
] as const;
