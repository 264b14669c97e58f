/** How the gateway names itself to clients. */
import { readFileSync } from "node:fs";

/** The package's version; the compiled program lies one folder deeper. */
function packageVersion(): string {
  for (const path of ["../../package.json", "../../../package.json"]) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
      if (name === "gitea-mcp-gateway") return version;
    } catch {
      // Not here; the other place is tried.
    }
  }
  return "0.0.0";
}

/** The name stays short: clients put it in front of every tool name, and some cut at 64 characters. */
export const SERVER_INFO = { name: "gitea", title: "Gitea", version: packageVersion() };
