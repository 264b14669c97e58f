/** `node codegen/import/main.ts <file or URL> [version]`: pins another version's API description (make spec SOURCE=…). */
import { fileURLToPath } from "node:url";
import { SpecFault } from "../fault.ts";
import { importSpec } from "./pin.ts";

try {
  const folder = fileURLToPath(new URL("../../spec", import.meta.url));
  console.log(await importSpec(folder, process.argv[2] ?? "", process.argv[3]));
} catch (error) {
  if (!(error instanceof SpecFault)) throw error;
  console.error(`${error.message}. Nothing was changed.`);
  process.exitCode = 1;
}
