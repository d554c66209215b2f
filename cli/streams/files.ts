/** Files that are named on the command line; "-" is stdin. */
import { createReadStream } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { nothingToDo, usageProblem } from "#cli/exit-code.ts";
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { decodeText } from "#engine/files/import/decode-text.ts";
import { readFigmaFile } from "#engine/files/import/figma/figma-file.ts";
import { reasonOf } from "./file-reason.ts";
import { allBytes } from "./lines.ts";
import type { Program, ProgramOutput } from "./program.ts";

/** No swatch file, style sheet or set of tokens is larger; the readers have lower limits of their own. */
const MAX_FILE_MB = 64;

/** Throws a problem for people where there is no such file, or it is too large. */
export async function readGivenFile(name: string, { stdin }: Program): Promise<Uint8Array> {
  const tooLarge = () => nothingToDo(`${name === "-" ? "stdin" : name} is larger than ${MAX_FILE_MB} MB.`);
  if (name === "-") return allBytes(stdin.chunks(), MAX_FILE_MB * 1e6, tooLarge);
  try {
    const facts = await stat(name);
    if (facts.isDirectory()) throw nothingToDo(`${name} is a folder.`);
    if (facts.size > MAX_FILE_MB * 1e6) throw tooLarge();
    return await allBytes(createReadStream(name), MAX_FILE_MB * 1e6, tooLarge);
  } catch (error) {
    throw isFileError(error) ? nothingToDo(`${name} cannot be read: ${reasonOf(error)}`) : error;
  }
}

/** By its byte order mark: a shell of Windows writes UTF-16. */
export async function readGivenText(name: string, program: Program): Promise<string> {
  return textOf(await readGivenFile(name, program));
}

const textOf = (bytes: Uint8Array): string => decodeText(bytes, new TextDecoder().decode(bytes));

export interface GivenTheme {
  readonly text: string;
  /** Whether the text stands for a file that is none, and so cannot be written back. */
  readonly isConverted: boolean;
}

/** The same, where a file of Figma counts as the JSON of its variables and styles. */
export async function readGivenTheme(name: string, program: Program): Promise<GivenTheme> {
  const bytes = await readGivenFile(name, program);
  try {
    const figma = readFigmaFile(bytes);
    return { text: figma?.text ?? textOf(bytes), isConverted: figma !== undefined };
  } catch (error) {
    throw error instanceof FileProblem ? nothingToDo(`${name} ${error.message}`) : error;
  }
}

export interface Output {
  readonly append: (content: string | Uint8Array) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The file of that name, which is made with the first content, or stdout. */
export function outputOf(name: string | undefined, stdout: ProgramOutput): Output {
  if (name === undefined || name === "-") return { append: stdout.write, close: async () => {} };
  let opened: Promise<FileHandle> | undefined;
  const attempt = async (act: (file: FileHandle) => Promise<unknown>) => {
    try {
      opened ??= open(name, "w");
      await act(await opened);
    } catch (error) {
      throw isFileError(error)
        ? usageProblem(
            `${name} cannot be written: ${error.code === "ENOENT" ? "there is no such folder." : reasonOf(error)}`,
          )
        : error;
    }
  };
  return {
    append: (content) => attempt((file) => file.writeFile(content)),
    close: () => attempt((file) => file.close()),
  };
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && "syscall" in error;
}
