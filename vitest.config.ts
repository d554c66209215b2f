import { defineConfig } from "vitest/config";

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
          include: ["{engine,domain,server,app,scripts,tests}/**/*.test.ts"],
          setupFiles: ["./tests/laws-setup.ts"],
          exclude: ["**/*.{db,request,process}.test.ts", "node_modules/**", "build/**"],
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
