/** A build that failed, with a log of five megabytes. */
import { createFile, createRepository, type Place } from "./making.ts";
import { runBuild } from "./runner.ts";
import type { Person, Stage } from "./stage.ts";

/** The last lines of the log, as the gateway shows them: without the terminal's colours. */
export const REASON = [
  "[31mFAIL[0m test/berths.test.ts > counts a berth of exactly the boat's length",
  "AssertionError: expected 2 to equal 3",
  "    at test/berths.test.ts:14:32",
  "hint: freeBerths() in src/berths.ts compares with `>`; a boat of 12 m needs `>=`",
  "make: *** [Makefile:12: integration] Error 1",
];

const LOG_CHARACTERS = 5 * 1024 * 1024;

const WORKFLOW = `on: [push]
jobs:
  integration:
    runs-on: story
    steps:
      - run: make integration
`;

/** The demo has one from the start; on a real Gitea a runner of our own fails one. */
export async function failedBuild(stage: Stage): Promise<{ person: Person; place: Place }> {
  if (!stage.gitea.takesRunners) return { person: stage.admin, place: { owner: "harbor", repo: "quay" } };
  const person = await stage.person("alice");
  const place = await createRepository(person, "quay");
  const registration = await person.call<{ token: string }>("gitea_repo_create_runner_registration_token", place);
  await createFile(person, place, ".gitea/workflows/build.yml", WORKFLOW);
  await runBuild(stage.gitea.url, registration.data.token, { label: "story", log: longLog(), succeeds: false });
  return { person, place };
}

/** What the demo's seed prints, too. */
function longLog(): string[] {
  const lines: string[] = [];
  for (let number = 1, size = 0; size < LOG_CHARACTERS; number += 1) {
    const line = `case ${number}: boat of ${number % 40} m at berth ${(number * 7) % 113}: ok`;
    lines.push(line);
    size += line.length + 1;
  }
  const [failed = "", ...rest] = REASON;
  return [...lines, failed.replaceAll("[", "\u001b["), ...rest];
}
