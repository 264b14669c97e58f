/** compose.yaml and Dockerfile, as far as they can be checked where no containers run. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSettings } from "../src/config.ts";

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const { services, volumes } = parse(read("compose.yaml")) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};

test("Gitea is pinned to the version of the API description, and nothing is published beyond this machine", () => {
  expect(services.gitea?.image).toBe("docker.gitea.com/gitea:28.1.0");
  expect(services.setup?.image).toBe(services.gitea?.image);
  for (const port of Object.values(services).flatMap(({ ports }) => ports ?? []))
    expect(port).toMatch(/^127\.0\.0\.1:/);
});

test("what services wait for, mount and build from is there", () => {
  for (const { depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
    for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name);
    for (const mount of mounts) {
      const [source = ""] = mount.split(":");
      if (source.startsWith("./")) expect(existsSync(new URL(`../${source}`, import.meta.url))).toBe(true);
      else expect(volumes).toHaveProperty(source);
    }
  }
  const copied = [...read("Dockerfile").matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, words = ""]) => words.split(" "));
  expect(copied).toEqual(["package.json", "package-lock.json", "generated", "src"]);
  const kept = read(".dockerignore")
    .split("\n")
    .filter((line) => line.startsWith("!"));
  expect(kept.map((line) => line.slice(1))).toEqual(copied);
});

test("the gateway's environment is one that it starts with, and its secrets come from files that setup writes", () => {
  const folder = mkdtempSync(join(tmpdir(), "compose-"));
  const environment = { ...services.gateway?.environment };
  for (const [name, path] of Object.entries(environment)) {
    if (!name.endsWith("_FILE")) continue;
    expect(read(".compose/setup.sh")).toContain(`"$place/${path.split("/").at(-1)}"`);
    const file = join(folder, name);
    writeFileSync(file, "0123456789abcdef0123456789abcdef");
    environment[name] = file;
  }
  const { settings, warnings } = readSettings(environment, { require: ["giteaUrl", "bearerToken"], listens: true });
  rmSync(folder, { recursive: true });
  expect(warnings).toEqual([]);
  expect([settings.host, settings.port, settings.giteaUrl?.api]).toEqual(["0.0.0.0", 8080, "http://gitea:3000/api/v1"]);
  expect(settings.giteaToken).toBe("0123456789abcdef0123456789abcdef");
});

test("the image runs as no root and tells its health", () => {
  const dockerfile = read("Dockerfile");
  expect(dockerfile).toMatch(/^FROM node:24-slim$/m);
  expect(dockerfile.indexOf("\nUSER node\n")).toBeGreaterThan(dockerfile.lastIndexOf("\nRUN "));
  expect(dockerfile).toContain("/healthz");
});
