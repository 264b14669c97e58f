/** The three roads to an operation: its own tool, gitea_call_tool, and a raw request. */
import type { Json, JsonObject } from "../../generated/contract.ts";
import type { Call } from "../guard/operations.ts";

/** One call on each road: name of the tool, its arguments. */
export function roadsOf({ operation, args }: Call): [string, JsonObject][] {
  const { body, ...top } = args;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(top[name]));
  const query = operation.query.flatMap(({ name }) => (name in top ? [[name, top[name] as Json]] : []));
  const raw = {
    method: operation.method,
    path,
    ...(query.length > 0 ? { query: Object.fromEntries(query) as JsonObject } : {}),
    ...(body === undefined || operation.body?.kind !== "json" ? {} : { body }),
  };
  return [
    [operation.tool, args],
    ["gitea_call_tool", { name: operation.tool, arguments: args }],
    ["gitea_api_request", raw],
  ];
}
