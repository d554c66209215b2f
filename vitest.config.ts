import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, findChromium } from "./scripts/test-machine.ts";
import { partsProject } from "./tests/parts/parts-project.ts";

// Kept apart from vite.config.ts: the React Router plugin must not run in unit tests.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // No test measures time: what is slow on a machine that is held up is not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Pictures of failed tests in a browser.
    attachmentsDir: "test-results/vitest",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["{engine,domain,server,app,scripts,tests}/**/*.test.ts"],
          setupFiles: ["./tests/laws-setup.ts"],
          exclude: ["**/*.db.test.ts", "node_modules/**", "build/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "happy-dom",
          isolate: false,
          include: ["app/**/*.test.tsx"],
          exclude: ["**/*.parts.test.tsx"],
          setupFiles: ["./tests/dom-setup.ts"],
        },
      },
      partsProject({ executablePath: findChromium() ?? "chromium", args: [...CHROMIUM_ARGS] }),
      {
        extends: true,
        test: {
          name: "db",
          environment: "node",
          include: ["**/*.db.test.ts"],
          exclude: ["node_modules/**", "build/**"],
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
