/** `gitea-mcp-gateway audit`: what stands in audit files, for people and for programs. */
import { parseArgs } from "node:util";
import { type AuditFilter, type AuditReport, reportAudit } from "../audit-report.ts";
import { auditFiles } from "../guard/audit-file.ts";
import { cleanText } from "../guard/hygiene.ts";
import { type CommandContext, CommandError } from "./command.ts";

const USAGE = `Usage: gitea-mcp-gateway audit [files...] [options]

Without files: AUDIT_FILE and the full files beside it.

  --since, --until <time>   2026-11-30, 2026-11-30T12:00:00Z, or how long ago: 90m, 24h, 7d
  --caller <text>           the beginning of a caller's hash, or a login
  --tool <name>             tool name or operation id
  --decision <word>         allowed, asked, confirmed, declined, denied, or one in full (denied:rate_limited)
  --lines                   prints the matching lines instead of totals
  --json                    prints the totals as JSON
`;

/** @throws CommandError for options and files that cannot be read. `now` gives ms since 1970. */
export async function audit(context: CommandContext, now: () => number = Date.now): Promise<number> {
  const { values, positionals } = readOptions(context.arguments);
  if (values.help) {
    context.write(USAGE);
    return 0;
  }
  const filter: AuditFilter = {
    since: values.since === undefined ? null : timeOf("--since", values.since, now()),
    until: values.until === undefined ? null : timeOf("--until", values.until, now()),
    caller: values.caller ?? null,
    tool: values.tool ?? null,
    decision: values.decision ?? null,
  };
  const files = positionals.length > 0 ? positionals : await defaultFiles(context.environment.AUDIT_FILE);
  const each = values.lines ? (line: string) => context.write(`${line}\n`) : undefined;
  const report = await read(files, filter, each);
  if (values.json) context.write(`${JSON.stringify(report)}\n`);
  else if (!values.lines) context.write(table(report));
  return 0;
}

function readOptions(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        since: { type: "string" },
        until: { type: "string" },
        caller: { type: "string" },
        tool: { type: "string" },
        decision: { type: "string" },
        lines: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch {
    throw new CommandError(`There is no such option, or its value is missing.\n\n${USAGE}`, 2);
  }
}

const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function timeOf(option: string, text: string, now: number): number {
  const [, amount, unit = ""] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  if (amount !== undefined) return now - Number(amount) * (UNITS[unit] ?? 0);
  const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new CommandError(`${option} is no time. Use 2026-11-30, 2026-11-30T12:00:00Z, 90m, 24h or 7d.`, 2);
}

async function defaultFiles(path: string | undefined): Promise<string[]> {
  if (path === undefined || path.trim() === "" || path.trim() === "-") {
    throw new CommandError("No audit file is named. Name files, or set AUDIT_FILE.", 2);
  }
  try {
    return await auditFiles(path.trim());
  } catch {
    throw new CommandError("The folder of AUDIT_FILE cannot be read.");
  }
}

async function read(files: string[], filter: AuditFilter, each?: (line: string) => void): Promise<AuditReport> {
  try {
    return await reportAudit(files, filter, each);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CommandError(`An audit file cannot be read (${code}).`);
  }
}

const COLUMNS = ["caller", "login", "calls", "allowed", "asked", "confirmed", "declined", "denied", "failed", "bytes"];

function table(report: AuditReport): string {
  const rows = report.callers.map((entry) => {
    const counted = (word: string) =>
      Object.entries(entry.decisions).reduce(
        (sum, [decision, calls]) => (decision.split(":", 1)[0] === word ? sum + calls : sum),
        0,
      );
    return [
      entry.caller,
      entry.logins.join(", ") || "-",
      entry.calls,
      ...["allowed", "asked", "confirmed", "declined", "denied"].map(counted),
      entry.failed,
      entry.bytes,
      entry.first,
      entry.last,
      // The file may have been written by anybody: nothing in it steers the terminal.
    ].map((cell) => cleanText(String(cell)).text.replaceAll(/\s+/g, " "));
  });
  const all = [[...COLUMNS, "first", "last"], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column > 1 && column < COLUMNS.length ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
  const notes = [
    `${report.calls} ${report.calls === 1 ? "call" : "calls"} of ${report.callers.length} ${report.callers.length === 1 ? "caller" : "callers"}.`,
    ...(report.brokenLines > 0 ? [`${report.brokenLines} lines cannot be read and are not counted.`] : []),
    ...(report.lostLines > 0 ? [`${report.lostLines} lines were lost while the audit could not be written.`] : []),
  ];
  return `${[...lines, "", ...notes].join("\n")}\n`;
}
