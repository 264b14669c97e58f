/**
 * Addresses in arguments that make Gitea connect (spec/outbound.yaml, ADR 0009).
 *
 * Owns: the check before anything is sent. Does not own: the connection. Gitea resolves the name again by itself, later
 * and maybe often, and a server may redirect it: the note on an accepted call says so. What holds there is Gitea's own
 * ALLOWED_HOST_LIST and EGRESS_MODE.
 */
import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import type { JsonObject, Operation, OutboundArgument } from "../../generated/contract.ts";
import { allHold, argumentValues } from "../condition.ts";
import { GatewayError } from "../errors.ts";
import { type AddressProblem, type HostAddress, type OutboundAddress, parseOutboundAddress } from "./address.ts";
import { isInnerName, placeOf } from "./address-range.ts";
import type { OutboundAllow } from "./outbound-allow.ts";

/** All addresses of a host name. @throws anything when there are none. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

export interface OutboundGuard {
  /**
   * `args` are the checked arguments.
   * @returns notes for the answer, one for each address that was looked up.
   * @throws GatewayError outbound_refused with field `argument`.
   */
  check(operation: Pick<Operation, "outbound">, args: JsonObject): Promise<string[]>;
}

const RESOLVE_TIMEOUT_MS = 5000;

const resolveHost: ResolveHost = async (host) =>
  (await lookup(host, { all: true, order: "verbatim" })).map((entry) => entry.address);

/**
 * `resolve` is called twice for each name, for one name at a time; one that does not answer within `timeoutMs`, waiting
 * for its turn included, resolves to nothing.
 */
export function createOutboundGuard(
  allow: OutboundAllow,
  resolve: ResolveHost = resolveHost,
  timeoutMs: number = RESOLVE_TIMEOUT_MS,
): OutboundGuard {
  const lookUp = createLookUp(resolve, timeoutMs);
  return {
    async check(operation, args) {
      const notes: string[] = [];
      for (const rule of operation.outbound) {
        if (!allHold(rule.when, args)) continue;
        for (const value of argumentValues(args, rule.argument)) {
          if (value === "" || value === null) continue;
          if (typeof value !== "string") {
            throw refuse(rule, { problem: "is no text", remedy: "Give one address." });
          }
          const address = parseOutboundAddress(value, rule);
          const problem = "problem" in address ? address : await judge(address, allow, lookUp);
          if (problem !== null) throw refuse(rule, problem);
          notes.push(acceptedNote(rule));
        }
      }
      return [...new Set(notes)];
    },
  };
}

/** Null for an address that Gitea may open. */
async function judge(address: OutboundAddress, allow: OutboundAllow, lookUp: LookUp): Promise<AddressProblem | null> {
  if (allow.names(address)) return null;
  if (address.literal !== null) return judgeAll([address.literal], allow, false);
  const looks: HostAddress[][] = [];
  // A name whose owner answers differently each time is caught here when it does so at once.
  for (let look = 0; look < 2; look++) {
    const found = await lookUp(address.host);
    if (found === null) {
      return { problem: "has a host that cannot be resolved", remedy: ASK_OPERATOR };
    }
    const problem = judgeAll(found, allow, isInnerName(address.host));
    if (problem !== null) return problem;
    looks.push(found);
  }
  const [first = [], second = []] = looks.map((found) => found.map(String));
  if (!second.some((found) => first.includes(found))) {
    return { problem: "has a host that resolves differently each time", remedy: `Try again later. ${ASK_OPERATOR}` };
  }
  return null;
}

const ASK_OPERATOR = "The operator can let it through with OUTBOUND_ALLOW.";

function judgeAll(addresses: readonly HostAddress[], allow: OutboundAllow, inner: boolean): AddressProblem | null {
  for (const address of addresses) {
    if (allow.holds(address)) continue;
    const place = placeOf(address) ?? (inner ? "into an inner network by its name" : null);
    if (place !== null) return { problem: `leads ${place}`, remedy: ASK_OPERATOR };
  }
  return null;
}

/** Null when there is no usable answer in time. */
type LookUp = (host: string) => Promise<HostAddress[] | null>;

/**
 * One look-up at a time: Node runs two at once and cannot end one that hangs, so names chosen to hang would else take
 * the way to Gitea's own name from everybody.
 */
function createLookUp(resolve: ResolveHost, timeoutMs: number): LookUp {
  let last: Promise<unknown> = Promise.resolve();
  return async (host) => {
    const { promise: late, resolve: giveUp } = Promise.withResolvers<null>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      giveUp(null);
    }, timeoutMs);
    const turn = last.then(() => (isLate ? null : resolve(host))).catch(() => null);
    last = turn;
    try {
      const found = await Promise.race([turn, late]);
      if (found === null || found.length === 0 || !found.every((text) => ipaddr.isValid(text))) return null;
      return found.map((text) => ipaddr.parse(text));
    } finally {
      clearTimeout(timer);
    }
  };
}

function refuse(rule: OutboundArgument, { problem, remedy }: AddressProblem): GatewayError {
  return new GatewayError("outbound_refused", `${rule.argument} ${problem}. Nothing was sent to Gitea.`, {
    hint: remedy,
    fields: { argument: rule.argument },
  });
}

function acceptedNote(rule: OutboundArgument): string {
  return `${rule.argument} was checked before the call. Gitea resolves its host again by itself each time it connects: a name whose answer changes, or a redirect there, can still lead elsewhere, and only Gitea's own settings (ALLOWED_HOST_LIST, EGRESS_MODE) hold then.`;
}
