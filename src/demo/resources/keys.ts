/** Deploy tokens of repositories; the keys of users are only looked at. */
import { randomBytes } from "node:crypto";
import type { JsonObject } from "../../../generated/contract.ts";
import { empty, json, refuse } from "../answer.ts";
import { flagOf, type Handlers, idOf, onRepository, textOf } from "../call.ts";
import { fallbackAnswer } from "../fallback.ts";
import { list } from "../paging.ts";
import { apiUrl, repositoryView } from "../views/repository.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** `gdt_` and 43 letters and digits (facts section 5). */
function newDeployToken(): string {
  return `gdt_${[...randomBytes(43)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}

export const keyHandlers: Handlers = {
  /** Refuses text that is no key (recording 01-043), and keeps nothing. */
  userCurrentPostKey(call) {
    if (/^(ssh|ecdsa|sk)-\S+ [A-Za-z0-9+/=]+( .*)?$/.test(textOf(call.body, "key").trim())) return fallbackAnswer(call);
    const reason = "extractTypeFromBase64Key: invalid key format: illegal base64 data at input byte 0";
    return refuse(422, `Invalid key content: ${reason}`);
  },
  ...onRepository({
    repoListKeys: (call, repository) =>
      list(call, repository.keys, (row) => ({ ...row, repository: repositoryView(call, repository) })),
    repoCreateDeployToken(call, repository) {
      const id = call.store.next("key");
      const row: JsonObject = {
        ...{ id, key_id: id, key_type: "token", url: apiUrl(call, repository, `/keys/${id}`) },
        ...{ title: textOf(call.body, "title"), created_at: call.store.now() },
        read_only: flagOf(call.body, "read_only"),
      };
      repository.keys.push(row);
      // The token itself is answered once and not kept.
      return json({ ...row, token: newDeployToken() }, 201);
    },
    repoDeleteKey(call, repository) {
      repository.keys = repository.keys.filter((row) => row.id !== idOf(call));
      return empty();
    },
  }),
};
