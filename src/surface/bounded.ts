/** Bounds with a way to the rest: each cut names the call of gitea_read_result that goes on where the answer ends. */
import type { Json, JsonObject } from "../../generated/contract.ts";
import { type Bounded, type Bounds, boundData } from "../guard/bounds.ts";

/** Where a cut will be is known only after cutting; until then its call takes the most room it can. */
const LONGEST_OFFSET = 999_999_999;

/**
 * `boundData` of a value that is kept for gitea_read_result. `argumentsOf` gives the call's arguments for a pointer below
 * `data`, without an offset.
 */
export function boundResult(data: Json, bounds: Bounds, argumentsOf: (pointer: string) => JsonObject): Bounded {
  const restAt = (pointer: string, offset: number): JsonObject => ({
    tool: "gitea_read_result",
    arguments: { ...argumentsOf(pointer), ...(offset === 0 ? {} : { offset }) },
  });
  const bounded = boundData(data, bounds, (pointer) => restAt(pointer, LONGEST_OFFSET));
  return { data: bounded.data, cuts: bounded.cuts.map((cut) => ({ ...cut, rest: restAt(cut.pointer, cut.kept) })) };
}
