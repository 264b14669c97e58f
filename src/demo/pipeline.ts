/** One request, start to end, in Gitea's own order: route, credential, sudo, scope, repository, body, handler. */

import type { createRouter } from "../gitea/route.ts";
import { checkGroup, checkRepository, movedAnswer } from "./access.ts";
import { type Answer, json, Refusal, text } from "./answer.ts";
import { applySudo, authenticate, checkScope } from "./auth.ts";
import { bindBody } from "./binding.ts";
import type { DemoCall, Handlers } from "./call.ts";
import { fallbackAnswer } from "./fallback.ts";
import { readDemoData } from "./generated.ts";
import { signedDownload } from "./resources/actions.ts";
import type { Store } from "./store.ts";

export interface RawRequest {
  method: string;
  /** The request target as it stood on the wire. */
  target: string;
  headers: Record<string, string>;
  raw: Buffer;
}

export interface Pipeline {
  store: Store;
  handlers: Handlers;
  router: ReturnType<typeof createRouter>;
}

const PREFIX = "/api/v1";

export async function answerRequest(pipeline: Pipeline, request: RawRequest): Promise<Answer> {
  const [path = "", rawQuery = ""] = split(request.target);
  if (!path.startsWith("/") || /%(?![0-9a-fA-F]{2})/.test(path)) return text("400 Bad Request", {}, 400);
  const collapsed = path.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
  const download = signedDownload(pipeline.store, request.target);
  if (download !== null) return download;
  if (collapsed !== PREFIX && !collapsed.startsWith(`${PREFIX}/`)) return webPage(request);
  const route = collapsed.slice(PREFIX.length);
  const head = request.method === "HEAD";
  const found = pipeline.router.resolve(request.method, route);
  if (found === null) {
    const methods = pipeline.router.methodsOf(route).filter((method) => method !== "HEAD");
    return methods.length > 0
      ? { status: 405, headers: { allow: methods }, body: "" }
      : text("404 page not found\n", {}, 404);
  }
  const call: DemoCall = {
    store: pipeline.store,
    operation: found.operation,
    method: head ? "GET" : request.method,
    path,
    route,
    parameters: found.parameters,
    query: new URLSearchParams(rawQuery),
    rawQuery,
    headers: request.headers,
    raw: request.raw,
    body: {},
    host: `http://${request.headers.host ?? "127.0.0.1"}`,
    user: null,
    token: null,
    basic: false,
    extra: {},
  };
  const answer = await answerCall(pipeline, call);
  return { ...answer, headers: { ...answer.headers, ...call.extra }, body: head ? "" : answer.body };
}

async function answerCall(pipeline: Pipeline, call: DemoCall): Promise<Answer> {
  try {
    authenticate(call);
    applySudo(call);
    checkScope(call);
    const moved = movedAnswer(call);
    if (moved !== null) return moved;
    checkGroup(call);
    checkRepository(call);
    call.body = bindBody(call, readDemoData().forms.get(call.operation.id));
    return await (pipeline.handlers[call.operation.id] ?? fallbackAnswer)(call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const url = error.bare ? {} : { url: `${pipeline.store.root}/api/swagger` };
    return json({ message: error.message, ...url }, error.status);
  }
}

/** The web interface, which the demo does not have: a page for browsers, words for others. */
function webPage({ headers }: RawRequest): Answer {
  const page = "<!DOCTYPE html><html><head><title>Not Found</title></head><body>Page Not Found</body></html>";
  if (/text\/html/.test(headers.accept ?? "")) return text(page, { "content-type": "text/html; charset=utf-8" }, 404);
  return text("Not found.\n", { "content-type": "text/plain;charset=utf-8" }, 404);
}

function split(target: string): [string, string] {
  const at = target.indexOf("?");
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}
