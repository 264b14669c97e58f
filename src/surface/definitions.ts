/**
 * The gateway's own tools, as tools/list shows them. Clients that take few tools work with these five alone, so every
 * word here is paid for in every conversation (issue 7, item 7). Their wording is pinned by a test.
 */
import type { JsonObject, ToolAnnotations } from "../../generated/contract.ts";
import type { ListedTool } from "../call.ts";

/** The most tools that one call of gitea_describe_tools answers. */
export const MAXIMUM_DESCRIBED = 10;

/** The most tools that one call of gitea_search_tools answers. */
export const MAXIMUM_FOUND = 50;

const OPEN_OBJECT: JsonObject = { type: "object", properties: {}, additionalProperties: true };

const CONFIRMATION_TOKEN: JsonObject = {
  type: "string",
  description: "Only to repeat a call that was refused with this token",
};

/** What the gateway answers by itself: nothing reaches Gitea, so nothing of an open world comes in. */
function looksUp(title: string): ToolAnnotations {
  return { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
}

/** What may become any call: annotated as the worst of them. */
function doesAnything(title: string): ToolAnnotations {
  return { title, readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };
}

function input(properties: JsonObject, required: string[]): ListedTool["inputSchema"] {
  return { type: "object", properties, required, additionalProperties: false };
}

const SEARCH: ListedTool = {
  name: "gitea_search_tools",
  title: "Search Gitea tools",
  description:
    "Find the tool for a task when no listed one fits: every operation of Gitea (repositories, files, branches, issues, pull requests, releases, Actions, packages, wiki, organizations, users, keys, webhooks, administration) can be found here. Say what you want to do in plain words, in any language. Answers the best tools, what each needs, and whether it reads, writes or destroys.",
  inputSchema: input(
    {
      query: { type: "string", description: "The task, e.g. rerun failed CI job" },
      toolset: { type: "string", description: "Only this domain, e.g. issues or actions" },
      limit: { type: "integer", description: `How many tools, 1 to ${MAXIMUM_FOUND} (10)` },
    },
    ["query"],
  ),
  annotations: looksUp("Search Gitea tools"),
  _meta: {
    "anthropic/alwaysLoad": true,
    "anthropic/searchHint": "find gitea git forge tool: repository issue pull request CI package organization admin",
  },
};

const DESCRIBE: ListedTool = {
  name: "gitea_describe_tools",
  title: "Describe Gitea tools",
  description:
    "Read the full input schema of tools, what trips people up, and an example call. Use it before gitea_call_tool for a tool that is not in your list.",
  inputSchema: input(
    {
      names: {
        type: "array",
        items: { type: "string" },
        description: `Tool names, at most ${MAXIMUM_DESCRIBED}`,
      },
    },
    ["names"],
  ),
  annotations: looksUp("Describe Gitea tools"),
  _meta: { "anthropic/alwaysLoad": true, "anthropic/searchHint": "schema arguments example of a gitea tool" },
};

const CALL: ListedTool = {
  name: "gitea_call_tool",
  title: "Call a Gitea tool",
  description:
    "Run any tool that gitea_search_tools finds, listed or not, exactly as if it were called directly: same checks, same confirmation, same answer. Errors name the argument and its schema path.",
  inputSchema: input(
    {
      name: { type: "string", description: "Tool name, e.g. gitea_issue_create_issue" },
      arguments: { ...OPEN_OBJECT, description: "Arguments of that tool, as its schema says" },
      confirmation_token: CONFIRMATION_TOKEN,
    },
    ["name"],
  ),
  annotations: doesAnything("Call a Gitea tool"),
  _meta: { "anthropic/alwaysLoad": true, "anthropic/searchHint": "run call execute any gitea operation by name" },
};

const REQUEST: ListedTool = {
  name: "gitea_api_request",
  title: "Raw Gitea API request",
  description:
    "Send a request to a path of Gitea's REST API when no tool fits. It obeys the rules of the operation it reaches. Values that hold a slash or other special characters need the operation's own tool; uploads too.",
  inputSchema: input(
    {
      method: { type: "string", enum: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
      path: { type: "string", description: "Below /api/v1, e.g. /repos/octo/site/issues; no %" },
      query: { ...OPEN_OBJECT, description: "Query values; a list repeats its name" },
      body: {
        anyOf: [
          OPEN_OBJECT,
          { type: "array", items: { anyOf: [OPEN_OBJECT, { type: "string" }, { type: "number" }] } },
          { type: "string" },
        ],
        description: "JSON, or text with content_type text/plain",
      },
      content_type: {
        type: "string",
        enum: ["application/json", "text/plain", "application/x-www-form-urlencoded"],
        description: "application/json unless body is text",
      },
      confirmation_token: CONFIRMATION_TOKEN,
    },
    ["method", "path"],
  ),
  annotations: doesAnything("Raw Gitea API request"),
  _meta: { "anthropic/searchHint": "raw HTTP request to the gitea REST API endpoint path" },
};

const READ: ListedTool = {
  name: "gitea_read_result",
  title: "Read the rest of a result",
  description:
    "Read what an answer left out. `truncated` in the answer gives the exact call. Kept for 15 minutes. Reads on by offset, by lines, or finds text with match; `next` in the answer is the call that goes on.",
  inputSchema: input(
    {
      result_id: { type: "string", description: "From `truncated` of an answer" },
      pointer: { type: "string", description: "JSON pointer to a part of data, e.g. /3/body; left out: all" },
      offset: { type: "integer", description: "Start at this character, item or member, from 0" },
      limit: { type: "integer", description: "At most so many characters, items or matches" },
      lines: { type: "string", description: "Lines of a text: 100-150, 100-, or -50 for the last 50" },
      match: { type: "string", description: "Find this text, or a regular expression as /error|fatal/i" },
      context: { type: "integer", description: "Lines around each match, 0 to 20 (0)" },
    },
    ["result_id"],
  ),
  annotations: looksUp("Read the rest of a result"),
  _meta: { "anthropic/searchHint": "rest of a truncated answer, log or diff: by line, offset or search" },
};

/** In the order in which they stand at the top of tools/list. */
export const SURFACE_TOOLS: readonly ListedTool[] = [SEARCH, DESCRIBE, CALL, REQUEST, READ];
