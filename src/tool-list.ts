/** What tools/list shows: the enabled operations in order of importance, the gateway's own tools first. */
import type { JsonObject } from "../generated/contract.ts";
import type { ListedTool } from "./call.ts";
import type { CatalogEntry } from "./catalog.ts";
import { supports } from "./gitea/version.ts";
import type { Parts } from "./parts.ts";
import { SURFACE_TOOLS } from "./surface/definitions.ts";

export interface ToolList {
  /** One page, the same bytes for the same narrowing and server. */
  list(toolsets: readonly string[] | null): ListedTool[];
  /** Whether a call of the tool can reach Gitea for this client: not disabled, in reach, known to the server. */
  isCallable(entry: CatalogEntry, toolsets: readonly string[] | null): boolean;
  /** One operation as a tool of this deployment. */
  toolOf(entry: CatalogEntry): ListedTool;
  /** Whether one of the gateway's own tools is switched on. */
  hasSurface(name: string): boolean;
}

const CONFIRMATION_TOKEN: JsonObject = {
  type: "string",
  description: "Only to repeat a call that was refused with this token",
};

export function createToolList({ catalog, policy, settings, upstream, mayAsk }: Parts): ToolList {
  const tools = new Map<string, ListedTool>();
  const lists = new Map<string, ListedTool[]>();

  const isCallable: ToolList["isCallable"] = ({ operation }, toolsets) =>
    policy.refusal(operation, toolsets) === null && supports(operation.eras.since, upstream.version());

  const toolOf = (entry: CatalogEntry): ListedTool => {
    const { operation, tool } = entry;
    let listed = tools.get(tool.name);
    if (listed === undefined) {
      const { name, title, description, annotations } = tool;
      const inputSchema = mayAsk(operation) ? withConfirmationToken(tool.inputSchema) : tool.inputSchema;
      listed = { name, title, description, inputSchema, annotations };
      tools.set(name, listed);
    }
    return listed;
  };

  const hasSurface = (name: string) =>
    !policy.disablesSurface(name) && !(name === "gitea_api_request" && settings.rawRequests === "off");

  return {
    isCallable,
    toolOf,
    hasSurface,
    list(toolsets) {
      const key = JSON.stringify([toolsets, upstream.version()?.text ?? null]);
      let list = lists.get(key);
      if (list === undefined) {
        const shown = catalog.entries.filter(
          (entry) => policy.lists(entry.operation, toolsets) && isCallable(entry, toolsets),
        );
        list = [...SURFACE_TOOLS.filter((tool) => hasSurface(tool.name)), ...shown.map(toolOf)];
        // Narrowings are words of clients: their number is bounded here.
        if (lists.size >= 64) lists.clear();
        lists.set(key, list);
      }
      return list;
    },
  };
}

function withConfirmationToken(schema: ListedTool["inputSchema"]): ListedTool["inputSchema"] {
  const properties = schema.properties as JsonObject;
  return { ...schema, properties: { ...properties, confirmation_token: CONFIRMATION_TOKEN } };
}
