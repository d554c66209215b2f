/** Where tests put databases that they make and remove. */
import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** A file system in memory, where creating a thousand files costs a fraction of what it does on a disk. */
const IN_MEMORY = "/dev/shm";
/** All databases of a run at the same time take less than half of it. */
const NEEDED_BYTES = 4 * 2 ** 30;

/** A folder in memory that has room for the databases of a run; otherwise the folder for temporary files. */
export function databasesFolder(folder = IN_MEMORY, neededBytes = NEEDED_BYTES): string {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes ? folder : tmpdir();
  } catch {
    return tmpdir(); // There is no such folder, or it may not be written to.
  }
}
