/** What the program answers with; the man page and `tincture help` promise these. */
export const EXIT = {
  /** Done, and nothing to report. */
  fine: 0,
  /** Done, with something to report: a pair below its floor, a line that is no color, a part of a file that was left out. */
  finding: 1,
  /** The command line is wrong: nothing was done. */
  usage: 2,
  /** There was nothing to do it on: no input, no such file, no theme in it, a server that is away. */
  nothing: 3,
  /** A fault of the program itself (EX_SOFTWARE of sysexits.h). */
  fault: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the command with a sentence on stderr. */
export class CommandProblem extends Error {
  override readonly name = "CommandProblem";
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const usageProblem = (message: string): CommandProblem => new CommandProblem(EXIT.usage, message);
export const nothingToDo = (message: string): CommandProblem => new CommandProblem(EXIT.nothing, message);
