import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // A front-door story starts a gateway and a stand-in; two cores and a busy machine need room.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
