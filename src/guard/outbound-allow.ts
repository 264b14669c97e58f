/** OUTBOUND_ALLOW: hosts (`ci.internal`, `*.corp.example`, `host:port`, `[::1]:3000`) and networks (`10.1.0.0/16`). */
import ipaddr from "ipaddr.js";
import { type HostAddress, hostOf, type OutboundAddress, portOf } from "./address.ts";
import { plainAddress } from "./address-range.ts";

export interface OutboundAllow {
  /** Whether this host on this port was named by the operator; it is then not looked up. */
  names(address: Pick<OutboundAddress, "host" | "port">): boolean;
  /** Whether a network of the operator holds the address. */
  holds(address: HostAddress): boolean;
}

/** One item that cannot be read; stops the start. */
export interface OutboundAllowProblem {
  variable: string;
  problem: string;
  remedy: string;
}

interface HostEntry {
  /** Without the `*.`. */
  host: string;
  literal: HostAddress | null;
  below: boolean;
  port: number | null;
}

type Network = [HostAddress, number];

/** @returns the list and every item that is neither a host nor a network. */
export function parseOutboundAllow(items: readonly string[]): {
  allow: OutboundAllow;
  problems: OutboundAllowProblem[];
} {
  const hosts: HostEntry[] = [];
  const networks: Network[] = [];
  const problems: OutboundAllowProblem[] = [];
  for (const item of items) {
    const network = networkOf(item);
    const host = network === null ? hostEntryOf(item) : null;
    if (network !== null) networks.push(network);
    else if (host !== null) {
      hosts.push(host);
      // A bare IP address is meant for whatever name leads there, too.
      if (host.literal !== null && host.port === null)
        networks.push([host.literal, host.literal.kind() === "ipv4" ? 32 : 128]);
    } else {
      problems.push({
        variable: "OUTBOUND_ALLOW",
        problem: "has an item that is neither a host nor a network",
        remedy: "Use forms like ci.internal, *.corp.example, ci.internal:3000, 10.1.2.3, [fd00::1]:3000, 10.1.0.0/16.",
      });
    }
  }
  return {
    problems,
    allow: {
      names: ({ host, port }) =>
        hosts.some(
          (entry) =>
            (entry.port === null || entry.port === port) &&
            (entry.below ? host.endsWith(`.${entry.host}`) : host === entry.host),
        ),
      holds(address) {
        const plain = plainAddress(address);
        return networks.some(([base, bits]) => base.kind() === plain.kind() && plain.match(base, bits));
      },
    },
  };
}

function networkOf(item: string): Network | null {
  if (!ipaddr.isValidCIDR(item)) return null;
  const [base, bits] = ipaddr.parseCIDR(item);
  // 0127.0.0.1/8 is octal to this parser and decimal to a reader.
  return base.kind() === "ipv4" && !/^(?:(?:0|[1-9]\d{0,2})[./]){4}/.test(item) ? null : [base, bits];
}

function hostEntryOf(item: string): HostEntry | null {
  // An IPv6 address may stand without brackets when no port follows.
  if (item.includes(":") && ipaddr.IPv6.isValid(item)) return hostEntryOf(`[${item}]`);
  const [, star, name = "", digits] = /^(\*\.)?(\[[0-9a-f:.]+\]|[\w.-]+)(?::(\d+))?$/i.exec(item) ?? [];
  const port = digits === undefined ? null : portOf(digits);
  if (name === "" || port === undefined) return null;
  const host = hostOf(name);
  if ("problem" in host || (star !== undefined && host.literal !== null)) return null;
  return { ...host, below: star !== undefined, port };
}
