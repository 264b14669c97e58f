import { describe, expect, it } from "vitest";
import { runDemo, startDemoGateway } from "../../src/demo/main.ts";

async function run(...words: string[]): Promise<{ status: number; text: string }> {
  let text = "";
  const write = (piece: string) => {
    text += piece;
  };
  const status = await runDemo({ arguments: words, write, stopRequested: Promise.resolve() });
  return { status, text };
}

describe("gitea-mcp-gateway demo", () => {
  it("prints its address and a token for each person, and ends when asked", async () => {
    const { status, text } = await run();
    expect(status).toBe(0);
    expect(text).toMatch(/^Demo Gitea ready at http:\/\/127\.0\.0\.1:\d+ /);
    for (const login of ["administrator", "alice", "bob", "carol", "dave", "mallory"]) {
      expect(text).toMatch(new RegExp(`^  ${login} +[0-9a-f]{40}$`, "m"));
    }
  });

  it("--coverage lists how each operation is answered", async () => {
    const { status, text } = await run("--coverage");
    expect(status).toBe(0);
    expect(text).toMatch(/^\d+ carried out on the demo's own state:\n {2}\w+\n/);
    expect(text).toMatch(/\n537 operations answered\.\n$/);
  });

  it("says so when the port is taken", async () => {
    const { demo } = await startDemoGateway({});
    const port = new URL(demo.url).port;
    expect(await run("--port", port)).toEqual({
      status: 1,
      text: `Port ${port} is in use. Choose another, or leave --port out.\n`,
    });
    await demo.close();
  });

  it("--help prints the usage", async () => {
    const { status, text } = await run("--help");
    expect([status, text.split("\n")[0]]).toEqual([0, "Usage: gitea-mcp-gateway demo [--port N] [--coverage]"]);
  });

  it.each([["--prot"], ["--port"], ["--port", "many"]])("%s is not understood", async (...words) => {
    const { status, text } = await run(...words);
    expect([status, text.split("\n")[0]]).toEqual([2, "Usage: gitea-mcp-gateway demo [--port N] [--coverage]"]);
  });
});

describe("a gateway without GITEA_URL", () => {
  it("gets the demo's address and token, and the bearer token the README prints", async () => {
    const { demo, environment, introduction } = await startDemoGateway({
      GITEA_TOKEN: "of another server",
      READ_ONLY: "true",
    });
    await demo.close();
    expect(environment).toEqual({
      ...{ READ_ONLY: "true", GITEA_URL: demo.url, GITEA_TOKEN: demo.tokens.alice },
      MCP_BEARER_TOKEN: "demo-bearer-for-this-machine",
    });
    const text = introduction("http://127.0.0.1:8080/mcp");
    expect(text).toContain(`--header "Authorization: Bearer ${environment.MCP_BEARER_TOKEN}"`);
    expect(text).not.toContain(demo.tokens.alice);
  });

  it("keeps a bearer token that was given, and does not print it", async () => {
    const { demo, environment, introduction } = await startDemoGateway({ MCP_BEARER_TOKEN: "given by the operator" });
    await demo.close();
    expect(environment.MCP_BEARER_TOKEN).toBe("given by the operator");
    expect(introduction("http://127.0.0.1:8080/mcp")).toContain("Bearer $MCP_BEARER_TOKEN");
  });
});
