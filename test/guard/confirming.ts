/** A confirmation step with a clock, a Gitea that answers reads as told, and one call to vary. */
import type { Json } from "../../generated/contract.ts";
import type { Answers } from "../../src/call.ts";
import { GatewayError } from "../../src/errors.ts";
import {
  type ConfirmationCall,
  type ConfirmationOutcome,
  type ConfirmationSettings,
  type Confirmations,
  createConfirmations,
} from "../../src/guard/confirmation.ts";
import { DEFAULT_CONFIRM, operationById } from "./operations.ts";

export const REPOSITORY = { id: 12, private: true, archived: false, open_issues_count: 3, open_pr_counter: 1 };

export interface Given {
  settings?: Partial<ConfirmationSettings>;
  call?: Partial<ConfirmationCall>;
}

export function given({ settings, call }: Given = {}) {
  const clock = { now: Date.UTC(2026, 10, 30, 12) };
  const world: { repository: Json; reads: string[]; failure: GatewayError | null } = {
    repository: REPOSITORY,
    reads: [],
    failure: null,
  };
  const chosen: ConfirmationSettings = {
    confirm: DEFAULT_CONFIRM,
    listed: new Set(),
    confirmFallback: "token",
    elicitation: true,
    ...settings,
  };
  const base: ConfirmationCall = {
    operation: operationById("repoDelete"),
    args: { owner: "acme", repo: "web" },
    token: undefined,
    caller: "caller-1",
    canAsk: true,
    answers: {},
    instance: "https://gitea.test",
    identity: "token-1",
    async read(operationId) {
      world.reads.push(operationId);
      if (world.failure !== null) throw world.failure;
      return world.repository;
    },
    ...call,
  };
  const confirmations = createConfirmations(chosen, () => clock.now);
  return {
    clock,
    world,
    confirmations,
    restart: () => createConfirmations(chosen, () => clock.now),
    confirm: (change: Partial<ConfirmationCall> = {}, by: Confirmations = confirmations) =>
      by.confirm({ ...base, ...change }),
  };
}

export async function refusal(attempt: Promise<ConfirmationOutcome>): Promise<GatewayError> {
  const outcome = await attempt.catch((error: unknown) => error);
  if (outcome instanceof GatewayError) return outcome;
  throw new Error(`not refused: ${JSON.stringify(outcome)}`);
}

export function asked(outcome: ConfirmationOutcome) {
  if (outcome.kind !== "ask") throw new Error("did not ask");
  return outcome.ask;
}

export function answer(outcome: ConfirmationOutcome, action: "accept" | "decline" | "cancel"): Answers {
  return { [asked(outcome).key]: { action } };
}

export async function tokenOf(attempt: Promise<ConfirmationOutcome>): Promise<string> {
  return String((await refusal(attempt)).fields.confirmation_token);
}
