import { defineConfig } from "vitest/config";

const ELSEWHERE = ["node_modules/**", "build/**"];
/** Each test file works on a copy of a database that was made once a run. */
const DATABASE_TESTS = {
  environment: "node",
  globalSetup: ["./tests/database-templates.ts"],
  exclude: ELSEWHERE,
};

// Kept apart from vite.config.ts: the React Router plugin must not run in unit tests.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // No test measures time: what is slow on a machine that is held up is not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each mail that waits is announced where the server was started; here hundreds of nobody's.
    onConsoleLog: (text) => !text.startsWith("Mail ("),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["{engine,domain,calls,server,app,scripts,tests}/**/*.test.ts"],
          setupFiles: ["./tests/laws-setup.ts"],
          exclude: ["**/*.{db,embedded,request,process}.test.ts", ...ELSEWHERE],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "happy-dom",
          isolate: false,
          include: ["app/**/*.test.tsx"],
          setupFiles: ["./tests/dom-setup.ts"],
        },
      },
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
        test: {
          // What the built application answers. All files ask one application, opened once, so they share a worker.
          name: "requests",
          environment: "node",
          include: ["tests/requests/*.request.test.ts"],
          globalSetup: ["./tests/requests/data-folder.ts"],
          setupFiles: ["./tests/requests/requests-setup.ts"],
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          // The built server as a process of its own: sockets, signals, folders and ports.
          name: "processes",
          environment: "node",
          include: ["tests/processes/*.process.test.ts"],
          testTimeout: 240_000,
        },
      },
    ],
  },
});
