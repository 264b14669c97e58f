/** TypeScript types of Gitea's requests and answers: openapi-typescript over the description converted to OpenAPI 3. */
import openapiTS, { astToString } from "openapi-typescript";
import { convertObj } from "swagger2openapi";
import type { SwaggerDocument } from "./swagger.ts";

/** TypeScript source; the same bytes for the same document. */
export async function transformTypes(document: SwaggerDocument): Promise<string> {
  const { openapi } = await convertObj(structuredClone(document) as never, {
    patch: true,
    warnOnly: true,
    resolveInternal: false,
  });
  const nodes = await openapiTS(openapi as never, { alphabetize: true, immutable: true });
  return astToString(nodes);
}
