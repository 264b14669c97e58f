/** The audit as dispatch uses it: off, to stderr or to a rotated file, with each line's arguments freed of secrets. */
import type { Json } from "../generated/contract.ts";
import type { Settings } from "./config.ts";
import { createAudit, createStreamSink } from "./guard/audit.ts";
import { createFileSink } from "./guard/audit-file.ts";
import { type AuditEntry, auditLine } from "./guard/audit-line.ts";
import type { Redactor } from "./guard/redaction.ts";
import { sanitize } from "./guard/sanitize.ts";
import type { Log } from "./log.ts";

export interface AuditTrail {
  /** Before a call that writes. @throws GatewayError audit_unavailable */
  ready(): Promise<void>;
  /** Takes one call; never throws and never waits for ever. */
  record(entry: AuditEntry, secrets: { redactor: Redactor; fields: readonly string[] }): Promise<void>;
  close(): Promise<void>;
}

type AuditSettings = Pick<
  Settings,
  "auditFile" | "auditMaxBytes" | "auditFiles" | "auditRequired" | "auditArguments" | "secretDetection"
>;

const OFF: AuditTrail = { ready: async () => {}, record: async () => {}, close: async () => {} };

/** AUDIT_FILE unset: off. */
export function createAuditTrail(settings: AuditSettings, log: Log): AuditTrail {
  const { auditFile } = settings;
  if (auditFile === null) return OFF;
  const sink =
    auditFile === "-"
      ? createStreamSink(process.stderr)
      : createFileSink({ path: auditFile, maxBytes: settings.auditMaxBytes, keep: settings.auditFiles });
  const audit = createAudit({
    sink,
    required: settings.auditRequired,
    now: Date.now,
    report: (event) => log[event.written ? "info" : "error"]({ event: "audit", ...event }),
  });
  return {
    ready: () => audit.ready(),
    async record(entry, { redactor, fields }) {
      // Masked whatever SECRET_DETECTION_MODE says: the file outlives the conversation.
      const redact = (value: Json) => sanitize(value, { redactor, mode: "mask" }).data;
      const line = auditLine(Date.now(), entry, {
        arguments: settings.auditArguments,
        redact: redact as never,
        secretFields: fields,
      });
      await audit.record(line);
    },
    close: () => audit.close(),
  };
}
