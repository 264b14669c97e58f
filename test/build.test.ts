/** What `make build` makes: a program for plain Node.js, wherever it is called from, and what `npm pack` takes of it. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";

const top = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "built "));
/** Linked to, as npm links a bin. */
const program = join(folder, "bin/gitea-mcp-gateway");
const env = { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, HOME: folder };
const run = promisify(execFile);

beforeAll(async () => {
  const dist = join(folder, "dist");
  await run("npx", ["tsc", "-p", "tsconfig.build.json", "--outDir", dist], { cwd: top, env });
  await run(process.execPath, ["codegen/complete-build.ts", dist], { cwd: top });
  for (const file of ["package.json", "README.md"]) cpSync(join(top, file), join(folder, file));
  symlinkSync(join(top, "node_modules"), join(folder, "node_modules"));
  mkdirSync(dirname(program));
  symlinkSync("../dist/src/main.js", program);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("the program runs by itself, from another folder", async () => {
  const { version } = JSON.parse(readFileSync(join(top, "package.json"), "utf8")) as { version: string };
  expect((await run(program, ["--version"], { cwd: "/", env })).stdout).toBe(`${version}\n`);
  expect((await run(program, ["demo", "--coverage"], { cwd: "/", env })).stdout).toMatch(
    /\n537 operations answered\.\n$/,
  );
});

test("it serves all tools over stdio", async () => {
  const client = new Client({ name: "build", version: "1" });
  const settings = { GITEA_URL: "http://127.0.0.1:1", GITEA_TOKEN: "build-credential-0123456789", TOOLSETS: "all" };
  await client.connect(
    new StdioClientTransport({
      command: program,
      args: ["stdio"],
      cwd: "/",
      env: { ...env, ...settings },
      stderr: "ignore",
    }),
  );
  const { tools } = await client.listTools();
  expect(tools.filter((tool) => tool.annotations?.openWorldHint).length).toBeGreaterThanOrEqual(537);
  await client.close();
});

test("an older Node.js is told, and nothing else happens", async () => {
  const older = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.1.0' } })";
  const told = run(process.execPath, ["--import", `data:text/javascript,${older}`, program, "http"], { env });
  await expect(told).rejects.toMatchObject({
    code: 2,
    stdout: "",
    stderr: "Node.js 24 or newer is needed; this is 22.1.0.\n",
  });
});

test("npm packs the built program with its data, and nothing that it is made from", async () => {
  const { stdout } = await run("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd: folder, env });
  const [{ files } = { files: [] }] = JSON.parse(stdout) as { files: { path: string }[] }[];
  const paths = files.map((file) => file.path);
  expect(paths).toEqual(expect.arrayContaining(["package.json", "README.md", "dist/src/main.js"]));
  expect(paths).toEqual(expect.arrayContaining(["dist/generated/operations.json", "dist/generated/demo.json"]));
  expect(
    paths.filter((path) => path.endsWith(".ts") || !/^(dist\/|package\.json|README\.md|LICENSE)/.test(path)),
  ).toEqual([]);
});
