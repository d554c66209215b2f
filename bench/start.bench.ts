// Measures how long `npm start` takes until the first page is served: on an empty folder, and again on the same
// folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { freePort } from "../server/http/testing/free-port.ts";
import { freshDataDir } from "../tests/server-process.ts";
import { median } from "./median.ts";

const LATER_STARTS = 5;
const POLL_MS = 5;
/** The limit for the second start, in seconds. */
const TARGET_S = 3;

const dataDir = freshDataDir();
try {
  console.log(`first start, empty folder   ${(await startSeconds(dataDir)).toFixed(2)} s`);
  const later = [];
  for (let run = 0; run < LATER_STARTS; run += 1) later.push(await startSeconds(dataDir));
  const range = `${Math.min(...later).toFixed(2)} to ${Math.max(...later).toFixed(2)}`;
  console.log(
    `later starts, median of ${LATER_STARTS}   ${median(later).toFixed(2)} s (${range}); target ${TARGET_S} s`,
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Seconds from the command to the complete first page. npm and its child processes are one process group. */
async function startSeconds(folder: string): Promise<number> {
  const port = await freePort();
  const startedMs = performance.now();
  const npm = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, PORT: `${port}`, HOST: "127.0.0.1", DATA_DIR: folder },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const gone = once(npm, "exit");
  while (!(await firstPage(`http://127.0.0.1:${port}/`))) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with code ${npm.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const seconds = (performance.now() - startedMs) / 1000;
  if (npm.pid !== undefined) process.kill(-npm.pid, "SIGTERM");
  await gone;
  return seconds;
}

async function firstPage(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return answer.ok && (await answer.text()).includes("</html>");
  } catch {
    return false; // Not listening yet.
  }
}
