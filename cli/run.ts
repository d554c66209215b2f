/** Finds the command and answers with an exit code. */

import { nearestWord } from "#calls/nearest.ts";
import { runCallCommand } from "./call-command.ts";
import { COMMANDS, findCommand } from "./commands.ts";
import { CommandProblem, EXIT, type ExitCode, usageProblem } from "./exit-code.ts";
import type { Program } from "./streams/program.ts";

/** Never throws for what somebody typed or sent; a fault of the program itself is said with its stack. */
export async function run(args: readonly string[], program: Program): Promise<ExitCode> {
  try {
    return await dispatch(args, program);
  } catch (error) {
    if (error instanceof CommandProblem) {
      const [first = "", ...more] = error.message.split("\n");
      const lines =
        more.length === 0
          ? [first]
          : ["these are not taken:", ...[first, ...more].map((line) => `  ${line}`)];
      await program.stderr.write(`tincture: ${lines.join("\n")}\n`);
      return error.exitCode;
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await program.stderr.write(`tincture: this is a fault of the program, and not yours.\n${text}\n`);
    return EXIT.fault;
  }
}

async function dispatch(args: readonly string[], program: Program): Promise<ExitCode> {
  const [first, ...rest] = args;
  switch (first) {
    case undefined:
    case "--help":
    case "-h":
    case "help": {
      const named = findCommand(rest);
      if (first === "help" && named !== undefined) return runCallCommand(named.command, ["--help"], program);
      if (first === "help" && rest[0] === "audit") return audit(["--help"], program);
      if (first === "help" && rest[0] !== undefined) throw unknownCommand(rest);
      await program.stdout.write((await import("./help/help.ts")).overview());
      return first === undefined ? EXIT.usage : EXIT.fine;
    }
    case "audit":
      return audit(rest, program);
    case "mcp": {
      const { serveAgents } = await import("./mcp-command.ts");
      return serveAgents(rest, program);
    }
    case "completion":
      await program.stdout.write(await (await import("./help/completions.ts")).completionScript(rest[0]));
      return EXIT.fine;
  }
  const found = findCommand(args);
  if (found === undefined) throw unknownCommand(args);
  return runCallCommand(found.command, found.rest, program);
}

async function audit(args: readonly string[], program: Program): Promise<ExitCode> {
  return (await import("./audit/audit-command.ts")).runAudit(args, program);
}

function unknownCommand([first = "", second = ""]: readonly string[]): CommandProblem {
  const words = [...COMMANDS.map((command) => command.words), "audit", "mcp", "completion", "help"];
  const nearest = nearestWord(first, words) ?? nearestWord(`${first} ${second}`, words);
  const typed = first.replaceAll(/\p{Cc}+/gu, " ").slice(0, 60);
  return usageProblem(
    `There is no command “${typed}”. ${nearest === undefined ? "“tincture help” lists them." : `Did you mean ${nearest}?`}`,
  );
}
