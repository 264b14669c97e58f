/** What the tests of src/gitea share: operations made by hand, the generated table, failures caught. */
import { readFileSync } from "node:fs";
import type { AnswerPlan, Method, Operation, PathPart } from "../../generated/contract.ts";
import { GatewayError } from "../../src/errors.ts";
import type { Received } from "../../src/gitea/receive.ts";
import type { PlannedRequest } from "../../src/gitea/request.ts";

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

/** An answer as the transport hands it on; a string body is UTF-8, JSON unless `type` says otherwise. */
export function received(
  status: number,
  body: string | Uint8Array = "",
  headers: Record<string, string> | string = "application/json;charset=utf-8",
): Received {
  const bytes = Buffer.from(body as Uint8Array);
  const given = typeof headers === "string" ? (headers === "" ? {} : { "content-type": headers }) : headers;
  return { status, headers: given, body: bytes, cut: false, spilledBytes: null };
}

/** A planned read below `https://git.test/api/v1`. */
export function plannedRequest(draft: Partial<PlannedRequest> = {}): PlannedRequest {
  const path = draft.path ?? "/x";
  return {
    method: "GET",
    path,
    origin: "https://git.test",
    target: `/api/v1${path}`,
    headers: { accept: "application/json", authorization: "token t" },
    body: null,
    readOnly: (draft.method ?? "GET") === "GET",
    findOut: null,
    notes: [],
    ...draft,
  };
}
