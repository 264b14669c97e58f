import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Json } from "../../generated/contract.ts";
import { type Demo, startDemo } from "../../src/demo/server.ts";
import { type Client, clientOf, pluck } from "./client.ts";

let demo: Demo;
let root: Client;
let count = 0;
let repository = "";

beforeAll(async () => {
  demo = await startDemo({ seed: false, admin: { login: "root", password: "a password of the test" } });
  root = clientOf(demo.url, `token ${demo.adminToken}`);
});

afterAll(async () => {
  await demo.close();
});

const encoded = (text: string) => Buffer.from(text).toString("base64");

async function write(path: string, content: string, branch: string, newBranch = ""): Promise<void> {
  const found = await root("GET", `${repository}/contents/${path}?ref=${branch}`);
  const sha = found.status === 200 ? { sha: pluck(found.json, "sha") } : {};
  const body = { content: encoded(content), branch, new_branch: newBranch, message: `write ${path}`, ...sha };
  await root("PUT", `${repository}/contents/${path}`, body);
}

async function messages(branch = "main"): Promise<Json> {
  const { json } = await root("GET", `${repository}/commits?sha=${branch}`);
  return (pluck(pluck(json, "commit"), "message") as string[]).map((message) => message.split("\n")[0] ?? "");
}

beforeEach(async () => {
  count += 1;
  repository = `/repos/root/work-${count}`;
  await root("POST", "/user/repos", { name: `work-${count}`, auto_init: true });
  await write("list.txt", "one\ntwo\nthree\nfour\nfive\nsix\n", "main");
  await write("list.txt", "one\ntwo\nthree\nfour\nfive\nSIX\n", "main", "topic");
  await write("more.txt", "more\n", "topic");
});

async function open(): Promise<void> {
  await root("POST", `${repository}/pulls`, { title: "Topic", head: "topic", base: "main" });
}

describe("case 5: merging", () => {
  const base = ["write list.txt", "Initial commit"];
  const onTop = ["write more.txt", "write list.txt", "write other.txt", ...base];
  const title = "Merge pull request 'Topic' (#1) from topic into main";
  const cases: [string, { given: string; want: string[] }][] = [
    ["merge", { given: "merge", want: [title] }],
    ["squash", { given: "squash", want: ["Topic (#1)", "write other.txt", ...base] }],
    ["rebase", { given: "rebase", want: onTop }],
    ["rebase-merge", { given: "rebase-merge", want: [title, ...onTop] }],
  ];
  it.each(cases)("%s", async (_, { given, want }) => {
    await write("other.txt", "other\n", "main");
    await open();
    const reply = await root("POST", `${repository}/pulls/1/merge`, { do: given });
    expect([reply.status, reply.text]).toEqual([200, ""]);
    expect(((await messages()) as string[]).slice(0, want.length)).toEqual(want);
    expect((await root("GET", `${repository}/raw/list.txt`)).text).toBe("one\ntwo\nthree\nfour\nfive\nSIX\n");
    expect((await root("GET", `${repository}/raw/other.txt`)).text).toBe("other\n");
    expect((await root("GET", `${repository}/pulls/1/merge`)).status).toBe(204);
    expect((await root("POST", `${repository}/pulls/1/merge`, { do: given })).status).toBe(405);
  });

  it("fast-forward-only moves the branch, and refuses where it cannot", async () => {
    await open();
    expect((await root("POST", `${repository}/pulls/1/merge`, { do: "fast-forward-only" })).status).toBe(200);
    await write("list.txt", "changed\n", "main", "late");
    await write("other.txt", "other\n", "main");
    await root("POST", `${repository}/pulls`, { title: "Late", head: "late", base: "main" });
    expect((await root("POST", `${repository}/pulls/2/merge`, { do: "fast-forward-only" })).status).toBe(409);
  });

  it("a conflict is a 409 with Go's struct instead of a message", async () => {
    await write("list.txt", "one\ntwo\nthree\nfour\nfive\nsechs\n", "main");
    await open();
    const reply = await root("POST", `${repository}/pulls/1/merge`, { do: "merge" });
    expect([reply.status, Object.keys(reply.json as object)]).toEqual([409, ["Style", "StdOut", "StdErr", "Err"]]);
  });

  it("rules of the branch are kept", async () => {
    await open();
    await root("POST", `${repository}/branch_protections`, { rule_name: "main", required_approvals: 1 });
    const reply = await root("POST", `${repository}/pulls/1/merge`, { do: "merge" });
    expect([reply.status, pluck(reply.json, "message")]).toEqual([405, "Does not have enough approvals"]);
  });
});
