/** Keeps the facts of a description and drops its prose: nothing of upstream's wording enters the project. */
import type { Json, JsonObject } from "../contract.ts";
import type { SwaggerDocument } from "../swagger.ts";

const PROSE = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "externalDocs",
  "termsOfService",
  "contact",
  "license",
]);

/** Maps from names that people chose, where a key such as `title` is a name and not a keyword. */
const NAMED = new Set([
  "properties",
  "definitions",
  "responses",
  "paths",
  "parameters",
  "headers",
  "securityDefinitions",
]);

/** Facts alone; responses keep the empty description that Swagger 2.0 requires. */
export function stripProse(document: SwaggerDocument): SwaggerDocument {
  const stripped = strip(document as unknown as Json, false) as unknown as SwaggerDocument;
  return {
    ...stripped,
    info: { title: "Gitea API", version: document.info.version },
    basePath: document.basePath.replace(/^.*(?=\/api\/v1$)/, ""),
  };
}

function strip(node: Json, names: boolean): Json {
  if (Array.isArray(node)) return node.map((item) => strip(item, false));
  if (node === null || typeof node !== "object") return node;
  const kept: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (names) kept[key] = strip(value, false);
    else if (isResponseDescription(key, node)) kept[key] = "";
    else if (!isProse(key)) kept[key] = strip(value, NAMED.has(key) && !Array.isArray(value));
  }
  return kept;
}

function isProse(key: string): boolean {
  return PROSE.has(key) || (key.startsWith("x-") && key !== "x-deprecated");
}

/** A response (it has a description and no type of its own) needs the key; its words go. */
function isResponseDescription(key: string, node: JsonObject): boolean {
  return (
    key === "description" &&
    !("type" in node) &&
    !("in" in node) &&
    !("name" in node) &&
    !("properties" in node) &&
    !("$ref" in node)
  );
}
