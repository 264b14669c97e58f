/** Six repositories with history and odd names; then open pull requests and a release. */
import { newAttachment } from "../resources/attachments.ts";
import { commitFiles, type Script, updateFile } from "./script.ts";

const WORKFLOW = `name: Build
on: [push, workflow_dispatch]
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - run: make build
  integration:
    runs-on: ubuntu-latest
    needs: build
    steps:
      - run: make integration
`;
const BERTHS = `export interface Berth {
  name: string;
  length: number;
  taken: boolean;
}

/** How many berths are free for a boat of this length, in metres. */
export function freeBerths(berths: Berth[], length: number): number {
  return berths.filter((berth) => !berth.taken && berth.length > length).length;
}
`;
const TIDES = `# Tides
high = 4.2
low = 0.3
unit = metres
`;

/** Looks like a forgotten credential; written in pieces so that no scanner takes this file for one. */
const LEAKED = [
  "# old deploy settings, do not use",
  `AWS_ACCESS_KEY_ID=${"AKIA"}${"3XJ7QK2LMN5PRTVW"}`,
  `password = "${"hunter2"}${"hunter2"}"`,
  `${"-----BEGIN"} RSA ${"PRIVATE"} KEY-----`,
  "MIIBOgIBAAJBAKj34GkxFhD90vcNLYLInFEX6Ppy1tPf9Cnzj4p4WGeKLs1Pt8Qu",
  `${"-----END"} RSA ${"PRIVATE"} KEY-----`,
  "",
].join("\n");

export async function seedRepositories(script: Script): Promise<void> {
  await seedQuay(script);
  await seedOthers(script);
}

async function seedQuay({ as, repository }: Script): Promise<void> {
  const alice = as("alice");
  await alice("POST", "/orgs/harbor/repos", {
    ...{ name: "quay", description: "The booking service", auto_init: true, default_branch: "main" },
  });
  await commitFiles(alice, "harbor/quay", "Count free berths", {
    "src/berths.ts": BERTHS,
    "src/tides.toml": TIDES,
    ".gitea/workflows/x.yml": WORKFLOW,
    ".editorconfig": "root = true\n[*]\nindent_size = 2\n",
  });
  await commitFiles(as("bob"), "harbor/quay", "Keep the files nobody dares to rename", {
    "dir/100%.txt": "a full hundred\n",
    "a b/ü#?.md": "# Odd, but ours\n",
    "plus+sign.txt": "one + one\n",
    "dir/latin1.txt": "plain enough\n",
  });
  const quay = repository("harbor", "quay");
  const head = quay.branches.get("main") ?? "";
  // The first of these cannot be made through the API: a space is no part of a branch name for Gitea's form.
  for (const name of ["feature/#1 a%b", "a%2Fb", "feature/one"]) quay.branches.set(name, head);
  await alice("PUT", "/repos/harbor/quay/topics", { topics: ["booking", "harbor"] });
  await alice("POST", "/repos/harbor/quay/branch_protections", { rule_name: "release/*", enable_push: false });
  await alice("PUT", "/repos/harbor/quay/actions/secrets/DEPLOY_PASSWORD", { data: "only the demo knows" });
  await alice("POST", "/repos/harbor/quay/actions/variables/STAGE", { value: "staging" });
  for (const login of ["bob", "carol", "mallory"]) await as(login)("PUT", "/user/starred/harbor/quay");
}

/** Two pull requests, one of which conflicts, and a release with assets; after the issues they speak of. */
export async function seedChanges(script: Script): Promise<void> {
  await seedPulls(script);
  await seedRelease(script);
}

async function seedPulls({ as }: Script): Promise<void> {
  const bob = as("bob");
  await updateFile(bob, "harbor/quay", {
    path: "src/berths.ts",
    content: BERTHS.replace("berth.length > length", "berth.length >= length"),
    message: "Let a boat fit exactly",
    newBranch: "fix/exact-fit",
  });
  await bob("POST", "/repos/harbor/quay/pulls", {
    ...{ title: "Let a boat fit exactly", head: "fix/exact-fit", base: "main", reviewers: ["alice"] },
    body: "A 12 m boat was refused at a 12 m berth.\n\nCloses #1",
  });
  const carol = as("carol");
  await updateFile(carol, "harbor/quay", {
    path: "src/tides.toml",
    content: TIDES.replace("4.2", "4.6"),
    message: "Spring tide",
    newBranch: "feature/spring-tide",
  });
  await updateFile(as("alice"), "harbor/quay", {
    path: "src/tides.toml",
    content: TIDES.replace("4.2", "4.4"),
    message: "Measure again",
  });
  await carol("POST", "/repos/harbor/quay/pulls", {
    ...{ title: "Spring tide", head: "feature/spring-tide", base: "main", body: "Conflicts with what Alice measured." },
  });
}

async function seedRelease({ as, repository, pipeline }: Script): Promise<void> {
  const alice = as("alice");
  const release = (await alice("POST", "/repos/harbor/quay/releases", {
    ...{ tag_name: "release/1.0", target_commitish: "main", name: "1.0", tag_message: "First boats" },
    body: "## 1.0\n\n* bookings\n* berths\n",
  })) as { id: number };
  const row = repository("harbor", "quay").releases.find((each) => each.id === release.id);
  const { store } = pipeline;
  const files = {
    "quay-1.0.tar.gz": Buffer.from("1f8b08000000000000030300000000000000000000", "hex"),
    "checksums.txt": Buffer.from("sha256  quay-1.0.tar.gz\n"),
  };
  for (const [name, content] of Object.entries(files)) row?.assets.push(newAttachment(store, name, content));
}

async function seedOthers({ as }: Script): Promise<void> {
  const [alice, bob, carol, dave] = [as("alice"), as("bob"), as("carol"), as("dave")];
  await alice("POST", "/orgs/harbor/repos", { name: "backlog", description: "What we want", auto_init: true });
  await alice("POST", "/orgs/harbor/repos", { name: "dry-dock", description: "Nothing here yet", private: true });
  await dave("POST", "/orgs/lighthouse/repos", {
    name: "beacon",
    description: "Deploys",
    private: true,
    auto_init: true,
  });
  await commitFiles(dave, "lighthouse/beacon", "Bring the old settings along", {
    "deploy/old.env": LEAKED,
    "deploy/run.sh": '#!/bin/sh\nset -eu\nexec docker compose up "$@"\n',
  });
  await dave("POST", "/repos/lighthouse/beacon/keys/tokens", { title: "staging", read_only: true });
  await dave("PUT", "/repos/lighthouse/beacon/collaborators/carol", { permission: "read" });
  await dave("POST", "/orgs/lighthouse/repos", { name: "playbook", description: "How we work", auto_init: true });
  await commitFiles(bob, "lighthouse/playbook", "Write down who is on call", {
    "oncall.md": "# On call\n\nMondays: Dave. The rest: whoever is awake.\n",
  });
  await dave("PATCH", "/repos/lighthouse/playbook", { name: "handbook" });
  await carol("POST", "/user/repos", { name: "sketches", description: "Drafts", private: true, auto_init: true });
}
