/** Function words, names and verbs as the tool search understands them. Lists of words; the rules stand in intent.ts. */
import { stemsOf } from "./text.ts";

/** Say nothing about which tool is meant. */
export const STOP_WORDS = stemsOf(`
  a an the this that these those there here it its he she they them their his her him we us our ours you your
  of to in on at by for from with without into onto over under about as than then so too very just only also even
  and or but if when while until because is be do have will would shall should can could may might must need want like
  please hello hi hey thanks thank how what which who whom whose where why any some each both
  not no yes ok now today tomorrow yesterday tonight week month year day still yet already ever again currently lately
  right really up out off gets got getting let lets having being thing things stuff way kind bit lot something anything
  i me one two three first second next more most less few many much several help d ll ve re gitea
  called named titled belong belongs morning evening hour ago soon later
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december
  der die das den dem des ein eine einen einem einer eines und oder von zu zum zur im in mit fur auf an bei aus ist sind
  ich du er sie es wir ihr man wie was wer wo wann bitte kann konnen mochte will alle dieses diese diesen dieser hat
  le la les un une des du de au aux et ou dans sur pour par avec ce cet cette est sont qui que quoi je tu il
  elle nous vous ils veux voudrais peut pas ne en
  el los las una unos unas del al y o en con por para este esta esto es son quien que como yo tu usted quiero puedo se
  lo su sus
`);

/** Given names and surnames of examples: a person's name is never about a tool. */
export const NAMES = stemsOf(`
  alice bob carol carla dave david dana dan erin eric erik eve frank fred grace heidi ivan jane jack joe john judy kim
  ken kate lisa leo linus lena laura lukas maria marie mary mallory mike mia nina nora olivia oscar paul
  pavel peter peggy rob robert ruth sam sara sarah steve susan sybil tim tina tom thomas trent ursula victor walter
  wendy anna anne ann ben brian chris claire zoe yuki schmidt miller smith jones meyer muller
`);

/** Names of companies in examples: an organization is meant. */
export const COMPANIES = stemsOf("acme contoso initech globex umbrella");

export const ACTIONS = ["list", "get", "check", "create", "edit", "delete", "run"] as const;
export type Action = (typeof ACTIONS)[number];

/** What a verb asks for; several where it may mean several. */
const VERBS: readonly (readonly [Action[], string])[] = [
  [["list"], "list enumerate browse overview which all every"],
  [["list", "get"], "show display see view find search look lookup query dump who"],
  [["get"], "get read fetch download inspect details tell what how when where preview describe explain grab"],
  [["check"], "whether check verify"],
  [
    ["create"],
    `create make add new found generate register provision grant upload attach invite open post put give write publish append
     insert raise submit file report log book store save set assign request enrol enroll star follow watch subscribe
     block ban pin lock fork protect start react tag`,
  ],
  [["create", "run"], "start send import migrate clone mirror"],
  [
    ["edit"],
    `edit change update modify alter adjust correct fix rename set overwrite replace rewrite move reorder drag swap turn
     switch toggle reset close reopen archive unarchive promote demote hide pause suspend extend push rotate disable
     enable deactivate activate mark lock unlock convert`,
  ],
  [
    ["delete"],
    `delete remove erase drop destroy purge wipe discard clear revoke withdraw kick expel strip forget unpin unstar
     unfollow unwatch unsubscribe unblock unlock unlink unassign unprotect detach disconnect cancel undo decommission rm empty unregister untag unsubscribe unlabel
     unregister rid disband uninstall clean conceal hide abandon dismiss lift`,
  ],
  [
    ["run"],
    `run merge rerun restart retry trigger cancel stop abort kill sync synchronize refresh transfer accept reject decline
     approve resolve dispatch kick rebase test ping render convert adopt link apply squash land execute launch fire
     restore submit dismiss redo repeat move hand`,
  ],
];

/** Stem of a verb -> what it asks for. */
export const VERB_ACTIONS: ReadonlyMap<string, readonly Action[]> = (() => {
  const actions = new Map<string, Action[]>();
  for (const [meant, words] of VERBS) {
    for (const verb of stemsOf(words)) actions.set(verb, [...new Set([...(actions.get(verb) ?? []), ...meant])]);
  }
  return actions;
})();

/** Verbs that many tools share; what they act on says more. */
export const COMMON_VERBS = stemsOf(`
  create make add new list show display see view find search look get read fetch change edit update modify set delete
  remove open give put take check start use turn do go tell kick
`);

/** Usual names of branches in examples: they say that a branch is meant, not which tool. */
export const BRANCH_NAMES = stemsOf("main master develop development staging production hotfix trunk head upstream");

/** Where an operation acts: the five places a route can start from. */
export const LEVELS = ["repository", "organization", "user", "person", "server"] as const;
export type Level = (typeof LEVELS)[number];
