/**
 * What generation needs of an API description beyond Swagger 2.0. Whatever it would drop, misread or choke on is
 * refused here by its place, so that another version is imported whole or not at all.
 */
import type { Json } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { OperationObject, ParameterObject, SwaggerDocument } from "./swagger.ts";

const METHODS = new Set(["get", "post", "put", "patch", "delete"]);
const QUERY_TYPES = new Set(["string", "integer", "boolean", "array"]);

const DEEPEST_NESTING = 100;

/**
 * References lead to definitions and responses of the same document: nothing else is ever opened or fetched. Comes
 * before the validator, which would follow them.
 * @throws SpecFault
 */
export function checkReferences(file: string, node: Json | undefined, pointer = "#", depth = 0): void {
  if (node === null || typeof node !== "object") return;
  if (depth > DEEPEST_NESTING) throw new SpecFault(file, pointer, `nests deeper than ${DEEPEST_NESTING}`);
  for (const [key, value] of Object.entries(node)) {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (key in Object.prototype) throw new SpecFault(file, at, "is a name that no object may have");
    if (key === "$ref" && typeof value === "string" && !/^#\/(?:definitions|responses)\/[\w.-]+$/.test(value)) {
      throw new SpecFault(file, at, `${value} leads elsewhere than to #/definitions/… or #/responses/…`);
    }
    checkReferences(file, value, at, depth + 1);
  }
}

/**
 * @param file names the description in messages
 * @param document valid Swagger 2.0
 * @throws SpecFault for the first thing that generation does not understand
 */
export function checkDescription(file: string, document: SwaggerDocument): void {
  if (document.basePath?.endsWith("/api/v1") !== true) throw new SpecFault(file, "basePath", "has to end in /api/v1");
  for (const [path, item] of Object.entries(document.paths)) {
    if (!/^(?:\/(?:[\w.-]|\{[\w-]+\})+)+$/.test(path)) throw new SpecFault(file, path, "is no route of plain segments");
    for (const [method, operation] of Object.entries(item)) {
      const place = `${method} ${path}`;
      if (!METHODS.has(method)) {
        throw new SpecFault(file, place, "only get, post, put, patch and delete may stand under a route");
      }
      checkOperation(file, place, operation);
    }
  }
}

function checkOperation(file: string, place: string, operation: Partial<OperationObject>): void {
  const { operationId, tags = [], parameters = [] } = operation;
  if (operationId === undefined || !/^[A-Za-z]\w*$/.test(operationId)) {
    throw new SpecFault(file, `${place}: operationId`, "has to be a word of letters and digits");
  }
  if (tags[0] === undefined || !/^[a-z][a-z_-]*$/.test(tags[0])) {
    throw new SpecFault(file, `${place}: tags`, "has to name one tag in small letters");
  }
  for (const parameter of parameters) {
    const problem = parameterProblem(parameter);
    if (problem !== null) throw new SpecFault(file, `${place}: parameter ${parameter.name}`, problem);
  }
}

function parameterProblem({ in: where, name, type, items, collectionFormat }: ParameterObject): string | null {
  if (!/^[A-Za-z][\w-]*$/.test(name)) return "has to have a name of letters and digits";
  switch (where) {
    case "path":
    case "body":
      return null;
    case "formData":
      return type === "file" && name === "attachment" ? null : "a form takes one file named attachment";
    case "query":
      if (!QUERY_TYPES.has(String(type))) return `${type} is no type for a query`;
      if (type !== "array") return null;
      if (collectionFormat !== "multi") return "a list has to repeat its name (collectionFormat multi)";
      return items?.type === "string" || items?.type === "integer" ? null : "a list holds strings or whole numbers";
    default:
      return `stands in ${where}, where no argument is sent`;
  }
}
