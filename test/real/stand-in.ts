#!/usr/bin/env node
/** Takes the words that a Gitea executable takes and is the demo: for the test of main.ts. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startDemo } from "../../src/demo/server.ts";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ config: text, "work-path": text, username: text, password: text, email: text },
    ...{ "token-name": text, scopes: text, "must-change-password": text, admin: flag, raw: flag },
  },
});
const folder = values["work-path"] ?? ".";
const command = positionals.join(" ");

if (command === "admin user create") {
  writeFileSync(join(folder, "admin.json"), JSON.stringify({ login: values.username, password: values.password }));
} else if (command === "admin user generate-access-token") {
  process.stdout.write(`${readFileSync(join(folder, "token"), "utf8")}\n`);
} else if (command === "web") {
  const [, port] = /^HTTP_PORT = (\d+)$/m.exec(readFileSync(values.config ?? "", "utf8")) ?? [];
  const admin = JSON.parse(readFileSync(join(folder, "admin.json"), "utf8")) as { login: string; password: string };
  const demo = await startDemo({ port: Number(port), admin });
  writeFileSync(join(folder, "token"), demo.adminToken);
  process.once("SIGTERM", () => void demo.close());
} else if (command !== "migrate") {
  process.exitCode = 2;
}
