/** How an operation pages: parameter names, true limits, where rows and the true total stand (facts section 2). */

import { listPlace } from "./answer.ts";
import type { PagingPlan } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { Quirks } from "./load.ts";
import type { ParameterObject, Source, SwaggerDocument } from "./swagger.ts";

const DEFAULT_LIMIT = 30;
const MAXIMUM_LIMIT = 50;

/** null for an operation without a page parameter. @throws SpecFault for a paging quirk on one. */
export function transformPaging(
  source: Source,
  document: SwaggerDocument,
  query: ParameterObject[],
  quirks: Pick<Quirks, "paging" | "misleadingTotals">,
): PagingPlan | null {
  const quirk = quirks.paging.find((entry) => entry.operations.includes(source.id));
  const misleading = quirks.misleadingTotals.some((entry) => entry.operations.includes(source.id));
  if (!query.some((parameter) => parameter.name === "page")) {
    if (quirk === undefined && !misleading) return null;
    const table = quirk === undefined ? "misleadingTotals" : "paging";
    throw new SpecFault("spec/quirks.yaml", `${table}: ${source.id}`, "the operation has no page parameter");
  }
  const place = listPlace(source, document);
  const declaredLimit = query.find((parameter) => parameter.name === "limit" || parameter.name === "per_page");
  return {
    page: "page",
    limit: quirk?.limit === undefined ? ((declaredLimit?.name as PagingPlan["limit"]) ?? null) : quirk.limit,
    defaultLimit: quirk?.defaultLimit ?? DEFAULT_LIMIT,
    maximumLimit: quirk?.maximumLimit === undefined ? MAXIMUM_LIMIT : quirk.maximumLimit,
    rows: place?.rows ?? "",
    total: misleading
      ? null
      : place?.total
        ? { in: "body", pointer: place.total }
        : { in: "header", name: "x-total-count" },
  };
}
