/** Recorded exchanges the demo answers otherwise, each with its reason. The list only shrinks. */
export const DEVIATIONS: Record<string, string> = {
  "06-secrets-and-hooks-014": "The recorded line is older than deploy tokens; the demo speaks 28.1 and makes one.",
};
