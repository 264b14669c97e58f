/** One operation of the description as one record and one tool: every concept's transform in a row. */
import { checkSafeMark, isReadOnly, transformAnnotations } from "./annotations.ts";
import { transformAnswer } from "./answer.ts";
import { argumentPaths } from "./arguments.ts";
import type { Operation, Tool } from "./contract.ts";
import { transformEras } from "./eras.ts";
import { SpecFault } from "./fault.ts";
import { checkGuideArguments, describeArgument, nameNeighbours } from "./guide.ts";
import { queryParameters, transformInput, transformQuery } from "./input.ts";
import type { Ground } from "./load.ts";
import { transformOtherRoutes } from "./other-routes.ts";
import { transformPaging } from "./paging.ts";
import { transformPath } from "./path.ts";
import { transformBody } from "./request.ts";
import { checkQuirkArguments, transformFindOut, transformRules } from "./rules.ts";
import { transformScope } from "./scope.ts";
import type { Source } from "./swagger.ts";
import type { Place } from "./toolsets.ts";

interface TransformContext {
  ground: Ground;
  sources: Source[];
  tools: Map<string, string>;
  places: Map<string, Place>;
}

/** @throws SpecFault for anything in spec/ that does not fit this operation. */
function transformOperation(source: Source, context: TransformContext): { operation: Operation; tool: Tool } {
  const { ground, sources, tools, places } = context;
  const { document, quirks } = ground;
  const { id, method, path } = source;
  const name = tools.get(id);
  const place = places.get(id);
  const entry = ground.guide[id];
  if (name === undefined || place === undefined || entry === undefined) {
    throw new SpecFault("spec", id, "lacks a name, a toolset or a guide");
  }
  const parts = transformPath(source, quirks);
  const query = queryParameters(source, quirks);
  const inputSchema = transformInput(source, parts, query, quirks, {
    document,
    file: source.file,
    item: id,
    describe: describeArgument(entry, ground.glossary, tools),
    open: (argument) => quirks.openEnums.some((open) => open.operation === id && open.argument === argument),
  });
  const paths = argumentPaths(inputSchema);
  checkQuirkArguments(id, paths, quirks);
  checkGuideArguments(id, entry, ground.guideFiles[id] ?? "", paths);
  const readOnly = isReadOnly(source, quirks);
  const operation: Operation = {
    id,
    tool: name,
    aliases: [id],
    tag: source.operation.tags[0] ?? "",
    method,
    path,
    parts,
    ...transformOtherRoutes(source, parts, quirks.otherRoutes),
    query: transformQuery(query),
    body: transformBody(source, document, quirks),
    answer: transformAnswer(source, document, quirks),
    paging: transformPaging(source, document, query, quirks),
    readOnly,
    scope: transformScope(source, quirks.scopes),
    basicOnly: quirks.basicOnly.includes(id),
    toolset: place.toolset,
    order: place.order,
    default: place.default,
    deprecated: source.operation.deprecated === true,
    credentialIssuing: quirks.credentials[id] !== undefined,
    uniform: quirks.uniform.filter((uniform) => uniform.operations.includes(id)).map((uniform) => uniform.argument),
    secretFields: quirks.secretFields.filter((secret) => secret.operations.includes(id)).map((secret) => secret.field),
    ...transformRules(source, paths, ground, tools),
    findOut: readOnly ? null : transformFindOut(source, sources, ground.notes.findOut),
    eras: transformEras(id, ground.eras, ground.notes.eras),
  };
  const annotations = transformAnnotations(source, entry.title, quirks);
  checkSafeMark(id, annotations, operation.confirmation);
  const tool: Tool = {
    name,
    operationId: id,
    title: entry.title,
    description: nameNeighbours(entry.description, tools),
    words: entry.words,
    annotations,
    inputSchema,
  };
  return { operation, tool };
}

/** All operations, in the order of their paths. */
export function transformAll(context: TransformContext): { operations: Operation[]; tools: Tool[] } {
  const pairs = context.sources.map((source) => transformOperation(source, context));
  return { operations: pairs.map((pair) => pair.operation), tools: pairs.map((pair) => pair.tool) };
}
