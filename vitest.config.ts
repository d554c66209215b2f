import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, findChromium } from "./scripts/test-machine.ts";
import type { Engine } from "./tests/engines/engine-browser.ts";
import { partsProject } from "./tests/parts/parts-project.ts";

const ELSEWHERE = ["node_modules/**", "build/**"];
/** Each test file works on a copy of a database that was made once a run. */
const DATABASE_TESTS = {
  environment: "node",
  globalSetup: ["./tests/database-templates.ts"],
  exclude: ELSEWHERE,
};

// Kept apart from vite.config.ts: the React Router plugin must not run in unit tests.
const ENGINES: readonly Engine[] = ["firefox", "webkit"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // No test measures time: what is slow on a machine that is held up is not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Pictures of failed tests in a browser.
    attachmentsDir: "test-results/vitest",
    // Each mail that waits is announced where the server was started; here hundreds of nobody's.
    onConsoleLog: (text) => !text.startsWith("Mail ("),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          // Pure functions for the most part: loading them anew for each file took more than half of the time.
          isolate: false,
          include: ["{engine,domain,calls,server,app,scripts,tests}/**/*.test.ts"],
          setupFiles: ["./tests/laws-setup.ts"],
          exclude: ["**/*.{db,embedded,request,process,engine}.test.ts", ...ELSEWHERE],
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
        // What holds on every database: on the embedded one, and on PostgreSQL with TEST_DATABASE_URL.
        // The server's modules are loaded once for all of them.
        test: { ...DATABASE_TESTS, name: "db", isolate: false, include: ["**/*.db.test.ts"] },
      },
      {
        extends: true,
        // What is about the embedded database, or needs one of any kind and is not about databases.
        test: { ...DATABASE_TESTS, name: "embedded", include: ["**/*.embedded.test.ts"] },
      },
      {
        extends: true,
        // What the built application answers. All files of a worker ask one application, opened once.
        test: {
          ...DATABASE_TESTS,
          name: "requests",
          include: ["tests/requests/*.request.test.ts"],
          globalSetup: [...DATABASE_TESTS.globalSetup, "./tests/requests/data-folder.ts"],
          setupFiles: ["./tests/requests/requests-setup.ts"],
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        // The built server as a process: sockets, signals, folders and ports. Some start it again and again.
        test: {
          ...DATABASE_TESTS,
          name: "processes",
          include: ["tests/processes/*.process.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      // The same tests in other browsers. One file at a time, so that two engines keep two processors busy.
      ...ENGINES.map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          environment: "node",
          include: ["tests/engines/*.engine.test.ts"],
          globalSetup: ["./tests/engines/application.ts"],
          provide: { engine },
          exclude: ELSEWHERE,
          expect: { poll: { timeout: 20_000 } },
        },
      })),
    ],
  },
});
