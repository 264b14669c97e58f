/**
 * Sends a planned request to one origin and reads the answer within bounds.
 *
 * Owns: connections, the time and size limits of one exchange, and what kind of failure an exchange had.
 * Does not own: what is sent (request.ts), what the answer means (answer.ts, failure.ts), redirects (redirect.ts).
 * Nothing is ever sent twice: no retry, no followed redirect (DESIGN section 6).
 */
import { getCACertificates } from "node:tls";
import { DecoratorHandler, type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import { GatewayError } from "../errors.ts";
import { exchangeFailure, Interruption, tooLargeFailure } from "./exchange.ts";
import { decodedBody, flatHeaders, type Received, readBody, type Spill } from "./receive.ts";
import type { PlannedRequest } from "./request.ts";

const MAXIMUM_ANSWER_BYTES = 8 * 1024 * 1024;
const MAXIMUM_ERROR_BYTES = 64 * 1024;

export interface TransportOptions {
  /** Scheme, host and port of Gitea. */
  origin: string;
  /** For one whole exchange, from connecting to the last byte, in milliseconds. */
  timeoutMs: number;
  /** PEM of a private authority, trusted beside the public ones. */
  certificates?: string | null;
  /** Values of HTTPS_PROXY, HTTP_PROXY and NO_PROXY; absent: no proxy. */
  proxy?: { https?: string; http?: string; except?: string };
  /** Largest binary answer in bytes, where it is above 8 MiB. */
  maximumBinaryBytes?: number;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** Takes over text answers that are larger than what is kept in memory. */
  spill?: Spill;
}

export interface Transport {
  /**
   * One exchange. Throws GatewayError: `request_refused` (the URL would not leave as planned), `upstream_unreachable`,
   * `upstream_tls`, `upstream_closed`, `upstream_timeout`, `cancelled`, `outcome_unknown`, `answer_too_large`,
   * `answer_invalid`, `answer_encoding`. Any HTTP status is an answer; its body is cut at 64 KiB from status 300 on.
   */
  send(request: PlannedRequest, options?: SendOptions): Promise<Received>;
  close(): Promise<void>;
}

/** Opens the connection pool of one origin; connections are made when they are needed. */
export function createTransport(options: TransportOptions): Transport {
  const dispatcher = createDispatcher(options);

  async function send(request: PlannedRequest, { signal, spill }: SendOptions = {}): Promise<Received> {
    checkTarget(request, options.origin);
    const progress: Progress = { started: false, status: null };
    const abort = new AbortController();
    const cancel = () => abort.abort(new Interruption("cancelled"));
    const timer = setTimeout(() => abort.abort(new Interruption("timeout")), options.timeoutMs);
    signal?.addEventListener("abort", cancel, { once: true });
    try {
      if (signal?.aborted) throw new Interruption("cancelled");
      const response = await dispatcher.compose(noticeStart(progress)).request({
        origin: request.origin,
        path: request.target,
        method: request.method as Dispatcher.HttpMethod,
        headers: request.headers,
        body: request.body,
        signal: abort.signal,
      });
      progress.status = response.statusCode;
      const headers = flatHeaders(response.headers);
      const limit = limitOf(response.statusCode, headers, options.maximumBinaryBytes ?? 0);
      const isContent = response.statusCode < 300;
      const isEmpty = hasNoBody(request, response.statusCode, headers);
      const isPlain = headers["content-encoding"] === undefined;
      const body = await readBody(isEmpty ? response.body : decodedBody(response.body, headers), {
        limit,
        // A declared length counts only where the bytes on the wire are the bytes that are read.
        declared: isPlain && !isEmpty ? Number(headers["content-length"] ?? 0) : 0,
        cut: !isContent,
        spill: isContent ? spill : undefined,
      });
      if (body === null) throw tooLargeFailure(request, response.statusCode, limit);
      return { status: response.statusCode, headers, ...body };
    } catch (cause) {
      if (cause instanceof GatewayError) throw cause;
      throw exchangeFailure(request, abort.signal.aborted ? abort.signal.reason : cause, progress);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    }
  }

  return { send, close: () => dispatcher.destroy() };
}

/** How far an exchange came; decides whether a lost write may have happened. */
export interface Progress {
  /** The request began to be written to a connection. */
  started: boolean;
  /** Status of the answer; null before it came. */
  status: number | null;
}

function createDispatcher({ origin, timeoutMs, certificates, proxy }: TransportOptions): Dispatcher {
  const tls = certificates ? { ca: [...getCACertificates("default"), certificates] } : {};
  // The one timer of `send` covers all phases, so the phases' own timers are off.
  const common = { connections: 128, headersTimeout: 0, bodyTimeout: 0, maxRedirections: 0 };
  const connect = { ...tls, timeout: timeoutMs };
  if (!proxy?.https && !proxy?.http) return new Pool(origin, { ...common, connect });
  return new EnvHttpProxyAgent({
    ...common,
    connect,
    requestTls: connect,
    // Empty strings keep undici from looking into the environment by itself.
    httpProxy: proxy.http ?? "",
    httpsProxy: proxy.https ?? "",
    noProxy: proxy.except ?? "",
  });
}

function noticeStart(progress: Progress): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const noticing = new DecoratorHandler(handler) as Dispatcher.DispatchHandler;
    const onRequestStart = noticing.onRequestStart?.bind(noticing);
    noticing.onRequestStart = (...given) => {
      progress.started = true;
      onRequestStart?.(...given);
    };
    return dispatch(options, noticing);
  };
}

/** The URL that leaves is the URL that was planned, or nothing leaves. */
function checkTarget(request: PlannedRequest, origin: string): void {
  const url = URL.parse(`${request.origin}${request.target}`);
  const same = url !== null && url.origin === origin && request.origin === origin;
  if (same && `${url.pathname}${url.search}` === request.target && url.hash === "" && url.username === "") return;
  throw new GatewayError("request_refused", "The address of this request would not leave as it was planned.", {
    hint: "Use the tool of the operation, which writes every value into the path by itself.",
  });
}

/** Whatever its headers say of a body (RFC 9110, section 6.4.1); some proxies call nothing compressed. */
function hasNoBody({ method }: PlannedRequest, status: number, headers: Record<string, string>): boolean {
  return method === "HEAD" || status === 204 || status === 304 || headers["content-length"] === "0";
}

function limitOf(status: number, headers: Record<string, string>, maximumBinaryBytes: number): number {
  if (status >= 300) return MAXIMUM_ERROR_BYTES;
  if (/\bjson\b/i.test(headers["content-type"] ?? "")) return MAXIMUM_ANSWER_BYTES;
  return Math.max(MAXIMUM_ANSWER_BYTES, maximumBinaryBytes);
}
