import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsTable } from "../src/config.ts";

const README = new URL("../README.md", import.meta.url);

test.skipIf(!existsSync(README))("the table of settings in the README is the one of the program", () => {
  const [, table] = /<!-- settings:start -->\n([\s\S]*?)<!-- settings:end -->/.exec(readFileSync(README, "utf8")) ?? [];
  // To renew it: node src/main.ts settings
  expect(table?.trim()).toBe(settingsTable().trim());
});
