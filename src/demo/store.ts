/**
 * Everything the demo remembers. Rows that Gitea shows as they are stored are kept in the API's own spelling
 * (`JsonObject`); the rest are plain records that src/demo/views turns into answers.
 */
import { randomBytes } from "node:crypto";
import type { JsonObject } from "../../generated/contract.ts";
import { createObjects } from "./git/objects.ts";

/** What accounts and repositories both own. */
interface Belongings {
  secrets: JsonObject[];
  variables: JsonObject[];
  labels: JsonObject[];
}

export interface Account extends Belongings {
  id: number;
  kind: "user" | "organization";
  login: string;
  email: string;
  password: string;
  admin: boolean;
  active: boolean;
  prohibitLogin: boolean;
  mustChangePassword: boolean;
  created: string;
  /** full_name, description, website, location, visibility, language, … as the API spells them. */
  profile: JsonObject;
  /** Organisations only. */
  teams: Team[];
}

export interface Token {
  id: number;
  user: Account;
  name: string;
  secret: string;
  scopes: string[];
  created: string;
}

export interface Team {
  id: number;
  organization: Account;
  members: Set<number>;
  /** name, description, permission, units, units_map, … as the API spells them. */
  row: JsonObject;
}

export interface Status {
  sha: string;
  creator: Account | null;
  row: JsonObject;
}

export interface Repository extends Belongings {
  id: number;
  owner: Account;
  name: string;
  parent: Repository | null;
  created: string;
  updated: string;
  /** description, private, default_branch, has_issues, allow_rebase, … as the API spells them. */
  settings: JsonObject;
  branches: Map<string, string>;
  /** Tag name -> object id of a commit or of an annotated tag. */
  tags: Map<string, string>;
  topics: string[];
  collaborators: Map<number, "read" | "write" | "admin">;
  stars: Set<number>;
  milestones: JsonObject[];
  issues: Issue[];
  releases: Release[];
  protections: JsonObject[];
  keys: JsonObject[];
  statuses: Status[];
  runs: Run[];
}

export interface Attachment {
  id: number;
  name: string;
  content: Buffer;
  created: string;
  uuid: string;
}

export interface Release {
  id: number;
  author: Account;
  assets: Attachment[];
  row: JsonObject;
}

/** A comment; or the event of a label, which is on the same row of ids. */
export interface Comment {
  id: number;
  user: Account;
  body: string;
  created: string;
  updated: string;
  label: JsonObject | null;
}

export interface Issue {
  id: number;
  number: number;
  repository: Repository;
  poster: Account;
  title: string;
  body: string;
  ref: string;
  state: "open" | "closed";
  labels: JsonObject[];
  milestone: JsonObject | null;
  assignees: Account[];
  created: string;
  updated: string;
  closed: string | null;
  due: string | null;
  version: number;
  timeline: Comment[];
  assets: Attachment[];
  /** Ids of the users whose stopwatch runs. */
  stopwatches: Set<number>;
  pull: Pull | null;
}

export interface Pull {
  id: number;
  head: { repository: Repository; branch: string };
  base: string;
  /** Kept when the head branch goes away. */
  headSha: string;
  mergeBase: string;
  merged: { sha: string; by: Account; at: string } | null;
  requested: Account[];
  reviews: Review[];
  allowMaintainerEdit: boolean;
}

export interface ReviewComment {
  id: number;
  review: Review;
  user: Account;
  body: string;
  path: string;
  position: number;
  created: string;
}

export interface Review {
  id: number;
  user: Account;
  state: string;
  body: string;
  commit: string;
  submitted: string;
  comments: ReviewComment[];
}

export interface Job {
  id: number;
  row: JsonObject;
  /** Made when it is read: a log of megabytes costs nothing until then. Null before the job starts. */
  log: (() => string) | null;
}

/** The content is the zip as it is downloaded. */
export interface Artifact {
  id: number;
  name: string;
  content: Buffer;
  created: string;
}

export interface Run {
  id: number;
  actor: Account;
  jobs: Job[];
  artifacts: Artifact[];
  row: JsonObject;
}

export interface Notification {
  user: Account;
  issue: Issue;
  unread: boolean;
  updated: string;
}

export type Store = ReturnType<typeof createStore>;

/** @param root ROOT_URL without its last slash */
export function createStore(root: string, clock: () => Date) {
  const counters = new Map<string, number>();
  const store = {
    root,
    objects: createObjects(),
    accounts: [] as Account[],
    tokens: [] as Token[],
    repositories: [] as Repository[],
    notifications: [] as Notification[],
    /** By the old login in lower case. */
    renamedAccounts: new Map<string, Account>(),
    /** By the old `ownerId/name` in lower case. */
    renamedRepositories: new Map<string, Repository>(),
    /** UTC, whole seconds. */
    now: (): string => `${clock().toISOString().slice(0, 19)}Z`,
    /** A fresh id; ids of a kind count from 1. */
    next(kind: string): number {
      const id = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, id);
      return id;
    },
    account: (login: string): Account | undefined =>
      store.accounts.find((account) => account.login.toLowerCase() === login.toLowerCase()),
    repository(owner: string, name: string): Repository | undefined {
      const wanted = `${owner}/${name}`.toLowerCase();
      return store.repositories.find((each) => `${each.owner.login}/${each.name}`.toLowerCase() === wanted);
    },
  };
  return store;
}

/** 40 hexadecimal digits, as Gitea makes its access tokens. */
export function newSecret(): string {
  return randomBytes(20).toString("hex");
}
