import fc from "fast-check";
import ipaddr from "ipaddr.js";
import { describe, expect, test } from "vitest";
import { parseOutboundAddress } from "../../src/guard/address.ts";
import { isInnerName, placeOf } from "../../src/guard/address-range.ts";

const WEB = { schemes: ["http", "https"], credentials: false };
const ALL = { schemes: ["http", "https", "git"], credentials: true };

const READ: [string, { given: string; want: [string, string, number] }][] = [
  ["plain", { given: "https://example.com/a/b.git?x=y#z", want: ["https", "example.com", 443] }],
  ["upper case", { given: "HTTP://Example.COM", want: ["http", "example.com", 80] }],
  ["a port", { given: "http://example.com:8080/", want: ["http", "example.com", 8080] }],
  ["an empty port", { given: "http://example.com:/", want: ["http", "example.com", 80] }],
  ["a dot at the end", { given: "http://localhost./", want: ["http", "localhost", 80] }],
  ["git has a port of its own", { given: "git://example.com/x", want: ["git", "example.com", 9418] }],
  [
    "credentials where the field allows them",
    { given: "https://a:b@example.com/", want: ["https", "example.com", 443] },
  ],
  ["an IPv4 address", { given: "http://127.0.0.1:3000/", want: ["http", "127.0.0.1", 3000] }],
  ["an IPv6 address", { given: "http://[::FFFF:7f00:1]/", want: ["http", "::ffff:7f00:1", 80] }],
  ["a host at the very end", { given: "http://example.com?x", want: ["http", "example.com", 80] }],
];

test.each(READ)("reads an address: %s", (_, { given, want }) => {
  const address = parseOutboundAddress(given, ALL);
  expect("problem" in address ? address : [address.scheme, address.host, address.port]).toEqual(want);
});

const KIND = "is no address of a kind that is allowed here";
const NUMBER = "has a host that is a number or an unusual form of an IP address";
const HOST = "has no host that can be read";
const CHARACTER = "holds a blank, a control character, or a character that no URL may hold";
const LOGIN = "carries a user name or password";

const REFUSED: [string, { given: string; want: string }][] = [
  ["ssh", { given: "ssh://git@example.com/x", want: KIND }],
  ["the short form of ssh", { given: "git@example.com:x/y.git", want: KIND }],
  ["a file", { given: "file:///etc/passwd", want: KIND }],
  ["a path", { given: "/srv/git/x.git", want: KIND }],
  ["git where only the web is allowed", { given: "git://example.com/x", want: KIND }],
  ["a scheme of another kind", { given: "gopher://example.com/", want: KIND }],
  ["no scheme", { given: "//example.com/", want: KIND }],
  ["one slash", { given: "http:/127.0.0.1/", want: KIND }],
  ["no slash", { given: "http:127.0.0.1/", want: KIND }],
  ["three slashes", { given: "http:///127.0.0.1/", want: HOST }],
  ["a blank in front", { given: " http://example.com", want: CHARACTER }],
  ["a line break", { given: "http://example.com/\r\nHost: x", want: CHARACTER }],
  ["a tab inside, which some parsers drop", { given: "http://exam\tple.com", want: CHARACTER }],
  ["a backslash, which is a slash to some", { given: "http://example.com\\@127.0.0.1/", want: CHARACTER }],
  ["digits in circles", { given: "http://①②⑦.⓪.⓪.①/", want: CHARACTER }],
  ["a full-width dot", { given: "http://127。0。0。1/", want: CHARACTER }],
  ["a soft hyphen", { given: "http://local\u00adhost/", want: CHARACTER }],
  ["a percent sign in the host", { given: "http://127.0.0.%31/", want: HOST }],
  ["a user name", { given: "http://a@example.com/", want: LOGIN }],
  ["a password alone", { given: "http://:b@example.com/", want: LOGIN }],
  ["an empty user name", { given: "http://@example.com/", want: LOGIN }],
  ["two at signs", { given: "http://a@b@127.0.0.1/", want: HOST }],
  ["port 0", { given: "http://example.com:0/", want: "has no port between 1 and 65535" }],
  ["port 65536", { given: "http://example.com:65536/", want: "has no port between 1 and 65535" }],
  ["a port in octal", { given: "http://example.com:0120/", want: "has no port between 1 and 65535" }],
  ["a port of letters", { given: "http://example.com:ssh/", want: HOST }],
  ["two ports", { given: "http://example.com:80:81/", want: HOST }],
  ["an empty label", { given: "http://example..com/", want: HOST }],
  ["only dots", { given: "http://../", want: HOST }],
  ["two dots at the end", { given: "http://localhost../", want: HOST }],
  ["a zone", { given: "http://[fe80::1%25eth0]/", want: HOST }],
  ["brackets left open", { given: "http://[::1/", want: HOST }],
  ["an IPv6 address without brackets", { given: "http://::1/", want: HOST }],
  ["an IPv4 address in brackets", { given: "http://[127.0.0.1]/", want: HOST }],
  ["4,097 characters", { given: `http://example.com/${"a".repeat(4078)}`, want: "is longer than 4096 characters" }],
  ["decimal", { given: "http://2130706433/", want: NUMBER }],
  ["octal", { given: "http://017700000001/", want: NUMBER }],
  ["hex", { given: "http://0x7f000001/", want: NUMBER }],
  ["hex in pieces", { given: "http://0x7f.0x0.0x0.0x1/", want: NUMBER }],
  ["octal in pieces", { given: "http://0177.0.0.1/", want: NUMBER }],
  ["zeros in front", { given: "http://127.000.000.001/", want: NUMBER }],
  ["short", { given: "http://127.1/", want: NUMBER }],
  ["shorter", { given: "http://127.0.1/", want: NUMBER }],
  ["zero", { given: "http://0/", want: NUMBER }],
  ["an empty hex number", { given: "http://0x/", want: NUMBER }],
  ["a dot at the end of a short form", { given: "http://127.1./", want: NUMBER }],
  ["five numbers", { given: "http://127.0.0.0.1/", want: NUMBER }],
  ["a number beyond 255", { given: "http://127.0.0.256/", want: NUMBER }],
];

test.each(REFUSED)("refuses an address: %s", (_, { given, want }) => {
  const address = parseOutboundAddress(given, WEB);
  expect("problem" in address ? address.problem : address).toBe(want);
});

test("what is accepted has the same host for the parser of the web", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "http://",
      "https://",
      "@",
      ":",
      "/",
      "?",
      "#",
      "[",
      "[::8.8.8.8]",
      "[::ffff:1.2.3.4]",
      "]",
      "\\",
      "%",
      ".",
      "..",
      "127",
      "0x7f",
      "1",
      "::1",
      "localhost",
      "example",
      "com",
      "80",
      "\t",
      " ",
      "é",
      "。",
    ),
    fc.string({ maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => `http://${pieces.join("")}`);
  fc.assert(
    fc.property(text, (candidate) => {
      const address = parseOutboundAddress(candidate, { schemes: ["http"], credentials: true });
      if ("problem" in address) return;
      const url = new URL(candidate);
      expect(url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "")).toBe(address.host);
      expect(url.port === "" ? 80 : Number(url.port)).toBe(address.port);
    }),
    { numRuns: 2000 },
  );
});

describe("where an IP address leads", () => {
  const PLACES: [string, string | null][] = [
    ["127.0.0.1", "to the machine itself"],
    ["127.255.255.254", "to the machine itself"],
    ["0.0.0.0", "to the machine itself"],
    ["::1", "to the machine itself"],
    ["::", "to the machine itself"],
    ["::ffff:127.0.0.1", "to the machine itself"],
    ["64:ff9b::7f00:1", "to the machine itself"],
    ["::ffff:169.254.169.254", "into the local link, where cloud metadata is served"],
    ["169.254.169.254", "into the local link, where cloud metadata is served"],
    ["fe80::1", "into the local link, where cloud metadata is served"],
    ["168.63.129.16", "to a cloud metadata service"],
    ["::ffff:168.63.129.16", "to a cloud metadata service"],
    ["10.0.0.1", "into a private network"],
    ["172.16.0.1", "into a private network"],
    ["172.32.0.1", null],
    ["192.168.255.255", "into a private network"],
    ["100.64.0.1", "into a private network"],
    ["100.100.100.200", "into a private network"],
    ["fd00:ec2::254", "into a private network"],
    ["fec0::1", "into a private network"],
    ["64:ff9b::a00:1", "into a private network"],
    ["64:ff9b::808:808", null],
    ["64:ff9b:1::808:808", "into a reserved range"],
    ["::7f00:1", "into a reserved range"],
    ["2002:7f00:1::", "into a reserved range"],
    ["2001:0:4136:e378:8000:63bf:3fff:fdd2", "into a reserved range"],
    ["192.0.0.192", "into a reserved range"],
    ["198.18.0.1", "into a reserved range"],
    ["203.0.113.7", "into a reserved range"],
    ["240.0.0.1", "into a reserved range"],
    ["2001:db8::1", "into a reserved range"],
    ["4000::1", "into a reserved range"],
    ["224.0.0.1", "to many machines at once"],
    ["255.255.255.255", "to many machines at once"],
    ["ff02::1", "to many machines at once"],
    ["8.8.8.8", null],
    ["::ffff:8.8.8.8", null],
    ["2606:4700:4700::1111", null],
  ];
  test.each(PLACES)("%s", (address, want) => {
    expect(placeOf(ipaddr.parse(address))).toBe(want);
  });
});

test.each([
  ["gitea", true],
  ["localhost", true],
  ["api.localhost", true],
  ["metadata.google.internal", true],
  ["redis.default.svc.cluster.local", true],
  ["printer.lan", true],
  ["example.com", false],
  ["internal.example.com", false],
  ["notlocal.example", false],
])("inner name: %s", (host, want) => {
  expect(isInnerName(host)).toBe(want);
});
