/** SSH keys of users, deploy keys and deploy tokens of repositories. */
import { createHash, randomBytes } from "node:crypto";
import type { JsonObject } from "../../../generated/contract.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, flagOf, type Handlers, idOf, onRepository, textOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Repository } from "../store.ts";
import { userView } from "../views/account.ts";
import { apiUrl, repositoryView } from "../views/repository.ts";
import { accountNamed } from "./users.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Throws Refusal 422 for text that is no key (recording 01-043). */
function fingerprintOf(key: string): string {
  const data = /^(?:ssh|ecdsa|sk)-\S+ ([A-Za-z0-9+/=]+)(?: .*)?$/.exec(key.trim())?.[1];
  if (data === undefined) {
    const reason = "extractTypeFromBase64Key: invalid key format: illegal base64 data at input byte 0";
    return refuse(422, `Invalid key content: ${reason}`);
  }
  return `SHA256:${createHash("sha256").update(Buffer.from(data, "base64")).digest("base64").replace(/=+$/, "")}`;
}

function addUserKey(call: DemoCall, owner: Account) {
  const key = textOf(call.body, "key");
  const fingerprint = fingerprintOf(key);
  if (call.store.accounts.some((each) => each.keys.some((known) => known.fingerprint === fingerprint))) {
    refuse(422, "Key content has been used as non-deploy key");
  }
  const id = call.store.next("key");
  const now = call.store.now();
  const row: JsonObject = {
    ...{ id, key, url: `${call.store.root}/api/v1/user/keys/${id}`, title: textOf(call.body, "title"), fingerprint },
    ...{ created_at: now, last_used_at: now },
  };
  owner.keys.push(row);
  return json(userKeyView(call, owner, row), 201);
}

function userKeyView(call: DemoCall, owner: Account, row: JsonObject): JsonObject {
  const own = call.user === owner || call.user?.admin === true;
  return { ...row, ...(own ? { user: userView(call, owner), key_type: "user" } : {}) };
}

function userKeyOf(call: DemoCall): { owner: Account; row: JsonObject } {
  for (const owner of call.store.accounts) {
    const row = owner.keys.find((each) => each.id === idOf(call));
    if (row !== undefined) return { owner, row };
  }
  return notFound();
}

function removeUserKey(call: DemoCall) {
  const { owner, row } = userKeyOf(call);
  if (owner !== call.user && !doer(call).admin) refuse(403, "You do not have access to this key");
  owner.keys.splice(owner.keys.indexOf(row), 1);
  return empty();
}

function deployKeyView(call: DemoCall, repository: Repository, row: JsonObject): JsonObject {
  return { ...row, repository: repositoryView(call, repository) };
}

function addDeployKey(call: DemoCall, repository: Repository, fields: JsonObject): JsonObject {
  const id = call.store.next("key");
  const row: JsonObject = {
    ...{ id, key_id: id, ...fields, url: apiUrl(call, repository, `/keys/${id}`) },
    ...{ title: textOf(call.body, "title"), created_at: call.store.now() },
    read_only: flagOf(call.body, "read_only"),
  };
  repository.keys.push(row);
  return row;
}

/** `gdt_` and 43 letters and digits (facts section 5). */
function newDeployToken(): string {
  return `gdt_${[...randomBytes(43)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}

export const keyHandlers: Handlers = {
  userCurrentListKeys: (call) => list(call, doer(call).keys, (row) => userKeyView(call, doer(call), row)),
  userListKeys(call) {
    const user = accountNamed(call, call.parameters.username ?? "");
    return list(call, user.keys, (row) => row);
  },
  userCurrentGetKey(call) {
    const { owner, row } = userKeyOf(call);
    return json(userKeyView(call, owner, row));
  },
  userCurrentPostKey: (call) => addUserKey(call, doer(call)),
  adminCreatePublicKey: (call) => addUserKey(call, accountNamed(call, call.parameters.username ?? "")),
  userCurrentDeleteKey: removeUserKey,
  adminDeleteUserPublicKey: removeUserKey,
  ...onRepository({
    repoListKeys: (call, repository) => list(call, repository.keys, (row) => deployKeyView(call, repository, row)),
    repoGetKey(call, repository) {
      const row = repository.keys.find((each) => each.id === idOf(call)) ?? notFound();
      return json(deployKeyView(call, repository, row));
    },
    repoCreateKey(call, repository) {
      const key = textOf(call.body, "key");
      const fingerprint = fingerprintOf(key);
      if (repository.keys.some((row) => row.fingerprint === fingerprint)) {
        refuse(422, "This key has already been added to this repository");
      }
      return json(addDeployKey(call, repository, { key, fingerprint }), 201);
    },
    repoCreateDeployToken(call, repository) {
      // The token itself is answered once and not kept.
      return json({ ...addDeployKey(call, repository, { key_type: "token" }), token: newDeployToken() }, 201);
    },
    repoDeleteKey(call, repository) {
      repository.keys = repository.keys.filter((row) => row.id !== idOf(call));
      return empty();
    },
  }),
};
