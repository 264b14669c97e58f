/**
 * Host and Origin: a web page that rebinds its name to this address, or any page in the operator's browser,
 * must not reach the endpoint (MCP 2025-11-25, transports, security warning).
 */
import { isLoopback } from "../config.ts";

/** Whether `Host` (or one value of X-Forwarded-Host) names this gateway: loopback, its own address, or a configured name. */
export function isAllowedHost(host: string | undefined, allowed: readonly string[], boundAddress: string): boolean {
  const [, name = "", port] = /^(\[[0-9a-f:.]+\]|[^:[\]/@\s]+)(?::(\d{1,5}))?$/i.exec(host ?? "") ?? [];
  if (name === "") return false;
  const bare = name.toLowerCase().replace(/^\[|\]$/g, "");
  if (isLoopback(bare) || bare === boundAddress.toLowerCase()) return true;
  const whole = port === undefined ? name.toLowerCase() : `${name.toLowerCase()}:${port}`;
  return allowed.some((item) => item.toLowerCase() === name.toLowerCase() || item.toLowerCase() === whole);
}

/** Whether a browser page of this origin may call; no Origin at all is no browser. `null` is never allowed. */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (!/^https?:\/\/[^/?#@\s]+$/i.test(origin) || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return isLoopback(url.hostname) || allowed.some((item) => item.toLowerCase() === url.origin);
}
