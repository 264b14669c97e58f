/**
 * One call of an operation, start to end (DESIGN section 2). Knows no SDK and no socket.
 *
 * Owns: the order of the steps. Does not own: what any step decides. Every way to an operation (its own tool,
 * gitea_call_tool, gitea_api_request) comes through here.
 */
import type { ConfirmationClass, Json, JsonObject, Operation } from "../generated/contract.ts";
import type { Ask, CallRequest } from "./call.ts";
import { cleanData, cleanMessage, cleanPath, redactorOf } from "./cleaning.ts";
import { type Cut, type Identity, type Success, successEnvelope } from "./envelope.ts";
import { GatewayError } from "./errors.ts";
import { type Performed, type PerformOptions, perform } from "./gitea/perform.ts";
import { buildRequest, type PlannedRequest } from "./gitea/request.ts";
import { requireSupport } from "./gitea/version.ts";
import { riskClasses, UNKNOWN_WRITE_RULES } from "./guard/confirmation-rules.ts";
import { refuseDisabled, refuseReadOnly } from "./guard/policy.ts";
import type { Redactor } from "./guard/redaction.ts";
import { sanitizeNotes } from "./guard/sanitize.ts";
import type { Parts } from "./parts.ts";
import { reportProgress } from "./progress.ts";
import { boundResult } from "./surface/bounded.ts";
import { createOverflow } from "./surface/overflow.ts";

/** A call of one operation, found by tool name or by the route of a raw request. */
export interface Job {
  /** Null for a raw request to a route that no operation has. */
  operation: Operation | null;
  args: JsonObject;
  /** The argument `confirmation_token`, taken out of `args`. */
  token: Json | undefined;
  /** A raw request is planned as it was given; its arguments are not checked against the tool's schema. */
  raw: PlannedRequest | null;
}

/** What the audit line says beside the refusal or result. */
export interface JobRecord {
  classes: ConfirmationClass[];
  decision: "allowed" | "asked" | "confirmed:elicitation" | "confirmed:token";
  login: string | null;
  status: number | null;
  /** The arguments that were checked, for AUDIT_ARGUMENTS. */
  args: JsonObject;
  redactor: Redactor;
}

export type JobOutcome = { kind: "result"; text: string; status: number } | { kind: "ask"; ask: Ask };

/**
 * Runs a job through all steps; `record` is filled as far as the job gets.
 * @throws GatewayError for every refusal and failure; `cleanFailure` frees it of secrets
 */
export async function runJob(job: Job, request: CallRequest, parts: Parts, record: JobRecord): Promise<JobOutcome> {
  const { operation } = job;
  checkPolicy(job, request, parts);
  await checkServer(operation, parts);
  const args = checkArguments(job, parts);
  record.args = job.operation === null && job.raw !== null ? { path: job.raw.path, ...args } : args;
  record.classes = riskClasses(operation ?? unlistedOperation(job.raw), args);
  record.redactor = redactorOf(operation, args, parts);
  const context = { ...parts, redactor: record.redactor };
  const outboundNotes = await checkOutbound(operation, args, parts);
  const planned = job.raw ?? planRequest(operation, args, parts);
  const confirmed = await confirm(job, args, planned, request, parts);
  if (confirmed.kind === "ask") {
    record.decision = "asked";
    return confirmed;
  }
  if (confirmed.by !== null) record.decision = `confirmed:${confirmed.by}`;
  const asking = parts.upstream.identity();
  const overflow = createOverflow(operation, request.caller.id, context);
  const performed = await send(operation, args, planned, request, context, overflow.spill);
  record.status = performed.status;
  const { identity, note } = await asking;
  record.login = identity.login;
  const cleaned = cleanData(operation, await overflow.take(performed), performed.status, context);
  const notes = [
    ...performed.notes,
    ...outboundNotes,
    ...sanitizeNotes(cleaned),
    ...overflow.notes,
    ...(note === null ? [] : [note]),
  ];
  const path = cleanPath(planned, performed, parts, context);
  const text = writeAnswer(
    { identity, path, planned, performed, data: cleaned.data, notes },
    request,
    parts,
    overflow.cuts,
  );
  return { kind: "result", text, status: performed.status };
}

/** Step 2. A raw request to an unlisted route has no tool to switch off: READ_ONLY and RAW_REQUESTS decide. */
function checkPolicy(job: Job, { caller }: CallRequest, { policy, settings }: Parts): void {
  if (job.operation === null) {
    if (settings.rawRequests !== "on" || caller.toolsets !== null) throw refuseDisabled();
    if (settings.readOnly && !job.raw?.readOnly) throw refuseReadOnly();
    return;
  }
  const refusal = policy.refusal(job.operation, caller.toolsets);
  if (refusal !== null) throw refusal;
}

/** What the server has decides about spellings of a body too, so its version is known from here on if it can be. */
async function checkServer(operation: Operation | null, { upstream }: Parts): Promise<void> {
  const version = await upstream.settledVersion();
  if (operation !== null) requireSupport(operation.eras, version);
}

/** Step 3. */
function checkArguments(job: Job, { catalog, checker }: Parts): JsonObject {
  if (job.raw !== null || job.operation === null) return job.args;
  const entry = catalog.find(job.operation.id);
  return entry === undefined ? job.args : checker.check(entry.tool, job.args, job.operation.uniform);
}

/** Step 4. */
async function checkOutbound(operation: Operation | null, args: JsonObject, { outbound }: Parts): Promise<string[]> {
  return operation === null ? [] : await outbound.check(operation, args);
}

/** Step 6, before step 5: a call that cannot be written never costs a question. */
function planRequest(operation: Operation | null, args: JsonObject, parts: Parts): PlannedRequest {
  if (operation === null) throw new GatewayError("internal_error", "A raw request was not planned.");
  const { catalog, settings, upstream } = parts;
  return buildRequest(operation, args, {
    base: upstream.base,
    router: catalog.router,
    credential: upstream.credential,
    maximumBinaryBytes: settings.maxBinaryBytes,
    version: upstream.version(),
    operation: (id) => catalog.find(id)?.operation,
  });
}

/** Step 5. */
async function confirm(job: Job, args: JsonObject, planned: PlannedRequest, request: CallRequest, parts: Parts) {
  const { upstream, catalog, policy } = parts;
  return await parts.confirmations.confirm({
    operation: job.operation ?? unlistedOperation(planned),
    // What will be sent: for a raw request also its exact target, which says more than the values found in it.
    args: job.raw === null ? args : { ...args, "": { method: planned.method, target: planned.target } },
    token: job.token,
    caller: request.caller.id,
    canAsk: request.canAsk,
    answers: request.answers,
    instance: `${upstream.base.origin}${upstream.base.prefix}`,
    identity: upstream.credentialId,
    async read(id, readArgs) {
      const operation = catalog.find(id)?.operation;
      if (operation === undefined) throw new GatewayError("internal_error", "A fact's read is not in the catalog.");
      const refusal = policy.refusal(operation, request.caller.toolsets);
      if (refusal !== null) throw refusal;
      requireSupport(operation.eras, upstream.version());
      const read = planRequest(operation, readArgs, parts);
      const context = { ...parts, redactor: parts.redactor };
      const performed = await send(operation, readArgs, read, request, context, undefined);
      if (performed.path !== read.path) throw movedBefore();
      return performed.data;
    },
  });
}

/** The read of a question was led on to another name, where the call itself would not follow. */
function movedBefore(): GatewayError {
  return new GatewayError("moved", "The repository or its owner was renamed. Nothing was done.", {
    hint: "Read it under the name given: the path in the answer says where it is now. Call again with that place.",
  });
}

/** Nobody can say what a write to an unlisted route does, so it is asked about under every class. */
function unlistedOperation(planned: PlannedRequest | null) {
  if (planned === null) throw new GatewayError("internal_error", "A raw request was not planned.");
  return {
    id: "(unlisted)",
    tool: "gitea_api_request",
    method: planned.method as Operation["method"],
    path: "(unlisted)",
    readOnly: planned.readOnly,
    confirmation: planned.readOnly ? [] : [...UNKNOWN_WRITE_RULES],
  };
}

/** Steps 7 and 8. */
async function send(
  operation: Operation | null,
  args: JsonObject,
  planned: PlannedRequest,
  request: CallRequest,
  context: Parts,
  spill: PerformOptions["spill"],
): Promise<Performed> {
  const { upstream, catalog, policy, settings } = context;
  const stopReporting = reportProgress(request);
  try {
    return await perform(operation, args, planned, {
      transport: upstream.transport,
      base: upstream.base,
      router: catalog.router,
      version: upstream.version(),
      maximumBinaryBytes: settings.maxBinaryBytes,
      clean: (text, endCut) => cleanMessage(text, context, endCut),
      maximumChars: settings.maxResponseChars,
      allows: (target) => policy.refusal(target, request.caller.toolsets) === null,
      signal: request.signal,
      ...(spill === undefined ? {} : { spill }),
    });
  } finally {
    stopReporting();
  }
}

interface Finished {
  identity: Identity;
  path: string;
  planned: PlannedRequest;
  performed: Performed;
  data: Json;
  notes: string[];
}

/** Steps 10 and 11. What is cut stays readable by gitea_read_result for the same caller. */
function writeAnswer(finished: Finished, request: CallRequest, parts: Parts, cutBefore: Cut[]): string {
  const { identity, path, planned, performed, data, notes } = finished;
  const { results, settings, redactor } = parts;
  const success: Success = {
    identity: { ...identity, login: identity.login === null ? null : redactor.redactText(identity.login) },
    request: { method: planned.method, path },
    status: performed.status,
    pagination: performed.pagination,
    data: null,
    ...(cutBefore.length > 0 ? { truncated: cutBefore } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
  let id: string | undefined;
  const bounded = boundResult(
    data,
    {
      maxItems: settings.maxResponseItems,
      maxChars: settings.maxResponseChars,
      overhead: successEnvelope(success).length,
    },
    (pointer) => {
      // Kept at the first cut, so that what fits costs nothing.
      const stored = id ?? results.put(request.caller.id, data);
      id = stored;
      return { result_id: stored, ...(pointer === "" ? {} : { pointer }) };
    },
  );
  return successEnvelope({ ...success, data: bounded.data, truncated: [...cutBefore, ...bounded.cuts] });
}
