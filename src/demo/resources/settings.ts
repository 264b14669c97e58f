/** The server about itself. */
import { json } from "../answer.ts";
import type { Handlers } from "../call.ts";

export const DEMO_VERSION = "28.1.0";

const ATTACHMENT_TYPES =
  ".avif,.cpuprofile,.csv,.dmp,.docx,.fodg,.fodp,.fods,.fodt,.gif,.gz,.jpeg,.jpg,.json,.jsonc,.log,.md,.mov,.mp4,.odf,.odg,.odp,.ods,.odt,.patch,.pdf,.png,.pptx,.svg,.tgz,.txt,.webm,.webp,.xls,.xlsx,.zip";

export const REACTIONS = ["+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes"];

export function isAttachmentType(name: string): boolean {
  return ATTACHMENT_TYPES.split(",").some((ending) => name.toLowerCase().endsWith(ending));
}

export const settingsHandlers: Handlers = {
  getVersion: () => json({ version: DEMO_VERSION }),
  getGeneralAPISettings: () =>
    json({
      max_response_items: 50,
      default_paging_num: 30,
      default_git_trees_per_page: 1000,
      default_max_blob_size: 10485760,
      default_max_response_size: 104857600,
    }),
  getGeneralRepositorySettings: () =>
    json({
      mirrors_disabled: false,
      http_git_disabled: false,
      migrations_disabled: false,
      stars_disabled: false,
      time_tracking_disabled: false,
      lfs_disabled: true,
    }),
  getGeneralUISettings: () =>
    json({
      default_theme: "gitea-auto",
      allowed_reactions: REACTIONS,
      custom_emojis: ["git", "gitea", "codeberg", "gitlab", "github", "gogs"],
    }),
  getGeneralAttachmentSettings: () =>
    json({ enabled: true, allowed_types: ATTACHMENT_TYPES, max_size: 100, max_files: 5 }),
};
