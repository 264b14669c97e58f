/** Reads what an answer left out, to its last character, as a model would: by the calls that the answer itself gives. */
import type { Json, JsonObject } from "../../generated/contract.ts";
import type { Cut } from "../../src/envelope.ts";
import { readPointer } from "../../src/guard/pointer.ts";

/** Calls one of the gateway's own tools and gives its answer. */
export type Look = (tool: string, args: JsonObject) => Promise<JsonObject>;

interface Step {
  unit: "characters" | "items" | "members" | "value";
  from: number;
  to: number;
  total: number;
  next: { tool: string; arguments: JsonObject } | null;
  data: Json;
  truncated?: Cut[];
}

/**
 * The data of an answer with everything in its place that the answer had cut.
 * @throws Error for a cut that cannot be read to its end, or comes to another size than the cut says
 */
export async function readCuts(data: Json, cuts: readonly Cut[], look: Look): Promise<Json> {
  let whole = structuredClone(data);
  for (const cut of cuts) {
    const part = await readRest(cut.rest, readPointer(data, cut.pointer) ?? null, look);
    if (sizeOf(part) !== cut.total) throw new Error(`${sizeOf(part)} of ${cut.total} ${cut.unit} could be read.`);
    whole = place(whole, cut.pointer, part);
  }
  return whole;
}

/** Everything from the call on; `before` is what the answer kept of it, for a call that starts behind that. */
async function readRest(call: Json, before: Json, look: Look): Promise<Json> {
  let next = call as Step["next"];
  let whole: Json = null;
  let at: number | null = null;
  while (next !== null) {
    const step = (await look(next.tool, next.arguments)) as unknown as Step;
    if (at === null) whole = step.from > 0 ? before : null;
    else if (step.from !== at) throw new Error(`Reading went on at ${step.from} instead of ${at}.`);
    if (step.next !== null && step.to <= step.from) throw new Error(`Reading stands still at ${step.from}.`);
    whole = join(whole, await completed(step, look));
    at = step.to;
    next = step.next;
  }
  return whole;
}

/** The data of one step with its own cuts filled in. */
async function completed(step: Step, look: Look): Promise<Json> {
  const [alone] = (step.truncated ?? []).filter((cut) => cut.pointer === "");
  if (alone !== undefined) {
    // Not even a part of this one item or member fitted.
    const { arguments: args } = alone.rest as { arguments: { pointer: string } };
    const part = await readRest(alone.rest, null, look);
    return step.unit === "items" ? [part] : { [args.pointer.split("/").at(-1) ?? ""]: part };
  }
  return await readCuts(step.data, step.truncated ?? [], look);
}

function join(whole: Json, more: Json): Json {
  if (whole === null) return more;
  if (typeof whole === "string" && typeof more === "string") return whole + more;
  if (Array.isArray(whole) && Array.isArray(more)) return [...whole, ...more];
  return { ...(whole as JsonObject), ...(more as JsonObject) };
}

function sizeOf(value: Json): number {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 1;
}

/** The value with `part` at the pointer. */
function place(value: Json, pointer: string, part: Json): Json {
  if (pointer === "") return part;
  const end = pointer.lastIndexOf("/");
  const holder = readPointer(value, pointer.slice(0, end)) as JsonObject;
  const segment = pointer.slice(end + 1);
  const key = /^#\d+$/.test(segment) ? (Object.keys(holder)[Number(segment.slice(1))] ?? "") : segment;
  holder[key] = part;
  return value;
}
