/** One tool call as every protocol era makes it: timed, logged, and never failing with a stack. */
import type { CallOutcome, CallRequest, Gateway } from "../call.ts";
import { failureEnvelope } from "../envelope.ts";
import { GatewayError } from "../errors.ts";
import { faultFields, type Log } from "../log.ts";

/** Questions that one call may ask one after another; a call that wants more is broken. */
export const MAX_ROUNDS = 4;

/** Calls the gateway and logs one line. A fault of the gateway becomes an `internal_error` answer. */
export async function invoke(gateway: Gateway, log: Log, request: CallRequest): Promise<CallOutcome> {
  const started = performance.now();
  let outcome: CallOutcome;
  try {
    outcome = await gateway.call(request);
  } catch (error) {
    log.error({ event: "fault", request_id: request.requestId, ...faultFields(error) });
    outcome = failure(
      new GatewayError("internal_error", "The gateway failed while it handled this call.", {
        hint: "The operator finds the fault in the log by this request id.",
        fields: { request_id: request.requestId },
      }),
    );
  }
  log.info({
    event: "call",
    request_id: request.requestId,
    caller: request.caller.id,
    // An unknown name is text of the client, and may be anything.
    ...(outcome.kind === "unknown_tool" ? {} : { tool: request.name }),
    outcome: outcome.kind === "result" && outcome.isError ? "error" : outcome.kind,
    ...(outcome.kind === "result" ? { status: outcome.status ?? null } : {}),
    ms: Math.round(performance.now() - started),
  });
  return outcome;
}

export function failure(error: GatewayError): CallOutcome & { kind: "result" } {
  return { kind: "result", text: failureEnvelope(error), isError: true, status: error.status };
}

/** After MAX_ROUNDS questions. */
export function tooManyQuestions(): CallOutcome & { kind: "result" } {
  return failure(new GatewayError("internal_error", "The call asked more questions than a call may."));
}

/** The JSON-RPC message for a name that no tool has; the name itself is left out, it is the client's text. */
export function unknownToolMessage(near: readonly string[]): string {
  const hint = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "gitea_search_tools finds tools by words.";
  return `Unknown tool. ${hint}`;
}
