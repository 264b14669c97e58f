/**
 * A text answer that is too large to be handled whole (a log, a diff): taken as it streams in, cleaned in pieces, kept
 * for gitea_read_result; the call itself answers its beginning (issue 7, item 6).
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Json, Operation } from "../../generated/contract.ts";
import type { Settings } from "../config.ts";
import type { Cut } from "../envelope.ts";
import { GatewayError } from "../errors.ts";
import type { Spill } from "../gitea/receive.ts";
import type { Redactor } from "../guard/redaction.ts";
import { type SanitizeOptions, sanitizeNotes } from "../guard/sanitize.ts";
import { fitText } from "./json-room.ts";
import type { ResultStore } from "./results.ts";
import { createSeamCleaner, type SeamCleaner } from "./seams.ts";
import { sliceText } from "./stored-text.ts";

/** What an exchange came to; src/gitea/perform.ts. */
interface Answered {
  status: number;
  data: Json;
  /** Bytes handed to the spill; null when the answer is in `data`. */
  spilledBytes: number | null;
}

export interface OverflowContext {
  settings: Pick<Settings, "maxResultBytes" | "maxResponseChars" | "maxBinaryBytes" | "secretDetection">;
  results: ResultStore;
  redactor: Redactor;
}

export interface Overflow {
  /** Undefined where an answer is no text that can be read in parts. */
  spill: Spill | undefined;
  /**
   * The data of the answer: as it is, or the beginning of the text that was spilled, clean of secrets.
   * @throws GatewayError `answer_too_large` for what is no text; `secret_blocked`
   */
  take(answered: Answered): Promise<Json>;
  /** Filled by `take`. */
  notes: string[];
  cuts: Cut[];
}

/** Decoding in steps keeps one piece of text in memory and lets other calls have their turn. */
const STEP_BYTES = 65_536;

const NOTHING = Buffer.alloc(0);

/** The share of an answer that the beginning takes: enough to see what it is. */
const BEGINNING_SHARE = 0.5;

export function createOverflow(operation: Operation | null, callerId: string, context: OverflowContext): Overflow {
  const kind = operation?.method === "GET" ? operation.answer.kind : "json";
  const notes: string[] = [];
  const cuts: Cut[] = [];
  if (kind !== "text" && kind !== "binary") {
    return { spill: undefined, take: async ({ data }) => data, notes, cuts };
  }
  const { settings, results, redactor } = context;
  const limit = Math.min(settings.maxResultBytes, results.maximumBytes);
  const chunks: Buffer[] = [];
  let taken = 0;
  let isText = true;

  const spill: Spill = {
    get maximumBytes() {
      // One byte more than is kept tells a text of just this size from a longer one. What is no text is not read on.
      return isText ? limit + 1 : taken;
    },
    write(chunk) {
      if (chunk.length === 0) return;
      taken += chunk.length;
      // A file with a NUL is not text (src/gitea/text.ts); a log may hold one.
      if (kind === "binary" && chunk.includes(0)) isText = false;
      if (isText) chunks.push(chunk);
      else chunks.length = 0;
    },
  };

  async function take({ status, data, spilledBytes }: Answered): Promise<Json> {
    if (spilledBytes === null) return data;
    const isCut = taken > limit;
    const last = chunks.at(-1);
    if (isCut && last !== undefined) chunks[chunks.length - 1] = last.subarray(0, last.length - (taken - limit));
    const options: SanitizeOptions = { redactor, mode: settings.secretDetection };
    const cleaner = createSeamCleaner(options);
    const pieces = isText ? await cleanChunks(chunks, cleaner, isCut) : null;
    if (pieces === null) throw noText(status, settings.maxBinaryBytes);
    if (options.mode === "block" && cleaner.found.masked > 0) throw blocked(status, cleaner.found.masked);
    const fitting = withinBytes(pieces, results.maximumBytes);
    return answerBeginning(fitting, isCut || fitting.length < pieces.length, cleaner);
  }

  function answerBeginning(pieces: Buffer[], isCut: boolean, cleaner: SeamCleaner): string {
    const id = results.putText(callerId, pieces);
    const stored = results.get(callerId, id);
    if (stored.kind !== "text") throw new GatewayError("internal_error", "A text was kept as something else.");
    const { text } = stored;
    const room = Math.floor(settings.maxResponseChars * BEGINNING_SHARE);
    const beginning = fitText(sliceText(text, 0, room), room);
    cuts.push({
      pointer: "",
      unit: "characters",
      kept: beginning.length,
      total: text.units,
      rest: { tool: "gitea_read_result", arguments: { result_id: id, offset: beginning.length } },
    });
    if (isCut) {
      notes.push(
        `Only the first ${text.bytes} bytes were read (MAX_RESULT_BYTES); what comes after them cannot be read here.`,
      );
    }
    const { redacted, characters } = cleaner.found;
    notes.push(
      ...sanitizeNotes({ redacted, withheld: [], removed: characters > 0 ? [{ pointer: "", characters }] : [] }),
    );
    return beginning;
  }

  return { spill, take, notes, cuts };
}

/** The clean text in pieces; null when the bytes are no UTF-8. The chunks are let go on the way: memory stays flat. */
async function cleanChunks(chunks: Buffer[], cleaner: SeamCleaner, isCut: boolean): Promise<Buffer[] | null> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const pieces: Buffer[] = [];
  const keep = (text: string) => {
    if (text !== "") pieces.push(Buffer.from(text, "utf8"));
  };
  try {
    for (const [index, chunk] of chunks.entries()) {
      chunks[index] = NOTHING;
      for (let start = 0; start < chunk.length; start += STEP_BYTES) {
        const ready = cleaner.add(decoder.decode(chunk.subarray(start, start + STEP_BYTES), { stream: true }));
        ready.forEach(keep);
        if (ready.length > 0) await nextTurn();
      }
    }
    // Where reading stopped, the last character may be there in part.
    if (!isCut) cleaner.add(decoder.decode()).forEach(keep);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
  keep(cleaner.end(isCut));
  return pieces;
}

/** As many pieces from the beginning as fit; a marker can be longer than the secret it stands for. */
function withinBytes(pieces: Buffer[], maximumBytes: number): Buffer[] {
  let left = maximumBytes;
  const beyond = pieces.findIndex((piece) => {
    left -= piece.length;
    return left < 0;
  });
  return beyond === -1 ? pieces : pieces.slice(0, beyond);
}

function noText(status: number, maximumBytes: number): GatewayError {
  return new GatewayError("answer_too_large", "The content is no text and too large to be handed on.", {
    status,
    hint: "Fetch it outside of this tool, or have the operator raise MAX_BINARY_BYTES.",
    fields: { maximum_bytes: maximumBytes },
  });
}

function blocked(status: number, matches: number): GatewayError {
  return new GatewayError("secret_blocked", "The answer holds what looks like a secret and was withheld.", {
    status,
    hint: "The operator decides by SECRET_DETECTION_MODE.",
    fields: { matches },
  });
}
