/** What the sweep's calls are about: things made when they are first needed, each once in a ground. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { Json, JsonObject } from "../../../generated/contract.ts";
import type { Catalog } from "../../../src/catalog.ts";
import { readPointer } from "../../../src/guard/pointer.ts";
import type { CallResult } from "../../front/gateway.ts";
import { HANDS } from "./hands.ts";
import { type Plan, type Thing, templateOf } from "./plan.ts";

/** Somebody with a gateway. */
export interface Caller {
  login: string;
  token: string;
  send(tool: string, args: JsonObject): Promise<CallResult>;
}

export interface Sweepers {
  catalog: Catalog;
  plan: Plan;
  giteaUrl: string;
  self: Caller;
  other: Caller;
}

export interface Ground {
  /** The arguments of an operation, everything filled in. */
  argumentsOf(operationId: string): Promise<JsonObject>;
  /** Things that the server refused to make, so that something made up stands for them. */
  madeUp: Set<string>;
}

export function createGround(sweepers: Sweepers): Ground {
  const { plan, catalog, giteaUrl } = sweepers;
  const things = new Map<string, Promise<JsonObject>>();
  const madeUp = new Set<string>();

  function thing(name: string): Promise<JsonObject> {
    let made = things.get(name);
    if (made === undefined) {
      const known = plan.things[name];
      made = known === undefined ? Promise.reject(new Error(`The plan knows no ${name}.`)) : make(name, known);
      things.set(name, made);
    }
    return made;
  }

  async function make(
    name: string,
    { by, as, after, with: more, through, gives, otherwise }: Thing,
  ): Promise<JsonObject> {
    for (const before of after ?? []) await thing(before);
    const caller = as === "other" ? sweepers.other : sweepers.self;
    const entry = catalog.find(by);
    if (entry === undefined) throw new Error(`There is no operation ${by}.`);
    const args = (await fill(templateOf(plan, entry, more))) as JsonObject;
    const result = await caller.send(entry.tool.name, args);
    const hand = through === undefined ? undefined : HANDS[through];
    const { token, login } = caller;
    const answer = result.data.data ?? null;
    const handed = (await hand?.({ giteaUrl, token, login, answer })) ?? null;
    const found: JsonObject = {};
    for (const [field, place] of Object.entries(gives)) {
      // What was sent holds also where the server says that it is so already.
      const failed = result.isError && !place.startsWith("arguments/");
      const value = failed ? undefined : valueAt({ arguments: args, handed, answer }, place);
      if (value === undefined && otherwise === undefined) {
        throw new Error(`${name} cannot be made by ${by}: ${result.text.slice(0, 400)}`);
      }
      if (value === undefined) madeUp.add(name);
      found[field] = value ?? otherwise ?? null;
    }
    return found;
  }

  async function fill(template: Json): Promise<Json> {
    if (Array.isArray(template)) return await Promise.all(template.map(fill));
    if (typeof template === "object" && template !== null) {
      const filled: JsonObject = {};
      for (const [key, value] of Object.entries(template)) filled[key] = await fill(value);
      return filled;
    }
    return typeof template === "string" ? await fillText(template) : template;
  }

  async function fillText(text: string): Promise<Json> {
    const [whole] = /^\$\{[^}]+\}$/.exec(text) ?? [];
    if (whole !== undefined) return await valueFor(whole.slice(2, -1));
    let filled = text;
    for (const [match, words = ""] of text.matchAll(/\$\{([^}]+)\}/g)) {
      filled = filled.replace(match, String(await valueFor(words)));
    }
    return filled;
  }

  async function valueFor(words: string): Promise<Json> {
    const [kind = "", rest = ""] = split(words, ":");
    if (kind === "new") return newName(rest);
    if (kind === "base64") return Buffer.from(rest).toString("base64");
    if (words === "sshKey") return newSshKey();
    if (words === "gpgPublicKey") return GPG_PUBLIC_KEY;
    const [name = "", field = ""] = split(words, ".");
    if (name === "other") return sweepers.other.login;
    const value = (await thing(name))[field];
    if (value === undefined) throw new Error(`${name} has no ${field}.`);
    return value;
  }

  return {
    madeUp,
    async argumentsOf(operationId) {
      const entry = catalog.find(operationId);
      if (entry === undefined) throw new Error(`There is no operation ${operationId}.`);
      for (const needed of plan.needs[operationId] ?? []) await thing(needed);
      return (await fill(templateOf(plan, entry))) as JsonObject;
    },
  };
}

/** `/id` in the answer; `arguments/body/name` in what was sent; `handed/id` in what came by another road. */
function valueAt(places: { arguments: JsonObject; handed: Json; answer: Json }, place: string): Json | undefined {
  const [, where = "", pointer = ""] = /^(arguments|handed)?(\/.*)$/.exec(place) ?? [];
  return readPointer(
    where === "arguments" ? places.arguments : where === "handed" ? places.handed : places.answer,
    pointer,
  );
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ""] : [text.slice(0, index), text.slice(index + at.length)];
}

function newName(word: string): string {
  const name = `${word}-${randomBytes(4).toString("hex")}`;
  // Names of secrets and variables are capitals.
  return word === word.toUpperCase() ? name.toUpperCase().replaceAll("-", "_") : name;
}

/** RFC 4253, section 6.6, and RFC 8709: two strings, each behind its length. */
function newSshKey(): string {
  const { publicKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  const fields = [Buffer.from("ssh-ed25519"), Buffer.from(x, "base64url")].flatMap((field) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(field.length);
    return [length, field];
  });
  return `ssh-ed25519 ${Buffer.concat(fields).toString("base64")} sweep`;
}

/** From the recordings (11-users-and-orgs-sweep-052): made for them, its secret half is gone. */
const GPG_PUBLIC_KEY = [
  "-----BEGIN PGP PUBLIC KEY BLOCK-----",
  "",
  "mDMEawyVRxYJKwYBBAHaRw8BAQdAoagvlm1tsZU1bHO50x65qcea6/olGQUEZVJz",
  "hX0oezK0GEVyaW4gPGVyaW5AZXhhbXBsZS50ZXN0PoiQBBMWCAA4FiEEFSYVa34N",
  "rYyhS2pUrRJUrx/i9+YFAmsMlUcCGwMFCwkIBwIGFQoJCAsCBBYCAwECHgECF4AA",
  "CgkQrRJUrx/i9+YpbgD/aZjtYb9nZczrj9soXN0jL2bTdSGBwLGnU4lKmlIS/3kA",
  "/2b545x/4n9M1xecrjmPA8Uxzz6YRWbRPfr78/n2230A",
  "=wHj+",
  "-----END PGP PUBLIC KEY BLOCK-----",
  "",
].join("\n");
