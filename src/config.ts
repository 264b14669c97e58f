/** Reads the environment into settings: everything once, every problem at once, secrets gone afterwards. */
import { closeSync, openSync, readSync } from "node:fs";
import ipaddr from "ipaddr.js";
import { nearNames } from "./near.ts";
import type { Parsed, Setting } from "./settings/kinds.ts";
import type { NameSettings } from "./settings/names.ts";
import { readProxies } from "./settings/proxy.ts";
import { SETTING_ENTRIES, SETTINGS, type SettingKey, type Settings } from "./settings/table.ts";

export type { GiteaUrl } from "./settings/gitea-url.ts";
export { type Settings, settingsTable } from "./settings/table.ts";

/** One thing wrong with the configuration, without a secret's value. */
export interface ConfigurationProblem {
  variable: string;
  problem: string;
  remedy: string;
}

/** Everything that keeps the program from starting; `message` lists all of it, one line each. */
export class ConfigurationError extends Error {
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    const lines = problems.map(({ variable, problem, remedy }) => `  ${variable} ${problem}. ${remedy}`);
    super(`The configuration cannot be used:\n${lines.join("\n")}`);
    this.name = "ConfigurationError";
    this.problems = problems;
  }
}

/** The part of the environment that is read and cleaned; process.env fits. */
export type Environment = Record<string, string | undefined>;

export interface Configuration {
  settings: Settings;
  /** Names in the environment that look like settings and are none, each with what it may have meant. */
  warnings: string[];
}

export interface ReadOptions {
  /** Settings that this command cannot do without. */
  require?: readonly SettingKey[];
  /** Whether the endpoint will listen, so that its address has to be safe. */
  listens?: boolean;
  /** What is wrong with the names of tools, toolsets and hosts: known only where the operations are. */
  checkNames?: (settings: NameSettings) => readonly ConfigurationProblem[];
}

/** The largest file that a `_FILE` variable may name, in bytes. */
const MAX_SECRET_FILE = 65_536;

/**
 * Reads all settings from `environment` and deletes the secrets from it, also when it throws.
 * A variable that is blank counts as unset.
 * @throws ConfigurationError with every problem found.
 */
export function readSettings(environment: Environment, options: ReadOptions = {}): Configuration {
  const problems: ConfigurationProblem[] = [];
  const values: Partial<Record<SettingKey, unknown>> = {};
  for (const [key, setting] of SETTING_ENTRIES) {
    const parsed = readSetting(environment, setting);
    if ("value" in parsed) values[key] = parsed.value;
    else problems.push({ variable: parsed.variable, problem: parsed.problem, remedy: parsed.remedy });
    if ("value" in parsed && parsed.value === null && options.require?.includes(key))
      problems.push({ variable: setting.variable, problem: "is not set", remedy: `Set it. ${setting.description}` });
  }
  const warnings = strangers(environment);
  for (const [, setting] of SETTING_ENTRIES) if (setting.secret) delete environment[setting.variable];

  if (options.listens && typeof values.host === "string" && values.insecureBind === false && !isLoopback(values.host))
    problems.push({
      variable: SETTINGS.host.variable,
      problem: "is not a loopback address, so that tokens would travel without TLS",
      remedy: `End TLS in front of the gateway and say so with ${SETTINGS.insecureBind.variable}=true.`,
    });
  problems.push(...readProxies(environment).problems);
  // Lists of names are read without a check of their own, so they are there whatever else is wrong.
  if (options.checkNames !== undefined) problems.push(...options.checkNames(values as NameSettings));
  if (problems.length > 0) throw new ConfigurationError(problems);
  return { settings: Object.freeze(values) as Settings, warnings };
}

/** The effective values for people: a secret only says whether it is set. */
export function shownSettings(settings: Settings): { variable: string; value: string }[] {
  return SETTING_ENTRIES.map(([key, setting]) => ({
    variable: setting.variable,
    value: shown(setting, settings[key]),
  }));
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "");
  if (bare.toLowerCase() === "localhost") return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === "loopback";
}

function shown(setting: Setting<unknown>, value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "(not set)";
  if (setting.secret) return "(set)";
  return setting.show?.(value) ?? String(value);
}

type Reading = { value: unknown } | ConfigurationProblem;

function readSetting(environment: Environment, setting: Setting<unknown>): Reading {
  const { variable } = setting;
  const direct = environment[variable]?.trim() ?? "";
  const fileVariable = `${variable}_FILE`;
  const file = setting.secret ? (environment[fileVariable]?.trim() ?? "") : "";
  if (direct !== "" && file !== "")
    return { variable, problem: `and ${fileVariable} are both set`, remedy: "Keep one of them." };
  if (file !== "") {
    const content = readSecretFile(file);
    if ("problem" in content) return { variable: fileVariable, ...content };
    return named(fileVariable, setting.parse(content.value));
  }
  if (direct === "") return { value: setting.fallback };
  return named(variable, setting.parse(direct));
}

function named(variable: string, parsed: Parsed<unknown>): Reading {
  return "value" in parsed ? parsed : { variable, ...parsed };
}

function readSecretFile(path: string): Parsed<string> {
  const content = beginning(path, MAX_SECRET_FILE + 1);
  if (content === null)
    return { problem: "names a file that cannot be read", remedy: "Check the path and its permissions." };
  if (content.length > MAX_SECRET_FILE)
    return { problem: "names a file that is too large for a secret", remedy: "Check the path." };
  const text = content.toString("utf8").trim();
  if (text === "") return { problem: "names an empty file", remedy: "Write the secret into it." };
  return { value: text };
}

/** At most so many bytes: a path may lead to a device that never ends. Null when nothing can be read. */
function beginning(path: string, maximum: number): Buffer | null {
  try {
    const file = openSync(path, "r");
    try {
      const content = Buffer.alloc(maximum);
      let length = 0;
      for (let read = 1; read > 0 && length < maximum; length += read)
        read = readSync(file, content, length, maximum - length, null);
      return content.subarray(0, length);
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}

/** Names like `DISABLED_TOOL` or `MCP_BEARER`: a setting that silently does nothing is worse than an error. */
function strangers(environment: Environment): string[] {
  const known = new Set(
    SETTING_ENTRIES.flatMap(([, { variable, secret }]) => (secret ? [variable, `${variable}_FILE`] : [variable])),
  );
  const warnings: string[] = [];
  for (const name of Object.keys(environment).sort()) {
    if (known.has(name) || !/^[A-Z][A-Z0-9_]{3,60}$/i.test(name)) continue;
    const near = nearNames(name, known, 2);
    if (near.length > 0) warnings.push(`${name} is not a setting of the gateway. Did you mean ${near.join(" or ")}?`);
  }
  return warnings;
}
