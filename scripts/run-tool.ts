import { spawn } from "node:child_process";
import { resolve } from "node:path";

export interface RunOptions {
  readonly env?: Record<string, string>;
  /**
   * Receives what the program prints, both streams in order of arrival; without it the program prints to the
   * terminal.
   */
  readonly print?: ((text: string) => void) | undefined;
  /** Ends the program when it is aborted. */
  readonly signal?: AbortSignal;
}

/** Runs a file of an installed package on the same Node, without standard input; resolves to its exit code. */
export function runTool(
  fileInPackages: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  return runProgram(process.execPath, [resolve("node_modules", fileInPackages), ...args], options);
}

/** Runs any program without standard input; resolves to its exit code, 1 when it could not be started or was killed. */
export function runProgram(
  command: string,
  args: readonly string[],
  { env, print, signal }: RunOptions = {},
): Promise<number> {
  const output = print === undefined ? "inherit" : "pipe";
  return new Promise((settle) => {
    const child = spawn(command, args, {
      stdio: ["ignore", output, output],
      // Some tools print colors into a pipe, too.
      env: { ...process.env, ...(print !== undefined && { NO_COLOR: "1" }), ...env },
      ...(signal !== undefined && { signal }),
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => print?.(text));
    child.on("error", (error) => {
      // The program was aborted; the "close" event follows when it has ended.
      if (error.name === "AbortError") return;
      (print ?? console.error)(`${command} could not be run: ${error.message}\n`);
      settle(1);
    });
    child.on("close", (code) => settle(code ?? 1));
  });
}
