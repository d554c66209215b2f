/** Why a file or the output cannot be read or written, as part of a sentence. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file.",
  EACCES: "it may not be opened by you.",
  EISDIR: "it is a folder.",
  ENOTDIR: "a part of its path is no folder.",
  ENOSPC: "the disk is full.",
};

export function reasonOf({ code = "", message }: NodeJS.ErrnoException): string {
  return REASONS[code] ?? message;
}
