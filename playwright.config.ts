import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./scripts/test-machine.ts";

const isCi = process.env.CI === "true";
// Set once, here, and inherited by the workers, which read this file again.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: isCi,
  workers: 2,
  // Several times what the slowest test takes, and the slowest state, on a machine that is not held up by others.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: origin,
    // A person's browser: the headless one names itself a robot, and robots get no error page.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    // Visitors answered the cookie banner on an earlier visit, except in tests that are about it.
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: "cookies:reject", value: "true" }] }],
    },
    // Each test is a first visit; the worker has tests of its own.
    serviceWorkers: "block",
    // Tests need not wait for movements, and a software renderer paints each frame of them. Tests of movement ask for it,
    // and the walk in other browsers (tests/engines/) has it.
    contextOptions: { reducedMotion: "reduce" },
    trace: isCi ? "off" : "retain-on-failure",
    launchOptions: {
      executablePath: findChromium() ?? "chromium",
      args: [...CHROMIUM_ARGS],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      // Only what is different on a phone: tests that say so.
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
