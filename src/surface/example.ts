/** An example call of a tool: its required arguments and a few usual ones, with values that could be real. */
import type { Json, JsonObject, Operation, Tool } from "../../generated/contract.ts";

/** Fits `input` of gitea_call_tool. */
export interface ExampleCall {
  name: string;
  arguments: JsonObject;
}

const COMMIT = "9fceb02d0ae598e95dc970b74767f19372d61af8";
const MOMENT = "2027-01-15T09:00:00Z";

/** Optional arguments that most calls give, in the order in which they are taken. */
const USUAL = [
  "head base title body message branch content q state event rule_name required_approvals remote_address",
  "interval scopes permission Text Mode FilePath name_pattern whitelist_usernames old_ref_name new_branch_name",
].flatMap((names) => names.split(" "));
const MOST_USUAL = 4;

/** Argument name -> a value. Where several tools use a name for different things, the value fits all of them. */
const STRINGS: Record<string, string> = {
  archive: "v1.2.0.zip",
  armored_public_key: "-----BEGIN PGP PUBLIC KEY BLOCK-----\n…\n-----END PGP PUBLIC KEY BLOCK-----",
  armored_signature: "-----BEGIN PGP SIGNATURE-----\n…\n-----END PGP SIGNATURE-----",
  assignee: "alice",
  badge_slug: "core-dev",
  base: "main",
  basehead: "main...feature/login",
  body: "The button stays grey after a reload.",
  branch: "feature/login",
  clone_addr: "https://git.example.com/octo/site.git",
  collaborator: "alice",
  color: "#d73a4a",
  content: "SGVsbG8gd29ybGQK",
  content_base64: "SGVsbG8gd29ybGQK",
  content_text: "Hello world\n",
  content_type: "json",
  data: "the secret value",
  description: "What it is for",
  email: "alice@example.com",
  event: "push",
  file: "docs/guide.md",
  filename: "notes.txt",
  filepath: "docs/guide.md",
  FilePath: "docs/guide.rst",
  head: "feature/login",
  image: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  interval: "8h0m0s",
  key: "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExample alice@laptop",
  key_id: "3262EFF25BA0D270",
  label: "bug",
  lock_reason: "too heated",
  message: "Explain the login",
  Mode: "gfm",
  name: "example",
  name_pattern: "v*",
  new_branch_name: "feature/login",
  new_commit_id: COMMIT,
  new_name: "new-name",
  new_owner: "acme",
  new_username: "alice.miller",
  old_ref_name: "main",
  org: "acme",
  owner: "octo",
  pageName: "Home",
  path: "docs/guide.md",
  permission: "write",
  q: "login",
  ref: "main",
  remote_address: "https://git.example.com/octo/site.git",
  repo: "site",
  repo_name: "site",
  reviewer: "alice",
  rule_name: "main",
  scope: "read:repository",
  secretname: "DEPLOY_TOKEN",
  sha: COMMIT,
  state: "closed",
  tag: "v1.2.0",
  tag_name: "v1.2.0",
  target: "bob",
  task: "repo_health_check",
  team: "developers",
  template_owner: "octo",
  template_repo: "starter",
  Text: "**Hello** world",
  title: "Login fails on mobile",
  token: "ci",
  topic: "golang",
  url: "https://hooks.example.com/gitea",
  user: "alice",
  username: "alice",
  value: "eu-west",
  variablename: "REGION",
  version: "1.4.2",
  whitelist_username: "alice",
  workflow_id: "ci.yml",
};

/** Where a name says too little: route up to the parameter -> its value. */
const BY_ROUTE: Record<string, string> = {
  "/gitignore/templates/{name}": "Go",
  "/label/templates/{name}": "Default",
  "/licenses/{name}": "MIT",
  "/repos/{owner}/{repo}/branch_protections/{name}": "main",
  "/repos/{owner}/{repo}/push_mirrors/{name}": "remote_mirror_1",
  "/repos/{owner}/{repo}/hooks/git/{id}": "pre-receive",
  "/repos/{owner}/{repo}/milestones/{id}": "3",
  "/packages/{owner}/{type}": "container",
  "/packages/{owner}/{type}/{name}": "backend",
};

const INTEGERS: Record<string, number> = {
  index: 12,
  page: 1,
  limit: 20,
  attempt: 1,
  position: 1,
  time: 3600,
  source_id: 0,
  required_approvals: 1,
};

/** Of an enumeration, rather this than its first value. */
const PREFERRED = ["squash", "container", "gitea", "diff", "open"];

/** Valid against the tool's schema. */
export function exampleCall(tool: Tool, { path }: Operation): ExampleCall {
  const example = exampleObject(tool.inputSchema);
  for (const [name, value] of Object.entries(example)) {
    const known = BY_ROUTE[path.slice(0, path.indexOf(`{${name}}`) + name.length + 2)];
    if (known !== undefined && typeof value === "string") example[name] = known;
  }
  return { name: tool.name, arguments: example };
}

function exampleObject(schema: JsonObject): JsonObject {
  const properties = (schema.properties ?? {}) as Record<string, JsonObject>;
  const required = new Set((schema.required ?? []) as string[]);
  const usual = USUAL.filter((name) => name in properties && !required.has(name)).slice(0, MOST_USUAL);
  const chosen = new Set([...required, ...usual]);
  // A body that may be empty says nothing: show at least one of its fields.
  if ("body" in properties) chosen.add("body");
  if ("attachment" in properties) chosen.add("attachment");
  if (chosen.has("filename") && "content_text" in properties) chosen.add("content_text");
  if ("url" in properties && "content_type" in properties) chosen.add("url").add("content_type");
  const [first] = Object.keys(properties);
  if (chosen.size === 0 && first !== undefined && properties.page === undefined) chosen.add(first);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => chosen.has(name))
      .map(([name, property]) => [name, exampleValue(name, property)]),
  );
}

function exampleValue(name: string, schema: JsonObject): Json {
  if (Array.isArray(schema.enum))
    return schema.enum.find((value) => PREFERRED.includes(String(value))) ?? schema.enum[0] ?? null;
  switch (schema.type) {
    case "object":
      return exampleObject(schema);
    case "array":
      return [exampleValue(name.replace(/s$/u, ""), schema.items as JsonObject)];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return INTEGERS[name] ?? 7;
    default:
      return schema.format === "date-time" ? MOMENT : (STRINGS[name] ?? "example");
  }
}
