import { spawn } from "node:child_process";
import { resolve } from "node:path";

/** Runs a file of an installed package on this same Node, without standard input; resolves to its exit code. */
export function runTool(
  fileInPackages: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  return runProgram(process.execPath, [resolve("node_modules", fileInPackages), ...args], env);
}

/** Runs any program without standard input; resolves to its exit code, 1 when it could not be started or was killed. */
export function runProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      settle(1);
    });
    child.on("close", (code) => settle(code ?? 1));
  });
}
