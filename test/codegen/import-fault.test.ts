import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importSpec } from "../../codegen/import/pin.ts";
import { readSpec } from "../../codegen/import/read.ts";
import { changed, folder, get, pinned, serve, upstream, write } from "./importing.ts";

describe("make spec refuses a source it cannot take", () => {
  it.each<[string, (folder: string) => string, RegExp]>([
    ["no source", () => "", /^SOURCE: the argument: is missing/],
    ["a file that is not there", (path) => join(path, "nope.json"), /^SOURCE: the file: cannot be read \(ENOENT\)/],
    [
      "an address where nothing listens",
      () => "http://127.0.0.1:1/swagger.v1.json",
      /^SOURCE: the address: cannot be read \(/,
    ],
    ["no JSON", (path) => write(path, "<html>"), /^SOURCE: JSON: /],
    ["JSON that is no object", (path) => write(path, "[]"), /^SOURCE: JSON: is no object/],
    [
      "OpenAPI 3",
      (path) => write(path, '{"openapi":"3.1.0","info":{}}'),
      /^SOURCE: swagger: is null; only "2\.0" can be read/,
    ],
    ["no UTF-8", (path) => write(path, Buffer.from([0x7b, 0xff])), /^SOURCE: the content: is no UTF-8 text/],
    [
      "an invalid description",
      (path) => write(path, '{"swagger":"2.0","info":{"title":"x"},"paths":{}}'),
      /^SOURCE: Swagger 2\.0: .*version/,
    ],
    ["an address that is none", () => "http://", /^SOURCE: the address: is no URL/],
    ["an address with credentials", () => "https://u:p@h.test/", /^SOURCE: the address: holds credentials/],
    ["a folder", (path) => path, /^SOURCE: the file: cannot be read \(EISDIR\)/],
    ["more than it can be", () => "/dev/zero", /^SOURCE: the content: is larger than 33554432 bytes/],
    ["text that steers a terminal", (path) => write(path, "\u001b]0;x\u0007"), /^SOURCE: JSON: \P{Cc}+$/u],
    [
      "another base",
      changed((document) => Object.assign(document, { basePath: "/api/v2" })),
      /^SOURCE: basePath: has /,
    ],
    [
      "an operation without id",
      changed((document) => Object.assign(get(document), { operationId: undefined })),
      /^SOURCE: get \/version: operationId: /,
    ],
    [
      "an operation without tag",
      changed((document) => Object.assign(get(document), { tags: [] })),
      /^SOURCE: get \/version: tags: /,
    ],
    [
      "a tag that is a path",
      changed((document) => Object.assign(get(document), { tags: ["../../x"] })),
      /^SOURCE: get \/version: tags: /,
    ],
    [
      "an argument in a header, which would get lost",
      changed((document) =>
        Object.assign(get(document), { parameters: [{ name: "x", in: "header", type: "string" }] }),
      ),
      /^SOURCE: get \/version: parameter x: stands in header/,
    ],
    [
      "a list that is not repeated, which would be sent wrongly",
      changed((document) => {
        const list = { name: "x", in: "query", type: "array", items: { type: "string" }, collectionFormat: "csv" };
        Object.assign(get(document), { parameters: [list] });
      }),
      /^SOURCE: get \/version: parameter x: a list has to repeat its name/,
    ],
    [
      "parameters of a whole route, which would get lost",
      changed(({ paths }) => Object.assign(paths["/version"] ?? {}, { parameters: [] })),
      /^SOURCE: parameters \/version: only get, post, put, patch and delete/,
    ],
    [
      "a reference to a file",
      changed(({ definitions }) => Object.assign(definitions, { CreateIssueOption: { $ref: "/etc/hostname" } })),
      /^SOURCE: #\/definitions\/CreateIssueOption\/\$ref: \/etc\/hostname leads elsewhere/,
    ],
    [
      "a reference to an address",
      changed(({ definitions }) => Object.assign(definitions, { CreateIssueOption: { $ref: "http://h.test/x.json" } })),
      /^SOURCE: #\/definitions\/CreateIssueOption\/\$ref: http:\/\/h\.test\/x\.json leads elsewhere/,
    ],
    [
      "a reference to nothing",
      changed(({ definitions }) => delete definitions.CreateIssueOption),
      /^SOURCE: Swagger 2\.0: .*CreateIssueOption/,
    ],
    [
      "the same id twice",
      changed((document) => Object.assign(get(document), { operationId: "repoGet" })),
      /^SOURCE: Swagger 2\.0: .*repoGet/,
    ],
    [
      "a name that JavaScript keeps for itself",
      (path) => write(path, pinned.replace('"definitions": {', '"definitions": {"__proto__": {},')),
      /^SOURCE: #\/definitions\/__proto__: is a name that no object may have/,
    ],
    [
      "bottomless JSON",
      (path) => write(path, `{"swagger":"2.0","x":${"[".repeat(50_000)}${"]".repeat(50_000)}}`),
      /^SOURCE: #\/x[/0]+: nests deeper than 100/,
    ],
  ])("%s stops with what is wrong and changes nothing", async (_, source, want) => {
    const target = folder();
    await expect(importSpec(target, source(target))).rejects.toThrow(want);
    expect(readFileSync(join(target, "gitea-28.1.0.json"), "utf8")).toBe(pinned);
    expect(readdirSync(target).filter((file) => file !== "source.json")).toEqual(["gitea-28.1.0.json"]);
  });

  it.each<[string, { given: RequestListener; want: RegExp }]>([
    ["a page of a proxy", { given: page(502), want: /^SOURCE: the address: answered 502$/ }],
    ["a login page", { given: page(200), want: /^SOURCE: JSON: / }],
    [
      "an answer that breaks off",
      {
        given: (_, response) => {
          response.writeHead(200, { "content-length": "1000" });
          response.write("{", () => response.destroy());
        },
        want: /^SOURCE: the address: cannot be read \(UND_ERR_SOCKET\)$/,
      },
    ],
    [
      "an answer that never ends",
      {
        given: (_, response) => {
          const more = () => {
            while (!response.destroyed && response.write(" ".repeat(65_536)));
          };
          response.on("drain", more);
          more();
        },
        want: /^SOURCE: the content: is larger than 1000000 bytes$/,
      },
    ],
    [
      "an answer that never comes",
      { given: () => undefined, want: /^SOURCE: the address: cannot be read \(TimeoutError\)$/ },
    ],
  ])("an address with %s stops with what is wrong", async (_, { given, want }) => {
    const url = await serve(given);
    await expect(readSpec(url, { timeoutMs: 1000, bytes: 1_000_000 })).rejects.toThrow(want);
  });

  it("a folder that cannot be written stays as it is", async () => {
    const target = folder();
    mkdirSync(join(target, ".gitea-28.1.0.json.draft"));
    await expect(importSpec(target, write(target, JSON.stringify(upstream())))).rejects.toThrow(
      "spec: the folder: cannot be written (EISDIR)",
    );
    expect(readFileSync(join(target, "gitea-28.1.0.json"), "utf8")).toBe(pinned);
    expect(existsSync(join(target, "PROVENANCE.md"))).toBe(false);
  });

  it("two pinned descriptions are one too many", async () => {
    const target = folder();
    writeFileSync(join(target, "gitea-1.26.4.json"), pinned);
    await expect(importSpec(target, write(target, JSON.stringify(upstream())))).rejects.toThrow(
      /^spec: gitea-.*\.json, gitea-.*\.json: only one description is pinned$/,
    );
  });
});

function page(status: number): RequestListener {
  return (_, response) => response.writeHead(status, { "content-type": "text/html" }).end("<html></html>");
}
