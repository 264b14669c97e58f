/** A Gitea of any version that notes what reaches it, and answers everything with one object. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { atEnd } from "./gateway.ts";

export interface NotedRequest {
  /** `METHOD /path`, as it came. */
  line: string;
  body: string;
  authorization: string | null;
}

export interface NotingGitea {
  /** What it says of itself at that time. */
  version: string;
  url: string;
  port: number;
  /** Everything but the gateway's own questions (version, user). */
  noted: NotedRequest[];
  close(): Promise<void>;
}

/** @param port of one that was closed, to come back as it; 0 for a free one */
export async function startNotingGitea(version: string, port = 0): Promise<NotingGitea> {
  const http = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const path = request.url ?? "";
      response.setHeader("content-type", "application/json");
      if (path === "/api/v1/version") return response.end(JSON.stringify({ version: gitea.version }));
      if (path === "/api/v1/user") return response.end('{"login":"alice"}');
      const { authorization = null } = request.headers;
      gitea.noted.push({ line: `${request.method} ${path}`, body, authorization });
      return response.end('{"id":1}');
    });
  });
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  const address = http.address() as AddressInfo;
  const gitea: NotingGitea = {
    version,
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    noted: [],
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  atEnd(() => gitea.close());
  return gitea;
}
