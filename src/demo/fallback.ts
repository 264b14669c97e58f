/** Answers of operations the demo keeps no state for: as recorded, or a well-formed example of the schema. */
import { type Answer, empty, JSON_TYPE, json, text } from "./answer.ts";
import type { DemoCall } from "./call.ts";
import { type DemoData, readDemoData } from "./generated.ts";

export interface Coverage {
  /** Operation ids that the demo carries out on its own state. */
  stateful: string[];
  /** Answered with what a real server said. */
  recorded: string[];
  /** Answered with an example built from the schema. */
  example: string[];
}

/** A text per answer kind where a schema gives nothing better. */
const SAMPLE_TEXT = "demo\n";
/** An empty zip archive. */
const SAMPLE_BINARY = Buffer.from("504b0506000000000000000000000000000000000000", "hex");

export function fallbackAnswer({ operation }: DemoCall): Answer {
  const stored = readDemoData().answers.get(operation.id);
  if (stored === undefined) return empty();
  const type = stored.contentType;
  if (stored.exchange === undefined) {
    if (operation.answer.kind === "text") return text(SAMPLE_TEXT, {}, stored.status);
    if (operation.answer.kind === "binary") return text(SAMPLE_BINARY, { "content-type": "application/zip" });
    return stored.body === null ? empty(stored.status) : json(stored.body, stored.status);
  }
  const headers: Record<string, string> = stored.total == null ? {} : { "x-total-count": String(stored.total) };
  if (type == null && (stored.body === null || stored.body === "")) return empty(stored.status);
  if (typeof stored.body === "string" && type !== JSON_TYPE) {
    return text(stored.body, { ...headers, ...(type == null ? {} : { "content-type": type }) }, stored.status);
  }
  return json(stored.body, stored.status, headers);
}

export function coverageOf(data: DemoData, handled: ReadonlySet<string>): Coverage {
  const ids = data.operations.map(({ id }) => id);
  const stateless = ids.filter((id) => !handled.has(id));
  return {
    stateful: ids.filter((id) => handled.has(id)),
    recorded: stateless.filter((id) => data.answers.get(id)?.exchange !== undefined),
    example: stateless.filter((id) => data.answers.get(id)?.exchange === undefined),
  };
}
