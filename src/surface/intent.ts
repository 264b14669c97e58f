/**
 * What a query asks to be done, read off its grammar: questions read, imperatives do what their verb says, statements
 * change something, bare nouns read (several of them: list). Of several clauses the most outspoken one counts.
 */
import type { Lexicon, Span } from "./lexicon.ts";
import { stemsOf, type Token } from "./text.ts";
import { ACTIONS, type Action, SILENT, VERB_ACTIONS } from "./words.ts";

/** Share of each action in what is asked for. */
export type ActionShares = Record<Action, number>;

/** The words between two punctuation marks, with their phrases. */
export interface Clause {
  tokens: readonly Token[];
  spans: readonly Span[];
}

type Shares = Partial<ActionShares>;

interface Reading {
  shares: Shares;
  /** How plainly the clause asks for something. */
  strength: number;
}

export function noActions(): ActionShares {
  return Object.fromEntries(ACTIONS.map((action) => [action, 0])) as ActionShares;
}

const words = (list: string): Set<string> => new Set(list.split(/\s+/u));

/** Openings that say nothing about the action; what follows is an imperative. */
const POLITE =
  words(`please kindly hey hello hi and so but then also i we you to id want wants need needs like would could can do does
  should shall let lets us me help must have has go ahead just now ill someone somebody bitte ich wir mochte will kann konnen
  je nous veux voudrais peux quiero necesito puedo puedes 请 帮我 我要 我想`);
const WISH = words("want wants need needs like");
const ASKS_FOR_MANY = words("which who whom all every any welche quels quelles cuales quienes");
const ASKS_FOR_ONE = words("what when where how whose why wie was wer wo wann quel quelle quien cual cuando");
const ASKS_WHETHER = words("is are am was were does did do has have can could may est es hay ist sind hat");
const MODAL = words("must should shall needs need ought");
const NEGATION = words("no not never longer anymore without gone wrong");
const RESTRICTS = words("nobody noone only everybody everyone nothing");
const NEW = words("new another extra neu neue neuen neues nouveau nouvelle nuevo nueva");
const RELATIVE = words("that which who whom whose where i we they he she you");
const AWAY = words("off away out rid back down");
const PREPOSITION = words(
  "of in on at for from by with to into onto under about that which who per within inside across behind i we von im para en de sur dans pour",
);

/** Verbs only where an imperative stands; elsewhere they are things or adjectives. */
const ALSO_THINGS =
  stemsOf(`fork star watch pin lock tag release review comment label block merge mirror transfer archive
  test log request report file book post open close set show view import build start stop check search list read change
  edit copy run push pull trigger react link patch update render register mark dump query find sync hand cut load move
  upload download clean raise follow store call title color colour rest limit plan note record track point draft cat
  bin fire like vote schedule issue count total sort shift leave deploy delay output print export offer bookmark favorite
  setup init extra let allow complete answer reply commit force require say attempt secret forget last branch`);

/** Things first of all: even at the start they are verbs only before a determiner or what they act on. */
const THINGS_FIRST =
  stemsOf(`release build comment label tag review report log file test topic request patch issue draft plan
  note record title color bookmark deploy complete commit answer reply branch`);
const DETERMINER =
  words(`a an the this that these those it them my our your his her their all one every another several many some new
  into for on off to with as me us no yes work time hours pr prs mr mrs issue ticket bug repo repository project commit branch
  webhook hook release version review pull merge changes`);

/** Verbs that take something away together with off, away, out: "take the label off". */
const TAKES = stemsOf("take throw get kick pull cut clean clear rip wipe carry send move chuck toss put");
const GIVES_ME = /^(give|show|tell|get|send|fetch|bring|read|find|list)$/u;

/** Concepts of the synonyms that are verbs, so that other languages ask for actions as well. */
const VERB_CONCEPTS =
  words(`create add delete list get search edit rename close reopen check download upload enable disable
  move replace sync approve reject resolve dismiss rerun dispatch cancel transfer migrate merge follow conceal adopt
  protect publish invite assign revoke verify`);

export function actionsOf(clauses: readonly Clause[], lexicon: Lexicon): ActionShares {
  let best: Reading = { shares: {}, strength: -1 };
  for (const clause of clauses) {
    const reading = readClause(clause, lexicon);
    if (reading.strength > best.strength) best = reading;
  }
  return { ...noActions(), ...best.shares };
}

function evenly(actions: readonly Action[], share: number): Shares {
  const shares: Shares = {};
  for (const action of actions) shares[action] = (shares[action] ?? 0) + share / actions.length;
  return shares;
}

/** What "show" and "find" mean, by what comes after. */
const MANY: readonly Action[] = ["list", "list", "list", "get"];
const ONE: readonly Action[] = ["get", "get", "list"];

const LISTS: Shares = { list: 0.75, get: 0.25 };
const GETS: Shares = { get: 0.75, list: 0.25 };
const CHECKS: Shares = { check: 0.7, get: 0.2, list: 0.1 };
const CHECKS_FOR_ANY: Shares = { check: 0.4, list: 0.4, get: 0.2 };

function readClause(clause: Clause, lexicon: Lexicon): Reading {
  const { tokens } = clause;
  const start = tokens.findIndex((token) => !POLITE.has(token.text));
  const word = tokens[start];
  if (word === undefined) return { shares: {}, strength: 0 };
  const [opening = "", second = ""] = tokens.map((token) => token.text);
  const before = tokens.slice(0, start).map((token) => token.text);
  const isModal = tokens.some(
    (token, at) => MODAL.has(token.text) || (/^(have|has)$/u.test(token.text) && tokens[at + 1]?.text === "to"),
  );
  const isNegated = tokens.some(
    (token, at) =>
      NEGATION.has(token.text) || (token.text === "any" && /^(more|longer)$/u.test(tokens[at + 1]?.text ?? "")),
  );

  const asksWhether = ASKS_WHETHER.has(opening) && !/^(you|to|not)$/u.test(second);
  if (asksWhether && !(/^(can|could|may)$/u.test(opening) && /^(i|we|someone|somebody|anyone)$/u.test(second))) {
    const forAny = tokens.slice(1, 3).some((token) => /^(any|there|all)$/u.test(token.text));
    return { shares: forAny ? CHECKS_FOR_ANY : CHECKS, strength: 3 };
  }
  if (word.text === "how" && /^(do|can|to|would|could|should)$/u.test(tokens[start + 1]?.text ?? "")) {
    return readClause({ ...clause, tokens: tokens.slice(start + 2), spans: shifted(clause.spans, start + 2) }, lexicon);
  }
  if ((ASKS_FOR_MANY.has(word.text) && !isModal) || ASKS_FOR_ONE.has(word.text)) {
    const many = ASKS_FOR_MANY.has(word.text) || asksForMany(tokens.slice(start + 1));
    return { shares: many ? LISTS : GETS, strength: 3 };
  }
  if (opening === "let" && !/^(me|us|s)$/u.test(second)) {
    const undoes = tokens.some((token) => token.text === "again");
    return { shares: evenly(undoes ? ["delete", "edit", "create"] : ["create", "edit"], 1), strength: 3 };
  }
  if (NEW.has(word.text)) return { shares: { create: 1 }, strength: 3 };
  if (RESTRICTS.has(word.text)) return { shares: evenly(["edit", "create"], 0.8), strength: 2 };

  const imperative = imperativeAt(clause, start, lexicon);
  if (imperative !== null) {
    const more = verbsOf(clause, start + 1, lexicon)[0]?.actions;
    const shares = more === undefined ? evenly(imperative, 1) : sum(evenly(imperative, 0.7), evenly(more, 0.3));
    // "Can we pin this?" may be a question or a request.
    return asksWhether ? { shares: sum(CHECKS, shares, 0.6), strength: 3 } : { shares, strength: 4 };
  }
  if (wishesForNew(tokens)) return { shares: { create: 0.8 }, strength: 3 };
  const [verb] = verbsOf(clause, start, lexicon);
  if (verb?.isPlain && !isNegated) return { shares: evenly(verb.actions, 1), strength: 3 };
  if (before.some((text) => WISH.has(text)) && /^(i|we)$/u.test(opening))
    return { shares: { create: 0.5, get: 0.2, edit: 0.1 }, strength: 2 };
  if (
    (isModal || /^(can|may)$/u.test(tokens.at(-2)?.text ?? "")) &&
    tokens.some((token) => /^(go|vanish|disappear|leave)$/u.test(token.text))
  )
    return { shares: { delete: 0.9 }, strength: 3 };
  if (isModal)
    return {
      shares: evenly(isNegated ? ["delete", "edit"] : ["edit", "edit", "edit", "create", "run"], 0.8),
      strength: 2,
    };
  if (isNegated) return { shares: evenly(["delete", "delete", "edit"], 0.8), strength: 2 };
  if (verb !== undefined) return { shares: evenly(verb.actions, 1), strength: 2 };
  if (isStatement(tokens)) return { shares: evenly(["edit", "create", "delete"], 0.6), strength: 1 };
  return {
    shares: asksForMany(tokens.slice(start)) ? { list: 0.65, get: 0.1 } : { get: 0.5, list: 0.25 },
    strength: 1,
  };
}

/** "We hired designers and need a team." */
function wishesForNew(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) => /^(want|need|wanted|needed|like)$/u.test(token.text) && isNewThing(tokens[at + 1] ?? token),
  );
}

function sum(one: Shares, other: Shares, share = 1): Shares {
  return Object.fromEntries(ACTIONS.map((action) => [action, share * (one[action] ?? 0) + (other[action] ?? 0)]));
}

function shifted(spans: readonly Span[], by: number): Span[] {
  return spans
    .filter(({ start }) => start >= by)
    .map((span) => ({ ...span, start: span.start - by, end: span.end - by }));
}

/** What the clause commands; null where it does not begin with an imperative. */
function imperativeAt(clause: Clause, start: number, lexicon: Lexicon): readonly Action[] | null {
  const { tokens } = clause;
  const token = tokens[start] as Token;
  const next = tokens[start + 1];
  const actions = meaningAt(clause, start, lexicon);
  if (TAKES.has(token.stem) && tokens.slice(start + 1).some((one) => AWAY.has(one.text))) return ["delete"];
  if (actions === null || isParticiple(token) || isPlural(token)) return null;
  if (GIVES_ME.test(token.text) && next?.text === "me") {
    // "Tell me when it changes" asks to be subscribed.
    return /^(when|whenever|if|once)$/u.test(tokens[start + 2]?.text ?? "") ? ["create"] : ["get", "get", "list"];
  }
  if (actions.every((action) => action === "list" || action === "get") && actions.length === 2) {
    return asksForMany(tokens.slice(start + 1)) ? MANY : ONE;
  }
  if (token.text === "make") return next === undefined || isNewThing(next) ? ["create"] : ["edit"];
  if (token.text === "open") {
    if (next !== undefined && isPlural(next)) return null;
    return next === undefined || isNewThing(next) ? ["create"] : ["get", "get", "create"];
  }
  if (
    token.text === "stop" &&
    next !== undefined &&
    (/ing$/u.test(next.text) || tokens.some((one) => one.text === "from"))
  ) {
    return ["delete"];
  }
  if (THINGS_FIRST.has(token.stem) && !DETERMINER.has(next?.text ?? "")) return null;
  return actions;
}

function isNewThing(token: Token): boolean {
  return /^(a|an|another|new|some|sure)$/u.test(token.text) || isPlural(token);
}

interface Verb {
  actions: readonly Action[];
  /** It stands like an imperative, or is no noun at all. */
  isPlain: boolean;
}

/** The verbs from a place on, up to a relative clause, the plainest first. */
function verbsOf(clause: Clause, from: number, lexicon: Lexicon): Verb[] {
  const { tokens } = clause;
  const verbs: Verb[] = [];
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (at > from && RELATIVE.has(token.text) && !WISH.has(tokens[at + 1]?.text ?? "")) break;
    const actions = meaningAt(clause, at, lexicon);
    if (actions === null) continue;
    const before = tokens[at - 1]?.text ?? "";
    const isCommanded = isParticiple(token)
      ? /^(be|been|get|gets)$/u.test(before)
      : /^(to|and|then|please|let|lets|must|should|shall|can|will)$/u.test(before);
    if (isCommanded) verbs.unshift({ actions, isPlain: true });
    else if (!ALSO_THINGS.has(token.stem) && !isParticiple(token) && !isPlural(token))
      verbs.push({ actions, isPlain: false });
  }
  return verbs;
}

/** Actions a verb of any language asks for: by its stem, or through a concept that it or its phrase belongs to. */
function meaningAt({ tokens, spans }: Clause, at: number, lexicon: Lexicon): readonly Action[] | null {
  const token = tokens[at] as Token;
  if (isUndone(token)) return ["delete"];
  const own = VERB_ACTIONS.get(token.stem);
  if (own !== undefined) return own;
  if (SILENT.has(token.stem)) return null;
  const phrase = spans.find((span) => span.start === at);
  for (const concept of [...(phrase?.concepts ?? []), ...lexicon.conceptsOf(token.stem)]) {
    if (!VERB_CONCEPTS.has(concept)) continue;
    const [stem = ""] = stemsOf(concept);
    const meant = VERB_ACTIONS.get(stem);
    if (meant !== undefined) return meant;
  }
  return null;
}

/** "unheart", read as the opposite of a known word. */
function isUndone({ text, stem }: Token): boolean {
  return text.startsWith("un") && !stem.startsWith("un");
}

function isParticiple(token: Token): boolean {
  return /(ed|en|ing)$/u.test(token.text) && token.text !== token.stem;
}

function isPlural(token: Token): boolean {
  return token.text.length > 3 && /s$/u.test(token.text) && !/(ss|us|is)$/u.test(token.text);
}

/** Whether the thing asked for, up to the first preposition, stands in the plural. */
function asksForMany(tokens: readonly Token[]): boolean {
  for (const token of tokens.slice(0, 5)) {
    if (PREPOSITION.has(token.text)) return false;
    if (isPlural(token)) return true;
  }
  return false;
}

/** Says how things are, outside of a relative clause ("labels that are used"): something is to be done about it. */
function isStatement(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      at > 0 &&
      /^(is|are|was|does|doesn|depends|belongs|blocks|needs|looks|isn|aren|didn|don)$/u.test(token.text) &&
      !/^(that|which|who|i|we|they|it|what|how)$/u.test(tokens[at - 1]?.text ?? ""),
  );
}
