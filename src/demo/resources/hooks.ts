/** Webhooks of repositories, organisations and users. They are kept, never called: the demo opens no address. */
import type { Json, JsonObject } from "../../../generated/contract.ts";
import { ownedOrganization } from "../access.ts";
import { empty, json, notFound, refuse } from "../answer.ts";
import { type DemoCall, doer, flagOf, type Handlers, idOf, repositoryOf, textOf, textsOf } from "../call.ts";
import { list } from "../paging.ts";
import type { Account, Repository } from "../store.ts";

type Owner = Account | Repository;

const TYPES = [
  "dingtalk",
  "discord",
  "gitea",
  "gogs",
  "msteams",
  "slack",
  "telegram",
  "feishu",
  "wechatwork",
  "packagist",
];
/** Two names stand for a family of events. */
const FAMILIES: Record<string, string[]> = {
  issues: ["issues", "issue_assign", "issue_label", "issue_milestone", "issue_comment"],
  pull_request: [
    ...["pull_request", "pull_request_assign", "pull_request_label", "pull_request_milestone"],
    ...["pull_request_comment", "pull_request_review_approved", "pull_request_review_rejected"],
    ...["pull_request_review_comment", "pull_request_sync", "pull_request_review_request"],
  ],
};
const EVENTS = [
  "create",
  "delete",
  "fork",
  "push",
  "wiki",
  "repository",
  "release",
  "package",
  "status",
  "workflow_run",
  "workflow_job",
];
const SECRET_CONFIG = new Set(["secret", "is_system_webhook"]);

function eventsOf(body: JsonObject): Json[] {
  const given = body.events === undefined ? ["push"] : textsOf(body, "events");
  return given.flatMap((event) => FAMILIES[event] ?? (EVENTS.includes(event) ? [event] : []));
}

function configOf(call: DemoCall): Record<string, Json> {
  const { config } = call.body;
  return typeof config === "object" && config !== null && !Array.isArray(config) ? config : {};
}

function shown(config: Record<string, Json>): JsonObject {
  return Object.fromEntries(Object.entries(config).filter(([name]) => !SECRET_CONFIG.has(name)));
}

function hookHandlers([listed, made, got, edited, removed]: string[], owned: (call: DemoCall) => Owner): Handlers {
  const found = (call: DemoCall): JsonObject => owned(call).hooks.find((hook) => hook.id === idOf(call)) ?? notFound();
  return {
    [listed ?? ""]: (call) => list(call, owned(call).hooks, (hook) => hook),
    [made ?? ""](call) {
      const config = configOf(call);
      const type = textOf(call.body, "type");
      if (!TYPES.includes(type)) refuse(422, `Invalid hook type: ${type}`);
      for (const name of ["url", "content_type"]) {
        if (config[name] === undefined) refuse(422, `Missing config option: ${name}`);
      }
      const now = call.store.now();
      const hook: JsonObject = {
        ...{ id: call.store.next("hook"), name: "", type, branch_filter: textOf(call.body, "branch_filter") },
        ...{ config: shown(config), events: eventsOf(call.body), authorization_header: "" },
        ...{ active: flagOf(call.body, "active"), updated_at: now, created_at: now },
      };
      owned(call).hooks.push(hook);
      return json(hook, 201);
    },
    [got ?? ""]: (call) => json(found(call)),
    [edited ?? ""](call) {
      const hook = found(call);
      const before = hook.config as JsonObject;
      hook.config = { ...before, ...shown(configOf(call)) };
      hook.events = eventsOf(call.body);
      hook.branch_filter = textOf(call.body, "branch_filter");
      hook.active = flagOf(call.body, "active", hook.active === true);
      hook.updated_at = call.store.now();
      return json(hook);
    },
    [removed ?? ""](call) {
      const { hooks } = owned(call);
      hooks.splice(hooks.indexOf(found(call)), 1);
      return empty();
    },
  };
}

const ids = (prefix: string) => [
  ...[`${prefix}ListHooks`, `${prefix}CreateHook`, `${prefix}GetHook`],
  ...[`${prefix}EditHook`, `${prefix}DeleteHook`],
];

export const webhookHandlers: Handlers = {
  ...hookHandlers(ids("repo"), repositoryOf),
  ...hookHandlers(ids("org"), ownedOrganization),
  ...hookHandlers(ids("user"), doer),
  repoTestHook: (call) => (repositoryOf(call).hooks.some((hook) => hook.id === idOf(call)) ? empty() : notFound()),
};
