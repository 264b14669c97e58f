/** Routes that Gitea serves beside those of its description, each tied to the operation that it comes down to. */
import type { Operation, PathPart } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { Quirks } from "./load.ts";
import type { Source } from "./swagger.ts";

/** `parts` are those of the operation's own route. @throws SpecFault for a parameter that it does not have. */
export function transformOtherRoutes(
  source: Pick<Source, "id">,
  parts: readonly PathPart[],
  table: Quirks["otherRoutes"],
): Pick<Operation, "otherRoutes"> {
  const otherRoutes = table
    .filter((entry) => entry.operation === source.id)
    .flatMap(({ method, routes }) => routes.map((route) => ({ method, parts: partsOf(route, source.id, parts) })));
  return otherRoutes.length === 0 ? {} : { otherRoutes };
}

function partsOf(route: string, id: string, own: readonly PathPart[]): PathPart[] {
  return route
    .split(/(\{[^}]+\})/)
    .filter((piece) => piece !== "")
    .map((piece): PathPart => {
      if (!piece.startsWith("{")) return piece;
      const known = own.find((part) => typeof part !== "string" && part.parameter === piece.slice(1, -1));
      if (known !== undefined) return known;
      // A route of a repository for an operation of the server: its values say nothing about the operation.
      if (piece === "{owner}" || piece === "{repo}") {
        return { parameter: piece.slice(1, -1), encoding: "segment", integer: false };
      }
      throw new SpecFault("spec/quirks.yaml", `otherRoutes: ${id} ${route}`, `the operation has no parameter ${piece}`);
    });
}
