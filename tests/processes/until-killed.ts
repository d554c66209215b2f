// Starts a process that writes until it is killed, for the kill tests.

import { spawn } from "node:child_process";
import { sampled } from "#tests/exhaustive.ts";

/**
 * How many times a test kills the process; each round is a start and a recovery. KILL_ROUNDS=20 tests more
 * thoroughly.
 */
export const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? sampled(20, 2));
if (!(KILL_ROUNDS >= 1))
  throw new Error(`KILL_ROUNDS must be a number from 1 on, not ${process.env.KILL_ROUNDS}`);

/**
 * Starts the script and kills it after the `stopAfter`th line it prints; resolves with all lines once it has ended.
 */
export function linesUntilKilled(
  script: string,
  args: readonly string[],
  stopAfter: number,
): Promise<string[]> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const lines: string[] = [];
  let rest = "";
  child.stdout.on("data", (chunk: Buffer) => {
    const complete = (rest + chunk.toString()).split("\n");
    rest = complete.pop() ?? "";
    lines.push(...complete);
    if (lines.length >= stopAfter) child.kill("SIGKILL");
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(lines));
  });
}
