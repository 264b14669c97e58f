import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compareSpecs, formatDifference } from "../../codegen/import/difference.ts";
import { importSpec } from "../../codegen/import/main.ts";
import type { SwaggerDocument } from "../../codegen/swagger.ts";
import { specFolder } from "./ground.ts";

const pinned = readFileSync(join(specFolder, "gitea-28.1.0.json"), "utf8");
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "import-"));
  folders.push(path);
  writeFileSync(join(path, "gitea-28.1.0.json"), pinned);
  return path;
}

/** The pinned description with prose and an instance's own values, as upstream's template has them. */
function upstream(change: (document: SwaggerDocument) => void = () => undefined): SwaggerDocument {
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

describe("make spec", () => {
  it("takes what an instance serves, drops the prose and keeps the facts", async () => {
    const target = folder();
    const text = JSON.stringify(upstream());
    const server = createServer((_, response) => response.end(text)).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const printed = await importSpec(
      target,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/swagger.v1.json`,
    );
    server.close();
    const sha256 = createHash("sha256").update(text).digest("hex");
    expect(printed).toBe(`0 added, 0 removed, 0 changed\nspec/gitea-28.1.0.json pinned, sha256 ${sha256}`);
    expect(JSON.parse(readFileSync(join(target, "gitea-28.1.0.json"), "utf8"))).toEqual(JSON.parse(pinned));
    expect(readFileSync(join(target, "PROVENANCE.md"), "utf8")).toContain(sha256);
  });

  it("takes the upstream template with its placeholders, under a version that a person names", async () => {
    const target = folder();
    const source = join(target, "v1_json.tmpl");
    const document = upstream();
    writeFileSync(
      source,
      JSON.stringify({
        ...document,
        basePath: "{{.SwaggerAppSubUrl}}/api/v1",
        info: { ...document.info, version: "{{AppVer | JSEscape}}" },
      }),
    );
    await expect(importSpec(target, source)).rejects.toThrow("SOURCE: info.version: is no version");
    await importSpec(target, source, "29.0.0");
    expect(readdirSync(target).filter((file) => file.startsWith("gitea-"))).toEqual(["gitea-29.0.0.json"]);
    const written = JSON.parse(readFileSync(join(target, "gitea-29.0.0.json"), "utf8")) as SwaggerDocument;
    expect(written.basePath).toBe("/api/v1");
    expect(written.info).toEqual({ title: "Gitea API", version: "29.0.0" });
  });

  it("prints added, removed and changed operations by parameter, body field and answer", () => {
    const before = JSON.parse(pinned) as SwaggerDocument;
    const after = JSON.parse(pinned) as SwaggerDocument;
    delete after.paths["/version"];
    after.paths["/weather"] = {
      get: { operationId: "getWeather", tags: ["miscellaneous"], responses: { 200: { description: "" } } },
    };
    const { get: list, post: create } = after.paths["/repos/{owner}/{repo}/issues"] ?? {};
    const option = after.definitions.CreateIssueOption;
    if (!list || !create || !option?.properties) throw new Error("the pinned description has changed");
    list.parameters = (list.parameters ?? []).filter((parameter) => parameter.name !== "since");
    list.parameters.push({ name: "mood", in: "query", type: "string" });
    option.properties.mood = { type: "string" };
    option.properties.closed = { type: "string" };
    delete create.responses["412"];
    const difference = compareSpecs(before, after);
    expect(difference.added).toEqual(["getWeather"]);
    expect(difference.removed).toEqual(["getVersion"]);
    expect(difference.changed).toEqual({
      issueListIssues: ["+ query parameter mood: string", "- query parameter since: string"],
      issueCreateIssue: ["~ body.closed: boolean -> string", "+ body.mood: string", "- answer 412: no body"],
    });
    expect(formatDifference(difference).split("\n").slice(0, 3)).toEqual([
      "1 added, 1 removed, 2 changed",
      "+ getWeather",
      "- getVersion",
    ]);
  });

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
    [
      "an invalid description",
      (path) => write(path, '{"swagger":"2.0","info":{"title":"x"},"paths":{}}'),
      /^SOURCE: Swagger 2\.0: /,
    ],
  ])("%s stops with what is wrong and changes nothing", async (_, source, want) => {
    const target = folder();
    await expect(importSpec(target, source(target))).rejects.toThrow(want);
    expect(readFileSync(join(target, "gitea-28.1.0.json"), "utf8")).toBe(pinned);
    expect(readdirSync(target).filter((file) => file !== "source.json")).toEqual(["gitea-28.1.0.json"]);
  });
});

function write(path: string, text: string): string {
  const file = join(path, "source.json");
  writeFileSync(file, text);
  return file;
}
