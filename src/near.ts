/** Which known names somebody may have meant by an unknown one. */

/** Edit distance with neighbouring letters swapped counted once; stops early at `limit` + 1. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] && !same;
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length] ?? 0, limit + 1);
}

/**
 * The nearest of `known`, best first: a slip of the pen (about one letter in four), or whole words left out at
 * either end (`MCP_BEARER` for `MCP_BEARER_TOKEN`). Case is ignored; ties keep the order of `known`.
 */
export function nearNames(name: string, known: Iterable<string>, count = 3): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.min(3, Math.max(1, Math.floor(wanted.length / 4)));
  const found: { candidate: string; distance: number }[] = [];
  for (const candidate of known) {
    const lower = candidate.toLowerCase();
    const distance = editDistance(wanted, lower, limit);
    if (distance <= limit) found.push({ candidate, distance });
    else if (wanted.includes("_") && (lower.startsWith(`${wanted}_`) || lower.endsWith(`_${wanted}`)))
      found.push({ candidate, distance: limit + 1 });
  }
  return found
    .sort((left, right) => left.distance - right.distance)
    .slice(0, count)
    .map((entry) => entry.candidate);
}
