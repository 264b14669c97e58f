/** One text for one JSON value, whatever the order of its keys, and its hash. */
import { createHash } from "node:crypto";
import type { Json } from "../../generated/contract.ts";

function write(value: Json, put: (piece: string) => void): void {
  if (value === null || typeof value !== "object") {
    put(JSON.stringify(value));
    return;
  }
  if (Array.isArray(value)) {
    put("[");
    for (const [index, item] of value.entries()) {
      if (index > 0) put(",");
      write(item, put);
    }
    put("]");
    return;
  }
  put("{");
  let first = true;
  for (const key of Object.keys(value).sort()) {
    const item = value[key];
    if (item === undefined) continue;
    put(`${first ? "" : ","}${JSON.stringify(key)}:`);
    first = false;
    write(item, put);
  }
  put("}");
}

/** JSON without blanks, keys sorted by code unit at every level. Two values have one text only if they are equal. */
export function canonicalJson(value: Json): string {
  const pieces: string[] = [];
  write(value, (piece) => pieces.push(piece));
  return pieces.join("");
}

/** SHA-256 of the canonical text, base64url. Contents of any size go into the hash and are not kept. */
export function canonicalDigest(value: Json): string {
  const hash = createHash("sha256");
  write(value, (piece) => hash.update(piece));
  return hash.digest("base64url");
}
