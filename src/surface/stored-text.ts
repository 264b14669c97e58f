/**
 * A long text kept as UTF-8 bytes in pieces, with an index that is sparse: where each piece begins, in UTF-16 units and
 * in lines. A log of 50 MB costs its bytes and a few kilobytes; what is read is decoded piece by piece.
 */

/** Bytes of a piece at most: small enough to decode in microseconds. */
export const PIECE_BYTES = 65_536;

const LINE_FEED = 0x0a;

export interface TextPiece {
  /** UTF-16 units before this piece, and in it. */
  start: number;
  units: number;
  /** Line feeds before this piece. */
  lineFeeds: number;
  text(): string;
}

export interface StoredText {
  /** UTF-16 units, the length of the text as a JavaScript string. */
  units: number;
  /** Lines; one that ends in a line feed is followed by no other. */
  lines: number;
  bytes: number;
  pieces: readonly TextPiece[];
}

/** Where a piece that starts at `start` ends: after a line feed if there is one, never inside a character. */
function pieceEnd(chunk: Buffer, start: number): number {
  let end = start + PIECE_BYTES;
  if (end >= chunk.length) return chunk.length;
  const lineEnd = chunk.lastIndexOf(LINE_FEED, end - 1) + 1;
  if (lineEnd > start) return lineEnd;
  // UTF-8: bytes 10xxxxxx continue a character (RFC 3629, section 3).
  while (((chunk[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return end;
}

function countLineFeeds(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

/** Builds the index over `chunks`, each of which has to be whole, valid UTF-8; the bytes are not copied. */
export function storeText(chunks: readonly Buffer[]): StoredText {
  const pieces: TextPiece[] = [];
  let units = 0;
  let lineFeeds = 0;
  let bytes = 0;
  let last: number | undefined;
  for (const chunk of chunks) {
    for (let start = 0; start < chunk.length; ) {
      const end = pieceEnd(chunk, start);
      const piece = chunk.subarray(start, end);
      const length = piece.toString("utf8").length;
      pieces.push({ start: units, units: length, lineFeeds, text: () => piece.toString("utf8") });
      units += length;
      lineFeeds += countLineFeeds(piece);
      start = end;
    }
    bytes += chunk.length;
    last = chunk.at(-1) ?? last;
  }
  return { units, lines: lineFeeds + (units > 0 && last !== LINE_FEED ? 1 : 0), bytes, pieces };
}

/** The last piece for which `value` is at most `wanted`; 0 when there is none. */
function findPiece(text: StoredText, wanted: number, value: (piece: TextPiece) => number): number {
  let low = 0;
  let high = text.pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const piece = text.pieces[middle];
    if (piece !== undefined && value(piece) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The number of the piece that holds the unit at `offset`. */
export function pieceAt(text: StoredText, offset: number): number {
  return findPiece(text, offset, (piece) => piece.start);
}

/** `offset`, or the place before it where it stands inside a surrogate pair; within the text. */
export function wholeOffset(text: StoredText, offset: number): number {
  const place = Math.min(Math.max(0, offset), text.units);
  const piece = text.pieces[pieceAt(text, place)];
  return piece === undefined ? 0 : piece.start + beforePair(piece.text(), place - piece.start);
}

/** The units from `start` up to `end`; a start or end inside a surrogate pair moves before it. */
export function sliceText(text: StoredText, start: number, end: number): string {
  let slice = "";
  let from = start;
  for (let number = pieceAt(text, start); number < text.pieces.length; number += 1) {
    const piece = text.pieces[number];
    if (piece === undefined || piece.start >= end) break;
    const decoded = piece.text();
    const first = beforePair(decoded, Math.max(0, from - piece.start));
    slice += decoded.slice(first, beforePair(decoded, Math.min(decoded.length, end - piece.start)));
    from = piece.start + piece.units;
  }
  return slice;
}

/** `index`, or the place before it where it stands between the halves of a surrogate pair. */
export function beforePair(text: string, index: number): number {
  const first = text.charCodeAt(index - 1);
  const second = text.charCodeAt(index);
  const inside = first >= 0xd800 && first <= 0xdbff && second >= 0xdc00 && second <= 0xdfff;
  return inside ? index - 1 : index;
}

/** Where line `line` begins (from 1), in units; the end of the text for a line beyond the last. */
export function lineStart(text: StoredText, line: number): number {
  if (line <= 1) return 0;
  if (line > text.lines) return text.units;
  // The line begins after so many line feeds; the last of them stands in this piece.
  const wanted = line - 1;
  const piece = text.pieces[findPiece(text, wanted - 1, ({ lineFeeds }) => lineFeeds)];
  if (piece === undefined) return text.units;
  const decoded = piece.text();
  let at = -1;
  for (let count = piece.lineFeeds; count < wanted; count += 1) at = decoded.indexOf("\n", at + 1);
  return piece.start + at + 1;
}

/** The number of the line (from 1) that holds the unit at `offset`. */
export function lineAt(text: StoredText, offset: number): number {
  const piece = text.pieces[pieceAt(text, offset)];
  if (piece === undefined) return 1;
  const decoded = piece.text();
  let line = piece.lineFeeds + 1;
  for (let at = decoded.indexOf("\n"); at !== -1 && piece.start + at < offset; at = decoded.indexOf("\n", at + 1)) {
    line += 1;
  }
  return line;
}
