// Written by codegen from spec/. Do not edit: change spec/ and run `make generate`.
/**
 * The shape of everything codegen writes and src reads: one record per operation.
 *
 * This file is copied to generated/contract.ts word for word, so that src depends on generated/ alone.
 * A record is data: each field says what a generic step of the pipeline does, and no step knows an operation by name.
 */

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/**
 * How a path parameter is written into its route (facts/gitea-rest.md section 1).
 * - segment: one segment, `/` becomes `%2F`.
 * - wildcard: the route ends in `/*`; `/` stays and every segment is encoded by itself.
 * - wiki: a page name; the stored form (`sub_url`, ending in `.-`) goes out verbatim, anything else like a segment.
 */
export type PathEncoding = "segment" | "wildcard" | "wiki";

/** A literal piece of a route (with its slashes) or a parameter in its place. */
export type PathPart = string | { parameter: string; encoding: PathEncoding; integer: boolean; enum?: string[] };

export interface QueryParameter {
  name: string;
  type: "string" | "integer" | "boolean" | "array";
  /** date-time goes out as RFC 3339 with `+` encoded; date is YYYY-MM-DD. */
  format?: "date-time" | "date";
  /** Element type of an array; arrays repeat the name (collectionFormat multi). */
  items?: "string" | "integer";
}

export interface BodyPlan {
  /** json: `body` as JSON. text: `body` is a string sent as it is. multipart: `attachment` as one form field. */
  kind: "json" | "text" | "multipart";
  contentType: string;
  required: boolean;
}

export interface AnswerPlan {
  kind: "json" | "text" | "binary" | "empty" | "redirect";
  /** 204 means yes and 404 means no. */
  yesNo: boolean;
  /** JSON objects in this answer may wrap a file as base64 (`encoding` and `content`). */
  encodedContent: boolean;
  /** A freshly made credential is handed over here (facts section 5): JSON pointer in the body, or a header name. */
  secrets: { in: "body" | "header"; name: string }[];
}

export interface PagingPlan {
  page: "page";
  limit: "limit" | "per_page" | null;
  defaultLimit: number;
  /** null where Gitea does not clamp. */
  maximumLimit: number | null;
  /** JSON pointer to the rows; "" when the body is the list. */
  rows: string;
  /** Where the true total stands; "none" also covers totals that facts section 2 calls misleading. */
  total: { in: "header"; name: string } | { in: "body"; pointer: string } | null;
}

export interface TokenScope {
  /** All of them are needed; empty where no scope is checked. */
  categories: string[];
  level: "read" | "write";
}

/**
 * A test on the call's arguments or on its answer; all given parts must hold. An absent argument satisfies
 * `present: false` and `notEquals`, nothing else.
 */
export interface Condition {
  /** Dotted path into the arguments, e.g. `body.private`; a path through a list means any of its items. */
  argument: string;
  present?: boolean;
  equals?: Json;
  notEquals?: Json;
  oneOf?: Json[];
  /** The value is a path of a repository's tree that lies below one of these folders, however it is written. */
  below?: string[];
}

export type ConfirmationClass =
  | "irreversible"
  | "disclosure"
  | "credentials"
  | "outbound"
  | "access"
  | "merge"
  | "ownership"
  | "administration";

export interface ConfirmationRule {
  class: ConfirmationClass;
  /** All conditions must hold; no conditions: always. */
  when: Condition[];
  /** What happens, in our words, without any value of the call: "deletes the repository for good". */
  effect: string;
  /** Widening only: not asked when the object, as the read of `confirmationFacts` shows it, already is so. */
  unlessNow?: { read: string; pointer: string; oneOf: Json[] };
  /** Lists of the call that the question counts, by the known values of a field where `by` says so. */
  counts?: { argument: string; noun: string; by?: { field: string; values: string[] } }[];
}

/** A cheap read just before the question: what is confirmed is the object that is touched. */
export interface ConfirmationFact {
  /** Operation id of the read. */
  read: string;
  /** Argument of the read -> dotted path into the arguments of the call. */
  arguments: Record<string, string>;
  /** JSON pointers below the answer whose values are bound into the confirmation. */
  identity: string[];
  /** What the question tells: numbers, lengths of lists, and values that `words` translates; never other text. */
  shown: { pointer: string; label: string; words?: Record<string, string> }[];
}

export interface OutboundArgument {
  /** Dotted path into the arguments, e.g. `body.config.url`. */
  argument: string;
  schemes: string[];
  /** Whether user:password@ may stand in the address. */
  credentials: boolean;
  when: Condition[];
}

/** What Gitea does silently, said aloud. */
export interface NoteRule {
  when: Condition[];
  /** Only when these requested values are not in the answer. `answer` holds a JSON pointer with `*` for list items. */
  missing?: { argument: string; answer: string[]; split?: "," };
  /** Only for these statuses; empty: any success. */
  statuses: number[];
  text: string;
}

/** The likely reason behind an error that says too little. */
export interface ErrorHint {
  status: number;
  /** Only when Gitea's message is empty. */
  emptyMessage: boolean;
  when: Condition[];
  text: string;
}

export interface Eras {
  /** First Gitea version with this operation, e.g. "1.24" or "28". */
  since: string;
  /** Query parameter name -> first version. */
  parameters: Record<string, string>;
  /** Body field name -> first version. */
  body: Record<string, string>;
  /** Fields that older servers spell otherwise. */
  renamed: { field: string; before: string; as: string }[];
  /** The same id did something else up to `until` (exclusive); `now` is the id that does that today, null for none. */
  meant: { from: string; until: string; effect: string; now: string | null }[];
}

export interface Operation {
  id: string;
  tool: string;
  aliases: string[];
  tag: string;
  method: Method;
  /** Route template below /api/v1, e.g. `/repos/{owner}/{repo}`. */
  path: string;
  parts: PathPart[];
  /** Routes outside of the description that come down to this operation; absent for most. */
  otherRoutes?: { method: Method; parts: PathPart[] }[];
  query: QueryParameter[];
  body: BodyPlan | null;
  answer: AnswerPlan;
  paging: PagingPlan | null;
  /** Does not change anything, whatever its method. */
  readOnly: boolean;
  scope: TokenScope;
  /** Accepts only Basic authentication (facts section 4). */
  basicOnly: boolean;
  toolset: string;
  /** Place in the whole list by importance, from 1. */
  order: number;
  /** Listed by the toolset `default`. */
  default: boolean;
  deprecated: boolean;
  /** Success hands over a credential (seed 004): masking and block mode are skipped on success. */
  credentialIssuing: boolean;
  /** Dotted paths of lists whose items must all be of one type; mixing is refused before sending. */
  uniform: string[];
  /** Body fields whose value is a secret at any length (`data` of Actions secrets), beside the general list. */
  secretFields: string[];
  confirmation: ConfirmationRule[];
  /** Absent where nothing cheap can be read. */
  confirmationFacts?: ConfirmationFact[];
  outbound: OutboundArgument[];
  notes: NoteRule[];
  hints: ErrorHint[];
  /** The read that finds out whether a write took effect; an operation id, or null. */
  findOut: string | null;
  eras: Eras;
}

export interface ToolAnnotations {
  title: string;
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

export interface Tool {
  name: string;
  operationId: string;
  title: string;
  description: string;
  /** Search words of the guide; never sent to clients. */
  words: string[];
  annotations: ToolAnnotations;
  inputSchema: JsonObject & { type: "object"; properties: JsonObject; additionalProperties: false };
}
