/** What the tests of src/gitea share: operations made by hand, the generated table, failures caught. */
import { readFileSync } from "node:fs";
import type { AnswerPlan, Method, Operation, PathPart } from "../../generated/contract.ts";
import { GatewayError } from "../../src/errors.ts";

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
    uniform: [],
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

/** The generated table: all operations of the pinned spec. */
export function allOperations(): Operation[] {
  const text = readFileSync(new URL("../../generated/operations.json", import.meta.url), "utf8");
  const table: { operations: Operation[] } = JSON.parse(text);
  return table.operations;
}

/** The GatewayError that `run` throws or rejects with; anything else fails the test. */
export async function failureOf(run: () => unknown): Promise<GatewayError> {
  try {
    await run();
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
