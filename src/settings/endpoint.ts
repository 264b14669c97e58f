/** Settings of the endpoint that clients talk to. */
import { isIP } from "node:net";
import { flag, integer, list, type Setting, secret, text } from "./kinds.ts";

export const ENDPOINT_SETTINGS = {
  host: text(
    {
      variable: "MCP_HOST",
      group: "Endpoint",
      description: "Address to listen on. Anything but loopback needs `MCP_INSECURE_BIND=true`.",
    },
    "127.0.0.1",
    (value) =>
      isIP(value) > 0 || value === "localhost"
        ? null
        : { problem: "is not an IP address", remedy: "Use an address of this machine, such as 127.0.0.1 or 0.0.0.0." },
  ) as Setting<string>,
  port: integer(
    { variable: "MCP_PORT", group: "Endpoint", description: "Port to listen on; 0 picks a free one." },
    8080,
    0,
    65_535,
  ),
  path: text(
    {
      variable: "MCP_PATH",
      group: "Endpoint",
      description: "Path of the endpoint, served with and without a slash at the end.",
    },
    "/mcp",
    pathShape,
  ) as Setting<string>,
  bearerToken: secret(
    {
      variable: "MCP_BEARER_TOKEN",
      group: "Endpoint",
      description: "What clients send as `Authorization: Bearer …`; at least 16 characters. Required by `http`.",
    },
    16,
  ),
  bearerTokenPrevious: secret(
    {
      variable: "MCP_BEARER_TOKEN_PREVIOUS",
      group: "Endpoint",
      description: "A second token that is still accepted while clients move to a new one.",
    },
    16,
  ),
  sessionKey: secret(
    {
      variable: "MCP_SESSION_KEY",
      group: "Endpoint",
      description: "Key that signs session ids; the same on every replica. Unset: derived from `MCP_BEARER_TOKEN`.",
    },
    16,
  ),
  allowedHosts: list(
    {
      variable: "MCP_ALLOWED_HOSTS",
      group: "Endpoint",
      description:
        "Names that clients may use in `Host`, with or without a port, beside loopback (`gateway.example.com`).",
    },
    [],
    hostShape,
  ),
  allowedOrigins: list(
    {
      variable: "MCP_ALLOWED_ORIGINS",
      group: "Endpoint",
      description: "Web origins that browsers may call from, beside loopback (`https://app.example.com`).",
    },
    [],
    (item) =>
      URL.canParse(item) && new URL(item).origin === item.toLowerCase()
        ? null
        : { problem: "has an item that is not an origin", remedy: "Write origins like https://app.example.com." },
  ),
  trustProxy: list(
    {
      variable: "MCP_TRUST_PROXY",
      group: "Endpoint",
      description: "Addresses or networks of proxies whose `X-Forwarded-*` headers are believed (`10.0.0.0/8`).",
    },
    [],
    (item) =>
      isNetwork(item)
        ? null
        : {
            problem: "has an item that is neither an IP address nor a network",
            remedy: "Write 10.0.0.5 or 10.0.0.0/8.",
          },
  ),
  insecureBind: flag(
    {
      variable: "MCP_INSECURE_BIND",
      group: "Endpoint",
      description: "Says that a non-loopback `MCP_HOST` is meant, because TLS ends in front of the gateway.",
    },
    false,
  ),
  maxSessions: integer(
    {
      variable: "MAX_SESSIONS",
      group: "Endpoint",
      description: "Sessions kept in memory; the longest idle one makes room. Its id stays valid.",
    },
    1000,
    1,
    100_000,
  ),
  sessionIdleMs: integer(
    {
      variable: "SESSION_IDLE_MS",
      group: "Endpoint",
      description: "Milliseconds after which an idle session leaves memory. Its id stays valid.",
    },
    1_800_000,
    1,
    86_400_000,
  ),
  shutdownTimeoutMs: integer(
    {
      variable: "SHUTDOWN_TIMEOUT_MS",
      group: "Endpoint",
      description: "Milliseconds that running calls get to end after SIGTERM.",
    },
    10_000,
    0,
    600_000,
  ),
};

function pathShape(value: string) {
  if (/^(\/[A-Za-z0-9._~-]+)*\/?$/.test(value) && value.startsWith("/") && !/\/\.{1,2}(\/|$)/.test(value)) {
    if (!/^\/(healthz|readyz)\/?$/.test(value)) return null;
    return { problem: "is a health path", remedy: "Choose another one, such as /mcp." };
  }
  return { problem: "is not a plain path", remedy: "Write it like /mcp or /gitea/mcp." };
}

/**
 * An address written in full, with or without a length: programs disagree about what `10` or `10.1/8` is. No length 0,
 * which would believe everybody.
 */
function isNetwork(item: string): boolean {
  const [, address = "", length] = /^([0-9a-f.:]+)(?:\/([1-9]\d{0,2}))?$/i.exec(item) ?? [];
  const family = isIP(address);
  return family > 0 && Number(length ?? 1) <= (family === 4 ? 32 : 128);
}

function hostShape(item: string) {
  if (/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(item)) return null;
  return {
    problem: "has an item that is not a host name",
    remedy: "Write gateway.example.com or gateway.example.com:8443.",
  };
}
