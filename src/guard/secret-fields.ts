/** Which values of a call are secrets, so that an answer or an error that echoes them can be freed of them (seed 004). */
import type { Json, JsonObject, Operation } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";

/** The field list of seed 004. */
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

const LEAST_LENGTH = 4;
const MAXIMUM_DEPTH = 8;
/** Every one of them is searched for in many forms; no call of Gitea's takes more than a handful. */
const MOST_SECRETS = 1_000;

const authorization = /^\s*([A-Za-z][\w-]*)\s+(\S+)\s*$/;
const userinfo = /^[a-z][a-z0-9+.-]*:\/\/(?<user>[^\s/?#@:]*)(?::(?<password>[^\s/?#]*))?@/i;
/** `https://<token>@host/` and `https://<token>:x-oauth-basic@host/`: what is so long is no user name. */
const LEAST_TOKEN = 16;

/** The credential inside a header value: what follows the scheme, and for Basic the password it encodes. */
function partsOfHeader(value: string): string[] {
  const match = authorization.exec(value);
  const [, scheme = "", credential = ""] = match ?? [];
  if (scheme.toLowerCase() !== "basic") {
    return [credential];
  }
  const decoded = Buffer.from(credential, "base64").toString("utf8");
  const colon = decoded.indexOf(":");
  // A token may stand in the place of the user, with nothing behind it.
  return colon === -1 ? [credential] : [credential, decoded, decoded.slice(colon + 1) || decoded.slice(0, colon)];
}

function decodedPercent(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function partsOfAddress(value: string): string[] {
  const { user = "", password = "" } = userinfo.exec(value)?.groups ?? {};
  const secrets = user.length < LEAST_TOKEN ? [password] : [user, password];
  return secrets.flatMap((secret) => [secret, decodedPercent(secret)]);
}

/**
 * The secret values in the body of a call: fields of the list above from 4 characters, fields that the operation names
 * at any length, passwords and tokens inside addresses; objects and lists to a depth of 8.
 * @throws GatewayError `invalid_arguments` for more than 1,000 of them
 */
export function collectSecrets(operation: Pick<Operation, "secretFields">, args: JsonObject): string[] {
  const found = new Set<string>();
  const always = new Set(operation.secretFields);

  function add(value: string, least: number): void {
    if (value.length >= least) {
      found.add(value);
    }
    if (found.size > MOST_SECRETS) {
      throw new GatewayError("invalid_arguments", `body holds more than ${MOST_SECRETS} secret values.`, {
        hint: "Send it in several calls.",
        fields: { argument: "body" },
      });
    }
  }

  function visit(value: Json | undefined, field: string, depth: number): void {
    if (typeof value === "string") {
      if (always.has(field)) {
        add(value, 1);
      } else if (SECRET_FIELDS.has(field)) {
        add(value, LEAST_LENGTH);
      }
      if (field === "authorization_header") {
        partsOfHeader(value).forEach((part) => {
          add(part, LEAST_LENGTH);
        });
      }
      partsOfAddress(value).forEach((part) => {
        add(part, LEAST_LENGTH);
      });
    } else if (value !== null && typeof value === "object" && depth < MAXIMUM_DEPTH) {
      for (const [key, child] of Object.entries(value)) {
        // Gitea reads field names without case, so a raw `Password` is a password too.
        visit(child, Array.isArray(value) ? field : key.toLowerCase(), depth + 1);
      }
    }
  }

  visit(args.body, "", 0);
  return [...found];
}
