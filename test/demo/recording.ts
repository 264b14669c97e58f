/** Recorded exchanges, and sending one to a demo with what was recorded exchanged for what lives there. */
import { readFileSync } from "node:fs";
import { request } from "node:http";
import type { Json } from "../../generated/contract.ts";

export interface Recorded {
  id: string;
  note: string;
  request: { method: string; path: string; headers: Record<string, string>; body?: string; body_base64?: string };
  response: {
    status: number;
    headers: Record<string, string | string[]>;
    body?: string;
    body_base64?: string;
    body_cut?: [number, number];
    body_masked?: boolean;
  };
}

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export function readChapter(name: string): Recorded[] {
  const file = new URL(`../traffic/1.28-dev/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Recorded);
}

/** Sends a request with the path byte for byte. */
export function send(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: Buffer | string = "",
): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const bytes = Buffer.from(body as string);
  const sized = bytes.length > 0 || method === "POST" || method === "PUT" ? { "content-length": bytes.length } : {};
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: { ...headers, ...sized } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(bytes);
  });
}

/** Tokens, object ids and numbers of a recording, and what stands in their place here; learnt from answers. */
export interface Translation {
  translate(text: string): string;
  learn(recorded: Json | undefined, live: Json | undefined): void;
}

export function createTranslation(): Translation {
  const words = new Map<string, string>();
  const comments = new Map<string, string>();

  function learn(recorded: Json | undefined, live: Json | undefined): void {
    if (typeof recorded === "string" && typeof live === "string") {
      if (/^([0-9a-f]{40}|[0-9a-f-]{36})$/.test(recorded) && recorded !== live) words.set(recorded, live);
    } else if (Array.isArray(recorded) && Array.isArray(live)) {
      for (const [position, each] of recorded.entries()) learn(each, live[position]);
    } else if (isObject(recorded) && isObject(live)) {
      if (/#issuecomment-\d+$/.test(String(recorded.html_url))) comments.set(String(recorded.id), String(live.id));
      for (const [name, each] of Object.entries(recorded)) learn(each, live[name]);
    }
  }

  return {
    translate(text) {
      const mapped = text.replace(/\b[0-9a-f]{40}\b/g, (word) => words.get(word) ?? word);
      return mapped.replace(/\/comments\/(\d+)/g, (whole, id: string) => whole.replace(id, comments.get(id) ?? id));
    },
    learn,
  };
}

/** The request of a recording, sent with tokens and ids that live at `url`. */
export function resend(url: string, { request: recorded }: Recorded, { translate }: Translation): Promise<Reply> {
  const headers = { ...recorded.headers };
  delete headers["content-length"];
  const [scheme, credential = ""] = (headers.authorization ?? "").split(" ");
  if (scheme === "Basic") {
    const plain = translate(Buffer.from(credential, "base64").toString("utf8"));
    headers.authorization = `Basic ${Buffer.from(plain).toString("base64")}`;
  } else if (headers.authorization !== undefined) headers.authorization = translate(headers.authorization);
  const body =
    recorded.body_base64 === undefined ? translate(recorded.body ?? "") : Buffer.from(recorded.body_base64, "base64");
  return send(url, recorded.method, translate(recorded.path), headers, body);
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
