/**
 * Versions of Gitea: reading, comparing, and noticing that the server was upgraded.
 *
 * After 1.27 the numbering became 28.0, 28.1 …; what calls itself 1.28 is a development build before 28.0 and lacks
 * what came with it (spec/eras.json, recordings of 1.28-dev).
 */
import type { Eras } from "../../generated/contract.ts";
import { GatewayError } from "../errors.ts";

export interface GiteaVersion {
  /** The numbers alone, "1.26.4": what a server writes behind them stays out of our sentences. */
  text: string;
  /** Comparable: line (26 for 1.26, 28 for 28.x), 0 for a build before the line's release, then the rest. */
  order: readonly [line: number, released: number, minor: number, patch: number];
}

const FIRST_LINE_WITHOUT_ONE = 28;

/**
 * Reads "1.26.4", "v1.22", "1.28.0+dev-12-gabc", "28.1.0", "28", or a fork's "9.0.3+gitea-1.22.0" (which counts as the
 * Gitea version it names). Null for anything else.
 */
export function parseVersion(text: string): GiteaVersion | null {
  const [, named] = /\+gitea-(\d[\d.]*)/.exec(text) ?? [];
  const parts = /^v?(\d{1,4})(?:\.(\d{1,4}))?(?:\.(\d{1,4}))?(?![\d.])/.exec((named ?? text).trim());
  if (parts === null) return null;
  const [first, second, third] = parts.slice(1).map((digits) => (digits === undefined ? 0 : Number(digits)));
  const shown = parts[0].replace(/^v/, "");
  if (first !== 1) return { text: shown, order: [first ?? 0, 1, second ?? 0, third ?? 0] };
  const line = second ?? 0;
  return { text: shown, order: [line, line < FIRST_LINE_WITHOUT_ONE ? 1 : 0, 0, third ?? 0] };
}

/** Negative when `a` is older than `b`, 0 when they are the same release, else positive. */
export function compareVersions(a: GiteaVersion, b: GiteaVersion): number {
  for (const [position, number] of a.order.entries()) {
    const difference = number - (b.order[position] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a server has what exists since `since` ("1.24", "28"). An unknown version is taken to have everything. */
export function supports(since: string, version: GiteaVersion | null): boolean {
  const first = parseVersion(since);
  return version === null || first === null || compareVersions(version, first) >= 0;
}

/** Throws GatewayError `unsupported_by_server` when the server is older than the operation. */
export function requireSupport(eras: Eras, version: GiteaVersion | null): void {
  if (supports(eras.since, version)) return;
  throw new GatewayError("unsupported_by_server", `This operation exists since Gitea ${eras.since}.`, {
    hint: `The server runs Gitea ${version?.text}; an upgrade brings it, and no other tool stands in for it.`,
    fields: { since: eras.since, server: version?.text ?? null },
  });
}

export interface VersionWatcher {
  /** The last version read; null while none is known. Starts a new reading in the background when the last is old. */
  current(): GiteaVersion | null;
  /** Reads now (or joins a running reading); failures leave the last known version. Never throws. */
  refresh(): Promise<GiteaVersion | null>;
}

/**
 * Keeps the server's version. `read` gives the text of GET /version and may throw; `refreshMs` is the age in
 * milliseconds from which `current` reads anew; `now` is a clock in milliseconds.
 */
export function createVersionWatcher(options: {
  read: () => Promise<string>;
  refreshMs: number;
  now: () => number;
}): VersionWatcher {
  let version: GiteaVersion | null = null;
  let readAt: number | null = null;
  let running: Promise<GiteaVersion | null> | null = null;

  async function readOnce(): Promise<GiteaVersion | null> {
    try {
      version = parseVersion(await options.read()) ?? version;
    } catch {
      // A server that is down keeps its last known version; the call that needs it reports the failure itself.
    }
    readAt = options.now();
    running = null;
    return version;
  }

  function refresh(): Promise<GiteaVersion | null> {
    running ??= readOnce();
    return running;
  }

  return {
    current() {
      if (readAt === null || options.now() - readAt >= options.refreshMs) void refresh();
      return version;
    },
    refresh,
  };
}
