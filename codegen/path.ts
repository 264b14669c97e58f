/** Route templates with an encoding class for each parameter, keyed by (route, parameter), never by name alone. */
import type { PathPart } from "./contract.ts";
import { SpecFault } from "./fault.ts";
import type { Quirks } from "./load.ts";
import type { Source } from "./swagger.ts";

/** Splits `/a/{b}.{c}` into literals and parameters. @throws SpecFault for a parameter that is not declared. */
export function transformPath(
  source: Source,
  quirks: Pick<Quirks, "wildcards" | "wikiNames" | "integers">,
): PathPart[] {
  const listed = (table: { route: string; parameter: string }[], parameter: string) =>
    table.some((entry) => entry.route === source.path && entry.parameter === parameter);
  return source.path
    .split(/(\{[^}]+\})/)
    .filter((piece) => piece !== "")
    .map((piece): PathPart => {
      if (!piece.startsWith("{")) return piece;
      const parameter = piece.slice(1, -1);
      const declared = source.operation.parameters?.find((entry) => entry.in === "path" && entry.name === parameter);
      if (declared === undefined) {
        throw new SpecFault(
          source.file,
          `${source.method} ${source.path}`,
          `path parameter ${parameter} is not declared`,
        );
      }
      const integer =
        declared.type === "integer" ||
        quirks.integers.some((entry) => entry.parameter === parameter && isUnder(source.path, entry.under));
      return {
        parameter,
        encoding: listed(quirks.wildcards, parameter)
          ? "wildcard"
          : listed(quirks.wikiNames, parameter)
            ? "wiki"
            : "segment",
        integer,
        ...(declared.enum === undefined ? {} : { enum: declared.enum as string[] }),
      };
    });
}

/** Whether `path` is `under` or continues it at a segment's edge. */
export function isUnder(path: string, under: string): boolean {
  return path === under || path.startsWith(`${under}/`) || path.startsWith(`${under}.`);
}

/** Every (route, parameter) that a path quirk names has to exist. @throws SpecFault */
export function checkPathQuirks(sources: Source[], quirks: Pick<Quirks, "wildcards" | "wikiNames" | "integers">): void {
  for (const [table, entries] of [
    ["wildcards", quirks.wildcards],
    ["wikiNames", quirks.wikiNames],
  ] as const) {
    for (const { route, parameter } of entries) {
      if (!sources.some((source) => source.path === route && route.includes(`{${parameter}}`))) {
        throw new SpecFault(
          "spec/quirks.yaml",
          `${table}: ${route} ${parameter}`,
          "no operation has this route and parameter",
        );
      }
    }
  }
  for (const { under, parameter } of quirks.integers) {
    if (!sources.some((source) => isUnder(source.path, under) && source.path.includes(`{${parameter}}`))) {
      throw new SpecFault(
        "spec/quirks.yaml",
        `integers: ${under} ${parameter}`,
        "no operation has this route and parameter",
      );
    }
  }
}
