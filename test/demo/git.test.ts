import { describe, expect, it } from "vitest";
import { diffText } from "../../src/demo/git/diff.ts";
import { createObjects, type Objects } from "../../src/demo/git/objects.ts";
import { isRefName } from "../../src/demo/git/refs.ts";
import { matchesGlob } from "../../src/demo/protection.ts";
import { readWorkflow } from "../../src/demo/workflow.ts";

const PERSON = { name: "Test", email: "test@example.test", date: "2026-01-01T00:00:00Z" };

async function commitOf(objects: Objects, files: Record<string, string>, parents: string[] = []): Promise<string> {
  const entries = new Map<string, { oid: string; mode: string }>();
  for (const [path, content] of Object.entries(files)) {
    entries.set(path, { oid: await objects.writeBlob(Buffer.from(content)), mode: "100644" });
  }
  const tree = await objects.writeFiles(entries);
  return await objects.commit({ tree, parents, message: "test\n", author: PERSON, committer: PERSON });
}

describe("git", () => {
  it("names objects as git does", async () => {
    const objects = createObjects();
    expect(await objects.writeBlob(Buffer.from("line one\nline two\n"))).toBe(
      "e5c5c5583f49a34e86ce622b59363df99e09d4c6",
    );
  });

  it("prints a diff as git does", async () => {
    const objects = createObjects();
    const before = await commitOf(objects, { "a.txt": "one\ntwo\n", "gone.txt": "x\n", "old.txt": "same\n" });
    const after = await commitOf(objects, { "a.txt": "one\n2", "new.txt": "same\n" }, [before]);
    expect(await diffText(objects, before, after)).toBe(`diff --git a/a.txt b/a.txt
index 814f4a4..4ed8796 100644
--- a/a.txt
+++ b/a.txt
@@ -1,2 +1,2 @@
 one
-two
+2
\\ No newline at end of file
diff --git a/gone.txt b/gone.txt
deleted file mode 100644
index 587be6b..0000000
--- a/gone.txt
+++ /dev/null
@@ -1 +0,0 @@
-x
diff --git a/old.txt b/new.txt
similarity index 100%
rename from old.txt
rename to new.txt
`);
  });

  it("merges what does not touch, and says null where it conflicts", async () => {
    const objects = createObjects();
    const lines = (first: string, last: string) => `${first}\n2\n3\n4\n5\n6\n${last}\n`;
    const base = await commitOf(objects, { "a.txt": lines("1", "7") });
    const ours = await commitOf(objects, { "a.txt": lines("one", "7") }, [base]);
    const theirs = await commitOf(objects, { "a.txt": lines("1", "seven") }, [base]);
    const against = await commitOf(objects, { "a.txt": lines("uno", "7") }, [base]);
    const tree = (await objects.merge(ours, theirs)) ?? "";
    const merged = (await objects.files(tree)).get("a.txt")?.oid ?? "";
    expect((await objects.readBlob(merged))?.toString()).toBe(lines("one", "seven"));
    expect(await objects.merge(ours, against)).toBeNull();
  });
});

describe("names", () => {
  const refs: [string, boolean][] = [
    ["feature/#1", true],
    ["per%cent", true],
    ["with space", false],
    ["a..b", false],
    ["/a", false],
    ["a.lock", false],
  ];
  it.each(refs)("%s as a branch: %s", (name, want) => {
    expect(isRefName(name)).toBe(want);
  });

  const globs: [string, string, boolean][] = [
    ["release/*", "release/1.0", true],
    ["release/*", "release/1/2", false],
    ["guarded/**", "guarded/a/b", true],
    ["v?.x", "v1.x", true],
    ["v?.x", "v1yx", false],
  ];
  it.each(globs)("%s matches %s: %s", (pattern, name, want) => {
    expect(matchesGlob(pattern, name)).toBe(want);
  });
});

describe("a plainly written workflow", () => {
  it("is read as far as it shows", () => {
    const source = "name: Build\non: [push, workflow_dispatch]\njobs:\n  a:\n    runs-on: box\n  b:\n    steps: []\n";
    expect(readWorkflow("x.yml", source)).toEqual({
      file: "x.yml",
      name: "Build",
      events: ["push", "workflow_dispatch"],
      jobs: [
        { name: "a", labels: ["box"] },
        { name: "b", labels: ["ubuntu-latest"] },
      ],
    });
  });
});
