/** `node codegen/copy-data.ts dist`: puts the generated data beside the compiled program. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const target = process.argv[2];
if (target === undefined) throw new Error("name the target folder");
const top = fileURLToPath(new URL("..", import.meta.url));
cpSync(join(top, "generated"), join(top, target, "generated"), {
  recursive: true,
  filter: (path) => !path.endsWith(".ts"),
});
