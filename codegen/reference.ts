/** docs/tools.md: the reference of all operations for people. */
import type { Operation, Tool } from "./contract.ts";
import { HEADER } from "./emit.ts";
import type { Toolsets } from "./load.ts";

function effect(tool: Tool): string {
  if (tool.annotations.readOnlyHint) return "reads";
  return tool.annotations.destructiveHint ? "destroys" : "writes";
}

function scope(operation: Operation): string {
  return operation.scope.categories.map((category) => `${operation.scope.level}:${category}`).join(" ") || "none";
}

/** A table for each toolset, in order of importance. */
export function emitReference(operations: Operation[], tools: Tool[], data: Toolsets): string {
  const toolOf = new Map(tools.map((tool) => [tool.operationId, tool]));
  const sections = data.toolsets.map(({ name, about }) => {
    const rows = operations
      .filter((operation) => operation.toolset === name)
      .sort((a, b) => a.order - b.order)
      .flatMap((operation) => {
        const tool = toolOf.get(operation.id);
        if (tool === undefined) return [];
        const cells = [
          `\`${operation.tool}\`${operation.default ? " ★" : ""}`,
          tool.title,
          `\`${operation.id}\``,
          `\`${operation.method} ${operation.path}\``,
          effect(tool),
          scope(operation),
          operation.eras.since,
        ];
        return [`| ${cells.join(" | ")} |`];
      });
    return [
      `## ${name}`,
      "",
      about,
      "",
      "| Tool | What for | Operation id | Route | Effect | Token scope | Since |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      ...rows,
      "",
    ].join("\n");
  });
  return [
    `<!-- ${HEADER} -->`,
    "",
    "# All tools",
    "",
    `${operations.length} operations of Gitea 28.1. ★ marks those that every client sees by default. "Destroys" also`,
    "covers what overwrites, merges, transfers, rotates or cancels. Token scopes: all of them are needed.",
    "",
    ...sections,
  ].join("\n");
}
