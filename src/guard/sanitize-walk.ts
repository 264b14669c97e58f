/** The changing half of sanitize.ts: walks a value in the order of its inventory and rebuilds only what changes. */
import type { Json } from "../../generated/contract.ts";
import { cleanText } from "./hygiene.ts";
import type { Inventory } from "./inventory.ts";
import { type MaskedText, maskNamedValue, maskText } from "./masking.ts";
import { itemPointer, memberPointer } from "./pointer.ts";
import type { Sanitized, SanitizedText, SanitizeOptions } from "./sanitize.ts";

/** Stands for a key that is no plain name, so that the pointer gives its place. */
const UNPLAIN = "\u0000";

const base64Text = /^[A-Za-z0-9+/\r\n]*(?:={1,2}[\r\n]*)?$/;

/** How the steps are done for one text. */
interface Steps {
  redact: (text: string) => string;
  mask: (text: string) => MaskedText;
}

/** Hygiene, then redaction, then masking of one text. */
export function sanitizeOne(text: string, options: SanitizeOptions, { redact, mask }: Steps): SanitizedText {
  const clean = cleanText(text);
  const redacted = redact(clean.text);
  const masked = options.mode === "off" ? { text: redacted, masked: 0 } : mask(redacted);
  return {
    text: masked.text,
    redacted: redacted !== clean.text,
    masked: masked.masked,
    characters: clean.characters,
  };
}

function isEncodedContent(value: { [key: string]: Json }): boolean {
  return value.encoding === "base64" && typeof value.content === "string" && base64Text.test(value.content);
}

/** Names for the keys of one object that cleaning changed: nothing may be lost where two become equal. */
function createNames(taken: Set<string>): (key: string) => string {
  // Where the search for a free name stopped, so that thousands of equal keys cost no more than as many different ones.
  const counts = new Map<string, number>();
  return (key) => {
    let name = key;
    let count = counts.get(key) ?? 1;
    while (taken.has(name)) {
      count += 1;
      name = `${key} (${count})`;
    }
    counts.set(key, count);
    taken.add(name);
    return name;
  };
}

/** The walk that changes what is suspect; `suspects` are places in the inventory's texts. */
export function createWalk(inventory: Inventory, suspects: ReadonlySet<number>, options: SanitizeOptions) {
  const result: Sanitized = { data: null, redacted: 0, masked: 0, blocked: false, removed: [], withheld: [] };
  /** Keys that change. */
  const keys = new Map<string, SanitizedText>();
  const sorted = [...suspects].sort((left, right) => left - right);
  let place = 0;
  let branch = 0;
  let next = 0;
  for (const suspect of suspects) {
    const key = suspect < inventory.values ? undefined : inventory.texts[suspect];
    const done =
      key === undefined
        ? undefined
        : sanitizeOne(key, options, { redact: options.redactor.redactText, mask: maskText });
    if (key !== undefined && done !== undefined && done.text !== key) {
      keys.set(key, done);
    }
  }

  /** Names and places on the way from the root; a list has null for a name. */
  const names: (string | null)[] = [];
  const places: number[] = [];
  const walkAll = keys.size > 0 || inventory.secretKeys.size > 0;

  function pointer(): string {
    return names.reduce<string>((above, name, level) => {
      const at = places[level] ?? 0;
      return name === null ? itemPointer(above, at) : memberPointer(above, name, at);
    }, "");
  }

  function note(text: SanitizedText): void {
    result.redacted += text.redacted ? 1 : 0;
    result.masked += text.masked;
    if (text.characters > 0) {
      result.removed.push({ pointer: pointer(), characters: text.characters });
    }
  }

  /** The text after the pass, or null when it stays as it is. */
  function text(value: string, mask: (text: string) => MaskedText): SanitizedText | null {
    const suspect = suspects.has(place);
    place += 1;
    if (!suspect && mask !== maskNamedValue) {
      return null;
    }
    const done = sanitizeOne(value, options, { redact: options.redactor.redactText, mask });
    note(done);
    return done.text === value ? null : done;
  }

  function list(value: Json[]): Json[] {
    let changed: Json[] | null = null;
    const level = names.push(null) - 1;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index] ?? null;
      if (item === null || (typeof item !== "string" && typeof item !== "object")) {
        continue;
      }
      places[level] = index;
      const done = any(item);
      if (done !== item) {
        changed ??= value.slice();
        changed[index] = done;
      }
    }
    names.pop();
    return changed ?? value;
  }

  /** The keys that leave, by place; null when all stay. Keys that were clean keep their names whatever comes before. */
  function cleanKeys(found: string[]): string[] | null {
    if (keys.size === 0 || !found.some((name) => keys.has(name))) {
      return null;
    }
    const nameOf = createNames(new Set(found.filter((name) => !keys.has(name))));
    const level = names.push(UNPLAIN) - 1;
    const cleaned = found.map((name, index) => {
      const done = keys.get(name);
      if (done === undefined) {
        return name;
      }
      places[level] = index;
      note(done);
      return nameOf(done.text);
    });
    names.pop();
    return cleaned;
  }

  function member(key: string, item: Json, encoded: boolean): Json {
    if (typeof item !== "string") {
      return any(item);
    }
    if ((encoded && key === "content") || (key === "content_base64" && base64Text.test(item))) {
      // Replacing a part would leave base64 that decodes to something else: all of it or nothing.
      const done = text(item, unmasked);
      if (done?.redacted) {
        result.withheld.push(pointer());
      }
      return done === null ? item : done.redacted ? null : done.text;
    }
    const named = options.mode !== "off" && inventory.secretKeys.has(key);
    return text(item, named ? maskNamedValue : maskText)?.text ?? item;
  }

  function object(value: { [key: string]: Json }): Json {
    const found = Object.keys(value);
    const cleaned = cleanKeys(found);
    const encoded = isEncodedContent(value);
    let items: Json[] | null = null;
    let twin = -1;
    let secretText = false;
    const level = names.push("") - 1;
    for (let index = 0; index < found.length; index += 1) {
      const key = found[index] ?? "";
      const item = value[key] ?? null;
      if (item === null || (typeof item !== "string" && typeof item !== "object")) {
        continue;
      }
      const secrets = result.redacted + result.masked;
      names[level] = cleaned?.[index] ?? key;
      places[level] = index;
      const done = member(key, item, encoded);
      if (encoded && key === "content") {
        twin = index;
      } else if (encoded && key === "text") {
        secretText = result.redacted + result.masked > secrets;
      }
      if (done !== item) {
        items ??= Object.values(value);
        items[index] = done;
      }
    }
    if (secretText && twin !== -1 && items?.[twin] !== null) {
      items ??= Object.values(value);
      items[twin] = null;
      names[level] = "content";
      result.withheld.push(pointer());
    }
    names.pop();
    if (cleaned === null && items === null) {
      return value;
    }
    const values = items ?? Object.values(value);
    return Object.fromEntries((cleaned ?? found).map((key, index) => [key, values[index] ?? null]));
  }

  /** Steps over a list or object in which nothing is suspect; false when it has to be walked. */
  function stepOver(): boolean {
    const end = inventory.valueEnds[branch] ?? place;
    while ((sorted[next] ?? inventory.values) < place) {
      next += 1;
    }
    if (walkAll || (sorted[next] ?? inventory.values) < end) {
      branch += 1;
      return false;
    }
    place = end;
    branch = inventory.branchEnds[branch] ?? branch;
    return true;
  }

  function any(value: Json): Json {
    if (typeof value === "string") {
      return text(value, maskText)?.text ?? value;
    }
    if (value === null || typeof value !== "object" || stepOver()) {
      return value;
    }
    return Array.isArray(value) ? list(value) : object(value);
  }

  return (data: Json): Sanitized => {
    result.data = any(data);
    result.blocked = options.mode === "block" && result.masked > 0;
    return result;
  };
}

function unmasked(text: string): MaskedText {
  return { text, masked: 0 };
}
