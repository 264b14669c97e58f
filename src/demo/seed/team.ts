/**
 * A small believable team: five people, two organisations, six repositories. The same at every start, ids and commits
 * included; only tokens and passwords are new each time.
 */
import type { Pipeline } from "../pipeline.ts";
import { newToken } from "../resources/tokens.ts";
import { newAccount } from "../resources/users.ts";
import { type Account, newSecret, type Store } from "../store.ts";
import { seedBuilds } from "./builds.ts";
import { seedIssues } from "./issues.ts";
import { seedChanges, seedRepositories } from "./repositories.ts";
import { createScript, type Script } from "./script.ts";

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
  const script = createScript(pipeline, passwords, advance);
  await seedOrganizations(script);
  await seedRepositories(script);
  await seedIssues(script);
  await seedChanges(script);
  await seedBuilds(script);
  return Object.fromEntries(PEOPLE.map(({ login }) => [login, addToken(store, login)]));
}

/** Gives a user a token with all scopes. */
export function addToken(store: Store, login: string): string {
  const user = store.account(login);
  if (user === undefined) throw new Error(`The demo has no user ${login}.`);
  return newToken(store, user, "demo", ["all"]).secret;
}

async function seedOrganizations({ as }: Script): Promise<void> {
  const alice = as("alice");
  const dave = as("dave");
  await alice("POST", "/orgs", { username: "harbor", full_name: "Harbor", description: "Berths, boats and bookings" });
  await dave("POST", "/orgs", {
    username: "lighthouse",
    full_name: "Lighthouse",
    description: "What keeps us running",
  });
  const units = ["repo.code", "repo.issues", "repo.pulls", "repo.releases", "repo.actions"];
  const crew = { name: "crew", description: "Everyone who writes code", permission: "write", units };
  const team = (await alice("POST", "/orgs/harbor/teams", { ...crew, includes_all_repositories: true })) as {
    id: number;
  };
  for (const login of ["bob", "carol"]) await alice("PUT", `/teams/${team.id}/members/${login}`);
  const watch = { name: "watch", description: "On call", permission: "write", units, includes_all_repositories: true };
  const keepers = (await dave("POST", "/orgs/lighthouse/teams", watch)) as { id: number };
  for (const login of ["alice", "bob"]) await dave("PUT", `/teams/${keepers.id}/members/${login}`);
}
