/**
 * Text to tokens for the tool search: what people type and what the guide says go through the same steps.
 *
 * Numbers, ids, addresses and quoted text say nothing about which tool is meant, so they fall out here.
 */

export interface Token {
  /** As written, in lower case and without accents. */
  readonly text: string;
  /** Common form of its inflections. */
  readonly stem: string;
}

const QUOTED = /"[^"]*"|“[^”]*”|„[^“”"]*[“”"]|«[^»]*»|「[^」]*」|`[^`]*`|(?<=^|\s)'[^']*'(?=$|[\s.,;:!?])/gu;
const URL_OR_ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S+/giu;
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const PERSON = /(?<=^|\s)@[\w-]+/gu;
/** README.md, src/main.go: that a file is meant says less than what is to be done with it. */
const FILE_NAME =
  /(?<=^|\s)(?:[\w-]+\/)*[\w-]+\.(?:adoc|bin|c|cfg|conf|cpp|cs|css|csv|deb|dmg|exe|gif|go|gz|h|html?|ini|jar|java|jpe?g|js|json|jsx|kt|lock|log|md|mod|mp4|pdf|php|png|ps1|py|rb|rs|rst|sh|sql|svg|swift|tar|tgz|toml|tsx?|txt|xml|ya?ml|zip)(?=$|[\s,;:!?)]|\.(?:\s|$))/giu;
/** Stands for a file name. */
export const FILE_TOKEN = "filename";
const HASH = /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/giu;
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{N}]+/gu;
const ONLY_NUMBER = /^v?\d+[a-z]?$/u;
const PLAIN = /^[\t\n -~]*$/;
const PLAIN_WORD = /[a-z0-9]+/g;

/** Chinese characters and Japanese syllables, which come without spaces. */
export const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Drops quoted text, unless nothing else was said. */
export function withoutQuotes(text: string): string {
  const rest = text.replaceAll(QUOTED, " ");
  return /\p{L}{2}/u.test(rest) ? rest : text;
}

/** Lower case without accents; names written in one (camelCase, snake_case) apart; addresses and files as what they are. */
function fold(text: string): string {
  const isPlain = PLAIN.test(text);
  let folded = isPlain ? text : text.normalize("NFKC").replaceAll("’", "'");
  if (folded.includes("://")) folded = folded.replaceAll(URL_OR_ADDRESS, " url ");
  if (folded.includes("@")) folded = folded.replaceAll(MAIL_ADDRESS, " email ").replaceAll(PERSON, " ");
  if (folded.includes(".")) folded = folded.replaceAll(FILE_NAME, ` ${FILE_TOKEN} `);
  if (/\d/.test(folded)) {
    folded = folded
      .replaceAll(HASH, " ")
      .replaceAll(/(?<!\w)\+1\b/g, " plus one ")
      .replaceAll(/(?<=[a-z])2(?=[a-z]{2})/gi, " to ");
  }
  folded = folded.replaceAll(/([a-z0-9])([A-Z])(?=[a-z])/g, "$1 $2").toLowerCase();
  if (folded.includes("_")) folded = folded.replaceAll("_", " ");
  if (!isPlain) folded = folded.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss");
  if (folded.includes("-")) folded = folded.replaceAll(/\b(un|re|e|de)-(?=[a-z])/gu, "$1");
  if (folded.includes("'")) folded = withoutApostrophes(folded);
  return folded;
}

/** isn't -> is not, Carol's -> carol, l'équipe -> equipe. */
function withoutApostrophes(text: string): string {
  return text
    .replaceAll(/\bcan't\b/gu, "can not")
    .replaceAll(/n't\b/gu, " not")
    .replaceAll(/'(?:s|re|ve|ll|d|m)\b/gu, " ")
    .replaceAll(/\b(?:l|d|j|m|t|s|n|c|qu)'(?=\p{L})/gu, " ");
}

/** Tokens in order; bare numbers and version numbers are left out, a run of Chinese or Japanese is one token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const folded = fold(text);
  for (const word of folded.match(PLAIN.test(folded) ? PLAIN_WORD : WORD) ?? []) {
    const token = tokenOf(word);
    if (token !== null) tokens.push(token);
  }
  return tokens;
}

const IRREGULAR = new Map(
  [
    ["ran", "run"],
    ["made", "make"],
    ["gave given", "give"],
    ["took taken", "take"],
    ["got gotten", "get"],
    ["wrote written", "write"],
    ["brought", "bring"],
    ["held", "hold"],
    ["built", "build"],
    ["broke broken", "break"],
    ["hid hidden", "hide"],
    ["chose chosen", "choose"],
    ["threw thrown", "throw"],
    ["saw seen", "see"],
    ["shown", "show"],
    ["spent", "spend"],
    ["lost", "lose"],
    ["done did does", "do"],
    ["has had", "have"],
    ["was were is are been be am", "be"],
    ["people", "person"],
    ["news", "news"],
    ["settings setting", "setting"],
    ["alias aliases", "alias"],
    ["licence licences", "license"],
    ["repos", "repo"],
    ["orgs", "org"],
  ].flatMap(([forms = "", base = ""]) => forms.split(" ").map((form) => [form, base] as const)),
);

/** British spelling to American, where the stem would differ. */
function american(word: string): string {
  return word
    .replace(/isation(s?)$/u, "ization$1")
    .replace(/(?<=\w{3})is(e|ed|es|ing)$/u, "iz$1")
    .replace(/(col|fav|hon|lab|behavi)our/u, "$1or")
    .replace(/(cent)re(s?)$/u, "$1er$2");
}

const known = new Map<string, Token | null>();

/** The token of a word; null for bare numbers. One object for each word, as texts repeat themselves. */
function tokenOf(word: string): Token | null {
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  const token = ONLY_NUMBER.test(word) ? null : { text: word, stem: stem(word) };
  // Bounded, because queries bring words without end.
  if (known.size < 20_000) known.set(word, token);
  return token;
}

/**
 * A light English stem: plural, -ed and -ing, final e and doubled consonants go. Words of other languages lose their
 * endings too, on both sides alike, so nothing is lost by it.
 */
function stem(word: string): string {
  return /^[a-z]{3,}$/u.test(word) ? (IRREGULAR.get(word) ?? stemOf(word)) : word;
}

function stemOf(word: string): string {
  let base = american(word);
  if (/[^aeiou]ies$/u.test(base) && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(x|ch|sh)es$/u.test(base)) base = base.slice(0, -2);
  else if (/[^s]s$/u.test(base) && !/(is|us)$/u.test(base) && base.length > 3) base = base.slice(0, -1);
  base = withoutParticiple(base);
  if (base.length >= 5) base = base.replace(/e$/u, "");
  return base.replace(/([bcdfglmnprstvz])\1$/u, "$1");
}

/** -ing and -ed; a short rest gets its e back (naming: name, but pinned: pin). */
function withoutParticiple(word: string): string {
  if (/eed$/u.test(word)) return word;
  const rest = word.replace(/(?<=[aeiouy].*)(ing|ed)$/u, "");
  if (rest === word || rest.length < 2) return word;
  if (word.endsWith("ied")) return `${rest.slice(0, -1)}y`;
  return /^([^aeiou]?[aeiouy][^aeiouwxy]|us)$/u.test(rest) ? `${rest}e` : rest;
}

/** The stems of words separated by blanks. */
export function stemsOf(words: string): Set<string> {
  return new Set(
    words
      .split(/\s+/u)
      .filter((word) => word !== "")
      .map(stem),
  );
}
