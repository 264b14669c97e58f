import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../generated/contract.ts";
import { ERROR_KINDS, type ErrorKind } from "../../src/errors.ts";
import { createAudit } from "../../src/guard/audit.ts";
import { auditFiles, createFileSink } from "../../src/guard/audit-file.ts";
import { type AuditEntry, auditLine, decisionOf } from "../../src/guard/audit-line.ts";
import { riskClasses } from "../../src/guard/confirmation-rules.ts";
import { createRedactor } from "../../src/guard/redaction.ts";
import { sanitize } from "../../src/guard/sanitize.ts";
import { collectSecrets } from "../../src/guard/secret-fields.ts";
import { ENTRIES, fill } from "./operations.ts";

const ENTRY: AuditEntry = {
  requestId: "r-1",
  caller: "c0ffee",
  login: "alice",
  sudo: null,
  tool: "gitea_repo_delete",
  operation: "repoDelete",
  method: "DELETE",
  route: "/repos/{owner}/{repo}",
  classes: ["irreversible"],
  decision: "confirmed:token",
  status: 204,
  bytes: 312,
  milliseconds: 41.6,
  arguments: { owner: "acme", repo: "web" },
};

const asIs = { redact: (value: Json) => value, secretFields: [] };

test("a line says when, who, what, how it was decided, and what came of it", () => {
  expect(auditLine(Date.UTC(2026, 10, 30, 12), ENTRY, { arguments: "off", ...asIs })).toBe(
    '{"time":"2026-11-30T12:00:00.000Z","request_id":"r-1","caller":"c0ffee","login":"alice","sudo":null,"tool":"gitea_repo_delete","operation":"repoDelete","method":"DELETE","route":"/repos/{owner}/{repo}","classes":["irreversible"],"decision":"confirmed:token","status":204,"bytes":312,"ms":42}\n',
  );
});

describe("arguments", () => {
  const ARGUMENTS: JsonObject = {
    owner: "acme",
    index: 7,
    body: {
      title: "short",
      body: "x".repeat(65),
      password: "p4ss",
      data: "tiny",
      content: "QQ==",
      labels: Array.from({ length: 23 }, (_, index) => index),
      token: 123456,
      "odd \u0000 key": true,
      custom: "s",
    },
  };
  const shown = (mode: "names" | "redacted", args = ARGUMENTS) =>
    (
      JSON.parse(
        auditLine(0, { ...ENTRY, arguments: args }, { arguments: mode, ...asIs, secretFields: ["custom"] }),
      ) as JsonObject
    ).arguments;

  test("names", () => {
    expect(shown("names")).toEqual([
      "owner",
      "index",
      "body.title",
      "body.body",
      "body.password",
      "body.data",
      "body.content",
      "body.labels",
      "body.token",
      "body.(other)",
      "body.custom",
    ]);
  });

  test("values, without secrets, contents and long texts", () => {
    expect(shown("redacted")).toEqual({
      owner: "acme",
      index: 7,
      body: {
        title: "short",
        body: { characters: 65 },
        password: "[REDACTED]",
        data: { characters: 4 },
        content: { characters: 4 },
        labels: [...Array.from({ length: 20 }, (_, index) => index), { more_items: 3 }],
        token: "[REDACTED]",
        "(other)": true,
        custom: "[REDACTED]",
      },
    });
  });

  test("contents and secrets in any spelling, and what a workflow is started with", () => {
    const body = { Value: "v", CONTENT: "c", authPassword: "p", Custom: "s", inputs: { key: "k", other: "o" } };
    expect(shown("redacted", { body })).toEqual({
      body: {
        Value: { characters: 1 },
        CONTENT: { characters: 1 },
        authPassword: "[REDACTED]",
        Custom: "[REDACTED]",
        inputs: { entries: 2 },
      },
    });
  });

  test("what is too much is named only", () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`name_${index}`, "y".repeat(60)]));
    expect(shown("redacted", many)).toHaveLength(100);
    let deep: Json = "x";
    for (let level = 0; level < 50; level++) deep = { a: deep };
    expect(JSON.stringify(shown("redacted", { body: deep }))).toBe(
      '{"body":{"a":{"a":{"a":{"a":{"a":{"deeper":true}}}}}}}',
    );
  });
});

describe("decisions", () => {
  const DECISIONS: [ErrorKind, string][] = [
    ["invalid_arguments", "denied:invalid_arguments"],
    ["tool_disabled", "denied:tool_disabled"],
    ["confirmation_required", "denied:confirmation_required"],
    ["confirmation_invalid", "denied:confirmation_invalid"],
    ["confirmation_declined", "declined"],
    ["rate_limited", "denied:rate_limited"],
    ["outbound_refused", "denied:outbound_refused"],
    ["audit_unavailable", "denied:audit_unavailable"],
    ["not_found", "allowed"],
    ["outcome_unknown", "allowed"],
    ["upstream_unreachable", "allowed"],
    ["secret_blocked", "allowed"],
  ];
  test.each(DECISIONS)("%s", (kind, want) => {
    expect(decisionOf({ kind }, "allowed")).toBe(want);
  });

  test("a confirmed call that fails at Gitea was confirmed", () => {
    expect(decisionOf({ kind: "forbidden" }, "confirmed:elicitation")).toBe("confirmed:elicitation");
  });

  test("every kind has a decision of one word", () => {
    for (const kind of Object.keys(ERROR_KINDS) as ErrorKind[]) {
      expect(decisionOf({ kind }, "allowed")).toMatch(/^(allowed|declined|denied:[a-z_]+)$/);
    }
  });
});

test("10,000 audited calls: every line parses, none is lost in rotation, no planted secret stands in any", async () => {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const path = join(folder, "audit.jsonl");
  try {
    // What the gateway holds, what a call's body holds, and what only looks like a secret.
    const held = ["gateway-bearer-5f1c", "0123456789abcdef0123456789abcdef01234567"];
    const looks = [`ghp_${"aZ09".repeat(9)}`, `glpat-${"k9Jm".repeat(5)}`];
    const audit = createAudit({
      sink: createFileSink({ path, maxBytes: 200_000, keep: 1000 }),
      required: true,
      report: () => {},
      now: Date.now,
    });
    const records: Promise<boolean>[] = [];
    for (let call = 0; call < 10_000; call++) {
      const { operation, tool } = ENTRIES[call % ENTRIES.length] ?? (ENTRIES[0] as never);
      const planted = [...held, ...looks][call % 4] ?? "";
      const args = fill(tool.inputSchema, call % 3 === 0 ? `see ${planted} here` : planted) as JsonObject;
      const redactor = createRedactor([...held, ...collectSecrets(operation, args)]);
      const entry: AuditEntry = {
        ...ENTRY,
        requestId: `r-${call}`,
        sudo: call % 5 === 0 ? planted : null,
        tool: tool.name,
        operation: operation.id,
        method: operation.method,
        route: operation.path,
        classes: riskClasses(operation, args),
        arguments: args,
      };
      records.push(
        audit.record(
          auditLine(call, entry, {
            arguments: call % 2 === 0 ? "redacted" : "names",
            redact: (value) => sanitize(value, { redactor, mode: "mask" }).data,
            secretFields: operation.secretFields,
          }),
        ),
      );
      if (records.length % 100 === 0) await records.at(-1);
    }
    expect((await Promise.all(records)).every(Boolean)).toBe(true);
    await audit.close();
    const files = await auditFiles(path);
    expect(files.length).toBeGreaterThan(10);
    const text = files.map((file) => readFileSync(file, "utf8")).join("");
    const lines = text.split("\n").slice(0, -1);
    expect(lines.map((line) => (JSON.parse(line) as JsonObject).request_id)).toEqual(
      Array.from({ length: 10_000 }, (_, call) => `r-${call}`),
    );
    for (const secret of [...held, ...looks]) {
      expect(text.includes(secret)).toBe(false);
      expect(text.includes(Buffer.from(secret).toString("base64").slice(0, 20))).toBe(false);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
