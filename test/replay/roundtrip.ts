/**
 * One recorded exchange sent the whole way: tool call through the SDK's client, over HTTP to the gateway, from there to
 * the replay server, and back.
 */
import { isDeepStrictEqual } from "node:util";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { JsonObject, Operation } from "../../generated/contract.ts";
import { toToolCall } from "./arguments.ts";
import { answerDifferences, followUp } from "./compare-answer.ts";
import { requestDifferences } from "./compare-request.ts";
import { ROUTER } from "./operations.ts";
import { type Exchange, shortId } from "./recordings.ts";
import { REFUSED_EXCHANGES, type RefusedExchange } from "./refused.ts";
import type { ReceivedRequest, ReplayServer } from "./server.ts";

export interface Passage {
  id: string;
  /** Null when no tool call says this request. */
  operation: Operation | null;
  /** Whether the request went out as recorded and its answer came back whole; false for what stands in the list. */
  whole: boolean;
  /** What is not as it should be, one line each. */
  problems: string[];
}

export async function passThrough(exchange: Exchange, client: Client, replay: ReplayServer): Promise<Passage> {
  const id = shortId(exchange);
  const entry = REFUSED_EXCHANGES[id];
  const call = toToolCall(exchange, ROUTER);
  if ("inexpressible" in call) {
    const listed = entry?.says === "not expressible" && entry.what === call.inexpressible;
    return { id, operation: null, whole: false, problems: listed ? [] : [`cannot be said: ${call.inexpressible}`] };
  }
  const { operation } = call;
  replay.expectNext(exchange.id);
  const before = replay.received.length;
  const result = await client.callTool({ name: operation.tool, arguments: call.arguments });
  replay.expectNext(null);
  const received = replay.received.slice(before);
  const [content] = result.content as { type: string; text: string }[];
  const envelope = JSON.parse(content?.text ?? "null") as JsonObject;
  const problems = entry
    ? listedProblems(entry, operation, exchange, envelope, received)
    : [...sentProblems(operation, exchange, received), ...answerDifferences(operation, exchange, envelope)];
  problems.push(...shapeProblems(envelope, result.isError === true));
  return { id, operation, whole: entry === undefined && problems.length === 0, problems };
}

const SUCCESS_KEYS = ["identity", "request", "status", "pagination", "untrusted_content", "data"];

/** The keys that every envelope has, in their order (DESIGN section 5). */
function shapeProblems(envelope: JsonObject, isError: boolean): string[] {
  const keys = Object.keys(envelope);
  if (isError) return isDeepStrictEqual(keys, ["error"]) ? [] : [`keys ${keys} of a failure`];
  return isDeepStrictEqual(keys.slice(0, SUCCESS_KEYS.length), SUCCESS_KEYS) ? [] : [`keys ${keys} of a success`];
}

function sentProblems(operation: Operation, exchange: Exchange, received: ReceivedRequest[]): string[] {
  const [first, ...others] = received;
  if (first === undefined) return ["nothing was sent"];
  const followed = others.map(({ method, target }) => `${method} ${target}`);
  const location = followUp(exchange);
  return [
    ...requestDifferences(operation, exchange, { ...first, contentType: first.headers["content-type"] ?? "" }),
    ...(isDeepStrictEqual(followed, location === null ? [] : [`GET ${location}`]) ? [] : [`also sent ${followed}`]),
  ];
}

function listedProblems(
  entry: RefusedExchange,
  operation: Operation,
  exchange: Exchange,
  envelope: JsonObject,
  received: ReceivedRequest[],
): string[] {
  if (entry.says === "not expressible") return [`can be said as ${operation.id}`];
  if (entry.says === "sent otherwise") {
    const differences = sentProblems(operation, exchange, received).join("; ");
    return differences === entry.instead ? [] : [`sent with "${differences}"`];
  }
  const problems = received.map(({ method, target }) => `sent ${method} ${target}`);
  const error = envelope.error as JsonObject | undefined;
  if (error?.kind !== entry.says || error.status !== null)
    problems.push(`answered ${JSON.stringify(error ?? envelope)}`);
  else if (!String(error.message).includes(entry.naming))
    problems.push(`does not name ${entry.naming}: ${error.message}`);
  return problems;
}
