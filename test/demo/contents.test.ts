import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Demo, startDemo } from "../../src/demo/server.ts";
import { type Client, clientOf, pluck } from "./client.ts";

let demo: Demo;
let root: Client;
const WORK = "/repos/root/work";

beforeAll(async () => {
  demo = await startDemo({ seed: false, admin: { login: "root", password: "a password of the test" } });
  root = clientOf(demo.url, `token ${demo.adminToken}`);
  await root("POST", "/user/repos", { name: "work", auto_init: true });
});

afterAll(async () => {
  await demo.close();
});

describe("files", () => {
  it("case 4: any name is written, read and removed as itself", async () => {
    const segment = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .filter((text) => !/[/\\\p{Cc}\p{Cs}]/u.test(text) && !/^[. ]+$/.test(text) && text !== ".git");
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { minLength: 1, maxLength: 3 }),
        fc.uint8Array({ maxLength: 64 }),
        async (names, bytes) => {
          const path = `x/${names.join("/")}`;
          const escaped = path.split("/").map(encodeURIComponent).join("/");
          const content = Buffer.from(bytes).toString("base64");
          const made = await root("POST", `${WORK}/contents/${escaped}`, { content });
          expect(made.status).toBe(201);
          const read = await root("GET", `${WORK}/contents/${escaped}`);
          expect([pluck(read.json, "path"), pluck(read.json, "content")]).toEqual([path, content]);
          expect(Buffer.compare((await root("GET", `${WORK}/raw/${escaped}`)).body, Buffer.from(bytes))).toBe(0);
          const gone = await root("DELETE", `${WORK}/contents/${escaped}`, { sha: pluck(read.json, "sha") });
          expect(gone.status).toBe(200);
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it("several files are one commit", async () => {
    const files = ["a", "b"].map((name) => ({ operation: "create", path: `${name}.txt`, content: "eA==" }));
    const made = await root("POST", `${WORK}/contents`, { files, message: "two" });
    const sha = String(pluck(pluck(made.json, "commit"), "sha"));
    const commit = await root("GET", `${WORK}/git/commits/${sha}`);
    expect(pluck(pluck(commit.json, "files"), "filename")).toEqual(["a.txt", "b.txt"]);
  });

  it("a rename moves the file", async () => {
    const { json } = await root("GET", `${WORK}/contents/a.txt`);
    const body = { content: "eA==", sha: pluck(json, "sha"), from_path: "a.txt" };
    expect((await root("PUT", `${WORK}/contents/moved.txt`, body)).status).toBe(200);
    expect((await root("GET", `${WORK}/contents/a.txt`)).status).toBe(404);
  });

  it("a protected branch takes no commit, a protected file no change", async () => {
    await root("POST", `${WORK}/branches`, { new_branch_name: "stable" });
    await root("POST", `${WORK}/branch_protections`, { rule_name: "stable" });
    const reply = await root("POST", `${WORK}/contents/c.txt`, { content: "eA==", branch: "stable" });
    expect([reply.status, pluck(reply.json, "message")]).toEqual([403, "user cannot commit to repo [user: root]"]);
  });
});

describe("case 9: labels by id or by name, never mixed", () => {
  it("takes either, passes over unknown ones and refuses both at once", async () => {
    const made = await root("POST", `${WORK}/labels`, { name: "bug", color: "#d73a4a" });
    await root("POST", `${WORK}/issues`, { title: "One" });
    const set = (labels: (string | number)[]) => root("PUT", `${WORK}/issues/1/labels`, { labels });
    const id = Number(pluck(made.json, "id"));
    expect(pluck((await set([id])).json, "name")).toEqual(["bug"]);
    expect(pluck((await set(["bug", "nope"])).json, "name")).toEqual(["bug"]);
    expect((await set([id, "bug"])).status).toBe(400);
  });
});

describe("case 7: assignees", () => {
  it("an empty list clears, a missing field keeps", async () => {
    await root("POST", `${WORK}/issues`, { title: "Two", assignees: ["root"] });
    const kept = await root("PATCH", `${WORK}/issues/2`, { title: "Two!" });
    expect(pluck(pluck(kept.json, "assignees"), "login")).toEqual(["root"]);
    const cleared = await root("PATCH", `${WORK}/issues/2`, { assignees: [] });
    expect(pluck(cleared.json, "assignees")).toBeNull();
  });
});

describe("secrets and deploy tokens", () => {
  it("a secret is never shown again", async () => {
    await root("PUT", `${WORK}/actions/secrets/DEPLOY`, { data: "only once" });
    const { text, json } = await root("GET", `${WORK}/actions/secrets`);
    expect(pluck(json, "name")).toEqual(["DEPLOY"]);
    expect(text).not.toContain("only once");
  });

  it("a deploy token is shown when it is made, and then not", async () => {
    const made = await root("POST", `${WORK}/keys/tokens`, { title: "robot", read_only: true });
    const token = String(pluck(made.json, "token"));
    expect(token).toMatch(/^gdt_[A-Za-z0-9]{43}$/);
    expect((await root("GET", `${WORK}/keys`)).text).not.toContain(token);
  });
});
