/** The one table of settings: what exists, its default, its check, its line in the README. */
import { ENDPOINT_SETTINGS } from "./endpoint.ts";
import { GITEA_SETTINGS } from "./gitea.ts";
import type { Setting } from "./kinds.ts";
import { LIMIT_SETTINGS } from "./limits.ts";
import { POLICY_SETTINGS } from "./policy.ts";

export const SETTINGS = { ...GITEA_SETTINGS, ...ENDPOINT_SETTINGS, ...POLICY_SETTINGS, ...LIMIT_SETTINGS };

export type SettingKey = keyof typeof SETTINGS;

/** All settings as values; frozen. */
export type Settings = {
  readonly [Key in SettingKey]: (typeof SETTINGS)[Key] extends Setting<infer Value> ? Value : never;
};

/** The table for code that treats all settings alike. */
export const SETTING_ENTRIES = Object.entries(SETTINGS) as [SettingKey, Setting<unknown>][];

/** The Markdown table of the README, one row per setting, groups in bold. */
export function settingsTable(): string {
  const rows = ["| Setting | Default | Meaning |", "| --- | --- | --- |"];
  let group = "";
  for (const [, setting] of SETTING_ENTRIES) {
    if (setting.group !== group) rows.push(`| **${setting.group}** | | |`);
    group = setting.group;
    const shown = setting.shownDefault === "" ? "" : `\`${setting.shownDefault}\``;
    const secret = setting.secret ? ` Secret: also as \`${setting.variable}_FILE\`.` : "";
    rows.push(`| \`${setting.variable}\` | ${shown} | ${setting.description}${secret} |`);
  }
  return `${rows.join("\n")}\n`;
}
