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
  /** The last version read; null while none is known. */
  current(): GiteaVersion | null;
  /** The last version read; reads first while the server has never answered, unless that took long. Never throws. */
  settled(): Promise<GiteaVersion | null>;
  /** Reads now (or joins a running reading); failures leave the last known version. Never throws. */
  refresh(): Promise<GiteaVersion | null>;
  /** Reads again and again, also after failures, and tells each version that is another one. Returns how to stop. */
  watch(changed: (version: GiteaVersion) => void): () => void;
}

export interface VersionWatcherOptions {
  /** The text of GET /version, null when the answer names none; rejects when no answer came. */
  read: () => Promise<string | null>;
  /** Milliseconds between two readings. */
  refreshMs: number;
  /** Milliseconds to the next reading after one that got no answer: a server that restarts is about to come back. */
  retryMs: number;
}

/** Calls do not wait for a server that lets them wait; the next reading comes by itself. */
const SLOW_MS = 1_000;

export function createVersionWatcher({ read, refreshMs, retryMs }: VersionWatcherOptions): VersionWatcher {
  let version: GiteaVersion | null = null;
  let hasAnswered = false;
  let wasSlow = false;
  let changed: ((version: GiteaVersion) => void) | null = null;
  let running: Promise<GiteaVersion | null> | null = null;

  async function readOnce(): Promise<GiteaVersion | null> {
    const started = performance.now();
    try {
      const text = await read();
      hasAnswered = true;
      const now = text === null ? null : parseVersion(text);
      const isOther = now !== null && now.text !== version?.text;
      version = now ?? version;
      if (isOther) changed?.(now);
    } catch {
      // A server that is down keeps its last known version; the call that needs it reports the failure itself.
      hasAnswered = false;
    }
    wasSlow = performance.now() - started > SLOW_MS;
    running = null;
    return version;
  }

  function refresh(): Promise<GiteaVersion | null> {
    running ??= readOnce();
    return running;
  }

  return {
    current: () => version,
    settled: async () => (version !== null || hasAnswered || wasSlow ? version : await refresh()),
    refresh,
    watch(callback) {
      changed = callback;
      let timer: NodeJS.Timeout | undefined;
      const schedule = () => {
        if (changed !== callback) return;
        timer = setTimeout(() => void refresh().then(schedule), hasAnswered ? refreshMs : retryMs).unref();
      };
      schedule();
      return () => {
        changed = null;
        clearTimeout(timer);
      };
    },
  };
}
