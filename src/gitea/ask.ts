/** The two questions that the gateway asks Gitea on its own account: whose token, and which version. */

import type { UserAnswer } from "./identity.ts";
import { parseJson } from "./json.ts";
import { type ApiBase, requestHeaders } from "./request.ts";
import { fileText } from "./text.ts";
import type { Transport } from "./transport.ts";

export interface AskOptions {
  transport: Transport;
  base: ApiBase;
  /** Shorter than that of calls, in milliseconds: nobody waits for these answers. */
  timeoutMs: number;
}

/** GET /user with a token. Throws GatewayError when no answer came. */
export async function askUser(options: AskOptions, token: string): Promise<UserAnswer> {
  const { status, member } = await ask(options, "/user", "login", token);
  return { status, login: member };
}

/**
 * The text of GET /version; the token goes along, since an instance may answer nobody without one.
 * Throws GatewayError when no answer came, and Error when it names no version.
 */
export async function askVersion(options: AskOptions, token: string | null): Promise<string> {
  const { status, member } = await ask(options, "/version", "version", token);
  if (member === null) throw new Error(`Gitea answered ${status} to the question for its version.`);
  return member;
}

async function ask(
  { transport, base, timeoutMs }: AskOptions,
  path: string,
  name: string,
  token: string | null,
): Promise<{ status: number; member: string | null }> {
  const { status, body } = await transport.send(
    {
      method: "GET",
      path,
      origin: base.origin,
      target: `${base.prefix}${path}`,
      headers: requestHeaders({ token, sudo: null }, false, null),
      body: null,
      readOnly: true,
      findOut: null,
      notes: [],
    },
    { signal: AbortSignal.timeout(timeoutMs) },
  );
  return { status, member: status === 200 ? memberOf(fileText(body), name) : null };
}

function memberOf(text: string | null, name: string): string | null {
  try {
    const value = text === null ? null : parseJson(text);
    const member = value !== null && typeof value === "object" && !Array.isArray(value) ? value[name] : null;
    return typeof member === "string" && member !== "" ? member : null;
  } catch {
    return null;
  }
}
