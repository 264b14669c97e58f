/** `node codegen/main.ts [--check]`: writes the generated files, or proves that they are up to date. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SpecFault } from "./fault.ts";
import { generate } from "./generate.ts";
import { largestSchema } from "./lint.ts";

const top = fileURLToPath(new URL("..", import.meta.url));

function current(path: string): string | null {
  try {
    return readFileSync(join(top, path), "utf8");
  } catch {
    return null;
  }
}

/** Files in the generated folders that generation no longer writes. */
function leftovers(files: ReadonlyMap<string, string>): string[] {
  const folder = join(top, "generated");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(top.length))
    .filter((path) => !files.has(path));
}

try {
  const { operations, tools, files } = await generate(join(top, "spec"));
  const stale = [...files].filter(([path, content]) => current(path) !== content).map(([path]) => path);
  const extra = leftovers(files);
  const largest = largestSchema(tools);
  console.log(
    `${operations.length} operations, ${files.size} files; largest schema ${largest.name}, ${largest.bytes} bytes`,
  );
  if (process.argv.includes("--check")) {
    for (const path of [...stale, ...extra]) console.error(`${path} is not what spec/ gives: run \`make generate\``);
    if (stale.length + extra.length > 0) process.exitCode = 1;
  } else {
    for (const path of extra) rmSync(join(top, path));
    for (const path of stale) {
      mkdirSync(dirname(join(top, path)), { recursive: true });
      writeFileSync(join(top, path), files.get(path) ?? "");
    }
  }
} catch (error) {
  if (!(error instanceof SpecFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
