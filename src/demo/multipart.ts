/** Uploads: the form field `attachment`, or for release assets the bytes themselves (facts/gitea-rest.md section 8). */
import { refuse } from "./answer.ts";
import type { DemoCall } from "./call.ts";

export interface Upload {
  name: string;
  content: Buffer;
}

/** Throws Refusal 500 with an empty message where the field is missing, as Gitea does (recording 04-123). */
export async function uploadOf(call: DemoCall, rawAllowed: boolean): Promise<Upload> {
  const type = call.headers["content-type"] ?? "";
  const given = call.query.get("name");
  if (!/^multipart\/form-data/i.test(type)) {
    if (!rawAllowed) refuse(500, "");
    return { name: given ?? refuse(400, "Could not determine name of attachment."), content: call.raw };
  }
  const file = await formFile(call.raw, type);
  if (file === null) return refuse(500, "");
  return { name: given ?? file.name, content: Buffer.from(await file.arrayBuffer()) };
}

async function formFile(raw: Buffer, type: string): Promise<File | null> {
  try {
    const form = await new Response(new Uint8Array(raw), { headers: { "content-type": type } }).formData();
    const file = form.get("attachment");
    return file instanceof File ? file : null;
  } catch {
    return null;
  }
}
