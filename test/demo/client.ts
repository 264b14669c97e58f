/** A caller of a demo in tests: one token, JSON in, JSON out. */
import type { Json } from "../../generated/contract.ts";
import { type Reply, send } from "./recording.ts";

export interface Answered extends Reply {
  /** The decoded body where it is JSON; null otherwise. */
  json: Json;
  text: string;
}

export type Client = (method: string, path: string, body?: Json) => Promise<Answered>;

/** @param authorization the whole header, e.g. `token …` */
export function clientOf(url: string, authorization: string): Client {
  return async (method, path, body) => {
    const headers: Record<string, string> = { authorization, "content-type": "application/json" };
    const reply = await send(url, method, `/api/v1${path}`, headers, body === undefined ? "" : JSON.stringify(body));
    const text = reply.body.toString("utf8");
    const isJson = String(reply.headers["content-type"]).includes("json") && text !== "";
    return { ...reply, text, json: isJson ? (JSON.parse(text) as Json) : null };
  };
}

/** A field of an object, or of the objects in a list, for assertions. */
export function pluck(value: Json, name: string): Json {
  if (Array.isArray(value)) return value.map((each) => pluck(each, name));
  return typeof value === "object" && value !== null ? (value[name] ?? null) : null;
}
