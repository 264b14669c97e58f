/** The real spec folder, read once, and small faulty copies of it. */
import { fileURLToPath } from "node:url";
import { transformGround } from "../../codegen/generate.ts";
import { type Ground, loadGround } from "../../codegen/load.ts";

export const specFolder = fileURLToPath(new URL("../../spec", import.meta.url));
export const ground: Ground = await loadGround(specFolder);
export const { operations, tools } = transformGround(ground);

/** A copy of the ground with one thing changed. */
export function changedGround(change: (copy: Ground) => void): Ground {
  const copy = structuredClone(ground);
  change(copy);
  return copy;
}

export function operation(id: string) {
  const found = operations.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

export function tool(id: string) {
  const found = tools.find((entry) => entry.operationId === id);
  if (found === undefined) throw new Error(`no tool ${id}`);
  return found;
}
