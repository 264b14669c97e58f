/** Settings of what may be called, and what a person is asked about first. */
import { CONFIRMATION_CLASSES, type ConfirmationChoice } from "../guard/confirmation-rules.ts";
import { choice, flag, list, type Setting } from "./kinds.ts";

const DEFAULT_CONFIRMATION: readonly ConfirmationChoice[] = Object.freeze<ConfirmationChoice[]>([
  "irreversible",
  "disclosure",
  "credentials",
  "outbound",
]);

export const POLICY_SETTINGS = {
  toolsets: list(
    {
      variable: "TOOLSETS",
      group: "Tools",
      description: "Toolsets to list: names, `default`, `all` or `none` (search and call only).",
    },
    ["default"],
  ),
  enabledTools: list(
    {
      variable: "ENABLED_TOOLS",
      group: "Tools",
      description: "Tools to list beside the toolsets: tool names, operation ids or patterns with `*`.",
    },
    [],
  ),
  disabledTools: list(
    {
      variable: "DISABLED_TOOLS",
      group: "Tools",
      description: "Tools that nobody can reach by any road; wins over everything else. Same forms.",
    },
    [],
  ),
  readOnly: flag(
    { variable: "READ_ONLY", group: "Tools", description: "Refuses every operation that changes something." },
    false,
  ),
  rawRequests: choice(
    {
      variable: "RAW_REQUESTS",
      group: "Tools",
      description: "`gitea_api_request`: `on`, `listed` (only routes of known operations) or `off`.",
    },
    ["on", "listed", "off"],
    "on",
  ),

  confirm: {
    variable: "CONFIRM",
    group: "Confirmation",
    description: `What a person is asked about: classes (${CONFIRMATION_CLASSES.join(", ")}), \`all-writes\` or \`none\`.`,
    secret: false,
    fallback: DEFAULT_CONFIRMATION,
    shownDefault: DEFAULT_CONFIRMATION.join(","),
    parse: parseConfirmation,
  } as Setting<readonly ConfirmationChoice[]>,
  confirmTools: list(
    {
      variable: "CONFIRM_TOOLS",
      group: "Confirmation",
      description: "Further tools to ask about: tool names, operation ids or patterns with `*`.",
    },
    [],
  ),
  confirmFallback: choice(
    {
      variable: "CONFIRM_FALLBACK",
      group: "Confirmation",
      description: "When nobody can be asked: `token` (the same call twice, with a single-use token) or `refuse`.",
    },
    ["token", "refuse"],
    "token",
  ),
  elicitation: flag(
    {
      variable: "ELICITATION",
      group: "Confirmation",
      description: "Whether people are asked through a dialog of their client.",
    },
    true,
  ),
  outboundAllow: list(
    {
      variable: "OUTBOUND_ALLOW",
      group: "Confirmation",
      description:
        "Hosts or networks that Gitea may be sent to although they are private (`ci.internal`, `10.1.0.0/16`).",
    },
    [],
  ),
};

function parseConfirmation(value: string) {
  const words = value
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  const known: readonly string[] = [...CONFIRMATION_CLASSES, "all-writes", "none"];
  if (!words.every((word) => known.includes(word)))
    return { problem: "has an item that is no class", remedy: `Use ${known.join(", ")}.` };
  if (words.includes("none")) {
    if (words.length === 1) return { value: Object.freeze([]) };
    return { problem: "has `none` beside other items", remedy: "Use `none` alone or leave it out." };
  }
  return { value: Object.freeze(words as ConfirmationChoice[]) };
}
