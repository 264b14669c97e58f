/** The dotted paths of a tool's arguments, as the guide, conditions and rules name them. */
import type { Json, JsonObject } from "./contract.ts";

/** `owner`, `body`, `body.files.operation` (items of a list share the list's path), `body.inputs.*` for a free map. */
export function argumentPaths(schema: JsonObject, prefix = ""): Set<string> {
  const paths = new Set<string>();
  const visit = (node: Json | undefined, path: string) => {
    if (node === null || typeof node !== "object" || Array.isArray(node)) return;
    if (node.items !== undefined) visit(node.items, path);
    if (typeof node.additionalProperties === "object") paths.add(`${path}.*`);
    const properties = node.properties;
    if (properties === null || typeof properties !== "object" || Array.isArray(properties)) return;
    for (const [name, value] of Object.entries(properties)) {
      const child = path === "" ? name : `${path}.${name}`;
      paths.add(child);
      visit(value, child);
    }
  };
  visit(schema, prefix);
  return paths;
}

/** Whether a rule may name this path: an argument, or a key of a free map (`body.inputs.x`). */
export function isArgument(path: string, paths: ReadonlySet<string>): boolean {
  return paths.has(path) || paths.has(`${path.slice(0, path.lastIndexOf("."))}.*`);
}
