/** What makes things by another road than the REST API. Undefined where the server has no such road. */
import type { Json } from "../../../generated/contract.ts";
import { registerRunner, runBuild } from "../../front/runner.ts";

export interface Handed {
  giteaUrl: string;
  token: string;
  login: string;
  /** What the operation before it answered. */
  answer: Json;
}

export const HANDS: Record<string, (handed: Handed) => Promise<Json | undefined>> = {
  registerRunner: ({ giteaUrl, answer }) => unlessRefused(() => registerRunner(giteaUrl, tokenOf(answer), "sweep")),
  failBuild: ({ giteaUrl, answer }) =>
    unlessRefused(async () => {
      await runBuild(giteaUrl, tokenOf(answer), { label: "nowhere", log: ["It failed."], succeeds: false });
      return { job: "one" };
    }),
  uploadPackage,
};

function tokenOf(answer: Json): string {
  return (answer as { token: string }).token;
}

/** The demo takes no runners. */
async function unlessRefused(work: () => Promise<object>): Promise<Json | undefined> {
  try {
    return (await work()) as Json;
  } catch {
    return undefined;
  }
}

/** The generic package registry takes a file at its name and version. */
async function uploadPackage({ giteaUrl, token, login }: Handed): Promise<Json | undefined> {
  const place = { type: "generic", name: `swept-${Date.now().toString(36)}`, version: "1.0" };
  const path = `/api/packages/${login}/${place.type}/${place.name}/${place.version}/file.bin`;
  const headers = { authorization: `token ${token}` };
  const answer = await fetch(`${giteaUrl}${path}`, { method: "PUT", headers, body: "swept" });
  return answer.status === 201 ? place : undefined;
}
