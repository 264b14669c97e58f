/** What an instance of Gitea says about itself and about the gateway's credential. */
import type { Catalog } from "../catalog.ts";
import type { Identity } from "../envelope.ts";
import type { ErrorKind } from "../errors.ts";
import { type GiteaVersion, parseVersion } from "../gitea/version.ts";
import type { GiteaUrl } from "../settings/gitea-url.ts";
import type { Upstream } from "../upstream.ts";
import { type Ask, createAsk, type Failure, failureOf, memberOf } from "./ask.ts";
import { readDescription } from "./description.ts";
import { readScopes, type Scopes } from "./scopes.ts";

export interface Instance {
  /** Whether Gitea's API answered at all. */
  reached: boolean;
  /** Why calls cannot work; null when they can. */
  failure: Failure | null;
  /** As the server says; null when it does not, or in words that are no version. */
  version: GiteaVersion | null;
  identity: Pick<Identity, "login" | "mode">;
  /** Why the login is not known; null when it is. */
  identityNote: string | null;
  scopes: Scopes;
  /** Routes of its API description (description.ts); null where it serves none. */
  routes: ReadonlySet<string> | null;
}

/** Asks one question after the other only where the answer decides about the next. Never throws for what Gitea does. */
export async function inspectInstance(
  upstream: Upstream,
  url: GiteaUrl,
  catalog: Pick<Catalog, "entries" | "router">,
): Promise<Instance> {
  const { token } = upstream.credential;
  const ask = createAsk(upstream, catalog);
  const mode = token === null ? "anonymous" : "token";
  const { version, failure, reached } = await readVersion(ask, token);
  if (!reached) {
    const identity = { login: null, mode } as const;
    const scopes = { list: null, note: "not asked: Gitea was not reached" };
    return { reached, failure, version, identity, identityNote: "Gitea was not reached", scopes, routes: null };
  }
  const [known, scopes, routes] = await Promise.all([
    upstream.identity(),
    scopesOf(ask, token, failure, catalog),
    readDescription(upstream, url.basePath),
  ]);
  const { login } = known.identity;
  return { reached, failure, version, identity: { login, mode }, identityNote: known.note, scopes, routes };
}

/** What the reason of a failure means for somebody who sets the gateway up; others speak for themselves. */
const ADVICE: Partial<Record<ErrorKind, string>> = {
  unauthorized: "Gitea does not accept GITEA_TOKEN: it is wrong, expired or revoked.",
  forbidden: "Gitea answers nobody without a token (REQUIRE_SIGNIN_VIEW): set GITEA_TOKEN.",
  no_such_route: "Something answers at this address, but not Gitea's API: check GITEA_URL and its sub-path.",
  answer_html:
    "A web page comes back instead of API answers: a login page or a proxy, or GITEA_URL is not Gitea's root.",
};

type VersionReading = Pick<Instance, "version" | "failure" | "reached">;

/** A refused credential does not hide the version: it is asked for again without one. */
async function readVersion(ask: Ask, token: string | null): Promise<VersionReading> {
  try {
    const text = memberOf(await ask("/version", token), "version");
    if (typeof text === "string") return { version: parseVersion(text), failure: null, reached: true };
    const message = "The answer names no version, so this may not be Gitea.";
    const hint = "The operator checks that GITEA_URL is Gitea's root.";
    return { version: null, failure: { kind: "answer_invalid", status: 200, message, hint }, reached: false };
  } catch (error) {
    const failure = advised(failureOf(error));
    const isRefused = failure.kind === "unauthorized" || failure.kind === "forbidden";
    if (!isRefused || token === null) return { version: null, failure, reached: isRefused };
    const again = await readVersion(ask, null);
    return { version: again.version, failure, reached: true };
  }
}

function advised(failure: Failure): Failure {
  const message = ADVICE[failure.kind];
  return message === undefined ? failure : { ...failure, message, hint: null };
}

async function scopesOf(
  ask: Ask,
  token: string | null,
  failure: Failure | null,
  catalog: Pick<Catalog, "entries" | "router">,
): Promise<Scopes> {
  if (token === null) return { list: null, note: "none: GITEA_TOKEN is not set" };
  if (failure !== null) return { list: null, note: "not asked: the token was refused" };
  return await readScopes(ask, token, catalog);
}
