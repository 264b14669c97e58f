/** `node codegen/complete-build.ts dist`: puts the generated data beside the compiled program and lets it be run. */
import { chmodSync, cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const target = process.argv[2];
if (target === undefined) throw new Error("name the target folder");
const top = fileURLToPath(new URL("..", import.meta.url));
cpSync(join(top, "generated"), join(resolve(top, target), "generated"), {
  recursive: true,
  filter: (path) => !path.endsWith(".ts"),
});
chmodSync(join(resolve(top, target), "src/main.js"), 0o755);
