import { describe, expect, test } from "vitest";
import { maskText } from "../../src/guard/masking.ts";
import { fill, HOSTILE_PARTS, leastTime, PLAIN_TEXT } from "./hostile.ts";

/** Samples are put together here so that no scanner takes this file for a leak. */
const filler = (length: number, alphabet = "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zC") =>
  Array.from({ length }, (_, at) => alphabet[(at * 7 + 3) % alphabet.length]).join("");
const hex = (length: number) => filler(length, "0123456789abcdef");

describe("case 21: what looks like a secret is shortened", () => {
  const ghp = `ghp_${filler(32)}x4f2`;
  const jwt = `eyJ${filler(20)}.eyJ${filler(40)}.${filler(39)}Zz09`;
  const pem = (label: string) =>
    `-----BEGIN ${label}-----\n${filler(64)}\n${filler(64)}\n${filler(20)}==\n-----END ${label}-----`;
  const cases: [string, { given: string; want: string }][] = [
    ["GitHub", { given: `token is ${ghp}, ok`, want: "token is ghp_…x4f2, ok" }],
    ["GitHub, fine-grained", { given: `github_pat_${filler(40)}`, want: `github_pat_…${filler(40).slice(-4)}` }],
    ["GitLab", { given: `glpat-${filler(16)}abcd`, want: "glpat-…abcd" }],
    ["Gitea OAuth2 client secret", { given: `gto_${filler(48, "abcdefgh234567")}wxyz`, want: "gto_…wxyz" }],
    ["Gitea deploy token", { given: `gdt_${filler(39)}abcd`, want: "gdt_…abcd" }],
    ["AWS key id", { given: "id=AKIAIOSFODNN7EXAMPLE;", want: "id=AKIA…LE;" }],
    ["Google", { given: `AIza${filler(31)}abcd`, want: "AIza…abcd" }],
    ["Slack", { given: `xoxb-123456789012-${filler(20)}abcd`, want: "xoxb-…abcd" }],
    ["Stripe", { given: `sk_live_${filler(20)}abcd`, want: "sk_live_…abcd" }],
    ["npm", { given: `npm_${filler(32)}abcd`, want: "npm_…abcd" }],
    ["PyPI", { given: `pypi-AgEIcHlwaS5vcmc${filler(40)}abcd`, want: "pypi-…abcd" }],
    ["OpenAI", { given: `sk-proj-${filler(40)}abcd`, want: "sk-proj-…abcd" }],
    ["OpenAI, older", { given: `sk-${filler(44)}abcd`, want: "sk-…abcd" }],
    ["Anthropic", { given: `sk-ant-api03-${filler(89)}abcd`, want: "sk-ant-…abcd" }],
    ["SendGrid", { given: `SG.${filler(22)}.${filler(39)}abcd`, want: "SG.…abcd" }],
    ["Twilio", { given: `SK${hex(28)}abcd`, want: `SK${hex(1)}…abcd` }],
    ["Telegram", { given: `bot 123456789:AA${filler(33)}`, want: `bot 1234…${filler(33).slice(-4)}` }],
    ["DigitalOcean", { given: `dop_v1_${hex(60)}abcd`, want: "dop_v1_…abcd" }],
    ["Hugging Face", { given: `hf_${filler(30)}abcd`, want: "hf_…abcd" }],
    ["Azure storage", { given: `AccountKey=${filler(82)}abcd==;`, want: "AccountKey=…cd==;" }],
    [
      "signed address",
      { given: "GET /zip/raw?sig=8d_tRxl4uxZL-QFxTVsl70lHMgTE&expires=1", want: "GET /zip/raw?sig=…MgTE&expires=1" },
    ],
    [
      "Slack webhook",
      { given: `https://hooks.slack.com/services/T00/B00/${filler(20)}abcd`, want: "https://hooks.slack.com/…abcd" },
    ],
    [
      "Discord webhook",
      { given: `https://discord.com/api/webhooks/12345/${filler(60)}abcd`, want: "https://discord.com/api/…abcd" },
    ],
    ["JWT", { given: `jwt ${jwt} end`, want: "jwt eyJ…Zz09 end" }],
    ["private key", { given: `a\n${pem("RSA PRIVATE KEY")}\nb`, want: "a\n-----BEGIN…KEY-----\nb" }],
    ["OpenSSH key", { given: pem("OPENSSH PRIVATE KEY"), want: "-----BEGIN…KEY-----" }],
    ["PGP key", { given: pem("PGP PRIVATE KEY BLOCK"), want: "-----BEGIN…KEY-----" }],
    [
      "private key with escaped line ends",
      { given: `{"k":"${pem("PRIVATE KEY").replaceAll("\n", "\\n")}"}`, want: '{"k":"-----BEGIN…KEY-----"}' },
    ],
    [
      "private key without its end",
      { given: `${pem("EC PRIVATE KEY").split("-----END")[0]}`, want: "-----BEGIN…KEY-----\n" },
    ],
    [
      "private key header alone",
      { given: "see -----BEGIN RSA PRIVATE KEY----- here", want: "see -----BEGIN…KEY----- here" },
    ],
    [
      "password in an address",
      { given: "git clone https://bob:hunter2hunter2@git.test/o/r", want: "git clone https://bob:hu…r2@git.test/o/r" },
    ],
    ["short password in an address", { given: "postgres://u:pw1@db/x", want: "postgres://u:…@db/x" }],
    ["password assignment", { given: "password: hunter2hunter2", want: "password: hu…r2" }],
    [
      "quoted",
      {
        given: `const API_KEY = "${filler(24)}";`,
        want: `const API_KEY = "${filler(24).slice(0, 4)}…${filler(24).slice(-4)}";`,
      },
    ],
    ["JSON in a text", { given: '{"client_secret":"s3cr3t-value-1"}', want: '{"client_secret":"s3…-1"}' }],
    ["JSON in JSON", { given: '{\\"password\\":\\"hunter2hunter2\\"}', want: '{\\"password\\":\\"hu…r2\\"}' }],
    ["environment", { given: "export DB_PASSWORD=hunter2hunter2", want: "export DB_PASSWORD=hu…r2" }],
    ["query", { given: "/x?access_token=abc123def456ghi&y=1", want: "/x?access_token=ab…hi&y=1" }],
    ["dots inside", { given: "token=abcd1234.efgh5678", want: "token=ab…78" }],
    ["flag", { given: "login --password hunter2hunter2", want: "login --password hu…r2" }],
    [
      "header",
      {
        given: `Authorization: Bearer ${filler(30)}`,
        want: `Authorization: Bearer ${filler(30).slice(0, 4)}…${filler(30).slice(-4)}`,
      },
    ],
    [
      "a Gitea token in a header",
      {
        given: `authorization: token ${hex(40)}`,
        want: `authorization: token ${hex(40).slice(0, 4)}…${hex(40).slice(-4)}`,
      },
    ],
    ["two in one line", { given: `${ghp} ${ghp}`, want: "ghp_…x4f2 ghp_…x4f2" }],
    ["a known shape in an assignment keeps its shape", { given: `TOKEN=${ghp}`, want: "TOKEN=ghp_…x4f2" }],
  ];
  test.each(cases)("%s", (_, { given, want }) => {
    expect(maskText(given).text).toBe(want);
    expect(maskText(want), "masking again changes nothing").toEqual({ text: want, masked: 0 });
  });

  test("counts", () => {
    expect(maskText(`${ghp} and ${jwt}`).masked).toBe(2);
  });
});

describe("case 21: what is no secret stays", () => {
  test.each([
    ["commit id", hex(40)],
    ["SHA-256 commit id", hex(64)],
    ["blob id in a line", `index ${hex(40)}..${hex(40)} 100644`],
    ["UUID", "123e4567-e89b-12d3-a456-426614174000"],
    ["checksum", `sha256:${hex(64)}`],
    ["integrity", `"integrity": "sha512-${filler(86)}=="`],
    ["key fingerprint", "SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8"],
    ["base64 image", `data:image/png;base64,${Buffer.from(filler(3_000)).toString("base64")}`],
    ["public key", `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${filler(43)} bob@host`],
    ["certificate", "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----"],
    ["public key header", "-----BEGIN PUBLIC KEY-----"],
    ["workflow expression", "token: \u0024{{ secrets.GITEA_TOKEN_2 }}"],
    ["shell variable", "password=$DB_PASSWORD_1"],
    ["braced variable", 'token: "\u0024{TOKEN_1:-none}"'],
    ["template", "password: '{{ vault_password_1 }}'"],
    ["type", "password: string; token: Uint8Array; secret: varchar255"],
    ["code", "token = config.auth.token2; secret = getSecret2(name)"],
    ["code with optional members", "token = request._meta?.progressToken; secret: Schema$1"],
    ["references", "password: '#/components/schemas/password' Lock-Token: urn:uuid:a515cfa4-5da4-22e1"],
    ["call", "password = prompt_user_1(text)"],
    ["prose", "The token: required. A secret is a password, see token_endpoint."],
    ["address", "token_url: https://git.test/oauth2/token1"],
    ["path", "password_file: x\nsecret: /run/secrets/db1"],
    ["count", "max_tokens: 128000000, token: 12345678"],
    ["stars", "password: ********1"],
    ["class name", "sk-cube-grid sk-folding-cube-with-a-long-name"],
    ["host with a port and a mail address", "http://127.0.0.1:3000/x bob@example.test"],
    ["variable in an address", "https://user:$TOKEN@git.test/r https://user:\u0024{TOKEN}@git.test/r"],
    ["challenge for a GPG key", `Provide a valid signature for the token: ${hex(64)}`],
    ["package name", "npm_config_registry, hf_hub_download, sk_test_ and ghp_short"],
    ["words with a prefix in them", "task-force desk-ant disk-proj-abc"],
    ["already redacted", "password: [REDACTED] https://u:[REDACTED]@h/"],
  ])("%s", (_, given) => {
    expect(maskText(given)).toEqual({ text: given, masked: 0 });
  });

  test("short shapes inside a long base64 text are chance", () => {
    const content = `${filler(200)}/AKIAIOSFODNN7EXAMPLE/${filler(200)}`;
    expect(maskText(content).masked).toBe(0);
  });
});

describe("linear time on hostile input", () => {
  // The clock of a busy machine is not exact; a search that goes back would take thousands of times as long.
  // `make bench` prints the exact worst ratio at 1 MiB, whose goal is 10.
  const most = 60;
  const plain = Math.max(leastTime(fill(PLAIN_TEXT, 1 << 18)), 1);
  test.each(HOSTILE_PARTS)("%j", (part) => {
    expect(leastTime(fill(part, 1 << 18))).toBeLessThan(plain * most);
    expect(leastTime(`${fill(part, 1 << 18)}\u00b7`)).toBeLessThan(plain * most);
    expect(leastTime(`password: ://-----BEGIN PRIVATE KEY-----${fill(part, 1 << 18)}`)).toBeLessThan(plain * most);
  });
});
