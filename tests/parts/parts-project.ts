/** The Vitest project of tests that mount parts of the app in a real browser, without a server. */
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { appRoutes, withoutServer } from "./app-modules.ts";
import { BROWSER_COMMANDS } from "./browser-commands.ts";

interface Chromium {
  readonly executablePath: string;
  readonly args: string[];
}

export const partsProject = (chromium: Chromium): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [tailwindcss(), appRoutes(), withoutServer()],
  // Named, since a package found while tests run would load the page anew.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "altcha-lib",
      "axe-core",
      "color-name-list/bestof",
      "fflate",
      "pdf-lib",
      "react",
      "react-aria-components",
      "react-dom",
      "react-dom/client",
      "react-router",
      "react/jsx-dev-runtime",
      "uqr",
      "valibot",
    ],
  },
  test: {
    name: "parts",
    include: ["app/**/*.parts.test.tsx"],
    setupFiles: ["./tests/parts/setup.ts"],
    // One page for all files: the app is loaded once.
    isolate: false,
    maxWorkers: 1,
    // As in e2e/: a machine that is held up by others is no fault of the page.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      viewport: { width: 1440, height: 900 },
      // As in Playwright: a part of the name is enough.
      locators: { exact: false },
      traceView: false,
      dependencySourcemaps: false,
      commands: BROWSER_COMMANDS,
      provider: playwright({
        launchOptions: chromium,
        contextOptions: {
          permissions: ["clipboard-read", "clipboard-write"],
          // Nothing has to be waited for that only moves; motion is looked at in e2e/.
          reducedMotion: "reduce",
        },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
