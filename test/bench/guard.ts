/**
 * What redaction, masking and hygiene cost as a ratio to JSON.parse of the same body, over the recordings' largest
 * bodies and a 5 MB one built from them. Goal: at most 3.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Json } from "../../generated/contract.ts";
import { createRedactor } from "../../src/guard/redaction.ts";
import { sanitize } from "../../src/guard/sanitize.ts";
import { fill, HOSTILE_PARTS, leastTime, PLAIN_TEXT } from "../guard/hostile.ts";

export interface GuardMeasurement {
  name: string;
  characters: number;
  parseMilliseconds: number;
  sanitizeMilliseconds: number;
  ratio: number;
}

const BODIES = 5;
const BIG_BODY = 5_000_000;
const SECRETS = [
  "4f04c416213abfddf650c5b4b084143329a288fe",
  "mcp-bearer-0123456789",
  "gto_client_secret_of_the_bench",
  "hunter2hunter2",
];

function largestBodies(): { name: string; body: string }[] {
  const bodies: { name: string; body: string }[] = [];
  const folder = new URL("../traffic/1.28-dev/", import.meta.url);
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
      const exchange = line === "" ? null : JSON.parse(line);
      if (typeof exchange?.response.body === "string" && /^[[{]/.test(exchange.response.body)) {
        bodies.push({ name: exchange.id, body: exchange.response.body });
      }
    }
  }
  return bodies.sort((left, right) => right.body.length - left.body.length).slice(0, BODIES);
}

/** The best of several runs: what the work costs without the machine's other work. */
function best(work: () => void, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

function measureBody(name: string, body: string): GuardMeasurement {
  const redactor = createRedactor(SECRETS);
  const data: Json = JSON.parse(body);
  const runs = body.length > 1_000_000 ? 12 : 200;
  const parseMilliseconds = best(() => void JSON.parse(body), runs);
  const sanitizeMilliseconds = best(() => void sanitize(data, { redactor, mode: "mask" }), runs);
  return {
    name,
    characters: body.length,
    parseMilliseconds,
    sanitizeMilliseconds,
    ratio: sanitizeMilliseconds / parseMilliseconds,
  };
}

function printHostile(): void {
  const size = 1 << 20;
  leastTime(fill(PLAIN_TEXT, size));
  const plain = leastTime(fill(PLAIN_TEXT, size));
  const ratios = HOSTILE_PARTS.map((part) => ({ part, ratio: leastTime(fill(part, size)) / plain }));
  const worst = ratios.sort((left, right) => right.ratio - left.ratio)[0];
  console.log(
    `1 MiB built to make searches go back, against a plain one (goal: at most 10): worst ${worst?.ratio.toFixed(1)} for ${JSON.stringify(worst?.part)}`,
  );
}

/** Measures and prints; one line for each body. */
export function benchGuard(): GuardMeasurement[] {
  const bodies = largestBodies();
  let big = "";
  while (big.length < BIG_BODY) {
    big += bodies.map(({ body }) => `,${body}`).join("");
  }
  const measurements = [...bodies, { name: "5 MB of them", body: `[${big.slice(1)}]` }].map(({ name, body }) =>
    measureBody(name, body),
  );
  console.log("redaction + masking + hygiene against JSON.parse (goal: at most 3)");
  for (const { name, characters, parseMilliseconds, sanitizeMilliseconds, ratio } of measurements) {
    console.log(
      `  ${name.padEnd(34)} ${String(characters).padStart(8)} chars  parse ${parseMilliseconds.toFixed(2)} ms  guard ${sanitizeMilliseconds.toFixed(2)} ms  ratio ${ratio.toFixed(2)}`,
    );
  }
  printHostile();
  return measurements;
}
