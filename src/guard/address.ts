/**
 * An address that Gitea is to open, taken apart so strictly that every URL parser on the way (ours, Go's, git's) sees the
 * same host. What only some of them would accept is refused: blanks, backslashes, `http:/host`, names in other scripts,
 * percent signs in the host, numbers that are an IP address to some and a name to others.
 */
import ipaddr from "ipaddr.js";

export type HostAddress = ipaddr.IPv4 | ipaddr.IPv6;

export interface OutboundAddress {
  scheme: string;
  /** Lower case, without brackets and without a dot at the end. */
  host: string;
  /** The host when it is an IP address. */
  literal: HostAddress | null;
  port: number;
}

/** What is wrong, as the end of the sentence "<argument> ..."; never a piece of the address. */
export interface AddressProblem {
  problem: string;
  remedy: string;
}

const LONGEST_ADDRESS = 4096;
const DEFAULT_PORTS: Record<string, number> = { http: 80, https: 443, git: 9418, ssh: 22 };

/** RFC 3986 characters only: no blanks, controls, quotes, backslashes, and nothing outside ASCII. */
const URL_CHARACTERS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/;
const PARTS = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(#?)/i;
const AUTHORITY = /^(?:([^@]*)@)?(\[[0-9a-f:.]+\]|[\w.-]+)(?::(\d*))?$/i;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** `schemes` in lower case. */
export function parseOutboundAddress(
  text: string,
  rule: { schemes: readonly string[]; credentials: boolean },
): OutboundAddress | AddressProblem {
  const schemes = rule.schemes.map((scheme) => `${scheme}://`).join(", ");
  if (text.length > LONGEST_ADDRESS) {
    return { problem: `is longer than ${LONGEST_ADDRESS} characters`, remedy: "Give the plain address." };
  }
  if (!URL_CHARACTERS.test(text)) {
    return {
      problem: "holds a blank, a control character, or a character that no URL may hold",
      remedy: "Percent-encode it in the path; write a host name of another script in its xn-- form.",
    };
  }
  const [, scheme = "", authority = "", hash = ""] = PARTS.exec(text) ?? [];
  if (!rule.schemes.includes(scheme.toLowerCase())) {
    return { problem: "is no address of a kind that is allowed here", remedy: `Start it with ${schemes}.` };
  }
  // Some readers take `http://a#@b` for b.
  if (hash !== "") return { problem: "has a `#` right behind its host", remedy: "Leave out the `#` and what follows." };
  const [whole, userinfo, name = "", digits] = AUTHORITY.exec(authority) ?? [];
  if (whole === undefined) return { problem: "has no host that can be read", remedy: "Check the address." };
  if (userinfo !== undefined && !rule.credentials) {
    return {
      problem: "carries a user name or password",
      remedy: "Give credentials in the fields that are made for them.",
    };
  }
  const port = digits === undefined || digits === "" ? DEFAULT_PORTS[scheme.toLowerCase()] : portOf(digits);
  if (port === undefined) return { problem: "has no port between 1 and 65535", remedy: "Check the port." };
  const host = hostOf(name);
  return "problem" in host ? host : { scheme: scheme.toLowerCase(), ...host, port };
}

/** Undefined for what is no port; a leading zero is read as octal by some. */
export function portOf(digits: string): number | undefined {
  const port = /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

/** `name` is a host name, an IPv4 address, or an IPv6 address in brackets. */
export function hostOf(name: string): Pick<OutboundAddress, "host" | "literal"> | AddressProblem {
  if (name.startsWith("[")) {
    // By the web's parser first: ipaddr.js takes ::1.2.3.4 for ::ffff:1.2.3.4.
    const url = URL.parse(`http://${name}/`);
    if (url === null) return { problem: "has no host that can be read", remedy: "Check the address." };
    const literal = ipaddr.IPv6.parse(url.hostname.slice(1, -1));
    return { host: literal.toString(), literal };
  }
  const host = name.toLowerCase().replace(/\.$/, "");
  const labels = host.split(".");
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? "")) {
    if (!ipaddr.IPv4.isValidFourPartDecimal(host) || labels.some((label) => /^0\d/.test(label))) {
      return {
        problem: "has a host that is a number or an unusual form of an IP address",
        remedy: "Write an IP address as four decimal numbers, or give a host name.",
      };
    }
    return { host, literal: ipaddr.IPv4.parse(host) };
  }
  if (host.length > 253 || !labels.every((label) => LABEL.test(label))) {
    return { problem: "has no host that can be read", remedy: "Check the address." };
  }
  return { host, literal: null };
}
