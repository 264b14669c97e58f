/** Settings of limits, secrets, audit and logs. */
import { accessSync, constants, statSync } from "node:fs";
import { dirname } from "node:path";
import { choice, flag, integer, type Setting, secret, secretShape, text } from "./kinds.ts";

const MEBIBYTE = 1024 * 1024;

export const LIMIT_SETTINGS = {
  rateLimitPerMinute: integer(
    {
      variable: "RATE_LIMIT_PER_MINUTE",
      group: "Limits",
      description: "Calls per caller and minute, reads and writes counted apart; 0 for no limit.",
    },
    600,
    0,
    1_000_000,
  ),
  concurrencyPerCaller: integer(
    {
      variable: "CONCURRENCY_PER_CALLER",
      group: "Limits",
      description: "Calls of one caller that may run at the same time; 0 for no limit.",
    },
    256,
    0,
    100_000,
  ),
  maxBinaryBytes: integer(
    {
      variable: "MAX_BINARY_BYTES",
      group: "Limits",
      description: "Largest upload and largest binary answer in bytes; the size limit of a request follows from it.",
    },
    10 * MEBIBYTE,
    1,
    256 * MEBIBYTE,
  ),
  maxResponseItems: integer(
    { variable: "MAX_TOOL_RESPONSE_ITEMS", group: "Limits", description: "Longest list in an answer, in items." },
    100,
    1,
    100_000,
  ),
  maxResponseChars: integer(
    {
      variable: "MAX_TOOL_RESPONSE_CHARS",
      group: "Limits",
      description: "Longest answer in characters; what is cut stays readable with `gitea_read_result`.",
    },
    40_000,
    2000,
    10_000_000,
  ),
  maxResultBytes: integer(
    {
      variable: "MAX_RESULT_BYTES",
      group: "Limits",
      description: "Largest text (log, diff) that is kept for `gitea_read_result`, in bytes.",
    },
    32 * MEBIBYTE,
    MEBIBYTE,
    64 * MEBIBYTE,
  ),

  secretDetection: choice(
    {
      variable: "SECRET_DETECTION_MODE",
      group: "Secrets",
      description: "What happens to what looks like a secret in an answer: `mask`, `block` the answer, or `off`.",
    },
    ["mask", "block", "off"],
    "mask",
  ),
  oauthClientSecret: secret({
    variable: "GITEA_OAUTH_CLIENT_SECRET",
    group: "Secrets",
    description: "A secret that is redacted from every answer.",
  }),
  extraSecrets: {
    variable: "EXTRA_SECRETS",
    group: "Secrets",
    description: "Further secrets to redact from every answer, separated by commas or line ends.",
    secret: true,
    fallback: Object.freeze([]),
    shownDefault: "",
    parse: parseSecretList,
  } as Setting<readonly string[]>,

  auditFile: text(
    {
      variable: "AUDIT_FILE",
      group: "Audit and logs",
      description: "File for one JSON line per call, or `-` for stderr. Unset: no audit.",
    },
    null,
    auditFileProblem,
  ),
  auditMaxBytes: integer(
    { variable: "AUDIT_MAX_BYTES", group: "Audit and logs", description: "Size at which the audit file is rotated." },
    10 * MEBIBYTE,
    1024,
    1024 * MEBIBYTE,
  ),
  auditFiles: integer(
    { variable: "AUDIT_FILES", group: "Audit and logs", description: "Rotated audit files that are kept." },
    5,
    1,
    1000,
  ),
  auditRequired: flag(
    {
      variable: "AUDIT_REQUIRED",
      group: "Audit and logs",
      description: "Refuses writes while the audit file cannot be written; otherwise that is only warned about.",
    },
    true,
  ),
  auditArguments: choice(
    {
      variable: "AUDIT_ARGUMENTS",
      group: "Audit and logs",
      description: "What audit lines say about arguments: `off`, their `names`, or their values `redacted`.",
    },
    ["off", "names", "redacted"],
    "off",
  ),
  logLevel: choice(
    { variable: "LOG_LEVEL", group: "Audit and logs", description: "Least level of the log lines on stderr." },
    ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
    "info",
  ),
};

/** Found at the start and not by the first write that is refused. A full disk shows only later. */
function auditFileProblem(path: string) {
  if (path === "-") return null;
  const present = statSync(path, { throwIfNoEntry: false, bigint: false });
  if (present?.isDirectory()) return { problem: "names a folder", remedy: "Name a file in it." };
  try {
    accessSync(present === undefined ? dirname(path) : path, constants.W_OK);
    return null;
  } catch {
    return { problem: "cannot be written", remedy: "Make its folder, and let this user write there." };
  }
}

function parseSecretList(value: string) {
  const items = value.split(/[\s,]+/).filter((item) => item !== "");
  for (const item of items) {
    const wrong = secretShape(item, 4);
    if (wrong !== null) return wrong;
  }
  return { value: Object.freeze(items) };
}
