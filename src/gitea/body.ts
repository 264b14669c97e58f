/**
 * Request bodies: JSON, plain text, or one uploaded file as multipart.
 * Source of the rules: facts/gitea-rest.md 8 (bodies, uploads); RFC 7578 and the WHATWG form-data escapes for file names.
 */
import { randomUUID } from "node:crypto";
import type { BodyPlan, Json, JsonObject, Method } from "../../generated/contract.ts";
import { plainName } from "../argument-names.ts";
import { GatewayError } from "../errors.ts";

export interface EncodedBody {
  contentType: string;
  bytes: Buffer;
}

/**
 * Writes the body of a call. Null when nothing is to be sent.
 *
 * Arguments: `body` for json and text, `attachment {filename, content_base64 | content_text, content_type}` for
 * multipart. Throws GatewayError `payload_too_large` before anything is decoded when a string of the body or the
 * attachment would decode to more than `maximumBinaryBytes`, and `invalid_arguments` for a malformed attachment and for
 * half a surrogate pair, which would arrive as another character.
 */
export function encodeBody(
  plan: BodyPlan,
  method: Method,
  args: JsonObject,
  maximumBinaryBytes: number,
): EncodedBody | null {
  if (plan.kind === "multipart") return encodeAttachment(args.attachment, maximumBinaryBytes);
  const body = args.body;
  if (plan.kind === "text") {
    if (body !== undefined && typeof body !== "string") throw refuse("body", "must be a string: it is sent as it is.");
    return { contentType: plan.contentType, bytes: utf8("body", body ?? "") };
  }
  // Gitea answers 422 to a POST without a content type even where every field is optional (facts 8).
  if ((body === undefined || body === null) && method === "DELETE") return null;
  const value = body ?? {};
  checkTexts(value, "body", maximumBinaryBytes);
  return { contentType: plan.contentType, bytes: Buffer.from(JSON.stringify(value), "utf8") };
}

/**
 * How many bytes a base64 text stands for, by arithmetic on its length and padding alone.
 * For a text that is no base64 the number is an upper bound.
 */
export function decodedSize(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  return Math.floor((base64.length * 3) / 4) - padding;
}

/**
 * A file name as it may stand in a quoted parameter of a header. The three escapes of the WHATWG form encoding, and the
 * backslash and other control characters too, since Go's reader takes a backslash for an escape.
 */
export function escapeFilename(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced.
  return name.replaceAll(/["\\\u0000-\u001f\u007f]/g, (character) => encodeURIComponent(character));
}

function checkTexts(value: Json, pointer: string, maximum: number): void {
  const pending: [Json, string][] = [[value, pointer]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [node, at] = next;
    // Any string may be a file in base64 (contents, wiki pages, avatars), and no other string has business this long.
    if (typeof node === "string" && decodedSize(node) > maximum) throw tooLarge(at, decodedSize(node), maximum);
    if (typeof node === "string") checkWellFormed(at, node);
    if (typeof node !== "object" || node === null) continue;
    for (const [key, child] of Object.entries(node)) pending.push([child, `${at}.${plainName(key)}`]);
  }
}

function utf8(argument: string, text: string): Buffer {
  checkWellFormed(argument, text);
  return Buffer.from(text, "utf8");
}

function checkWellFormed(argument: string, text: string): void {
  if (!text.isWellFormed()) throw refuse(argument, "holds half of a surrogate pair.");
}

function encodeAttachment(attachment: Json | undefined, maximum: number): EncodedBody {
  if (typeof attachment !== "object" || attachment === null || Array.isArray(attachment)) {
    throw refuse("attachment", "is required: an object with filename and content_base64 or content_text.");
  }
  const { filename, content_base64: base64, content_text: text, content_type: type } = attachment;
  if (typeof filename !== "string" || filename === "")
    throw refuse("attachment.filename", "must be a non-empty string.");
  checkWellFormed("attachment.filename", filename);
  const bytes = attachmentBytes(base64, text, maximum);
  const contentType = type ?? (typeof text === "string" ? "text/plain; charset=utf-8" : "application/octet-stream");
  if (typeof contentType !== "string" || !/^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.+-]+)*$/.test(contentType)) {
    throw refuse("attachment.content_type", "must be a media type such as image/png.");
  }
  const boundary = `gitea-upload-${randomUUID()}`;
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="attachment"; filename="${escapeFilename(filename)}"\r\n` +
    `Content-Type: ${contentType}\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([Buffer.from(head, "utf8"), bytes, Buffer.from(`\r\n--${boundary}--\r\n`, "utf8")]),
  };
}

function attachmentBytes(base64: Json | undefined, text: Json | undefined, maximum: number): Buffer {
  if ((typeof base64 === "string") === (typeof text === "string")) {
    throw refuse("attachment", "needs exactly one of content_base64 and content_text, as a string.");
  }
  if (typeof text === "string") {
    const bytes = utf8("attachment.content_text", text);
    if (bytes.length > maximum) throw tooLarge("attachment.content_text", bytes.length, maximum);
    return bytes;
  }
  const encoded = String(base64);
  const size = decodedSize(encoded);
  if (size > maximum) throw tooLarge("attachment.content_base64", size, maximum);
  const bytes = Buffer.from(encoded, "base64");
  // Buffer skips what it does not know, so only a round trip proves that nothing was left out.
  if (bytes.toString("base64") !== encoded) {
    throw refuse("attachment.content_base64", "is not base64: the standard alphabet with padding and nothing else.");
  }
  return bytes;
}

function refuse(argument: string, problem: string): GatewayError {
  return new GatewayError("invalid_arguments", `\`${argument}\` ${problem}`, { fields: { argument } });
}

function tooLarge(argument: string, size: number, maximum: number): GatewayError {
  return new GatewayError("payload_too_large", `\`${argument}\` stands for ${size} bytes; at most ${maximum} pass.`, {
    hint: "Send a smaller file, or have the operator raise MAX_BINARY_BYTES.",
    fields: { argument: argument, bytes: size, maximum_bytes: maximum },
  });
}
