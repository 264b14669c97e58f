/** Files hung on issues, comments and releases: the same five operations each time. */
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, type Handlers, idOf, textOf } from "../call.ts";
import { uploadOf } from "../multipart.ts";
import type { Attachment } from "../store.ts";
import { attachmentView } from "../views/issue.ts";
import { isAttachmentType } from "./settings.ts";

export interface AttachmentOperations {
  list: string;
  get: string;
  create: string;
  edit: string;
  remove: string;
}

export interface AttachmentPlace {
  /** The list of the thing the path names; throws where there is none. */
  of(call: DemoCall): Attachment[];
  /** Releases take any type, and bytes without a form around them. */
  free: boolean;
}

/** A UUID that is the same for the same id: the seed is the same at every start. */
export function uuidOf(id: number): string {
  return `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`;
}

export function attachmentHandlers(operations: AttachmentOperations, place: AttachmentPlace): Handlers {
  const found = (call: DemoCall): Attachment => {
    const id = idOf(call, "attachment_id");
    const missing = place.free ? "not found" : `attachment does not exist [id: ${id}, uuid: ]`;
    return place.of(call).find((each) => each.id === id) ?? notFound(missing);
  };
  return {
    [operations.list]: (call) => json(place.of(call).map((each) => attachmentView(call, each))),
    [operations.get]: (call) => json(attachmentView(call, found(call))),
    async [operations.create](call) {
      const attachments = place.of(call);
      const { name, content } = await uploadOf(call, place.free);
      if (!place.free && !isAttachmentType(name)) {
        refuse(422, "This file cannot be uploaded or modified due to a forbidden file extension or type.");
      }
      const id = call.store.next("attachment");
      const attachment = { id, name, content, created: call.store.now(), uuid: uuidOf(id) };
      attachments.push(attachment);
      return json(attachmentView(call, attachment), 201);
    },
    [operations.edit](call) {
      const attachment = found(call);
      attachment.name = textOf(call.body, "name") || attachment.name;
      return json(attachmentView(call, attachment), 201);
    },
    [operations.remove](call) {
      const attachments = place.of(call);
      attachments.splice(attachments.indexOf(found(call)), 1);
      return empty();
    },
  };
}
