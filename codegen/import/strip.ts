/** Keeps the facts of a description and drops its prose: nothing of upstream's wording enters the project. */
import type { Json } from "../contract.ts";
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
  // Where one instance stands, and no fact of Gitea.
  "host",
]);

/** Maps from names that people chose, where a key such as `title` is a name and not a keyword. */
const NAMED = new Set(["properties", "definitions", "paths", "parameters", "headers", "securityDefinitions"]);

/** What stands at a place: names of things, responses by status or name, one response, or anything else. */
type Place = "names" | "responses" | "response" | "other";

/** Facts alone; responses keep the empty description that Swagger 2.0 requires. */
export function stripProse(document: SwaggerDocument): SwaggerDocument {
  const stripped = strip(document as unknown as Json, "other") as unknown as SwaggerDocument;
  return {
    ...stripped,
    info: { title: "Gitea API", version: document.info.version },
    basePath: document.basePath.replace(/^.*(?=\/api\/v1$)/, ""),
  };
}

function strip(node: Json, place: Place): Json {
  if (Array.isArray(node)) return node.map((item) => strip(item, "other"));
  if (node === null || typeof node !== "object") return node;
  const kept: [string, Json][] = [];
  for (const [key, value] of Object.entries(node)) {
    if (place === "names") kept.push([key, strip(value, "other")]);
    else if (place === "responses") kept.push([key, strip(value, "response")]);
    else if (place === "response" && key === "description") kept.push([key, ""]);
    else if (!isProse(key)) kept.push([key, strip(value, placeBelow(key))]);
  }
  return Object.fromEntries(kept);
}

function placeBelow(key: string): Place {
  if (key === "responses") return "responses";
  return NAMED.has(key) ? "names" : "other";
}

function isProse(key: string): boolean {
  return PROSE.has(key) || (key.startsWith("x-") && key !== "x-deprecated");
}
