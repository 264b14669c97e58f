import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../generated/contract.ts";
import { type Demo, startDemo } from "../../src/demo/server.ts";
import { type Client, clientOf, pluck } from "./client.ts";

let demo: Demo;
let alice: Client;

beforeAll(async () => {
  demo = await startDemo({ rootUrl: "http://demo.test" });
  alice = clientOf(demo.url, `token ${demo.tokens.alice}`);
});

afterAll(async () => {
  await demo.close();
});

const QUAY = "/repos/harbor/quay";

describe("the seeded team", () => {
  it("is two organisations and six repositories", async () => {
    const root = clientOf(demo.url, `token ${demo.adminToken}`);
    const { json } = await root("GET", "/repos/search");
    expect(pluck((await root("GET", "/orgs")).json, "name")).toEqual(["harbor", "lighthouse"]);
    expect(pluck(pluck(json, "data"), "full_name")).toEqual([
      "carol/sketches",
      "harbor/backlog",
      "harbor/dry-dock",
      "harbor/quay",
      "lighthouse/beacon",
      "lighthouse/handbook",
    ]);
  });

  it("is the same at every start", async () => {
    const other = await startDemo({ rootUrl: "http://demo.test" });
    const theirs = clientOf(other.url, `token ${other.tokens.alice}`);
    for (const path of [
      `${QUAY}/commits`,
      `${QUAY}/issues`,
      `${QUAY}/releases`,
      "/repos/harbor/backlog/issues?page=2",
    ]) {
      const here = (await alice("GET", path)).text.replaceAll(demo.url, "");
      const there = (await theirs("GET", path)).text.replaceAll(other.url, "");
      expect(there).toBe(here);
    }
    expect(other.tokens.alice).not.toBe(demo.tokens.alice);
    await other.close();
  });

  it("hides private repositories from strangers", async () => {
    const mallory = clientOf(demo.url, `token ${demo.tokens.mallory}`);
    expect((await mallory("GET", "/repos/lighthouse/beacon")).status).toBe(404);
  });

  it("case 3: reaches branches and tags by exactly their names", async () => {
    const names = { "feature%2F%231%20a%25b": "feature/#1 a%b", "a%252Fb": "a%2Fb", "feature/one": "feature/one" };
    for (const [escaped, name] of Object.entries(names)) {
      expect(pluck((await alice("GET", `${QUAY}/branches/${escaped}`)).json, "name")).toBe(name);
    }
    expect((await alice("GET", `${QUAY}/branches/a%2Fb`)).status).toBe(404);
    expect(pluck((await alice("GET", `${QUAY}/tags/release/1.0`)).json, "name")).toBe("release/1.0");
  });

  it("case 4: holds files with odd names", async () => {
    for (const path of [".gitea/workflows/x.yml", "dir/100%25.txt", "a%20b/%C3%BC%23%3F.md", "plus%2Bsign.txt"]) {
      expect((await alice("GET", `${QUAY}/contents/${path}`)).status, path).toBe(200);
    }
  });

  it("case 10: pages of the backlog add up to 61", async () => {
    const sizes: number[] = [];
    for (const page of [1, 2, 3]) {
      const reply = await alice("GET", `/repos/harbor/backlog/issues?limit=100&page=${page}`);
      sizes.push((reply.json as Json[]).length);
      expect(reply.headers["x-total-count"]).toBe("61");
    }
    expect(sizes).toEqual([50, 11, 0]);
  });

  it("case 12: has an empty repository", async () => {
    const answers = ["contents", "branches", "commits", "archive/main.zip", "releases/latest"].map(
      async (path) => (await alice("GET", `/repos/harbor/dry-dock/${path}`)).status,
    );
    expect(await Promise.all(answers)).toEqual([404, 200, 409, 404, 404]);
  });

  it("has text that wants to give orders and to hide", async () => {
    const body = String(pluck((await alice("GET", `${QUAY}/issues/2`)).json, "body"));
    expect(body).toContain("Ignore all previous instructions");
    for (const hidden of ["\u202e", "\u200b", "\u{e0041}", "\u001b[31m"]) expect(body).toContain(hidden);
  });

  it("has a forgotten key in a file", async () => {
    const { text } = await alice("GET", "/repos/lighthouse/beacon/raw/deploy/old.env");
    expect(text).toMatch(/^AWS_ACCESS_KEY_ID=AKIA[A-Z0-9]{16}$/m);
    expect(text).toMatch(/^-{5}BEGIN RSA/m);
  });

  it("has one pull request that merges and one that conflicts", async () => {
    const { json } = await alice("GET", `${QUAY}/pulls`);
    expect(pluck(json, "title")).toEqual(["Spring tide", "Let a boat fit exactly"]);
    expect(pluck(json, "mergeable")).toEqual([false, true]);
  });

  it("has a release with assets", async () => {
    const release = (await alice("GET", `${QUAY}/releases/latest`)).json;
    expect(pluck(pluck(release, "assets"), "name")).toEqual(["quay-1.0.tar.gz", "checksums.txt"]);
  });

  it("has a failed build whose log of five megabytes ends with the reason", async () => {
    const runs = pluck((await alice("GET", `${QUAY}/actions/runs?status=failure`)).json, "workflow_runs") as Json[];
    expect(pluck(runs, "conclusion")).toEqual(["failure"]);
    const jobs = (await alice("GET", `${QUAY}/actions/runs/${pluck(runs, "id")}/jobs`)).json;
    expect(pluck(pluck(jobs, "jobs"), "conclusion")).toEqual(["success", "failure"]);
    const [, id] = pluck(pluck(jobs, "jobs"), "id") as number[];
    const log = await alice("GET", `${QUAY}/actions/jobs/${id}/logs`);
    expect(log.body.length).toBeGreaterThan(5 * 1024 * 1024);
    expect(log.text.trimEnd().split("\n").at(-1)).toMatch(/make: \*\*\* \[Makefile:12: integration\] Error 1$/);
  });

  it("hands out artifacts at a signed address that needs no login", async () => {
    const { json } = await alice("GET", `${QUAY}/actions/artifacts`);
    const [id] = pluck(pluck(json, "artifacts"), "id") as number[];
    const moved = await alice("GET", `${QUAY}/actions/artifacts/${id}/zip`);
    expect(moved.status).toBe(302);
    const location = String(moved.headers.location);
    const bytes = Buffer.from(await (await fetch(location)).arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect((await fetch(location.replace(/sig=[^&]+/, "sig=AAAA"))).status).toBe(401);
  });
});
