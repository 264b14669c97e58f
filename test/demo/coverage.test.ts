import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../generated/contract.ts";
import { type Demo, startDemo } from "../../src/demo/server.ts";
import { clientOf } from "./client.ts";

const file = new URL("../../generated/operations.json", import.meta.url);
const { operations } = JSON.parse(readFileSync(file, "utf8")) as { operations: Operation[] };
const ADMIN = { login: "root", password: "a password of the test" };

/** Values that are there in the seed; anything else is 1. */
const VALUES: Record<string, string> = {
  ...{ owner: "harbor", repo: "quay", org: "harbor", username: "alice", user: "alice", target: "bob" },
  ...{
    template_owner: "harbor",
    template_repo: "quay",
    branch: "feature/one",
    ref: "main",
    basehead: "main...feature/one",
  },
  ...{ filepath: "src/berths.ts", archive: "main.zip", tag: "release/1.0", sha: "main", diffType: "diff" },
  ...{ base: "main", head: "fix/exact-fit", workflow_id: "x.yml", secretname: "TOKEN", variablename: "STAGE" },
  ...{ collaborator: "bob", assignee: "alice", topic: "booking", team: "crew", name: "MIT", token: "demo" },
};
const ORDER = ["GET", "POST", "PUT", "PATCH", "DELETE"];

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo({ admin: ADMIN });
});

afterAll(async () => {
  await demo.close();
});

function pathOf({ parts }: Operation): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const value = VALUES[part.parameter] ?? "1";
      return part.encoding === "wildcard" ? value : encodeURIComponent(value);
    })
    .join("");
}

describe("coverage", () => {
  it("says of 537 operations how each is answered", () => {
    const { stateful, recorded, example } = demo.coverage();
    const all = [...stateful, ...recorded, ...example].sort();
    expect(all).toEqual(operations.map(({ id }) => id).sort());
    expect(all).toHaveLength(537);
    expect(stateful.length).toBeGreaterThan(190);
  });

  it("reaches the handler of 537 of 537", async () => {
    const credential = Buffer.from(`${ADMIN.login}:${ADMIN.password}`).toString("base64");
    const root = clientOf(demo.url, `Basic ${credential}`);
    const missed: string[] = [];
    let reached = 0;
    const ordered = [...operations].sort((left, right) => ORDER.indexOf(left.method) - ORDER.indexOf(right.method));
    for (const operation of ordered) {
      const reply = await root(operation.method, pathOf(operation), operation.method === "GET" ? undefined : {});
      const type = String(reply.headers["content-type"] ?? "");
      const lost = (reply.status === 404 && !type.includes("json") && reply.text !== "") || reply.status === 405;
      const fault = reply.text.startsWith("demo fault");
      const notJson =
        operation.answer.kind === "json" && reply.status === 200 && reply.json === null && reply.text !== "";
      if ((lost && reply.json === null) || fault || (notJson && type.includes("json") && reply.text !== "null\n")) {
        missed.push(`${operation.id}: ${reply.status} ${reply.text.slice(0, 200)}`);
      } else reached += 1;
    }
    expect(missed).toEqual([]);
    expect(reached).toBe(537);
  });
});
