/**
 * Whether a call may run, has to be asked about, or is refused (seed 000 "The confirmation, honestly"; ADR 0008).
 *
 * Owns: the decision and its binding to the exact effect. Does not own: the dialog (src/mcp), the reads and the call
 * itself (src/gateway.ts).
 */
import type { ConfirmationClass, Json, JsonObject, Operation } from "../../generated/contract.ts";
import type { Answers, Ask } from "../call.ts";
import { GatewayError } from "../errors.ts";
import { canonicalDigest } from "./canonical.ts";
import { identityOf, isAlreadySo, type ReadFact, readFacts } from "./confirmation-facts.ts";
import { describeEffects, questionText } from "./confirmation-question.ts";
import { type ConfirmationChoices, confirmationNeeded, withoutWhatIsSo } from "./confirmation-rules.ts";
import { createPendingStore, type PendingStore } from "./pending.ts";

export interface ConfirmationSettings extends ConfirmationChoices {
  /** CONFIRM_FALLBACK: what happens when nobody can be asked. */
  confirmFallback: "token" | "refuse";
  /** ELICITATION. */
  elicitation: boolean;
}

/** One call, after its arguments were checked and before anything of it was sent. */
export interface ConfirmationCall {
  operation: Pick<Operation, "id" | "tool" | "method" | "path" | "readOnly" | "confirmation" | "confirmationFacts">;
  /** Everything that will be sent, in the form it will be sent; without `confirmation_token`. */
  args: JsonObject;
  /** The argument `confirmation_token` as given. */
  token: Json | undefined;
  caller: string;
  canAsk: boolean;
  answers: Answers;
  /** Gitea's address and whom the call acts as there (stable for the same credential and sudo); only compared. */
  instance: string;
  identity: string;
  read: ReadFact;
}

export type ConfirmationOutcome =
  /** `by` is null when nothing had to be asked. */
  | { kind: "go"; by: "elicitation" | "token" | null; classes: ConfirmationClass[] }
  | { kind: "ask"; ask: Ask; classes: ConfirmationClass[] };

export interface Confirmations {
  /**
   * Run the call at once after `go`: what was confirmed is the object as it was read for this answer.
   * @throws GatewayError confirmation_required (with `confirmation_token` and `expires_at` where the second way is
   * open), confirmation_declined, confirmation_invalid, or the failure of a read that the call itself would meet.
   */
  confirm(call: ConfirmationCall): Promise<ConfirmationOutcome>;
}

const KEY_PREFIX = "confirm-";

/** `now` gives ms since 1970. */
export function createConfirmations(
  settings: ConfirmationSettings,
  now: () => number,
  pending: PendingStore = createPendingStore(now),
): Confirmations {
  return {
    async confirm(call) {
      const needed = confirmationNeeded(call.operation, call.args, settings);
      if (needed === null) return { kind: "go", by: null, classes: [] };
      const facts = await readFacts(call.operation, call.args, call.read);
      const open = withoutWhatIsSo(needed, (state) => isAlreadySo(facts, state));
      if (open === null) return { kind: "go", by: null, classes: [] };
      const { classes } = open;
      const digest = canonicalDigest({
        instance: call.instance,
        identity: call.identity,
        operation: call.operation.id,
        arguments: call.args,
        objects: identityOf(facts),
        // What was moot at the question and is not any more was not confirmed.
        effects: open.effects,
      });

      if (call.token !== undefined) {
        const fits = typeof call.token === "string" && pending.redeem(call.token, "token", call.caller, digest);
        if (!fits) throw invalidToken();
        return { kind: "go", by: "token", classes };
      }
      const effects = describeEffects(open, facts, call.args);
      if (settings.elicitation && call.canAsk) {
        const asked = answered(call, digest, pending);
        if (asked === "yes") return { kind: "go", by: "elicitation", classes };
        const { secret } = pending.issue("answer", call.caller, digest);
        const ask: Ask = {
          key: `${KEY_PREFIX}${digest}-${secret}`,
          message: questionText(call.operation, effects, asked === "changed"),
          requestedSchema: { type: "object", properties: {} },
        };
        return { kind: "ask", ask, classes };
      }
      throw required(effects, settings, () => pending.issue("token", call.caller, digest));
    },
  };
}

/**
 * What the person said to the question about this very effect. An accepted answer counts once.
 * @throws GatewayError confirmation_declined
 */
function answered(call: ConfirmationCall, digest: string, pending: PendingStore): "yes" | "changed" | "nothing" {
  const ours = Object.entries(call.answers).filter(([key]) => key.startsWith(KEY_PREFIX));
  const prefix = `${KEY_PREFIX}${digest}-`;
  let accepted = false;
  for (const [key, answer] of ours) {
    if (!key.startsWith(prefix)) continue;
    // A no uses the question up as well: a later yes needs a question of its own.
    const redeemed = pending.redeem(key.slice(prefix.length), "answer", call.caller, digest);
    if (answer.action !== "accept") throw declined(answer.action);
    accepted ||= redeemed;
  }
  if (accepted) return "yes";
  return ours.some(([key]) => !key.startsWith(prefix)) ? "changed" : "nothing";
}

function declined(action: "decline" | "cancel"): GatewayError {
  return new GatewayError(
    "confirmation_declined",
    action === "decline"
      ? "The person was asked and said no. Nothing was changed."
      : "The person was asked and closed the question or did not answer. That counts as no; nothing was changed.",
    { hint: "Do not repeat the call unless the person asks for it." },
  );
}

function invalidToken(): GatewayError {
  return new GatewayError(
    "confirmation_invalid",
    "confirmation_token does not confirm this call: it is unknown, used, older than five minutes, from before a restart, or was issued for other arguments or another state of what the call touches. Nothing was changed.",
    { hint: "Leave confirmation_token out to start anew." },
  );
}

/** Says which of the two reasons applied, and what a token proves. */
function required(
  effects: string,
  settings: ConfirmationSettings,
  issue: () => { secret: string; expiresAt: number },
): GatewayError {
  const reason = settings.elicitation
    ? "this client cannot show a question to the person"
    : "the operator has switched questions off (ELICITATION=false)";
  const refused = `${effects} It needs a confirmation first, and nobody was asked, because ${reason}. Nothing was changed.`;
  if (settings.confirmFallback === "refuse") {
    return new GatewayError("confirmation_required", refused, {
      hint: "There is no other way to confirm it here (CONFIRM_FALLBACK=refuse): a person has to do it in Gitea, or the operator has to change the settings.",
    });
  }
  const { secret, expiresAt } = issue();
  return new GatewayError(
    "confirmation_required",
    `${refused} The same call with the argument confirmation_token runs, once. That proves only that the call was made twice with the same arguments, and nothing more: no person has approved it by that.`,
    {
      hint: "Tell the person what the call does. Repeat it with confirmation_token only if they want it.",
      fields: { confirmation_token: secret, expires_at: new Date(expiresAt).toISOString() },
    },
  );
}
