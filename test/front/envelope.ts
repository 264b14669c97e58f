/** The two answers that a call can have, checked for their contract (ADR 0005) wherever a test gets one. */
import type { Json, JsonObject } from "../../generated/contract.ts";
import { type Cut, type Identity, type Pagination, UNTRUSTED_CONTENT } from "../../src/envelope.ts";
import { ERROR_KINDS, type ErrorKind } from "../../src/errors.ts";
import type { CallResult } from "./gateway.ts";

export interface Envelope<Data> {
  identity: Identity;
  request: { method: string; path: string };
  status: number;
  pagination: Pagination | null;
  untrusted_content: string;
  data: Data;
  truncated?: Cut[];
  notes?: string[];
}

export interface Failure {
  status: number | null;
  kind: ErrorKind;
  message: string;
  source?: "gitea";
  hint?: string;
  [field: string]: Json | undefined;
}

const KEYS = ["identity", "request", "status", "pagination", "untrusted_content", "data"];
const PAGINATION_KEYS = ["page", "limit", "total_count", "next_page", "last_page"];

/** What is wrong with the form of an answer, in words; empty for one that keeps the contract. */
export function formProblems({ isError, data, text }: CallResult): string[] {
  const problems = JSON.stringify(data) === text ? [] : ["is not compact JSON"];
  return [...problems, ...(isError ? failureProblems(data) : successProblems(data))];
}

function successProblems(data: JsonObject): string[] {
  const envelope = data as unknown as Envelope<Json>;
  const { truncated: _cuts, notes: _notes, ...rest } = envelope;
  const keys: [string, object | null, string[]][] = [
    ["the envelope", rest, KEYS],
    ["identity", envelope.identity, ["login", "mode", "sudo"]],
    ["request", envelope.request, ["method", "path"]],
    ["pagination", envelope.pagination, PAGINATION_KEYS],
  ];
  const wrong = keys.filter(([, value, want]) => value !== null && String(Object.keys(value ?? {})) !== String(want));
  return [
    ...wrong.map(([name]) => `${name} has other keys`),
    ...(Number.isInteger(envelope.status) ? [] : ["status is no number"]),
    ...(envelope.untrusted_content === UNTRUSTED_CONTENT ? [] : ["untrusted_content says something else"]),
  ];
}

function failureProblems(data: JsonObject): string[] {
  const error = (data.error ?? {}) as unknown as Failure;
  return [
    ...(String(Object.keys(data)) === "error" ? [] : ["a failure holds more than error"]),
    ...(String(Object.keys(error).slice(0, 3)) === "status,kind,message" ? [] : ["error has other keys"]),
    ...(Object.hasOwn(ERROR_KINDS, error.kind) ? [] : ["kind is unknown"]),
    ...(typeof error.message === "string" && error.message !== "" ? [] : ["message is empty"]),
  ];
}

/** @throws Error for a failure, and for a success in another form */
export function expectEnvelope<Data>(result: CallResult): Envelope<Data> {
  if (result.isError) throw new Error(`The call failed: ${result.text}`);
  refuseForm(result);
  return result.data as unknown as Envelope<Data>;
}

/** @throws Error for a success, and for a failure in another form */
export function expectFailure(result: CallResult): Failure {
  if (!result.isError) throw new Error(`The call did not fail: ${result.text}`);
  refuseForm(result);
  return result.data.error as unknown as Failure;
}

function refuseForm(result: CallResult): void {
  const problems = formProblems(result);
  if (problems.length > 0) throw new Error(`The answer's form is wrong: ${problems.join(", ")}: ${result.text}`);
}
