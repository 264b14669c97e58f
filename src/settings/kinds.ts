/** The kinds of settings: how a text of the environment becomes a value, and how that value is shown. */

export type Parsed<T> = { value: T } | { problem: string; remedy: string };

export type Group = "Gitea" | "Endpoint" | "Tools" | "Confirmation" | "Limits" | "Secrets" | "Audit and logs";

export interface Setting<T> {
  /** Name in the environment; a secret may also come from the file that `<variable>_FILE` names. */
  readonly variable: string;
  readonly group: Group;
  /** One line for the README's table. */
  readonly description: string;
  readonly secret: boolean;
  /** Value when the variable is unset or blank. */
  readonly fallback: T;
  /** The fallback as people read it; "" for none. */
  readonly shownDefault: string;
  /** Gets the text without surrounding blanks; never repeats it in a problem when it is secret. */
  readonly parse: (text: string) => Parsed<T>;
  /** How `check` shows a value that is not plain text; never called for a secret. */
  readonly show?: (value: unknown) => string;
}

type About = Pick<Setting<unknown>, "variable" | "group" | "description">;

export const MAX_SECRET_LENGTH = 1024;

/** A value that must not be shown: printable ASCII without blanks, at most 1,024 characters. */
export function secret(about: About, minimum = 1): Setting<string | null> {
  return {
    ...about,
    secret: true,
    fallback: null,
    shownDefault: "",
    parse: (text) => secretShape(text, minimum) ?? { value: text },
  };
}

/** What is wrong with a secret's shape, without any of its characters; null when nothing is. */
export function secretShape(text: string, minimum: number): { problem: string; remedy: string } | null {
  if (!/^[\x21-\x7e]*$/.test(text))
    return {
      problem: "holds a blank, a control character or a letter outside ASCII",
      remedy: "Check that it was copied whole and alone.",
    };
  if (text.length > MAX_SECRET_LENGTH)
    return { problem: `is longer than ${MAX_SECRET_LENGTH} characters`, remedy: "Check that it was copied alone." };
  if (text.length < minimum)
    return {
      problem: `is shorter than ${minimum} characters`,
      remedy: "Make a long one, for example with `openssl rand -hex 32`.",
    };
  return null;
}

/** Free text; `check` returns what is wrong, or null. */
export function text(
  about: About,
  fallback: string | null,
  check: (text: string) => { problem: string; remedy: string } | null = () => null,
): Setting<string | null> {
  return {
    ...about,
    secret: false,
    fallback,
    shownDefault: fallback ?? "",
    parse: (value) => check(value) ?? { value },
  };
}

/** A whole number within bounds, both included. */
export function integer(about: About, fallback: number, minimum: number, maximum: number): Setting<number> {
  return {
    ...about,
    secret: false,
    fallback,
    shownDefault: String(fallback),
    parse: (value) => {
      const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= minimum && number <= maximum) return { value: number };
      return { problem: "is not a whole number in its range", remedy: `Use ${minimum} to ${maximum}.` };
    },
  };
}

const YES = new Set(["true", "1", "yes", "on"]);
const NO = new Set(["false", "0", "no", "off"]);

export function flag(about: About, fallback: boolean): Setting<boolean> {
  return {
    ...about,
    secret: false,
    fallback,
    shownDefault: String(fallback),
    parse: (value) => {
      const word = value.toLowerCase();
      if (YES.has(word)) return { value: true };
      if (NO.has(word)) return { value: false };
      return { problem: "is neither true nor false", remedy: "Use true or false." };
    },
  };
}

export function choice<const T extends string>(about: About, options: readonly T[], fallback: T): Setting<T> {
  return {
    ...about,
    secret: false,
    fallback,
    shownDefault: fallback,
    parse: (value) => {
      const option = options.find((candidate) => candidate === value.toLowerCase());
      if (option !== undefined) return { value: option };
      return { problem: "is not one of its values", remedy: `Use ${options.join(", ")}.` };
    },
  };
}

/**
 * Items separated by commas or blanks; empty items are dropped, and nothing but empty items counts as unset.
 * `check` returns what is wrong with one, or null.
 */
export function list(
  about: About,
  fallback: readonly string[],
  check: (item: string) => { problem: string; remedy: string } | null = () => null,
): Setting<readonly string[]> {
  return {
    ...about,
    secret: false,
    fallback: Object.freeze([...fallback]),
    shownDefault: fallback.join(","),
    parse: (value) => {
      const items = value.split(/[\s,]+/).filter((item) => item !== "");
      for (const item of items) {
        const wrong = check(item);
        if (wrong !== null) return wrong;
      }
      return { value: Object.freeze(items.length > 0 ? items : [...fallback]) };
    },
  };
}
