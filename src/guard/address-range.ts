/** Where an IP address leads (IANA special-purpose registries, by ipaddr.js), and which names never lead outside. */
import ipaddr from "ipaddr.js";
import type { HostAddress } from "./address.ts";

/** Azure's metadata and wire server stands in a public range. */
const METADATA = new Set(["168.63.129.16"]);
/** What the Internet hands out today (RFC 4291 section 2.4): everything else is special, whatever its name. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];
/** RFC 6052; its local twin 64:ff9b:1::/48 (RFC 8215) is private by definition. */
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("64:ff9b::"), 96];
const MAPPED: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("::ffff:0:0"), 96];

const PLACES: Record<string, string> = {
  loopback: "to the machine itself",
  unspecified: "to the machine itself",
  linkLocal: "into the local link, where cloud metadata is served",
  private: "into a private network",
  uniqueLocal: "into a private network",
  carrierGradeNat: "into a private network",
  deprecatedSiteLocal: "into a private network",
  multicast: "to many machines at once",
  broadcast: "to many machines at once",
};

/** Null for a public address; else where it leads, in words that follow "leads". */
export function placeOf(address: HostAddress): string | null {
  const inner = embedded(address);
  if (inner !== null) return placeOf(inner);
  if (METADATA.has(address.toString())) return "to a cloud metadata service";
  const range = address.range();
  if (range !== "unicast") return PLACES[range] ?? "into a reserved range";
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)) return "into a reserved range";
  return null;
}

/** The IPv4 address that an IPv4-mapped or NAT64 address stands for. 6to4, Teredo and the like are refused whole. */
function embedded(address: HostAddress): ipaddr.IPv4 | null {
  if (!(address instanceof ipaddr.IPv6) || !(address.match(NAT64) || address.match(MAPPED))) return null;
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

/** Plain form for comparing with networks: a mapped address is the IPv4 address it stands for. */
export function plainAddress(address: HostAddress): HostAddress {
  return embedded(address) ?? address;
}

/** RFC 6761, 6762, 8375 and ICANN's `internal`; and what people call their inner networks. */
const INNER_SUFFIXES = [
  "localhost",
  "localdomain",
  "local",
  "internal",
  "home.arpa",
  "lan",
  "intranet",
  "corp",
  "private",
];

/** Names without a dot are completed by the search domains of whoever looks them up. */
export function isInnerName(host: string): boolean {
  return !host.includes(".") || INNER_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`));
}
