/**
 * One exchange with Gitea, from a planned request to data or a failure: send, redirect, decode, page, notes.
 *
 * Owns: the order of these steps. Does not own: policy, confirmation, redaction, bounds (src/gateway.ts and src/guard).
 */
import type { AnswerPlan, Json, JsonObject, Operation } from "../../generated/contract.ts";
import type { Pagination } from "../envelope.ts";
import { GatewayError } from "../errors.ts";
import { decodeAnswer, isNo } from "./answer.ts";
import { failureOfAnswer } from "./failure.ts";
import { notesOf } from "./notes.ts";
import { readPagination } from "./pagination.ts";
import type { Received, Spill } from "./receive.ts";
import { isRedirect, planRedirect } from "./redirect.ts";
import type { ApiBase, PlannedRequest } from "./request.ts";
import type { Router } from "./route.ts";
import type { Transport } from "./transport.ts";
import type { GiteaVersion } from "./version.ts";

export interface PerformOptions {
  transport: Transport;
  base: ApiBase;
  router: Router;
  version: GiteaVersion | null;
  maximumBinaryBytes: number;
  /** Frees Gitea's text of secrets and of what must not be shown; for error messages (failure.ts). */
  clean: (text: string, endCut?: boolean) => string;
  /** MAX_TOOL_RESPONSE_CHARS; for error messages. */
  maximumChars?: number;
  /** Whether policy lets this caller read by that operation; asked about the target of a redirect. */
  allows: (operation: Operation) => boolean;
  signal?: AbortSignal;
  /** Takes text answers that are larger than 8 MiB; `data` is null then and `spilledBytes` says how much it took. */
  spill?: Spill;
}

export interface Performed {
  /** Below the API base; another than the planned one after a rename. */
  path: string;
  status: number;
  pagination: Pagination | null;
  data: Json;
  notes: string[];
  /** Bytes handed to the spill; null when the answer is in `data`. */
  spilledBytes: number | null;
}

/** For a raw request to a route that no operation has: decode by content, no pages, no yes and no. */
const ANY_ANSWER: AnswerPlan = { kind: "json", yesNo: false, encodedContent: false, secrets: [] };

const NO_PAGES_NOTE = "This operation has no pages.";

/**
 * Sends a planned request and reads its answer. `operation` is null for a raw request to an unlisted route.
 * Throws GatewayError of every kind "the way to Gitea", "what came back" and "what Gitea said" of src/errors.ts.
 */
export async function perform(
  operation: Operation | null,
  args: JsonObject,
  request: PlannedRequest,
  options: PerformOptions,
): Promise<Performed> {
  const plan = operation?.answer ?? ANY_ANSWER;
  const notes = [...request.notes];
  let sent = request;
  let received = await send(sent, options);
  if (isRedirect(received)) {
    const step = planRedirect(request, received, { ...options, plan });
    notes.push(step.note);
    if (step.kind === "address") {
      return {
        path: request.path,
        status: received.status,
        pagination: null,
        data: step.data,
        notes,
        spilledBytes: null,
      };
    }
    sent = step.request;
    received = await send(sent, options);
    if (isRedirect(received)) {
      throw new GatewayError("redirect_refused", "Gitea answered with a second redirect, which is not followed.", {
        status: received.status,
      });
    }
  }
  const { status, spilledBytes } = received;
  if ((status < 200 || status >= 300) && !isNo(plan, received)) {
    throw failureOfAnswer(received, { ...options, operation, args, request: sent });
  }
  const outcome = { path: sent.path, status, spilledBytes };
  if (spilledBytes !== null) return { ...outcome, pagination: null, data: null, notes };
  const decoded = decodeAnswer(plan, received, {
    maximumBinaryBytes: options.maximumBinaryBytes,
    readOnly: request.readOnly,
  });
  const paged = readPagination(operation?.paging ?? null, args, received.headers, decoded.data);
  const said = operation === null ? [] : notesOf(operation.notes, args, status, decoded.data);
  if (operation?.paging === null && operation.readOnly && Array.isArray(decoded.data)) said.push(NO_PAGES_NOTE);
  return {
    ...outcome,
    pagination: paged.pagination,
    data: decoded.data,
    notes: [...notes, ...decoded.notes, ...paged.notes, ...said],
  };
}

function send(request: PlannedRequest, { transport, signal, spill }: PerformOptions): Promise<Received> {
  return transport.send(request, { ...(signal ? { signal } : {}), ...(spill ? { spill } : {}) });
}
