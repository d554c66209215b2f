import { defineConfig } from "vitest/config";
import type { Engine } from "./tests/engines/engine-browser.ts";
import { CHROMIUM_ARGS, findChromium } from "./tests/machine.ts";
import { partsProject } from "./tests/parts/parts-project.ts";
import { WAIT_MS } from "./tests/wait.ts";

const ELSEWHERE = ["**/node_modules/**", "build/**"];
const OF_THE_APP = ["app/**/*.test.ts", "tests/tools-declared.test.ts"];
/** Node imports the files itself. As Vite's modules they take a third longer: each use of an import is a getter. */
const IMPORTED_BY_NODE = { viteModuleRunner: false, nodeLoader: false };
/** Each test file works on a copy of a database that is created once per run, on a PostgreSQL server of the run. */
const DATABASE_TESTS = {
  environment: "node",
  experimental: IMPORTED_BY_NODE,
  globalSetup: ["./tests/database-setup.ts"],
  exclude: ELSEWHERE,
};

// Separate from vite.config.ts, because the React Router plugin must not run in unit tests.
const ENGINES: readonly Engine[] = ["firefox", "webkit"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // Long, because a test must not fail on a busy machine; no test measures time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Waiting ends when the state is there; by itself Vitest would give up after a second.
    expect: { poll: { timeout: WAIT_MS } },
    // Screenshots of failed browser tests.
    attachmentsDir: "test-results/vitest",
    // Without SMTP the server logs each mail that waits; the tests create hundreds.
    onConsoleLog: (text) => !text.startsWith("Mail ("),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          // Most files contain pure functions, and isolation takes more than half of the time.
          isolate: false,
          include: ["{engine,domain,calls,agents,cli,server,scripts,tests}/**/*.test.ts"],
          setupFiles: ["./tests/laws-setup.ts"],
          exclude: ["**/*.{db,request,process,engine}.test.ts", ...OF_THE_APP, ...ELSEWHERE],
          experimental: IMPORTED_BY_NODE,
        },
      },
      {
        extends: true,
        // Files that import from the app need Vite, for JSX and style sheets.
        test: {
          name: "app",
          environment: "node",
          isolate: false,
          include: [...OF_THE_APP],
          setupFiles: ["./tests/laws-setup.ts"],
        },
      },
      {
        extends: true,
        // Whether committed data is what its generators make; their packages are installed apart.
        test: {
          name: "generators",
          environment: "node",
          include: ["generators/**/*.test.ts"],
          exclude: ELSEWHERE,
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
        // Tests that need a database. All files share the server's modules.
        test: { ...DATABASE_TESTS, name: "db", isolate: false, include: ["**/*.db.test.ts"] },
      },
      {
        extends: true,
        // Tests of the built application's answers. All files of a worker share one application.
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
        // Tests of the built server as a process: sockets, signals, folders and ports. Some start it repeatedly.
        test: {
          ...DATABASE_TESTS,
          name: "processes",
          include: ["tests/processes/*.process.test.ts"],
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      // The same tests in Firefox and WebKit, each a file, so that two engines keep two processors busy.
      ...ENGINES.map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          environment: "node",
          include: ["tests/engines/all.engine.test.ts"],
          globalSetup: ["./tests/engines/application.ts"],
          provide: { engine },
          exclude: ELSEWHERE,
        },
      })),
    ],
  },
});
