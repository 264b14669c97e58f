/** Two people with gateways in front of a Gitea, for the sweep. */
import { loadCatalog } from "../../../src/catalog.ts";
import type { Person, Stage } from "../../front/stage.ts";
import type { Caller, Sweepers } from "./ground.ts";
import { loadPlan } from "./plan.ts";

/** Nothing is asked or limited, and loopback may be named: the addresses in the plan lead nowhere. */
const SETTINGS = { CONFIRM: "none", OUTBOUND_ALLOW: "127.0.0.1", SECRET_DETECTION_MODE: "off" };

export async function openSweep(stage: Stage): Promise<Sweepers> {
  const sweeper = await stage.person("sweeper", { settings: SETTINGS });
  const helper = await stage.person("helper", { settings: SETTINGS });
  const body = { login_name: sweeper.login, source_id: 0, admin: true };
  await stage.admin.call("gitea_admin_edit_user", { username: sweeper.login, body });
  const catalog = loadCatalog();
  const plan = loadPlan(catalog);
  return { catalog, plan, giteaUrl: stage.gitea.url, self: callerOf(sweeper), other: callerOf(helper) };
}

function callerOf({ login, token, client }: Person): Caller {
  return { login, token, send: (tool, args) => client.call(tool, args) };
}
