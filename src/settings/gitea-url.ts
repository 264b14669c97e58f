/** GITEA_URL: the address of the instance, with or without `/api/v1`, under a sub-path or not. */
import type { Parsed } from "./kinds.ts";

export interface GiteaUrl {
  /** Scheme, host and port: `https://git.example.com`. */
  readonly origin: string;
  /** Sub-path without a slash at the end, "" for none: `/git`. */
  readonly basePath: string;
  /** What API paths are appended to: `https://git.example.com/git/api/v1`. */
  readonly api: string;
}

/** Reads GITEA_URL; never repeats the value in a problem, since people paste credentials into it. */
export function parseGiteaUrl(text: string): Parsed<GiteaUrl> {
  const refuse = (problem: string, remedy = "Write it like https://git.example.com or https://example.com/git.") => ({
    problem,
    remedy,
  });
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return refuse("has no scheme");
  if (!/^https?:\/\//i.test(text)) return refuse("has a scheme other than http and https");
  if (text.includes("?")) return refuse("has a query");
  if (text.includes("#")) return refuse("has a fragment");
  if (/[\s\\]/.test(text)) return refuse("has a blank or a backslash inside");
  const [, authority = "", path = ""] = /^https?:\/\/([^/]*)(.*)$/i.exec(text) ?? [];
  if (authority.includes("@"))
    return refuse("has credentials in it", "Remove them and put an access token into GITEA_TOKEN.");
  if (!URL.canParse(text)) return refuse("is not a valid address");
  if (/%|\/\/|(^|\/)\.{1,2}(\/|$)/.test(path.replace(/\/+$/, "")))
    return refuse("has a path with `.`, `..`, `//` or `%` in it");
  const { origin, pathname } = new URL(text);
  const basePath = pathname
    .replace(/\/+$/, "")
    .replace(/\/api\/v1$/, "")
    .replace(/\/+$/, "");
  return { value: Object.freeze({ origin, basePath, api: `${origin}${basePath}/api/v1` }) };
}
