/** What comes back: its kind, yes/no routes, wrapped file contents, and where a secret sits. */
import type { AnswerPlan } from "./contract.ts";
import type { Quirks } from "./load.ts";
import { dereference } from "./schema.ts";
import { resolveDefinition, resolveResponse, type SchemaObject, type Source, type SwaggerDocument } from "./swagger.ts";

/** Statuses below 300 that the description declares, resolved. */
function successes(source: Source, document: SwaggerDocument) {
  return Object.entries(source.operation.responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .map(([status, response]) => ({ status: Number(status), response: resolveResponse(document, response) }));
}

export function transformAnswer(
  source: Source,
  document: SwaggerDocument,
  quirks: Pick<Quirks, "answers" | "credentials" | "signedAddresses">,
): AnswerPlan {
  const declared = successes(source, document);
  return {
    kind:
      quirks.answers[source.id]?.kind ??
      declaredKind(
        source,
        declared.some(({ response }) => response.schema),
      ),
    yesNo: source.method === "GET" && declared.length > 0 && declared.every(({ status }) => status === 204),
    encodedContent: declared.some(
      ({ response }) => response.schema && wrapsContent(response.schema, document, new Set()),
    ),
    secrets: quirks.credentials[source.id] ?? quirks.signedAddresses[source.id] ?? [],
  };
}

function declaredKind(source: Source, hasSchema: boolean): AnswerPlan["kind"] {
  const types = source.operation.produces ?? [];
  if (types.includes("application/json")) return hasSchema ? "json" : "empty";
  if (types.some((type) => type.startsWith("text/"))) return "text";
  if (types.length > 0) return "binary";
  return hasSchema ? "json" : "empty";
}

/** Whether somewhere in the schema an object carries a file as base64: `content` with `encoding`, or `content_base64`. */
function wrapsContent(schema: SchemaObject, document: SwaggerDocument, seen: Set<string>): boolean {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return false;
    seen.add(schema.$ref);
    const target = resolveDefinition(document, schema.$ref);
    return target !== undefined && wrapsContent(target, document, seen);
  }
  const properties = schema.properties ?? {};
  if (properties.content_base64 || (properties.content && properties.encoding)) return true;
  if (schema.items && wrapsContent(schema.items, document, seen)) return true;
  return Object.values(properties).some((property) => wrapsContent(property, document, seen));
}

/** Whether the success body is a list, or an object that wraps one with its total; pointer to the rows. */
export function listPlace(source: Source, document: SwaggerDocument): { rows: string; total: string | null } | null {
  for (const { response } of successes(source, document)) {
    if (response.schema === undefined) continue;
    const schema = dereference(response.schema, { document, file: source.file, item: source.id });
    if (schema.type === "array") return { rows: "", total: null };
    const properties = schema.properties ?? {};
    const lists = Object.keys(properties).filter((name) => properties[name]?.type === "array");
    const total = ["total_count", "count", "total_commits"].find((name) => properties[name] !== undefined);
    const [only] = lists;
    if (
      only !== undefined &&
      lists.length === 1 &&
      (total !== undefined || properties.ok !== undefined || Object.keys(properties).length === 1)
    ) {
      return { rows: `/${only}`, total: total === undefined ? null : `/${total}` };
    }
  }
  return null;
}
