/**
 * The one Gitea behind the gateway: its address, connections, version, and whom the credential belongs to.
 *
 * Owns: what is learnt once and shared by all calls. Does not own: what a call may do.
 */
import { createHash } from "node:crypto";
import type { GiteaUrl, Settings } from "./config.ts";
import type { Identity } from "./envelope.ts";
import { createIdentityBook } from "./gitea/identity.ts";
import { parseJson } from "./gitea/json.ts";
import type { Received } from "./gitea/receive.ts";
import { type ApiBase, type Credential, type PlannedRequest, requestHeaders } from "./gitea/request.ts";
import { createTransport, type Transport } from "./gitea/transport.ts";
import { createVersionWatcher, type GiteaVersion, parseVersion } from "./gitea/version.ts";
import { type ProxyEnvironment, readProxies } from "./settings/proxy.ts";

export interface Upstream {
  base: ApiBase;
  transport: Transport;
  credential: Credential;
  /** Stands for the credential where it is only compared: a hash. */
  credentialId: string;
  /** Last known version; null while none is known. */
  version(): GiteaVersion | null;
  /** Reads the version now; null when it cannot be read. Never throws. */
  readVersion(): Promise<GiteaVersion | null>;
  /** Who the credential belongs to, with the reason when that is not known. Never throws. */
  identity(): Promise<{ identity: Identity; note: string | null }>;
  /** GET below the API base with the credential; for what the gateway itself has to know. */
  get(path: string, signal?: AbortSignal): Promise<Received>;
  close(): Promise<void>;
}

/** A server that comes back newer is noticed within this time. */
const VERSION_REFRESH_MS = 120_000;
const IDENTITY_RETRY_MS = 60_000;
/** For the gateway's own questions: a call never waits longer for an identity. */
const OWN_QUESTION_MS = 5_000;

type UpstreamSettings = Pick<Settings, "giteaToken" | "giteaVersion" | "giteaTimeoutMs" | "giteaCa" | "maxBinaryBytes">;

export function createUpstream(
  url: GiteaUrl,
  settings: UpstreamSettings,
  environment: ProxyEnvironment = process.env,
  now: () => number = Date.now,
): Upstream {
  const base: ApiBase = { origin: url.origin, prefix: url.api.slice(url.origin.length) };
  const credential: Credential = { token: settings.giteaToken, sudo: null };
  const transport = createTransport({
    origin: url.origin,
    timeoutMs: settings.giteaTimeoutMs,
    certificates: settings.giteaCa,
    maximumBinaryBytes: settings.maxBinaryBytes,
    proxy: readProxies(environment).proxies,
  });

  const get = (path: string, signal?: AbortSignal, token = credential.token) =>
    transport.send(planGet(base, path, { ...credential, token }), signal === undefined ? {} : { signal });

  const fixed = settings.giteaVersion === null ? null : parseVersion(settings.giteaVersion);
  const watcher = createVersionWatcher({
    read: async () => readVersionText(await get("/version", AbortSignal.timeout(OWN_QUESTION_MS))),
    refreshMs: VERSION_REFRESH_MS,
    now,
  });
  const book = createIdentityBook({
    askUser: async (token) => {
      const received = await get("/user", AbortSignal.timeout(OWN_QUESTION_MS), token);
      return { status: received.status, login: received.status === 200 ? loginOf(received) : null };
    },
    retryMs: IDENTITY_RETRY_MS,
    now,
  });

  return {
    base,
    transport,
    credential,
    credentialId: createHash("sha256")
      .update(credential.token ?? "anonymous")
      .digest("hex"),
    version: () => fixed ?? watcher.current(),
    readVersion: async () => fixed ?? (await watcher.refresh()),
    async identity() {
      if (credential.token === null) return { identity: { login: null, mode: "anonymous", sudo: null }, note: null };
      const known = await book.identify(credential.token);
      return { identity: { login: known.login, mode: "token", sudo: credential.sudo }, note: known.note };
    },
    get,
    close: () => transport.close(),
  };
}

function planGet(base: ApiBase, path: string, credential: Credential): PlannedRequest {
  return {
    method: "GET",
    path,
    origin: base.origin,
    target: `${base.prefix}${path}`,
    headers: requestHeaders(credential, false, null),
    body: null,
    readOnly: true,
    findOut: null,
    notes: [],
  };
}

/** @throws Error when the answer names no version; the watcher keeps the last known one then. */
function readVersionText(received: Received): string {
  const answer = received.status === 200 ? parseJson(received.body.toString("utf8")) : null;
  const version = answer !== null && typeof answer === "object" && !Array.isArray(answer) ? answer.version : undefined;
  if (typeof version !== "string") throw new Error("no version in the answer");
  return version;
}

function loginOf(received: Received): string | null {
  const answer = parseJson(received.body.toString("utf8"));
  const login = answer !== null && typeof answer === "object" && !Array.isArray(answer) ? answer.login : undefined;
  // Logins are names of this alphabet; anything else is not taken into an envelope's identity.
  return typeof login === "string" && /^[\w.-]{1,255}$/.test(login) ? login : null;
}
