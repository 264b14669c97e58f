/** Recorded exchanges the demo answers otherwise, each with its reason. The list only shrinks. */
export const DEVIATIONS: Record<string, string> = {};
