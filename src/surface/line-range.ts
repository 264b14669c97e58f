/** The argument `lines`: `100-150`, `100`, `100-` to the end, `-50` for the last 50. */
import { GatewayError } from "../errors.ts";

/** From 1, both ends included. */
export interface Lines {
  first: number;
  last: number;
}

/** @throws GatewayError `invalid_arguments` */
export function parseLines(text: string, total: number): Lines {
  const lines = lastLines(text.trim(), total) ?? lineRange(text.trim(), total);
  if (lines !== null && lines.first >= 1 && lines.last >= lines.first) return lines;
  throw new GatewayError("invalid_arguments", "lines has to be a range such as 100-150, 100-, or -50.", {
    hint: "Lines are counted from 1; -50 means the last 50.",
    fields: { argument: "lines" },
  });
}

function lastLines(text: string, total: number): Lines | null {
  const count = Number(/^-(\d{1,9})$/.exec(text)?.[1] ?? 0);
  if (count === 0) return null;
  const first = Math.max(1, total - count + 1);
  return { first, last: Math.max(first, total) };
}

function lineRange(text: string, total: number): Lines | null {
  const match = /^(\d{1,9})(?:(-)(\d{1,9})?)?$/.exec(text);
  if (match === null) return null;
  const first = Number(match[1]);
  if (match[2] === undefined) return { first, last: first };
  return { first, last: match[3] === undefined ? Math.max(first, total) : Number(match[3]) };
}
