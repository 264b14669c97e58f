/** Reads audit files: which calls match, and what they come to for each caller. */
import { createReadStream } from "node:fs";
import type { Json, JsonObject } from "../generated/contract.ts";

export interface AuditFilter {
  /** ms since 1970, included; null for no bound. */
  since: number | null;
  /** ms since 1970, not included. */
  until: number | null;
  /** The beginning of a caller's hash, or a login. */
  caller: string | null;
  /** Tool name or operation id. */
  tool: string | null;
  /** A decision, or what stands before its colon: `denied` is every `denied:…`. */
  decision: string | null;
}

export interface CallerTotals {
  caller: string;
  logins: string[];
  calls: number;
  decisions: Record<string, number>;
  /** Calls that Gitea answered with 400 or above. */
  failed: number;
  /** Bytes of the answers to the client. */
  bytes: number;
  first: string;
  last: string;
}

export interface AuditReport {
  calls: number;
  /** Lines that are no audit line: torn by a loss of power, or written by somebody else. */
  brokenLines: number;
  /** Lines that the gateway itself could not keep while its file could not be written. */
  lostLines: number;
  /** Most calls first. */
  callers: CallerTotals[];
}

/** One call as its line tells it; only what the report needs. */
interface AuditedCall {
  time: string;
  at: number;
  caller: string;
  login: string | null;
  tool: string | null;
  operation: string | null;
  decision: string;
  status: number | null;
  bytes: number;
}

/** Longer is no audit line of ours. */
const LONGEST_LINE = 1024 * 1024;

/**
 * Reads the files in the order given; `each` gets every matching line, without its end.
 * @throws Error of the file system for a file that cannot be read.
 */
export async function reportAudit(
  files: readonly string[],
  filter: AuditFilter,
  each: (line: string) => void = () => {},
): Promise<AuditReport> {
  const totals = new Map<string, CallerTotals>();
  const report: AuditReport = { calls: 0, brokenLines: 0, lostLines: 0, callers: [] };
  for (const file of files) {
    for await (const line of linesOf(file)) {
      if (line === "") continue;
      const read = line === null ? null : readLine(line);
      if (read === null || line === null) report.brokenLines++;
      else if (typeof read === "number") report.lostLines += read;
      else if (matches(read, filter)) {
        report.calls++;
        count(totals, read);
        each(line);
      }
    }
  }
  report.callers = [...totals.values()].sort((left, right) => right.calls - left.calls);
  return report;
}

/** Null for a line that is too long to be one. */
async function* linesOf(file: string): AsyncGenerator<string | null> {
  let rest = Buffer.alloc(0);
  let skipping = false;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, from)) {
      const line = Buffer.concat([rest, chunk.subarray(from, end)]);
      yield skipping ? null : line.toString("utf8");
      rest = Buffer.alloc(0);
      skipping = false;
      from = end + 1;
    }
    rest = skipping ? rest : Buffer.concat([rest, chunk.subarray(from)]);
    if (rest.length > LONGEST_LINE) {
      rest = Buffer.alloc(0);
      skipping = true;
    }
  }
  if (skipping) yield null;
  else if (rest.length > 0) yield rest.toString("utf8");
}

/** The call, or how many lines the gateway says it lost, or null for what is neither. */
function readLine(line: string): AuditedCall | number | null {
  let value: Json;
  try {
    value = JSON.parse(line) as Json;
  } catch {
    return null;
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
  if (typeof value.lost_lines === "number") return value.lost_lines;
  const { time, caller, decision } = value;
  if (typeof time !== "string" || typeof caller !== "string" || typeof decision !== "string") return null;
  const at = Date.parse(time);
  if (Number.isNaN(at)) return null;
  return {
    time,
    at,
    caller,
    decision,
    login: textOf(value, "login"),
    tool: textOf(value, "tool"),
    operation: textOf(value, "operation"),
    status: typeof value.status === "number" ? value.status : null,
    bytes: typeof value.bytes === "number" ? value.bytes : 0,
  };
}

function textOf(value: JsonObject, name: string): string | null {
  const text = value[name];
  return typeof text === "string" ? text : null;
}

function matches(call: AuditedCall, filter: AuditFilter): boolean {
  return (
    (filter.since === null || call.at >= filter.since) &&
    (filter.until === null || call.at < filter.until) &&
    (filter.caller === null || call.login === filter.caller || call.caller.startsWith(filter.caller)) &&
    (filter.tool === null || call.tool === filter.tool || call.operation === filter.tool) &&
    (filter.decision === null || call.decision === filter.decision || call.decision.startsWith(`${filter.decision}:`))
  );
}

function count(totals: Map<string, CallerTotals>, call: AuditedCall): void {
  let entry = totals.get(call.caller);
  if (entry === undefined) {
    entry = {
      caller: call.caller,
      logins: [],
      calls: 0,
      decisions: {},
      failed: 0,
      bytes: 0,
      first: call.time,
      last: call.time,
    };
    totals.set(call.caller, entry);
  }
  if (call.login !== null && !entry.logins.includes(call.login)) entry.logins.push(call.login);
  entry.calls++;
  entry.decisions[call.decision] = (entry.decisions[call.decision] ?? 0) + 1;
  if (call.status !== null && call.status >= 400) entry.failed++;
  entry.bytes += call.bytes;
  if (call.at < Date.parse(entry.first)) entry.first = call.time;
  if (call.at > Date.parse(entry.last)) entry.last = call.time;
}
