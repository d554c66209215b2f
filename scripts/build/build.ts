// `npm run build`: the production build, its compressed copies, and a stamp with which `npm start` skips the next
// build. With `--if-changed` it builds only when the sources changed since the last build.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "#scripts/run-tool.ts";
import { EmbeddedProblem } from "#server/db/embedded/embedded-problem.ts";
import { findPrograms } from "#server/db/embedded/programs.ts";
import { packCommand } from "./build-command.ts";
import { writeBuildMeta } from "./build-meta.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { builtStamp, sourceStamp, stampFile } from "./build-stamp.ts";
import { compressFolder } from "./compress.ts";

/** Builds into build/ and returns the exit code, 0 for success. */
export async function build(root: string): Promise<number> {
  // The stamp is computed first and the old one removed at once, so that an edit during the build, or an interrupted
  // build, leads to another build.
  const stamp = sourceStamp(root);
  rmSync(stampFile(root), { force: true });
  const code = await runTool("@react-router/dev/bin.cjs", ["build"], { env: { NODE_ENV: "production" } });
  if (code !== 0) return code;
  prepareDatabase();
  writeBuildMeta(root, Date.now());
  await buildServiceWorker(root);
  await compressFolder(join(root, "build/client"));
  const packed = await packCommand(root, join(root, "build/client/tincture.tgz"));
  if (packed !== 0) return packed;
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stampFile(root), stamp);
  return 0;
}

/** Links the libraries of PostgreSQL, since the server may run as a user who may not write to the packages. */
function prepareDatabase(): void {
  try {
    findPrograms();
  } catch (error) {
    // There are no programs for this platform: the server is told by DATABASE_URL where its database is.
    if (!(error instanceof EmbeddedProblem)) throw error;
  }
}

/** Builds only when the sources changed since the last build. */
export async function ensureBuilt(root: string): Promise<number> {
  if (builtStamp(root) === sourceStamp(root)) return 0;
  console.log("Building…");
  return build(root);
}

// Does not use import.meta.main, because the launcher imports this file if it already runs on the pinned Node.
if (process.argv[1] === import.meta.filename) {
  const run = process.argv.includes("--if-changed") ? ensureBuilt : build;
  process.exitCode = await run(process.cwd());
}
