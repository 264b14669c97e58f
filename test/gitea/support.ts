/** Operations made by hand for tests that do not depend on the generated table. */
import { readFileSync } from "node:fs";
import type { AnswerPlan, Method, Operation, PathPart } from "../../generated/contract.ts";

interface Draft extends Partial<Omit<Operation, "answer">> {
  answer?: Partial<AnswerPlan>;
  /** Parameters that keep their slashes. */
  wildcards?: string[];
  integers?: string[];
}

/** An operation with defaults for whatever the draft leaves out; parts come from the route template. */
export function operation(method: Method, path: string, draft: Draft = {}): Operation {
  const { wildcards = [], integers = [], answer, ...rest } = draft;
  const id = rest.id ?? `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z]+/g, "_")}`;
  return {
    id,
    tool: `gitea_${id.toLowerCase()}`,
    aliases: [],
    tag: "repository",
    method,
    path,
    parts: partsOf(path, wildcards, integers),
    query: [],
    body: null,
    paging: null,
    readOnly: method === "GET",
    scope: { categories: [], level: "read" },
    basicOnly: false,
    toolset: "default",
    order: 1,
    default: true,
    deprecated: false,
    credentialIssuing: false,
    secretFields: [],
    confirmation: [],
    outbound: [],
    notes: [],
    hints: [],
    findOut: null,
    eras: { since: "1.19", parameters: {}, body: {}, renamed: [], meant: [] },
    ...rest,
    answer: { kind: "json", yesNo: false, encodedContent: false, secrets: [], ...answer },
  };
}

function partsOf(path: string, wildcards: string[], integers: string[]): PathPart[] {
  return path
    .split(/(\{[^}]+\})/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (!piece.startsWith("{")) return piece;
      const parameter = piece.slice(1, -1);
      const encoding = wildcards.includes(parameter) ? "wildcard" : parameter === "pageName" ? "wiki" : "segment";
      const choice = parameter === "diffType" ? { enum: ["diff", "patch"] } : {};
      return { parameter, encoding, integer: integers.includes(parameter), ...choice };
    });
}

/** The wildcard routes of facts/gitea-rest.md 1a: last literal before the parameter -> parameter. */
const WILDCARD_ROUTES: [RegExp, string][] = [
  [/\/compare\/\{basehead\}$/, "basehead"],
  [/\/(raw|media|contents|contents-ext)\/\{filepath\}$/, "filepath"],
  [/\/archive\/\{archive\}$/, "archive"],
  [/\/branches\/\{branch\}$/, "branch"],
  [/\/branch_protections\/\{name\}$/, "name"],
  [/\}\/tags\/\{tag\}$/, "tag"],
  [/\/pulls\/\{base\}\/\{head\}$/, "head"],
  [/\/commits\/\{ref\}\/status(es)?$/, "ref"],
  [/\/git\/refs\/\{ref\}$/, "ref"],
];

interface SpecOperation {
  operationId: string;
  parameters?: { name: string; in: string; type?: string }[];
}

/** All operations of the pinned spec with their routes, made here without codegen. */
export function specOperations(): Operation[] {
  const text = readFileSync(new URL("../../spec/gitea-28.1.0.json", import.meta.url), "utf8");
  const spec: { paths: Record<string, Record<string, SpecOperation>> } = JSON.parse(text);
  return Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [] }]) =>
      operation(method.toUpperCase() as Method, path, {
        id: operationId,
        wildcards: WILDCARD_ROUTES.filter(([route]) => route.test(path)).map(([, parameter]) => parameter),
        integers: parameters.filter((one) => one.in === "path" && one.type === "integer").map((one) => one.name),
      }),
    ),
  );
}
