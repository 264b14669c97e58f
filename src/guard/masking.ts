/**
 * Pattern masking: what looks like a secret is shortened so far that it cannot be used and can still be recognised
 * (`ghp_…x4f2`). Which shapes count: patterns.ts, private-key.ts, assignments.ts.
 */
import { ASSIGNMENT_NAMES, findAssignedSecrets, secretOfKey } from "./assignments.ts";
import { createNeedleFinder } from "./needles.ts";
import { SECRET_PATTERNS, type SecretPattern } from "./patterns.ts";
import { createPrivateKeyFinder, PRIVATE_KEY_LITERAL, SHORTENED_PRIVATE_KEY } from "./private-key.ts";

export interface MaskedText {
  text: string;
  /** How many secrets were shortened. */
  masked: number;
}

interface Mask {
  start: number;
  end: number;
  /** Characters at the start that stay. */
  head: number;
  /** Stands in the place of the whole, instead of head and tail. */
  replacement?: string;
}

const LOOK_BEHIND = 16;
const UNDERSCORE = 0x5f;
const HYPHEN = 0x2d;
/** A base64 text at least this long is taken for content, in which some short patterns occur by chance. */
const CONTENT_LENGTH = 100;
const base64Content = /^[A-Za-z0-9+/\s]*(?:={1,2}\s*)?$/;

/** `scheme://user:password@host`, the password being group 1 (RFC 3986, section 3.2.1). */
const addressPassword = /:\/\/[^\s/?#@:"'`<>()[\]{}]*:([^\s/?#"'`<>()[\]{}]+)@(?=[\w[.-])/dg;

/** A variable in the place of a password, or a password that was shortened before. */
const addressPlaceholder = /^\$[A-Z_][A-Z0-9_]*$|^%[A-Z_]+%$|^\*+$|…/;

/** Every address with a user or a password before the host: cheaper than the expression above, and finds no less. */
const addressUser = /:\/\/[^\s/]*@/g;

const literals: string[] = [PRIVATE_KEY_LITERAL];
const patternOfLiteral: (SecretPattern | null)[] = [null];
for (const pattern of SECRET_PATTERNS) {
  for (const literal of pattern.literals) {
    literals.push(literal);
    patternOfLiteral.push(pattern);
  }
}
const finder = createNeedleFinder(literals);

/** Calls `visit` wherever the text may hold a secret; the visit answers where to go on. For one look over much text. */
export function visitMaskingSuspects(text: string, visit: (index: number) => number): void {
  finder.visit(text, visit);
  for (const expression of [ASSIGNMENT_NAMES, addressUser]) {
    expression.lastIndex = 0;
    for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
      expression.lastIndex = visit(match.index);
    }
  }
}

function shorten(value: string, head: number): string {
  const rest = value.length - head;
  const edge = rest >= 20 ? 4 : rest >= 12 ? 2 : 0;
  const kept = head > 0 ? value.slice(0, head) : value.slice(0, edge);
  return `${kept}…${edge === 0 ? "" : value.slice(-edge)}`;
}

function isLetterOrDigit(code: number): boolean {
  const letter = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (letter >= 0x61 && letter <= 0x7a);
}

/** How many characters before the literal belong to the secret; -1 where what stands there rules it out. */
function partBefore(text: string, index: number, before: SecretPattern["before"]): number {
  if (typeof before !== "string") {
    const match = before.exec(text.slice(Math.max(0, index - LOOK_BEHIND), index));
    return match === null ? -1 : (match.groups?.part?.length ?? 0);
  }
  if (before === "anywhere" || index === 0) {
    return 0;
  }
  const code = text.charCodeAt(index - 1);
  const joins = isLetterOrDigit(code) || (before === "token" && (code === UNDERSCORE || code === HYPHEN));
  return joins ? -1 : 0;
}

function patternMasks(text: string): Mask[] {
  const masks: Mask[] = [];
  const privateKeys = createPrivateKeyFinder(text);
  const content = text.length >= CONTENT_LENGTH && base64Content.test(text);
  let covered = 0;
  finder.visit(text, (index, needle) => {
    if (index < covered) {
      return undefined;
    }
    const pattern = patternOfLiteral[needle];
    if (pattern === null || pattern === undefined) {
      const end = privateKeys.end(index);
      if (end !== -1) {
        masks.push({ start: index, end, head: 0, replacement: SHORTENED_PRIVATE_KEY });
        covered = end;
      }
      return undefined;
    }
    const part = partBefore(text, index, pattern.before);
    if (part === -1 || (content && pattern.base64Alike)) {
      return undefined;
    }
    pattern.expression.lastIndex = index;
    if (!pattern.expression.test(text)) {
      return undefined;
    }
    covered = pattern.expression.lastIndex;
    masks.push({ start: index - part, end: covered, head: part > 0 ? 0 : (literals[needle]?.length ?? 0) });
    return undefined;
  });
  return masks;
}

function addressMasks(text: string): Mask[] {
  const masks: Mask[] = [];
  for (const match of text.matchAll(addressPassword)) {
    const [start, end] = match.indices?.[1] ?? [0, 0];
    if (!addressPlaceholder.test(match[1] ?? "")) {
      masks.push({ start, end, head: 0 });
    }
  }
  return masks;
}

/** Writes the masks into the text. Of two that overlap the first in `masks` wins and the other loses what it covers. */
function applyMasks(text: string, masks: Mask[]): MaskedText {
  const ordered = masks
    .map((mask, rank) => ({ ...mask, rank }))
    .sort((left, right) => left.start - right.start || left.rank - right.rank);
  let output = "";
  let position = 0;
  let masked = 0;
  for (const mask of ordered) {
    if (mask.end <= position) {
      continue;
    }
    const start = Math.max(mask.start, position);
    output += text.slice(position, start);
    output += start === mask.start ? (mask.replacement ?? shorten(text.slice(start, mask.end), mask.head)) : "…";
    position = mask.end;
    masked += 1;
  }
  return { text: output + text.slice(position), masked };
}

/** The text with every secret that its shape or its name gives away shortened; the same string when there is none. */
export function maskText(text: string): MaskedText {
  const masks = patternMasks(text);
  ASSIGNMENT_NAMES.lastIndex = 0;
  if (ASSIGNMENT_NAMES.test(text)) {
    masks.push(...findAssignedSecrets(text).map((secret) => ({ ...secret, head: 0 })));
  }
  if (text.includes("://")) {
    masks.push(...addressMasks(text));
  }
  return masks.length === 0 ? { text, masked: 0 } : applyMasks(text, masks);
}

/** The value of a key that names a credential: shortened whole, whatever it looks like. */
export function maskNamedValue(value: string): MaskedText {
  const byShape = maskText(value);
  if (byShape.masked > 0) {
    return byShape;
  }
  const secret = secretOfKey(value);
  return secret === null ? byShape : applyMasks(value, [{ ...secret, head: 0 }]);
}
