/** The seed tells its story through the same API that everyone uses; nothing is put in by another door but odd names. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { answerRequest, type Pipeline } from "../pipeline.ts";
import type { Repository } from "../store.ts";

export interface Script {
  pipeline: Pipeline;
  /** Logs in by name; every step of the story takes place a while after the one before. */
  as(login: string): Actor;
  repository(owner: string, name: string): Repository;
}

/** Sends a request as one user and gives the decoded answer; throws Error where it is refused. */
export type Actor = (method: string, path: string, body?: JsonObject) => Promise<Json>;

export function createScript(pipeline: Pipeline, passwords: ReadonlyMap<string, string>, advance: () => void): Script {
  return {
    pipeline,
    as(login) {
      const credential = Buffer.from(`${login}:${passwords.get(login) ?? ""}`).toString("base64");
      return async (method, path, body = {}) => {
        advance();
        const headers = { authorization: `Basic ${credential}`, "content-type": "application/json" };
        const raw = Buffer.from(method === "GET" ? "" : JSON.stringify(body));
        const answer = await answerRequest(pipeline, { method, target: `/api/v1${path}`, headers, raw });
        const text = answer.body.toString();
        if (answer.status >= 300) throw new Error(`The seed was refused: ${method} ${path}: ${answer.status} ${text}`);
        return text === "" ? null : (JSON.parse(text) as Json);
      };
    },
    repository(owner, name) {
      const found = pipeline.store.repository(owner, name);
      if (found === undefined) throw new Error(`The seed has no repository ${owner}/${name}.`);
      return found;
    },
  };
}

export function base64(text: string | Buffer): string {
  return Buffer.from(text as string).toString("base64");
}

/** One commit of several files, given as path -> content. */
export function commitFiles(
  actor: Actor,
  repository: string,
  message: string,
  files: Record<string, string>,
  branch = "main",
): Promise<Json> {
  const rows = Object.entries(files).map(([path, content]) => ({
    operation: "create",
    path,
    content: base64(content),
  }));
  return actor("POST", `/repos/${repository}/contents`, { message, branch, files: rows });
}

/** Replaces one file, on a new branch where one is named. */
export async function updateFile(
  actor: Actor,
  repository: string,
  file: { path: string; content: string; message: string; branch?: string; newBranch?: string },
): Promise<void> {
  const { path, content, message, branch = "main", newBranch = "" } = file;
  const current = (await actor("GET", `/repos/${repository}/contents/${path}?ref=${branch}`)) as { sha: string };
  const body = { content: base64(content), sha: current.sha, message, branch, new_branch: newBranch };
  await actor("PUT", `/repos/${repository}/contents/${path}`, body);
}
