/**
 * A small believable team: five people, two organisations, six repositories. The same at every start, ids and commits
 * included; only tokens and passwords are new each time.
 */
import { answerRequest, type Pipeline } from "../pipeline.ts";
import { newAttachment } from "../resources/attachments.ts";
import { newToken } from "../resources/tokens.ts";
import { newAccount } from "../resources/users.ts";
import { type Account, newSecret, type Repository, type Store } from "../store.ts";
import { finishBuilds } from "./builds.ts";
import { STORY, type Step } from "./story.ts";

const PEOPLE = [
  { login: "alice", full_name: "Alice Arden", location: "Bergen", description: "Keeps the quay afloat" },
  { login: "bob", full_name: "Bob Brekke", location: "Oslo", description: "Backend" },
  { login: "carol", full_name: "Carol Çelik", location: "İzmir", description: "Docs and design" },
  { login: "dave", full_name: "Dave Dubois", location: "Brest", description: "Runs the machines" },
  { login: "mallory", full_name: "Mallory", location: "", description: "Reports things" },
];

/** Seeds the store and gives a token with all scopes for each person, by login. */
export async function seedTeam(
  pipeline: Pipeline,
  admin: Account,
  advance: () => void,
): Promise<Record<string, string>> {
  const { store } = pipeline;
  const passwords = new Map([[admin.login, admin.password]]);
  for (const { login, ...profile } of PEOPLE) {
    advance();
    const user = newAccount(store, "user", login, `${login}@example.test`, profile);
    user.password = newSecret();
    passwords.set(login, user.password);
  }
  for (const step of STORY) {
    advance();
    await take(pipeline, step, passwords.get(step.login) ?? "");
  }
  const quay = store.repository("harbor", "quay");
  if (quay !== undefined) finishQuay(store, quay);
  return Object.fromEntries(PEOPLE.map(({ login }) => [login, addToken(store, login)]));
}

async function take(pipeline: Pipeline, { login, method, path, body }: Step, password: string): Promise<void> {
  const credential = Buffer.from(`${login}:${password}`).toString("base64");
  const headers = { authorization: `Basic ${credential}`, "content-type": "application/json" };
  const raw = Buffer.from(JSON.stringify(body));
  const answer = await answerRequest(pipeline, { method, target: `/api/v1${path}`, headers, raw });
  if (answer.status >= 300) throw new Error(`The seed was refused: ${method} ${path}: ${answer.body.toString()}`);
}

/** What comes by another door: builds, assets, and names that Gitea's form refuses for their space. */
function finishQuay(store: Store, quay: Repository): void {
  const head = quay.branches.get("main") ?? "";
  for (const name of ["feature/#1 a%b", "a%2Fb", "feature/one"]) quay.branches.set(name, head);
  const assets = {
    "quay-1.0.tar.gz": Buffer.from("1f8b08000000000000030300000000000000000000", "hex"),
    "checksums.txt": Buffer.from("sha256  quay-1.0.tar.gz\n"),
  };
  for (const [name, content] of Object.entries(assets)) {
    quay.releases[0]?.assets.push(newAttachment(store, name, content));
  }
  finishBuilds(store, quay);
}

/** Gives a user a token with all scopes. */
export function addToken(store: Store, login: string): string {
  const user = store.account(login);
  if (user === undefined) throw new Error(`The demo has no user ${login}.`);
  return newToken(store, user, "demo", ["all"]).secret;
}
