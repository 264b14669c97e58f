/** Everything that calls share, built once from the settings. */
import type { Operation } from "../generated/contract.ts";
import { type ArgumentChecker, createArgumentChecker } from "./arguments.ts";
import { type AuditTrail, createAuditTrail } from "./audit-trail.ts";
import { type Catalog, loadCatalog } from "./catalog.ts";
import { ConfigurationError, type Settings } from "./config.ts";
import { type Confirmations, createConfirmations } from "./guard/confirmation.ts";
import { createOutboundGuard, type OutboundGuard } from "./guard/outbound.ts";
import type { Policy } from "./guard/policy.ts";
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
  createRateLimiter,
  type RateLimiter,
} from "./guard/rate.ts";
import { createRedactor, type Redactor } from "./guard/redaction.ts";
import type { Log } from "./log.ts";
import { resolveNames } from "./settings/names.ts";
import { SURFACE_TOOLS } from "./surface/definitions.ts";
import { createResultStore, type ResultStore } from "./surface/results.ts";
import { createSearch, type Search } from "./surface/search.ts";
import { createUpstream, type Pace, type Upstream } from "./upstream.ts";

export interface Parts {
  settings: Settings;
  catalog: Catalog;
  policy: Policy;
  checker: ArgumentChecker;
  upstream: Upstream;
  outbound: OutboundGuard;
  confirmations: Confirmations;
  rate: RateLimiter;
  concurrency: ConcurrencyLimiter;
  audit: AuditTrail;
  results: ResultStore;
  search: () => Search;
  /** Secrets that the gateway holds; every answer is freed of them. */
  secrets: readonly string[];
  redactor: Redactor;
  /** Whether a call of this operation may be asked about, so that it takes a confirmation_token. */
  mayAsk(operation: Operation): boolean;
}

const RESULT_STORE_BYTES = 64 * 1024 * 1024;
const RESULT_TTL_MS = 15 * 60_000;

/**
 * Builds the parts; nothing is sent to Gitea yet.
 * @throws ConfigurationError for names in the settings that fit nothing, all of them at once
 */
export function createParts(settings: Settings, log: Log, pace?: Pace): Parts {
  const catalog = loadCatalog();
  const names = resolveNames(
    settings,
    catalog,
    SURFACE_TOOLS.map((tool) => tool.name),
  );
  if (names.problems.length > 0) throw new ConfigurationError(names.problems);
  if (settings.giteaUrl === null) {
    throw new ConfigurationError([
      { variable: "GITEA_URL", problem: "is not set", remedy: "Set it to the address of Gitea." },
    ]);
  }
  const secrets = secretsOf(settings);
  let search: Search | undefined;
  return {
    settings,
    catalog,
    policy: names.policy,
    checker: createArgumentChecker(),
    upstream: createUpstream(settings.giteaUrl, settings, process.env, pace),
    outbound: createOutboundGuard(names.outboundAllow),
    confirmations: createConfirmations({ ...settings, listed: names.confirmListed }, Date.now),
    rate: createRateLimiter(settings.rateLimitPerMinute, () => performance.now()),
    concurrency: createConcurrencyLimiter(settings.concurrencyPerCaller),
    audit: createAuditTrail(settings, log),
    results: createResultStore({ maxBytes: RESULT_STORE_BYTES, ttlMs: RESULT_TTL_MS, now: Date.now }),
    search() {
      search ??= createSearch(catalog.entries, catalog.synonyms);
      return search;
    },
    secrets,
    redactor: createRedactor(secrets),
    mayAsk(operation) {
      if (names.confirmListed.has(operation.id)) return true;
      if (settings.confirm.includes("all-writes") && !operation.readOnly) return true;
      return operation.confirmation.some((rule) => settings.confirm.includes(rule.class));
    },
  };
}

function secretsOf(settings: Settings): string[] {
  const { giteaToken, bearerToken, bearerTokenPrevious, sessionKey, oauthClientSecret, extraSecrets } = settings;
  const single = [giteaToken, bearerToken, bearerTokenPrevious, sessionKey, oauthClientSecret];
  return [...single.filter((secret) => secret !== null), ...extraSecrets];
}
