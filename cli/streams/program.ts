/** What the program reads from and writes to; tests hand in their own. */
import { isatty } from "node:tty";
import { EXIT } from "#cli/exit-code.ts";
import { reasonOf } from "./file-reason.ts";

export interface ProgramInput {
  readonly isTerminal: boolean;
  /** Chunks of bytes. */
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

export interface ProgramOutput {
  readonly isTerminal: boolean;
  /** Resolves when more may be written. */
  readonly write: (content: string | Uint8Array) => Promise<void>;
}

export interface Program {
  readonly stdin: ProgramInput;
  readonly stdout: ProgramOutput;
  readonly stderr: ProgramOutput;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * The streams of this process. A reader that goes away, such as `head`, ends it without a word; where nothing more can be
 * written, as on a full disk, it ends with a sentence.
 */
export function processProgram(): Program {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit(EXIT.fine);
      if (stream === process.stdout)
        process.stderr.write(`tincture: the output cannot be written: ${reasonOf(error)}\n`);
      process.exit(EXIT.nothing);
    });
  return {
    stdin: { isTerminal: isatty(0), chunks: () => process.stdin },
    stdout: output(process.stdout),
    stderr: output(process.stderr),
    env: process.env,
  };
}

function output(stream: NodeJS.WriteStream & { readonly fd: number }): ProgramOutput {
  return {
    isTerminal: isatty(stream.fd),
    write: (content) =>
      stream.write(content)
        ? Promise.resolve()
        : new Promise((resolve) => {
            stream.once("drain", resolve);
          }),
  };
}
