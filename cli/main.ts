/** Runs the command of this process. */
import "./older-node.ts";
import { run } from "./run.ts";
import { processProgram } from "./streams/program.ts";

export async function main(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), processProgram());
}
