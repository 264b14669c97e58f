import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importSpec } from "../../codegen/import/pin.ts";
import type { SwaggerDocument } from "../../codegen/swagger.ts";
import { folder, pinned, serve, upstream, write } from "./importing.ts";

describe("make spec", () => {
  it("takes what an instance serves, drops the prose and keeps the facts", async () => {
    const target = folder();
    const text = JSON.stringify(upstream());
    const printed = await importSpec(target, await serve((_, response) => response.end(text)));
    const sha256 = createHash("sha256").update(text).digest("hex");
    expect(printed).toBe(`0 added, 0 removed, 0 changed\nspec/gitea-28.1.0.json pinned, sha256 ${sha256}`);
    expect(JSON.parse(readFileSync(join(target, "gitea-28.1.0.json"), "utf8"))).toEqual(JSON.parse(pinned));
    expect(readFileSync(join(target, "PROVENANCE.md"), "utf8")).toContain(sha256);
  });

  it.each([
    ["actions of a Go template", "{{.SwaggerAppSubUrl}}/api/v1", "{{AppVer | JSEscape}}"],
    ["words in plain JSON", "/GITEA-API-APP-SUBURL/api/v1", "0.0.0+GITEA-API-APP-VERSION"],
  ])(
    "takes the upstream template, its placeholders being %s, under a version that a person names",
    async (...given) => {
      const [, basePath, version] = given;
      const target = folder();
      const source = join(target, "v1_json.tmpl");
      const document = upstream();
      writeFileSync(source, JSON.stringify({ ...document, basePath, info: { ...document.info, version } }));
      await expect(importSpec(target, source)).rejects.toThrow("SOURCE: info.version: is no version");
      expect(readdirSync(target)).not.toContain("PROVENANCE.md");
      await importSpec(target, source, "29.0.0");
      expect(readdirSync(target).filter((file) => file.startsWith("gitea-"))).toEqual(["gitea-29.0.0.json"]);
      const written = JSON.parse(readFileSync(join(target, "gitea-29.0.0.json"), "utf8")) as SwaggerDocument;
      expect(written.basePath).toBe("/api/v1");
      expect(written.info).toEqual({ title: "Gitea API", version: "29.0.0" });
    },
  );

  it("keeps what people wrote about the description", async () => {
    const target = folder();
    const source = write(target, JSON.stringify(upstream()));
    writeFileSync(join(target, "PROVENANCE.md"), "# Old\n\n- sha256 old\n\n## Known to be wrong\n\n- This.\n");
    await importSpec(target, source);
    expect(readFileSync(join(target, "PROVENANCE.md"), "utf8")).toMatch(
      /^# gitea-28\.1\.0\.json\n\n[^#]*- sha256 of what was read: [0-9a-f]{64}\n\n## Known to be wrong\n\n- This\.\n$/,
    );
  });

  it("keeps nothing of the instance that served it", async () => {
    const target = folder();
    const own = { ...upstream(), host: "git.internal.test", basePath: "/git/api/v1" };
    await importSpec(target, write(target, JSON.stringify(own)));
    expect(JSON.parse(readFileSync(join(target, "gitea-28.1.0.json"), "utf8"))).toEqual(JSON.parse(pinned));
  });
});
