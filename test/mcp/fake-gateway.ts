/** A gateway without Gitea: each tool shows one thing that the protocol adapters have to carry. */
import type { CallOutcome, CallRequest, Gateway, ListedTool } from "../../src/call.ts";
import { failureEnvelope } from "../../src/envelope.ts";
import { GatewayError } from "../../src/errors.ts";

export interface FakeGateway extends Gateway {
  /** Every call as it arrived. */
  readonly calls: CallRequest[];
  /** Resolves the next time a call of this tool has arrived. */
  arrived(tool: string): Promise<CallRequest>;
  /** Lets calls of `wait` end. */
  release(): void;
}

function tool(name: string, readOnlyHint: boolean): ListedTool {
  return {
    name,
    title: name,
    description: `Does ${name}.`,
    inputSchema: { type: "object", properties: {}, additionalProperties: true },
    annotations: {
      title: name,
      readOnlyHint,
      destructiveHint: !readOnlyHint,
      idempotentHint: true,
      openWorldHint: true,
    },
  };
}

export const TOOLS = ["echo", "wait", "delete", "report", "fault", "refuse"].map((name) => tool(name, name === "echo"));

export function createFakeGateway(): FakeGateway {
  const calls: CallRequest[] = [];
  const waiting = new Map<string, ((request: CallRequest) => void)[]>();
  let gate = Promise.withResolvers<void>();

  const behaviours: Record<string, (request: CallRequest) => Promise<CallOutcome> | CallOutcome> = {
    echo: (request) => text({ arguments: request.arguments, caller: request.caller, canAsk: request.canAsk }),
    async wait(request) {
      const aborted = new Promise<"aborted">((resolve) =>
        request.signal.addEventListener("abort", () => resolve("aborted"), { once: true }),
      );
      const how = await Promise.race([gate.promise.then(() => "released"), aborted]);
      return text({ how, number: request.arguments.number ?? null });
    },
    delete(request) {
      const answer = request.answers.confirm;
      if (answer?.action === "accept" && answer.content?.delete === true) return text({ deleted: true });
      if (answer !== undefined) return failed("confirmation_declined");
      if (!request.canAsk) return failed("confirmation_required");
      return {
        kind: "ask",
        ask: {
          key: "confirm",
          message: "Delete 1 repository?",
          requestedSchema: {
            type: "object",
            properties: { delete: { type: "boolean", title: "Delete" } },
            required: ["delete"],
          },
        },
      };
    },
    report(request) {
      request.progress?.("first");
      request.progress?.("second");
      return text({ reported: request.progress !== undefined });
    },
    fault() {
      throw new Error("a fault with a secret-value in it");
    },
    refuse: () => failed("read_only"),
  };

  return {
    calls,
    toolsets: ["default", "all", "issues"],
    instructions: "Use echo.",
    listTools: (toolsets) => (toolsets === null ? TOOLS : TOOLS.slice(0, toolsets.length)),
    async call(request) {
      calls.push(request);
      for (const resolve of waiting.get(request.name) ?? []) resolve(request);
      waiting.delete(request.name);
      const behaviour = behaviours[request.name];
      return behaviour === undefined ? { kind: "unknown_tool", near: ["echo"] } : behaviour(request);
    },
    arrived(name) {
      const { promise, resolve } = Promise.withResolvers<CallRequest>();
      waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
      return promise;
    },
    release() {
      gate.resolve();
      gate = Promise.withResolvers<void>();
    },
    close: async () => {},
  };
}

function text(data: unknown): CallOutcome {
  return { kind: "result", text: JSON.stringify(data), isError: false, status: 200 };
}

function failed(kind: "confirmation_declined" | "confirmation_required" | "read_only"): CallOutcome {
  return { kind: "result", text: failureEnvelope(new GatewayError(kind, "No.")), isError: true, status: null };
}
