/**
 * Secrets known by their name: `password: hunter2…`, `"api_key": "…"`, `Authorization: Bearer …`, `?access_token=…`,
 * and keys of the answer itself (`{"authorization_header": "…"}`).
 *
 * A name says little by itself: `token: string` and `password = ${DB_PASSWORD}` are no secrets. The judgement below is
 * ours; its false alarms and misses are listed in test/guard/assignments.test.ts.
 */

/** Any text without a match holds no assignment. Carries the flag `g`. */
export const ASSIGNMENT_NAMES = /assw|assph|pwd|secret|token|[ehins][-_]?key|authoriz|bearer/gi;

export interface AssignedSecret {
  start: number;
  end: number;
}

const NAME =
  "(?<name>pass(?:word|wd|phrase)|pwd|secret|token|api[-_]?key|access[-_]?key|private[-_]?key|auth[-_]?key|encryption[-_]?key)";
const SUFFIX = "(?:[-_]?(?:access[-_]?key|key(?:[-_]base)?|value|prod(?:uction)?|dev|staging|live|test)|\\d{1,2})?";
const QUOTE = "[\"'`\\\\]{0,4}";
const VALUE = "[^\\s\"'`=:;,<>(){}\\[\\]\\\\&|]";

const assignment = new RegExp(
  `${NAME}${SUFFIX}${QUOTE}\\s{0,4}(?::=|=>|[:=]|(?<=--[\\w-]{0,40}) )\\s{0,4}` +
    `(?:\\\\{0,3}"(?<double>[^"\\\\\\s]{8,256})\\\\{0,3}"|\\\\{0,3}'(?<single>[^'\\\\\\s]{8,256})\\\\{0,3}'|(?<plain>${VALUE}{8,512}={0,2})(?<next>[(\\[{]?))`,
  "gi",
);

const header = new RegExp(
  `(?:authorization${QUOTE}\\s{0,4}[:=]\\s{0,4}${QUOTE}(?:(?:basic|bearer|token|digest|apikey)\\s{1,4})?|\\bbearer\\s{1,4})` +
    "(?<plain>[A-Za-z0-9._~+/-]{8,4096}={0,2})",
  "gi",
);

/** Templates, variables, references and blanks in the place of a value. */
const placeholder =
  /^(?:\$[{(A-Za-z_]|[<[{*]|#[{/]|urn:|%[({A-Z_]|@[A-Z_]+@$|ENC\[|process\.|os\.|env\.|https?:|\.{0,2}\/|(?:your|my|the|example|placeholder|changeme|dummy|sample|redacted|null|undefined|true|false)\b)/i;
/** Names of types that end in a number. */
const typeName = /^(?:u?int|float|double|varchar|char|utf|sha|md|base|uint|bytes|string)-?\d+\w{0,6}$/i;
/** `config.database.password2`, `secrets.TOKEN_2`: a path through code. */
const memberPath = /^[A-Za-z_$][\w$]{0,40}(?:[?!]?\.[A-Za-z_$][\w$]{0,40})+$|^[A-Za-z_]+\$\d+$/;
/** Names in code have few digits; tokens that hold dots have many. */
const manyDigits = /(?:\d\D*){5}/;
/** What this gateway put there before. */
const shortened = /^.{0,24}….{0,8}$|^\[REDACTED\]/s;
const hash = /^[0-9a-f]{64}$/i;

function looksSecret(value: string): boolean {
  return /[A-Za-z]/.test(value) && /[^A-Za-z._/-]/.test(value) && new Set(value).size >= 5;
}

/** Numbers are counts and ids, unless something calls them a password. */
function looksAssigned(value: string, name: string): boolean {
  const digits = /^[\d._-]+$/.test(value);
  return digits ? /^p/i.test(name) && new Set(value).size >= 5 : looksSecret(value);
}

function isHarmless(value: string): boolean {
  const isPath = memberPath.test(value) && !manyDigits.test(value);
  return isPath || placeholder.test(value) || typeName.test(value) || shortened.test(value);
}

/** Gitea's challenge for a GPG key is a 64-digit "token" in a sentence (recorded 11-056): it is there to be signed. */
function isChallenge(text: string, start: number, name: string, value: string): boolean {
  return (
    name.toLowerCase() === "token" && hash.test(value) && /\bthe $/.test(text.slice(Math.max(0, start - 5), start))
  );
}

/** Where the value stands in a match: it ends the match, but for quotes and one bracket. */
function spanOf(match: RegExpMatchArray, value: string): AssignedSecret {
  const start = (match.index ?? 0) + match[0].lastIndexOf(value);
  return { start, end: start + value.length };
}

/** Every assigned secret in the text, in order of place within each of the two forms. */
export function findAssignedSecrets(text: string): AssignedSecret[] {
  const found: AssignedSecret[] = [];
  for (const match of text.matchAll(assignment)) {
    const { name = "", double, single, plain, next } = match.groups ?? {};
    const value = double ?? single ?? plain ?? "";
    if (!next && looksAssigned(value, name) && !isHarmless(value) && !isChallenge(text, match.index, name, value)) {
      found.push(spanOf(match, value));
    }
  }
  for (const match of text.matchAll(header)) {
    const value = match.groups?.plain ?? "";
    if (looksSecret(value) && !isHarmless(value)) {
      found.push(spanOf(match, value));
    }
  }
  return found;
}

/** Names that Gitea and the formats it carries use for nothing but a credential. */
const SECRET_KEYS = new Set([
  "password",
  "passwd",
  "passphrase",
  "secret",
  "secret_key",
  "client_secret",
  "token",
  "access_token",
  "refresh_token",
  "id_token",
  "auth_token",
  "auth_password",
  "api_key",
  "apikey",
  "api_token",
  "private_key",
  "authorization",
  "authorization_header",
  "remote_password",
  "mirror_password",
  "mirror_token",
  "aws_secret_access_key",
  "aws_access_key_id",
]);

const KEY_VALUE_LENGTH = 4;
const scheme = /^(?:basic|bearer|token|digest)\s+/i;

/** Whether a key of the answer names a credential: any spelling of the names above. */
export function isSecretKey(key: string): boolean {
  if (key.length < 5 || key.length > 32) {
    return false;
  }
  return SECRET_KEYS.has(
    key
      .replace(/(?<=[a-z])(?=[A-Z])/g, "_")
      .replaceAll("-", "_")
      .toLowerCase(),
  );
}

/** The credential in the value of such a key, without the scheme of a header; null when there is none. */
export function secretOfKey(value: string): AssignedSecret | null {
  const start = scheme.exec(value)?.[0].length ?? 0;
  const credential = value.slice(start);
  if (credential.length < KEY_VALUE_LENGTH || shortened.test(credential) || /^(?:\$\{|\{\{|\*+$)/.test(credential)) {
    return null;
  }
  return { start, end: value.length };
}
