/** Many calls at a time, and a gateway that goes and comes back between two of them: nothing is mixed up or lost. */
import { afterEach, expect, test } from "vitest";
import { expectEnvelope } from "./envelope.ts";
import { atEnd, closeAll, legacyClient, modernClient, OTHER_BEARER, startGateway } from "./gateway.ts";
import { startNotingGitea } from "./noting.ts";

afterEach(closeAll);

test("200 parallel calls of two callers, in both eras, each get their own answer", async () => {
  const gitea = await startNotingGitea("28.1.0");
  const gateway = await startGateway({ GITEA_URL: gitea.url, GITEA_TOKEN: "parallel-credential-0123" });
  atEnd(() => gateway.close());
  const clients = [
    await legacyClient(gateway.url),
    await legacyClient(gateway.url, undefined, OTHER_BEARER),
    await modernClient(gateway.url),
    await modernClient(gateway.url, undefined, OTHER_BEARER),
  ];
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const paths = await Promise.all(
    numbers.map(async (number) => {
      const args = { owner: "o", repo: `r${number}` };
      const result = await clients[number % clients.length]?.call("gitea_repo_get", args);
      return result === undefined ? null : expectEnvelope(result).request.path;
    }),
  );
  expect(paths).toEqual(numbers.map((number) => `/repos/o/r${number}`));
  expect(gitea.noted.map(({ line }) => line).sort()).toEqual(
    numbers.map((number) => `GET /api/v1/repos/o/r${number}`).sort(),
  );
});

test.each([
  ["2025-11-25", legacyClient],
  ["2026-07-28", modernClient],
] as const)("a restart between two calls goes unnoticed: %s", async (_, connect) => {
  const gitea = await startNotingGitea("28.1.0");
  const first = await startGateway({ GITEA_URL: gitea.url });
  const client = await connect(`${first.url}?toolsets=repository`);
  expectEnvelope(await client.call("gitea_repo_get", { owner: "o", repo: "one" }));
  await first.close();
  // The client shares this process: it has to see its old connections close before it is asked to use one.
  await new Promise((resolve) => setImmediate(resolve));
  const second = await startGateway({ GITEA_URL: gitea.url, MCP_PORT: new URL(first.url).port });
  atEnd(() => second.close());
  expectEnvelope(await client.call("gitea_repo_get", { owner: "o", repo: "two" }));
  expect(gitea.noted.map(({ line }) => line)).toEqual(["GET /api/v1/repos/o/one", "GET /api/v1/repos/o/two"]);
});
