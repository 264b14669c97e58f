/** Lines of a byte stream within bounds: of a line that is too long only its two ends are kept. */

export interface Line {
  bytes: Buffer;
  /** `bytes` holds only the first and the last KEPT bytes. */
  isCut: boolean;
}

/** Enough to find a message's id, which clients write at one end or the other. */
const KEPT = 512;
const LINE_FEED = 0x0a;

/** Returns a function that takes the next chunk and gives the lines that it completes, without their ends. */
export function createLineSplitter(maximumBytes: number): (chunk: Buffer) => Line[] {
  let pieces: Buffer[] = [];
  let size = 0;

  function keep(piece: Buffer): void {
    size += piece.length;
    pieces.push(piece);
    if (size <= maximumBytes) return;
    const all = Buffer.concat(pieces);
    pieces = [all.subarray(0, KEPT), Buffer.from(all.subarray(Math.max(KEPT, all.length - KEPT)))];
  }

  return (chunk) => {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      keep(chunk.subarray(from, end));
      lines.push({ bytes: Buffer.concat(pieces), isCut: size > maximumBytes });
      pieces = [];
      size = 0;
      from = end + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
    return lines;
  };
}
