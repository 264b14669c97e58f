/**
 * The transport between one SDK server and the HTTP exchanges of its session.
 *
 * The SDK's own HTTP transport ties a session to the process that saw `initialize` and fixes JSON or stream per
 * session; this one does neither. It renumbers what passes: requests of the client get numbers of their own, so that
 * reused ids never mix up answers, and questions of the server get unguessable ones, so that the answer to a question
 * asked before a restart never counts for another question.
 */
import { randomBytes } from "node:crypto";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type MessageExtraInfo,
  type RequestId,
} from "@modelcontextprotocol/sdk/types.js";
import type { Exchange } from "./exchange.ts";

export interface Link {
  readonly transport: Transport;
  /** Hands messages of the client to the server; `exchange` gets what is due to the requests among them. */
  deliver(messages: readonly JSONRPCMessage[], exchange: Exchange | null, extra?: MessageExtraInfo): void;
  /** The client of this exchange went away: what it asked for is cancelled. */
  drop(exchange: Exchange): void;
  /** Takes over messages that belong to no request; null when nobody listens. */
  listener: ((message: object) => void) | null;
  /** Whether a request is being handled. */
  readonly busy: boolean;
}

interface Pending {
  clientId: RequestId;
  exchange: Exchange;
}

export function createLink(): Link {
  // From 1: the SDK takes a cancellation of request 0 for one without an id.
  let lastNumber = 0;
  const pending = new Map<RequestId, Pending>();
  const questions = new Map<RequestId, RequestId>();
  const prefix = randomBytes(9).toString("base64url");

  const transport: Transport = {
    start: async () => {},
    close: async () => transport.onclose?.(),
    async send(message, options) {
      if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) {
        const request = take(message.id);
        request?.exchange.respond({ ...message, id: request.clientId });
        return;
      }
      const outgoing = outward(message);
      if (options?.relatedRequestId === undefined) link.listener?.(outgoing);
      else if (pending.get(options.relatedRequestId)?.exchange.push(outgoing) !== true && isJSONRPCRequest(message))
        throw new Error("nobody is there to answer");
    },
  };

  function take(number: RequestId | undefined): Pending | undefined {
    if (number === undefined) return undefined;
    const request = pending.get(number);
    pending.delete(number);
    return request;
  }

  function outward(message: JSONRPCMessage): JSONRPCMessage {
    if (isJSONRPCRequest(message)) {
      const id = `${prefix}.${message.id}`;
      questions.set(id, message.id);
      return { ...message, id };
    }
    if (isJSONRPCNotification(message) && message.method === "notifications/cancelled") {
      const id = `${prefix}.${message.params?.requestId}`;
      questions.delete(id);
      return { ...message, params: { ...message.params, requestId: id } };
    }
    return message;
  }

  function cancel(number: RequestId, reason: string): void {
    transport.onmessage?.({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: number, reason },
    });
  }

  function cancelRequested(clientId: unknown): void {
    for (const [number, request] of pending) {
      if (request.clientId !== clientId) continue;
      cancel(number, "the client cancelled the request");
      pending.delete(number);
      request.exchange.abandon();
    }
  }

  function deliverOne(message: JSONRPCMessage, exchange: Exchange | null, extra?: MessageExtraInfo): void {
    if (isJSONRPCRequest(message)) {
      if (exchange === null) return;
      const number = ++lastNumber;
      pending.set(number, { clientId: message.id, exchange });
      transport.onmessage?.({ ...message, id: number }, extra);
    } else if (isJSONRPCNotification(message)) {
      if (message.method === "notifications/cancelled") cancelRequested(message.params?.requestId);
      else transport.onmessage?.(message, extra);
    } else if (message.id !== undefined) {
      const number = questions.get(message.id);
      questions.delete(message.id);
      if (number !== undefined) transport.onmessage?.({ ...message, id: number }, extra);
    }
  }

  const link: Link = {
    transport,
    listener: null,
    deliver(messages, exchange, extra) {
      for (const message of messages) deliverOne(message, exchange, extra);
    },
    drop(exchange) {
      for (const [number, request] of pending) {
        if (request.exchange !== exchange) continue;
        cancel(number, "the connection was closed");
        pending.delete(number);
      }
    },
    get busy() {
      return pending.size > 0;
    },
  };
  return link;
}
