/** Files hung on issues and releases: the same five operations each time. */
import { json, refuse } from "../answer.ts";
import { type DemoCall, type Handlers, idOf, textOf } from "../call.ts";
import { collectionHandlers, type Operations } from "../collection.ts";
import { uploadOf } from "../multipart.ts";
import type { Attachment, Store } from "../store.ts";
import { attachmentView } from "../views/issue.ts";

interface AttachmentPlace {
  /** The list of the thing the path names; throws where there is none. */
  of(call: DemoCall): Attachment[];
  /** Releases take any type, and bytes without a form around them. */
  free: boolean;
}

/** Some of the types that issues take. */
const TYPES = /\.(csv|docx|gif|gz|jpe?g|json|log|md|mp4|patch|pdf|png|pptx|svg|tgz|txt|webm|webp|xls|xlsx|zip)$/i;

export function newAttachment(store: Store, name: string, content: Buffer): Attachment {
  const id = store.next("attachment");
  // The same for the same id: the seed is the same at every start.
  const uuid = `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`;
  return { id, name, content, created: store.now(), uuid };
}

export function attachmentHandlers({ create = "", ...others }: Operations, place: AttachmentPlace): Handlers {
  return {
    ...collectionHandlers<Attachment>(others, {
      rows: place.of,
      isNamed: (call, { id }) => id === idOf(call, "attachment_id"),
      missing: (call) => `attachment does not exist [id: ${idOf(call, "attachment_id")}, uuid: ]`,
      view: attachmentView,
      editStatus: 201,
      listing: { paged: false, total: false },
      change(call, attachment) {
        attachment.name = textOf(call.body, "name") || attachment.name;
      },
    }),
    async [create](call) {
      const attachments = place.of(call);
      const { name, content } = await uploadOf(call, place.free);
      if (!place.free && !TYPES.test(name)) {
        refuse(422, "This file cannot be uploaded or modified due to a forbidden file extension or type.");
      }
      const attachment = newAttachment(call.store, name, content);
      attachments.push(attachment);
      return json(attachmentView(call, attachment), 201);
    },
  };
}
