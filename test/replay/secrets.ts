/**
 * The secrets a recorded call handed over, by the field list of the envelope's decision record: at least four
 * characters, nested objects and lists too, and the fields that one operation calls secret at any length.
 */
import type { Json, Operation } from "../../generated/contract.ts";
import { bodyBytes, type Exchange } from "./recordings.ts";

const SECRET_FIELDS = new Set([
  "password",
  "secret",
  "client_secret",
  "token",
  "access_token",
  "auth_password",
  "auth_token",
  "private_key",
  "authorization_header",
  "remote_password",
  "mirror_password",
  "mirror_token",
  "aws_secret_access_key",
  "aws_access_key_id",
]);

/** Longest first, so that one secret inside another is replaced as a whole. */
export function secretsOf(operation: Operation, exchange: Exchange): string[] {
  const bytes = bodyBytes(exchange.request);
  if (operation.body?.kind !== "json" || bytes === null) return [];
  const found: string[] = [];
  collect(JSON.parse(bytes.toString("utf8")) as Json, operation.secretFields, found);
  return found.sort((left, right) => right.length - left.length);
}

function collect(value: Json, named: readonly string[], found: string[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child !== "string") collect(child, named, found);
    else if ((SECRET_FIELDS.has(key) && child.length >= 4) || (named.includes(key) && child !== "")) found.push(child);
  }
}
