/**
 * Files that Gitea wraps as base64 in JSON: their text stands beside them where they are text.
 * Shapes: `{content, encoding: "base64"}` of contents and blobs, at any depth and in lists; `content_base64` of wikis.
 */
import type { Json, JsonObject } from "../../generated/contract.ts";
import { fileText } from "./text.ts";

/** The same value with `text` behind every wrapped text file; objects that wrap nothing are not copied. */
export function withDecodedText(value: Json): Json {
  if (Array.isArray(value)) return mapItems(value);
  if (value === null || typeof value !== "object") return value;
  const name = wrappedField(value);
  const text = name === null ? null : base64Text(value[name]);
  let changed = text !== null;
  const entries: [string, Json][] = [];
  for (const [key, child] of Object.entries(value)) {
    const decoded = withDecodedText(child);
    changed ||= decoded !== child;
    entries.push([key, decoded]);
    if (key === name && text !== null) entries.push(["text", text]);
  }
  return changed ? Object.fromEntries(entries) : value;
}

function mapItems(items: Json[]): Json[] {
  const decoded = items.map(withDecodedText);
  return decoded.some((item, position) => item !== items[position]) ? decoded : items;
}

function wrappedField(value: JsonObject): "content" | "content_base64" | null {
  if (Object.hasOwn(value, "text")) return null;
  if (typeof value.content_base64 === "string") return "content_base64";
  return value.encoding === "base64" && typeof value.content === "string" ? "content" : null;
}

function base64Text(encoded: Json | undefined): string | null {
  if (typeof encoded !== "string") return null;
  const bytes = Buffer.from(encoded, "base64");
  // Buffer skips what is no base64; a text that is not all of the file is worse than none.
  return bytes.toString("base64") === encoded ? fileText(bytes) : null;
}
