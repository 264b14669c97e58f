/**
 * The path of a call: values written into the route so that Gitea reads back exactly them, or a refusal.
 *
 * Owns: encoding by (route, parameter) and the proof by the router that no value reaches another route.
 * Source of the rules: facts/gitea-rest.md 1; DESIGN section 6 ("A value in a path changes the route").
 */
import type { Json, JsonObject, Operation, PathEncoding, PathPart } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";
import { decodeOnce, type Router } from "./route.ts";

type Parameter = Exclude<PathPart, string>;

/** No path or ref of Git's is longer (Linux: PATH_MAX), and whatever stands in a path is repeated in the answer. */
const LONGEST_VALUE = 4_096;

/**
 * Writes the path parameters of `args` (top-level arguments by name) into the route of `operation`.
 *
 * Returns the escaped path below the API base, e.g. `/repos/o/r/branches/feature/x%23y`.
 * Throws GatewayError `invalid_arguments`, naming the argument, for a value that is missing, of the wrong type, holds
 * more than 4,096 characters, control characters, backslashes, lone surrogates, empty, `.` or `..` segments (as written
 * or after up to two decodings), or that would reach another operation.
 */
export function encodePath(operation: Operation, args: JsonObject, router: Router): string {
  const values = new Map<string, string>();
  for (const part of operation.parts) {
    if (typeof part !== "string") values.set(part.parameter, readValue(operation, part, args[part.parameter]));
  }
  for (const encodeDots of [false, true]) {
    const escaped = new Map<string, string>();
    const path = operation.parts
      .map((part) => {
        if (typeof part === "string") return part;
        const text = encodeValue(part.encoding, values.get(part.parameter) ?? "", encodeDots);
        escaped.set(part.parameter, text);
        return text;
      })
      .join("");
    if (reaches(operation, path, escaped, router)) return path;
  }
  throw refuseCollision(operation, values, router);
}

/** Encodes one value; the value is taken as checked. `encodeDots` keeps a dot from being read as `{sha}.{diffType}`. */
function encodeValue(encoding: PathEncoding, value: string, encodeDots: boolean): string {
  // A lone slash names the root of a repository; as a raw slash it would be trimmed off the route.
  if (encoding === "wildcard" && value !== "/") return value.split("/").map(encodeURIComponent).join("/");
  if (encoding === "wiki" && isStoredWikiName(value)) return value;
  const text = encodeURIComponent(value);
  return encodeDots && encoding === "segment" ? text.replaceAll(".", "%2E") : text;
}

/**
 * Gitea reads wiki names from the undecoded segment. A title with `-` is reachable only by its `sub_url`, which is
 * escaped already, has `+` for a space and ends in `.-` (facts 1e).
 */
function isStoredWikiName(value: string): boolean {
  return value.endsWith(".-") && /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-fA-F]{2})+$/.test(value);
}

function reaches(operation: Operation, path: string, escaped: Map<string, string>, router: Router): boolean {
  const match = router.resolve(operation.method, path);
  if (match === null || match.operation.id !== operation.id) return false;
  return [...escaped].every(([name, text]) => match.escaped[name] === text);
}

function readValue(operation: Operation, part: Parameter, value: Json | undefined): string {
  const name = part.parameter;
  if (value === undefined || value === null) throw refuse(name, "is required: it is part of the path.");
  if (part.integer) return readInteger(name, value);
  if (typeof value !== "string" && typeof value !== "number") throw refuse(name, "must be a string.");
  const text = String(value);
  if (part.enum && !part.enum.includes(text)) throw refuse(name, `must be one of: ${part.enum.join(", ")}.`);
  if (text === "/" && part.encoding === "wildcard" && operation.method === "GET") return text;
  checkText(name, text);
  if (part.encoding === "wiki" && isStoredWikiName(text)) checkText(name, decodeOnce(text));
  return text;
}

/** Gitea turns what it cannot parse into 0 (facts 1c), so nothing but digits within int64 passes. */
function readInteger(name: string, value: Json): string {
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw refuse(name, "is beyond 2^53 and lost digits on its way; send it as a string of digits.");
  }
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !/^-?\d{1,19}$/.test(text)) throw refuse(name, "must be an integer.");
  const number = BigInt(text);
  if (number !== BigInt.asIntN(64, number)) throw refuse(name, "must be an integer of at most 64 bits.");
  return number.toString();
}

function checkText(name: string, text: string): void {
  if (text === "") throw refuse(name, "must not be empty: an empty path segment reaches another operation.");
  if (text.length > LONGEST_VALUE) throw refuse(name, `is longer than ${LONGEST_VALUE} characters.`);
  if (!text.isWellFormed()) throw refuse(name, "holds half of a surrogate pair.");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u001f\u007f-\u009f]/.test(text)) throw refuse(name, "holds a control character.");
  // A decoding proxy or URL library on the way must not find a dot segment either, so two decodings are looked through.
  let decoded = text;
  for (let round = 0; round < 3; round += 1) {
    if (decoded.includes("\\")) throw refuse(name, "holds a backslash, which some servers read as a slash.");
    for (const segment of decoded.split("/")) {
      if (segment === "") {
        throw refuse(name, "has an empty segment: leave out leading, trailing and double slashes.");
      }
      if (segment === "." || segment === "..") throw refuse(name, "has a `.` or `..` segment.");
    }
    decoded = decodeOnce(decoded);
  }
}

function refuse(name: string, problem: string): GatewayError {
  return new GatewayError("invalid_arguments", `\`${name}\` ${problem}`, { fields: { argument: name } });
}

function refuseCollision(operation: Operation, values: Map<string, string>, router: Router): GatewayError {
  const names = [...values.keys()];
  const plain = operation.parts.map((part) =>
    typeof part === "string" ? part : encodeValue(part.encoding, values.get(part.parameter) ?? "", false),
  );
  const other = router.resolve(operation.method, plain.join(""));
  const list = names.map((name) => `\`${name}\``).join(", ");
  return new GatewayError(
    "invalid_arguments",
    `With these values of ${list} the path is a route of its own in Gitea.`,
    {
      hint: "Gitea cannot be asked for this name by this operation; address the object by its number or its id.",
      fields: { argument: names.at(-1) ?? null, ...(other ? { would_reach: other.operation.tool } : {}) },
    },
  );
}
