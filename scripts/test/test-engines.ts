// `npm run test:engines`: every public page and the tools' main journeys in Firefox and WebKit, at 1440 and 390 px.
import { ensureBuilt } from "#scripts/build/build.ts";
import { runTool } from "#scripts/run-tool.ts";
import { findMachine } from "#tests/machine.ts";

const { firefox, webkit } = findMachine(["engines"]);
if (firefox === undefined || webkit === undefined) {
  console.error("Firefox or WebKit is not installed (Debian: firefox-esr, webkit2gtk-driver, xvfb, xauth).");
  process.exit(1);
}
const built = await ensureBuilt(process.cwd());
process.exitCode =
  built !== 0
    ? built
    : await runTool("vitest/vitest.mjs", ["run", "--project=firefox", "--project=webkit", "--maxWorkers=2"], {
        env: { NODE_ENV: "test", ENGINE_PAGES: "all" },
      });
