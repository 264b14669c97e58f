/**
 * Where the stories play: a Gitea with people in it, each with a gateway of their own and an SDK client to that.
 *
 * The Gitea is a demo of the test's own, or the one that GITEA_REAL_URL and GITEA_REAL_TOKEN name (`make test-real`). A
 * story makes everything that it needs through the gateway, so that it holds on both.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Json, JsonObject } from "../../generated/contract.ts";
import type { Environment } from "../../src/config.ts";
import { startDemo } from "../../src/demo/server.ts";
import { createLog } from "../../src/log.ts";
import { type Envelope, expectEnvelope, expectFailure, type Failure } from "./envelope.ts";
import { atEnd, type FrontClient, legacyClient, type Respond, startGateway } from "./gateway.ts";
import { readCuts } from "./rest.ts";

/** A success, and its data with everything that the answer had left out. */
export type Told<Data> = Envelope<Data> & { whole: Data };

export interface Person {
  login: string;
  /** The token that this person's gateway works with. */
  token: string;
  /** Calls a tool that has to succeed; everything that the answer left out is read, too. */
  call<Data>(tool: string, args?: JsonObject): Promise<Told<Data>>;
  /** Calls a tool that has to fail. */
  refused(tool: string, args?: JsonObject): Promise<Failure>;
  /** Calls one of the gateway's own tools. */
  look<Answer>(tool: string, args: JsonObject): Promise<Answer>;
  /** What the person was asked, in order. */
  questions: string[];
  client: FrontClient;
  url: string;
}

export interface PersonOptions {
  settings?: Environment;
  /** How the person answers questions: with yes, unless said otherwise; null for a client that cannot ask. */
  respond?: Respond | null;
  connect?: typeof legacyClient;
  /** Scopes of the token; all of them by default. */
  scopes?: string[];
}

export interface Stage {
  /** `takesRunners`: whether builds run there; the demo has finished ones instead. */
  gitea: { url: string; takesRunners: boolean };
  admin: Person;
  /** Makes an account with a token for all scopes and opens a gateway that works with it. */
  person(word: string, options?: PersonOptions): Promise<Person>;
  /** A name that nobody else has on this Gitea. */
  name(word: string): string;
  /** How often a text stands in the answers, questions, log lines and audit lines so far. */
  timesSaid(text: string): number;
}

interface Ground {
  url: string;
  adminToken: string;
  /** Others may be at work there, too: names have to be new, and what is made has to go. */
  shared: boolean;
  takesRunners: boolean;
}

const YES: Respond = () => ({ action: "accept", content: {} });

export async function openStage(options: { seed?: boolean } = {}): Promise<Stage> {
  const ground = await openGround(options.seed ?? false);
  const folder = mkdtempSync(join(tmpdir(), "story-"));
  atEnd(async () => rmSync(folder, { recursive: true }));
  const said: string[] = [];
  const suffix = ground.shared ? `-${randomBytes(3).toString("hex")}` : "";
  let gateways = 0;

  async function enter(login: string, token: string, options: PersonOptions = {}): Promise<Person> {
    const { settings = {}, respond = YES, connect = legacyClient } = options;
    const log = createLog("trace", { write: (line) => void said.push(line) });
    gateways += 1;
    const audit = { AUDIT_FILE: join(folder, `${gateways}.jsonl`), AUDIT_ARGUMENTS: "redacted" };
    const environment = { GITEA_URL: ground.url, GITEA_TOKEN: token, ...audit, ...settings };
    const gateway = await startGateway(environment, { log });
    atEnd(() => gateway.close());
    const questions: string[] = [];
    const answer: Respond = (message) => {
      questions.push(message);
      said.push(message);
      return respond?.(message) ?? { action: "cancel" };
    };
    const client = await connect(gateway.url, respond === null ? undefined : answer);
    async function send(tool: string, args: JsonObject) {
      const result = await client.call(tool, args);
      said.push(result.text);
      return result;
    }
    async function look(tool: string, args: JsonObject): Promise<JsonObject> {
      const { isError, data, text } = await send(tool, args);
      if (isError) throw new Error(text);
      return data;
    }
    return {
      login,
      token,
      questions,
      client,
      url: gateway.url,
      async call<Data>(tool: string, args: JsonObject = {}) {
        const envelope = expectEnvelope<Json>(await send(tool, args));
        const whole = await readCuts(envelope.data, envelope.truncated ?? [], look);
        return { ...envelope, whole } as Told<Data>;
      },
      refused: async (tool, args = {}) => expectFailure(await send(tool, args)),
      look: async <Answer>(tool: string, args: JsonObject) => (await look(tool, args)) as Answer,
    };
  }

  const login = ground.shared ? await loginOf(ground) : "gitea-admin";
  const admin = await enter(login, ground.adminToken);
  return {
    gitea: ground,
    admin,
    name: (word) => `${word}${suffix}`,
    async person(word, options) {
      const login = `${word}${suffix}`;
      const account = {
        username: login,
        email: `${login}@example.test`,
        password: `${randomBytes(12).toString("base64url")}!1aA`,
        must_change_password: false,
      };
      await admin.call("gitea_admin_create_user", { body: account });
      if (ground.shared) atEnd(() => forget(ground, login));
      const body = { name: "story", scopes: options?.scopes ?? ["all"] };
      const { data } = await admin.call<{ sha1: string }>("gitea_user_create_token", { username: login, body });
      return await enter(login, data.sha1, options);
    },
    timesSaid(text) {
      const audits = Array.from({ length: gateways }, (_, index) => readAudit(join(folder, `${index + 1}.jsonl`)));
      return [...said, ...audits].join("\n").split(text).length - 1;
    },
  };
}

async function openGround(seed: boolean): Promise<Ground> {
  const { GITEA_REAL_URL: url, GITEA_REAL_TOKEN: adminToken, GITEA_REAL_DEMO: demoAtWork } = process.env;
  if (url && adminToken) return { url, adminToken, shared: true, takesRunners: !demoAtWork };
  const demo = await startDemo({ seed });
  atEnd(() => demo.close());
  return { url: demo.url, adminToken: demo.adminToken, shared: false, takesRunners: false };
}

async function loginOf({ url, adminToken }: Ground): Promise<string> {
  const headers = { authorization: `token ${adminToken}` };
  const answer = await fetch(`${url}/api/v1/user`, { headers });
  return ((await answer.json()) as { login: string }).login;
}

/** Leaves a real Gitea as it was found. */
async function forget({ url, adminToken }: Ground, login: string): Promise<void> {
  const headers = { authorization: `token ${adminToken}` };
  await fetch(`${url}/api/v1/admin/users/${login}?purge=true`, { method: "DELETE", headers });
}

/** No file before the first call. */
function readAudit(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
