/**
 * From a tool's name to its work: an operation, or one of the gateway's own tools; with limits before and an audit
 * line after every call, refusals included.
 */
import type { Json, JsonObject } from "../generated/contract.ts";
import type { CallOutcome, CallRequest, Gateway } from "./call.ts";
import type { CatalogEntry } from "./catalog.ts";
import { cleanFailure } from "./cleaning.ts";
import { failureEnvelope } from "./envelope.ts";
import { GatewayError } from "./errors.ts";
import { type Job, type JobOutcome, type JobRecord, runJob } from "./gateway.ts";
import { findOutOf } from "./gitea/request.ts";
import { type AuditDecision, decisionOf } from "./guard/audit-line.ts";
import { refuseDisabled } from "./guard/policy.ts";
import { instructionsFor } from "./instructions.ts";
import type { Parts } from "./parts.ts";
import { SURFACE_TOOLS } from "./surface/definitions.ts";
import { describeTools, readResult, searchTools } from "./surface/local.ts";
import { nearTools } from "./surface/near-tools.ts";
import { planRawRequest } from "./surface/raw.ts";
import { createToolList } from "./tool-list.ts";

/** A call whose tool is known; local work answers itself. */
type Work = { kind: "job"; job: Job } | { kind: "local"; run: () => Json | Promise<Json> };

/** For the audit line of a fault; the adapter tells the client. */
const INTERNAL = new GatewayError("internal_error", "The gateway failed.");

function resultOf(outcome: JobOutcome): CallOutcome {
  return outcome.kind === "ask" ? outcome : { ...outcome, isError: false };
}

/** For the audit: `reached` is what had been decided when the call ended or failed. */
function decided(
  outcome: CallOutcome | null,
  refusal: GatewayError | null,
  reached: JobRecord["decision"],
): AuditDecision {
  if (outcome?.kind === "unknown_tool") return "denied:unknown_tool";
  if (refusal === null) return reached;
  // A failure while asking was let through so far.
  return decisionOf(refusal, reached === "asked" ? "allowed" : reached);
}

export function createDispatch(parts: Parts): Gateway {
  const { catalog, audit, upstream, policy, settings } = parts;
  const tools = createToolList(parts);
  const surface = new Map(SURFACE_TOOLS.map((tool) => [tool.name, tool]));

  const near = (name: string, { caller }: CallRequest) =>
    nearTools(name, catalog, (entry) => tools.isCallable(entry, caller.toolsets));

  async function call(request: CallRequest): Promise<CallOutcome> {
    const entry = catalog.find(request.name);
    const own = surface.get(request.name);
    const started = performance.now();
    const record: JobRecord = {
      classes: [],
      decision: "allowed",
      login: null,
      status: null,
      args: {},
      redactor: parts.redactor,
    };
    let job: Job | null = null;
    let outcome: CallOutcome | null = null;
    let refusal: GatewayError | null = null;
    let release = () => {};
    try {
      if (entry === undefined && own === undefined) {
        outcome = { kind: "unknown_tool", near: near(request.name, request) };
        return outcome;
      }
      const work = prepare(entry, request);
      if (work.kind === "job") job = work.job;
      const writes = job !== null && !(job.operation?.readOnly ?? job.raw?.readOnly ?? true);
      release = parts.concurrency.enter(request.caller.id);
      // With an answer a call goes on that was counted when it was asked about.
      if (Object.keys(request.answers).length === 0) parts.rate.take(request.caller.id, writes ? "write" : "read");
      if (writes) await audit.ready();
      outcome =
        work.kind === "job"
          ? resultOf(await runJob(work.job, request, parts, record))
          : { kind: "result", text: JSON.stringify(await work.run()), isError: false, status: null };
    } catch (error) {
      refusal = error instanceof GatewayError ? cleanFailure(error, parts, record.redactor) : INTERNAL;
      if (!(error instanceof GatewayError)) throw error;
      outcome = { kind: "result", text: failureEnvelope(refusal), isError: true, status: refusal.status };
    } finally {
      release();
      const operation = job === null ? (entry?.operation ?? null) : job.operation;
      await audit.record(
        {
          requestId: request.requestId,
          caller: request.caller.id,
          login: record.login ?? upstream.knownLogin(),
          sudo: upstream.credential.sudo,
          tool:
            own?.name === "gitea_call_tool" ? (operation?.tool ?? own.name) : (own?.name ?? operation?.tool ?? null),
          operation: operation?.id ?? null,
          // Not always the operation's own: some servers have other routes to it.
          method: job?.raw?.method ?? operation?.method ?? null,
          route: operation?.path ?? null,
          classes: record.classes,
          decision: decided(outcome, refusal, record.decision),
          status: refusal?.status ?? record.status,
          bytes: outcome?.kind === "result" ? Buffer.byteLength(outcome.text) : null,
          milliseconds: performance.now() - started,
          arguments: record.args,
        },
        { redactor: record.redactor, fields: operation?.secretFields ?? [] },
      );
    }
    return outcome;
  }

  /** Which work a call is. @throws GatewayError for own tools that are switched off or called wrongly */
  function prepare(entry: CatalogEntry | undefined, request: CallRequest): Work {
    if (entry !== undefined) return { kind: "job", job: jobOf(entry, request.arguments) };
    const own = surface.get(request.name);
    if (own === undefined || !tools.hasSurface(own.name)) throw refuseDisabled();
    const args = parts.checker.check(own, request.arguments);
    const context = { parts, tools, caller: request.caller };
    switch (own.name) {
      case "gitea_search_tools":
        return { kind: "local", run: () => searchTools(args, context) };
      case "gitea_describe_tools":
        return { kind: "local", run: () => describeTools(args, context) };
      case "gitea_read_result":
        return { kind: "local", run: () => readResult(args, context) };
      case "gitea_call_tool":
        return { kind: "job", job: nestedJob(args, request) };
      default:
        return { kind: "job", job: rawJob(args, request) };
    }
  }

  /** Takes confirmation_token out where the tool has that argument; elsewhere it is an unknown argument like any other. */
  function jobOf(entry: CatalogEntry, args: JsonObject): Job {
    const { confirmation_token: token, ...rest } = args;
    const takes = parts.mayAsk(entry.operation) && token !== undefined;
    return { operation: entry.operation, args: takes ? rest : args, token: takes ? token : undefined, raw: null };
  }

  function nestedJob(args: JsonObject, request: CallRequest): Job {
    const name = String(args.name);
    const entry = catalog.find(name);
    if (entry === undefined) {
      const meant = near(name, request);
      throw new GatewayError("invalid_arguments", "name is no tool of this gateway.", {
        hint: surface.has(name)
          ? "Call the gateway's own tools directly."
          : meant.length > 0
            ? `Did you mean ${meant.join(" or ")}?`
            : "Find it with gitea_search_tools.",
        fields: { argument: "name", ...(meant.length > 0 ? { near: meant } : {}) },
      });
    }
    const given = (args.arguments ?? {}) as JsonObject;
    const token = args.confirmation_token;
    return jobOf(entry, token === undefined ? given : { ...given, confirmation_token: token });
  }

  function rawJob(args: JsonObject, { caller }: CallRequest): Job {
    const { confirmation_token: token, ...rest } = args;
    const { base, credential } = upstream;
    const raw = planRawRequest(rest, {
      base,
      router: catalog.router,
      credential,
      allows: (operation) => policy.refusal(operation, caller.toolsets) === null,
    });
    const find = (id: string) => catalog.find(id)?.operation;
    const findOut = raw.operation === null ? null : findOutOf(raw.operation, raw.args, find);
    return { operation: raw.operation, args: raw.args, token, raw: { ...raw.request, findOut } };
  }

  return {
    listTools: (toolsets) => tools.list(toolsets),
    call,
    toolsets: ["default", "all", "none", ...catalog.toolsets.map((toolset) => toolset.name)],
    instructions: instructionsFor(settings, (name) => !policy.disablesSurface(name)),
    async close() {
      await Promise.all([upstream.close(), audit.close()]);
    },
  };
}
