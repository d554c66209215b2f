// `node scripts/launch.mjs <file> [arguments]`: installs when needed, then runs the file on the pinned Node.
// Plain JavaScript for any Node from 20 on; everything it launches may be TypeScript.
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { constants } from "node:os";
import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureInstalled, pinnedNode } from "./install/install.mjs";

const OLDEST_NODE_FOR_TYPESCRIPT = 24;

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

const OMIT_DEV = "--omit=dev";
const omitsDev = process.argv[2] === OMIT_DEV;
const [file, ...args] = process.argv.slice(omitsDev ? 3 : 2);
if (!file) throw new Error(`Usage: node scripts/launch.mjs [${OMIT_DEV}] <file> [arguments]`);
ensureInstalled(root, omitsDev);
const node = pinnedNode(root);

endWithParent();
if (realpathSync(process.execPath) === node) {
  requireRecentNode();
  process.argv.splice(1, omitsDev ? 3 : 2, resolve(file));
  await import(pathToFileURL(resolve(file)).href);
} else {
  runApart();
}

/**
 * npm starts this script through a shell, which does not pass on a SIGTERM: the shell dies, and this process would go
 * on unnoticed.
 */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();
}

function requireRecentNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE_FOR_TYPESCRIPT) return;
  console.error(
    `No pinned Node exists for ${process.platform} on ${process.arch}, and this one is ${process.version}: install Node ${OLDEST_NODE_FOR_TYPESCRIPT} or newer.`,
  );
  process.exit(1);
}

/**
 * This script runs on another Node than the pinned one: start the pinned one, pass signals on, and end the way the
 * child ended.
 */
function runApart() {
  const child = spawn(node, [file, ...args], { stdio: "inherit" });
  const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1;
      return;
    }
    for (const name of forwarded) process.removeAllListeners(name);
    process.exitCode = 128 + constants.signals[signal];
    process.kill(process.pid, signal);
  });
}
