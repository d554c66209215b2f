import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./tests/machine.ts";

const isCi = process.env.CI === "true";
// Set in the main process; the workers, which read this file again, inherit it. Below the ports of outgoing connections.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 12_000));
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: isCi,
  // Also beside another step: with one, the processors wait for a tenth of the time.
  workers: 2,
  // Long, because a test must not fail on a busy machine; no test measures time.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // `npm test` counts the tests in the report of this path.
  reporter: process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE
    ? [["list"], ["junit", { includeProjectInTestName: true }]]
    : "list",
  use: {
    baseURL: origin,
    // The user agent of a person's browser: that of the headless one names a robot, and robots get no error page.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    // The cookie banner counts as answered, except in tests of the banner.
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: "cookies:reject", value: "true" }] }],
    },
    // One renderer for the tests of a worker keeps our scripts compiled, in nine tenths of the time. Playwright empties
    // storage and the HTTP cache between tests, so each page is still loaded over the network; what a test emulates by
    // CDP it has to undo.
    reuseContext: true,
    // Each test is a first visit without a service worker, which has tests of its own.
    serviceWorkers: "block",
    // Tests need not wait for animations, each frame of which a software renderer paints. Tests of animations turn
    // them on, and the engine tests (tests/engines/) run with them.
    contextOptions: { reducedMotion: "reduce" },
    // A trace stores the page at each step, which takes a fifth of the time; `--trace on` records one of a single test.
    trace: "off",
    launchOptions: {
      executablePath: findChromium() ?? "chromium",
      args: [...CHROMIUM_ARGS],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      // Runs only the tests that are tagged for a phone.
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/serve.ts`,
    env: { PORT: process.env.E2E_PORT },
    url: `${origin}/health`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
