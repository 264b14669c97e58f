/** The parts of Swagger 2.0 that Gitea's description uses. */
import type { Json, JsonObject } from "./contract.ts";

export interface SchemaObject {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: Json[];
  default?: Json;
  items?: SchemaObject;
  properties?: Record<string, SchemaObject>;
  required?: string[];
  additionalProperties?: boolean | SchemaObject;
  anyOf?: SchemaObject[];
  allOf?: SchemaObject[];
  minimum?: number;
  uniqueItems?: boolean;
  "x-deprecated"?: boolean;
}

export interface ParameterObject {
  name: string;
  in: "path" | "query" | "body" | "formData" | "header";
  required?: boolean;
  type?: string;
  format?: string;
  enum?: Json[];
  default?: Json;
  minimum?: number;
  items?: SchemaObject;
  collectionFormat?: string;
  schema?: SchemaObject;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  schema?: SchemaObject;
  headers?: Record<string, JsonObject>;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  consumes?: string[];
  produces?: string[];
  deprecated?: boolean;
  parameters?: ParameterObject[];
  responses: Record<string, ResponseObject>;
}

export interface SwaggerDocument {
  swagger: string;
  info: { title: string; version: string };
  basePath: string;
  consumes?: string[];
  produces?: string[];
  paths: Record<string, Record<string, OperationObject>>;
  definitions: Record<string, SchemaObject>;
  responses: Record<string, ResponseObject>;
  parameters?: Record<string, ParameterObject>;
  tags?: { name: string }[];
  [key: string]: unknown;
}

/** One operation with its place in the document. */
export interface Source {
  /** Where its description stands, for messages. */
  file: string;
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  operation: OperationObject;
}

/** Every operation, sorted by path and then method. `file` names the description in messages. */
export function listSources(document: SwaggerDocument, file: string): Source[] {
  const sources: Source[] = [];
  for (const path of Object.keys(document.paths).sort()) {
    const item = document.paths[path] ?? {};
    for (const method of Object.keys(item).sort()) {
      const operation = item[method];
      if (operation === undefined) continue;
      const id = operation.operationId;
      sources.push({ file, id, method: method.toUpperCase() as Source["method"], path, operation });
    }
  }
  return sources;
}

/** The definition or response behind a local reference; undefined when it is not there. */
export function resolveDefinition(document: SwaggerDocument, reference: string): SchemaObject | undefined {
  const prefix = "#/definitions/";
  return reference.startsWith(prefix) ? document.definitions[reference.slice(prefix.length)] : undefined;
}

export function resolveResponse(document: SwaggerDocument, response: ResponseObject): ResponseObject {
  const prefix = "#/responses/";
  if (response.$ref === undefined) return response;
  return (response.$ref.startsWith(prefix) && document.responses[response.$ref.slice(prefix.length)]) || {};
}
