/**
 * What a query asks to be done, read off its grammar: questions read, imperatives do what their verb says, statements
 * change something, bare nouns read (several of them: list).
 */
import type { Lexicon, Span } from "./lexicon.ts";
import { stemsOf, type Token } from "./text.ts";
import { ACTIONS, type Action, VERB_ACTIONS } from "./words.ts";

/** Share of each action in what is asked for; they add up to at most 1. */
export type ActionShares = Record<Action, number>;

export function noActions(): ActionShares {
  return Object.fromEntries(ACTIONS.map((action) => [action, 0])) as ActionShares;
}

const words = (list: string): Set<string> => new Set(list.split(/\s+/u));

/** Openings that say nothing about the action; what follows is an imperative. */
const POLITE =
  words(`please kindly hey hello hi i we you to id want wants need needs like would could can how do does should
  shall let lets us me help must have go ahead and just now ill bitte ich wir mochte will kann konnen je nous veux
  voudrais peux quiero necesito puedo puedes`);
const ASKS_FOR_MANY = words("which who whom all every welche quels quelles cuales quienes");
const ASKS_FOR_ONE = words("what when where how whose why wie was wer wo wann quel quelle quien cual cuando");
const ASKS_WHETHER = words("is are am was were does did do has have can could may est es hay ist sind hat");
const MODAL = words("must should shall needs need has have ought");
const NEGATION = words("no not never longer anymore without nobody gone wrong");
const NEW = words("new neu neue neuen neues nouveau nouvelle nuevo nueva");
const PREPOSITION = words(
  "of in on at for from by with to into onto under about that which who per within inside across behind i we von im para en de sur dans pour",
);

/** Verbs only where an imperative stands; elsewhere they are things or adjectives. */
const ALSO_THINGS =
  stemsOf(`fork star watch pin lock tag release review comment label block merge mirror transfer archive
  test log request report file book post open close set show view import build start stop check search list read change
  edit copy run push pull trigger react link patch update render register mark dump query find sync hand cut load move
  upload download clean raise follow store`);

/** Things first of all: even at the start they are verbs only before a determiner or what they act on. */
const THINGS_FIRST = stemsOf("release build comment label tag review report log file test topic request patch");
const DETERMINER =
  words(`a an the this that these those it them my our your his her their all one every another new into for
  on with as me us no work time hours pr prs mr mrs issue ticket bug repo repository project commit branch webhook hook
  release version review pull merge`);

/** Concepts of the synonyms that are verbs, so that other languages ask for actions as well. */
const VERB_CONCEPTS =
  words(`create add delete list get search edit rename close reopen check download upload enable disable
  move replace sync approve reject resolve dismiss rerun dispatch cancel transfer migrate merge follow watch conceal adopt
  protect publish`);

/** @param spans the phrases of `tokens`, as `lexicon.spans` gives them. */
export function actionsOf(tokens: readonly Token[], spans: readonly Span[], lexicon: Lexicon): ActionShares {
  const shares = noActions();
  const add = (actions: readonly Action[], share: number) => {
    for (const action of actions) shares[action] += share / actions.length;
  };
  const opening = tokens[0]?.text ?? "";
  const second = tokens[1]?.text ?? "";

  if (ASKS_WHETHER.has(opening) && !/^(you|to|not)$/u.test(second)) {
    // "Can we pin this?" may be a question or a request.
    const question = /^(can|could|may)$/u.test(opening) ? 0.6 : 1;
    add(["check"], 0.7 * question);
    add(["get"], 0.2 * question);
    add(["list"], 0.1 * question);
    if (tokens.slice(1, 3).some((token) => /^(any|there|all)$/u.test(token.text))) add(["list"], 0.3);
    if (question === 1) return shares;
  }
  const start = tokens.findIndex((token) => !POLITE.has(token.text));
  const word = tokens[start]?.text;
  if (word === undefined) return shares;

  if (ASKS_FOR_MANY.has(word) || ASKS_FOR_ONE.has(word)) {
    const many = ASKS_FOR_MANY.has(word) || asksForMany(tokens.slice(start + 1));
    add(many ? ["list"] : ["get"], 0.75);
    add(many ? ["get"] : ["list"], 0.25);
  } else if (opening === "let" && !/^(me|us|s)$/u.test(second)) {
    add(["create", "edit"], 1);
  } else if (NEW.has(word)) {
    add(["create"], 1);
  } else {
    const [first, next] = verbsOf(tokens, start, spans, lexicon);
    if (first !== undefined) {
      add(first, next === undefined ? 1 : 0.7);
      if (next !== undefined) add(next, 0.3);
    } else if (tokens.some((token) => MODAL.has(token.text))) {
      add(
        tokens.some((token) => NEGATION.has(token.text))
          ? ["delete", "edit"]
          : ["edit", "edit", "edit", "create", "run"],
        0.8,
      );
    } else if (isStatement(tokens)) {
      add(["edit", "create", "delete"], 0.6);
    } else if (asksForMany(tokens.slice(start))) {
      add(["list"], 0.65);
      add(["get"], 0.1);
    } else {
      add(["get"], 0.5);
      add(["list"], 0.25);
    }
  }
  return shares;
}

/** What the verbs of the query mean, the most telling first. */
function verbsOf(
  tokens: readonly Token[],
  start: number,
  spans: readonly Span[],
  lexicon: Lexicon,
): (readonly Action[])[] {
  const verbs: { actions: readonly Action[]; weight: number }[] = [];
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const actions = meaning(token, at, spans, lexicon);
    if (actions === null) continue;
    if (isImperative(tokens, at, start)) verbs.push({ actions, weight: at === start ? 3 : 2 });
    else if (!ALSO_THINGS.has(token.stem) && !isParticiple(token) && !isPlural(token))
      verbs.push({ actions, weight: 1 });
  }
  return verbs.sort((one, other) => other.weight - one.weight).map((verb) => verb.actions);
}

/** Actions a verb of any language asks for: by its stem, or through a concept it or its phrase belongs to. */
function meaning(token: Token, at: number, spans: readonly Span[], lexicon: Lexicon): readonly Action[] | null {
  const own = VERB_ACTIONS.get(token.stem);
  if (own !== undefined) return own;
  const phrase = spans.find((span) => span.start === at);
  for (const concept of [...(phrase?.concepts ?? []), ...lexicon.conceptsOf(token.stem)]) {
    if (!VERB_CONCEPTS.has(concept)) continue;
    const [stem = ""] = stemsOf(concept);
    const meant = VERB_ACTIONS.get(stem);
    if (meant !== undefined) return meant;
  }
  return null;
}

function isImperative(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at] as Token;
  const before = tokens[at - 1]?.text ?? "";
  if (at !== start) {
    if (isParticiple(token)) return /^(be|been|get|gets)$/u.test(before);
    return /^(to|and|then|please|let|lets|must|should|shall|can|will|not)$/u.test(before);
  }
  if (isParticiple(token) || (isPlural(token) && ALSO_THINGS.has(token.stem))) return false;
  const next = tokens[at + 1];
  if (token.text === "open" && next !== undefined && isPlural(next)) return false;
  return !THINGS_FIRST.has(token.stem) || DETERMINER.has(tokens[at + 1]?.text ?? "");
}

function isParticiple(token: Token): boolean {
  return /(ed|en)$/u.test(token.text) && token.text !== token.stem;
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
