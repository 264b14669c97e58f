/** The shortest edit script between two lists of lines (Myers, "An O(ND) Difference Algorithm", 1986). */

export interface Edit {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Common heads and tails are put aside first, so that a small change in a long file costs little. */
export function diffLines(before: string[], after: string[]): Edit[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const shorter = Math.min(before.length, after.length) - head;
  while (tail < shorter && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const same = (lines: string[]): Edit[] => lines.map((text) => ({ kind: "same", text }));
  return [
    ...same(before.slice(0, head)),
    ...editScript(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...same(before.slice(before.length - tail)),
  ];
}

function editScript(before: string[], after: string[]): Edit[] {
  const trace: Map<number, number>[] = [];
  let reach = new Map<number, number>([[1, 0]]);
  for (let depth = 0; depth <= before.length + after.length; depth += 1) {
    trace.push(new Map(reach));
    for (let diagonal = -depth; diagonal <= depth; diagonal += 2) {
      let x = goesDown(reach, diagonal, depth) ? at(reach, diagonal + 1) : at(reach, diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reach = reach.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return walkBack(trace, before, after);
    }
  }
  return [];
}

function walkBack(trace: Map<number, number>[], before: string[], after: string[]): Edit[] {
  const edits: Edit[] = [];
  let x = before.length;
  let y = after.length;
  for (let depth = trace.length - 1; depth >= 0; depth -= 1) {
    const reach = trace[depth] ?? new Map<number, number>();
    const diagonal = x - y;
    const from = goesDown(reach, diagonal, depth) ? diagonal + 1 : diagonal - 1;
    const fromX = at(reach, from);
    const fromY = fromX - from;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      edits.push({ kind: "same", text: before[x] ?? "" });
    }
    if (depth === 0) break;
    if (x === fromX) edits.push({ kind: "added", text: after[y - 1] ?? "" });
    else edits.push({ kind: "removed", text: before[x - 1] ?? "" });
    x = fromX;
    y = fromY;
  }
  return edits.reverse();
}

function goesDown(reach: Map<number, number>, diagonal: number, depth: number): boolean {
  return diagonal === -depth || (diagonal !== depth && at(reach, diagonal - 1) < at(reach, diagonal + 1));
}

function at(reach: Map<number, number>, diagonal: number): number {
  return reach.get(diagonal) ?? 0;
}
