/** Function words, names and verbs as the tool search understands them. Lists of words; the rules stand in intent.ts. */
import { stemsOf } from "./text.ts";

/** Say nothing about which tool is meant. */
const STOP_WORDS = stemsOf(`
  a an the this that these those there here it its he she they them their his her him we us our ours you your
  of to in on at by for from with without into onto over under about as than then so too very just only also even
  and or but if when while until because is be do have will would shall should can could may might must need want like
  please hello hi hey thanks thank how what which who whom whose where why any some each both
  not no yes ok now today tomorrow yesterday tonight week month year day still yet already ever again currently lately
  right really up out off gets got getting let lets having being thing things stuff way kind bit lot something anything
  i me one two three first second next more most less few many much several help d ll ve re gitea
  named titled morning evening hour ago soon later
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
  adam aisha alex alexander alice amir andrea andreas andrew angela anna anne ann anita anton arthur ben benjamin bernd bob
  brian carol carla carlos caroline chen chloe chris christian christine claire clara daniel dan dana daria dave david
  diana diego dmitri elena eli elias ella emil emily emma eric erik erika erin eva eve felix fiona frank fred gabriel
  george gina grace greta hannah hans heidi helen henry hugo ian ines ingrid isabel ivan jack jacob jakob james jane jan
  jason javier jean jeff jenny jens joe joel john jonas jose judy julia julian juan jurgen karen karl kate ken kevin kim
  kofi lara laura lea lena leo leon linda lisa liam linus lukas luis luca lucy maria marie marta martin mary mallory mateo
  max mei mia michael miguel mike mila mona nadia natalie nick nicole nina noah nora oleg oliver olivia omar oscar otto
  paula paul pavel pedro peggy peter petra philip pierre priya rachel raj ravi rebecca rob robert roger rosa ruth sam
  samira sandra sara sarah sergei simon sofia sonja sophie stefan stefanie steve susan svenja sven sybil tanja theo thomas
  tim timo tina tobias tom trent tyler ursula uwe victor vera victoria walter wang wei wendy yara yuki yusuf zoe zara
  brown fischer garcia jones lopez meyer miller muller schmidt schneider smith weber wagner
`);

/** Names of companies in examples: an organization is meant. */
export const COMPANIES = stemsOf("acme contoso initech globex umbrella");

/** What says nothing about a tool. */
export const SILENT: ReadonlySet<string> = new Set([...STOP_WORDS, ...NAMES, ...COMPANIES]);

export const ACTIONS = ["list", "get", "check", "create", "edit", "delete", "run"] as const;
export type Action = (typeof ACTIONS)[number];

/** What a verb asks for; several where it may mean several. */
const VERBS: readonly (readonly [Action[], string])[] = [
  [["list"], "list enumerate browse overview count sum total"],
  [["list", "get"], "show display see view find search look lookup query dump print output"],
  [["get"], "get read fetch download inspect details tell preview describe explain grab cat curl retrieve pull export"],
  [["check"], "whether check verify ensure confirm"],
  [
    ["create"],
    `create make add new found generate register provision grant upload attach invite open post put give write publish
     append insert raise submit file report log book store save set assign request enrol enroll star follow watch
     subscribe block ban pin lock fork protect start react tag introduce establish setup initialize init draft compose
     record track note enter hire onboard admit issue mint obtain acquire favourite favorite bookmark like upvote vote
     join include let allow permit enable shut another extra install spawn define plan schedule clock begin reserve
     announce bring hang pop stick offer propose ask answer reply respond say tell assign require commit release
     label comment review mention branch sign honor honour award reward decorate hire
     blockieren sperren bloquer bloquear kommentieren commenter comentar abonnieren folgen suivre seguir anheften epingler
     fijar verrouiller schreiben ecrire escribir subir hochladen 锁定 评论 关注 订阅 置顶 上传 屏蔽 拉黑`,
  ],
  [["create", "run"], "start send import migrate clone mirror replicate copy duplicate"],
  [
    ["edit"],
    `edit change update modify alter adjust correct fix rename set overwrite replace rewrite move reorder drag swap turn
     switch toggle reset close reopen archive unarchive promote demote hide pause suspend extend push rotate disable
     enable deactivate activate mark lock unlock convert call title retitle relabel paint color colour recolor amend
     revise tweak bump raise lower tighten loosen relax postpone delay shorten prolong finish complete finalize mute
     unmute require force point redirect repoint configure customize improve refine publicize reveal shift rearrange sort pull
     deny forbid permit allow restrict limit exempt upgrade downgrade freeze unfreeze resume drain rest retarget`,
  ],
  [
    ["delete"],
    `delete remove erase drop destroy purge wipe discard clear revoke withdraw kick expel strip forget unpin unstar
     unfollow unwatch unsubscribe unblock unlock unlink unassign unprotect detach disconnect cancel undo decommission
     rm empty unregister untag unlabel rid disband uninstall clean conceal hide abandon dismiss lift bin trash ditch
     scrap axe nuke kill zap prune chuck toss scrub retire sunset obliterate eliminate annihilate oust fire evict
     terminate invalidate retract unpublish dissolve dismantle deregister unban forgive unfavourite unlike zero lose
     leave quit exclude subtract deprovision offboard throw`,
  ],
  [
    ["run"],
    `run merge rerun restart retry trigger cancel stop abort kill sync synchronize refresh transfer accept reject decline
     approve resolve dispatch kick rebase test ping render convert adopt link apply squash land execute launch fire
     restore submit dismiss redo repeat move hand connect associate ship integrate rebuild build replay invoke perform
     interrupt halt refuse confirm agree settle reinstate recover catch bring finish deliver deploy testen tester
     probar ausfuhren lancer ejecutar 测试 运行 执行`,
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
