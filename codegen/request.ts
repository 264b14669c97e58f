/** Which content type a body leaves with and whether the call may go without one. */
import type { BodyPlan } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import { bodySchema, isUpload } from "./input.ts";
import type { Quirks } from "./load.ts";
import { dereference } from "./schema.ts";
import type { Source, SwaggerDocument } from "./swagger.ts";

/**
 * A body whose schema has required fields is required, whatever the description says (facts section 8).
 * @throws SpecFault for a text body of an operation that takes none
 */
export function transformBody(
  source: Source,
  document: SwaggerDocument,
  quirks: Pick<Quirks, "bodies" | "textBodies">,
): BodyPlan | null {
  if (isUpload(source)) return { kind: "multipart", contentType: "multipart/form-data", required: true };
  const body = bodySchema(source, quirks);
  const text = quirks.textBodies.find((entry) => entry.operation === source.id);
  if (body === null) {
    if (text === undefined) return null;
    throw new SpecFault("spec/quirks.yaml", `textBodies: ${source.id}`, "the operation takes no body");
  }
  if (text !== undefined) return { kind: "text", contentType: text.contentType, required: true };
  const schema = dereference(body.schema, { document, file: source.file, item: source.id });
  return {
    kind: "json",
    contentType: "application/json",
    required: body.required || (schema.required?.length ?? 0) > 0,
  };
}
