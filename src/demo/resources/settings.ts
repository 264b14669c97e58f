/** The server about itself. */
import { json } from "../answer.ts";
import type { Handlers } from "../call.ts";

export const settingsHandlers: Handlers = {
  getVersion: () => json({ version: "28.1.0" }),
  getGeneralUISettings: () =>
    json({
      default_theme: "gitea-auto",
      allowed_reactions: ["+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes"],
      custom_emojis: ["git", "gitea", "codeberg", "gitlab", "github", "gogs"],
    }),
};
