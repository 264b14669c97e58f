import type { Pipeline } from "../pipeline.ts";
import type { Account } from "../store.ts";

export async function seedTeam(_: Pipeline, __: Account): Promise<Record<string, string>> {
  return {};
}
