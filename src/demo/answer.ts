/** What a handler gives back, and the ways Gitea says no (facts/gitea-rest.md sections 2 and 3). */
import type { Json } from "../../generated/contract.ts";

export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | string;
}

export const JSON_TYPE = "application/json;charset=utf-8";
const CACHE = { "cache-control": "max-age=0, private, must-revalidate" };

/** A refusal in Gitea's own words; the pipeline turns it into the usual error body. */
export class Refusal extends Error {
  readonly status: number;
  /** Errors of the gates before a handler carry no `url`. */
  readonly bare: boolean;

  constructor(status: number, message: string, bare = false) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.bare = bare;
  }
}

export function refuse(status: number, message: string): never {
  throw new Refusal(status, message);
}

export function notFound(message = "not found"): never {
  throw new Refusal(404, message);
}

export function json(value: Json, status = 200, headers: Answer["headers"] = {}): Answer {
  return { status, headers: { ...CACHE, "content-type": JSON_TYPE, ...headers }, body: `${JSON.stringify(value)}\n` };
}

export function text(body: Buffer | string, headers: Answer["headers"] = {}, status = 200): Answer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body };
}

export function empty(status = 204, headers: Answer["headers"] = {}): Answer {
  return { status, headers: { ...CACHE, ...headers }, body: "" };
}

/** Yes is 204, no is 404 with the usual body. */
export function yesOrNo(yes: boolean): Answer {
  return yes ? empty() : notFound();
}

/** Content-Disposition as Go's mime package writes it: a bare token, quoted ASCII, or UTF-8 in percent escapes. */
export function disposition(kind: "inline" | "attachment", name: string): Record<string, string> {
  if (/[^\x20-\x7e]/.test(name)) {
    return { "content-disposition": `${kind}; filename*=utf-8''${encodeURIComponent(name)}` };
  }
  const token = /^[\w!#$&+.^`|~-]+$/.test(name);
  return { "content-disposition": `${kind}; filename=${token ? name : `"${name.replace(/["\\]/g, "\\$&")}"`}` };
}

/** A redirect as Go's http.Redirect writes it: a small page for GET and HEAD, nothing for a write. */
export function redirect(status: number, location: string, method: string): Answer {
  if (method !== "GET" && method !== "HEAD") return empty(status, { location });
  const words: Record<number, string> = {
    301: "Moved Permanently",
    302: "Found",
    303: "See Other",
    307: "Temporary Redirect",
  };
  const page = `<a href="${location.replaceAll("&", "&amp;")}">${words[status]}</a>.\n\n`;
  return text(page, { ...CACHE, "content-type": "text/html; charset=utf-8", location }, status);
}
