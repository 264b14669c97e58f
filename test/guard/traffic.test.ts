/** The recordings, whole: only their real secrets are masked, and nothing else changes but steering characters. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Json } from "../../generated/contract.ts";
import { createRedactor } from "../../src/guard/redaction.ts";
import { sanitize } from "../../src/guard/sanitize.ts";

const root = new URL("../traffic/", import.meta.url);

function decoded(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return body;
  }
}

function visitBodies(version: string, visit: (id: string, data: Json) => void): void {
  for (const file of readdirSync(new URL(`${version}/`, root))) {
    for (const line of readFileSync(new URL(`${version}/${file}`, root), "utf8").split("\n")) {
      const exchange = line === "" ? null : JSON.parse(line);
      if (typeof exchange?.response.body === "string") {
        visit(exchange.id, decoded(exchange.response.body));
      }
    }
  }
}

/** Why each is a real secret: chapter and line -> what it is. */
const REAL: Record<string, string> = {
  "06-secrets-and-hooks-008": "runner registration token",
  "06-secrets-and-hooks-009": "runner registration token",
  "06-secrets-and-hooks-010": "runner registration token",
  "06-secrets-and-hooks-011": "client secret",
  "06-secrets-and-hooks-013": "client secret",
  "10-actions-and-packages-sweep-025": "runner registration token",
  "10-actions-and-packages-sweep-026": "runner registration token",
  "10-actions-and-packages-sweep-027": "runner registration token",
  "10-actions-and-packages-sweep-028": "runner registration token",
  "10-actions-and-packages-sweep-054": "AWS key in a job log",
  "10-actions-and-packages-sweep-064": "signature of an artifact's address",
  "11-users-and-orgs-sweep-063": "client secret",
};
/** 1.26.4 answers a hook's authorization header in clear. */
const REAL_OLDER: Record<string, string> = {
  "06-secrets-and-hooks-016": "authorization header",
  "06-secrets-and-hooks-018": "authorization header",
  "11-users-and-orgs-sweep-073": "authorization header",
  "11-users-and-orgs-sweep-074": "authorization header",
  "11-users-and-orgs-sweep-075": "authorization header",
};

test.each([
  ["1.26.4", { ...REAL, ...REAL_OLDER }],
  ["1.28-dev", REAL],
])("case 21: recordings of %s", (version, real) => {
  const options = { redactor: createRedactor(["not-in-any-recording"]), mode: "mask" } as const;
  const masked: string[] = [];
  visitBodies(version, (id, data) => {
    const before = JSON.stringify(data);
    const sanitized = sanitize(data, options);
    expect(JSON.stringify(data), "the input is not touched").toBe(before);
    if (sanitized.masked > 0) {
      masked.push(id);
    } else if (sanitized.removed.length === 0) {
      expect(sanitized.data, id).toBe(data);
    }
    expect(sanitize(sanitized.data, options).data, `${id} twice`).toBe(sanitized.data);
  });
  expect(masked.sort()).toEqual(Object.keys(real).sort());
});

test("the token of the calling identity is redacted wherever a recording repeats it", () => {
  visitBodies("1.28-dev", (id, data) => {
    const sha1 = data !== null && typeof data === "object" && !Array.isArray(data) ? data.sha1 : undefined;
    if (typeof sha1 === "string" && sha1 !== "") {
      const { data: clean } = sanitize(data, { redactor: createRedactor([sha1]), mode: "off" });
      expect(JSON.stringify(clean), id).not.toContain(sha1);
    }
  });
});
