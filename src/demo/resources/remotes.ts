/** What would make Gitea open an address: refused the way a careful server refuses it. The demo opens none. */
import { refuse } from "../answer.ts";
import { type Handlers, onRepository, textOf } from "../call.ts";

export const remoteHandlers: Handlers = {
  repoMigrate(call) {
    const address = textOf(call.body, "clone_addr");
    if (address.startsWith("/")) refuse(422, "You are not allowed to import local repositories.");
    if (!/^(https?|git):\/\//.test(address)) refuse(422, "The provided URL is invalid.");
    return refuse(422, "You can not import from disallowed hosts.");
  },
  ...onRepository({
    repoAddPushMirror: () => refuse(401, "Permission denied"),
    repoMirrorSync: () => refuse(400, "Repository is not a mirror"),
  }),
};
