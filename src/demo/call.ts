/** One request on its way through the demo, and what every handler may read from it. */
import type { JsonObject, Operation } from "../../generated/contract.ts";
import type { Answer } from "./answer.ts";
import { notFound } from "./answer.ts";
import type { Account, Issue, Repository, Store, Token } from "./store.ts";

export interface DemoCall {
  store: Store;
  operation: Operation;
  method: string;
  /** The escaped path as it was sent, without the query. */
  path: string;
  /** The same below /api/v1, slashes collapsed. */
  route: string;
  /** Values of the path, decoded once. */
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** The query as it was sent, without `?`. */
  rawQuery: string;
  headers: Record<string, string>;
  raw: Buffer;
  /** The JSON or form body; empty where there is none. */
  body: JsonObject;
  /** Address of the request's Host header, e.g. `http://127.0.0.1:3000`; some links are built from it. */
  host: string;
  user: Account | null;
  token: Token | null;
  /** The credential came by Basic. */
  basic: boolean;
  /** Headers to add to whatever is answered. */
  extra: Record<string, string>;
}

export type Handler = (call: DemoCall) => Answer | Promise<Answer>;
export type Handlers = Record<string, Handler>;
type RepositoryHandlers = Record<string, (call: DemoCall, repository: Repository) => Answer | Promise<Answer>>;
type IssueHandlers = Record<string, (call: DemoCall, issue: Issue, repository: Repository) => Answer | Promise<Answer>>;

/** Handlers that work on the repository named by the path; the pipeline has checked that the caller may see it. */
export function onRepository(handlers: RepositoryHandlers): Handlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => [id, (call) => handler(call, repositoryOf(call))]),
  );
}

/** Handlers that work on the issue or pull request named by `index`. */
export function onIssue(handlers: IssueHandlers): Handlers {
  return onRepository(
    Object.fromEntries(
      Object.entries(handlers).map(([id, handler]) => [
        id,
        (call: DemoCall, repository: Repository) => handler(call, issueOf(call, repository), repository),
      ]),
    ),
  );
}

export function repositoryOf(call: DemoCall): Repository {
  const owner = call.parameters.owner ?? call.parameters.template_owner ?? "";
  const name = call.parameters.repo ?? call.parameters.template_repo ?? "";
  return call.store.repository(owner, name) ?? notFound();
}

export function issueOf(call: DemoCall, repository: Repository, number = idOf(call, "index")): Issue {
  return repository.issues.find((issue) => issue.number === number) ?? notFound();
}

/** The signed-in user; the pipeline has refused anonymous callers where a handler needs one. */
export function doer(call: DemoCall): Account {
  if (call.user === null) throw new Error(`${call.operation.id} was reached without a user.`);
  return call.user;
}

/** An integer of the path; unparsable text is 0, as in Gitea (facts 1c). */
export function idOf(call: DemoCall, name = "id"): number {
  const value = call.parameters[name] ?? "";
  return /^-?\d+$/.test(value) ? Number(value) : 0;
}

export function textOf(body: JsonObject, name: string, fallback = ""): string {
  const value = body[name];
  return typeof value === "string" ? value : fallback;
}

export function flagOf(body: JsonObject, name: string, fallback = false): boolean {
  const value = body[name];
  return typeof value === "boolean" ? value : fallback;
}

export function textsOf(body: JsonObject, name: string): string[] {
  const value = body[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** The given fields of a body that are present and of the type they have in `row`, written into `row`. */
export function patch(row: JsonObject, body: JsonObject, names: readonly string[]): void {
  for (const name of names) {
    const value = body[name];
    if (value !== undefined && value !== null && typeof value === typeof row[name]) row[name] = value;
  }
}
