/** The Vitest project that mounts parts of the app in a real browser, without a server. */
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { inlineScripts } from "#scripts/build/bundle-script.ts";
import { THEME_COUNT } from "#tests/exhaustive.ts";
import { appRoutes, bundledWorkers, withoutServer } from "./app-modules.ts";
import { BROWSER_COMMANDS } from "./browser-commands.ts";

interface Chromium {
  readonly executablePath: string;
  readonly args: string[];
}

/** `npm test` tests React as it is shipped, in three quarters of the time; without NODE_ENV its warnings are on. */
const isProduction = process.env.NODE_ENV === "production";

export const partsProject = (chromium: Chromium): TestProjectInlineConfiguration => ({
  extends: true,
  // As in Node, tests/exhaustive.ts asks for it.
  define: { "process.env.TEST_ALL": JSON.stringify(process.env.TEST_ALL ?? "") },
  oxc: { jsx: { runtime: "automatic", development: !isProduction } },
  plugins: [
    inlineScripts({ "virtual:early-script": "app/shell/early/early.ts" }),
    appRoutes(),
    withoutServer(),
    bundledWorkers(),
  ],
  // These dependencies are listed, because one that Vite discovers while tests run would reload the page.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "altcha-lib",
      "axe-core",
      "bidi-js",
      "fflate",
      "fontkit",
      "fzstd",
      "kiwi-schema",
      "pdf-lib",
      "react",
      "react-aria-components",
      "react-dom",
      "react-dom/client",
      "react-router",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "uqr",
      "valibot",
    ],
  },
  test: {
    name: "parts",
    include: ["app/**/*.parts.test.tsx"],
    setupFiles: ["./tests/parts/setup.ts"],
    provide: { themeCount: THEME_COUNT },
    // All files share one page, so the app is loaded once.
    isolate: false,
    maxWorkers: 1,
    // As in e2e/, time limits are long, so that a slow machine does not fail a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      viewport: { width: 1440, height: 900 },
      // A part of the accessible name is enough, as in Playwright.
      locators: { exact: false },
      traceView: false,
      dependencySourcemaps: false,
      commands: BROWSER_COMMANDS,
      provider: playwright({
        launchOptions: chromium,
        contextOptions: {
          permissions: ["clipboard-read", "clipboard-write"],
          // Tests need not wait for animations; motion is tested in e2e/.
          reducedMotion: "reduce",
        },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
