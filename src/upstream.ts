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
  /** The version for a call that depends on it: read first while Gitea was never there to tell it. Never throws. */
  settledVersion(): Promise<GiteaVersion | null>;
  /** Reads the version now and from then on until the end; tells each one that is another. GITEA_VERSION is told once. */
  watchVersion(changed: (version: GiteaVersion) => void): Promise<GiteaVersion | null>;
  /** Who the credential belongs to, with the reason when that is not known. Never throws. */
  identity(): Promise<{ identity: Identity; note: string | null }>;
  /** The login that `identity` last told, without asking Gitea; null while none is known. */
  knownLogin(): string | null;
  /** GET below the API base with the credential; for what the gateway itself has to know. */
  get(path: string, signal?: AbortSignal): Promise<Received>;
  close(): Promise<void>;
}

export interface Pace {
  /** A server that comes back newer is noticed within this time, in milliseconds. */
  refreshMs: number;
  /** One that was not there is asked again after this time. */
  retryMs: number;
}

const VERSION_PACE: Pace = { refreshMs: 120_000, retryMs: 10_000 };
const IDENTITY_RETRY_MS = 60_000;
/** For the gateway's own questions: a call never waits longer for an identity. */
const OWN_QUESTION_MS = 5_000;

type UpstreamSettings = Pick<Settings, "giteaToken" | "giteaVersion" | "giteaTimeoutMs" | "giteaCa" | "maxBinaryBytes">;

export function createUpstream(
  url: GiteaUrl,
  settings: UpstreamSettings,
  environment: ProxyEnvironment = process.env,
  pace: Pace = VERSION_PACE,
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
    ...pace,
  });
  let stopWatching = () => {};
  let login: string | null = null;
  const book = createIdentityBook({
    askUser: async (token) => {
      const received = await get("/user", AbortSignal.timeout(OWN_QUESTION_MS), token);
      return { status: received.status, login: received.status === 200 ? loginOf(received) : null };
    },
    retryMs: IDENTITY_RETRY_MS,
    now: Date.now,
  });

  return {
    base,
    transport,
    credential,
    credentialId: createHash("sha256")
      .update(credential.token ?? "anonymous")
      .digest("hex"),
    version: () => fixed ?? watcher.current(),
    settledVersion: async () => fixed ?? (await watcher.settled()),
    async watchVersion(changed) {
      if (fixed === null) {
        stopWatching = watcher.watch(changed);
        return await watcher.refresh();
      }
      changed(fixed);
      return fixed;
    },
    async identity() {
      if (credential.token === null) return { identity: { login: null, mode: "anonymous", sudo: null }, note: null };
      const known = await book.identify(credential.token);
      login = known.login;
      return { identity: { login: known.login, mode: "token", sudo: credential.sudo }, note: known.note };
    },
    knownLogin: () => login,
    get,
    async close() {
      stopWatching();
      await transport.close();
    },
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

/** Null when the answer names no version. */
function readVersionText(received: Received): string | null {
  const answer = received.status === 200 ? parseJson(received.body.toString("utf8")) : null;
  const version = answer !== null && typeof answer === "object" && !Array.isArray(answer) ? answer.version : undefined;
  return typeof version === "string" ? version : null;
}

function loginOf(received: Received): string | null {
  const answer = parseJson(received.body.toString("utf8"));
  const login = answer !== null && typeof answer === "object" && !Array.isArray(answer) ? answer.login : undefined;
  // Logins are names of this alphabet; anything else is not taken into an envelope's identity.
  return typeof login === "string" && /^[\w.-]{1,255}$/.test(login) ? login : null;
}
