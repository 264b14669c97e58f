/** Folders to import into and sources to import from: the pinned description with one thing changed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { OperationObject, ParameterObject, SwaggerDocument } from "../../codegen/swagger.ts";
import { specFolder } from "./ground.ts";

export const pinned = readFileSync(join(specFolder, "gitea-28.1.0.json"), "utf8");

const folders: string[] = [];
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with nothing but the pinned description. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "import-"));
  folders.push(path);
  writeFileSync(join(path, "gitea-28.1.0.json"), pinned);
  return path;
}

/** Address of a server on loopback that answers so until the tests are over. */
export async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/swagger.v1.json`;
}

/** The pinned description with prose and an instance's own values, as upstream's template has them. */
export function upstream(change: (document: SwaggerDocument) => void = () => undefined): SwaggerDocument {
  const document = JSON.parse(pinned) as SwaggerDocument;
  change(document);
  const operation = document.paths["/version"]?.get as unknown as Record<string, unknown>;
  operation.summary = "Words of somebody else";
  operation.description = "More words";
  const option = document.definitions.CreateIssueOption as unknown as Record<string, unknown>;
  option.description = "Words";
  option["x-go-package"] = "code.example/modules/structs";
  return document;
}

/** GET /version, the smallest operation. */
export function get(document: SwaggerDocument): OperationObject {
  const operation = document.paths["/version"]?.get;
  if (operation === undefined) throw new Error("no GET /version");
  return operation;
}

export function parameterOf(document: SwaggerDocument, path: string, name: string, method = "get"): ParameterObject {
  const found = document.paths[path]?.[method]?.parameters?.find((parameter) => parameter.name === name);
  if (found === undefined) throw new Error(`no parameter ${name}`);
  return found;
}

/** A source with one thing changed. */
export function changed(change: (document: SwaggerDocument) => unknown): (folder: string) => string {
  return (path) => {
    const document = upstream();
    change(document);
    return write(path, JSON.stringify(document));
  };
}

/** A file with this content in the folder. */
export function write(path: string, text: string | Buffer): string {
  const file = join(path, "source.json");
  writeFileSync(file, text);
  return file;
}
